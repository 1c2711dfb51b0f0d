import { parseArgs } from 'node:util';
import { INTERNAL_ERROR } from '../shared/error-messages.ts';
import { callEndpoint } from './call-endpoint.ts';
import { type CalledApi, findApi, NoApiError } from './find-api.ts';
import { requireOnce } from './require-once.ts';
import { terminalText } from './terminal-text.ts';
import { endWhenUnwritable } from './unwritable-output.ts';

const MANUAL = `npm run -s ask -- "question" [options]

Asks a running API and prints the answer with its citations.

    --url URL    the API, with or without /api/public/v1 (default: the running local API)
    --data DIR   where the local cloud keeps its state (default .local)
    --json       print the response of the API as JSON

The key is read from KC_API_KEY. Without it, the local API is called with the key of its demonstration company.
`;

interface Answer {
  readonly answer: string;
  readonly grounded: boolean;
  readonly citations: readonly { readonly n: number; readonly source_title: string; readonly excerpt: string }[];
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number };
}

class AskError extends Error {}

async function ask(api: CalledApi, question: string): Promise<Answer> {
  const response = await callEndpoint(api, 'copilot-query', { question }).catch(() => {
    throw new AskError('The API did not respond. Is it running?');
  });
  const body = (await response.json().catch(() => null)) as (Answer & { readonly error?: string }) | null;
  if (!response.ok) {
    throw new AskError(`${response.status}: ${body?.error ?? 'The API gave no reason.'}`);
  }
  if (body === null) {
    throw new AskError('The answer was cut short. Ask again.');
  }
  return body;
}

function readable({ answer, grounded, citations, usage }: Answer): string {
  const sources = citations.map(({ n, source_title, excerpt }) => `[${n}] ${source_title}\n${indented(excerpt)}\n`);
  const footer = `${grounded ? 'Grounded' : 'Not grounded'}; ${usage.input_tokens} tokens in, ${usage.output_tokens} out.\n`;
  return terminalText([answer, '', ...sources, footer].join('\n'), { lines: true });
}

// Every line of the excerpt is indented, so that lists and tables keep their lines.
function indented(excerpt: string): string {
  return excerpt.replace(/^/gm, '    ');
}

const ONE_QUESTION = 'Ask one question, in quotes.';

// Returns the question and the options, or `problem` with a sentence if they are not valid.
function readArguments(args: readonly string[]) {
  try {
    requireOnce(args);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  try {
    const options = {
      url: { type: 'string' },
      data: { type: 'string', default: '.local' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [question, ...more] = positionals;
    if (values.help) {
      return 'help';
    }
    return question === undefined || more.length > 0 ? { problem: ONE_QUESTION } : { ...values, question };
  } catch (error) {
    // After the first sentence, the message of parseArgs explains how to pass a positional argument that begins with a
    // hyphen.
    const [sentence = ONE_QUESTION] = error instanceof Error ? error.message.split(/\.\s|\n/, 1) : [];
    return { problem: `${sentence.replace(/\.$/, '')}.` };
  }
}

const asked = readArguments(process.argv.slice(2));
endWhenUnwritable();
if (asked === 'help') {
  process.stdout.write(MANUAL);
} else if ('problem' in asked) {
  process.stderr.write(`${asked.problem} For all options, run npm run -s ask -- --help.\n`);
  process.exitCode = 2;
} else {
  try {
    const api = await findApi(asked.url ?? null, asked.data);
    const answer = await ask(api, asked.question);
    process.stdout.write(asked.json ? `${JSON.stringify(answer)}\n` : readable(answer));
  } catch (error) {
    process.stderr.write(
      `${error instanceof AskError || error instanceof NoApiError ? error.message : INTERNAL_ERROR}\n`,
    );
    process.exitCode = 1;
  }
}

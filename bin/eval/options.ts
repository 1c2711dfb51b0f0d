import { parseOptions } from '../parse-options.ts';
import type { TokenPrices } from './summarize.ts';

/** The manual, printed by --help. */
export const MANUAL = `npm run eval -- --gold FILE [options]

Searches and asks every question of a gold set, and prints how well the API does. To start a local stage for a folder
of documents and questions first: npm run eval:docs -- --folder DIR [options].

  --gold FILE          questions, one JSON object per line (docs/quality.md)
  --url URL            the API, with or without /api/public/v1 (default: the running local API)
  --data DIR           where the local cloud keeps its state (default .local)
  --only WHICH         search or answers (default: both)
  --concurrency N      requests at the same time, 1 to 16 (default 2)
  --answer-seconds N   how long an answer may take (default 300, longer than any stage lets a model take)
  --limit N            the first N questions only
  --prices IN,OUT      dollars per million tokens of the answering model (default 0.33,2.75)
  --floors FILE        JSON with the bounds that figures must meet; a missed one ends with status 1
  --json               print one JSON document instead of the table
  --html FILE          write a page with charts and the worst cases
  --figures-only       print no questions and no answers: for a held-out set, which nobody who tunes may read
  --help               this text

The status is 1 when a floor is missed or requests failed for more than half of the questions.
The key is read from KC_API_KEY. Without it, the local API is called with the key of its demonstration company.
`;

/** The options of `npm run eval`. */
export interface EvalOptions {
  readonly gold: string;
  readonly url: string | null;
  readonly data: string;
  readonly only: 'search' | 'answers' | null;
  readonly concurrency: number;
  readonly answerSeconds: number;
  readonly limit: number;
  readonly prices: TokenPrices;
  readonly floors: string | null;
  readonly json: boolean;
  readonly html: string | null;
  readonly figuresOnly: boolean;
}

const OPTIONS = {
  gold: { type: 'string' },
  url: { type: 'string' },
  data: { type: 'string', default: '.local' },
  only: { type: 'string' },
  concurrency: { type: 'string', default: '2' },
  'answer-seconds': { type: 'string', default: '300' },
  limit: { type: 'string', default: '1000000' },
  prices: { type: 'string', default: '0.33,2.75' },
  floors: { type: 'string' },
  json: { type: 'boolean', default: false },
  html: { type: 'string' },
  'figures-only': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

/** Parses the command line. Returns `help` for --help, or `problem` with a sentence if an option is not valid. */
export function parseEvalOptions(args: readonly string[]): EvalOptions | 'help' | { readonly problem: string } {
  const values = parseOptions(args, OPTIONS);
  if ('problem' in values) {
    return values;
  }
  if (values.help) {
    return 'help';
  }
  const { gold, only = null } = values;
  if (gold === undefined) {
    return { problem: '--gold is required: --gold FILE.' };
  }
  if (only !== null && only !== 'search' && only !== 'answers') {
    return { problem: '--only takes search or answers.' };
  }
  const concurrency = wholeNumber(values.concurrency, 16);
  const answerSeconds = wholeNumber(values['answer-seconds'], 3_600);
  const limit = wholeNumber(values.limit, 1_000_000);
  const [, input, output] = /^(\d+(?:\.\d+)?),(\d+(?:\.\d+)?)$/.exec(values.prices) ?? [];
  if (concurrency === null || answerSeconds === null || limit === null) {
    return { problem: '--concurrency takes 1 to 16, --answer-seconds 1 to 3600, --limit a whole number from 1.' };
  }
  if (values.html !== undefined && values['figures-only']) {
    return { problem: '--html writes the worst cases, which --figures-only leaves out.' };
  }
  if (input === undefined || output === undefined) {
    return { problem: '--prices takes two numbers such as 0.33,2.75.' };
  }
  return {
    gold,
    url: values.url ?? null,
    data: values.data,
    only,
    concurrency,
    answerSeconds,
    limit,
    prices: { input: Number(input), output: Number(output) },
    floors: values.floors ?? null,
    json: values.json,
    html: values.html ?? null,
    figuresOnly: values['figures-only'],
  };
}

function wholeNumber(text: string, max: number): number | null {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= max ? number : null;
}

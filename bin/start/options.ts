import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The options of `npm start`. */
export interface StartOptions {
  readonly port: number;
  readonly documents: string;
  readonly data: string;
  readonly fresh: boolean;
  readonly bedrock: 'local' | 'aws';
  readonly once: boolean;
  readonly demo: boolean;
  readonly readyFile: string | null;
  readonly question: string | null;
  /** Null: synthesize one. */
  readonly assembly: string | null;
  /** Null: the project's own. */
  readonly dynamoDb: string | null;
  /** Null: the stand-in. */
  readonly openSearch: string | null;
}

/** The manual, printed by --help. */
export const MANUAL = `npm start -- [options]
Runs the whole API on this machine, ingests documents, asks one question, and serves until Ctrl-C.

  --port N           port of the API; 0 takes any free one (default 8787)
  --documents DIR    what the demonstration base holds (default docs)
  --question TEXT    the question to ask at the start (default: one that the documents answer)
  --data DIR         where the state is kept that survives a restart (default .local)
  --fresh            forget that state first
  --bedrock WHICH    local: models that run here; aws: real Bedrock with your AWS credentials, which costs money (default local)
  --dynamodb URL     use the DynamoDB at this address, for example where dynoxide is not available; its state is its own
  --opensearch URL   a real OpenSearch with k-NN instead of the stand-in (docs/real-servers.md); its state is its own
  --assembly DIR     run what cdk synth -c stage=local -c for=local-cloud wrote there, instead of synthesizing
  --once             ask the question, print the answer and end
  --no-demo          start empty: no company, no documents, no question
  --ready-file FILE  written in one step when everything serves: JSON with base_url, key and ids
  --help             this text
`;

/** Parses the command line; returns a sentence when it is not valid. */
export function parseStartOptions(args: readonly string[]): StartOptions | 'help' | { readonly wrong: string } {
  const parsed = readArguments(args);
  if (typeof parsed === 'string') {
    return { wrong: parsed };
  }
  if (parsed.help) {
    return 'help';
  }
  const { port, bedrock } = parsed;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    return { wrong: '--port takes a number from 0 to 65535.' };
  }
  if (bedrock !== 'local' && bedrock !== 'aws') {
    return { wrong: '--bedrock takes local or aws.' };
  }
  const wrong = wrongAddress('dynamodb', parsed.dynamodb, 8000) ?? wrongAddress('opensearch', parsed.opensearch, 9200);
  if (wrong !== null) {
    return { wrong };
  }
  if (parsed['no-demo'] && (parsed.once || parsed.documents !== undefined || parsed.question !== undefined)) {
    return { wrong: '--no-demo starts empty: it goes with neither --once, --documents nor --question.' };
  }
  return {
    port: Number(port),
    bedrock,
    documents: resolve(parsed.documents ?? 'docs'),
    data: resolve(parsed.data),
    fresh: parsed.fresh,
    once: parsed.once,
    demo: !parsed['no-demo'],
    readyFile: pathOf(parsed['ready-file']),
    question: parsed.question ?? null,
    assembly: pathOf(parsed.assembly),
    dynamoDb: parsed.dynamodb ?? null,
    openSearch: parsed.opensearch ?? null,
  };
}

function wrongAddress(option: string, address: string | undefined, port: number): string | null {
  const right = address === undefined || /^https?:\/\/./.test(address);
  return right ? null : `--${option} takes an address such as http://127.0.0.1:${port}.`;
}

function pathOf(option: string | undefined): string | null {
  return option === undefined ? null : resolve(option);
}

function readArguments(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      strict: true,
      options: {
        port: { type: 'string', default: '8787' },
        documents: { type: 'string' },
        question: { type: 'string' },
        assembly: { type: 'string' },
        dynamodb: { type: 'string' },
        opensearch: { type: 'string' },
        data: { type: 'string', default: '.local' },
        fresh: { type: 'boolean', default: false },
        bedrock: { type: 'string', default: 'local' },
        once: { type: 'boolean', default: false },
        'no-demo': { type: 'boolean', default: false },
        'ready-file': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
  }
}

import { parseArgs } from 'node:util';
import { readSeed } from '../harness/properties/read-seed.ts';

/** The options of `npm run test:servers`. */
export interface ServersOptions {
  /** Start the OpenSearch alone and keep it until Ctrl-C, instead of testing. */
  readonly serve: boolean;
  readonly port: number;
  readonly data: string | undefined;
  readonly cache: string | undefined;
  readonly dynamoDb: string | null;
  /** Null: 2,000 for the index, and 80 for each other service. */
  readonly operations: number | null;
  readonly seed: number;
  /** Parts of the names of the test files to run; all if empty. */
  readonly files: readonly string[];
}

/** The manual, printed by --help. */
export const MANUAL = `npm run test:servers -- [options] [FILES]
Compares the product and its stand-ins with servers that others wrote. Needs Java 17, Maven, Python 3.10 and Go 1.25 or later.

  --dynamodb URL     also run the tests of the tables, and everything on this DynamoDB (by default, npm test runs them on dynoxide)
  --operations N     operations of the lock-step fuzz (default: 2000, and 80 calls of each other service)
  --seed N           its seed (default: 1), or random: a new one, which is printed
  --serve            start OpenSearch alone, print its address, and end it with Ctrl-C
  --port N           port of OpenSearch (default: any free one)
  --data DIR         keep its data in this folder (default: a temporary one)
  --cache DIR        where the server is installed (default .local/servers)
  --help             this text
`;

/** Parses the command line; returns a sentence when it is not valid. */
export function parseServersOptions(args: readonly string[]): ServersOptions | 'help' | { readonly problem: string } {
  const parsed = readArguments(args);
  if (typeof parsed === 'string') {
    return { problem: parsed };
  }
  const { values, positionals } = parsed;
  if (values.help) {
    return 'help';
  }
  if (!isWhole(values.port, 65_535)) {
    return { problem: '--port takes a number from 0 to 65535.' };
  }
  if (values.operations !== undefined && !isWhole(values.operations, 1e7)) {
    return { problem: '--operations takes a whole number.' };
  }
  const seed = readSeed(values.seed);
  if (seed === null) {
    return { problem: '--seed takes a whole number, or random.' };
  }
  if (values.dynamodb !== undefined && !/^https?:\/\/./.test(values.dynamodb)) {
    return { problem: '--dynamodb takes an address such as http://127.0.0.1:8000.' };
  }
  return {
    serve: values.serve,
    port: Number(values.port),
    data: values.data,
    cache: values.cache,
    dynamoDb: values.dynamodb ?? null,
    operations: values.operations === undefined ? null : Number(values.operations),
    seed,
    files: positionals,
  };
}

function isWhole(text: string, max: number): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) <= max;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      strict: true,
      allowPositionals: true,
      options: {
        serve: { type: 'boolean', default: false },
        port: { type: 'string', default: '0' },
        data: { type: 'string' },
        cache: { type: 'string' },
        dynamodb: { type: 'string' },
        operations: { type: 'string' },
        seed: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
  }
}

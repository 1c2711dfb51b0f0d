import { parseArgs } from 'node:util';
import { problemOfModelOptions } from './tuned-model.ts';

/** The text of --help. */
export const MANUAL = `npm run eval:tune -- [options] [SET...]
Measures how passages are best ranked with an embedding model, on sets of documents with questions (docs/quality.md).
A SET is a folder with docs/ and one gold file (*.jsonl).

  --name NAME              of the ranking: lib/ranking/NAME.json (default stand-in)
  --write                  write that file; otherwise it is only printed
  --floor N                similarityFloor: the cosine below which a vector does not count (default 0)
  --bedrock aws            measure amazon.titan-embed-text-v2:0 with your AWS credentials, which costs money
  --models URL --embedding-model NAME   measure a model of a server that speaks OpenAI's API
  --embedding-prefix TEXT  prefix that this model needs before every text (e5: 'query: ')
  --help                   this text
`;

const CONFIG = {
  allowPositionals: true,
  options: {
    name: { type: 'string', default: 'stand-in' },
    write: { type: 'boolean', default: false },
    floor: { type: 'string', default: '0' },
    bedrock: { type: 'string' },
    models: { type: 'string' },
    'embedding-model': { type: 'string' },
    'embedding-prefix': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
} as const;

/** The options of `npm run eval:tune`, and its sets. */
export type TuneOptions = ReturnType<typeof parseArgs<typeof CONFIG>>;

/** Parses the command line; `problem` says in one line why it is not valid. */
export function parseTuneOptions(args: string[]): TuneOptions | 'help' | { readonly problem: string } {
  try {
    const parsed = parseArgs({ ...CONFIG, args });
    const problem = problemOfModelOptions(parsed.values);
    if (problem !== null) {
      return { problem };
    }
    return parsed.values.help ? 'help' : parsed;
  } catch (error) {
    // Node adds advice to the message that does not fit this program.
    return { problem: error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error) };
  }
}

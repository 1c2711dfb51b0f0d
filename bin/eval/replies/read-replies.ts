import * as v from 'valibot';
import { readInput } from '../read-input.ts';

const text = v.pipe(v.string(), v.minLength(1));
const excerptNumber = v.pipe(v.number(), v.integer(), v.minValue(1));
const Excerpt = v.object({
  title: v.optional(v.string(), ''),
  heading_path: v.optional(v.array(v.string()), []),
  text: v.string(),
});
const Sentence = v.object({
  text,
  quotes: v.optional(v.array(v.object({ excerpt: excerptNumber, text: v.string() })), []),
});
const Reply = v.object({
  id: v.optional(v.string(), ''),
  language: v.optional(text, 'unknown'),
  question: text,
  excerpts: v.array(Excerpt),
  sentences: v.pipe(v.array(Sentence), v.minLength(1)),
  right: v.boolean(),
  why: v.optional(v.string(), ''),
});

/** A model's reply to a question, the excerpts that it was given, and the verdict of a person on the whole reply. */
export type LabeledReply = v.InferOutput<typeof Reply>;

// Some Windows programs write one at the beginning of a text.
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Reads a file of labeled replies, one JSON object per line.
 *
 * @throws an error that names the file, and its first line that is not a labeled reply.
 */
export async function readRepliesFile(path: string): Promise<LabeledReply[]> {
  const lines = (await readInput('The file', path)).replace(BYTE_ORDER_MARK, '').split('\n');
  const replies = lines.flatMap((line, at) =>
    line.trim() === '' ? [] : [readLine(line, `Line ${at + 1} of ${path}`)],
  );
  if (replies.length === 0) {
    throw new Error(`The file ${path} has no replies.`);
  }
  return replies;
}

function readLine(line: string, place: string): LabeledReply {
  const entry = parsed(line);
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    throw new Error(`${place} is not a JSON object: a file of replies has one per line.`);
  }
  if (!('right' in entry)) {
    throw new Error(`${place}: right is missing: whether the reply is right (true or false).`);
  }
  const read = v.safeParse(Reply, entry);
  if (!read.success) {
    const [issue] = read.issues;
    // Not the library's message, which quotes what it received.
    const problem = issue.input === undefined ? ' is missing.' : `: ${issue.expected} is expected.`;
    throw new Error(`${place}: ${v.getDotPath(issue) ?? 'the line'}${problem}`);
  }
  const { excerpts, sentences } = read.output;
  const most = Math.max(0, ...sentences.flatMap(({ quotes }) => quotes.map(({ excerpt }) => excerpt)));
  if (most > excerpts.length) {
    throw new Error(`${place}: a quote names excerpt ${most}, but the reply has ${excerpts.length}.`);
  }
  return read.output;
}

// Returns undefined for invalid JSON, without the parser's message, which quotes the line: nobody may read the replies
// of a file that is kept unread.
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

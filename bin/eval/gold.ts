import * as v from 'valibot';
import { comparedWords, overlap } from './compare-texts.ts';
import { misspelledField, unknownFields } from './field-names.ts';
import { readInput } from './read-input.ts';

const text = v.pipe(v.string(), v.minLength(1));
const Source = v.pipe(
  v.object({
    file: text,
    title: v.optional(text),
    text: v.optional(text),
    page: v.optional(v.nullable(v.number()), null),
  }),
  v.check(({ text: passage, page }) => passage !== undefined || page !== null, 'text or page is missing.'),
);
const Attack = v.object({
  canary_urls: v.optional(v.array(text), []),
  canary_strings: v.optional(v.array(text), []),
});
const Question = v.object({
  id: text,
  question: text,
  answerable: v.boolean(),
  answers: v.optional(v.array(text), []),
  gold: v.optional(v.array(Source), []),
  attack: v.optional(Attack),
});

// The known fields, by the path of the object that has them; `language` is known but not used. Other fields are notes
// of the author.
const FIELDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['', [...Object.keys(Question.entries), 'language']],
  ['gold', Object.keys(Source.entries)],
  ['attack', Object.keys(Attack.entries)],
]);

/** A passage that answers a question: its document, and its text or its page. */
type GoldSource = v.InferOutput<typeof Source>;

/**
 * An entry of the gold set: a question, the passages that answer it (`gold`), and texts (`answers`), one of which a
 * right answer contains.
 */
export type GoldQuestion = v.InferOutput<typeof Question>;

/** An excerpt or citation of the API. */
interface ShownSource {
  readonly source_title: string;
  readonly excerpt: string;
  readonly page?: number | null | undefined;
}

// Some Windows programs write one at the beginning of a text.
const BYTE_ORDER_MARK = /^\uFEFF/;

/** A gold set, and the paths of the fields in its file that are not read. */
interface GoldFile {
  readonly questions: readonly GoldQuestion[];
  readonly unreadFields: readonly string[];
}

/**
 * Reads the file of a gold set.
 *
 * @throws an error that says what is wrong with the file or its first invalid line.
 */
export async function readGoldFile(path: string): Promise<GoldFile> {
  const lines = await readInput('The gold set', path);
  const questions = readGold(lines);
  return { questions, unreadFields: unknownFields(linesOf(lines).map(parsed), FIELDS) };
}

function linesOf(text: string): string[] {
  return text.replace(BYTE_ORDER_MARK, '').split('\n');
}

/**
 * Reads a gold set, one JSON object per line.
 *
 * @throws an error that names the first line that is not valid.
 */
export function readGold(lines: string): GoldQuestion[] {
  const lineOf = new Map<string, number>();
  const questions = linesOf(lines).flatMap((line, at) => {
    if (line.trim() === '') {
      return [];
    }
    const question = readLine(line, at + 1);
    const before = lineOf.get(question.id);
    if (before !== undefined) {
      throw new Error(`Line ${at + 1} of the gold set: id: line ${before} has the id ${question.id} as well.`);
    }
    lineOf.set(question.id, at + 1);
    return [question];
  });
  if (questions.length === 0) {
    throw new Error('The gold set has no questions.');
  }
  return questions;
}

function readLine(line: string, number: number): GoldQuestion {
  const entry = parsed(line);
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) {
    throw new Error(`Line ${number} of the gold set is not a JSON object: a gold set has one per line.`);
  }
  const misspelled = misspelledField(entry, FIELDS);
  if (misspelled !== null) {
    const { path, known } = misspelled;
    throw new Error(`Line ${number} of the gold set: ${path}: there is no such field; the name is ${known}.`);
  }
  const read = v.safeParse(Question, entry);
  if (!read.success) {
    const [issue] = read.issues;
    const problem = issue.input === undefined ? ' is missing.' : `: ${issue.message}`;
    throw new Error(`Line ${number} of the gold set: ${v.getDotPath(issue) ?? 'the line'}${problem}`);
  }
  return read.output;
}

// Returns undefined for invalid JSON, without the parser's message, which quotes the line: nobody may read the
// questions of a held-out set.
function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

// The share of the shorter text that an excerpt and a gold passage must have in common. At about a third, documents
// that are split at other places get the same score.
const SHARED_MIN = 0.35;

/**
 * Whether a source of the API is the gold passage: the same document, and a similar text or, without a text, the same
 * page; any page, if the gold passage has none.
 */
export function isGold(shown: ShownSource, gold: GoldSource): boolean {
  if (!isOfDocument(shown.source_title, gold)) {
    return false;
  }
  return gold.text === undefined
    ? gold.page === null || shown.page === gold.page
    : overlap(shown.excerpt, gold.text) >= SHARED_MIN;
}

/** Whether the title of a source is that of the gold passage's document: its title, or the name of its file. */
export function isOfDocument(title: string, { file, title: goldTitle }: GoldSource): boolean {
  const shown = normalizedTitle(title);
  return (
    shown === normalizedTitle(goldTitle ?? '') ||
    [title, nameOf(title)].map(normalizedTitle).includes(normalizedTitle(nameOf(file)))
  );
}

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.[a-z0-9]{1,5}$/i, '');
}

function normalizedTitle(title: string): string {
  return comparedWords(title).join('');
}

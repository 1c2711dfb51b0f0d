import * as v from 'valibot';
import { comparedWords, overlap } from './compare-texts.ts';

const text = v.pipe(v.string(), v.minLength(1));
const Source = v.object({
  file: text,
  title: v.optional(text),
  text: v.optional(text),
  page: v.optional(v.nullable(v.number()), null),
});
const Question = v.object({
  id: text,
  question: text,
  answerable: v.boolean(),
  answers: v.optional(v.array(text), []),
  gold: v.optional(v.array(Source), []),
  attack: v.optional(
    v.object({
      canary_urls: v.optional(v.array(text), []),
      canary_strings: v.optional(v.array(text), []),
    }),
  ),
});

/** A passage that answers a question: its document, and its text or page. */
type GoldSource = v.InferOutput<typeof Source>;

/**
 * An entry of the gold set: a question, the passages that answer it (`gold`), and the texts of which a right answer
 * contains one (`answers`).
 */
export type GoldQuestion = v.InferOutput<typeof Question>;

/** An excerpt or citation of the API. */
export interface ShownSource {
  readonly source_title: string;
  readonly excerpt: string;
  readonly page?: number | null;
}

// Windows programs write it at the beginning of a text.
const BYTE_ORDER_MARK = /^\uFEFF/;

/** Reads a gold set, one JSON object per line; throws a sentence that names the first line that is wrong. */
export function readGold(lines: string): GoldQuestion[] {
  const read = lines.replace(BYTE_ORDER_MARK, '').split('\n');
  const questions = read.flatMap((line, at) => {
    if (line.trim() === '') {
      return [];
    }
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Question), line);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      throw new Error(`Line ${at + 1} of the gold set: ${v.getDotPath(issue) ?? 'the line'}: ${issue.message}`);
    }
    return [parsed.output];
  });
  if (questions.length === 0) {
    throw new Error('The gold set has no question.');
  }
  return questions;
}

// Makes different ways of splitting documents comparable: a passage is right when it shares about a third of the
// shorter of the two texts.
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

// The API shows titles; a document without a title gets the name of its file.
function isOfDocument(title: string, { file, title: goldTitle }: GoldSource): boolean {
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

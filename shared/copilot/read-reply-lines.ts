import { withoutMarks } from './citation-marks.ts';

/** The longest reply that is read, in UTF-16 units: far longer than an answer of 512 tokens, a stage's default. */
export const ANSWER_LENGTH_MAX = 32_768;

/** The verdicts that a model can give on whether the excerpts answer the question. */
export const VERDICTS = ['fully', 'partly', 'no', 'contradictory'] as const;

/** The model's own verdict on whether the excerpts answer the question. */
export type Verdict = (typeof VERDICTS)[number];

/** Words that the model claims to have copied from an excerpt; `n` is the number of the excerpt in the prompt. */
export interface Quote {
  readonly n: number;
  readonly text: string;
}

/** The parts of a reply. */
export interface ModelReply {
  readonly quotes: readonly Quote[];
  readonly verdict: Verdict;
  /** The sentences with their marks; '' after the verdict `no`. */
  readonly text: string;
  /** What the excerpts do not answer; null if the model names nothing. */
  readonly missing: string | null;
}

const LABEL = /^[ \t]*(QUOTE|VERDICT|ANSWER|MISSING)\b/i;
const QUOTE_LABEL = /^QUOTE ?\[(\d{1,3})\] ?[:：]?[ \t]*/i;
// After the first quote, small models leave out the word QUOTE.
const FURTHER_LABEL = /^(?:QUOTE ?)?[[【](\d{1,3})[\]】] ?[:：]?[ \t]*/i;
const VERDICT_LINE = /^VERDICT ?: ?(fully|partly|no|contradictory)\.?$/i;
const ANSWER_LINE = /^\s*ANSWER ?:(.*)$/i;
const MISSING_LINE = /^\s*MISSING ?:(.*)$/i;
// The prompt asks for ten quotes of one line at most. A few more are accepted.
const QUOTES_MAX = 40;
const QUOTED_LINES_MAX = 200;

/**
 * Reads a reply in the form that the prompt asks for: quotes, verdict, answer, what is missing. A reply may be
 * repeated, as small models do, if all its blocks have one verdict and one answer. Returns null for every other text,
 * and for one of more than 32,768 characters.
 */
export function readReplyLines(text: string): ModelReply | null {
  const blocks = text.length > ANSWER_LENGTH_MAX ? [] : blocksOf(linesOf(text)).map(readBlock);
  const [first = null, ...others] = blocks;
  const isSame = (other: ModelReply | null) =>
    other?.verdict === first?.verdict && other?.text === first?.text && other?.missing === first?.missing;
  if (first === null || !others.every(isSame)) {
    return null;
  }
  const all = blocks.flatMap((block) => block?.quotes ?? []);
  const quotes = [...new Map(all.map((quote) => [`${quote.n} ${quote.text}`, quote])).values()];
  return others.length === 0 ? first : areQuotes(quotes) ? { ...first, quotes } : null;
}

// A block begins with its first quote or its verdict, after the answer of the one before it.
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    const isNew = QUOTE_LABEL.test(line) || VERDICT_LINE.test(line);
    if (isNew && blocks.at(-1)?.some((each) => ANSWER_LINE.test(each)) === true) {
      blocks.push([]);
    }
    blocks.at(-1)?.push(line);
  }
  return blocks;
}

function readBlock(lines: readonly string[]): ModelReply | null {
  const verdicts = lines.map((line) => VERDICT_LINE.exec(line)?.[1]);
  const verdictAt = verdicts.findIndex((each) => each !== undefined);
  const verdict = verdicts[verdictAt]?.toLowerCase() as Verdict | undefined;
  const quotes = readQuotes(lines.slice(0, Math.max(0, verdictAt)));
  if (verdict === undefined || quotes === null) {
    return null;
  }
  if (verdict === 'no') {
    return { quotes, verdict, text: '', missing: null };
  }
  const said = readAnswer(lines.slice(verdictAt + 1));
  return said === null ? null : { quotes, verdict, ...said };
}

/** Returns the lines of a text that are not blank, without the spaces around them. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

// The prompt asks for one line for each quote, but models also copy a row with the header of its table, several items
// of a list, or a heading with the paragraph below it. The excerpts contain no marks, so a mark in a quote was added by
// the model.
function readQuotes(lines: readonly string[]): Quote[] | null {
  const quotes: { readonly n: number; readonly lines: string[] }[] = [];
  for (const line of lines) {
    const label = (quotes.length === 0 ? QUOTE_LABEL : FURTHER_LABEL).exec(line);
    if (label !== null) {
      quotes.push({ n: Number(label[1]), lines: [] });
    } else if (quotes.length === 0 || (LABEL.test(line) && !isSentence(line))) {
      return null;
    }
    quotes.at(-1)?.lines.push(withoutMarks(line.slice(label?.[0].length ?? 0)));
  }
  const read = quotes.map((quote) => ({ n: quote.n, text: quote.lines.join('\n').trim() }));
  return areQuotes(read) ? read : null;
}

/** Whether these can be the quotes of a reply: none is empty, and they do not copy the documents. */
export function areQuotes(quotes: readonly Quote[]): boolean {
  const lines = quotes.reduce((sum, { text }) => sum + text.split('\n').length, 0);
  return lines <= QUOTED_LINES_MAX && quotes.length <= QUOTES_MAX && quotes.every(({ text }) => text !== '');
}

function readAnswer(lines: readonly string[]): { text: string; missing: string | null } | null {
  const [first = '', ...rest] = lines;
  const begun = ANSWER_LINE.exec(first)?.[1];
  const missing = MISSING_LINE.exec(rest.at(-1) ?? '')?.[1]?.trimStart() ?? null;
  const said = missing === null ? rest : rest.slice(0, -1);
  if (begun === undefined || said.some((line) => LABEL.test(line) && !isSentence(line))) {
    return null;
  }
  return { text: [begun, ...said].join('\n').trim(), missing: missing || null };
}

// "Answer the phone within five rings [1]." begins like a labeled line, but is a sentence.
function isSentence(line: string): boolean {
  return !/^[ \t]*[A-Za-z]+ ?(?:\[\d{1,3}\] ?)?:/.test(line);
}

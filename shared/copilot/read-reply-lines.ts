/** The longest reply that is read, in UTF-16 units: far longer than an answer of 512 tokens, a stage's default. */
export const ANSWER_LENGTH_MAX = 32_768;

/** The model's own verdict on whether the excerpts answer the question. */
export type Verdict = 'fully' | 'partly' | 'no' | 'contradictory';

/** Words that the model claims to have copied from an excerpt; `n` is the number of the excerpt in the prompt. */
export interface Quote {
  readonly n: number;
  readonly text: string;
}

/** The parts of a reply. */
interface ModelReply {
  readonly quotes: readonly Quote[];
  readonly verdict: Verdict;
  /** The sentences with their marks; '' after the verdict `no`. */
  readonly text: string;
  /** What the excerpts do not answer; null if the model names nothing. */
  readonly missing: string | null;
}

const LABEL = /^[ \t]*(QUOTE|VERDICT|ANSWER|MISSING)\b/i;
const QUOTE_LINE = /^\s*QUOTE ?\[(\d{1,3})\] ?:[ \t]*(\S.*)$/i;
// Small models leave out the word before a further quote.
const FURTHER_QUOTE = /^\s*(?:QUOTE ?)?\[(\d{1,3})\] ?:[ \t]*(\S.*)$/i;
const VERDICT_LINE = /^VERDICT ?: ?(fully|partly|no|contradictory)\.?$/i;
const ANSWER_LINE = /^\s*ANSWER ?:(.*)$/i;
const MISSING_LINE = /^\s*MISSING ?:[ \t]*(\S.*)$/i;
// The prompt asks for ten at most. A few more are accepted; a reply that copies the documents is not.
const QUOTES_MAX = 40;

/**
 * Reads a reply in the form that the prompt asks for: quotes, verdict, answer, what is missing. Returns null for every
 * other text, and for one of more than 32,768 characters: nothing is repaired.
 */
export function readReplyLines(text: string): ModelReply | null {
  const lines =
    text.length > ANSWER_LENGTH_MAX
      ? []
      : text
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '');
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

// The prompt asks for one line for each quote, but models also copy a row with the header of its table, several items
// of a list, or a heading with the paragraph below it. Each line after the first is a quote of the same excerpt.
function readQuotes(lines: readonly string[]): Quote[] | null {
  const quotes: Quote[] = [];
  let labels = 0;
  for (const line of lines) {
    const [, label, copied = line] = (quotes.length === 0 ? QUOTE_LINE : FURTHER_QUOTE).exec(line) ?? [];
    const n = label === undefined ? quotes.at(-1)?.n : Number(label);
    if (n === undefined || (label === undefined && LABEL.test(line) && !isSentence(line))) {
      return null;
    }
    labels += label === undefined ? 0 : 1;
    quotes.push({ n, text: withoutOwnMark(copied, n) });
  }
  return labels <= QUOTES_MAX ? quotes : null;
}

// Small models end a quote with its mark, as they end a sentence of the answer.
function withoutOwnMark(quote: string, n: number): string {
  const mark = `[${n}]`;
  return quote.endsWith(mark) ? quote.slice(0, -mark.length).trimEnd() : quote;
}

function readAnswer(lines: readonly string[]): { text: string; missing: string | null } | null {
  const [first = '', ...rest] = lines;
  const begun = ANSWER_LINE.exec(first)?.[1];
  const missing = MISSING_LINE.exec(rest.at(-1) ?? '')?.[1] ?? null;
  const said = missing === null ? rest : rest.slice(0, -1);
  if (begun === undefined || said.some((line) => LABEL.test(line) && !isSentence(line))) {
    return null;
  }
  return { text: [begun, ...said].join('\n').trim(), missing };
}

// "Answer the phone within five rings [1]." begins like a labeled line, but is a sentence.
function isSentence(line: string): boolean {
  return !/^[ \t]*[A-Za-z]+ ?(?:\[\d{1,3}\] ?)?:/.test(line);
}

import { BARRIER } from './barrier.ts';
import type { FoldedText } from './folded-text.ts';
import { firstFrom } from './range-search.ts';
import type { TextRange } from './text-range.ts';

/** A part of a folded text to read separately, and the range of the whole text in which its findings count. */
interface Excerpt {
  readonly text: FoldedText;
  /** The index of the part in the whole text. */
  readonly offset: number;
  readonly zone: TextRange;
}

/**
 * The maximum number of characters that a rule looks back from a value beyond the beginning of its paragraph: a surname
 * there can show that a word is an account.
 */
const LOOK_BACK_MAX = 400;
// More than a rule looks ahead: 120 characters for words around a value, 128 for a key or token.
const LOOK_AHEAD_MAX = 160;
// The number of characters after its paragraph at which a barrier can still matter: `LOOK_BACK_MAX`, and the length of
// the longest account name.
const AFTER = LOOK_BACK_MAX + 100;
// The number of characters on both sides of a zone that rules may read too. Not measured.
const MARGIN = 320;
const BREAK = '\n\n';
// Above this share of the text, cutting excerpts costs more than it saves. Not measured.
const WHOLE_SHARE = 0.7;

/**
 * Returns the parts of a text that may read differently now that something in it is covered: the paragraphs that
 * contain a barrier, and the text around them. Everywhere else, rules see the same text as before and would find
 * nothing new.
 */
export function excerptsAroundBarriers(folded: FoldedText): Excerpt[] {
  const { text } = folded;
  const zones = zonesIn(text);
  const read = zones.reduce((total, { start, end }) => total + end - start + 2 * MARGIN, 0);
  if (read > text.length * WHOLE_SHARE) {
    return [{ text: folded, offset: 0, zone: { start: 0, end: text.length } }];
  }
  return zones.map((zone) => {
    const offset = edge(text, Math.max(0, zone.start - MARGIN), -1);
    const end = edge(text, Math.min(text.length, zone.end + MARGIN), 1);
    return { text: sliceOf(folded, offset, end), offset, zone };
  });
}

function zonesIn(text: string): TextRange[] {
  const zones: { start: number; end: number }[] = [];
  for (let at = text.indexOf(BARRIER); at !== -1; ) {
    const last = zones.at(-1);
    const start = Math.max(0, text.lastIndexOf(BREAK, at) - LOOK_AHEAD_MAX);
    const after = text.indexOf(BREAK, at);
    const end = Math.min(text.length, (after === -1 ? text.length : after) + AFTER);
    if (last !== undefined && start <= last.end + 2 * MARGIN) {
      last.end = end;
    } else {
      zones.push({ start, end });
    }
    at = text.indexOf(BARRIER, end);
  }
  return zones;
}

// Moves an edge outward to the next space or an end of the text, so that no word is cut. At the end `charAt` is '',
// which every string includes.
function edge(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (at > 0 && !' \n'.includes(text.charAt(at))) {
    at += step;
  }
  return at;
}

function sliceOf(
  { text, lower, cells, sourceStart, sourceEnd, splits }: FoldedText,
  from: number,
  to: number,
): FoldedText {
  return {
    text: text.slice(from, to),
    lower: lower.slice(from, to),
    cells: cells
      .slice(firstFrom(cells, from), firstFrom(cells, to + 1))
      .filter(({ end }) => end <= to)
      .map((cell) => ({ ...cell, start: cell.start - from, end: cell.end - from })),
    sourceStart: (index) => sourceStart(index + from),
    sourceEnd: (index) => sourceEnd(index + from),
    splits: (index) => splits(index + from),
  };
}

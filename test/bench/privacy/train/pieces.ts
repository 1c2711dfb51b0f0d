import { bitsOfHash, GIVEN, LISTED, SURNAME } from '../../../../shared/privacy/names/word-bits.ts';
import { hashOf } from '../../../../shared/privacy/names/word-hash.ts';
import type { Covered } from '../../../../shared/privacy/tagger/read-text.ts';
import { foldWhole } from '../../../../shared/privacy/text/folded-text.ts';
import { overlapping } from '../../../../shared/privacy/text/range-search.ts';
import type { TextRange } from '../../../../shared/privacy/text/text-range.ts';
import { type MarkedText, rangeOf } from '../marked-text.ts';

/** A marked text, and what the formats find in it. */
export interface TrainingText {
  readonly text: MarkedText;
  readonly covered: readonly Covered[];
}

/** Given names and surnames. */
interface Names {
  readonly given: readonly string[];
  readonly surnames: readonly string[];
}

const WORD = /\p{L}+/gu;
const CAPITALIZED = /^\p{Lu}\p{Ll}{2,}$/u;

/**
 * Returns the listed names that the texts use for things: ships, firms, dishes. The texts were written to be hard, and
 * give these names to things more often than to persons, whose names are rare ones.
 */
export function namesOfThings(texts: readonly TrainingText[]): Names {
  const given = new Set<string>();
  const surnames = new Set<string>();
  for (const { text } of texts) {
    const isMarked = overlapping(text.spans.map(rangeOf));
    for (const { 0: word, index } of text.text.matchAll(WORD)) {
      const bits = CAPITALIZED.test(word) && !isMarked({ start: index, end: index + word.length }) ? bitsOf(word) : 0;
      if ((bits & LISTED) !== 0) {
        ((bits & GIVEN) !== 0 ? given : surnames).add(word);
      }
    }
  }
  return { given: [...given], surnames: [...surnames] };
}

const bitsOf = (word: string): number => bitsOfHash(hashOf(foldWhole(word).text.toLowerCase()));

// The ends of sentences and lines; a piece is not always one of them.
const PIECE_END = /\n+|(?<=[.!?;]) +/g;
const JOINED = 0.3;
const KEPT = 0.5;
// The share of pieces with other names, and of names in them.
const RENAMED_PIECES = 0.25;
const RENAMED = 0.7;

/**
 * Returns about half of a text in pieces, because a question is one sentence, and shows little of what else a text
 * would say; in some of them, most persons have the names of things.
 */
export function piecesOf(whole: TrainingText, random: () => number, names: Names): TrainingText[] {
  const { text } = whole.text;
  const ends = [...text.matchAll(PIECE_END)].filter(() => random() >= JOINED);
  const starts = [0, ...ends.map(({ 0: gap, index }) => index + gap.length)];
  return starts
    .map((start, i) => ({ start, end: ends[i]?.index ?? text.length }))
    .filter(({ start, end }) => end > start && random() < KEPT)
    .map((range) => pieceOf(whole, range))
    .map((piece) => (random() < RENAMED_PIECES ? renamed(piece, random, names) : piece));
}

function pieceOf({ text, covered }: TrainingText, { start, end }: TextRange): TrainingText {
  const isWithin = (range: TextRange): boolean => range.start >= start && range.end <= end;
  return {
    text: {
      ...text,
      text: text.text.slice(start, end),
      spans: text.spans
        .filter((span) => isWithin(rangeOf(span)))
        .map((span) => ({ ...span, start: span.start - start })),
    },
    covered: covered
      .filter(isWithin)
      .map((range) => ({ kind: range.kind, start: range.start - start, end: range.end - start })),
  };
}

// Gives the persons of a piece other names, and moves what stands after them.
function renamed({ text, covered }: TrainingText, random: () => number, names: Names): TrainingText {
  const changes = text.spans
    .filter(({ kind }) => kind === 'PERSON')
    .map((span) => ({ ...rangeOf(span), as: otherName(span.value, random, names) }))
    .filter(({ start, end, as }) => as !== text.text.slice(start, end))
    .sort((one, other) => one.start - other.start);
  const moved = (index: number): number =>
    changes.reduce((at, { start, end, as }) => (end <= index ? at + as.length - (end - start) : at), index);
  const written = changes.reduceRight(
    (all, { start, end, as }) => all.slice(0, start) + as + all.slice(end),
    text.text,
  );
  return {
    text: {
      ...text,
      text: written,
      spans: text.spans.map((span) => {
        const { start, end } = rangeOf(span);
        const from = moved(start);
        return { ...span, start: from, value: written.slice(from, moved(end)) };
      }),
    },
    covered: covered.map(({ kind, start, end }) => ({ kind, start: moved(start), end: moved(end) })),
  };
}

const otherName = (name: string, random: () => number, { given, surnames }: Names): string =>
  name.replace(WORD, (word) => {
    const bits = CAPITALIZED.test(word) ? bitsOf(word) : 0;
    const list = (bits & GIVEN) !== 0 ? given : (bits & SURNAME) !== 0 ? surnames : [];
    return list.length > 0 && random() < RENAMED ? (list[Math.floor(random() * list.length)] as string) : word;
  });

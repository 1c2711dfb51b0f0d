import { type ContinuedTable, continuedTable } from './continued-table.ts';
import type { KnownValues } from './detectors/known-spellings.ts';
import { findPersonalData } from './find-personal-data.ts';
import type { PersonalDataSpan } from './finding.ts';
import type { PersonalDataKind } from './kinds.ts';
import { foldWhole } from './text/folded-text.ts';

// The longest value in our marked texts is an address of 98 characters, and a word that identifies a value is within 50
// characters of it: only values this close to a boundary depend on the other side.
const REACH = 100;
// The number of characters read at the edge of a shown text and of a text beside it, up to a whole word: names need
// their surroundings. Of 999 cuts of marked texts, 11 left a part of a value in clear; with 200 and 100 characters, 15
// did.
const EDGE = 280;
const EDGE_BESIDE = 160;
// An account number in groups has at most 42 characters, and the word that identifies it is within 50 characters of it.
// Tokens are longer, but contain no spaces.
const VALUE_REACH = 100;
const SENTENCE_END = /[.!?…。！？]$/;
// An initial, a title, a street type or a word for a number, after which the sentence goes on.
const ABBREVIATION =
  /(?:^|[^\p{L}])(?:\p{Lu}|[Dd]ra?|[Pp]rof|[Ss]ra?|[Hh]r|[Ff]r|[Mm]rs?|[Mm]s|[Mm]me|[Dd]ott|[Ii]ng|[Mm]evr|[Dd]hr|[Ss]t|[Aa]vd?a?|[Uu]l|[Aa]l|[Pp]l|[Nn]r|[Nn]o|[Gg]eb|[Tt]el)\.$|str\.$/u;
// "eyJhbGciOiJIUzI1NiJ9.": a token may have full stops.
const TOKEN_PART = /[A-Za-z0-9_-]{16}\.$/;
const endsInTokenPart = (tail: string): boolean => /\d/.test(TOKEN_PART.exec(tail)?.[0] ?? '');
const isSentenceOver = (tail: string): boolean =>
  SENTENCE_END.test(tail) && !ABBREVIATION.test(tail) && !endsInTokenPart(tail);

// Kinds with a checksum or a distinctive format. For other kinds, joining two halves proves nothing.
const FORM_KINDS: readonly PersonalDataKind[] = [
  'SECRET',
  'EMAIL',
  'IBAN',
  'CREDIT_CARD',
  'US_SSN',
  'US_ITIN',
  'NATIONAL_ID',
  'CRYPTO_WALLET',
  'PHONE',
];

/**
 * Finds values that chunking split across the boundary of two neighboring texts, or separated from the word or heading
 * that identifies them. Adds each value found, as a whole, to the known values.
 *
 * @returns for each text, the spans that were found in it together with a neighboring text: near its ends, or anywhere
 * in a text that continues a table.
 */
export function findAcrossBoundaries(
  texts: readonly string[],
  kinds: readonly PersonalDataKind[],
  { known = new Map(), before = null, after = null }: BesideTexts = {},
): PersonalDataSpan[][] {
  const shown = texts.map((text): Neighbor => ({ text, isShown: true }));
  const all = [...hidden(before), ...shown, ...hidden(after)];
  const found = new Map(all.map((neighbor) => [neighbor, [] as PersonalDataSpan[]]));
  for (const [i, right] of all.slice(1).entries()) {
    // `i` counts from the second text, so this is the text before it.
    const left = all[i] as Neighbor;
    const boundary = boundaryOf(left, right);
    const sides = readTogether(boundary, kinds);
    for (const { side, span } of sides) {
      found.get(side === 0 ? left : right)?.push(span);
    }
    for (const [spelling, value] of newlyKnown(sides, known)) {
      known.set(spelling, value);
    }
  }
  return shown.map((neighbor) => found.get(neighbor) ?? []);
}

/** What is known in addition to the texts. */
interface BesideTexts {
  readonly known?: KnownValues;
  /** The texts directly before the first and after the last one, which are read near the boundary only. */
  readonly before?: string | null;
  readonly after?: string | null;
}

/** A text beside a boundary, and whether its spans matter. */
interface Neighbor {
  readonly text: string;
  readonly isShown: boolean;
}

const hidden = (text: string | null): Neighbor[] => (text === null ? [] : [{ text, isShown: false }]);

// The values that were not known before, each by its spelling.
function newlyKnown(sides: readonly SideSpan[], known: KnownValues): KnownValues {
  const values = sides.map(({ span: { kind, value }, written }) => [foldWhole(written).text, { kind, value }] as const);
  return new Map(values.filter(([spelling]) => !known.has(spelling)));
}

/** A span in the text before a boundary (0) or after it (1). */
interface SideSpan {
  readonly side: 0 | 1;
  readonly span: PersonalDataSpan;
  /** The whole value. */
  readonly written: string;
}

/** The ends of two texts that meet. */
interface Edges {
  /** The last words of the text before, and where they begin in it. */
  readonly tail: string;
  readonly from: number;
  /** The first words of the text after, and where they begin in it. */
  readonly head: string;
  readonly skipped: number;
}

/** The place where two texts meet, without the spaces between them. */
interface Boundary extends Edges {
  readonly left: Neighbor;
  readonly right: Neighbor;
  /** What separates the last word before from the first one after. */
  readonly glue: string;
}

function boundaryOf(left: Neighbor, right: Neighbor): Boundary {
  const [before, after] = [left.text.trimEnd(), right.text.trimStart()];
  const from = edgeStart(before, before.length - edgeOf(left));
  const to = after.indexOf(' ', edgeOf(right));
  return {
    left,
    right,
    tail: before.slice(from),
    from,
    head: after.slice(0, to === -1 ? after.length : to),
    skipped: right.text.length - after.length,
    glue: OPENING.test(before) ? '' : ' ',
  };
}

// Moves the start to the beginning of a sentence or line, or at least of a word: "long pier" is not a person, but
// "pier" alone may be one.
function edgeStart(text: string, from: number): number {
  const word = text.lastIndexOf(' ', from) + 1;
  const end = word === 0 ? null : /[.!?…] |[\n。！？]/.exec(text.slice(word, -REACH));
  return end === null ? word : word + end.index + end[0].length;
}

const edgeOf = ({ isShown }: Neighbor): number => (isShown ? EDGE : EDGE_BESIDE);

// Chunking cuts between words, which are not always separated by a space: `"name":"` and `Zorblax"`, "*" and "2.5.39".
const OPENING = /["'„“«([{*=@/\\_#-]$/;

function readTogether(boundary: Boundary, kinds: readonly PersonalDataKind[]): SideSpan[] {
  const { left, right, tail, glue } = boundary;
  const table = continuedTable(left.text.trimEnd(), right.text.trimStart(), glue);
  if (table === 'repeated') {
    return [];
  }
  // No value crosses the end of a row: rows are read only below a heading that is in another text.
  if (table?.glue === '\n') {
    return right.isShown ? readRows(table, boundary, kinds) : [];
  }
  const split = splitValue(
    boundary,
    FORM_KINDS.filter((kind) => kinds.includes(kind)),
  );
  if (table !== null) {
    return [...split, ...readRows(table, boundary, kinds)];
  }
  // What follows a finished sentence says nothing about the words before it.
  return right.isShown || !isSentenceOver(tail) ? [...split, ...readOver(boundary, kinds)] : [];
}

// Reads the words on both sides of a boundary as one text, to find a name, an address, or a label and its value. After
// a finished sentence, spans before the boundary are dropped: each text is also read by itself. A word before the
// boundary may still identify a value after it.
function readOver(boundary: Boundary, kinds: readonly PersonalDataKind[]): SideSpan[] {
  const { tail, head, glue } = boundary;
  const isOver = isSentenceOver(tail);
  const isNearBoundary = ({ start, end }: PersonalDataSpan): boolean =>
    start > tail.length ? start - tail.length <= REACH : !isOver && tail.length - end < REACH;
  const spans = findPersonalData(tail + glue + head, kinds).filter(isNearBoundary);
  return spans.flatMap((span) => sidesOf(span, boundary, glue));
}

// Returns the parts of a span of the joined text that lie before and after the boundary, with indexes of their texts.
function sidesOf(span: PersonalDataSpan, { tail, from, head, skipped }: Edges, separator: string): SideSpan[] {
  const { start, end } = span;
  const headStart = tail.length + separator.length;
  const written = (tail + separator + head).slice(start, end);
  const before = { ...span, start: from + start, end: from + Math.min(end, tail.length) };
  const after = { ...span, start: skipped + Math.max(0, start - headStart), end: skipped + end - headStart };
  return [
    ...(start < tail.length ? [{ side: 0, span: before, written } as const] : []),
    ...(end > headStart ? [{ side: 1, span: after, written } as const] : []),
  ];
}

// Reads the text after a boundary as further rows of the table before it. Of the rows before it, only one that the
// boundary cuts can have new spans.
function readRows(table: ContinuedTable, boundary: Boundary, kinds: readonly PersonalDataKind[]): SideSpan[] {
  const { heading, rows, glue } = table;
  const { left, right, skipped } = boundary;
  const below = right.text.slice(skipped);
  const rest = right.isShown ? below : (below.split('\n', 1)[0] ?? '');
  const begin = heading.length + (glue === '\n' ? rows.length + 1 : rows.lastIndexOf('\n') + 1);
  const whole = {
    tail: heading + rows,
    from: left.text.trimEnd().length - heading.length - rows.length,
    head: rest,
    skipped,
  };
  return findPersonalData(heading + rows + glue + rest, kinds)
    .filter(({ start }) => start >= begin)
    .flatMap((span) => sidesOf(span, whole, glue));
}

// Finds values that were cut in two, by joining both sides with nothing between them.
function splitValue(boundary: Boundary, kinds: readonly PersonalDataKind[]): SideSpan[] {
  // A text that ends with a complete sentence was not cut inside a value.
  if (isSentenceOver(boundary.tail) || !mayBeCut(boundary)) {
    return [];
  }
  const edges = narrowed(boundary, VALUE_REACH);
  const split = findPersonalData(edges.tail + edges.head, kinds)
    .map((span) => sidesOf(span, edges, ''))
    .filter((sides) => sides.length === 2);
  // Split values are rare, so each side is read separately only when one was found.
  return split.length === 0 || isWholeOnOneSide(edges, kinds) ? [] : split.flat();
}

function narrowed({ tail, from, head, skipped }: Edges, length: number): Edges {
  const start = tail.lastIndexOf(' ', Math.max(0, tail.length - length)) + 1;
  const end = head.indexOf(' ', length);
  return { tail: tail.slice(start), from: from + start, head: end === -1 ? head : head.slice(0, end), skipped };
}

// Values with a checksum or a format have a digit, an @ or many letters without a space.
const mayBeCut = ({ tail, head }: Edges): boolean =>
  /[\d@]|\S{20}/.test(`${tail.split(/\s/).at(-1)}${head.split(/\s/, 1)[0]}`);

// A value that is complete on one side does not continue on the other, except a number followed by more digits.
function isWholeOnOneSide({ tail, head }: Edges, kinds: readonly PersonalDataKind[]): boolean {
  if (/\d$/.test(tail) && /^[\d-]/.test(head)) {
    return false;
  }
  return (
    findPersonalData(tail, kinds).some(({ end }) => end === tail.length) ||
    findPersonalData(head, kinds).some(({ start }) => start === 0)
  );
}

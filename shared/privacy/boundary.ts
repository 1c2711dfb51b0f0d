import type { KnownValues } from './detectors/known-spellings.ts';
import { findPersonalData, type PersonalDataSpan } from './find-personal-data.ts';
import type { PersonalDataKind } from './kinds.ts';
import { foldWhole } from './text/folded-text.ts';
import { readTables } from './text/tables/table-cells.ts';

// No rule looks further than this many characters from a value. Only values this close to a boundary can depend on the
// other side. Twice as much is read of each side, in whole words, so that their own surroundings are read as well.
const REACH = 160;
const EDGE = 2 * REACH;
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
  known: KnownValues = new Map(),
): PersonalDataSpan[][] {
  const found = texts.map((): PersonalDataSpan[] => []);
  const byForm = FORM_KINDS.filter((kind) => kinds.includes(kind));
  for (const [i, right] of texts.slice(1).entries()) {
    // `i` counts from the second text, so this is the text before it.
    const left = texts[i] as string;
    const boundary = boundaryOf(left, right);
    const table = tableAbove(left.trimEnd(), right.trimStart());
    const read = table === null ? readOver(boundary, kinds) : readBelow(table, right, kinds);
    const sides = [...splitValue(boundary, byForm), ...read];
    for (const { side, span } of sides) {
      found[i + side]?.push(span);
    }
    for (const [spelling, value] of newlyKnown(sides, known)) {
      known.set(spelling, value);
    }
  }
  return found;
}

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

/** The place where two texts meet, without the blanks between them. */
interface Boundary {
  /** The last words of the text before, and where they begin in it. */
  readonly tail: string;
  readonly from: number;
  /** The first words of the text after, and where they begin in it. */
  readonly head: string;
  readonly skipped: number;
}

function boundaryOf(left: string, right: string): Boundary {
  const [before, after] = [left.trimEnd(), right.trimStart()];
  const from = before.lastIndexOf(' ', before.length - EDGE) + 1;
  const to = after.indexOf(' ', EDGE);
  return {
    tail: before.slice(from),
    from,
    head: after.slice(0, to === -1 ? after.length : to),
    skipped: right.length - after.length,
  };
}

// Reads the words on both sides of a boundary as one text, to find a name, an address, or a label and its value. What
// follows a finished sentence says nothing about the words before it, so spans before the boundary are then dropped:
// each text is also read by itself. A word before the boundary may still identify a value after it.
function readOver(boundary: Boundary, kinds: readonly PersonalDataKind[]): SideSpan[] {
  const { tail, head } = boundary;
  const isOver = isSentenceOver(tail);
  const isNearBoundary = ({ start, end }: PersonalDataSpan): boolean =>
    start > tail.length ? start - tail.length <= REACH : !isOver && tail.length - end < REACH;
  const spans = findPersonalData(`${tail} ${head}`, kinds).filter(isNearBoundary);
  return spans.flatMap((span) => sidesOf(span, boundary, ' '));
}

// Returns the parts of a span of the joined text that lie before and after the boundary, with indexes of their texts.
function sidesOf(span: PersonalDataSpan, { tail, from, head, skipped }: Boundary, separator: string): SideSpan[] {
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

// The part above the boundary of a table that continues below it, from its heading; null when no table continues.
function tableAbove(left: string, right: string): string | null {
  const [next] = right.split('\n', 1);
  const { cells } = readTables(`${left}\n${next}`);
  const below = cells.findLast(({ start }) => start > left.length);
  const first = cells.find(({ labels }) => labels === below?.labels);
  return first === undefined || first.start > left.length
    ? null
    : `${left.slice(left.lastIndexOf('\n', first.start) + 1)}\n`;
}

// Reads the text after a boundary as further rows of the table above it.
function readBelow(table: string, right: string, kinds: readonly PersonalDataKind[]): SideSpan[] {
  const rows = right.trimStart();
  const offset = right.length - rows.length - table.length;
  return findPersonalData(table + rows, kinds)
    .filter(({ start }) => start >= table.length)
    .map((span) => {
      const [start, end] = [span.start + offset, span.end + offset];
      return { side: 1, span: { ...span, start, end }, written: right.slice(start, end) };
    });
}

// Finds values that were cut in two, by joining both sides with nothing between them.
function splitValue(boundary: Boundary, kinds: readonly PersonalDataKind[]): SideSpan[] {
  const { tail, head } = boundary;
  // A text that ends with a complete sentence was not cut inside a value.
  if (isSentenceOver(tail)) {
    return [];
  }
  const split = findPersonalData(tail + head, kinds)
    .map((span) => sidesOf(span, boundary, ''))
    .filter((sides) => sides.length === 2);
  // Split values are rare; only with one is it worth reading each side separately.
  return split.length === 0 || isWholeOnOneSide(boundary, kinds) ? [] : split.flat();
}

// A value that is complete on one side does not continue on the other, except a number followed by more digits.
function isWholeOnOneSide({ tail, head }: Boundary, kinds: readonly PersonalDataKind[]): boolean {
  if (/\d$/.test(tail) && /^[\d-]/.test(head)) {
    return false;
  }
  return (
    findPersonalData(tail, kinds).some(({ end }) => end === tail.length) ||
    findPersonalData(head, kinds).some(({ start }) => start === 0)
  );
}

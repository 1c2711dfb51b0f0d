import { findPersonalData, type PersonalDataSpan } from './find-personal-data.ts';
import type { PersonalDataKind } from './kinds.ts';

// Longer than any value without a line break, plus the words beside it.
const EDGE = 160;
const SENTENCE_END = /[.!?…。！？]$/;

// Kinds with a checksum or a form of their own. For any other kind, two joined texts are no evidence.
const BOUNDARY_KINDS: readonly PersonalDataKind[] = [
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

// Kinds that words give away: what one side has of them is read again with the other side's words.
const WORD_KINDS: readonly PersonalDataKind[] = [
  'PASSPORT',
  'DRIVER_LICENSE',
  'DATE_OF_BIRTH',
  'BANK_ACCOUNT',
  'LICENSE_PLATE',
  'STREET_ADDRESS',
  'PERSON',
  'SECRET',
];

/**
 * Finds values that chunking split over the boundary of two neighbouring texts, or parted from the word or the heading
 * that gives them away.
 *
 * @returns for each text the spans at its ends that belong to such a value.
 */
export function findAcrossBoundaries(
  texts: readonly string[],
  kinds: readonly PersonalDataKind[],
): PersonalDataSpan[][] {
  const found: PersonalDataSpan[][] = texts.map(() => []);
  const byWords = WORD_KINDS.filter((kind) => kinds.includes(kind));
  const structured = BOUNDARY_KINDS.filter((kind) => kinds.includes(kind));
  for (let i = 0; i + 1 < texts.length; i += 1) {
    const [left = '', right = ''] = [texts[i], texts[i + 1]];
    for (const { side, span } of readAcross(left, right, { byWords, all: kinds })) {
      found[i + side]?.push(span);
    }
    for (const separator of ['', ' ']) {
      const span = spanAcross({ left, right, separator }, structured);
      if (span === null) {
        continue;
      }
      found[i]?.push(span.left);
      found[i + 1]?.push(span.right);
      break;
    }
  }
  return found;
}

/** A span in the text before (0) or after (1) a boundary. */
interface SideSpan {
  readonly side: 0 | 1;
  readonly span: PersonalDataSpan;
}

// The words before a boundary and those after it, read as one: a name, an address, a label and its value.
function readAcross(
  left: string,
  right: string,
  { byWords, all }: { readonly byWords: readonly PersonalDataKind[]; readonly all: readonly PersonalDataKind[] },
): SideSpan[] {
  const tail = left.trimEnd();
  const skipped = right.length - right.trimStart().length;
  const cut = Math.max(0, tail.length - EDGE);
  const from = cut === 0 ? 0 : tail.indexOf(' ', cut) + 1;
  const heading = headingAbove(tail, right.slice(skipped));
  const before = heading === '' ? tail.slice(from) : `${heading}\n`;
  const separator = heading === '' ? ' ' : '';
  // Below a heading every kind counts.
  const kinds = heading === '' ? byWords : all;
  if (kinds.length === 0) {
    return [];
  }
  const head = right.slice(skipped, skipped + (heading === '' ? EDGE : ROWS));
  const boundary = before.length + separator.length;
  return findPersonalData(before + separator + head, kinds).flatMap((span): SideSpan[] => {
    // What is at the outer end of an edge may continue beyond it.
    const isCut = span.end === boundary + head.length && head.length < right.length - skipped;
    const isNear = span.end > before.length && (span.start < boundary + EDGE || heading !== '');
    if (isCut || !isNear || (heading === '' && SENTENCE_END.test(tail) && span.start < boundary)) {
      return [];
    }
    const behind = { ...span, start: Math.max(0, span.start - boundary) + skipped, end: span.end - boundary + skipped };
    const isSplit = span.start < before.length && heading === '';
    const first = { ...span, start: span.start + from, end: tail.length };
    return isSplit
      ? [
          { side: 0, span: first },
          { side: 1, span: behind },
        ]
      : [{ side: 1, span: behind }];
  });
}

const ROWS = 4_000;

// The first line of the table that a boundary cuts; '' when it cuts none.
function headingAbove(tail: string, right: string): string {
  const first = right.slice(0, right.indexOf('\n') === -1 ? right.length : right.indexOf('\n'));
  for (const separator of ['|', ';', '\t', ',']) {
    const lines = tail.split('\n');
    let at = lines.length;
    while (at > 0 && (lines[at - 1]?.split(separator).length ?? 0) > 2) {
      at -= 1;
    }
    const heading = lines[at] ?? '';
    const columns = heading.split(separator).length;
    if (columns > 2 && Math.abs(first.split(separator).length - columns) <= 1 && lines.length - at > 1) {
      return heading;
    }
  }
  return '';
}

/** Two neighbouring texts, and the separator with which they are joined for the scan. */
interface Boundary {
  readonly left: string;
  readonly right: string;
  readonly separator: string;
}

function spanAcross(
  boundary: Boundary,
  kinds: readonly PersonalDataKind[],
): { left: PersonalDataSpan; right: PersonalDataSpan } | null {
  const { left, right, separator } = boundary;
  const tail = left.trimEnd();
  // A text that ends with its sentence was not cut inside a value.
  if (SENTENCE_END.test(tail)) {
    return null;
  }
  const head = right.trimStart();
  const from = Math.max(0, tail.length - EDGE);
  const tailEnd = tail.length - from;
  const headStart = tailEnd + separator.length;
  const span = findPersonalData(tail.slice(from) + separator + head.slice(0, EDGE), kinds).find(
    ({ start, end }) => start < tailEnd && end > headStart,
  );
  if (span === undefined || isWholeOnOneSide(left, right, kinds)) {
    return null;
  }
  const skipped = right.length - head.length;
  return {
    left: { ...span, start: from + span.start, end: tail.length },
    right: { ...span, start: skipped, end: skipped + span.end - headStart },
  };
}

// A value that is whole on its own side does not continue on the other, unless a number continues with digits.
function isWholeOnOneSide(left: string, right: string, kinds: readonly PersonalDataKind[]): boolean {
  const [tail, head] = [left.trimEnd(), right.trimStart()];
  if (/\d$/.test(tail) && /^[\d-]/.test(head)) {
    return false;
  }
  const start = right.length - head.length;
  const edge = left.slice(-EDGE);
  return (
    findPersonalData(edge, kinds).some((span) => span.end + left.length - edge.length >= tail.length) ||
    findPersonalData(right.slice(0, EDGE), kinds).some((span) => span.start <= start)
  );
}

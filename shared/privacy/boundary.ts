import { findPersonalData, type PersonalDataSpan } from './find-personal-data.ts';
import type { PersonalDataKind } from './kinds.ts';

// Longer than any value that is written without a break, and room for the words beside it.
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

/**
 * Finds values that chunking split over the boundary of two neighbouring texts. Looks for phone numbers and for kinds
 * with a form or a checksum.
 *
 * @returns for each text the spans at its ends that belong to such a value.
 */
export function findAcrossBoundaries(
  texts: readonly string[],
  kinds: readonly PersonalDataKind[],
): PersonalDataSpan[][] {
  const found: PersonalDataSpan[][] = texts.map(() => []);
  const structured = BOUNDARY_KINDS.filter((kind) => kinds.includes(kind));
  for (let i = 0; i + 1 < texts.length; i += 1) {
    const [left = '', right = ''] = [texts[i], texts[i + 1]];
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

import { findPersonalData, type PersonalDataSpan } from './find-personal-data.ts';
import type { PersonalDataKind } from './kinds.ts';

// Longer than any value that is written without a break, and room for the words beside it.
const EDGE = 160;
const SENTENCE_END = /[.!?…。！？]$/;

// Kinds that prove themselves; of any other the joined ends of two texts say nothing.
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
 * Values that a cut has split over two neighbouring texts: for each text the places that belong to one. Only kinds with
 * a form or a checksum of their own, and telephone numbers.
 */
export function findAcrossBoundaries(texts: readonly string[], kinds: readonly PersonalDataKind[]): PersonalDataSpan[][] {
  const found: PersonalDataSpan[][] = texts.map(() => []);
  const structured = BOUNDARY_KINDS.filter((kind) => kinds.includes(kind));
  for (let i = 0; i + 1 < texts.length; i += 1) {
    const [left = '', right = ''] = [texts[i], texts[i + 1]];
    for (const joint of ['', ' ']) {
      const span = spanAcross(left, right, joint, structured);
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

// What is whole on its own side goes no further, unless a number goes on with digits.
function isWhole(last: string, next: string, left: string, right: string, kinds: readonly PersonalDataKind[]): boolean {
  if (/\d/.test(last) && /[\d-]/.test(next)) {
    return false;
  }
  const end = left.trimEnd().length;
  const start = right.length - right.trimStart().length;
  return (
    findPersonalData(left.slice(-EDGE), kinds).some(
      (span) => span.end + left.length - left.slice(-EDGE).length >= end,
    ) || findPersonalData(right.slice(0, EDGE), kinds).some((span) => span.start <= start)
  );
}

function spanAcross(
  left: string,
  right: string,
  joint: string,
  kinds: readonly PersonalDataKind[],
): { left: PersonalDataSpan; right: PersonalDataSpan } | null {
  const tail = left.trimEnd();
  // A text that ends its sentence was not cut inside a value.
  if (SENTENCE_END.test(tail)) {
    return null;
  }
  const head = right.trimStart();
  const from = Math.max(0, tail.length - EDGE);
  const boundary = tail.length - from;
  const after = boundary + joint.length;
  const span = findPersonalData(tail.slice(from) + joint + head.slice(0, EDGE), kinds).find(
    ({ start, end }) => start < boundary && end > after,
  );
  if (span === undefined || isWhole(tail.slice(-1), head.slice(0, 1), left, right, kinds)) {
    return null;
  }
  const skipped = right.length - head.length;
  return {
    left: { ...span, start: from + span.start, end: tail.length },
    right: { ...span, start: skipped, end: skipped + span.end - after },
  };
}

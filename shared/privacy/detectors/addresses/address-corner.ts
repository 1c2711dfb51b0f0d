import type { Finding } from '../../finding.ts';
import { matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { NAME_WORDS_MAX } from './street-name.ts';

const CORNER = 'corner of ';
const NAME = /[A-Z0-9\u00A0-\uFFFB][A-Za-z0-9\u00A0-\uFFFB'./-]{0,40}/y;
const JOINT = / (?:(?:and|und|et|y|e|en|de|del|du|des|la|le|van|von|der|of|the) ){0,2}/y;
// Two streets of at most six words each (street-name.ts).
const WORDS_MAX = 2 * NAME_WORDS_MAX;

/** Finds corners of two streets: "the corner of 3744 Retreat Avenue and Nino Point". */
export function findCorners({ lower, text }: ScannedText): Finding[] {
  const found: Finding[] = [];
  for (let at = lower.indexOf(CORNER); at !== -1; at = lower.indexOf(CORNER, at + 1)) {
    const end = namesEnd(text, at + CORNER.length);
    const start = lower.startsWith('the ', at - 4) ? at - 4 : at;
    if (end !== null) {
      found.push({ kind: 'STREET_ADDRESS', start, end, strength: 1 });
    }
  }
  return found;
}

// Returns where the names of the two streets end. Returns null for a single word, because "the corner of" is then a
// figure of speech.
function namesEnd(text: string, from: number): number | null {
  let end = from;
  let words = 0;
  for (let at = from; words < WORDS_MAX; words += 1) {
    const name = matchAt(NAME, text, at);
    if (name === null) {
      break;
    }
    end = at + name.replace(/[.'-]{1,4}$/, '').length;
    const joint = matchAt(JOINT, text, at + name.length);
    if (joint === null) {
      words += 1;
      break;
    }
    at += name.length + joint.length;
  }
  return words < 2 ? null : end;
}

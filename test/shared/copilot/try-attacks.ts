import { renumberMarks } from '../../../shared/copilot/citation-marks.ts';
import { plainAnswer } from '../../../shared/copilot/plain-answer.ts';
import { createDraws } from '../../harness/random.ts';
import { ATTACKED_EXCERPTS, attackText } from './attack-texts.ts';

// The addresses and tags of the excerpts.
const KNOWN =
  /https:\/\/example\.com\/help(?![\w&#%=+@/-]|[?.:,;!]+[\w(&=])|www\.example\.org(?![\w&#%=+@/-]|[?.:,;!]+[\w(&=])|<\/?b>|<int>|<y(?![^<]*=)/g;
/** Patterns that must not remain in an answer unless an excerpt contains the match. */
export const PLANTED = [
  /<[a-z/!?]/i,
  /:\/\//,
  /www\.[a-z0-9]/i,
  /(?:mailto|javascript|vbscript|(?<![a-z0-9])(?:https?|ftp|data)):\S/i,
  /\]\(/,
  /!\[/,
  /&(?:lt|gt|amp|quot|LT|GT|colon;|sol;|#[0-9]|#[xX][0-9a-fA-F])/,
];
// Characters that no reader sees.
const HIDDEN = /(?![\n\t])[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\p{Cc}\ufff9]/gu;
// Invisible characters that change how the letters or emoji beside them look.
const SEEN = /(?<=\p{Script=Arabic})[\u200c\u200d]|(?<=\p{Extended_Pictographic}\ufe0f?)[\ufe0f\u200d]/gu;

/** Cleans this many attacks, the i-th from seed + i; `broken` is the first one of which something remains. */
export function tryAttacks(count: number, seed: number): { readonly refused: number; readonly broken: string | null } {
  let refused = 0;
  for (let index = 0; index < count; index += 1) {
    const text = attackText(createDraws(seed + index));
    const plain = plainAnswer(text, ATTACKED_EXCERPTS);
    if (plain === null) {
      refused += 1;
      continue;
    }
    const planted = plantedIn(plain);
    if (planted.length > 0 || plainAnswer(plain, ATTACKED_EXCERPTS) !== plain) {
      return { refused, broken: `seed ${seed + index}: ${JSON.stringify({ text, plain, planted })}` };
    }
  }
  return { refused, broken: null };
}

/** Returns the parts of an attack in a text that a client might still interpret. */
export function plantedIn(text: string): string[] {
  const unmarked = renumberMarks(text, ATTACKED_EXCERPTS.length).text;
  const folded = text
    .replace(HIDDEN, '')
    .replaceAll(/[：﹕]/g, ':')
    .replaceAll(/[／]/g, '/')
    .replaceAll('．', '.');
  const readings = [text, unmarked].map((reading) => reading.replace(KNOWN, '\u2205'));
  const planted = PLANTED.filter((pattern) => readings.some((reading) => pattern.test(reading)));
  if (/:\/\/|www\.[a-z0-9]/i.test(folded.replace(KNOWN, '\u2205'))) {
    planted.push(/:\/\//);
  }
  const hidden = text.replace(SEEN, '').search(HIDDEN) === -1 ? [] : ['invisible'];
  return [...planted, ...hidden].map(String);
}

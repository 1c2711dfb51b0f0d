import { renumberMarks } from '../../../shared/copilot/citation-marks.ts';
import { plainAnswer } from '../../../shared/copilot/plain-answer.ts';
import { createDraws } from '../../harness/random.ts';
import { ATTACKED_EXCERPTS, attackText } from './attack-texts.ts';

// The addresses and tags that the excerpts contain and an answer may repeat, each up to its end.
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
// Invisible characters.
const INVISIBLE = /(?![\n\t])[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\p{Cc}\ufff9]/gu;
// Those that ordinary text needs: they change how the letters or emoji beside them look.
const JOINERS = /(?<=\p{Script=Arabic})[\u200c\u200d]|(?<=\p{Extended_Pictographic}\ufe0f?)[\ufe0f\u200d]/gu;

/**
 * Cleans texts that contain attacks, each drawn from the next seed, and counts those that are refused. Ends at the
 * first one in which something remains, and describes it as `broken`.
 */
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

/** Returns the patterns of attacks that match a text as one of several clients would read it. */
export function plantedIn(text: string): string[] {
  const unmarked = renumberMarks(text, ATTACKED_EXCERPTS.length).text;
  const folded = text
    .replace(INVISIBLE, '')
    .replaceAll(/[：﹕]/g, ':')
    .replaceAll('／', '/')
    .replaceAll('．', '.');
  const readings = [text, unmarked].map((reading) => reading.replace(KNOWN, '\u2205'));
  const planted = PLANTED.filter((pattern) => readings.some((reading) => pattern.test(reading)));
  if (/:\/\/|www\.[a-z0-9]/i.test(folded.replace(KNOWN, '\u2205'))) {
    planted.push(/:\/\//);
  }
  const invisible = text.replace(JOINERS, '').search(INVISIBLE) === -1 ? [] : ['invisible'];
  return [...planted, ...invisible].map(String);
}

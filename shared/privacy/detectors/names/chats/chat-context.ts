import type { Finding } from '../../../finding.ts';
import { COMMON, GIVEN, nameBits, ORGANISATION, PLACE, SURNAME, TECHNICAL } from '../../../names/name-bits.ts';
import { allMatches } from '../../../text/match-at.ts';
import { wordSet } from '../../../text/word-set.ts';
import { NUMBERED } from '../initialled-name.ts';
import { DEEDS, KIN } from '../person-words.ts';
import { ASKING, FILLERS } from '../said-of-persons.ts';

/** Articles before things, folded, also those that some put before names. */
export const ARTICLES: ReadonlySet<string> = wordSet(
  'the a an der die das den dem il la lo le les el los las o os as de het en ett ten ta the this that our my',
);
/** What is said of somebody who speaks or comes, folded. */
export const SAYING: ReadonlySet<string> = wordSet(
  'dice dijo diz disse dit sagt sagte meint meinte kommt heisst komt zegt zei heet mowi powiedzial powiedziala sager sa viene vient vem przyjdzie kommer',
);
const INITIALLED = /(?:^|[ (])([a-z]\. [a-z\u00AA-\uFFFB]{4,24}(?:-[a-z\u00AA-\uFFFB]{3,24})?)(?![a-z@.])/g;
const BEING =
  /^ (?:is|was|has|had|said|says|will|kommt|ist|hat|komt|heeft|belt|est|arrive|dit|esta|viene|dice|dijo|vem|disse|jest|ma|powiedzial|kommer|har|sager)\b/;

/** Whether a word of a chat is a name by what is asked of somebody or said by somebody: "ask bill", "pilar dice". */
export function isSpokenOf(line: readonly string[], index: number): boolean {
  const [word = '', before = '', second = '', next = ''] = [
    line[index],
    line[index - 1],
    line[index - 2],
    line[index + 1],
  ];
  if (word.length < 4 || ARTICLES.has(before) || KIN.has(word)) {
    return false;
  }
  const bits = nameBits(word);
  const isName = (bits & (GIVEN | SURNAME)) !== 0 && (bits & (COMMON | TECHNICAL | PLACE | ORGANISATION)) === 0;
  if (!isName) {
    return false;
  }
  return ASKING.has(before) || (FILLERS.has(before) && ASKING.has(second)) || SAYING.has(next) || isDoing(next);
}

// "lives" and "works" are things as well.
const isDoing = (next: string): boolean => DEEDS.has(next) && !next.endsWith('s');

/**
 * Initials and surnames in lowercase letters: "ping j. aerts", "r. okonkwo is off"; not "plan b. danach" or "z. b.".
 */
export function findSmallInitials(lower: string, offset: number): Finding[] {
  return (lower.includes('. ') ? allMatches(INITIALLED, lower) : []).flatMap(({ 0: written, 1: name = '', index }) => {
    const start = index + written.length - name.length;
    const surname = name.slice(3);
    const bits = nameBits(surname);
    const before = lower.slice(0, start).trimEnd().split(' ');
    const last = before.at(-1)?.replace(/[,(:]$/, '') ?? '';
    const isOther =
      (bits & (COMMON | TECHNICAL | PLACE | ORGANISATION)) !== 0 ||
      /(?:^|[ .])[a-z]\.$/.test(lower.slice(0, start).trimEnd());
    const isKnown = (bits & SURNAME) !== 0;
    const isAsked = ASKING.has(last) || (FILLERS.has(last) && ASKING.has(before.at(-2) ?? ''));
    const isNamed = isKnown || isAsked || BEING.test(lower.slice(start + name.length));
    return !isOther && isNamed && !NUMBERED.has(last)
      ? [{ kind: 'PERSON', start: offset + start, end: offset + start + name.length, strength: 1 }]
      : [];
  });
}

import type { Finding } from '../../../finding.ts';
import { COMMON, GIVEN, nameBits, ORGANIZATION, PLACE, SURNAME, TECHNICAL } from '../../../names/name-bits.ts';
import { allMatches } from '../../../text/match-at.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import { wordSet } from '../../../word-set.ts';
import { NUMBERED } from '../../things/numbered-things.ts';
import { DEEDS } from '../person-words.ts';
import { ASKING, FILLERS } from '../phrases-about-persons.ts';

/** Articles and other determiners before things, folded. Some people put an article before names as well. */
export const DETERMINERS: ReadonlySet<string> = wordSet(
  'the a an der die das den dem il la lo le les el los las o os as de het en ett ten ta the this that our my',
);
/** Verbs beside a name in a chat, folded: a person says or thinks something, comes, or has this name. */
export const SAYING: ReadonlySet<string> = wordSet(
  'dice dijo diz disse dit sagt sagte meint meinte kommt heisst komt zegt zei heet mowi powiedzial powiedziala sager sa viene vient vem przyjdzie kommer',
);
const INITIALED = /(?<![^ (])[a-z]\. [a-z\u00AA-\uFFFB]{4,24}(?:-[a-z\u00AA-\uFFFB]{3,24})?(?![a-z@.])/g;
// The length of an initial before the surname: "j. ".
const INITIAL_LENGTH = 3;
// Longer than the two words before an initial, which are all that counts. A line may be as long as the text.
const BEFORE_MAX = 80;
const VERB_AFTER =
  /^ (?:is|was|has|had|said|says|will|kommt|ist|hat|komt|heeft|belt|est|arrive|dit|esta|viene|dice|dijo|vem|disse|jest|ma|powiedzial|kommer|har|sager)\b/;
// The longest of these with its space, and the character after it.
const VERB_REACH = 12;

/** Returns the word at an index of a line, or '' before its first word and after its last. */
export const wordOf = (words: readonly string[], index: number): string => words[index] ?? '';

/** Whether a word in a chat is a name, because someone is asked or said to do something: "ask bill", "pilar dice". */
export function isMentionedPerson(line: readonly string[], index: number): boolean {
  const [word, before, next] = [wordOf(line, index), wordOf(line, index - 1), wordOf(line, index + 1)];
  if (word.length < 4 || DETERMINERS.has(before)) {
    return false;
  }
  const bits = nameBits(word);
  const isName = (bits & (GIVEN | SURNAME)) !== 0 && (bits & (COMMON | TECHNICAL | PLACE | ORGANIZATION)) === 0;
  return isName && (isAsked(line, index) || SAYING.has(next) || isDoing(next));
}

// Whether the words before an index ask someone something: "frag mal".
const isAsked = (words: readonly string[], index: number): boolean =>
  ASKING.has(wordOf(words, index - 1)) ||
  (FILLERS.has(wordOf(words, index - 1)) && ASKING.has(wordOf(words, index - 2)));

// "lives" and "works" can also be nouns.
const isDoing = (next: string): boolean => DEEDS.has(next) && !next.endsWith('s');

/**
 * Finds initials with their surnames in a line in lower case, which begins at `offset` in the text: "ping j. aerts",
 * "r. okonkwo is off"; not "plan b. danach" or "z. b.".
 */
export function findLowercaseInitials(lower: string, offset: number): Finding[] {
  return allMatches(INITIALED, lower).flatMap(({ 0: name, index: start }) => {
    const bits = nameBits(name.slice(INITIAL_LENGTH));
    const before = textBefore(lower, start, BEFORE_MAX).trimEnd();
    const words = before.replace(/[,(:]$/, '').split(' ');
    const isOther =
      (bits & (COMMON | TECHNICAL | PLACE | ORGANIZATION)) !== 0 ||
      /(?:^|[ .])[a-z]\.$/.test(before) ||
      NUMBERED.has(wordOf(words, words.length - 1));
    const isNamed =
      (bits & SURNAME) !== 0 ||
      isAsked(words, words.length) ||
      VERB_AFTER.test(textAfter(lower, start + name.length, VERB_REACH));
    return !isOther && isNamed
      ? [{ kind: 'PERSON', start: offset + start, end: offset + start + name.length, strength: 1 }]
      : [];
  });
}

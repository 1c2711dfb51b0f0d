import type { Finding } from '../../../finding.ts';
import { COMMON, GIVEN, nameBits, ORGANIZATION, PLACE, SURNAME, TECHNICAL } from '../../../names/name-bits.ts';
import { allMatches } from '../../../text/match-at.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import { wordSet } from '../../../word-set.ts';
import { NUMBERED } from '../../things/numbered-things.ts';
import { DEEDS } from '../person-words.ts';
import { ASKING, FILLERS } from '../phrases-about-persons.ts';

/**
 * Articles and other determiners, folded: what follows is likely a thing, but some people also put one before names.
 */
export const DETERMINERS: ReadonlySet<string> = wordSet(
  'the a an der die das den dem il la lo le les el los las o os as de het en ett ten ta the this that our my',
);
/** Verbs that chats use beside a name, folded: somebody says or thinks something, comes, or has this name. */
export const VERBS_BESIDE_NAMES: ReadonlySet<string> = wordSet(
  'dice dijo diz disse dit sagt sagte meint meinte kommt heisst komt zegt zei heet mowi powiedzial powiedziala sager sa viene vient vem przyjdzie kommer',
);
// The shortest name that is recognized by what is asked or said: shorter words are rarely names.
const MENTIONED_MIN = 4;
// "j. aerts": an initial at the beginning of the line or after a space or a parenthesis, and a surname.
const INITIALED = /(?<![^ (])[a-z]\. [a-z\u00AA-\uFFFB]{4,24}(?:-[a-z\u00AA-\uFFFB]{3,24})?(?![a-z@.])/g;
// The length of the initial with its full stop and space: "j. ".
const INITIAL_LENGTH = 3;
// Long enough for the two words before an initial: only these are read, because a line may be as long as the text.
const BEFORE_MAX = 80;
const VERB_AFTER =
  /^ (?:is|was|has|had|said|says|will|kommt|ist|hat|komt|heeft|belt|est|arrive|dit|esta|viene|dice|dijo|vem|disse|jest|ma|powiedzial|kommer|har|sager)\b/;
// The length of the longest of these with its space, and of one more character.
const VERB_REACH = 12;

/** Returns the word at an index of a line, or '' before its first word and after its last. */
export const wordOf = (words: readonly string[], index: number): string => words[index] ?? '';

/** Whether a word of a chat is a name because somebody is asked, or said to do something: "ask bill", "pilar dice". */
export function isMentionedPerson(words: readonly string[], index: number): boolean {
  const [word, before, next] = [wordOf(words, index), wordOf(words, index - 1), wordOf(words, index + 1)];
  if (word.length < MENTIONED_MIN || DETERMINERS.has(before)) {
    return false;
  }
  const bits = nameBits(word);
  const isName = (bits & (GIVEN | SURNAME)) !== 0 && (bits & (COMMON | TECHNICAL | PLACE | ORGANIZATION)) === 0;
  return isName && (isAsked(words, index) || VERBS_BESIDE_NAMES.has(next) || isDoing(next));
}

// Whether the words before an index tell the reader to ask or inform somebody: "frag mal".
const isAsked = (words: readonly string[], index: number): boolean =>
  ASKING.has(wordOf(words, index - 1)) ||
  (FILLERS.has(wordOf(words, index - 1)) && ASKING.has(wordOf(words, index - 2)));

// Not "lives" and "works", which can also be nouns.
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

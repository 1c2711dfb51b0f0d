import { GIVEN, listedBits, PLACE } from '../../names/name-bits.ts';
import { isInLanguage } from '../../names/words-of-languages.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { isGiven, isPlain } from './name-candidate.ts';
import type { NameWord } from './name-run.ts';
import { isWithinSentence, wordAfter, wordBefore } from './person-context.ts';
import { DOING } from './person-words.ts';
import { ASKING, FILLERS, STATE_AFTER, TURN_BEFORE } from './phrases-about-persons.ts';

// "in conversation with", "non risponde": the length of such phrases about a person.
const REACH = 32;
// "c'est Pierre qui ferme", "es Domingo quien cierra"
const WHO = /^ (?:qui|who|quien|chi|quem) /;

/**
 * Whether a sentence describes an action of persons, with a name that is also a word as its subject: "so Will covers
 * the desk", "Rose is on leave", "c'est Pierre qui ferme". Never in German, which capitalizes every noun.
 */
export function isWordAsName(scanned: ScannedText, name: NameWord): boolean {
  const { text, lower } = scanned;
  const { start, end } = name;
  const isWord = isGiven(name) && !isPlain(name) && /^[A-Z][a-z]/.test(text.slice(start, end));
  if (!isWord || isInLanguage(scanned, 'de')) {
    return false;
  }
  return (
    describesPerson(scanned, name) ||
    ((name.bits & PLACE) === 0 && isWithinSentence(scanned, start) && DOING.has(wordAfter(lower, end + 1)))
  );
}

/**
 * Whether a sentence says something about a single name that is said only about persons: "Rose is on leave", "ask
 * Rose". If "and" or "or" joins several names, it counts for each of them: "Frank and Rose are on leave", "ask Frank or
 * Rose".
 */
export function describesPerson(scanned: ScannedText, { start, end }: TextRange): boolean {
  const { text, lower } = scanned;
  const last = end + (NAMES_AFTER.exec(textAfter(text, end, NAMES_REACH))?.[0].length ?? 0);
  const first = start - (NAMES_BEFORE.exec(textBefore(text, start, NAMES_REACH))?.[0].length ?? 0);
  const after = textAfter(lower, last, REACH);
  if (STATE_AFTER.test(after)) {
    return !(MANY.test(after) && hasPlace(lower.slice(first, last)));
  }
  if (!isWithinSentence(scanned, start)) {
    return false;
  }
  const before = wordBefore(lower, first);
  const isAsked =
    ASKING.has(before) || (FILLERS.has(before) && ASKING.has(wordBefore(lower, first - before.length - 1)));
  return isAsked || TURN_BEFORE.test(textBefore(lower, first, REACH)) || WHO.test(after);
}

// "Berlin and Paris are late" is about places: one name that can only be a place decides for all of them.
const hasPlace = (lower: string): boolean =>
  lower.split(/[ ,]/).some((word) => (listedBits(word) & (PLACE | GIVEN)) === PLACE);
const MANY = /^ (?:are|were|sind|waren|sont|etaient|estan|estaban|estao|estavam|sono|erano|zijn|sa|byli|byly) /;

// Up to three names on either side, in the forms "Frank, Rose and Mark" and "Frank or Rose".
const NAME = '[A-Z][a-z\\u00AA-\\uFFFB]{1,20}';
const JOINT = '(?:and|or|und|oder|et|ou|y|o|e|en|of|i|oraz|albo|lub|och|eller)';
const NAMES_AFTER = compileExpression(`^(?:, ${NAME}){0,2},? ${JOINT} ${NAME}(?![A-Za-z])`, '');
const NAMES_BEFORE = compileExpression(`(?<![A-Za-z])${NAME}(?:, ${NAME}){0,2},? ${JOINT} $`, '');
// Four names of the greatest length do not fit in; most lists do.
const NAMES_REACH = 64;

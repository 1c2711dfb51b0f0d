import { KIN } from '../../../names/kin.ts';
import {
  AMBIGUOUS,
  COMMON,
  EVERYDAY,
  GIVEN,
  listedBits,
  nameBits,
  ORGANIZATION,
  PLACE,
  SHORT,
  SURNAME,
  TECHNICAL,
} from '../../../names/name-bits.ts';
import { isTitle } from '../../../names/titles.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';
import { wordSet } from '../../../word-set.ts';
import { isThingBefore } from '../../things/thing-words.ts';
import { DEEDS, NOBODY, OFFICE, ROLES } from '../person-words.ts';
import { ASKING, FILLERS, STATE_AFTER, TURN_BEFORE } from '../phrases-about-persons.ts';
import { NO_SPEAKERS } from '../speakers.ts';
import { DETERMINERS, SAYING, wordOf } from './chat-context.ts';
import { NO_NAMES } from './chat-words.ts';

/** A line of a message: its folded words, and where each begins in the folded line. */
export interface MessageLine {
  readonly line: string;
  readonly folded: readonly string[];
  readonly starts: readonly number[];
}

// How strong the evidence around one occurrence is; the likelier a word is to have another meaning, the more evidence
// it needs.
const STRONG = 2;
const SIGN = 1;
const HALF = 0.5;
const NEEDED_LISTED = 1;
const NEEDED_OTHERS = 2;
// The minimum length of an unlisted word, and of any word, that may be a name.
const UNKNOWN_MIN = 4;
const NAME_MIN = 3;

// Words for people in notes and tickets, before a surname: "klant fokkema", "kunde petzold".
const CUSTOMERS = wordSet(
  `customer client patient tenant guest caller tech technician driver user kunde kundin kunden patient patientin mieter mieterin gast fahrer fahrerin techniker monteur
  client cliente patient patiente locataire technicien chauffeur livreur cliente paciente inquilino tecnico conductor cliente paziente inquilino tecnico autista
  klant patient huurder monteur chauffeur bewoner bewoonster collega cliente paciente inquilino motorista tecnico klient klientka klienta pacjent pacjentka kierowca serwisant
  kund kunden patient patienten hyresgast tekniker chaufforen teknikern mother father sister brother cousin uncle auntie`,
);
// Not words that also mean to phone: "customer called upset", "il cliente chiama spesso".
const CALLED = wordSet('named heisst heet heter hedder e namens genannt');
const BELIEVING = wordSet('creo credo acho chyba tror denk glaub glaube pense crois reckon guess suppose');
// "moa tror jag", "manon je pense", "meike glaub ich", "bas denk ik", "jelle geloof ik"
const BELIEF_AFTER =
  /^ (?:i think|i guess|i reckon|glaub|denk|je pense|je crois|creo|credo|mi sa|acho|chyba|tror jag)\b/;
const BELIEF_BEFORE =
  /(?:^|[^a-z])(?:i think|i guess|glaub|denke|denk ik|je pense que c'est|je crois que c'est|c'est|creo que|credo|acho que|chyba|tror att|mi sa|its|it's) $/;
const PREPOSITIONS = wordSet(
  'with w mit met avec con com med z for fur voor pour para per for dla from von van de da od fran by bei bij chez hos u cc an aan a till',
);
const JOINS = wordSet('and und et y e en i och & n plus');
const GREETINGS = wordSet(
  'hi hey hello hiya yo hallo moin servus na he hoi hee dag salut slt coucou hola ey buenas ciao ehi hej tja tjena oi ola ei siema czesc elo morning morgen heya dear beste',
);
const NOT_NAME = COMMON | TECHNICAL | PLACE | ORGANIZATION;

type Category = 'listed' | 'weak' | 'unknown' | 'none';

/**
 * Finds the folded words that messages in lower case use as names, by what is asked of them and said about them. A
 * listed surname needs one sign; a name that is also a word, and a word that is not listed, need two signs or a strong
 * one. A word that an article precedes anywhere is a thing, not a name.
 */
export function namedInMessages(
  lines: readonly MessageLine[],
  isWordOfText: (word: string) => boolean,
): ReadonlySet<string> {
  const sums = new Map<string, number>();
  const things = new Set<string>();
  const categories = new Map<string, Category>();
  const repeated = repeatedIn(lines);
  const add = (message: MessageLine, i: number, word: string): void => {
    const category = categories.get(word) ?? categoryOf(word, isWordOfText);
    categories.set(word, category);
    if (category === 'none') {
      return;
    }
    if (THING_DETERMINERS.has(adjoiningWord(message, i - 1))) {
      things.add(word);
    }
    const isListed = category === 'listed';
    // For an unlisted word that occurs once, only the signs that are quick to check are read.
    const sign = signAt(message, i, isListed || repeated.has(word));
    // Half a sign counts only for a listed word, because a preposition often comes before things as well.
    sums.set(word, (sums.get(word) ?? 0) + (isListed || sign >= SIGN ? sign : 0));
  };
  for (const message of lines) {
    for (const [i, word] of message.folded.entries()) {
      add(message, i, word);
    }
  }
  const isName = ([word, sum]: readonly [string, number]): boolean => {
    const isListed = categories.get(word) === 'listed';
    return (isListed || !things.has(word)) && sum >= (isListed ? NEEDED_LISTED : NEEDED_OTHERS);
  };
  return new Set([...sums].filter(isName).map(([word]) => word));
}

// The words that occur more than once.
function repeatedIn(lines: readonly MessageLine[]): ReadonlySet<string> {
  const once = new Set<string>();
  const repeated = new Set<string>();
  for (const word of lines.flatMap(({ folded }) => folded)) {
    (once.has(word) ? repeated : once).add(word);
  }
  return repeated;
}

// Determiners that do not come before a name: without the articles that people in some countries put there.
const THING_DETERMINERS = wordSet(
  'the an this that these my your our their een het deze dit dat mijn ons das ein eine einen einem des une un les ces mon ma el los las una unos mi su il lo gli uno uma meu minha ett det min',
);

function categoryOf(word: string, isWordOfText: (word: string) => boolean): Category {
  if (
    word.length < NAME_MIN ||
    NO_NAMES.has(word) ||
    NOBODY.has(word) ||
    NO_SPEAKERS.has(word) ||
    ROLES.has(word) ||
    KIN.has(word) ||
    DEEDS.has(word) ||
    CUSTOMERS.has(word) ||
    isTitle(word) ||
    OFFICE.test(word) ||
    isThingBefore(word)
  ) {
    return 'none';
  }
  const bits = nameBits(word);
  if ((bits & (GIVEN | SURNAME)) === 0) {
    return bits === 0 && word.length >= UNKNOWN_MIN ? 'unknown' : 'none';
  }
  const isShort = (bits & SHORT) !== 0 && (bits & NOT_NAME & ~COMMON) === 0;
  if ((bits & AMBIGUOUS) !== 0 && !isShort) {
    return 'none';
  }
  return isShort || (bits & EVERYDAY) !== 0 || isWordOfText(word) || listedBits(word) === 0 ? 'weak' : 'listed';
}

// Returns how strong the evidence is that one occurrence of a word is a name.
function signAt(message: MessageLine, i: number, isLikely: boolean): number {
  const { line, folded, starts } = message;
  const start = starts[i] ?? 0;
  const end = start + wordOf(folded, i).length;
  const [before, second, next] = [adjoiningWord(message, i - 1), adjoiningWord(message, i - 2), wordOf(folded, i + 1)];
  const [left, right] = [textBefore(line, start, REACH), textAfter(line, end, REACH)];
  if (i === 1 && GREETINGS.has(before)) {
    return /^ ?(?:[,!?]|$)/.test(right) ? STRONG : SIGN;
  }
  if (!left.endsWith(' ') && start > 0) {
    return 0;
  }
  // "kunde heißt pohlmann", "il cliente è garavaglia"
  if (CUSTOMERS.has(second) && CALLED.has(before)) {
    return STRONG;
  }
  return signs({ before, second, next, left, right }, isLikely) + (isJoined(folded, i) ? SIGN : 0);
}

// As long as the phrases that say something about a person. Not measured.
const REACH = 32;

/** What is around a word: the two words before it, the word after it, and the text of the line on either side. */
type Around = Readonly<Record<'before' | 'second' | 'next' | 'left' | 'right', string>>;

function signs({ before, second, next, left, right }: Around, isLikely: boolean): number {
  const isActing = (SAYING.has(next) || DEEDS.has(next)) && right.startsWith(' ');
  const found = [
    ASKING.has(before) || (FILLERS.has(before) && ASKING.has(second)),
    (isActing || (isLikely && STATE_AFTER.test(right))) && !DETERMINERS.has(before),
    CUSTOMERS.has(before) || KIN.has(before),
    BELIEVING.has(before) || (isLikely && (BELIEF_AFTER.test(right) || BELIEF_BEFORE.test(left))),
    isLikely && TURN_BEFORE.test(left),
  ].filter(Boolean).length;
  return found === 0 && PREPOSITIONS.has(before) ? HALF : found * SIGN;
}

// Returns the word at an index if only a space, or the full stop of an abbreviation, follows it; '' otherwise.
function adjoiningWord({ line, folded, starts }: MessageLine, i: number): string {
  const word = wordOf(folded, i);
  const gap = line.slice((starts[i] ?? 0) + word.length, starts[i + 1]);
  return gap === ' ' || (gap === '. ' && word.length < SHORTENED_MAX) ? word : '';
}

// Abbreviations such as "tel." have up to four letters; a longer word before a full stop ends a sentence.
const SHORTENED_MAX = 5;

// "lenni und carlotta": beside a given name that has no other meaning.
function isJoined(folded: readonly string[], i: number): boolean {
  return [-1, 1].some((side) => JOINS.has(wordOf(folded, i + side)) && isGivenOnly(wordOf(folded, i + 2 * side)));
}

const isGivenOnly = (word: string): boolean =>
  (listedBits(word) & GIVEN) !== 0 && (listedBits(word) & (AMBIGUOUS | EVERYDAY)) === 0;

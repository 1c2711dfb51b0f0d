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
import { DETERMINERS, VERBS_BESIDE_NAMES, wordOf } from './chat-context.ts';
import { NO_NAMES } from './chat-words.ts';

/** A folded line of a message, with its words and the position of each in the line. */
export interface MessageLine {
  readonly line: string;
  readonly folded: readonly string[];
  readonly starts: readonly number[];
}

// How strong the evidence around one occurrence of a word is, and how much evidence a word needs: more if it is likely
// to have another meaning.
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
// Verbs of an opinion before a name: "creo pilar".
const BELIEVING = wordSet('creo credo acho chyba tror denk glaub glaube pense crois reckon guess suppose');
// "moa tror jag", "manon je pense", "meike glaub ich", "bas denk ik", "jelle geloof ik"
const BELIEF_AFTER =
  /^ (?:i think|i guess|i reckon|glaub|denk|je pense|je crois|creo|credo|mi sa|acho|chyba|tror jag)\b/;
const BELIEF_BEFORE =
  /(?:^|[^a-z])(?:i think|i guess|glaub|denke|denk ik|je pense que c'est|je crois que c'est|c'est|creo que|credo|acho que|chyba|tror att|mi sa|its|it's) $/;
const PREPOSITIONS = wordSet(
  'with w mit met avec con com med z for fur voor pour para per for dla from von van de da od fran by bei bij chez hos u cc an aan a till',
);
const CONJUNCTIONS = wordSet('and und et y e en i och & n plus');
const GREETINGS = wordSet(
  'hi hey hello hiya yo hallo moin servus na he hoi hee dag salut slt coucou hola ey buenas ciao ehi hej tja tjena oi ola ei siema czesc elo morning morgen heya dear beste',
);
const NOT_NAME = COMMON | TECHNICAL | PLACE | ORGANIZATION;

// A name with no other meaning, a name that is also a word, a word that is not listed, or a word that cannot be a name.
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
    // For an unlisted word that occurs once, the signs that are slow to check are left out.
    const sign = signAt(message, i, isListed || repeated.has(word));
    // Half a sign counts only for a listed name, because prepositions often come before things as well.
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

function repeatedIn(lines: readonly MessageLine[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const word of lines.flatMap(({ folded }) => folded)) {
    (seen.has(word) ? repeated : seen).add(word);
  }
  return repeated;
}

// Determiners that come before things only, without the articles that people in some countries put before names.
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

// Returns how strong the evidence is that one occurrence of a word is a name. `readsPhrases`: whether phrases of
// several words are looked for as well, which is slow.
function signAt(message: MessageLine, i: number, readsPhrases: boolean): number {
  const { line, folded, starts } = message;
  const start = starts[i] ?? 0;
  const end = start + wordOf(folded, i).length;
  const [before, secondBefore, next] = [
    adjoiningWord(message, i - 1),
    adjoiningWord(message, i - 2),
    wordOf(folded, i + 1),
  ];
  const [left, right] = [textBefore(line, start, REACH), textAfter(line, end, REACH)];
  if (i === 1 && GREETINGS.has(before)) {
    return /^ ?(?:[,!?]|$)/.test(right) ? STRONG : SIGN;
  }
  if (!left.endsWith(' ') && start > 0) {
    return 0;
  }
  // "kunde heißt pohlmann", "il cliente è garavaglia"
  if (CUSTOMERS.has(secondBefore) && CALLED.has(before)) {
    return STRONG;
  }
  return signs({ before, secondBefore, next, left, right }, readsPhrases) + (isJoined(folded, i) ? SIGN : 0);
}

// Longer than the phrases that say something about a person. Not measured.
const REACH = 32;

/** The two words before a word, the word after it, and the text of the line on either side. */
type Around = Readonly<Record<'before' | 'secondBefore' | 'next' | 'left' | 'right', string>>;

// Adds up the signs in what is around a word; a preposition before it counts only without any other sign.
function signs({ before, secondBefore, next, left, right }: Around, readsPhrases: boolean): number {
  const isActing = (VERBS_BESIDE_NAMES.has(next) || DEEDS.has(next)) && right.startsWith(' ');
  const found = [
    ASKING.has(before) || (FILLERS.has(before) && ASKING.has(secondBefore)),
    (isActing || (readsPhrases && STATE_AFTER.test(right))) && !DETERMINERS.has(before),
    CUSTOMERS.has(before) || KIN.has(before),
    BELIEVING.has(before) || (readsPhrases && (BELIEF_AFTER.test(right) || BELIEF_BEFORE.test(left))),
    readsPhrases && TURN_BEFORE.test(left),
  ].filter(Boolean).length;
  return found === 0 && PREPOSITIONS.has(before) ? HALF : found * SIGN;
}

// Returns the word at an index if only a space, or the full stop of an abbreviation, follows it; '' otherwise.
function adjoiningWord({ line, folded, starts }: MessageLine, i: number): string {
  const word = wordOf(folded, i);
  const gap = line.slice((starts[i] ?? 0) + word.length, starts[i + 1]);
  return gap === ' ' || (gap === '. ' && word.length <= ABBREVIATION_MAX) ? word : '';
}

// As long as "tel." without its full stop, with one letter to spare: a longer word before a full stop ends a sentence.
const ABBREVIATION_MAX = 4;

// Whether "and" connects the word to a given name without another meaning: "lenni und carlotta".
function isJoined(folded: readonly string[], i: number): boolean {
  return [-1, 1].some(
    (side) => CONJUNCTIONS.has(wordOf(folded, i + side)) && isGivenOnly(wordOf(folded, i + 2 * side)),
  );
}

const isGivenOnly = (word: string): boolean =>
  (listedBits(word) & GIVEN) !== 0 && (listedBits(word) & (AMBIGUOUS | EVERYDAY)) === 0;

import { remembered } from '../remembered.ts';
import { wordSet } from '../word-set.ts';
import { COMMON_WORDS, TECHNICAL_WORDS } from './common-words.ts';
import { COMMON_WORDS_OTHER } from './common-words-other.ts';
import { EVERYDAY_NAMES } from './everyday-names.ts';
import { GIVEN_NAMES_CZECH_CASES } from './given-names/czech-cases.ts';
import { GIVEN_NAMES_FURTHER } from './given-names/further.ts';
import { GIVEN_NAMES_FURTHER_COUNTRIES } from './given-names/further-countries.ts';
import { GIVEN_NAMES_LESS_FREQUENT } from './given-names/less-frequent.ts';
import { GIVEN_NAMES_NORTH_EAST } from './given-names/north-east.ts';
import { GIVEN_NAMES_POLISH_CASES } from './given-names/polish-cases.ts';
import { GIVEN_NAMES_REGIONAL } from './given-names/regional.ts';
import { GIVEN_NAMES_SHORT } from './given-names/short.ts';
import { GIVEN_NAMES_SOUTH } from './given-names/south.ts';
import { GIVEN_NAMES_WEST } from './given-names/west.ts';
import { GIVEN_NAMES_WORLD } from './given-names/world.ts';
import { ORGANIZATION_WORDS, PLACES } from './places.ts';
import { isRegisteredGivenName, isRegisteredSurname } from './registered/registered-names.ts';
import { SURNAMES_FURTHER_A_TO_L } from './surnames/further-a-to-l.ts';
import { SURNAMES_FURTHER_COUNTRIES } from './surnames/further-countries.ts';
import { SURNAMES_FURTHER_M_TO_Z } from './surnames/further-m-to-z.ts';
import { SURNAMES_SOUTH_EAST } from './surnames/south-east.ts';
import { SURNAMES_WEST } from './surnames/west.ts';

/** A frequent given name. */
export const GIVEN = 1;
/** A surname, frequent or recognized by its ending. */
export const SURNAME = 2;
/** A word that begins sentences and titles. */
export const COMMON = 4;
/** A country, region or city. */
export const PLACE = 8;
/** A word that makes its neighbors the name of a firm or an institution. */
export const ORGANIZATION = 16;
/** A product or term of computing. */
export const TECHNICAL = 32;
/** A name that ordinary texts write in lower case as another word. */
export const EVERYDAY = 64;
/** A given name of at most three letters, which counts as a common word for that reason alone. */
export const SHORT = 128;
/** The bits that give a name another meaning. */
export const AMBIGUOUS: number = COMMON | PLACE | ORGANIZATION | TECHNICAL;

const BITS = new Map<string, number>();
add([
  [GIVEN, GIVEN_NAMES_WEST],
  [GIVEN, GIVEN_NAMES_SOUTH],
  [GIVEN, GIVEN_NAMES_NORTH_EAST],
  [GIVEN, GIVEN_NAMES_WORLD],
  [GIVEN, GIVEN_NAMES_SHORT],
  [GIVEN, GIVEN_NAMES_LESS_FREQUENT],
  [GIVEN, GIVEN_NAMES_FURTHER],
  [GIVEN, GIVEN_NAMES_FURTHER_COUNTRIES],
  [GIVEN, GIVEN_NAMES_REGIONAL],
  [SURNAME, SURNAMES_WEST],
  [SURNAME, SURNAMES_SOUTH_EAST],
  [SURNAME, SURNAMES_FURTHER_A_TO_L],
  [SURNAME, SURNAMES_FURTHER_COUNTRIES],
  [SURNAME, SURNAMES_FURTHER_M_TO_Z],
  [COMMON, COMMON_WORDS],
  [COMMON, COMMON_WORDS_OTHER],
  [PLACE, PLACES],
  [ORGANIZATION, ORGANIZATION_WORDS],
  [TECHNICAL, TECHNICAL_WORDS],
  [EVERYDAY, EVERYDAY_NAMES],
]);

// Words that are given names only in another case than the nominative.
const INFLECTED: ReadonlySet<string> = new Set(
  `${GIVEN_NAMES_POLISH_CASES} ${GIVEN_NAMES_CZECH_CASES}`
    .split(' ')
    .filter((word) => (listedBits(word) & GIVEN) === 0),
);
add([
  [GIVEN, GIVEN_NAMES_POLISH_CASES],
  [GIVEN, GIVEN_NAMES_CZECH_CASES],
]);

// Endings that are common in surnames and rare in other words: Nordic, Slavic, German, Iberian, Italian, Greek,
// Romanian, Caucasian, Japanese, Finnish.
const ENDINGS = wordSet(
  `sson sdottir dottir ovic evic ovich evich owicz ewicz wski wska nski nska rski rska lski lska cki cka dzki dzka skiej skiego skiemu skim ckiej ckiego ckiemu ckim czyka czykowi czykiem owicza owiczowi czyk czak ova kova eva enko chuk opoulos
  opoulou akis idis iadis oglu escu eanu shvili adze anen inen onen berg strom quist qvist lund gren holm gaard ez mann meyer meier maier hauser bauer
  huber stein bach baum elli etti ucci acci uzzi moto mura yama gawa kawa guchi bayashi shita shima zaki zawa nsen rsen lsen ksen dsen tsen ssen fsen gsen
  jsen msen psen yan kov nov rov lov sov tov dov mov gov vov hov zhov kev nev rev lev sev tev dev mev gev vev aev yev iyev ayev`,
);
const ENDING_LENGTHS = [2, 3, 4, 5, 6, 7];
// German words with the ending of a surname: "Informationen", "Prozessen", "Schornstein".
const NOUNS: readonly RegExp[] = [
  /(?:(?:i|z|tr|kr|bl|ers|ik|an|orm)onen|schinen|terminen|kantinen|disziplinen|vitaminen|kabinen|routinen|einen|planen|organen|ozeanen|germanen)$/,
  /(?:[zgn]issen|[zg]essen|adressen|interessen|klassen|kassen|massen|rassen|fassen|lassen|passen|messen|ermessen|flussen|schlussen|schussen|strassen|bussen|wissen|grossen|stossen|schiessen|schliessen|hessen|preussen)$/,
  /(?:zinsen|linsen|kursen|borsen|hulsen|dosen|tonnen|[st]bauer|(?:kauf|fach|boots|vertrauens|jeder|steuer|decks|obmann|ombuds|wehr|ehe)mann)$/,
  /(?:(?:kranken|wohn|familien|reihen|gewachs|gast|park|lager|ferien)hauser|(?:natur|bau|edel|meilen|schorn|werk|grab|eck|pflaster|kalk|ziegel)stein)$/,
  /(?:(?:not|haupt|mieter|volumen|wechsel|gleich|massen|luft|solar|oko|daten|zahlungs|wasser|dreh|kraft)strom)$/,
];

// Before a hyphen these begin a surname, unless the rest has another meaning: "El-Amin", "Ben-David", "Al-Khatib".
const PREFIXES = wordSet('el al ben bin bint ibn abu abd ould ter van');

// Given names of Korea and Taiwan consist of two of these: "Seo-yun", "Chih-wei".
const SYLLABLES = wordSet(
  `ji an ha yoon yun seo ah eun rin yoo yu woo soo su jun joon do si ho ye ju won min hyun hye jin young yeong kyung kyeong sung seong sang hee hui jae dong tae woong seok suk mi sun sook
  hwan chan cheol chul geun gi ki gyu hyo hyuk il in kwang kyu myung nam na ra rae ri ro sub yong yeon shu mei ya chia chih chun chien wei hao hua fen ting ling ying hsin hsiu hung
  ming wen tzu jen ching kai kuan kuo li lin pei sheng shih te tsung tung yi yen yuan yung chin chi i`,
);

const CELTIC = /^(?:mc|o')[a-z]{3,16}$/;
// Shorter words have the ending of a surname by chance.
const LENGTH_MIN = 6;

/** Returns the bits of a folded word in lower case; 0 when it is not listed. */
export function listedBits(word: string): number {
  return BITS.get(word) ?? 0;
}

/** Whether a folded word in lower case is listed as a given name or a surname. */
export function isListedName(word: string): boolean {
  return (listedBits(word) & (GIVEN | SURNAME)) !== 0;
}

/** Whether a folded word in lower case is listed as a given name and has no other meaning. */
export function isPlainGivenName(word: string): boolean {
  const bits = listedBits(word);
  return (bits & GIVEN) !== 0 && (bits & AMBIGUOUS) === 0;
}

/**
 * Returns what lists, registers and its form show about a word that the text capitalizes, as bits; 0 when nothing is
 * known. The word is given folded and in lower case. Unlike those of `listedBits`, the bits include names known only
 * from registers. A word with a hyphen is judged by its parts.
 */
export function nameBits(word: string): number {
  return BITS.get(word) ?? unlistedBits(word);
}

const unlistedBits = remembered((word) => registeredBits(word) || formBits(word));

/** Like `nameBits`, but ignores names known only from registers, except in the parts of a compound. */
export function frequentBits(word: string): number {
  return BITS.get(word) ?? formBits(word);
}

function registeredBits(word: string): number {
  return (isRegisteredGivenName(word) ? GIVEN : 0) | (isRegisteredSurname(word) ? SURNAME : 0);
}

// What the parts or the ending of a word show.
function formBits(word: string): number {
  const dash = word.indexOf('-');
  if (dash > 0) {
    return compoundBits(word.slice(0, dash), word.slice(dash + 1));
  }
  if (CELTIC.test(word)) {
    return SURNAME;
  }
  if (word.length < LENGTH_MIN) {
    return 0;
  }
  return ENDING_LENGTHS.some((length) => ENDINGS.has(word.slice(-length))) && !NOUNS.some((noun) => noun.test(word))
    ? SURNAME
    : 0;
}

function compoundBits(first: string, rest: string): number {
  const [start, end] = [nameBits(first), nameBits(rest)];
  if (PREFIXES.has(first)) {
    return end & AMBIGUOUS ? 0 : SURNAME;
  }
  if (SYLLABLES.has(first) && SYLLABLES.has(rest)) {
    return GIVEN;
  }
  // "Anna-Maria" is a given name, "Fritz-Armstrong" a surname or a firm. Of other compounds, only parts that are
  // surnames or common words count.
  return start & GIVEN && end & GIVEN ? GIVEN | (end & SURNAME) : (start | end) & (SURNAME | COMMON);
}

/** Whether a folded word in lower case is a Polish or Czech given name in another case: "pawlem", "evou". */
export function isInflectedGivenName(word: string): boolean {
  return INFLECTED.has(word);
}

function add(lists: readonly (readonly [number, string])[]): void {
  for (const [bit, words] of lists) {
    for (const word of words.split(/\s/).filter((each) => each !== '')) {
      // A name of three letters is often another word too, such as "Min", "Tor" and "Uri". Only those in the list of
      // the west are names on their own.
      const isShort = bit === GIVEN && word.length <= 3 && words !== GIVEN_NAMES_WEST;
      const known = listedBits(word);
      // A word in the lists of common words is not common for its length alone.
      BITS.set(word, (bit === COMMON ? known & ~SHORT : known) | bit | (isShort ? COMMON | SHORT : 0));
    }
  }
}

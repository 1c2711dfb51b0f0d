import { onceFor } from '../../once.ts';
import { EVERYDAY, GIVEN, isInflectedGivenName, listedBits } from '../names/name-bits.ts';

// "Trzaski", "Hlavacka", "Bjornfots": the surname of a known full name, with or without a case ending.
const ENDINGS = ['', ...'s n m a u y i e es em om ie ej iej ou iem owi ego emu ova owa ovi owie'.split(' ')];
// The minimum length of a word that may have a case ending.
const STEM_MIN = 5;

/**
 * Looks up a capitalized, unlisted word in a table of names, and returns the entry of the name that the word is with
 * another case ending: "Trzaski" for "Trzaska", "Zuka-Podgorskiego" for "Zuk-Podgorski". `word` is folded.
 */
export function inflectedPart<Part>(parts: ReadonlyMap<string, Part>, word: string, written: string): Part | undefined {
  if (word.length < STEM_MIN || written.charCodeAt(0) === word.charCodeAt(0) || listedBits(word) !== 0) {
    return undefined;
  }
  for (const ending of ENDINGS) {
    const stem = word.slice(0, word.length - ending.length);
    if (stem.length < STEM_MIN - 1 || !word.endsWith(ending)) {
      continue;
    }
    const value =
      parts.get(stem) ??
      parts.get(`${stem}a`) ??
      parts.get(`${stem}o`) ??
      parts.get(`${stem}y`) ??
      parts.get(stem.replace(/ek$/, 'ka')) ??
      parts.get(stem.replace(/k$/, 'ek'));
    if (value !== undefined) {
      return value;
    }
  }
  return word.includes('-') ? inflectedTwice(parts, word) : undefined;
}

// "Zuka-Podgorskiego" for "Zuk-Podgorski": each half of a surname has its own case ending.
function inflectedTwice<Part>(parts: ReadonlyMap<string, Part>, word: string): Part | undefined {
  const [first = '', second = '', ...others] = word.split('-');
  const stems = others.length === 0 ? stemsOf(parts) : NO_STEMS;
  for (const stem of stemsWithoutEnding(first)) {
    const seconds = stems.get(stem);
    const known = seconds === undefined ? undefined : stemsWithoutEnding(second).find((each) => seconds.has(each));
    if (known !== undefined) {
      return parts.get(seconds?.get(known) ?? '');
    }
  }
  return undefined;
}

/** Hyphenated names by the stem of their first half, and then by the stem of their second half. */
type Stems = ReadonlyMap<string, ReadonlyMap<string, string>>;

const NO_STEMS: Stems = new Map();

// Read once, because a table of parts does not change.
const stemsOf = onceFor((parts: ReadonlyMap<string, unknown>): Stems => {
  const stems = new Map<string, Map<string, string>>();
  for (const name of parts.keys()) {
    const [first = '', second, ...others] = name.split('-');
    if (second !== undefined && others.length === 0) {
      const seconds = stems.get(stemOf(first)) ?? new Map<string, string>();
      stems.set(stemOf(first), seconds.set(stemOf(second), name));
    }
  }
  return stems;
});

const stemOf = (half: string): string => half.replace(/(?<=.{3})[aeioy]$/, '');

// Returns what may be the stem of half a surname: the half without each case ending that it may have.
const stemsWithoutEnding = (half: string): readonly string[] =>
  HALF_ENDINGS.filter((ending) => half.endsWith(ending)).map((ending) => half.slice(0, half.length - ending.length));

const HALF_ENDINGS = [
  '',
  ...'a u i y e o s em im ym iem ie iego iemu ej iej owi ovi ego emu eho ich ou om ova ove'.split(' '),
];

/**
 * Returns the nominatives that the surname of a full name may have, if the name is a Polish or Czech one in another
 * case: "mazur" for "pawlem mazurem", "dvorakova" for "evou dvorakovou". The words are folded and in lower case.
 */
export function nominativesOf(words: readonly string[]): readonly string[] {
  const isInflected = words.some(isInflectedGivenName);
  // "Jana Kowalczyka": the first name may also be a woman's.
  const isOpen = words.some((word) => (listedBits(word) & GIVEN) !== 0);
  return words
    .filter((word) => !isInflectedGivenName(word) && (isInflected || (isOpen && SURE_CASE.test(word))))
    .flatMap(withoutCase)
    .filter((word) => word.length >= NOMINATIVE_MIN && (listedBits(word) & EVERYDAY) === 0);
}

// Shorter words are too often ordinary words. Not measured.
const NOMINATIVE_MIN = 4;

const SURE_CASE = /(?:(?:[sc]|dz)k(?:iego|iemu|iej)|czyk(?:a|owi|iem)|[oe]wicz(?:a|owi|em)|[bcdfghjklmnprstz]ovou)$/;

// What may come before each case ending in the nominative; the longest ending that a word has counts.
const NOMINATIVES: readonly (readonly [ending: string, nominatives: readonly string[]])[] = [
  ['iego', ['i']],
  ['iemu', ['i']],
  ['ovou', ['ova']],
  ['owie', ['owa']],
  ['iej', ['a', 'i']],
  ['iem', ['']],
  ['ego', ['y']],
  ['eho', ['y']],
  ['emu', ['y']],
  ['owi', ['', 'a', 'o']],
  ['ovi', ['', 'a', 'o']],
  ['ove', ['ova']],
  ['owy', ['owa']],
  ['im', ['i']],
  ['ym', ['y']],
  ['ej', ['a']],
  ['em', ['']],
  ['ou', ['a']],
  ['ie', ['a', '']],
  ['y', ['a']],
  ['i', ['a', '']],
  ['e', ['a', '']],
  ['u', ['', 'a']],
  ['a', ['']],
];

function withoutCase(word: string): readonly string[] {
  const [ending, nominatives] = NOMINATIVES.find(([each]) => word.endsWith(each)) ?? ['', []];
  const stem = word.slice(0, word.length - ending.length);
  return nominatives.flatMap((nominative) => (nominative === '' ? withFleetingE(stem) : [`${stem}${nominative}`]));
}

// "dudk" of "dudkiem" is "dudek" in the nominative, "krawc" of "krawcu" is "krawiec".
const withFleetingE = (stem: string): readonly string[] =>
  FLEETING.test(stem) ? [stem, stem.replace(FLEETING, 'e$1'), stem.replace(FLEETING, 'ie$1')] : [stem];

const FLEETING = /(?<=[bcdfghjklmnprstvwz])([klcnr])$/;

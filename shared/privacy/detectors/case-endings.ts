import { listedBits } from '../names/name-bits.ts';

// "Trzaski", "Hlavacka", "Bjornfots": the surname of a known full name, with or without a case ending.
const ENDINGS = ['', ...'s n m a u y i e es em om ie ej iej ou iem owi ego emu ova owa ovi owie'.split(' ')];
// The minimum length of a word that may have a case ending.
const STEM_MIN = 5;

/**
 * Returns the entry of a table of names for a capitalised, unlisted word, folded and as written, that is one of them
 * with another case ending: "Trzaski" for "Trzaska", "Zuka-Podgorskiego" for "Zuk-Podgorski".
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
  const halves = word.split('-');
  for (const [known, part] of parts) {
    const others = known.includes('-') ? known.split('-') : [];
    if (others.length === halves.length && others.every((other, i) => isCaseOf(halves[i] ?? '', other))) {
      return part;
    }
  }
  return undefined;
}

// A name of three letters has no ending of its own.
const SHORT_MAX = 3;

function isCaseOf(half: string, base: string): boolean {
  const stem = base.length > SHORT_MAX ? base.replace(/(?<=.{3})[aeioy]$/, '') : base;
  return half.startsWith(stem) && CASES.has(half.slice(stem.length));
}

const CASES = new Set([
  '',
  ...'a u i y e o s em im ym iem ie iego iemu ej iej owi ovi ego emu eho ich ou om ova ove'.split(' '),
]);

import { listedBits } from '../names/name-bits.ts';
import { COMMON, GIVEN, SURNAME, TECHNICAL } from '../names/word-bits.ts';
import { compileExpression } from '../text/compiled-expression.ts';
import { allMatches } from '../text/match-at.ts';
import type { TextRange } from '../text/text-range.ts';
import { wordSet } from '../word-set.ts';
import {
  LEADING_TYPES,
  MIDDLE_TYPES,
  MONTHS,
  NUMBERED,
  PARTICLES,
  RANKS,
  STREET_ENDING,
  SURE_TYPES,
  TYPES,
} from './street-words.ts';

// More than elsewhere (`typed-streets.ts`), because the post code after it leaves less doubt. Not measured.
const WORDS_MAX = 7;

interface Word {
  readonly start: number;
  readonly lower: string;
  readonly isCapital: boolean;
}

const NO_WORD: Word = { start: 0, lower: '', isCapital: false };

/** Returns the word at an index, or an empty word where there is none. */
const wordIn = (words: readonly Word[], index: number): Word => words[index] ?? NO_WORD;

/**
 * Returns the start of the street name that ends at the index `end` of a part of an address; null when its words are
 * not a name.
 */
export function namesBefore(text: string, part: TextRange, end: number): number | null {
  const words = withoutNumberWord(wordsOf(text, { start: part.start, end }));
  let first = words.length;
  while (words.length - first < WORDS_MAX && isOfName(words, first - 1)) {
    first -= 1;
  }
  const isWhole = first === 0;
  while (first < words.length && !canBegin(words, first, isWhole)) {
    first += 1;
  }
  first = afterLead(words, afterPerson(words, first));
  const name = words.slice(first);
  const { start } = wordIn(name, 0);
  return isNamed(name) && !ACRONYM.test(text.slice(start, end)) ? start : null;
}

// "ISO 9001"; not a box ("BP 45", "CS 45", "PL 45") or a rural route.
const ACRONYM = /^(?!BP|PL|RR|CP|PO|SQ|CS|HC|K|C)[A-Z]{2,4} $/;

// "Strada Statale 16 n. 4", "Al. dos Oceanos lote 4"
function withoutNumberWord(words: readonly Word[]): readonly Word[] {
  return NUMBER_WORDS.has(wordIn(words, words.length - 1).lower) ? words.slice(0, -1) : words;
}

const NUMBER_WORDS = wordSet('n no n.o nr num numero nro km lote lotto lot lt nave parcela casa #');

/**
 * Whether the words after a house number are a street. They need a street type, unless `isAnywhere` allows any name.
 */
export function namesAfter(text: string, part: TextRange, { isAnywhere }: { readonly isAnywhere: boolean }): boolean {
  const words = wordsOf(text, part);
  const isName = words.every(
    ({ lower, isCapital }, i) => isCapital || isParticle(lower) || isType(lower) || i === 0 || UNIT.test(lower),
  );
  const isTyped = words.slice(0, 2).some(({ lower }) => isType(lower));
  return (
    words.length <= WORDS_MAX + 2 &&
    isName &&
    (isTyped || (isAnywhere && words.some(({ isCapital }) => isCapital))) &&
    isNamed(words)
  );
}

const UNIT = /^(?:#?\d{1,4}[a-z]?|apt|unit|ste|suite|fl|floor|bte|bus)$/;

// "ul.Dluga" is two words, "p.zza" is one.
const WORD = /(?:[^ .]|\.(?![A-Z\u00AA-\uFFFB])){1,40}\.?/g;
// Folding turns the degree sign of "n°" into \x1f.
const AFTER_WORD = compileExpression('[.,\\x1f]{1,2}$', '');

function wordsOf(text: string, { start, end }: TextRange): Word[] {
  return allMatches(WORD, text.slice(start, end)).map(({ 0: written, index }) => ({
    start: start + index,
    lower: written.toLowerCase().replace(AFTER_WORD, ''),
    isCapital: /^(?:(?:[ld]'|dell'|nell'|all')?[A-Z\u00AA-\uFFFB]|\d{1,3}(?:st|nd|rd|th|ST|ND|RD|TH)$)/.test(written),
  }));
}

const isParticle = (lower: string): boolean => PARTICLES.has(lower) || FURTHER_PARTICLES.has(lower);

const FURTHER_PARTICLES = wordSet("dem des over by upon under cum 's op aan bij nad pod przy za u k v od do pa ved i");

const isType = (lower: string): boolean =>
  LEADING_TYPES.has(lower) ||
  MIDDLE_TYPES.has(lower) ||
  FURTHER_TYPES.has(lower) ||
  SURE_TYPES.has(lower) ||
  TYPES.has(lower);

// Words that are street types only beside a post code: French, Italian, Portuguese, Spanish, Slavic and Dutch everyday
// words.
const FURTHER_TYPES = wordSet(
  `loc localita square villa cite sente residence lotissement montee traverse esplanade hameau mail rond-point venelle clos grande-rue parvis domaine promenade rocade cote lieu-dit quartier galerie
  fraz frazione rione sestiere lungo lungotevere lungarno campo fondamenta galleria rampa stradone case zona traversa
  bairro lugar campo quinta monte rampa cais escadinhas caminho ladeira lg pc pct cc est rod conj trilho
  barrio partida pasaje pje colonia calz calzada cra cll jr jiron carrera diagonal transversal blvd privada cerrada cmno cam pg ps rda trv cl cr kalea edif
  poczt nam namesti nabrezi tr trida sidliste trakt szosa droga rynek skwer op achter aan het de burg
  gate vagen gatan stigen backen grand alle c.p cp postfach store lille norre sonder oster vester
  am an auf in im zum zur unter hinter bei vor gut hof ved pa op der`,
);

function isOfName(words: readonly Word[], index: number): boolean {
  const { lower, isCapital } = wordIn(words, index);
  const isNumeral = /^\d{1,4}$/.test(lower) && index > 0;
  const isLowercaseFirst = index === 0 && /^[a-z']{2,}/.test(lower);
  return isCapital || isNumeral || isParticle(lower) || RANKS.has(lower) || isType(lower) || isLowercaseFirst;
}

// In the middle of a sentence, a particle and an everyday word before the name belong to the sentence.
function canBegin(words: readonly Word[], index: number, isWhole: boolean): boolean {
  const { lower, isCapital } = wordIn(words, index);
  const isStart = isType(lower) || STREET_ENDING.test(lower);
  if (!isCapital) {
    return isStart && !isParticle(lower) && (isWhole || lower.length > 2 || LOWERCASE_STARTS.has(lower));
  }
  return isWhole || isStart || index === words.length - 1 || (listedBits(lower) & (COMMON | TECHNICAL)) === 0;
}

const LOWERCASE_STARTS = wordSet('ul al os pl av r c');

// Returns the index of the street type after a person's name ("Anna Schmidt Via Roma"), or `first` if there is none.
function afterPerson(words: readonly Word[], first: number): number {
  for (let i = first + 1; i < words.length; i += 1) {
    const [before, word] = [wordIn(words, i - 1), wordIn(words, i)];
    const isName = (listedBits(before.lower) & (GIVEN | SURNAME)) !== 0;
    if (isName && word.isCapital && (LEADING_TYPES.has(word.lower) || FURTHER_TYPES.has(word.lower))) {
      return i;
    }
  }
  return first;
}

// Returns the index of the street after a label or a preposition ("Bezoekadres Dorpsstraat 140", "Hamta pa Ringvagen
// 55", "in via Rossi 9"), or `first` if there is none.
function afterLead(words: readonly Word[], first: number): number {
  for (let i = words.length - 1; i > first; i -= 1) {
    const [before, word] = [wordIn(words, i - 1), wordIn(words, i)];
    const isStreet = STREET_ENDING.test(word.lower) || LEADING_TYPES.has(word.lower);
    const isPlace = !before.isCapital && BEFORE_STREETS.has(before.lower);
    if ((isStreet && isPlace) || (word.isCapital && LABELS.test(before.lower))) {
      return i;
    }
  }
  return first;
}

const BEFORE_STREETS = wordSet('in im pa op at to en em a w na przy i u an auf');
const LABELS =
  /^(?:[a-z]{0,12}(?:adresse?|adres)|anschrift|wohnung|address|domicilio|morada|endereco|indirizzo|direccion|kontor|buro|office|sede|filiale|standort|siege|oficina|wohnhaft|straat|strasse)$/;

function isNamed(words: readonly Word[]): boolean {
  const last = wordIn(words, words.length - 1);
  if (NUMBERED.test(last.lower) || (words.length === 1 && last.lower === 'gate')) {
    return false;
  }
  const isOther = words.length === 1 && (listedBits(last.lower) & TECHNICAL) !== 0;
  return (
    !isOther && words.some(({ lower }) => /[a-z\u00AA-\uFFFB]/.test(lower) && !isParticle(lower) && !MONTHS.test(lower))
  );
}

import { wordSet } from '../../../privacy/word-set.ts';
import { foldWord, isPrintableAscii, stemOf } from './fold-word.ts';
import { rewriteText } from './languages/rewrite-text.ts';
import type { Lexicon, Phrase } from './lexicon.ts';
import type { Meaning } from './listed-phrases.ts';
import { withLatinDigits, withoutFractions } from './parse-number.ts';
import { withoutSuperscripts } from './superscripts.ts';

/** A word, a phrase with one meaning, a number or a sign. */
export interface Token {
  readonly text: string;
  /** The form in which words are compared (fold-word.ts). */
  readonly word: string;
  readonly stem: string;
  readonly kind: 'word' | 'number' | 'date' | 'sign';
  readonly meanings: readonly Meaning[];
  /**
   * The meanings by which it is compared with other words, without those for counting and grammar. A word and its
   * opposite have the same concept.
   */
  readonly concepts: readonly string[];
  readonly isFiller: boolean;
  readonly isCapital: boolean;
  /** Whether it begins its sentence. */
  readonly isFirst: boolean;
  /** Whether it follows the token before it without a space. */
  readonly isJoined: boolean;
  /** Whether a hyphen without spaces joins it to the token before it: "walk-in", "Mon-Fri". */
  readonly isHyphenated: boolean;
}

// Two numbers with a slash are a day and a month, but "24/7" is 24 hours on seven days. The sign of "> 30 days" is a
// bound, except at the beginning of a text, where it marks a quotation, and in arrows and tags. The sign for a long
// vowel (ー) belongs to no script.
const TOKEN =
  /\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d)|(?!24\/7(?!\d))\d{1,2}\/\d{1,2}(?![\d/])|\d{1,2}:\d{2}(?!\d)|\d+(?:[.,'’]\d+|[\u00a0\u202f ]\d{3}(?!\d))*|°[CFcf]|m²|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}]|[\p{L}\p{M}][\p{L}\p{M}\p{N}_]*|(?<=[\s(:|])(?<!^\s*)[<>](?=\s?[€$£]?\d[\d.,]*(?![\p{L}\d]))|[≥≤\p{Sc}%‰°×,;:()–—.!?/-]/gu;
// What keyboards and automatic quotes put in place of an apostrophe: "isn´t".
const OTHER_APOSTROPHES = /[´`ʼ‘′](?<=\p{L}.)(?=\p{L})/gu;
// Accents are folded, but "sí" (yes) does not mean "si" (if), nor "è" and "é" (is) "e" (and), nor "är" (is) "år"
// (year), nor Polish "mają" (they have) "maja" (of May). Italian "ne" (of it) is not "né" (nor).
const OTHER_WORDS = wordSet('sí sì è é är bär mają');
const ASKING = /^(?:i|we|you|he|she|they|it|my|our)$/;
const NONE: readonly string[] = [];
// Meanings of grammar, and those with their own rules, such as numbers and units.
const OF_GRAMMAR = wordSet(
  'not plain bound if even except only because all ever some per and but modal number fraction scale times ordinal often past plus clock clockword unit period',
);
const DATE = /^(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\/\d{1,2})$/;

/** Returns the word at an index of a sentence; empty before its start and after its end. */
export function wordAt(tokens: readonly Pick<Token, 'word'>[], at: number): string {
  return tokens[at]?.word ?? '';
}

/** Returns the text at an index of a sentence; empty before its start and after its end. */
export function textAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

/** Returns up to `count` tokens before an index of a sentence, in order. */
export function tokensBefore(tokens: readonly Token[], at: number, count: number): readonly Token[] {
  return tokens.slice(Math.max(0, at - count), at);
}

/** Returns the value of a token's meaning of this kind, such as `day` for `unit`; null if it has none. */
export function meaningOf(token: Token | undefined, kind: string): string | null {
  // Most words have no listed meaning.
  if (token === undefined || token.meanings.length === 0) {
    return null;
  }
  const meaning = token.meanings.find((each) => each.startsWith(kind) && each[kind.length] === ':');
  return meaning === undefined ? null : meaning.slice(kind.length + 1);
}

/** Whether a token is a number, in digits or in words. */
export function isNumber(token: Token | undefined): boolean {
  return token?.kind === 'number' || meaningOf(token, 'number') !== null;
}

interface Piece {
  readonly text: string;
  readonly word: string;
  readonly index: number;
  readonly isHyphenated: boolean;
}

/** Returns the tokens of a sentence; a phrase of the lexicon is one token. */
export function tokensOf(text: string, lexicon: Lexicon): Token[] {
  const pieces = piecesOf(rewriteText(normalized(text), lexicon.language));
  const tokens: Token[] = [];
  let before: number | null = null;
  let isFirst = true;
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece;
    const isOther = isTakingPlace(pieces, at, lexicon);
    const phrase = isOther ? undefined : phraseAt(pieces, at, lexicon);
    const length = phrase?.words.length ?? 1;
    const last = pieces[at + length - 1] as Piece;
    const isAsking = isAskingMay(pieces, at, lexicon);
    const token = createToken(piece, { phrase, lexicon, isFirst, isAsking, isJoined: piece.index === before });
    tokens.push(token);
    isFirst &&= token.kind === 'sign';
    before = last.index + last.text.length;
    at += length;
  }
  return tokens;
}

// "I am 17. May I rent a boat?" asks, and names no month, unlike "in May I rent".
function isAskingMay(pieces: readonly Piece[], at: number, { language }: Lexicon): boolean {
  if (language !== 'en' || pieces[at]?.text !== 'May') {
    return false;
  }
  const isStart = at === 0 || /^[.!?]$/.test(pieces[at - 1]?.text ?? '');
  return isStart && ASKING.test(wordAt(pieces, at + 1));
}

// The end of "findet jährlich statt" is not the "statt" of "statt des Festes", which has its noun after it.
function isTakingPlace(pieces: readonly Piece[], at: number, { language }: Lexicon): boolean {
  const next = pieces[at + 1]?.text ?? '.';
  return (
    language === 'de' && wordAt(pieces, at) === 'statt' && /^(?:[^\p{L}\p{N}]+|und|oder|sowie|wenn|falls)$/u.test(next)
  );
}

function normalized(text: string): string {
  const written = text.replace(OTHER_APOSTROPHES, "'").replace(/>=|⩾/gu, '≥').replace(/<=|⩽/gu, '≤');
  return isPrintableAscii(written)
    ? written
    : withoutSuperscripts(withoutFractions(withLatinDigits(written.replace(/−/gu, '-')))).normalize('NFKC');
}

function piecesOf(text: string): Piece[] {
  const whole = text
    .replace(/(\d)\s?([ap])\.\s?m\b\.?/gi, '$1 $2m')
    .replace(/(?<=\d)\s?W(?![\p{L}\d-])/gu, ' watt')
    // "Forklift no. 7", but "No. 7 days are too few."
    .replace(/(?<=\p{L} )[Nn]o\. ?(?=\d)/gu, 'nr ');
  const spelled = /['’]/.test(whole) ? withoutContractions(whole) : whole;
  const pieces: Piece[] = [];
  let isHyphenated = false;
  for (const { 0: found, index } of spelled.matchAll(TOKEN)) {
    // A hyphen within a word is not a token.
    const isHyphen =
      found === '-' && /\p{L}/u.test(spelled.charAt(index - 1)) && /\p{L}/u.test(spelled.charAt(index + 1));
    if (!isHyphen) {
      pieces.push({ text: found, word: foldWord(found), index, isHyphenated });
    }
    isHyphenated = isHyphen;
  }
  return pieces;
}

function withoutContractions(text: string): string {
  return text
    .replace(/\bcan['’]t\b/giu, 'can not')
    .replace(/\bwon['’]t\b/giu, 'will not')
    .replace(/n['’]t\b/giu, ' not')
    .replace(/(?<=\p{L})['’]s\b/giu, '');
}

function phraseAt(pieces: readonly Piece[], at: number, { phrases }: Lexicon): Phrase | undefined {
  return phrases
    .get(wordAt(pieces, at))
    ?.find(({ words }) => words.every((word, i) => wordAt(pieces, at + i) === word));
}

interface Found {
  readonly phrase: Phrase | undefined;
  readonly lexicon: Lexicon;
  readonly isFirst: boolean;
  readonly isAsking: boolean;
  readonly isJoined: boolean;
}

function createToken({ text, word, isHyphenated }: Piece, found: Found): Token {
  const { phrase, lexicon, isFirst, isAsking, isJoined } = found;
  const whole = phrase?.words.join(' ') ?? word;
  const isCapital = /^\p{Lu}/u.test(text);
  const stem = stemOf(whole);
  // "Hall A", "M2", but not the R of "R$".
  const isName =
    text.length <= 2 && (/^M[23]$/.test(text) || (/^[A-HJ-Z]$/.test(text) && whole.length === 1 && !isFirst));
  // The "se" of Portuguese "paga-se" does not mean "if".
  const isReflexive = isHyphenated && whole === 'se';
  const isOtherWord = isOtherThanFolded(text.toLowerCase(), lexicon);
  const listed = isReflexive || isOtherWord || isName ? NONE : (phrase?.meanings ?? lexicon.byStem.get(stem) ?? NONE);
  // "May" and "may", "March" and "march", "Sun" and "sun". At the beginning of a sentence "May" may be either.
  const isSmallEnglish = lexicon.language === 'en' && (!isCapital || isAsking);
  const isMonth = lexicon.language === 'en' && !isSmallEnglish && !isFirst && listed.includes('month:5');
  const isOther = (meaning: Meaning) =>
    (isSmallEnglish && /^(?:month|weekday):/.test(meaning)) || (isMonth && meaning.startsWith('modal:'));
  const meanings = listed.length === 0 ? NONE : listed.filter((meaning) => !isOther(meaning));
  const kind = kindOf(text);
  return {
    ...{ text, word: whole, stem, kind, meanings, isCapital, isFirst, isJoined, isHyphenated },
    concepts: meanings.length === 0 ? NONE : meanings.filter(isConcept).map((meaning) => meaning.replace(/^[+-]/, '')),
    isFiller:
      kind === 'word' &&
      meanings.every((meaning) => !isComparedAsWord(meaning)) &&
      !isName &&
      (meanings.length > 0 || lexicon.filler.has(whole)),
  };
}

// Whether a word differs from the listed word that has the same folded form.
function isOtherThanFolded(word: string, { language }: Lexicon): boolean {
  return OTHER_WORDS.has(word) || (language === 'it' && word === 'ne');
}

function isConcept(meaning: Meaning): boolean {
  return /^(?:[+-]|same:|[a-z]+:[a-z]+$)/.test(meaning) && !/^(?:bound|unit|modal|clock):/.test(meaning);
}

function kindOf(text: string): Token['kind'] {
  if (/^[\p{L}\p{M}]/u.test(text)) {
    return 'word';
  }
  if (DATE.test(text)) {
    return 'date';
  }
  return /^\d/.test(text) ? 'number' : 'sign';
}

function isComparedAsWord(meaning: Meaning): boolean {
  const colon = meaning.indexOf(':');
  return !OF_GRAMMAR.has(colon < 0 ? meaning : meaning.slice(0, colon));
}

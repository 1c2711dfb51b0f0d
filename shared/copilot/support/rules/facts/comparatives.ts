import { phraseSet } from '../../../../privacy/word-set.ts';
import {
  COMPARATIVES,
  MORE,
  type Scale,
  type ScaleWords,
  THAN,
  WITH_MORE,
} from '../../reading/languages/comparative-words.ts';
import type { WordLanguage } from '../../reading/languages/language-words.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';

/** The claim that one thing has more or less of something than another: "A is cheaper than B". */
export interface ComparedThings {
  readonly scale: Scale;
  /** Whether the left one has the larger number on the scale: later, older, more expensive. */
  readonly isMore: boolean;
  readonly left: readonly Token[];
  readonly right: readonly Token[];
}

// Room for the compared thing: "a higher hourly rate for groups than". Not measured.
const THAN_DISTANCE_MAX = 5;
// Further after "more", an adjective belongs to the noun that is counted: "more visitors on a sunny day".
const WORDS_AFTER_MORE_MAX = 3;

interface Word {
  readonly word: string;
  /** The index of its token: a token may be a phrase. */
  readonly at: number;
}

interface Comparative {
  readonly scale: Scale;
  readonly isMore: boolean;
  /** The index of its first token. */
  readonly at: number;
}

/** One side of a scale (more or less), and its words. */
interface ScaleSide {
  readonly scale: Scale;
  readonly isMore: boolean;
  readonly listed: ReadonlySet<string>;
}

const BY_THEMSELVES = sidesByLanguage(COMPARATIVES);
const AFTER_MORE = sidesByLanguage(WITH_MORE);

/** Finds the two things that a statement compares; null if it does not compare two things with a known word. */
export function comparedThings(said: Statement): ComparedThings | null {
  const { tokens, language } = said;
  if (language === null) {
    return null;
  }
  const words = wordsOf(tokens);
  return language === 'zh' ? comparedInChinese(said, words) : comparedAround(said, words, language);
}

function comparedAround({ tokens }: Statement, words: readonly Word[], language: WordLanguage) {
  for (const [than, { word, at }] of words.entries()) {
    const found = THAN[language].test(word) ? comparativeBefore(words, than, language) : null;
    if (found !== null) {
      const { scale, isMore } = found;
      const left = tokens.slice(0, found.at);
      return { scale, isMore, left: left.filter(isNaming), right: clauseAfter(tokens, at).filter(isNaming) };
    }
  }
  return null;
}

// "A比B长": the second thing comes between 比 and the comparative.
function comparedInChinese({ tokens }: Statement, words: readonly Word[]): ComparedThings | null {
  const than = words.findIndex(({ word }) => word === '比');
  const at = words[than]?.at ?? -1;
  const following = clauseAfter(tokens, at);
  const wordsAfter = wordsOf(following);
  const listed = (BY_THEMSELVES.get('zh') ?? []).flatMap((side) =>
    [...side.listed].flatMap((each) => {
      const place = placeOf(wordsAfter, each);
      return place < 1 ? [] : [{ scale: side.scale, isMore: side.isMore, place }];
    }),
  );
  // The last one: 大门 and 高级 are not comparatives.
  const found = listed.toSorted((one, other) => other.place - one.place)[0];
  if (at < 1 || found === undefined) {
    return null;
  }
  const [left, right] = [tokens.slice(0, at), following.slice(0, found.place)];
  return { scale: found.scale, isMore: found.isMore, left: left.filter(isNaming), right: right.filter(isNaming) };
}

// "Day ticket", "hall 4": units and numbers can be part of a name.
function isNaming({ kind }: Token): boolean {
  return kind === 'word' || kind === 'number';
}

function wordsOf(tokens: readonly Token[]): Word[] {
  return tokens.flatMap((token, at) => token.word.split(' ').map((word) => ({ word, at })));
}

// The index of the token with which the last occurrence of a phrase begins; -1 if there is none.
function placeOf(words: readonly Word[], phrase: string): number {
  const characters = phrase.split(' ');
  const place = words.findLastIndex((_, i) => characters.every((each, n) => words[i + n]?.word === each));
  return words[place]?.at ?? -1;
}

function comparativeBefore(words: readonly Word[], than: number, language: WordLanguage): Comparative | null {
  const near = words.slice(Math.max(0, than - THAN_DISTANCE_MAX), than);
  const found = near.map(({ word, at }, from) => {
    const following = near.slice(from + 1, from + 1 + WORDS_AFTER_MORE_MAX).map((each) => each.word);
    const side = withMore(word, following, language) ?? onItsOwn(word, language);
    return side === null ? null : { ...side, at };
  });
  return found.findLast((each) => each !== null) ?? null;
}

// "More expensive than", "plus cher que", "menos a menudo que".
function withMore(word: string, following: readonly string[], language: WordLanguage) {
  const [more, less] = MORE[language] ?? [];
  if (word !== more && word !== less) {
    return null;
  }
  const side = AFTER_MORE.get(language)?.find(({ listed }) => following.some((each) => listed.has(each)));
  const { scale, isMore } = side ?? { scale: 'amount' as const, isMore: true };
  return { scale, isMore: isMore === (word === more) };
}

// Reads a word that compares on its own, such as "cheaper". "Less expensive" is read by `withMore`.
function onItsOwn(word: string, language: WordLanguage) {
  const side = BY_THEMSELVES.get(language)?.find(({ listed }) => listed.has(word));
  return side === undefined ? null : { scale: side.scale, isMore: side.isMore };
}

function sidesByLanguage(
  words: Readonly<Partial<Record<WordLanguage, ScaleWords>>>,
): ReadonlyMap<string, readonly ScaleSide[]> {
  return new Map(Object.entries(words).map(([language, scales]) => [language, sidesOf(scales)]));
}

function sidesOf(words: ScaleWords): ScaleSide[] {
  return Object.entries(words).flatMap(([scale, sides]) =>
    sides.map((listed = '', side) => ({
      scale: scale as Scale,
      isMore: side === 0,
      listed: phraseSet(listed),
    })),
  );
}

function clauseAfter(tokens: readonly Token[], at: number): readonly Token[] {
  const following = tokens.slice(at + 1);
  const end = following.findIndex(({ text }) => /^[,;.]$/.test(text));
  return end < 0 ? following : following.slice(0, end);
}

import type { WordLanguage } from '../../reading/languages/language-words.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { ENDED, MORE, type Scale, type ScaleWords, THAN, WITH_MORE } from './comparative-words.ts';

/** That one thing has more or less of something than another: "A is cheaper than B". */
export interface ComparedThings {
  readonly scale: Scale;
  /** Whether the left one has the larger number on the scale: later, older, dearer. */
  readonly isMore: boolean;
  readonly left: readonly Token[];
  readonly right: readonly Token[];
}

// Room for what is compared: "a higher hourly rate for groups than". No measurement.
const THAN_DISTANCE_MAX = 5;
// Further behind "more", an adjective belongs to the noun that is counted: "more visitors on a sunny day".
const WORDS_AFTER_MORE_MAX = 3;

interface Word {
  readonly word: string;
  /** The index of its token: a token may be a phrase. */
  readonly at: number;
}

interface Comparative {
  readonly scale: Scale;
  readonly isMore: boolean;
  /** The index of its first word. */
  readonly from: number;
}

/** One side of a scale, with the words that say it. */
interface ScaleSide {
  readonly scale: Scale;
  readonly isMore: boolean;
  readonly listed: ReadonlySet<string>;
}

const BY_THEMSELVES = sidesByLanguage(ENDED);
const AFTER_MORE = sidesByLanguage(WITH_MORE);

/** What a statement says has more or less than what; null where it compares no two things by a word that is known. */
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
      const from = words[found.from]?.at ?? 0;
      const end = clauseEnd(tokens, at);
      return {
        ...found,
        left: tokens.slice(0, from).filter(isNaming),
        right: tokens.slice(at + 1, end).filter(isNaming),
      };
    }
  }
  return null;
}

// "A比B长": what is compared with stands between 比 and the comparative.
function comparedInChinese({ tokens }: Statement, words: readonly Word[]): ComparedThings | null {
  const than = words.findIndex(({ word }) => word === '比');
  const at = words[than]?.at ?? -1;
  const behind = tokens.slice(at + 1, clauseEnd(tokens, at));
  const wordsBehind = wordsOf(behind);
  const listed = (BY_THEMSELVES.get('zh') ?? []).flatMap((side) =>
    [...side.listed].flatMap((each) => {
      const place = placeOf(wordsBehind, each);
      return place < 1 ? [] : [{ scale: side.scale, isMore: side.isMore, place }];
    }),
  );
  // The last one: 大门 and 高级 are no comparatives.
  const found = listed.toSorted((one, other) => other.place - one.place)[0];
  if (at < 1 || found === undefined) {
    return null;
  }
  const right = behind.slice(0, found.place);
  return {
    ...{ scale: found.scale, isMore: found.isMore },
    left: tokens.slice(0, at).filter(isNaming),
    right: right.filter(isNaming),
  };
}

// "Day ticket", "hall 4": units and numbers name things, too.
function isNaming({ kind }: Token): boolean {
  return kind === 'word' || kind === 'number';
}

function wordsOf(tokens: readonly Token[]): Word[] {
  return tokens.flatMap((token, at) => token.word.split(' ').map((word) => ({ word, at })));
}

// The index of the token with which the last occurrence of a phrase begins; -1 without one.
function placeOf(words: readonly Word[], phrase: string): number {
  const characters = phrase.split(' ');
  const place = words.findLastIndex((_, i) => characters.every((each, n) => words[i + n]?.word === each));
  return words[place]?.at ?? -1;
}

function comparativeBefore(words: readonly Word[], than: number, language: WordLanguage): Comparative | null {
  const nearest = Math.max(0, than - THAN_DISTANCE_MAX);
  for (let from = than - 1; from >= nearest; from -= 1) {
    const found = withMore(words, { from, than }, language) ?? alone(words, from, language);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

// "More expensive than", "plus cher que", "menos a menudo que".
function withMore(
  words: readonly Word[],
  { from, than }: { from: number; than: number },
  language: WordLanguage,
): Comparative | null {
  const [more, less] = MORE[language] ?? ['', ''];
  const word = words[from]?.word ?? '';
  if (word === '' || (word !== more && word !== less)) {
    return null;
  }
  const behind = words.slice(from + 1, Math.min(than, from + 1 + WORDS_AFTER_MORE_MAX)).map((each) => each.word);
  const adjective = AFTER_MORE.get(language)?.find(({ listed }) => behind.some((each) => listed.has(each)));
  return adjective === undefined
    ? { scale: 'amount', isMore: word === more, from }
    : { scale: adjective.scale, isMore: adjective.isMore === (word === more), from };
}

function alone(words: readonly Word[], from: number, language: WordLanguage): Comparative | null {
  const word = words[from]?.word ?? '';
  const found = BY_THEMSELVES.get(language)?.find(({ listed }) => listed.has(word));
  // "Less expensive" was read with its "less", and "weniger lang" has a word of its own.
  return found === undefined ? null : { scale: found.scale, isMore: found.isMore, from };
}

function sidesByLanguage(
  words: Readonly<Partial<Record<WordLanguage, ScaleWords>>>,
): ReadonlyMap<string, readonly ScaleSide[]> {
  return new Map(Object.entries(words).map(([language, scales]) => [language, sidesOf(scales)]));
}

function sidesOf(words: ScaleWords): ScaleSide[] {
  // A side that a language has no word for is ''.
  const setOf = (listed: string) => new Set(listed === '' ? [] : listed.split(', '));
  return Object.entries(words).flatMap(([scale, [more, less]]) => [
    { scale: scale as Scale, isMore: true, listed: setOf(more) },
    { scale: scale as Scale, isMore: false, listed: setOf(less) },
  ]);
}

function clauseEnd(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ text }, at) => at > from && /^[,;.。，；]$/u.test(text));
  return end < 0 ? tokens.length : end;
}

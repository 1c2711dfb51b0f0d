import { conceptsOf } from '../../concepts/concepts.ts';
import { MONTHS, WEEKDAY_NAMES } from '../../languages/calendar.ts';
import {
  isFunctionWord,
  LANGUAGE_CODES,
  LANGUAGES,
  type LanguageCode,
  likeliestLanguages,
  ofAllLanguages,
} from '../../languages/languages.ts';
import { phrasePattern } from '../../languages/phrases.ts';
import type { Question } from '../../questions/question.ts';
import { foldText, stem, wordsOf } from '../../words.ts';
import { isNumberWord } from '../answer-kind.ts';
import { stemsOf, unionOf } from '../units.ts';

/** A sentence or row, with what stands above it. */
export interface Statement {
  /** The heading of its section. */
  readonly section: string;
  readonly whole: string;
  /** The part of it that is compared. */
  readonly part: string;
  /** The title of its document and the headings above it. */
  readonly heads: string;
}

/** Matches a folded word that goes with a value, and says nothing about the case. */
export const OF_VALUE: RegExp = new RegExp(
  `^${phrasePattern(
    ofAllLanguages(({ shows, units, pricing, current, bounds }) =>
      [shows.time, shows.money, shows.frequency, units.time, units.clock, units.size, pricing, current, bounds].join(
        ', ',
      ),
    ),
  )}$`,
  'u',
);
const CALENDAR: ReadonlySet<string> = new Set([...MONTHS.keys(), ...WEEKDAY_NAMES].map(stem));
const LIMITING = new Map(LANGUAGE_CODES.map((code) => [code, new Set(foldText(LANGUAGES[code].limiting).split(' '))]));
const ACCOMPANIES: ReadonlySet<string> = new Set(
  'with without by mit ohne avec sans con sin senza com sem met zonder bez z med utan'.split(' '),
);
const GENITIVE: ReadonlySet<string> = new Set(
  'of von vom de du des del della dello dell dei delle di da do das dos van av'.split(' '),
);
const TELLING_MIN = 2;

/** A sentence as it is compared. */
export interface ReadStatement {
  readonly words: readonly Word[];
  readonly languages: readonly LanguageCode[];
  /** The stems of all its words, and of the heading of its section. */
  readonly stems: ReadonlySet<string>;
  /** The stems of the part that is compared, of the heading of its section, its title and headings. */
  readonly near: ReadonlySet<string>;
  /** The stems of its words, its title and headings. */
  readonly whole: ReadonlySet<string>;
}

/** A word of a sentence. */
export interface Word {
  readonly stem: string;
  readonly hasCapital: boolean;
  readonly isName: boolean;
  /** Whether it is a number, or joins other words. */
  readonly isPlain: boolean;
  /** Whether it says more than how other words belong together, or what a number counts. */
  readonly isContent: boolean;
  /** Whether it is a preposition such as "for" and "in". */
  readonly restricts: boolean;
  /** Whether it is a preposition such as "with". */
  readonly accompanies: boolean;
  /** Whether it is a preposition such as "of". */
  readonly isGenitive: boolean;
}

/** Reads a sentence; if its words do not show its language, it is read in that of the question. */
export function readStatement({ whole, part, section, heads }: Statement, { language }: Question): ReadStatement {
  const languages = languagesOf(wordsOf(whole), language);
  const stems = stemsOf(`${whole} ${section}`);
  return {
    words: contentOf(part, languages[0] ?? language),
    languages,
    stems,
    near: stemsOf(`${part} ${section} ${heads}`),
    whole: unionOf([stems, stemsOf(heads)]),
  };
}

// One function word may be a letter, or a noun of another language: then the text is in the language of the question.
function languagesOf(words: readonly string[], asked: LanguageCode): readonly LanguageCode[] {
  const likeliest = likeliestLanguages(words);
  const telling = words.filter((word) => likeliest.some((code) => isFunctionWord(word, code)));
  return telling.length < TELLING_MIN ? [asked] : likeliest;
}

function contentOf(text: string, language: LanguageCode): readonly Word[] {
  const names = namesIn(text);
  return wordsOf(text).map((word) => {
    const stemmed = stem(word);
    const isPlain = /\d/.test(word) || isNumberWord(word) || isFunctionWord(word, language);
    const isOfValue = [word, stemmed].some((each) => OF_VALUE.test(each)) || CALENDAR.has(stemmed);
    // German writes every noun with a capital.
    const hasCapital = language !== 'de' && names.has(word);
    return {
      stem: stemmed,
      isPlain,
      isContent: !isPlain && !isOfValue,
      hasCapital,
      isName: hasCapital && conceptsOf(stemmed).size === 0,
      restricts: LIMITING.get(language)?.has(word) === true,
      accompanies: ACCOMPANIES.has(word),
      isGenitive: GENITIVE.has(word),
    };
  });
}

// Capitalized words, except the first of a sentence.
function namesIn(text: string): ReadonlySet<string> {
  const found = text.match(/(?<=[^\s.!?]\s["“(]?)\p{Lu}[\p{L}’'-]+/gu) ?? [];
  return new Set(found.flatMap((name) => wordsOf(foldText(name))));
}

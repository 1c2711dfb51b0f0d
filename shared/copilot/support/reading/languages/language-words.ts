import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** The languages whose words the support check knows. */
export type WordLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'sv' | 'zh';

/**
 * The words of a language by meaning (`de.json`); phrases are separated by commas and written as in a text. Numbers and
 * dates in Chinese characters become digits first (han-numbers.ts), so Chinese lists none.
 */
export interface LanguageWords {
  /** Function words, separated by spaces, which are ignored when sentences are compared. */
  readonly filler: string;
  /** Cardinal numbers from 0 to 20 and the tens, in order. */
  readonly ones: string;
  readonly tens: string;
  /** Ordinals from 1 to 12, in order; several forms of one are separated by slashes. */
  readonly ordinals: string;
  /** January to December, and Monday to Sunday; several forms of one are separated by slashes. */
  readonly months: string;
  readonly weekdays: string;
  /** Prepositions that merge with articles, with what they become. */
  readonly contractions: string;
  /** What says no more than yes, no, or to what extent. */
  readonly yes: string;
  readonly no: string;
  readonly extent: string;
  /**
   * A sentence that begins with one of these words refers to the one before it. Words that often begin a sentence
   * without such a reference are left out, such as the Dutch "het". After one of the prepositions, the words of the
   * third list refer, too: "For this price, ...".
   */
  readonly referring: string;
  readonly referringPrepositions: string;
  readonly referringAfter: string;
  /** With one of these anywhere in it, a sentence adds to the one before it, or contrasts with it (expressions). */
  readonly adding: string;
  /** With one of these it counts what several sentences before it said: "both close at nine" (expressions). */
  readonly counting: string;
  /**
   * Words that begin a step and say that another one comes before or after it; those of the second list also after the
   * first words of a sentence (expressions; "(?!...)" excludes what is no order, such as "next week").
   */
  readonly firstSteps: string;
  readonly laterSteps: string;
  /** Prepositions, the words before the agent of a passive, and pronouns, as expressions. */
  readonly prepositions: string;
  readonly by: string;
  readonly pronouns: string;
  /**
   * Words for persons and bodies by what they do. Words of one group, separated by slashes, can name the same person or
   * body; words of different groups cannot. The words of the first group can name any person or body.
   */
  readonly roles: string;
  /** Every other meaning (lexicon.ts), and the words and phrases that have it; "color:" lists all colors. */
  readonly meanings: Readonly<Record<string, string>>;
}

/** The words of each language. */
export const WORDS: Readonly<Record<WordLanguage, LanguageWords>> = { en, de, fr, es, it, pt, nl, pl, sv, zh };

/** The languages that have words. */
export const WORD_LANGUAGES = Object.keys(WORDS) as readonly WordLanguage[];

/** Makes something of the words of each language. */
export function ofEachLanguage<Made>(make: (words: LanguageWords, language: WordLanguage) => Made) {
  return Object.fromEntries(WORD_LANGUAGES.map((each) => [each, make(WORDS[each], each)])) as Record<
    WordLanguage,
    Made
  >;
}

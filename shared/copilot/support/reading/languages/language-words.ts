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
  /** Every other meaning (lexicon.ts), and the words and phrases that have it; "color:" lists all colors. */
  readonly meanings: Readonly<Record<string, string>>;
}

/** The languages whose words the check of support knows. */
export type WordLanguage = 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl' | 'pl' | 'zh';

/** The words of a language by what they mean; phrases are separated by commas, and written as in a text. */
export interface LanguageWords {
  /** Function words, separated by spaces, that a sentence is not compared by. */
  readonly filler: string;
  /** Cardinal numbers from 0 to 20 and the tens, in order. */
  readonly ones: string;
  readonly tens: string;
  /** Ordinals from 1 to 12, in order; several forms of one are separated by slashes. */
  readonly ordinals: string;
  /** January to December, and Monday to Sunday; several forms of one are separated by slashes. */
  readonly months: string;
  readonly weekdays: string;
  /** What else a word can mean (meaning.ts), and its words. */
  readonly meanings: Readonly<Record<string, string>>;
}

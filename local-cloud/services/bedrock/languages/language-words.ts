/**
 * What a question can ask for; `other` is anything else that it names ("which form"), whose answers have no pattern.
 */
export type Asked =
  | 'temperature'
  | 'frequency'
  | 'clock'
  | 'duration'
  | 'time'
  | 'money'
  | 'size'
  | 'count'
  | 'name'
  | 'reason'
  | 'place'
  | 'other'
  | 'yes or no';

/** The kinds of answers that words show; the other kinds are numbers with a unit, or names. */
export type Shown = 'time' | 'clock' | 'money' | 'frequency' | 'place' | 'reason' | 'yes or no';

/**
 * What the reader knows about a language (`words/`); accents may be left out, because both sides are compared without
 * them. `functionWords` and `beforeNouns` are words separated by spaces. All other lists are phrases separated by
 * commas, in the syntax of `phrasePattern`, unless their comment says otherwise.
 */
export interface LanguageWords {
  /** Words that join and ask; the other words carry the subject of a text. */
  readonly functionWords: string;
  /** Articles, possessives and prepositions: a noun follows, or an adjective and its noun. */
  readonly beforeNouns: string;
  /** Phrases by which a question asks for each kind of answer. */
  readonly asks: Readonly<Record<Asked, string>>;
  /** Phrases that only say which kind of answer is wanted; answers do not repeat them. */
  readonly onlyAsking: string;
  /** Phrases before the thing that is counted. */
  readonly counting: string;
  /** Phrases of an answer of each kind. */
  readonly shows: Readonly<Record<Shown, string>>;
  /** Numbers in words. */
  readonly numbers: string;
  /** The words for one, which are articles in most languages: a number only before a unit. */
  readonly one: string;
  /** Units after a number: of time, size, temperature and time of day. */
  readonly units: Readonly<Record<'time' | 'size' | 'degree' | 'clock', string>>;
  /** Words between a number and a unit of time. */
  readonly beforeUnits: string;
  /** Words before the number of a time of day. */
  readonly beforeClock: string;
  /** Words, not patterns, after whose full stop a sentence goes on. Capitals and accents count. */
  readonly abbreviations: string;
  /**
   * Groups of synonyms, separated by semicolons: a question may say `hire` and the document `rent`. A group is words
   * separated by spaces; a word may be in several.
   */
  readonly synonyms: string;
}

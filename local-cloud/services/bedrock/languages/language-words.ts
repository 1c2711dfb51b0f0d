/** What a question can ask for; `other` is anything else that it names ("which form"), which no form reveals. */
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

/** What the words of an answer show by themselves; the others are numbers with a unit, or names. */
export type Shown = 'time' | 'clock' | 'money' | 'frequency' | 'place' | 'reason' | 'yes or no';

/**
 * What the reader knows of a language, with its accents. Words are separated by spaces, phrases by commas, and both
 * are written as `phrasePattern` reads them.
 */
export interface LanguageWords {
  /** Words that join and ask: what a text is about is in its other words. */
  readonly functionWords: string;
  /** Phrases by which a question asks for each kind of answer. */
  readonly asks: Readonly<Record<Asked, string>>;
  /** Phrases that only say which kind of answer is wanted: no answer repeats them. */
  readonly onlyAsking: string;
  /** Phrases before the thing that is counted. */
  readonly counting: string;
  /** Phrases of an answer of each kind. */
  readonly shows: Readonly<Record<Shown, string>>;
  /** Numbers in words. */
  readonly numbers: string;
  /** The words for one, which are articles in most languages: a number only before a unit. */
  readonly one: string;
  /** What comes after a number: of time, of size, of warmth, and of a time of day. */
  readonly units: Readonly<Record<'time' | 'size' | 'degree' | 'clock', string>>;
  /** Words between a number and a unit of time. */
  readonly beforeUnits: string;
  /** Words before the number of a time of day. */
  readonly beforeClock: string;
  readonly negations: string;
  /** What a question begins with that follows another one after "and". */
  readonly opensQuestion: string;
  /** The same only before one of the subjects: English "and are sold" is not a question. */
  readonly opensWithSubject?: string;
  readonly subjects?: string;
  readonly and: string;
  /** Greetings before a question, and courtesies around it. */
  readonly greetings: string;
  readonly courtesies: string;
  /** Which version of a document is asked for; an answer seldom says it of itself. */
  readonly old: string;
  readonly current: string;
  /** What a sentence about the subject of the one before it begins with. */
  readonly refersBack: string;
  /** A full stop after these does not end a sentence. Capitals count. */
  readonly abbreviations: string;
  /** Groups of synonyms: a question says `hire` where the document says `rent`. A word may be in several groups. */
  readonly synonyms: string;
}

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
 * What the reader knows about a language; accents may be left out, because both sides are compared without them.
 * `functionWords`, `beforeNouns` and `limiting` are words separated by spaces. All other lists are phrases separated by
 * commas, in the syntax of `phrasePattern`, unless their comment says otherwise.
 */
export interface LanguageWords {
  /** Words that join and ask; the other words carry the subject of a text. */
  readonly functionWords: string;
  /** Articles, possessives and prepositions: a noun follows, or an adjective and its noun. */
  readonly beforeNouns: string;
  /** Prepositions after which a noun says for whom, of what or where something is true, separated by spaces. */
  readonly limiting: string;
  /** Phrases by which a question asks for each kind of answer. */
  readonly asks: Readonly<Record<Asked, string>>;
  /** Phrases that only say which kind of answer is wanted; answers do not repeat them. */
  readonly onlyAsking: string;
  /** Words that go with any price: to cost, an hour, a kilo. They do not say what is paid for. */
  readonly pricing: string;
  /** Phrases before the thing that is counted. */
  readonly counting: string;
  /** Phrases of an answer of each kind. */
  readonly shows: Readonly<Record<Shown, string>>;
  /** Phrases for what costs nothing. */
  readonly free: string;
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
  /** Words beside a value that do not say what the value measures: at least, new. */
  readonly bounds: string;
  /** The seasons, as a rule names them. */
  readonly seasons: string;
  readonly negations: string;
  /** Words that deny without a negation: forbidden, closed. */
  readonly denials: string;
  /** The beginnings of a second question after "and". */
  readonly opensQuestion: string;
  /** Beginnings of a second question only before one of the subjects: "and are sold" is not a question. */
  readonly opensWithSubject?: string;
  /** Words that may follow such a beginning. */
  readonly subjects?: string;
  /** Beginnings of a second question that need only a comma before them: "what is there to eat, is there tea?" */
  readonly asksExistence: string;
  /** Prepositions before such a beginning: "and until when". */
  readonly beforeAsking: string;
  /** The words that join two questions. */
  readonly and: string;
  /** Greetings before a question, and courtesies around it. */
  readonly greetings: string;
  readonly courtesies: string;
  /** Thanks, and the end of a letter: a short sentence that begins with them states nothing. */
  readonly thanks: string;
  /** Words that ask for an older or current version of a document; answers seldom contain them. */
  readonly old: string;
  readonly current: string;
  /** Marks of a document or section that has been replaced by another one, or is no longer valid. */
  readonly replaced: string;
  /** The beginnings of a sentence about the subject of the previous one. */
  readonly refersBack: string;
  /** Words with a colon before a question of a document, and before its reply: "Q: Is there tea?", "A: Yes." */
  readonly questionLabels: string;
  readonly replyLabels: string;
  /** Words, not patterns, after whose full stop a sentence goes on. Capitals and accents count. */
  readonly abbreviations: string;
  /**
   * Groups of synonyms: a question may say `hire` and the document `rent`. A group is words separated by spaces, and
   * ends with a semicolon or a line; a word may be in several.
   */
  readonly synonyms: string;
}

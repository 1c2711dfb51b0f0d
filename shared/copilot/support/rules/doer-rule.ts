import { isAmong } from '../reading/evidence.ts';
import { ofEachLanguage, type WordLanguage } from '../reading/languages/language-words.ts';
import { type Statement, sideRanges } from '../reading/statement.ts';
import { type Token, wordAt } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// The word before the agent of a passive, and pronouns for something that another part names.
const BY = ofEachLanguage(({ by }) => new RegExp(`^(?:${by})$`));
const PRONOUN = ofEachLanguage(({ pronouns }) => new RegExp(`^(?:${pronouns})$`, 'u'));

// A word before the name of a person.
const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|herrn?|frau|mme|mlle|m|monsieur|madame|senora?|sra?|don|dona|signora?|sig|dottor|dottoressa|senhora?|mevrouw|meneer|pan[ai]?|fru)$/;

const REFLEXIVE = /^(?:sich|se|s|si|zich|sie|sig)$/;

// How many words that only one part of the source has must be in the reply or the question: a verb and its object. An
// object alone decides nothing: one person may hand it on to the other.
const TOLD_WORDS_MIN = 2;

/**
 * When asked who does something, a reply must not name the person who does something else: "A checks X, B checks Y".
 */
export const doerRule: Rule = ({ said, evidence, question }) => {
  const texts = evidence.filter(({ unit }) => unit.kind !== 'row').map((each) => each.source);
  const isOther = [sidesOf, clausesOf].some((partsOf) => {
    const parts = texts.flatMap(partsOf);
    if (parts.length < 2) {
      return false;
    }
    const onlyIn = new Map(parts.map((part) => [part, wordsOnlyOf(part, parts)]));
    return partsOf(said).some((part) => isOfOther(part, { parts, onlyIn, question }));
  });
  return isOther ? 'swapped' : null;
};

interface Part {
  readonly tokens: readonly Token[];
  readonly content: readonly Token[];
  readonly language: WordLanguage;
  /** The doers of the parts that it continues: in "A opens the gate and checks the tickets", A checks the tickets. */
  readonly doersBefore: readonly Token[];
}

// The parts of a sentence between semicolons and "but".
function sidesOf({ tokens, content, language }: Statement): Part[] {
  return sideRanges(tokens).map(({ from, to }) => {
    const within = tokens.slice(from, to);
    const words = content.filter((word) => within.includes(word));
    return { tokens: within, content: words, language: language ?? 'en', doersBefore: [] };
  });
}

function clausesOf({ clauses, language }: Statement): Part[] {
  const parts: Part[] = [];
  for (const { opener, tokens, content } of clauses) {
    const before = opener === 'and' ? parts.at(-1) : undefined;
    const doersBefore = before === undefined ? [] : [...before.doersBefore, ...doersOf(before)];
    parts.push({ tokens, content, language: language ?? 'en', doersBefore });
  }
  return parts;
}

interface Asked {
  readonly parts: readonly Part[];
  /** The words that no other part has. */
  readonly onlyIn: ReadonlyMap<Part, readonly Token[]>;
  readonly question: Statement;
}

// Whether a part of a reply names the doer of one part of the source for the action of another part.
function isOfOther(part: Part, asked: Asked): boolean {
  // A part that denies or limits, such as "not A but B", may name the other doer.
  const mayNameOther = part.tokens.some(({ meanings }) => meanings.includes('not') || meanings.includes('only'));
  return (
    !mayNameOther &&
    asked.parts.some(
      (other) => namesOnlyDoer(part, other, asked) && asked.parts.some((own) => tellsWithoutDoer(part, own, asked)),
    )
  );
}

// Whether a part of a reply has the doer of a part of the source, and nothing else that only that part of the source
// says.
function namesOnlyDoer(part: Part, source: Part, asked: Asked): boolean {
  const named = asked.onlyIn.get(source)?.filter((word) => isAmong(word, part.content)) ?? [];
  const doers = hasObject(source) ? doersOf(source).filter((word) => named.includes(word)) : [];
  // A word of the question is not part of a role: asked "Who pays for the reported damage?", a reply repeats "pays".
  const isDoer = (word: Token) => doers.includes(word);
  return doers.length > 0 && named.every(isDoer);
}

// Whether a part of a reply, together with the question, says what only one part of the source says, but not who does
// it.
function tellsWithoutDoer(part: Part, source: Part, asked: Asked): boolean {
  const doers = doersOf(source);
  const known = [...part.content, ...asked.question.content];
  const told = asked.onlyIn.get(source)?.filter((word) => isAmong(word, known)) ?? [];
  // "A owns 60 percent, B the rest": the first part says nothing about the 40 percent that B owns.
  const isSameNumber = part.tokens.every(
    ({ kind, word }) => kind !== 'number' || source.tokens.some((each) => each.word === word),
  );
  return (
    isSameNumber &&
    doers.length > 0 &&
    ![...source.doersBefore, ...doers].some((word) => isAmong(word, known)) &&
    told.length >= TOLD_WORDS_MIN &&
    told.some((word) => isAmong(word, part.content))
  );
}

function wordsOnlyOf(own: Part, parts: readonly Part[]): Token[] {
  return own.content.filter((word) => !parts.some((each) => each !== own && isAmong(word, each.content)));
}

// The doer in a part: its first word, or the one after the "by" of a passive. Empty if a pronoun stands for something
// that another part names.
function doersOf(part: Part): readonly Token[] {
  const { tokens, content, language } = part;
  const by = tokens.findIndex(({ word }) => BY[language].test(word));
  // The Dutch "zijn" means "are" and "his".
  const isPassive = language === 'sv' && by > 0;
  if (tokens.some((_, at) => isPronoun(part, at)) || (isPassive && by < 0)) {
    return [];
  }
  const persons = content.filter((word) => word.isCapital && isTitled(word, tokens));
  return persons.length > 0 ? persons : content.slice(0, 1);
}

// "Mr Hale", "Dr. Lenz".
function isTitled(word: Token, tokens: readonly Token[]): boolean {
  const before = tokens.slice(0, tokens.indexOf(word)).findLast(({ text }) => text !== '.');
  return TITLE.test(before?.word ?? '');
}

// "Los" before a noun is an article.
function isPronoun({ tokens, content, language }: Part, at: number): boolean {
  const next = tokens[at + 1];
  const isArticle = next !== undefined && content.includes(next);
  return !isArticle && PRONOUN[language].test(wordAt(tokens, at));
}

// Whether a part says what is done to what. "The tenant objects" and "le locataire s'oppose" do not: they are about
// something that the previous part names.
function hasObject({ tokens, content }: Part): boolean {
  const [doer, second, ...others] = content;
  if (second === undefined) {
    return false;
  }
  const before = tokens[tokens.indexOf(second) - 1];
  return others.length > 0 || (before !== doer && !REFLEXIVE.test(before?.word ?? ''));
}

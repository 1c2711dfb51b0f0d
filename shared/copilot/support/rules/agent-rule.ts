import { onceFor } from '../../../once.ts';
import { meansSame, sharesWord } from '../reading/evidence.ts';
import type { WordLanguage } from '../reading/languages/language-words.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import { type Token, wordAt } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';
import { isBe } from './structure-rules.ts';

const AGENT = /^(?:by|par|por|pel[ao]s?|da|dal|dall[aeo]?|dai|dagli|dalle|von|vom|durch|door|av)$/;
// Prepositions: the word after one is neither the agent nor the object.
const PREPOSITIONS: Readonly<Record<WordLanguage, RegExp>> = {
  en: /^(?:by|with|via|through|on|in|at|for|from|of|into|during|within|about|under|over|against|without|per|as)$/,
  de: /^(?:von|vom|durch|mit|bei|beim|in|im|am|an|auf|aus|nach|vor|seit|gegen|ohne|zum|zur|zu|fur|um|uber|unter|per|des|als|binnen)$/,
  fr: /^(?:par|avec|pour|en|dans|sur|sous|chez|sans|d|de|du|des|apres|avant|selon|comme)$/,
  es: /^(?:por|con|para|en|de|del|sobre|sin|tras|segun|como)$/,
  it: /^(?:da|dal|dall[aeo]?|dai|dagli|dalle|per|con|di|d|del|dell[aeo]?|dei|degli|in|nel|nell[aeo]?|nei|sul|sull[aeo]?|su|tra|fra|senza|come|ogni)$/,
  pt: /^(?:por|pel[ao]s?|com|para|em|de|do|das?|dos|no|na|nos|nas|num|numa|sobre|sem|apos|segundo|como)$/,
  nl: /^(?:door|met|van|voor|in|op|bij|uit|tegen|zonder|te|ter|ten|om|na|naar|over|onder|per|als|binnen)$/,
  pl: /^(?:przez|z|ze|w|we|na|do|od|dla|przy|po|pod|nad|za|o|u|bez|podczas|w ciagu|jako|przed)$/,
  sv: /^(?:av|med|fran|for|i|pa|vid|hos|mot|mellan|under|over|utan|om|efter|fore|inom|per|som|genom)$/,
  zh: /^$/,
};
// Prepositions of the indirect object, which may be exchanged with the agent.
const TO = /^(?:to|au|aux|al|all[aeo]?|ai|agli|alle|ao|aos|aan|at|till)$/;
const ARTICLE =
  /^(?:the|an?|le|la|les|l|une?|el|los|las|una|il|lo|gli|i|o|os|as|uma?|der|die|das|dem|den|eine?[nmr]?|de|het|een)$/;
// English and Dutch articles: the word after one is not a verb.
const BEFORE_NOUN = /^(?:the|de|een)$/;
// German articles that mark an object, and those that may mark a subject.
const MARKED = /^(?:den|dem|einen|einem)$/;
const MASCULINE = /^(?:der|ein)$/;
const FEMININE = /(?:in|innen|ung|heit|keit|schaft|tat|ion|ei|e)$/;
// German participles: "gerufen", "gestellt".
const PARTICIPLE = /^ge(\p{L}{2,})(?:en|e?t)$/u;
const RELATIVE = /^(?:who|that|which|qui|que|che)$/;
const CLITIC = /^(?:l|la|lo|le|las|los|les|gli|li|o|a|os|as|lhe|lhes)$/;
// Languages in which the verb comes second or last, so that a position alone does not show the subject.
const V2: ReadonlySet<string | null> = new Set(['de', 'nl']);
// A name has two words; more belong to another part of the clause. Not measured.
const AGENT_WORDS_MAX = 2;
// How many words after "be" its participle may come: "is usually not paid".
const BE_DISTANCE_MAX = 4;

/** Agent and object must not be exchanged, in the active or the passive: "A pays B" is not "B pays A". */
export const agentRule: Rule = ({ said, evidence }) => {
  const own = readClauses(said);
  const isExchanged = evidence.some(({ source }) => {
    const others = readClauses(source);
    return own.some((one) => others.some((other) => haveExchangedRoles(one, other)));
  });
  return isExchanged ? 'swapped' : null;
};

/** A clause of a statement or source, and what its words can be, whichever of them is the verb. */
interface ReadClause {
  readonly clause: Clause;
  readonly language: WordLanguage | null;
  /** The words that may be its verb. */
  readonly verbs: readonly Token[];
  /** One for each token. */
  readonly words: readonly ReadWord[];
}

/** A word, sign or number of a clause, and what it can be. */
interface ReadWord {
  readonly token: Token;
  /** Whether it introduces the indirect object. */
  readonly isTo: boolean;
  readonly isArticle: boolean;
  readonly isPreposition: boolean;
  readonly isNoun: boolean;
}

// Computed once, because a source is compared with each statement that cites it.
const readClauses = onceFor(({ clauses, language }: Statement): readonly ReadClause[] => {
  const prepositions = PREPOSITIONS[language ?? 'en'];
  return clauses.map((clause) => ({
    clause,
    language,
    verbs: possibleVerbs(clause),
    words: clause.tokens.map((token) => ({
      token,
      isTo: TO.test(token.word),
      isArticle: ARTICLE.test(token.word),
      isPreposition: worksAsPreposition(token, prepositions),
      isNoun: clause.content.includes(token) && (token.isCapital || language !== 'de'),
    })),
  }));
});

function haveExchangedRoles(own: ReadClause, other: ReadClause): boolean {
  return sharedVerbs(own, other).some(([verb, otherVerb]) => {
    const said = rolesOf(own, verb);
    if (said.agents.length === 0) {
      return false;
    }
    const source = rolesOf(other, otherVerb);
    return (
      sharesWord(said.agents, source.nouns) &&
      sharesWord(source.agents, said.nouns) &&
      !sharesWord(said.agents, source.agents)
    );
  });
}

// The pairs of words that may be the verb of both clauses.
function sharedVerbs(one: ReadClause, two: ReadClause): [Token, Token][] {
  return one.verbs.flatMap((verb) =>
    two.verbs.filter((other) => isSameVerb(verb, other)).map((other): [Token, Token] => [verb, other]),
  );
}

function possibleVerbs({ tokens, content }: Clause): readonly Token[] {
  return content.filter((token) => !token.isCapital && !BEFORE_NOUN.test(wordAt(tokens, tokens.indexOf(token) - 1)));
}

function isSameVerb(one: Token, other: Token): boolean {
  return isParticiple(one.word, other.word) || isParticiple(other.word, one.word) || meansSame(one, other);
}

// "Gerufen" is the participle of "ruft".
function isParticiple(word: string, other: string): boolean {
  const stem = PARTICIPLE.exec(word)?.[1];
  return stem !== undefined && other.startsWith(stem);
}

/** The nouns of a clause that do not follow a preposition, and those that are the agents of its verb. */
interface Roles {
  readonly agents: readonly Token[];
  readonly nouns: readonly Token[];
}

function rolesOf(read: ReadClause, verb: Token): Roles {
  const all = nounsOf(read.words, verb);
  const nouns = all.filter(({ followsPreposition }) => !followsPreposition).map(({ token }) => token);
  const after = (at: number) => all.map(({ token }) => token).filter((token) => read.clause.tokens.indexOf(token) > at);
  return { agents: agentsOf(read, verb, { nouns, after }), nouns };
}

interface Nouns {
  readonly nouns: readonly Token[];
  /** All nouns after an index, including those that follow a preposition. */
  readonly after: (at: number) => readonly Token[];
}

// Returns the nouns for who does what the verb says; none if neither their places nor their articles show that.
function agentsOf(
  { clause: { tokens }, language }: ReadClause,
  verb: Token,
  { nouns, after }: Nouns,
): readonly Token[] {
  const at = tokens.indexOf(verb);
  const isV2 = V2.has(language);
  const by = tokens.findIndex(({ word }, i) => AGENT.test(word) && (i > at || isV2));
  // "C'est la banque qui paie" is not a passive.
  const isCleft = (from: number) => tokens.slice(from, at).some(({ word }) => RELATIVE.test(word));
  const be = tokens.findIndex((token, i) => isBe(token) && (i < at || isV2) && !isCleft(i));
  // "Areas that are run by the service", "novels written by her": the participle of a passive is near "are" or directly
  // before "by".
  const isNear = at - be <= BE_DISTANCE_MAX && !tokens.slice(at, by).some(isBe);
  if (by >= 0 && ((be >= 0 && (isV2 || isNear)) || by === at + 1)) {
    return after(by).slice(0, AGENT_WORDS_MAX);
  }
  // "La caja la abren los jefes": the object comes first, and a pronoun repeats it before the verb.
  const hasClitic = tokens.some(({ word }, i) => CLITIC.test(word) && isVerbal(tokens[i + 1], verb));
  if (be >= 0 || hasClitic) {
    return [];
  }
  const nominative = language === 'de' ? nominativeIn(tokens, nouns) : undefined;
  if (nominative !== undefined) {
    return [nominative];
  }
  const before = nouns.filter((token) => tokens.indexOf(token) < at);
  if (before.length > 0 && before.length < nouns.length) {
    return before;
  }
  // "Dann ruft die Schwester den Arzt", "wenn die Schwester den Arzt ruft".
  return isV2 ? firstOf(nouns, tokens) : [];
}

// The first noun and those joined to it by "and": "helmet and gloves" have one role.
function firstOf(nouns: readonly Token[], tokens: readonly Token[]): readonly Token[] {
  const isJoined = (one: Token, next: Token) =>
    tokens
      .slice(tokens.indexOf(one), tokens.indexOf(next))
      .some(({ meanings, text }) => meanings.includes('and') || text === ',');
  const last = nouns.findIndex((token, i) => !isJoined(token, nouns[i + 1] ?? token));
  return nouns.slice(0, last + 1);
}

function isVerbal(token: Token | undefined, verb: Token): boolean {
  return token === verb || token?.meanings.some((meaning) => meaning.startsWith('modal:')) === true;
}

interface Noun {
  readonly token: Token;
  readonly followsPreposition: boolean;
}

function nounsOf(words: readonly ReadWord[], verb: Token): Noun[] {
  const nouns: Noun[] = [];
  let followsPreposition = false;
  let before: Token | undefined;
  for (const { token, isTo, isArticle, isPreposition, isNoun } of words) {
    const isNext = before === nouns.at(-1)?.token || before?.kind === 'sign';
    before = token;
    if (token === verb || isTo || (isNext && isArticle)) {
      followsPreposition = false;
    } else if (isPreposition) {
      followsPreposition = true;
    } else if (isNoun) {
      nouns.push({ token, followsPreposition });
    }
  }
  return nouns;
}

// "Than" works like a preposition: in "takes less than the boat" the boat is not an object. The Dutch "als" also means
// "if".
function worksAsPreposition({ word, meanings }: Token, prepositions: RegExp): boolean {
  const isThan = meanings.includes('bound:over') || meanings.includes('bound:under');
  return isThan || (prepositions.test(word) && !meanings.includes('if'));
}

// Finds the German subject by its article: in "den Händler bezahlt der Kunde" "den" marks an object, and "der" the
// subject.
function nominativeIn(tokens: readonly Token[], nouns: readonly Token[]): Token | undefined {
  const articleOf = (token: Token) => wordAt(tokens, tokens.indexOf(token) - 1);
  const unmarked = nouns.filter((token) => !MARKED.test(articleOf(token)));
  if (unmarked.length < nouns.length) {
    return unmarked[0];
  }
  // "Der Schwester" may be any case, and "die Zahlung der Miete" a genitive.
  const isAfterNoun = (token: Token) => nouns.includes(tokens[tokens.indexOf(token) - 2] as Token);
  const masculine = nouns.filter(
    (token) => MASCULINE.test(articleOf(token)) && !FEMININE.test(token.word) && !isAfterNoun(token),
  );
  return masculine.length === 1 ? masculine[0] : undefined;
}

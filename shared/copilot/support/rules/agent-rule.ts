import { isAmong, saysSame } from '../reading/evidence.ts';
import { isSameWord } from '../reading/fold-word.ts';
import type { WordLanguage } from '../reading/languages/language-words.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';
import { isBe } from './structure-rules.ts';

const AGENT = /^(?:by|par|por|pel[ao]s?|da|dal|dall[aeo]?|dai|dagli|dalle|von|vom|durch|door)$/;
// Prepositions: the word after one is neither the agent nor the object.
const LINKS: Readonly<Record<WordLanguage, RegExp>> = {
  en: /^(?:by|with|via|through|on|in|at|for|from|of|into|during|within|about|under|over|against|without|per|as)$/,
  de: /^(?:von|vom|durch|mit|bei|beim|in|im|am|an|auf|aus|nach|vor|seit|gegen|ohne|zum|zur|zu|für|fur|um|über|uber|unter|per|des|als|binnen)$/,
  fr: /^(?:par|avec|pour|en|dans|sur|sous|chez|sans|d|de|du|des|apres|avant|selon|comme)$/,
  es: /^(?:por|con|para|en|de|del|sobre|sin|tras|segun|como)$/,
  it: /^(?:da|dal|dall[aeo]?|dai|dagli|dalle|per|con|di|d|del|dell[aeo]?|dei|degli|in|nel|nell[aeo]?|nei|sul|sull[aeo]?|su|tra|fra|senza|come|ogni)$/,
  pt: /^(?:por|pel[ao]s?|com|para|em|de|do|das?|dos|no|na|nos|nas|num|numa|sobre|sem|apos|segundo|como)$/,
  nl: /^(?:door|met|van|voor|in|op|bij|uit|tegen|zonder|te|ter|ten|om|na|naar|over|onder|per|als|binnen)$/,
  pl: /^(?:przez|z|ze|w|we|na|do|od|dla|przy|po|pod|nad|za|o|u|bez|podczas|w ciagu|jako|przed)$/,
  zh: /^$/,
};
// Prepositions of the indirect object, which may be exchanged with the agent.
const TO = /^(?:to|au|aux|al|all[aeo]?|ai|agli|alle|ao|aos|aan)$/;
const ARTICLE =
  /^(?:the|an?|le|la|les|l|une?|el|los|las|una|il|lo|gli|i|o|os|as|uma?|der|die|das|dem|den|eine?[nmr]?|de|het|een)$/;
// German articles that mark an object, and those that may mark a subject.
const MARKED = /^(?:den|dem|einen|einem)$/;
const MASCULINE = /^(?:der|ein)$/;
const FEMININE = /(?:in|innen|ung|heit|keit|schaft|tat|ion|ei|e)$/;
// German participles: "gerufen", "gestellt".
const PARTICIPLE = /^ge(\p{L}{2,})(?:en|e?t)$/u;
// The longest ending of a German verb in the present tense: "-est", "-tet".
const ENDING_LENGTH_MAX = 3;
const RELATIVE = /^(?:who|that|which|qui|que|che)$/;
const CLITIC = /^(?:l|la|lo|le|las|los|les|gli|li|o|a|os|as|lhe|lhes)$/;
const ROMANCE = new Set(['fr', 'es', 'it', 'pt']);
// Languages whose verb comes second or last, so that position alone does not show the subject.
const V2 = new Set(['de', 'nl']);
// No measurement: a name has two words, and more belong to another part of the clause; a passive has adverbs inside.
const AGENT_WORDS_MAX = 2;
const BE_DISTANCE_MAX = 4;

/** Agent and object must not be exchanged, in the active or the passive: "A pays B" is not "B pays A". */
export const agentRule: Rule = ({ said, evidence, isTranslated }) => {
  const sources = evidence.filter(({ unit }) => unit.kind !== 'row');
  const isTurned = sources.some(({ said: source }) =>
    said.clauses.some((clause) =>
      source.clauses.some((other) => areTurned({ clause, said }, { clause: other, said: source })),
    ),
  );
  return isTurned && !isTranslated ? 'swapped' : null;
};

interface Placed {
  readonly clause: Clause;
  readonly said: Statement;
}

function areTurned(own: Placed, other: Placed): boolean {
  return verbsOf(own.clause, other.clause).some(([verb, also]) => {
    const [one, two] = [rolesOf(own, verb), rolesOf(other, also)];
    return (
      one !== null &&
      two !== null &&
      shares(one.agents, two.others) &&
      shares(two.agents, one.others) &&
      !shares(one.agents, two.agents)
    );
  });
}

// Pairs of words that may be the verb of both clauses. Two synonyms count only where neither clause has a third.
function verbsOf({ content }: Clause, { content: others }: Clause): [Token, Token][] {
  return content.flatMap((verb) =>
    verb.isCapital && !verb.isFirst
      ? []
      : others
          .filter((other) => !(other.isCapital && !other.isFirst) && isVerb(verb, other, [content, others]))
          .map((other): [Token, Token] => [verb, other]),
  );
}

function isVerb(one: Token, other: Token, lists: readonly (readonly Token[])[]): boolean {
  const isAlone = (token: Token) => lists.every((list) => list.filter((each) => saysSame(token, each)).length <= 1);
  return (
    isParticiple(one.word, other.word) ||
    isParticiple(other.word, one.word) ||
    isSameWord(one, other) ||
    (saysSame(one, other) && isAlone(one) && isAlone(other))
  );
}

// "Gerufen" is the participle of "ruft".
function isParticiple(word: string, other: string): boolean {
  const stem = PARTICIPLE.exec(word)?.[1];
  return stem !== undefined && other.startsWith(stem) && other.length <= stem.length + ENDING_LENGTH_MAX;
}

function shares(words: readonly Token[], others: readonly Token[]): boolean {
  return words.some((word) => isAmong(word, others));
}

interface Roles {
  readonly agents: readonly Token[];
  readonly others: readonly Token[];
}

// The agents of a verb and the other nouns; null where the clause does not name both.
function rolesOf({ clause, said }: Placed, verb: Token): Roles | null {
  const { tokens } = clause;
  const at = tokens.indexOf(verb);
  const nouns = nounsOf(clause, said.language, verb);
  const by = tokens.findIndex(({ word }, i) => AGENT.test(word) && i !== at);
  // "C'est la banque qui paie" is not a passive.
  const isCleft = (from: number) => from < at && tokens.slice(from, at).some(({ word }) => RELATIVE.test(word));
  const isPlace = (i: number) => i < at || V2.has(said.language ?? '');
  const be = tokens.findIndex((token, i) => isBe(token) && isPlace(i) && !isCleft(i));
  const free = nouns.filter(({ isLinked }) => !isLinked).map(({ token }) => token);
  if (be >= 0 && by >= 0) {
    const agents = nouns
      .filter(({ token }) => tokens.indexOf(token) > by)
      .slice(0, AGENT_WORDS_MAX)
      .map(({ token }) => token);
    return { agents, others: free.filter((token) => !agents.includes(token)) };
  }
  // A passive without an agent.
  if (be >= 0 && Math.abs(at - be) <= BE_DISTANCE_MAX) {
    return null;
  }
  // "La caja la abren los jefes": the object stands first, and again before its verb.
  const hasClitic = tokens.some(
    ({ word }, i) =>
      CLITIC.test(word) && nouns.some(({ token }) => token === tokens[i - 1]) && isVerbal(tokens[i + 1], verb),
  );
  if (hasClitic && ROMANCE.has(said.language ?? '')) {
    return null;
  }
  const before = free.filter((token) => tokens.indexOf(token) < at);
  const after = free.filter((token) => tokens.indexOf(token) > at);
  const nominative = said.language === 'de' ? nominativeIn(tokens, free) : null;
  if (nominative !== null) {
    return { agents: [nominative], others: free.filter((token) => token !== nominative) };
  }
  if (before.length > 0 && after.length > 0) {
    return { agents: before, others: after };
  }
  // "Dann ruft die Schwester den Arzt", "wenn die Schwester den Arzt ruft".
  const [first] = V2.has(said.language ?? '') ? free : [];
  const agents = free.filter((token) => first !== undefined && areJoined(tokens, first, token));
  const others = free.filter((token) => !agents.includes(token));
  return first === undefined || others.length === 0 ? null : { agents, others };
}

// "Helmet and gloves": what "and" joins has one role.
function areJoined(tokens: readonly Token[], first: Token, token: Token): boolean {
  const between = tokens.slice(tokens.indexOf(first) + 1, tokens.indexOf(token));
  return token === first || between.some(({ meanings, text }) => meanings.includes('and') || text === ',');
}

function isVerbal(token: Token | undefined, verb: Token): boolean {
  return token === verb || token?.meanings.some((meaning) => meaning.startsWith('modal:')) === true;
}

interface Noun {
  readonly token: Token;
  /** Whether it follows a preposition. */
  readonly isLinked: boolean;
}

function nounsOf({ tokens, content }: Clause, language: WordLanguage | null, verb: Token): Noun[] {
  const links = LINKS[language ?? 'en'];
  const nouns: Noun[] = [];
  let isLinked = false;
  for (const [at, token] of tokens.entries()) {
    const before = tokens[at - 1];
    const isNext = before === undefined || before === nouns.at(-1)?.token || before.kind === 'sign';
    if (token === verb || TO.test(token.word) || (isNext && ARTICLE.test(token.word))) {
      isLinked = false;
    } else if (isLink(token, before, links)) {
      isLinked = true;
    } else if (content.includes(token) && (token.isCapital || language !== 'de')) {
      nouns.push({ token, isLinked });
    }
  }
  return nouns;
}

// "Than" works like a preposition: in "takes less than the boat" the boat is no object.
function isLink({ word, meanings }: Token, before: Token | undefined, links: RegExp): boolean {
  const isThan = meanings.includes('bound:over') || meanings.includes('bound:under');
  return isThan || (links.test(word) && !ARTICLE.test(before?.word ?? ''));
}

// The subject by its article: in "den Händler bezahlt der Kunde" "den" marks an object, and "der" the subject.
function nominativeIn(tokens: readonly Token[], nouns: readonly Token[]): Token | null {
  const articleOf = (token: Token) => tokens[tokens.indexOf(token) - 1]?.word ?? '';
  const unmarked = nouns.filter((token) => !MARKED.test(articleOf(token)));
  if (unmarked.length < nouns.length) {
    return unmarked[0] ?? null;
  }
  // "Der Schwester" may be any case, and "die Zahlung der Miete" a genitive.
  const isAfterNoun = (token: Token) => nouns.includes(tokens[tokens.indexOf(token) - 2] as Token);
  const masculine = nouns.filter(
    (token) => MASCULINE.test(articleOf(token)) && !FEMININE.test(token.word) && !isAfterNoun(token),
  );
  return masculine.length === 1 ? (masculine[0] ?? null) : null;
}

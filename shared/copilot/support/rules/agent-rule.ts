import { onceFor } from '../../../once.ts';
import { meansSame } from '../reading/evidence.ts';
import { ofEachLanguage, type WordLanguage } from '../reading/languages/language-words.ts';
import { isBe } from '../reading/polarity.ts';
import type { Clause, Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

const AGENT = /^(?:by|par|por|pel[ao]s?|da|dal|dall[aeo]?|dai|dagli|dalle|von|vom|durch|door|av)$/;

// Prepositions: the word after one is neither the agent nor the object.
const PREPOSITIONS = ofEachLanguage(({ prepositions }) => new RegExp(`^(?:${prepositions})$`));

// Prepositions of the indirect object, which may be exchanged with the agent.
const TO = /^(?:to|au|aux|al|all[aeo]?|ai|agli|alle|ao|aos|aan|at|till)$/;

// Languages in which the verb comes second or last, so that a position alone does not show the subject.
const V2: ReadonlySet<string | null> = new Set(['de', 'nl']);

// A name has two words; more belong to another part of the clause. Not measured.
const AGENT_WORDS_MAX = 2;

/** Agent and object must not be exchanged, in the active or the passive: "A pays B" is not "B pays A". */
export const agentRule: Rule = ({ said, evidence }) => {
  const isExchanged = evidence.some(({ source }) => {
    const same = sameWords(said.content, source.content);
    return readClauses(said).some((own) => readClauses(source).some((other) => haveExchangedRoles(own, other, same)));
  });
  return isExchanged ? 'swapped' : null;
};

/** For each word of a statement, the words of the source that mean the same. */
type SameWords = ReadonlyMap<Token, ReadonlySet<Token>>;

// Compares each pair of words once, whatever the number of clauses and verbs.
function sameWords(words: readonly Token[], others: readonly Token[]): SameWords {
  return new Map(words.map((word) => [word, new Set(others.filter((each) => meansSame(word, each)))]));
}

/** The nouns of a clause that do not follow a preposition, and those that are the agents of a verb. */
interface Roles {
  readonly agents: ReadonlySet<Token>;
  readonly nouns: ReadonlySet<Token>;
}

/** A clause, and the roles of its nouns for each word that may be its verb. */
interface ReadClause {
  readonly verbs: readonly Token[];
  readonly rolesOf: (verb: Token) => Roles;
}

// Computed once, because a source is compared with each statement that cites it.
const readClauses = onceFor(({ clauses, language }: Statement): readonly ReadClause[] =>
  clauses.map((clause) => {
    const roles = new Map<Token, Roles>();
    return {
      verbs: clause.content,
      rolesOf: (verb) => {
        const known = roles.get(verb) ?? rolesOf(clause, language, verb);
        roles.set(verb, known);
        return known;
      },
    };
  }),
);

function haveExchangedRoles(own: ReadClause, other: ReadClause, same: SameWords): boolean {
  const others = new Set(other.verbs);
  return own.verbs.some((verb) =>
    [...(same.get(verb) ?? [])].some((otherVerb) => {
      if (!others.has(otherVerb)) {
        return false;
      }
      const [said, source] = [own.rolesOf(verb), other.rolesOf(otherVerb)];
      return (
        shares(said.agents, source.nouns, same) &&
        shares(said.nouns, source.agents, same) &&
        !shares(said.agents, source.agents, same)
      );
    }),
  );
}

function shares(words: ReadonlySet<Token>, others: ReadonlySet<Token>, same: SameWords): boolean {
  return [...words].some((word) => [...(same.get(word) ?? [])].some((each) => others.has(each)));
}

/** A noun, where it is, and whether it follows no preposition. */
interface PlacedNoun {
  readonly token: Token;
  readonly at: number;
  readonly isFree: boolean;
}

function rolesOf(clause: Clause, language: WordLanguage | null, verb: Token): Roles {
  const placed = nounsOf(clause, language, verb);
  const setOf = (list: readonly PlacedNoun[]) => new Set(list.map(({ token }) => token));
  const nouns = placed.filter(({ isFree }) => isFree);
  return { agents: setOf(agentsOf(clause.tokens, V2.has(language), { verb, placed, nouns })), nouns: setOf(nouns) };
}

function nounsOf({ tokens, content }: Clause, language: WordLanguage | null, verb: Token): PlacedNoun[] {
  const prepositions = PREPOSITIONS[language ?? 'en'];
  const words = new Set(content);
  const placed: PlacedNoun[] = [];
  let isFree = true;
  for (const [at, token] of tokens.entries()) {
    if (token === verb || TO.test(token.word)) {
      isFree = true;
    } else if (prepositions.test(token.word)) {
      isFree = false;
    } else if (words.has(token) && (token.isCapital || language !== 'de')) {
      placed.push({ token, at, isFree });
    }
  }
  return placed;
}

interface Nouns {
  readonly verb: Token;
  readonly placed: readonly PlacedNoun[];
  readonly nouns: readonly PlacedNoun[];
}

// The nouns for who does what the verb says; none if neither their places nor a "by" show that.
function agentsOf(tokens: readonly Token[], isV2: boolean, { verb, placed, nouns }: Nouns): readonly PlacedNoun[] {
  const verbAt = tokens.indexOf(verb);
  const by = tokens.findIndex(({ word }, at) => AGENT.test(word) && (at > verbAt || isV2));
  const be = tokens.findIndex((token, at) => isBe(token) && (at < verbAt || isV2));
  if (by >= 0 && (be >= 0 || by === verbAt + 1)) {
    return placed.filter(({ at }) => at > by).slice(0, AGENT_WORDS_MAX);
  }
  if (be >= 0) {
    return [];
  }
  const before = nouns.filter(({ at }) => at < verbAt);
  // "Dann ruft die Schwester den Arzt", "wenn die Schwester den Arzt ruft".
  return before.length > 0 && before.length < nouns.length ? before : nouns.slice(0, isV2 ? 1 : 0);
}

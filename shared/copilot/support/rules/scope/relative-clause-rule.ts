import { isAmong, meansSame } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf, type Token, textAt, tokensBefore } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

// Relative pronouns, as in "members who" and "Patienten, die": what follows restricts the noun.
const RELATIVE_PRONOUN =
  /^(?:who|that|which|whose|die|der|das|welche|qui|dont|que|che|quienes|cuyos?|cuyas?|wie|dat|ktor(?:[yaei]|zy|ych|ego|ej|emu|ym|ymi)|som|vars)$/;
const COMMA_LANGUAGES: ReadonlySet<string | null> = new Set(['de', 'pl']);
// An article or a preposition may come between a noun and its relative clause: "members, of whom". Not measured.
const NOUN_DISTANCE_MAX = 2;
// The beginning of the clause says which ones; what comes later is said about them. Not measured.
const RESTRICTING_WORDS_MAX = 3;
// Half of these words: an answer may reword the others.
const NAMED_MIN = 0.5;

/** A rule for the members who do something, or are over an age, must not be stated about all members. */
export const relativeClauseRule: Rule = ({ said, evidence, question, isTranslated }) => {
  if (isTranslated || !said.meanings.has('all')) {
    return null;
  }
  const isWide = evidence.some(({ source, context }) => {
    const known = [...said.content, ...question.content, ...context.content];
    return [...relativeClausesIn(source), ...limitsIn(source)].some(({ noun, words, number }) => {
      if (!isOfAll(said, noun)) {
        return false;
      }
      const named = words.filter((word) => isAmong(word, known));
      const isLeftOut = number !== undefined && ![said, question].some((each) => hasQuantity(each, number));
      return isLeftOut || named.length < words.length * NAMED_MIN;
    });
  });
  return isWide ? 'quantifier' : null;
};

// Whether a statement is about all that a noun names: "every volunteer".
function isOfAll({ tokens }: Statement, noun: Token): boolean {
  return tokens.some((token, at) => {
    const before = tokensBefore(tokens, at, NOUN_DISTANCE_MAX + 1);
    return meansSame(token, noun) && before.some(({ meanings }) => meanings.includes('all'));
  });
}

/** A noun, and the words or the number that say which ones it means. */
interface Restriction {
  readonly noun: Token;
  readonly words: readonly Token[];
  readonly number?: Quantity | undefined;
}

function relativeClausesIn({ tokens, content, language }: Statement): Restriction[] {
  return tokens.flatMap((token, at) => {
    const before = tokensBefore(tokens, at, NOUN_DISTANCE_MAX);
    const noun = before.findLast((each) => content.includes(each));
    // German and Polish put a comma before every relative clause; without a comma "die" is an article. In the other
    // languages a comma means that the clause does not restrict its noun.
    const hasComma = textAt(tokens, at - 1) === ',';
    if (!RELATIVE_PRONOUN.test(token.word) || noun === undefined || hasComma !== COMMA_LANGUAGES.has(language)) {
      return [];
    }
    return [{ noun, words: contentAfter(tokens, at, content) }];
  });
}

// A limit right after a noun also restricts it: "members over 16", "Beschäftigte nach der Probezeit".
function limitsIn({ tokens, content, quantities }: Statement): Restriction[] {
  return content.flatMap((noun) => {
    const at = tokens.indexOf(noun) + 1;
    if (meaningOf(tokens[at], 'bound') === null) {
      return [];
    }
    const number = quantities.find(({ from, bound }) => from === at + 1 && bound !== null);
    return [{ noun, number, words: number === undefined ? contentAfter(tokens, at, content) : [] }];
  });
}

// The first words after a token, up to a comma or a modal verb.
function contentAfter(tokens: readonly Token[], at: number, content: readonly Token[]): Token[] {
  const following = tokens.slice(at + 1);
  const end = following.findIndex((each) => /^[,;]$/.test(each.text) || meaningOf(each, 'modal') !== null);
  const words = following.slice(0, end < 0 ? undefined : end).filter((each) => content.includes(each));
  return words.slice(0, RESTRICTING_WORDS_MAX);
}

import { type Evidence, isAmong, meansSame } from '../../reading/evidence.ts';
import type { WordLanguage } from '../../reading/languages/language-words.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { hasNegation } from '../polarity.ts';
import type { Comparison, Rule } from '../rule.ts';
import { isUniversal, MEANINGS_OF_ALL, UNLISTED_WORDS_FOR_ALL } from './universal-rule.ts';

const EVERYWHERE =
  /\b(?:worldwide|everywhere|globally|all over the world|weltweit|uberall|partout|dans le monde entier|en todo el mundo|en todas partes|in tutto il mondo|ovunque|dappertutto|em todo o mundo|em toda a parte|wereldwijd|overal|na ca[lł]ym swiecie|wszedzie|over hela varlden|overallt)\b/u;
const TOGETHER =
  /\b(?:together with|jointly with|along with|zusammen mit|gemeinsam mit|conjointement avec|ensemble avec|junto con|juntamente con|insieme a|insieme all?|assieme a|juntamente com|junto com|samen met|razem z|wspolnie z|tillsammans med)\b/u;
// Languages in which an adjective comes before its noun.
const ADJECTIVE_FIRST: readonly (WordLanguage | null)[] = ['en', 'de', 'nl', 'sv', 'pl'];
const LIMITS = ['only', 'except', 'if', 'some'];

/**
 * A statement must not widen what its source limits: "worldwide" where nothing cited says so, "any snow" for "light
 * snow", and "the guard together with the firm" for "only the firm".
 */
export const widenedRule: Rule = (comparison) => {
  const { said, evidence, cited = evidence, isTranslated } = comparison;
  if (isTranslated || hasNegation(said) || LIMITS.some((kind) => said.meanings.has(kind))) {
    return null;
  }
  const own = wordsOf(said);
  const texts = cited.flatMap(({ source, context }) => [source, context]);
  const saysAll = evidence.some(({ source }) => isOfAll(source));
  const isWidened =
    (EVERYWHERE.test(own) && !saysAll && !texts.some((each) => EVERYWHERE.test(wordsOf(each)))) ||
    (TOGETHER.test(own) && evidence.slice(0, 1).some(({ source }) => isAlone(source))) ||
    said.tokens.some((_, at) => addsAny(at, comparison));
  return isWidened ? 'quantifier' : null;
};

function wordsOf({ tokens }: Statement): string {
  return tokens.map(({ word }) => word).join(' ');
}

function isOfAll({ meanings, tokens }: Statement): boolean {
  return (
    MEANINGS_OF_ALL.some((kind) => meanings.has(kind)) || tokens.some(({ word }) => UNLISTED_WORDS_FOR_ALL.test(word))
  );
}

function isAlone(source: Statement): boolean {
  return source.meanings.has('only') && !TOGETHER.test(wordsOf(source));
}

// Whether "any" takes the place of an adjective that limits its noun wherever the source has it.
function addsAny(at: number, { said, evidence, question }: Comparison): boolean {
  const [all, noun] = [said.tokens[at] as Token, said.tokens[at + 1]];
  const isAny = isUniversal(all) && ADJECTIVE_FIRST.includes(said.language);
  if (!isAny || noun === undefined || !said.content.includes(noun)) {
    return false;
  }
  const known = [...said.tokens, ...question.tokens];
  const stated = [...question.tokens, ...evidence.flatMap(({ source }) => source.tokens)];
  // What is said in other words may be limited by them.
  const isSame = said.content.every((word) => isAmong(word, stated));
  const limits = evidence.flatMap((each) => limitsOf(noun, each));
  return (
    isSame &&
    !evidence.some(({ source }) => isOfAll(source)) &&
    limits.length > 0 &&
    limits.every((limit) => limit !== null && !isAmong(limit, known))
  );
}

// For each place of a noun in a source, the content word right before it; null if there is none.
function limitsOf(noun: Token, { source, context }: Evidence): (Token | null)[] {
  return source.tokens.flatMap((token, at) => {
    const before = source.tokens[at - 1];
    // "Reserved for", "receive" and other listed words are not adjectives.
    const isAdjective = before?.meanings.length === 0 && source.content.includes(before);
    const isLimit = isAdjective && !isAmong(before, context.tokens);
    return meansSame(token, noun) ? [isLimit ? before : null] : [];
  });
}

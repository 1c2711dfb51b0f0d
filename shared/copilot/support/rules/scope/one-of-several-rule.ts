import { shareAmong } from '../../reading/evidence.ts';
import type { Statement } from '../../reading/statement.ts';
import { meaningOf, type Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

const OR = /^(?:or|oder|ou|o|of|lub|albo|eller|oppure|ovvero|bzw)$/;
// A statement is about a way if it has at least the first share of that way's words, and leaves a way out if it has at
// most the second share.
const STATED_MIN = 0.5;
const LEFT_MAX = 0.25;
// One word is another thing, not another way.
const WORDS_MIN = 2;

/** One of two ways must not become the only one: "only residents" for "residents, or whoever works here". */
export const oneOfSeveralRule: Rule = ({ said, evidence, isTranslated }) => {
  if (isTranslated || !said.meanings.has('only') || said.tokens.some(({ word }) => OR.test(word))) {
    return null;
  }
  const sources = evidence.map(({ source }) => source).filter(({ meanings }) => !meanings.has('only'));
  const isNarrowed = sources.flatMap(waysIn).some((ways) => {
    const [least, most] = ways.map((way) => shareAmong(way, said.content)).sort((a, b) => a - b) as [number, number];
    return most >= STATED_MIN && least <= LEFT_MAX;
  });
  return isNarrowed ? 'quantifier' : null;
};

// The content words on both sides of each "or" between two parts that have a modal verb of their own.
function waysIn({ tokens, content }: Statement): (readonly [readonly Token[], readonly Token[]])[] {
  return tokens.flatMap(({ word }, at) => {
    const [early, late] = [tokens.slice(0, at), tokens.slice(at)] as const;
    if (!(OR.test(word) && hasModal(early) && hasModal(late))) {
      return [];
    }
    const ways = [early, late].map((part) => content.filter((each) => part.includes(each)));
    return ways.every(({ length }) => length >= WORDS_MIN) ? [ways as [Token[], Token[]]] : [];
  });
}

function hasModal(tokens: readonly Token[]): boolean {
  return tokens.some((token) => meaningOf(token, 'modal') !== null);
}

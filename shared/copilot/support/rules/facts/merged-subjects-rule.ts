import { hasWord, meansSame } from '../../reading/evidence.ts';
import { hasQuantity } from '../../reading/same-quantity.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { hasNegation } from '../polarity.ts';
import type { Rule } from '../rule.ts';
import { type Fact, isFactAmong, partsOf, type SentencePart } from '../sentence-parts.ts';
import { isBe } from '../structure-rules.ts';

// The second halves of "both ... and" that do not mean "and" on their own: Italian "sia", Spanish "como", French "que".
const AS_WELL = /^(?:sia|como|que|quanto)$/;
// Room for "the last claim is". Not measured.
const SUBJECT_WORDS_MAX = 4;
const OR = /^(?:or|oder|ou|o|u|of|lub|eller)$/;

/**
 * What a source says of one of two things must not be said of both at once: "the cellar pays for crates and transport"
 * for "the cellar provides the crates; the member pays for transport".
 */
export const mergedSubjectsRule: Rule = ({ said, evidence, isTranslated }) => {
  if (isTranslated || said.meanings.has('if') || hasNegation(said)) {
    return null;
  }
  const joined = joinedIn(said);
  const isMerged =
    joined.length > 0 &&
    evidence
      .filter(({ unit }) => unit.kind !== 'row')
      .some(({ source }) => {
        const sides = sidesOf(source);
        return sides.slice(1).some((side, at) => {
          const before = sides[at] as SentencePart;
          return joined.some((pair) => merges(said, pair, [before, side]) || merges(said, pair, [side, before]));
        });
      });
  return isMerged ? 'swapped' : null;
};

type Joined = readonly [Token, Token];

// The content words around each "and", in either order. After a comma, "and" joins two sentences.
function joinedIn({ tokens, content }: Statement): Joined[] {
  return tokens.flatMap((token, at): Joined[] => {
    const isLink = token.meanings.includes('and') && !OR.test(token.word) && tokens[at - 1]?.text !== ',';
    const isAnd = isLink || AS_WELL.test(token.word);
    const one = content.findLast((word) => tokens.indexOf(word) < at && !AS_WELL.test(word.word));
    const other = content.find((word) => tokens.indexOf(word) > at);
    // "It is inspected and the claim is settled" are two sentences.
    const isSentence =
      tokens.slice(0, at).some(isBe) && isLink && tokens.slice(at + 1, at + 1 + SUBJECT_WORDS_MAX).some(isBe);
    return isAnd && one !== undefined && other !== undefined && !isSentence
      ? [
          [one, other],
          [other, one],
        ]
      : [];
  });
}

function sidesOf(source: Statement): SentencePart[] {
  const isTelling = (fact: Fact) => 'values' in fact || source.content.includes(fact);
  return partsOf(source, isTelling, ({ text, meanings }) => text === ';' || meanings.includes('but')).filter(
    ({ facts }) => facts.length > 0,
  );
}

// Whether a statement says of both `own` and `added` what the side of `own` says of `own` alone, and leaves out the end
// of the side of `added`.
function merges(said: Statement, [own, added]: Joined, [one, other]: readonly [SentencePart, SentencePart]): boolean {
  const place = placeOf(added, other);
  const isOfEach = placeOf(own, one) >= 0 && placeOf(own, other) < 0 && place >= 0 && placeOf(added, one) < 0;
  const isSaid = (fact: Fact) => ('values' in fact ? hasQuantity(said, fact) : hasWord(said, fact));
  const left = other.facts.slice(place + 1).at(-1);
  const told = one.facts.filter((fact, at) => at !== placeOf(own, one) && !isFactAmong(fact, other.facts));
  const last = one.facts.at(-1) as Fact;
  return isOfEach && left !== undefined && !isSaid(left) && told.some(isSaid) && isSaid(last);
}

function placeOf(word: Token, { facts }: SentencePart): number {
  return facts.findIndex((fact) => !('values' in fact) && meansSame(fact, word));
}

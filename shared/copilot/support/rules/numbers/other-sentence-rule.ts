import { type Evidence, hasWord, isAmong, meansSame } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { baseOf, hasQuantity } from '../../reading/same-quantity.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Comparison, Rule } from '../rule.ts';

/**
 * A statement with the words of one sentence must not have the number of another one instead: "a handling fee of 10
 * euros" where the handling fee is 5 euros, and the 10 euros are the most that a late fee can be.
 */
export const otherSentenceRule: Rule = (comparison) => {
  const { said, evidence, cited = evidence, isTranslated } = comparison;
  const units = cited.filter(({ unit }) => unit.kind !== 'row');
  const applies = !isTranslated && units.length > 1 && !said.meanings.has('not');
  const isOther = applies && said.quantities.some((quantity) => isOfOther(quantity, units, comparison));
  return isOther ? 'swapped' : null;
};

function isOfOther(quantity: Quantity, units: readonly Evidence[], comparison: Comparison): boolean {
  // "One" is an article as well.
  if (quantity.isOrdinal || quantity.values.includes(1) || hasQuantity(comparison.question, quantity)) {
    return false;
  }
  const owners = units.filter(({ source, context }) => [source, context].some((each) => hasQuantity(each, quantity)));
  const others = units.filter((each) => !owners.includes(each) && hasAnother(each, quantity, comparison));
  return (
    owners.length > 0 &&
    others.some(
      (other) =>
        isAbout(other, owners, comparison) || (quantity.unit !== null && isSubjectOf(other, owners, comparison)),
    )
  );
}

// Whether a sentence has one number of the kind, which the statement does not have.
function hasAnother({ source }: Evidence, { unit }: Quantity, { said }: Comparison): boolean {
  const alike = source.quantities.filter((each) => baseOf(each.unit).base === baseOf(unit).base);
  return alike.length === 1 && !alike.some((each) => hasQuantity(said, each));
}

// Whether a statement has words that only this sentence has, and its other words are all in this sentence or the
// question. With a word that only the sentence with the number has, it would be about that sentence.
function isAbout({ source }: Evidence, owners: readonly Evidence[], { said, question }: Comparison): boolean {
  const only = said.content.filter((word) => hasWord(source, word) && !isOwned(word, owners));
  const known = [...said.content, ...question.content];
  const ofOwners = owners.flatMap((owner) => owner.source.content.filter((word) => !hasWord(source, word)));
  const isOfSource = said.content.every((word) => hasWord(source, word) || isAmong(word, question.content));
  return only.length > 0 && isOfSource && !ofOwners.some((word) => isAmong(word, known));
}

// Whether a statement puts the subject of this sentence, its first word, into the sentence with the number: "tents may
// be lent for 30 days" where "things may be lent for 30 days; tents for 7 days".
function isSubjectOf({ source }: Evidence, owners: readonly Evidence[], { said, question }: Comparison): boolean {
  const [subject, ...rest] = said.content;
  const [first] = source.content;
  const isKnown = (word: Token) => isOwned(word, owners) || isAmong(word, question.content);
  // "On Sundays it is 5 euros" goes on about the subject before it.
  const known = [...said.content, ...question.content];
  const isReplaced = owners.every((owner) => !owner.source.content.slice(0, 1).some((word) => isAmong(word, known)));
  return (
    subject !== undefined &&
    first !== undefined &&
    meansSame(subject, first) &&
    !isOwned(subject, owners) &&
    isReplaced &&
    rest.length > 0 &&
    rest.every(isKnown)
  );
}

function isOwned(word: Token, owners: readonly Evidence[]): boolean {
  return owners.some(({ source, context }) => hasWord(source, word) || hasWord(context, word));
}

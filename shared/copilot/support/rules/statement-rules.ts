import { meansSame } from '../reading/evidence.ts';
import { likenessOf } from '../reading/same-quantity.ts';
import type { Statement } from '../reading/statement.ts';
import type { Rule } from './rule.ts';

const QUESTION_WORDS = new Set(
  'what which who whom whose when where how why was welche welcher welches welchen wer wen wem wann wo wie warum wieso wieviel que quel quelle quels quelles qui quand comment pourquoi combien cual cuales quien cuando donde como cuanto cuanta cuantos cuantas che quale quali chi dove come perche quanto quanta quanti quante'.split(
    ' ',
  ),
);
// A question word may follow prepositions: "at what time", "pour combien de".
const QUESTION_WORD_PLACES = 3;

/** A question is not a statement. */
export const questionRule: Rule = ({ said }) => (/[?？]["'”’»)]*$/u.test(said.text.trim()) ? 'question' : null);

/** A statement must not merely repeat the words of the question, except in answer to a yes-or-no question. */
export const echoRule: Rule = ({ said, question }) => {
  if (question.content.length === 0 || !asksForSomething(question)) {
    return null;
  }
  const isNew = said.content.some(
    (word) => !question.content.some((each) => meansSame(word, each) && hasSameSign(word, each)),
  );
  if (isNew) {
    return null;
  }
  const hasNewNumber = said.quantities.some(
    (quantity) =>
      !question.quantities.some(
        (each) => each.isOrdinal === quantity.isOrdinal && likenessOf(quantity, each) === 'same',
      ),
  );
  const hasNewTimeOrNot = [...said.meanings].some(
    (meaning) => /^(?:not|period:|clock|weekday:)/.test(meaning) && !question.meanings.has(meaning),
  );
  // The second part of a question may be a yes-or-no question: "... and is a report needed?"
  const isDecided =
    question.clauses.length > 1 && [...said.meanings].some((meaning) => /^(?:modal:|[+-])/.test(meaning));
  return hasNewNumber || hasNewTimeOrNot || isDecided || said.dates.length > 0 ? null : 'echo';
};

/** A heading alone, or words without anything to compare, are not an answer. */
export const fragmentRule: Rule = ({ said, evidence }) => {
  // "Yes, it is voluntary" says something about a duty without a content word, if the source is about one duty.
  const isDuty = dutiesOf([said]).size > 0 && dutiesOf(evidence.map((each) => each.source)).size === 1;
  // "Once a month" answers how often, if the source has that period.
  const isPeriod = [...said.meanings].some(
    (meaning) => meaning.startsWith('period:') && evidence.some((each) => each.source.meanings.has(meaning)),
  );
  const isEmpty = !(isDuty || isPeriod) && said.content.length + said.quantities.length + said.dates.length === 0;
  const isHeading = evidence.length > 0 && evidence.every(({ unit }) => unit.kind === 'heading');
  return isEmpty || isHeading ? 'fragment' : null;
};

function dutiesOf(statements: readonly Statement[]): ReadonlySet<string> {
  return new Set(
    statements.flatMap(({ meanings }) => ['modal:must', 'modal:may'].filter((duty) => meanings.has(duty))),
  );
}

function hasSameSign({ meanings }: { meanings: readonly string[] }, other: { meanings: readonly string[] }): boolean {
  return meanings.every((meaning) => !/^[+-]/.test(meaning) || other.meanings.includes(meaning));
}

function asksForSomething({ tokens }: Statement): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').slice(0, QUESTION_WORD_PLACES);
  return words.some(({ word }) => QUESTION_WORDS.has(word.split(' ')[0] ?? ''));
}

import { isAmong } from '../../reading/evidence.ts';
import { likenessOf } from '../../reading/same-quantity.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import { isDenied } from '../polarity.ts';
import type { Comparison, Rule } from '../rule.ts';
import { asksForSomething } from '../statement-rules.ts';
import { limitedYesRule, unmetYesRule } from './yes-rules.ts';

// What narrows a sentence: if question and source do not share it, a yes to one is no yes to the other.
const NARROWING =
  /^(?:only|if|even|except|but|reserved|all|ever|some|place|modal|bound|per|days|weekday|clock\w*|often|period|ordinal|times)(?::|$)/;
// Opposites with which a clause says the reverse (polarity.ts).
const REVERSING = /^[+-](?:allow|accept|include|valid|enable|open|fee)$/;

// A yes or no must not contradict the sentence beside it: "Yes. Dogs are not allowed" after "Are dogs allowed?".
const decisionRule: Rule = ({ said, question, decision = null, isTranslated }) => {
  const literal = decision === null || decision === 'partly' || isTranslated ? null : literalAnswer(question, said);
  return literal === null || literal === decision ? null : 'negation';
};

/** The rules on a yes or no that also apply if the sentence beside it is copied. */
export const DECISION_RULES: readonly Rule[] = [decisionRule, limitedYesRule, unmetYesRule];

/** Whether a statement comes with a yes or no to the question that its own words do not decide. */
export function isUndecided({ said, question, decision = null }: Comparison): boolean {
  return (
    decision !== null &&
    question.content.length > 0 &&
    !asksForSomething(question) &&
    literalAnswer(question, said) !== decision
  );
}

// What a statement answers to a question that has its words: "Are dogs allowed?", "Dogs are not allowed". Returns null
// if it says anything else, or more.
function literalAnswer(question: Statement, said: Statement): 'yes' | 'no' | null {
  const [asked, ...more] = question.clauses;
  const [answer, ...others] = said.clauses.filter(({ content }) => content.length > 0);
  if (asked === undefined || answer === undefined || more.length + others.length > 0 || asksForSomething(question)) {
    return null;
  }
  const isSame =
    asked.content.length > 0 &&
    asked.content.every((word) => isAmong(word, answer.content)) &&
    answer.content.every((word) => isAmong(word, asked.content)) &&
    isEqual(meaningsOf(asked, NARROWING), meaningsOf(answer, NARROWING)) &&
    isEqual(signsOf(asked), signsOf(answer)) &&
    question.dates.length + said.dates.length === 0 &&
    !asked.isNegated;
  if (!isSame || asked.quantities.length !== answer.quantities.length) {
    return null;
  }
  const isOtherNumber = !asked.quantities.every((one) =>
    answer.quantities.some((other) => likenessOf(one, other) === 'same'),
  );
  const isReversed = isDenied(answer, asked) !== isDenied(asked, answer);
  return isOtherNumber ? (isReversed ? null : 'no') : isReversed ? 'no' : 'yes';
}

// The signs that are no reversal of each other, such as those of opposite changes.
function signsOf(clause: Clause): ReadonlySet<string> {
  return new Set([...meaningsOf(clause, /^[+-]/)].filter((sign) => !REVERSING.test(sign)));
}

function meaningsOf({ tokens }: Clause, kind: RegExp): ReadonlySet<string> {
  return new Set(tokens.flatMap(({ meanings }) => meanings.filter((each) => kind.test(each))));
}

function isEqual(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return some.size === others.size && [...some].every((each) => others.has(each));
}

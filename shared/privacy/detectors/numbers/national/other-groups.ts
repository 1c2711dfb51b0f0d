import { compileExpression } from '../../../text/compiled-expression.ts';
import type { Rule } from '../../rule.ts';
import { GAP } from '../named-numbers.ts';

// Up to nine groups with a sign or a space between them.
const GROUPS = /[A-Z0-9]{1,13}(?:(?: ?[./-] ?| )[A-Z0-9]{1,13}){1,8}/iy;
const DIGITS_MIN = 7;

/**
 * Derives rules for numbers that pass their check and come directly after their name, but are not grouped as
 * prescribed: "Steuer-ID 12.345.678.903", "SV-Nr. 15-070275-B-009", "PESEL 831-106-098-24".
 */
export function inOtherGroups(rules: readonly Rule[]): Rule[] {
  return rules.flatMap((rule) => (rule.valid === undefined || rule.words === undefined ? [] : [otherGroups(rule)]));
}

function otherGroups({ name, kind, expression, valid, words, isOther }: Rule): Rule {
  const whole = compileExpression(`^(?:${expression.source})$`, 'i');
  return {
    name: `${name}, in other groups`,
    kind,
    at: 'both',
    beginsWithLetters: true,
    digitsMin: DIGITS_MIN,
    expression: GROUPS,
    valid: (compact) => whole.test(compact) && valid?.(compact) === true,
    shrinks: true,
    proof: 'context',
    words,
    onlyBefore: true,
    gap: GAP,
    isOther,
  };
}

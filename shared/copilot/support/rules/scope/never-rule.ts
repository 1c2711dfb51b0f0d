import type { Statement } from '../../reading/statement.ts';
import type { Rule } from '../rule.ts';

const NEVER =
  /^(?:never|niemals|nie|jamais|nunca|jamas|mai|nooit|nigdy|aldrig|从 不|从 未|从 来 不|从 来 没 有|决 不|绝 不|永 不|永 远 不)$/;
const LIMITS = ['if', 'except', 'only', 'some'];

/** A "never" must not leave out an exception or a condition of the source, such as "except on Sundays". */
export const neverRule: Rule = ({ said, evidence }) => {
  const isLimited = [...LIMITS, 'but'].some((kind) => said.meanings.has(kind));
  const isOfSome = evidence.some((each) => LIMITS.some((kind) => each.source.meanings.has(kind)));
  return !isLimited && hasNever(said) && isOfSome && !evidence.some((each) => hasNever(each.source))
    ? 'quantifier'
    : null;
};

// The Polish "nie" is only "not".
function hasNever({ tokens, language }: Statement): boolean {
  return tokens.some(({ word }) => NEVER.test(word) && !(language === 'pl' && word === 'nie'));
}

import type { SupportFlaw } from '../../../../shared/copilot/support/rules/rule.ts';
import { type CitedSource, checkSupport } from '../../../../shared/copilot/support/support.ts';

/**
 * Returns why an answer is not supported by what it cites: the flaw of its first wrong sentence, or `no_statement`.
 * Returns null if the answer states something and no sentence is wrong.
 */
export function supportFlaw(answer: string, sources: readonly CitedSource[], question = ''): SupportFlaw | null {
  const outcomes = checkSupport(answer, sources, question).map(({ outcome }) => outcome);
  const flaw = outcomes.flatMap((outcome) => ('flaw' in outcome ? [outcome.flaw] : []))[0];
  return flaw ?? (outcomes.every(({ kind }) => kind === 'plain') ? 'no_statement' : null);
}

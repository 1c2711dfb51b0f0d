import { type Evidence, weighEvidence } from './evidence.ts';
import { readQuestion } from './question.ts';
import type { ReadPrompt } from './read-prompt.ts';

// Fitted on two public sets (README): below it the words of the question are mostly not there. Higher refuses more and
// errs less.
const SURENESS_MIN = 2.3;
// A second sentence is added when it fits nearly as well as the first.
const FIT_LOST_MAX = 1.5;

const NO_ANSWER = 'VERDICT: no';

/**
 * The reply of a model that can only copy: the one or two sentences that fit the question best, each with the number of
 * its excerpt before the full stop; or that the excerpts do not answer.
 */
export function extractAnswer({ excerpts, question }: ReadPrompt): string {
  if (question === null) {
    return NO_ANSWER;
  }
  const evidence = weighEvidence(readQuestion(question), excerpts).toSorted((a, b) => b.fit - a.fit);
  const [best, ...others] = evidence;
  if (best === undefined || best.sureness < SURENESS_MIN) {
    return NO_ANSWER;
  }
  const second = others.find(
    ({ fit, sentence }) =>
      best.fit - fit < FIT_LOST_MAX && sentence !== best.sentence && /[.!?。！？]$/u.test(sentence),
  );
  const chosen = second === undefined ? [best] : [best, second];
  const quotes = chosen.map(({ excerpt, sentence }) => `QUOTE [${excerpt.n}]: ${sentence}`);
  return [...quotes, 'VERDICT: fully', `ANSWER: ${chosen.map(withMark).join(' ')}`].join('\n');
}

function withMark({ said: whole, excerpt }: Evidence): string {
  const [, said = whole, end = ''] = /^(.*?)\s*([.!?…。！？]+["'”’)]*)?$/su.exec(whole.replace(/^[-*•] /, '')) ?? [];
  return `${said} [${excerpt.n}]${end === '' ? '.' : end}`;
}

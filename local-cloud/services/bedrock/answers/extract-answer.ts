import { type Evidence, surenessOf, weighEvidence } from './evidence.ts';
import { readQuestion } from './question.ts';
import type { ReadPrompt } from './read-prompt.ts';

// At 0 a sentence answers as likely as not (evidence.ts). Higher refuses more and errs less.
const SURENESS_MIN = 0;
// A second sentence is added when it fits nearly as well as the first.
const FIT_LOST_MAX = 1;

const NO_ANSWER = 'VERDICT: no';

/**
 * The reply of a model that can only copy: the one or two sentences that fit the question best, each with the number of
 * its excerpt before the full stop; or that the excerpts do not answer.
 */
export function extractAnswer({ excerpts, question: asked }: ReadPrompt): string {
  if (asked === null) {
    return NO_ANSWER;
  }
  const question = readQuestion(asked);
  const evidence = weighEvidence(question, excerpts);
  const [best, ...others] = evidence;
  if (best === undefined || surenessOf(question, evidence) < SURENESS_MIN) {
    return NO_ANSWER;
  }
  const second = others.find(
    ({ fit, unit }) => best.fit - fit < FIT_LOST_MAX && unit.text !== best.unit.text && /[.!?。！？]$/u.test(unit.text),
  );
  const chosen = [best, ...(second === undefined ? [] : [second])].flatMap(withSubject);
  const told = chosen.filter(({ quote }, at) => chosen.findIndex((other) => other.quote === quote) === at);
  const quotes = told.map(({ n, quote }) => `QUOTE [${n}]: ${quote}`);
  return [...quotes, 'VERDICT: fully', `ANSWER: ${told.map(withMark).join(' ')}`].join('\n');
}

interface Told {
  readonly n: number;
  readonly quote: string;
  readonly said: string;
}

// A sentence about "it" comes after the one that says what it is.
function withSubject({ excerpt: { n }, unit, said, subject }: Evidence): Told[] {
  const own = { n, quote: unit.text, said };
  return subject === null ? [own] : [{ n, quote: subject, said: subject }, own];
}

function withMark({ said: whole, n }: Told): string {
  const [, said = whole, end = ''] = /^(.*?)\s*([.!?…。！？]+["'”’)]*)?$/su.exec(whole.replace(/^[-*•] /, '')) ?? [];
  return `${said} [${n}]${end === '' ? '.' : end}`;
}

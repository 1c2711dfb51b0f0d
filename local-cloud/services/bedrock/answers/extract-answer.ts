import { readQuestion } from '../questions/question.ts';
import { confidenceOf, type Evidence, quotedOf, rankEvidence } from './evidence.ts';
import { REPLY_LABEL, type ReadPrompt } from './read-prompt.ts';
import { sentencesOf } from './sentences.ts';

// At 0, a sentence is as likely as not to answer (evidence.ts). A higher minimum refuses more and errs less.
const CONFIDENCE_MIN = 0;
const NO_ANSWER = 'VERDICT: no';

/**
 * Replies like a model that can only copy: with the one to three sentences that fit the question best, in the order of
 * the prompt, each with the number of its excerpt before the full stop, or with a refusal.
 */
export function extractAnswer({ question: asked, excerpts }: ReadPrompt): string {
  if (asked === null) {
    return NO_ANSWER;
  }
  const question = readQuestion(asked);
  const ranked = rankEvidence(question, excerpts);
  if (confidenceOf(question, ranked) < CONFIDENCE_MIN) {
    return NO_ANSWER;
  }
  const quoted = quotedOf(ranked).toSorted((a, b) => a.excerpt.n - b.excerpt.n || a.order - b.order);
  const answer = quoted.map((each) => withCitation(each)).map(afterOthers);
  return [
    ...quoted.map(({ excerpt, unit }) => `QUOTE [${excerpt.n}]: ${unit.text}`),
    'VERDICT: fully',
    `ANSWER: ${answer.join('')}`,
  ].join('\n');
}

// A row that begins with a small letter would be read as the end of the sentence before it, but no line of an answer
// may begin like another line of the reply.
function afterOthers(sentence: string, at: number): string {
  const isOnOwnLine = /^\p{Ll}/u.test(sentence) && !REPLY_LABEL.test(sentence);
  return at === 0 ? sentence : `${isOnOwnLine ? '\n' : ' '}${sentence}`;
}

// A cell of a table may hold several sentences, and each needs its mark.
function withCitation({ wording, excerpt: { n, text } }: Evidence): string {
  return sentencesOf(withoutItemMark(wording, text))
    .map((whole) => {
      const [, words = whole, end = ''] = /^(.*?)\s*([.!?…。！？]+["'”’)]*)?$/su.exec(whole) ?? [];
      return `${words} [${n}]${end === '' ? '.' : end}`;
    })
    .join(' ');
}

// The mark of an item or a footnote is not part of its words. A number is a mark only if the list has another:
// "2. Stock" is a floor.
function withoutItemMark(wording: string, text: string): string {
  const [, number] = /^(\d{1,3})[.)] /.exec(wording) ?? [];
  const isNext = (step: number) => new RegExp(`^\\s*${Number(number) + step}[.)] `, 'm').test(text);
  const isItem = number !== undefined && (isNext(1) || isNext(-1));
  return wording.replace(isItem ? /^\d{1,3}[.)] / : /^(?:[¹²³⁴-⁹]+|[-*•]) /u, '');
}

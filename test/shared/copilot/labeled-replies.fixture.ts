import { fileURLToPath } from 'node:url';
import { type LabeledReply, readRepliesFile } from '../../../bin/eval/replies/read-replies.ts';
import { textOf } from '../../../bin/eval/replies/score-replies.ts';
import { type CheckedAnswer, checkAnswer } from '../../../shared/copilot/check-answer.ts';
import type { ShownPassage } from '../../../shared/copilot/read-reply.ts';

/**
 * Two hundred labeled replies, half of them right, chosen from 3,103 by a rule: the next reply is of the language that
 * has the fewest so far, then, for a wrong one, of the kind of error that has the fewest (`errorKind`), and then the
 * one with the smallest SHA-256 of `200 ID QUESTION WHY`.
 */
export const LABELED_REPLIES: readonly LabeledReply[] = await readRepliesFile(
  fileURLToPath(new URL('labeled-replies.jsonl', import.meta.url)),
);

/** Returns the passages of a reply, as the product shows them to a model. */
export function passagesOf({ excerpts }: LabeledReply): ShownPassage[] {
  return excerpts.map(({ title, heading_path, text }) => ({ title, headings: heading_path.join(' > '), text }));
}

/**
 * Checks a reply as the product does before it asks a judge.
 *
 * @throws if the whole reply is refused.
 */
export function checkedAnswer(reply: LabeledReply): CheckedAnswer<ShownPassage> {
  const { question, sentences } = reply;
  const quotes = sentences.flatMap((sentence) => sentence.quotes.map(({ excerpt, text }) => ({ n: excerpt, text })));
  const answer = checkAnswer({ text: textOf(sentences), verdict: 'fully', quotes }, question, passagesOf(reply));
  if ('flaw' in answer) {
    throw new Error(answer.flaw);
  }
  return answer;
}

// Guarantee: on replies that were written apart from the check, as many right ones pass it, and as many wrong ones do
// not, by code alone, as docs/quality.md says. Risk: an answer that its sources do not support, and a right one
// refused.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renumberMarks } from '../../../shared/copilot/citation-marks.ts';
import { supportFlaw } from '../../../shared/copilot/support/support.ts';

const FOLDER = join(import.meta.dirname, '../../answer-replies');

interface Reply {
  readonly question: string;
  readonly excerpts: readonly {
    readonly title: string;
    readonly heading_path: readonly string[];
    readonly text: string;
  }[];
  readonly sentences: readonly {
    readonly text: string;
    readonly quotes: readonly { readonly excerpt: number; readonly text: string }[];
  }[];
  readonly right: boolean;
}

function passes({ question, excerpts, sentences }: Reply): boolean {
  const texts = sentences.map(({ text }) => text);
  const answer = renumberMarks(texts.join(texts.some((text) => text.startsWith('- ')) ? '\n' : ' '), excerpts.length);
  const quotes = sentences.flatMap((sentence) => sentence.quotes);
  const sources = answer.excerptIndexes.map((index) => ({
    title: excerpts[index]?.title ?? '',
    headings: excerpts[index]?.heading_path.join(' > ') ?? '',
    text: excerpts[index]?.text ?? '',
    quotes: quotes.filter(({ excerpt }) => excerpt === index + 1).map(({ text }) => text),
  }));
  return supportFlaw(answer.text, sources, question) === null;
}

it.each([
  ['tuning', 0.98, 0.98],
  ['tuning-2', 0.72, 0.87],
  ['held-out-2', 0.58, 0.75],
])('%s', (half, rightMin, wrongMin) => {
  const lines = readFileSync(join(FOLDER, `${half}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const replies = lines.map((line) => JSON.parse(line) as Reply);
  const shareOf = (right: boolean) => {
    const these = replies.filter((reply) => reply.right === right);
    return these.filter((reply) => passes(reply) === right).length / these.length;
  };
  expect(replies).toHaveLength(75);
  expect(shareOf(true)).toBeGreaterThanOrEqual(rightMin);
  expect(shareOf(false)).toBeGreaterThanOrEqual(wrongMin);
});

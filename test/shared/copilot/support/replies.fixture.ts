import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CheckedAnswer, checkAnswer } from '../../../../shared/copilot/check-answer.ts';
import { renumberMarks } from '../../../../shared/copilot/citation-marks.ts';
import type { ShownPassage } from '../../../../shared/copilot/read-reply.ts';
import type { Quote } from '../../../../shared/copilot/read-reply-lines.ts';
import type { CitedSource } from '../../../../shared/copilot/support/support.ts';
import { outcomesOf } from './outcomes.fixture.ts';
import { supportFlaw } from './support-flaw.fixture.ts';

const FOLDER = join(import.meta.dirname, '../../../answer-replies');

// The file of each set, by its name without the extension.
const FILES: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.jsonl') && !basename(path).startsWith('newcomer-'))
    .map((path) => [basename(path, '.jsonl'), join(FOLDER, path)]),
);

// Of these sets, the odd lines are for tuning; of the even ones, only the numbers of right decisions are looked at.
const HALVED: ReadonlySet<string> = new Set([
  'held-out-15',
  'held-out-17',
  'held-out-18',
  'held-out-19',
  'held-out-20',
  'tuning-17',
]);

/** The names of the sets of replies: their files without the extension, and two names for a set with two halves. */
export const REPLY_SETS: readonly string[] = [...FILES.keys()]
  .sort()
  .flatMap((set) => (HALVED.has(set) ? [`${set} odd`, `${set} even`] : [set]));

// Nobody who tunes has read these sets.
const UNREAD = /^held-out-(?:8|1[0-46])$| even$/;

/** Whether nobody who tunes has read a set, so that only its counts may be looked at. */
export function isUnread(set: string): boolean {
  return UNREAD.test(set);
}

/** A reply that was written independently of the check. */
export interface Reply {
  readonly question: string;
  readonly language: string;
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

/** Reads the replies of one set, or of its odd or even lines. */
export function repliesOf(set: string): Reply[] {
  const [name = '', half] = set.split(' ');
  const lines = readFileSync(FILES.get(name) ?? `${name}.jsonl`, 'utf8').split('\n');
  const replies = lines.filter((line) => line !== '');
  const ofHalf = half === undefined ? replies : replies.filter((_, at) => at % 2 === (half === 'odd' ? 0 : 1));
  return ofHalf.map((line) => JSON.parse(line) as Reply);
}

// Returns the answer of a reply with renumbered marks, and the sources that these cite.
function citedAnswerOf({ excerpts, sentences }: Reply): {
  readonly text: string;
  readonly sources: CitedSource[];
} {
  const answer = renumberMarks(textOf(sentences), excerpts.length);
  const quotes = quotesOf(sentences);
  const sources = answer.excerptIndexes.map((index) => ({
    title: excerpts[index]?.title ?? '',
    headings: excerpts[index]?.heading_path.join(' > ') ?? '',
    text: excerpts[index]?.text ?? '',
    quotes: quotes.filter(({ n }) => n === index + 1).map(({ text }) => text),
  }));
  return { text: answer.text, sources };
}

/** Whether code alone accepts a reply. */
export function isAccepted(reply: Reply): boolean {
  const { text, sources } = citedAnswerOf(reply);
  return supportFlaw(text, sources, reply.question) === null;
}

function quotesOf(sentences: Reply['sentences']): Quote[] {
  return sentences.flatMap(({ quotes }) => quotes.map(({ excerpt, text }) => ({ n: excerpt, text })));
}

// A list has an item in each line.
function textOf(sentences: Reply['sentences']): string {
  const texts = sentences.map(({ text }) => text);
  return texts.join(texts.some((text) => text.startsWith('- ')) ? '\n' : ' ');
}

/** Returns the passages of a reply, as the product shows them to a model. */
export function passagesOf({ excerpts }: Reply): ShownPassage[] {
  return excerpts.map(({ title, heading_path, text }) => ({ title, headings: heading_path.join(' > '), text }));
}

/**
 * Checks a reply as the product does before it asks a judge.
 *
 * @throws if the whole reply is refused.
 */
export function checkedAnswer(reply: Reply): CheckedAnswer<ShownPassage> {
  const { question, sentences } = reply;
  const said = { text: textOf(sentences), verdict: 'fully', quotes: quotesOf(sentences) } as const;
  const answer = checkAnswer(said, question, passagesOf(reply));
  if ('flaw' in answer) {
    throw new Error(answer.flaw);
  }
  return answer;
}

/** Returns the outcomes of the sentences of a reply, in one line. */
export function replyOutcomes(reply: Reply): string {
  const { text, sources } = citedAnswerOf(reply);
  return outcomesOf(text, sources, reply.question).join(' ');
}

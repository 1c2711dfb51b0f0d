import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CheckedAnswer, checkAnswer } from '../../../../shared/copilot/check-answer.ts';
import { renumberMarks } from '../../../../shared/copilot/citation-marks.ts';
import type { ShownPassage } from '../../../../shared/copilot/read-reply.ts';
import type { CitedSource } from '../../../../shared/copilot/support/support.ts';
import { outcomesOf } from './outcomes.fixture.ts';

const FOLDER = join(import.meta.dirname, '../../../answer-replies');

// The file of each set, by its name without the extension.
const FILES: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.jsonl') && !basename(path).startsWith('newcomer-'))
    .map((path) => [basename(path, '.jsonl'), join(FOLDER, path)]),
);

// Of these sets the odd lines are for tuning, the even ones are scored as counts.
const HALVED: ReadonlySet<string> = new Set(['held-out-15', 'held-out-17', 'held-out-18', 'tuning-17']);

/** The sets of replies, by the names of their files without the extension; a set of two halves is two. */
export const REPLY_SETS: readonly string[] = [...FILES.keys()]
  .sort()
  .flatMap((set) => (HALVED.has(set) ? [`${set} odd`, `${set} even`] : [set]));

/** A reply that was written independently of the check. */
export interface Reply {
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

/** Reads the replies of one set, or of its odd or even lines. */
export function repliesOf(set: string): Reply[] {
  const [name = '', half] = set.split(' ');
  const lines = readFileSync(FILES.get(name) ?? `${name}.jsonl`, 'utf8').split('\n');
  const replies = lines.filter((line) => line !== '');
  const ofHalf = half === undefined ? replies : replies.filter((_, at) => at % 2 === (half === 'odd' ? 0 : 1));
  return ofHalf.map((line) => JSON.parse(line) as Reply);
}

/** Returns what is checked of a reply: its answer with numbered marks, and what these cite. */
export function checkedOf({ excerpts, sentences }: Reply): { readonly text: string; readonly sources: CitedSource[] } {
  const texts = sentences.map(({ text }) => text);
  const answer = renumberMarks(texts.join(texts.some((text) => text.startsWith('- ')) ? '\n' : ' '), excerpts.length);
  const quotes = sentences.flatMap((sentence) => sentence.quotes);
  const sources = answer.excerptIndexes.map((index) => ({
    title: excerpts[index]?.title ?? '',
    headings: excerpts[index]?.heading_path.join(' > ') ?? '',
    text: excerpts[index]?.text ?? '',
    quotes: quotes.filter(({ excerpt }) => excerpt === index + 1).map(({ text }) => text),
  }));
  return { text: answer.text, sources };
}

/** Returns the passages of a reply, as the product shows them to a model. */
export function passagesOf({ excerpts }: Reply): ShownPassage[] {
  return excerpts.map(({ title, heading_path, text }) => ({ title, headings: heading_path.join(' > '), text }));
}

/** Checks a reply as the product does, before a judge; throws if the whole reply is refused. */
export function checkedAnswer(reply: Reply): CheckedAnswer<ShownPassage> {
  const texts = reply.sentences.map(({ text }) => text);
  const quotes = reply.sentences.flatMap((each) => each.quotes.map(({ excerpt, text }) => ({ n: excerpt, text })));
  const text = texts.join(texts.some((each) => each.startsWith('- ')) ? '\n' : ' ');
  const answer = checkAnswer({ text, verdict: 'fully', quotes }, reply.question, passagesOf(reply));
  if ('flaw' in answer) {
    throw new Error(answer.flaw);
  }
  return answer;
}

/** Returns the outcome of each sentence of a reply. */
export function replyOutcomes(reply: Reply): string {
  const { text, sources } = checkedOf(reply);
  return outcomesOf(text, sources, reply.question).join(' ');
}

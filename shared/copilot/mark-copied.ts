import { addMarks } from './citation-marks.ts';
import type { Quote } from './read-reply-lines.ts';
import { type AnswerSentence, answerSentences } from './support/reading/answer-lines.ts';
import { type SourceExcerpt, supportingUnits } from './support/reading/instructions/instructing-text.ts';
import { isSaidVerbatim } from './support/reading/said-verbatim.ts';

// The text of a sentence up to here stands in its answer: a mark after the full stop is moved before it.
const MARK = /\[\d/;

/** A reply's text with its marks, and the quotes for them. */
interface Quoted {
  readonly text: string;
  readonly quotes: readonly Quote[];
}

/**
 * Gives each sentence without a mark that repeats, word for word, a sentence of a quoted passage the mark of that
 * passage, and makes it a quote: a model that copies two sentences often marks only one.
 */
export function markCopied<Reply extends Quoted>(
  reply: Reply,
  question: string,
  passages: readonly SourceExcerpt[],
): Reply {
  const sentences = answerSentences(reply.text);
  const isUnmarked = ({ marks, isLeadIn, statement }: AnswerSentence) =>
    marks.length === 0 && !isLeadIn && statement !== '';
  if (!sentences.some(isUnmarked)) {
    return reply;
  }
  const quoted = [...new Set(reply.quotes.map(({ n }) => n))].flatMap((n) => {
    const passage = passages[n - 1];
    return passage === undefined ? [] : [{ n, units: supportingUnits(passage, question) }];
  });
  const lines = reply.text.split('\n');
  const added: Quote[] = [];
  // Where the sentences of each line have been read up to: a sentence may also be the end of the one before it.
  const readTo = new Map<number, number>();
  for (const sentence of sentences) {
    const { text, statement, line } = sentence;
    const whole = lines[line] ?? '';
    const begun = (text.split(MARK)[0] ?? '').trimEnd();
    const at = whole.indexOf(begun, readTo.get(line));
    if (at >= 0) {
      readTo.set(line, at + begun.length);
    }
    if (!isUnmarked(sentence) || at < 0) {
      continue;
    }
    const copied = quoted.flatMap(({ n, units }) => {
      const unit = units.find((each) => isSaidVerbatim({ text: statement }, each));
      return unit === undefined ? [] : [{ n, text: unit.text }];
    });
    const [quote] = copied;
    if (quote !== undefined) {
      const marked = addMarks(text, [quote.n]);
      lines[line] = whole.slice(0, at) + marked + whole.slice(at + text.length);
      readTo.set(line, at + marked.length);
      added.push(quote);
    }
  }
  return added.length === 0 ? reply : { ...reply, text: lines.join('\n'), quotes: [...reply.quotes, ...added] };
}

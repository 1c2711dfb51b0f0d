import { addMarks } from './citation-marks.ts';
import type { Quote } from './read-reply-lines.ts';
import { answerSentences } from './support/reading/answer-lines.ts';
import { type SourceExcerpt, supportingUnits } from './support/reading/instructions/instructing-text.ts';
import { isSaidVerbatim } from './support/reading/said-verbatim.ts';

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
  const unmarked = answerSentences(reply.text).filter(
    ({ marks, isLeadIn, statement }) => marks.length === 0 && !isLeadIn && statement !== '',
  );
  if (unmarked.length === 0) {
    return reply;
  }
  const quoted = [...new Set(reply.quotes.map(({ n }) => n))].flatMap((n) => {
    const passage = passages[n - 1];
    return passage === undefined ? [] : [{ n, units: supportingUnits(passage, question) }];
  });
  const lines = reply.text.split('\n');
  const added: Quote[] = [];
  for (const { text, statement, line } of unmarked) {
    const copied = quoted.flatMap(({ n, units }) => {
      const unit = units.find((each) => isSaidVerbatim({ text: statement }, each));
      return unit === undefined ? [] : [{ n, text: unit.text }];
    });
    const [quote] = copied;
    if (quote !== undefined) {
      lines[line] = lines[line]?.replace(text, () => addMarks(text, [quote.n])) ?? '';
      added.push(quote);
    }
  }
  return added.length === 0 ? reply : { ...reply, text: lines.join('\n'), quotes: [...reply.quotes, ...added] };
}

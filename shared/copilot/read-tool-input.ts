import * as v from 'valibot';
import { addMarks, withoutMarks } from './citation-marks.ts';
import { ANSWER_LENGTH_MAX, areQuotes, linesOf, type ModelReply, VERDICTS } from './read-reply-lines.ts';

const excerptNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
// Other fields are ignored: nothing of them is shown.
const ReplyInput = v.object({
  quotes: v.array(v.object({ excerpt: excerptNumber, text: v.string() })),
  verdict: v.picklist(VERDICTS),
  sentences: v.array(v.object({ text: v.string(), excerpts: v.array(excerptNumber) })),
  missing: v.nullish(v.string(), ''),
});

// A list item or a table row. It stands on a line of its own.
const ITEM = /^(?:[-*•|]|\d{1,3}[.)] )/;
const ENDED = /[.!?…。！？]["'”’»)]*$/u;

/**
 * Reads a reply from the input of the prompt's tool. Returns null for every input that does not fit the tool's schema,
 * and for one with more than 32,768 characters of text. Nothing is repaired.
 */
export function readToolInput(input: unknown): ModelReply | null {
  const parsed = v.safeParse(ReplyInput, input);
  if (!parsed.success) {
    return null;
  }
  const { verdict, sentences, missing } = parsed.output;
  // The excerpts contain no marks, so a mark in a quote was added by the model.
  const quotes = parsed.output.quotes.map(({ excerpt, text }) => ({ n: excerpt, text: cleaned(withoutMarks(text)) }));
  const text = sentences
    .map(markedSentence)
    .filter((each) => each !== '')
    .reduce(joined, '');
  const length = quotes.reduce((sum, quote) => sum + quote.text.length, text.length + missing.length);
  if (length > ANSWER_LENGTH_MAX || !areQuotes(quotes)) {
    return null;
  }
  return verdict === 'no'
    ? { quotes, verdict, text: '', missing: null }
    : { quotes, verdict, text, missing: cleaned(missing).replaceAll('\n', ' ') || null };
}

type Sentence = v.InferOutput<typeof ReplyInput>['sentences'][number];

// A model may put a whole list or table into one sentence. Then each of its lines needs the marks.
function markedSentence({ text, excerpts }: Sentence): string {
  const lines = linesOf(text);
  const whole = lines.join('\n');
  return lines.every((line) => ITEM.test(line))
    ? lines.map((line) => addMarks(line, excerpts)).join('\n')
    : addMarks(whole, excerpts);
}

// Sentences that could be read as one, or as part of an item, stand on lines of their own.
function joined(before: string, sentence: string): string {
  const last = before.slice(before.lastIndexOf('\n') + 1);
  const isApart = ENDED.test(last) && !ITEM.test(last) && !ITEM.test(sentence) && !/^\p{Ll}/u.test(sentence);
  return before === '' ? sentence : `${before}${isApart ? ' ' : '\n'}${sentence}`;
}

function cleaned(text: string): string {
  return linesOf(text).join('\n');
}

import type { Citation } from './answer.ts';
import { defuseCode, renumberMarks } from './citation-marks.ts';
import { closingSentence } from './closing-sentence.ts';
import { leaksInstructions } from './leaked-instructions.ts';
import { plainAnswer } from './plain-answer.ts';
import { type Quote, readReplyLines, type Verdict } from './read-reply-lines.ts';
import { findQuote } from './support/find-quote.ts';
import { sourceUnits } from './support/source-units.ts';
import { supportFlaw } from './support/support.ts';

/** A passage that the model was shown. */
export interface ShownPassage {
  readonly title: string;
  readonly headings: string;
  readonly text: string;
}

/** Why a reply is not returned, as a reason code. */
export interface Flaw {
  readonly flaw: string;
}

/** What a model said, as plain text; `quotes` are what it says it copied. */
export interface SaidAnswer {
  readonly text: string;
  readonly verdict: Verdict;
  readonly quotes: readonly Quote[];
}

/**
 * Reads the answer out of a reply, as plain text; a flaw where the reply has not the form that was asked for, the model
 * says that the excerpts do not answer, was cut off, repeats its instructions, or hides what cannot be cleaned.
 */
export function readReply(
  reply: { readonly text: string; readonly complete: boolean },
  question: string,
  passages: readonly ShownPassage[],
): SaidAnswer | Flaw {
  if (!reply.complete) {
    return { flaw: 'incomplete' };
  }
  const read = readReplyLines(reply.text);
  if (read === null || read.verdict === 'no') {
    return { flaw: read === null ? 'malformed' : 'model_says_no' };
  }
  const { verdict, quotes } = read;
  const text = defuseCode([read.text, closingSentence(verdict, read.missing, question)].join(' ').trim());
  const plain = plainAnswer(text, textsOf(passages));
  if (leaksInstructions(text) || leaksInstructions(plain ?? '')) {
    return { flaw: 'instructions' };
  }
  return plain === null ? { flaw: 'markup' } : { text: plain, verdict, quotes };
}

/** An answer with its citations, and the passages that they name. */
export interface CitedAnswer<Passage> {
  readonly answer: string;
  readonly citations: readonly Citation[];
  readonly cited: readonly Passage[];
}

/** Gives an answer its citations, numbered by first use; a flaw where a sentence is not cited or not supported. */
export function citeAnswer<Passage extends ShownPassage>(
  { text, verdict, quotes }: SaidAnswer,
  question: string,
  passages: readonly Passage[],
): CitedAnswer<Passage> | Flaw {
  const numbered = renumberMarks(text, passages.length);
  // A placeholder brings brackets that were not there when the text was cleaned.
  if (plainAnswer(numbered.text, textsOf(passages)) !== numbered.text) {
    return { flaw: 'markup' };
  }
  const cited = numbered.excerptIndexes.flatMap((index) => passages[index] ?? []);
  const isQuoted = numbered.excerptIndexes.every((index) => {
    const units = sourceUnits(passages[index]?.text ?? '');
    return quotes.some(({ n, text: quote }) => n === index + 1 && findQuote(quote, units).length > 0);
  });
  if (!isQuoted) {
    return { flaw: 'quote' };
  }
  if (verdict === 'contradictory' && cited.length < 2) {
    return { flaw: 'one_side' };
  }
  const flaw = supportFlaw(
    numbered.text,
    cited.map(({ title, headings, text: excerpt }) => `${title}\n${headings}\n${excerpt}`),
    question,
  );
  if (flaw !== null) {
    return { flaw };
  }
  const citations = cited.map(({ title, text: excerpt }, i) => ({ n: i + 1, source_title: title, excerpt }));
  return { answer: numbered.text, citations, cited };
}

function textsOf(passages: readonly ShownPassage[]): string[] {
  return passages.map(({ text }) => text);
}

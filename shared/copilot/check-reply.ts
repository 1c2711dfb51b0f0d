import type { Citation } from './answer.ts';
import { leaksInstructions, parseReply } from './answer-text.ts';
import { renumberMarks } from './citation-marks.ts';
import { plainAnswer } from './plain-answer.ts';
import { supportFlaw } from './support.ts';

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

/**
 * Reads the answer out of a reply, as plain text; a flaw where the model says that the excerpts do not answer, was cut
 * off, repeats its instructions, or hides what cannot be cleaned.
 */
export function readReply(
  reply: { readonly text: string; readonly complete: boolean },
  passages: readonly ShownPassage[],
): { readonly text: string } | Flaw {
  const { answered, text } = parseReply(reply.text);
  if (!reply.complete) {
    return { flaw: 'incomplete' };
  }
  if (!answered) {
    return { flaw: 'model_says_no' };
  }
  const plain = plainAnswer(text, textsOf(passages));
  if (leaksInstructions(text) || leaksInstructions(plain ?? '')) {
    return { flaw: 'instructions' };
  }
  return plain === null ? { flaw: 'markup' } : { text: plain };
}

/** An answer with its citations, and the passages that they name. */
export interface CitedAnswer<Passage> {
  readonly answer: string;
  readonly citations: readonly Citation[];
  readonly cited: readonly Passage[];
}

/** Gives an answer its citations, numbered by first use; a flaw where a sentence is not cited or not supported. */
export function citeAnswer<Passage extends ShownPassage>(
  text: string,
  passages: readonly Passage[],
): CitedAnswer<Passage> | Flaw {
  const numbered = renumberMarks(text, passages.length);
  // A placeholder brings brackets that were not there when the text was cleaned.
  if (plainAnswer(numbered.text, textsOf(passages)) !== numbered.text) {
    return { flaw: 'markup' };
  }
  const cited = numbered.excerptIndexes.flatMap((index) => passages[index] ?? []);
  const flaw = supportFlaw(
    numbered.text,
    cited.map(({ title, headings, text: excerpt }) => `${title}\n${headings}\n${excerpt}`),
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

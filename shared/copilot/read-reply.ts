import type { ModelAnswer } from './answer-model.ts';
import { defuseCode } from './citation-marks.ts';
import { closingSentence } from './closing-sentence.ts';
import { plainAnswer } from './plain-answer.ts';
import { leaksInstructions } from './prompt/leaked-instructions.ts';
import { type Quote, readReplyLines, type Verdict } from './read-reply-lines.ts';
import { readToolInput } from './read-tool-input.ts';

/** A passage that the model was shown. */
export interface ShownPassage {
  readonly title: string;
  readonly headings: string;
  readonly text: string;
}

/** Why a reply does not become the answer, as a reason code. */
export interface Flaw {
  readonly flaw: string;
  /** What failed, for the log: the name and the code of an error. */
  readonly cause?: string;
}

/** A model's answer as plain text, with the quotes that the model claims to have copied from the passages. */
export interface QuotedAnswer {
  readonly text: string;
  readonly verdict: Verdict;
  readonly quotes: readonly Quote[];
}

/**
 * Reads the answer from a reply, as plain text. Returns a flaw if the reply is cut off, lacks the required form, says
 * that the passages do not answer the question, repeats the instructions, or cannot be turned into plain text.
 */
export async function readReply(
  reply: Pick<ModelAnswer, 'text' | 'toolInput' | 'complete'>,
  question: string,
  passages: readonly ShownPassage[],
): Promise<QuotedAnswer | Flaw> {
  if (!reply.complete) {
    return { flaw: 'incomplete' };
  }
  const read = reply.toolInput === undefined ? readReplyLines(reply.text) : readToolInput(reply.toolInput);
  if (read === null) {
    return { flaw: 'malformed' };
  }
  if (read.verdict === 'no') {
    return { flaw: 'model_says_no' };
  }
  const { verdict, missing } = read;
  // Parts of the code of the check, which is loaded while the model answers.
  const [{ numberByQuotes }, { markCopied }] = await Promise.all([
    import('./quoted-passages.ts'),
    import('./mark-copied.ts'),
  ]);
  const { text: said, quotes } = markCopied(numberByQuotes(read, question, passages), question, passages);
  const gap = said.includes('\n') ? '\n' : ' ';
  const closing = closingSentence(verdict, missing, question);
  const text = defuseCode(`${said}${gap}${closing}`);
  const plain = plainAnswer(text, textsOf(passages));
  if (leaksInstructions(text) || leaksInstructions(plain ?? '')) {
    return { flaw: 'instructions' };
  }
  return plain === null ? { flaw: 'markup' } : { text: plain, verdict, quotes };
}

/** Returns the texts of passages, which an answer may repeat. */
export function textsOf(passages: readonly ShownPassage[]): string[] {
  return passages.map(({ text }) => text);
}

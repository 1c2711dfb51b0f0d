import { fixedSentences } from './fixed-sentences.ts';

/** An answer in which every mark `[n]` has its citation and every citation its mark. */
export interface Answer {
  readonly answer: string;
  readonly grounded: boolean;
  readonly citations: readonly Citation[];
  readonly usage: AnswerUsage;
}

/** A passage that an answer cites; `n` is its mark. */
export interface Citation {
  readonly n: number;
  readonly source_title: string;
  readonly excerpt: string;
}

/** The tokens that the answering model reported. */
export interface AnswerUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** Returns the answer for a question that the documents do not answer: a sentence in the question's language. */
export function notAnswered(question: string, usage: AnswerUsage): Answer {
  const { notAnswered: answer } = fixedSentences(question);
  return { answer, grounded: false, citations: [], usage };
}

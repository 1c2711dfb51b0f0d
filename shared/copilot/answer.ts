/** An answer in which every mark `[n]` has its citation and every citation its mark. */
export interface Answer {
  readonly answer: string;
  readonly grounded: boolean;
  readonly citations: readonly Citation[];
  readonly usage: AnswerUsage;
}

/** A passage that an answer names; `n` is its mark. */
export interface Citation {
  readonly n: number;
  readonly source_title: string;
  readonly excerpt: string;
}

/** Tokens as the model that answered reported them. */
export interface AnswerUsage {
  readonly input_tokens: number;
  readonly output_tokens: number;
}

/** What the caller reads when the documents do not answer. */
export const NOT_ANSWERED = 'The documents do not answer this question.';

/** The answer that says that there is none. */
export function notAnswered(usage: AnswerUsage): Answer {
  return { answer: NOT_ANSWERED, grounded: false, citations: [], usage };
}

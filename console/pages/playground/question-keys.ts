import { isResponseLost, type Problem } from '../../session/problem.ts';

const BUSY = 503;

/**
 * The idempotency key of the last question, kept until its answer arrives: the question is then charged once, however
 * often it is asked again after its response was lost.
 */
export class QuestionKeys {
  readonly #newKey: () => string;
  #last: { readonly question: string; readonly key: string } | null = null;

  constructor(newKey: () => string) {
    this.#newKey = newKey;
  }

  /** Returns the key of a question, together with everything that it is sent with: a new one, unless it is the last. */
  of(question: string): string {
    if (this.#last?.question !== question) {
      this.#last = { question, key: this.#newKey() };
    }
    return this.#last.key;
  }

  /** Forgets the last key, because its answer has arrived: the next time, the question is answered anew. */
  answered(): void {
    this.#last = null;
  }

  /** Forgets the last key, unless its question may have been answered, or still is being answered. */
  failed(problem: Problem): void {
    if (!isResponseLost(problem) && problem.status !== BUSY) {
      this.#last = null;
    }
  }
}

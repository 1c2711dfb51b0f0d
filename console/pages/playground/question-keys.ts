import type { Problem } from '../../session/problem.ts';

const STILL_BEING_ANSWERED = 409;

/**
 * The idempotency key of each question, kept until its answer arrives: the question is then charged once, however often
 * it is asked again after its response was lost.
 */
export class QuestionKeys {
  readonly #newKey: () => string;
  readonly #keys = new Map<string, string>();

  constructor(newKey: () => string) {
    this.#newKey = newKey;
  }

  /**
   * Returns the key of a question. Its text includes all that is sent with it, so that another base gets another key.
   */
  of(question: string): string {
    const key = this.#keys.get(question) ?? this.#newKey();
    this.#keys.set(question, key);
    return key;
  }

  /** Forgets the key of a question whose answer has arrived: the next time, it gets a new answer. */
  answered(question: string): void {
    this.#keys.delete(question);
  }

  /** Forgets the key of a question that was refused. After any other failure, it may have been answered. */
  failed(question: string, { status }: Problem): void {
    if (status >= 400 && status < 500 && status !== STILL_BEING_ANSWERED) {
      this.#keys.delete(question);
    }
  }
}

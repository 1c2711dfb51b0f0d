import type { UsageMeter } from '../pricing/usage-meter.ts';
import type { Prompt } from './prompt/prompt.ts';

/** The model's answer, and the tokens that it reports. */
export interface ModelAnswer {
  readonly text: string;
  /** What the model gave to the prompt's tool; null unless it called it exactly once, absent if the prompt has none. */
  readonly toolInput?: unknown;
  /** False when the answer was cut off or stopped by a filter: the text of such an answer is never shown. */
  readonly complete: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The cause of `unavailable` when a model had no time left, or used it up. */
export const NO_TIME_TO_ANSWER = 'no_time_to_answer';

/** The model that answers questions, or judges answers. */
export interface AnswerModel {
  /**
   * Makes one attempt, and meters what is billed for it.
   *
   * @throws ServiceError `unavailable` when no answer comes in time.
   */
  readonly answer: (prompt: Prompt, call: ModelCall) => Promise<ModelAnswer>;
}

/** How long a model may work, and where its use is reported. */
export interface ModelCall {
  readonly signal: AbortSignal;
  readonly timeLeftMs: () => number;
  readonly meter: UsageMeter;
}

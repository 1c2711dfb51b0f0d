import type { Decision } from '../reading/bare-verdict.ts';
import type { Evidence } from '../reading/evidence.ts';
import type { Statement } from '../reading/statement.ts';

/** What a rule compares: a statement of the answer, the evidence in the passages that it cites, and the question. */
export interface Comparison {
  /** The statement of the answer. */
  readonly said: Statement;
  readonly evidence: readonly Evidence[];
  /**
   * All units that the quotes touch in the cited excerpts; rules that need them use `evidence` if they are not given.
   */
  readonly cited?: readonly Evidence[];
  readonly question: Statement;
  /** The other sentences of the answer that cite something. */
  readonly others: () => readonly Statement[];
  /** Those of the other sentences that come before the statement. */
  readonly earlier: () => readonly Statement[];
  /** The number of items in the list that the statement introduces; it may mention this number. */
  readonly listed?: number;
  /** Whether it answers the question with a yes: it begins with one, or the sentence before it is only a yes. */
  readonly isYes: boolean;
  /** The yes or no with which it begins, or that stands alone beside it; null without one. */
  readonly decision?: Decision | null;
  /** Whether answer and source are in different languages, so that only few words can be compared. */
  readonly isTranslated: boolean;
}

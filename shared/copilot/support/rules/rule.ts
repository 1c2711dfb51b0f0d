import type { Decision } from '../reading/bare-verdict.ts';
import type { Evidence } from '../reading/evidence.ts';
import type { Statement } from '../reading/statement.ts';

/** Why a statement is not supported. */
export type SupportFlaw =
  | 'no_statement'
  | 'question'
  | 'echo'
  | 'fragment'
  | 'uncited_sentence'
  | 'quote'
  | 'too_long'
  | 'number'
  | 'unit'
  | 'date'
  | 'name'
  | 'quotation'
  | 'negation'
  | 'comparison'
  | 'quantifier'
  | 'modality'
  | 'condition'
  | 'opposite'
  | 'swapped'
  | 'row'
  | 'invented'
  | 'words'
  | 'judged';

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

/** A rule returns the flaw of a statement that contradicts its source or goes beyond it; null if it finds none. */
export type Rule = (comparison: Comparison) => SupportFlaw | null;

/** How often a rule is right when it refuses: a certain rule decides, a doubtful one leaves the sentence to a judge. */
type Grade = 'certain' | 'doubtful';

/** A rule with its grade, and the sentences to which it applies. */
export interface GradedRule {
  readonly name: string;
  readonly grade: Grade;
  readonly find: Rule;
  /** The share of the statement's words that its source must have; without it, the rule applies to every statement. */
  readonly wordsMin?: number;
}

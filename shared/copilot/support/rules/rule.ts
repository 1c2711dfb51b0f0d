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

/** What a rule sees: a statement, what is said in what it cites, and the question. */
export interface Comparison {
  readonly said: Statement;
  readonly evidence: readonly Evidence[];
  readonly question: Statement;
  /** What the other sentences of the answer say that cite something. */
  readonly others: () => readonly Statement[];
  /** How many lines the list after it has, which it may count. */
  readonly listed?: number;
  /** Whether answer and source are in two languages, so that only few words can be compared. */
  readonly isTranslated: boolean;
}

/** A rule says what contradicts or leaves its source; null where it finds nothing. */
export type Rule = (comparison: Comparison) => SupportFlaw | null;

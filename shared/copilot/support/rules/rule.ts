import type { Comparison } from '../comparing/comparison.ts';

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

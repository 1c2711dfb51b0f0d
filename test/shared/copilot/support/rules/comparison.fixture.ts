import { readEvidence } from '../../../../../shared/copilot/support/reading/evidence.ts';
import { sourceUnits } from '../../../../../shared/copilot/support/reading/source-units.ts';
import { readStatement } from '../../../../../shared/copilot/support/reading/statement.ts';
import type { Comparison } from '../../../../../shared/copilot/support/rules/rule.ts';

/** Returns the comparison of an English sentence with every sentence of a source, without a question. */
export function comparisonOf(sentence: string, source: string): Comparison {
  const units = source === '' ? [] : sourceUnits(source);
  return {
    said: readStatement(sentence, 'en'),
    evidence: readEvidence({ touched: units, units }, '', 'en'),
    question: readStatement('', 'en'),
    others: () => [],
    earlier: () => [],
    isYes: false,
    isTranslated: false,
  };
}

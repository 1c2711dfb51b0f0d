import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Comparison } from '../../../../../shared/copilot/support/comparing/comparison.ts';
import { beginningDecision, beginsWithYes } from '../../../../../shared/copilot/support/reading/bare-verdict.ts';
import { closestEvidence } from '../../../../../shared/copilot/support/reading/closest/closest-evidence.ts';
import { detectLanguage } from '../../../../../shared/copilot/support/reading/detect-language.ts';
import { readEvidence } from '../../../../../shared/copilot/support/reading/evidence.ts';
import { sourceUnits } from '../../../../../shared/copilot/support/reading/source-units.ts';
import { readStatement } from '../../../../../shared/copilot/support/reading/statement.ts';

/** A sentence that a rule refuses or leaves, and its source. */
interface RuleCase {
  readonly rule: string;
  /** The expected flaw; undefined if the table does not give it. */
  readonly flaw: string | undefined;
  readonly text: string;
  readonly question: string;
  /** Another sentence of the answer. */
  readonly other: string;
  readonly outcome: string;
  readonly said: string;
}

/** Returns the cases of rows.txt. */
export function ruleCases(): RuleCase[] {
  return casesOf(readFileSync(join(import.meta.dirname, 'rows.txt'), 'utf8'));
}

/** Returns the comparison of a sentence with its source, as the check makes it. */
export function comparisonOf({ text, question, said, other }: RuleCase): Comparison {
  const [language, source] = [detectLanguage(`${said} ${question}`), detectLanguage(text)];
  const [, heading = '', body = ''] = /^(?:\+\+ (.+?) \+\+ )?(.*)$/s.exec(text) ?? [];
  const [quoted = '', ...after] = body.split(' ++ ');
  const rest = [...(heading === '' ? [] : [heading]), ...after];
  const units = sourceUnits([heading, quoted, ...after].join('\n')).filter((unit) => !unit.text.startsWith('|-'));
  const touched = rest.length === 0 ? units : units.filter(({ cells }) => cells.every((cell) => quoted.includes(cell)));
  const statement = readStatement(said, language);
  return {
    said: statement,
    evidence: closestEvidence(statement, readEvidence({ touched, units }, 'Handbook', source)),
    question: readStatement(question, language),
    others: () => (other === '' ? [] : [readStatement(other, language)]),
    earlier: () => [],
    isYes: beginsWithYes(said),
    decision: beginningDecision(said),
    isTranslated: language !== source,
  };
}

// "# the rule, its flaw", and below it for each source "> its text", "? the question" if there is one, and lines of
// "refuses: a sentence" or "leaves: a sentence", with " + " and another sentence of the answer if there is one. Text
// after " ++ " in a source is not quoted, and neither is its heading if it begins with "++ ".
function casesOf(table: string): RuleCase[] {
  const cases: RuleCase[] = [];
  let [rule = '', flaw]: (string | undefined)[] = [];
  let [text, question] = ['', ''];
  for (const line of table.split('\n')) {
    const [, outcome, said, other = ''] = /^(refuses|leaves): (.+?)(?: \+ (.+))?$/.exec(line) ?? [];
    if (line.startsWith('# ')) {
      [rule = '', flaw] = line.slice(2).split(', ');
    } else if (line.startsWith('> ')) {
      [text, question] = [line.slice(2).replaceAll('\\n', '\n'), ''];
    } else if (line.startsWith('? ')) {
      question = line.slice(2);
    } else if (outcome !== undefined && said !== undefined) {
      cases.push({ rule, flaw, text, question, outcome, said, other });
    }
  }
  return cases;
}

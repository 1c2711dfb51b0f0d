import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROWS = join(import.meta.dirname, 'rows');

/** A sentence that a rule refuses or leaves, and its source. */
export interface RuleCase {
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

/** Returns the cases of all tables in rows/. */
export function ruleCases(): RuleCase[] {
  return readdirSync(ROWS).flatMap((table) => casesOf(readFileSync(join(ROWS, table), 'utf8')));
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

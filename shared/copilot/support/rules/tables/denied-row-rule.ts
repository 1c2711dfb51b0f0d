import { type Evidence, isAmong } from '../../reading/evidence.ts';
import { foldWord } from '../../reading/fold-word.ts';
import type { Statement } from '../../reading/statement.ts';
import type { Rule } from '../rule.ts';

// What a cell has where something does or does not apply.
const NO = /^(?:no|nein|non|nao|nee|nie|nej|✗|✘)$/;
const YES = /^(?:yes|ja|oui|si|sim|tak|✓|✔)$/;
// A statement with one of these may say for which rows something does not apply.
const LIMITS = ['not', 'deny', 'except', 'only', 'but', 'if', 'else'];

/**
 * A statement must not say of a row what its column denies with a "no": "the vegan soups are A, B and C" where the
 * column "Vegan" has a "no" for C. A statement that names two such columns may contrast them, and is not judged.
 */
export const deniedRowRule: Rule = ({ said, evidence, cited = evidence }) => {
  const isLimited = [...said.meanings].some((meaning) => LIMITS.includes(meaning) || meaning.startsWith('-'));
  const rows = isLimited
    ? []
    : cited.filter((row) => row.unit.headers.length > 0 && isNamed(row.unit.label, row, said));
  const namedWith = (verdict: RegExp) =>
    rows.flatMap((row) => columnsWith(row, verdict).filter((header) => isNamed(header, row, said)));
  const denied = namedWith(NO);
  return denied.length > 0 && new Set([...denied, ...namedWith(YES)]).size === 1 ? 'row' : null;
};

// Whether a statement has every word of a label or header.
function isNamed(text: string | null, { read }: Evidence, said: Statement): boolean {
  const { content } = read(text ?? '');
  return content.length > 0 && content.every((word) => isAmong(word, said.content));
}

function columnsWith({ unit: { cells, headers } }: Evidence, verdict: RegExp): string[] {
  return headers.filter((_, at) => at > 0 && verdict.test(foldWord(cells[at] ?? '').trim()));
}

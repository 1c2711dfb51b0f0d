import { basename } from 'node:path';
import type { MarkedReport } from './marked-texts.ts';

const COLUMNS = ['structured', 'PERSON', 'STREET_ADDRESS'] as const;

/**
 * Formats the table of docs/privacy.md in Markdown: a row for each set, with the share of its values that are
 * masked and, in brackets, the number of its values.
 */
export function markedTable(sets: readonly { readonly path: string; readonly report: MarkedReport }[]): string {
  const rows = sets.map(({ path, report }) => [
    `\`${basename(path, '.jsonl')}\``,
    String(report.texts),
    ...COLUMNS.map((kind) => maskedShare(report.byKind.get(kind))),
    maskedShare(report.byText.get('chat')),
    ((report.wrong.length / report.texts) * 100).toFixed(0),
  ]);
  const heads = ['set', 'texts', 'structured', '`PERSON`', '`STREET_ADDRESS`', 'in chats', 'wrong per 100 texts'];
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

function maskedShare(tally: { readonly values: number; readonly masked: number } | undefined): string {
  return tally === undefined ? '-' : `${(tally.masked / tally.values).toFixed(3).replace(/^0/, '')} (${tally.values})`;
}

import type { ResultOf } from '../../api/types.ts';
import { dayName } from '../../parts/dates.ts';
import { visible } from '../../parts/visible.ts';
import { usageTexts } from '../../texts/usage.ts';
import { labelOf } from '../keys/key-words.ts';

/** The usage of a month, line by line, as the API returns it. */
export type Report = ResultOf<'usage.report'>;
/** What the lines can be grouped by. */
export const GROUPS = ['application', 'key', 'model', 'day'] as const;
/** One of the groupings. */
export type Group = (typeof GROUPS)[number];

/** A row of the table. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly calls: number;
  readonly input: number;
  readonly output: number;
  readonly nanoUsd: bigint;
  readonly byDay: ReadonlyMap<string, bigint>;
}

/** Adds up the lines of a report by group, the most expensive first. Sums of whole nano-dollars are exact. */
export function addUp(report: Report, group: Group): Row[] {
  const names = namesIn(report);
  const rows = new Map<string, Row>();
  for (const line of report.lines) {
    const id = idOf(line, group);
    const before = rows.get(id) ?? { id, name: names.get(id) ?? nameOf(id, group), ...NOTHING, byDay: new Map() };
    const nano = BigInt(line.nano_usd);
    rows.set(id, {
      ...before,
      calls: before.calls + line.calls,
      input: before.input + line.input_tokens,
      output: before.output + line.output_tokens,
      nanoUsd: before.nanoUsd + nano,
      byDay: line.day === null ? before.byDay : withDay(before.byDay, line.day, nano),
    });
  }
  return [...rows.values()].sort((one, other) => (one.nanoUsd < other.nanoUsd ? 1 : -1));
}

const NOTHING = { calls: 0, input: 0, output: 0, nanoUsd: 0n } as const;

function withDay(byDay: ReadonlyMap<string, bigint>, day: string, nano: bigint): ReadonlyMap<string, bigint> {
  return new Map(byDay).set(day, (byDay.get(day) ?? 0n) + nano);
}

// An interrupted call whose key was deleted belongs to nobody; for months long past, the days may not have been kept.
function nameOf(id: string, group: Group): string {
  if (id !== '') {
    return group === 'day' ? dayName(id) : visible(id);
  }
  return group === 'day' ? usageTexts.dayNotKept : usageTexts.unknown;
}

function idOf(line: Report['lines'][number], group: Group): string {
  const ids = { application: line.application_id, key: line.key_id, model: line.model_id, day: line.day ?? '' };
  return ids[group];
}

function namesIn({ applications, keys }: Report): ReadonlyMap<string, string> {
  return new Map([
    ...applications.map(({ id, name }) => [id, visible(name)] as const),
    ...keys.map((key) => [key.id, labelOf(key)] as const),
  ]);
}

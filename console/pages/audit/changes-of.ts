import { visible } from '../../shown/name.tsx';
import { auditTexts } from '../../texts/audit.ts';

type Fields = Readonly<Record<string, unknown>> | null;

/** What differs between two states, a line a field. */
export function changesOf(before: Fields, after: Fields): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
    .map((name) =>
      before === null
        ? `${name}: ${textOf(after?.[name])}`
        : `${name}: ${textOf(before[name])} → ${textOf(after?.[name])}`,
    );
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) {
    return auditTexts.nothing;
  }
  return visible(typeof value === 'string' ? value : JSON.stringify(value));
}

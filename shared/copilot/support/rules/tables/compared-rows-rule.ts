import type { Evidence, Labeled } from '../../reading/evidence.ts';

/** Returns a row and its neighbors in the table, each with its label; none if the unit is not a row. */
export function rowsAround({ unit, source, read, neighbors }: Evidence): Labeled[] {
  return unit.kind === 'row' ? [{ label: read(unit.label ?? ''), source }, ...neighbors()] : [];
}

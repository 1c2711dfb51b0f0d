import type { XmlAttributes } from '../../xml/read-xml.ts';
import type { DocxRow } from './docx-flow.ts';
import { isOn, LINE_MIN } from './docx-ink.ts';
import type { DocxPlaces } from './docx-place.ts';
import type { DocxStyles } from './docx-styles.ts';

interface State {
  readonly places: DocxPlaces;
  readonly styles: DocxStyles;
}

// More columns than anyone reads as a table. Without a limit, a small file could become gigabytes of text.
const SPAN_MAX = 64;

/** Applies an element of row properties. */
export function readRowProperty(row: DocxRow | undefined, name: string, attributes: XmlAttributes): void {
  if (row !== undefined) {
    ROW_PROPERTIES[name]?.(row, attributes);
  }
}

function hide(row: DocxRow): void {
  row.isHidden = true;
}

const ROW_PROPERTIES: Readonly<Record<string, (row: DocxRow, attributes: XmlAttributes) => void>> = {
  del: hide,
  hidden: (row, attributes) => {
    row.isHidden ||= isOn(attributes);
  },
  trHeight: (row, { hRule, val }) => {
    row.isHidden ||= hRule === 'exact' && Number(val) < LINE_MIN;
  },
  tblHeader: (row, attributes) => {
    row.isHeader = isOn(attributes);
  },
  gridBefore: (row, attributes) => {
    row.before = countOf(attributes);
  },
};

function countOf({ val }: XmlAttributes): number {
  const count = Math.floor(Number(val));
  return count > 0 ? Math.min(count, SPAN_MAX) : 0;
}

/** Handlers for the opening elements of tables. */
export const TABLE_OPENED: Readonly<Record<string, (state: State, attributes: XmlAttributes) => void>> = {
  tbl: ({ places }) => {
    places.here().tables.push({ kind: 'table', rows: [], grid: [], style: null });
  },
  tblStyle: ({ places }, { val = null }) => {
    Object.assign(places.table() ?? {}, { style: val });
  },
  gridCol: ({ places }, { w }) => {
    places.table()?.grid.push(Number(w) || Number.POSITIVE_INFINITY);
  },
  tr: ({ places }) => {
    places.table()?.rows.push({ cells: [], isHidden: false, isHeader: false, before: 0 });
  },
  tc: ({ places, styles }) => {
    const row = places.row();
    const painted = styles.paints(places.table()?.style ?? null) ? 'other' : places.here().ground;
    row?.cells.push({ flow: places.enter(painted), columns: 1, merge: null, continuesLeft: false, isDeleted: false });
  },
  cellDel: ({ places }) => {
    Object.assign(places.cell() ?? {}, { isDeleted: true });
  },
  gridSpan: ({ places }, attributes) => {
    Object.assign(places.cell() ?? {}, { columns: countOf(attributes) || 1 });
  },
  hMerge: ({ places }, { val }) => {
    Object.assign(places.cell() ?? {}, { continuesLeft: val !== 'restart' });
  },
  vMerge: ({ places }, { val }) => {
    Object.assign(places.cell() ?? {}, { merge: val === 'restart' ? val : 'continue' });
  },
};

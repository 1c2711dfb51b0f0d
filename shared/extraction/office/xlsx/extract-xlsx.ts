import { append } from '../../append.ts';
import { CannotRead } from '../../cannot-read.ts';
import { DOCUMENT_TEXT_MAX, SHEET_CELLS_MAX } from '../../document-limits.ts';
import { plausibleTitle } from '../../document-title.ts';
import type { Block, ExtractedDocument } from '../../extracted-document.ts';
import { createLeftOutCounter } from '../../left-out.ts';
import { tableBlocks } from '../../tables/table-blocks.ts';
import { visibleLine } from '../../visible-text.ts';
import { isTrue, type XmlHandlers } from '../../xml/read-xml.ts';
import { chartBlocks, commentBlocks } from '../charts-and-comments.ts';
import { type OfficePackage, propertiesTitle } from '../office-package.ts';
import type { Epoch } from './number-format.ts';
import { createSheetReader, type Workbook } from './read-sheet.ts';
import { createRichTextReader } from './rich-text.ts';
import { rangeOf, type SheetRange } from './sheet-ranges.ts';
import { createCellStyles } from './xlsx-styles.ts';

interface Sheets {
  readonly sheets: { readonly name: string; readonly id: string }[];
  hidden: number;
  epoch: Epoch;
  isCalculatedLater: boolean;
}

/**
 * Extracts a workbook: the tables of each sheet under the sheet's name, with numbers and dates as displayed. Leaves out
 * sheets, rows and columns that somebody hid; those that a filter or a closed group hides are read.
 */
export function extractXlsx(xlsx: OfficePackage, timeIsUp: () => boolean): ExtractedDocument {
  const links = xlsx.relations(xlsx.main);
  const partOf = (type: string) => [...links.values()].find((link) => link.type === type)?.part ?? '';
  const { sheets, hidden, epoch, isCalculatedLater } = readSheets(xlsx, timeIsUp);
  const leftOut = createLeftOutCounter();
  leftOut.add('hidden_sheet', hidden);
  const styles = createCellStyles();
  xlsx.read(partOf('styles'), styles.handlers, timeIsUp);
  const strings = createRichTextReader('si');
  xlsx.read(partOf('sharedStrings'), strings.handlers, timeIsUp);
  const left = { cells: SHEET_CELLS_MAX, characters: DOCUMENT_TEXT_MAX };
  const workbook: Workbook = { strings: strings.texts, styles: styles.styles, epoch, isCalculatedLater, left };
  const blocks: Block[] = [];
  for (const { name, id } of sheets) {
    const link = links.get(id);
    if (link?.type === 'worksheet') {
      const tables = tablesOf(xlsx, link.part, timeIsUp);
      const reader = readSheet(xlsx, link.part, { workbook, filters: tables.filters, timeIsUp });
      const rows = reader.rows(tables.ranges);
      const place = { headings: [visibleLine(name)], page: null };
      append(blocks, tableBlocks(rows, place.headings));
      const more = { office: xlsx, part: link.part, place, timeIsUp };
      append(blocks, [...chartBlocks(more), ...commentBlocks(more)]);
      leftOut.add('empty_sheet', rows.length === 0 ? 1 : 0);
      leftOut.add('hidden_row', reader.hidden().rows);
      leftOut.add('hidden_column', reader.hidden().columns);
    }
  }
  return { type: 'xlsx', title: plausibleTitle(propertiesTitle(xlsx)), pages: null, blocks, leftOut: leftOut.counts() };
}

interface SheetRequest {
  readonly workbook: Workbook;
  /** The filtered ranges of the sheet's tables. */
  readonly filters: readonly SheetRange[];
  readonly timeIsUp: () => boolean;
}

// A sheet names its filters after its rows. Few sheets have rows that a filter hides: those are read twice.
function readSheet(xlsx: OfficePackage, part: string, { workbook, filters, timeIsUp }: SheetRequest) {
  const left = { ...workbook.left };
  const reader = createSheetReader(workbook, filters);
  xlsx.read(part, reader.handlers, timeIsUp);
  if (reader.filters().length === 0 || reader.hidden().rows === 0) {
    return reader;
  }
  Object.assign(workbook.left, left);
  const again = createSheetReader(workbook, [...filters, ...reader.filters()]);
  xlsx.read(part, again.handlers, timeIsUp);
  return again;
}

function readSheets(xlsx: OfficePackage, timeIsUp: () => boolean): Sheets {
  const found: Sheets = { sheets: [], hidden: 0, epoch: 1900, isCalculatedLater: false };
  const open: XmlHandlers['open'] = (name, { name: title, state, date1904, fullCalcOnLoad, ':id': id }) => {
    if (name === 'workbookPr') {
      found.epoch = isTrue(date1904) ? 1904 : 1900;
    } else if (name === 'calcPr') {
      found.isCalculatedLater = isTrue(fullCalcOnLoad);
    } else if (name === 'sheet' && id !== undefined && (state === undefined || state === 'visible')) {
      found.sheets.push({ name: title ?? '', id });
    } else if (name === 'sheet') {
      found.hidden += 1;
    }
  };
  if (!xlsx.read(xlsx.main, { open }, timeIsUp)) {
    throw new CannotRead('corrupt');
  }
  return found;
}

// Returns the ranges of a sheet's tables, whose style may fill their cells with a color, and those that are filtered.
function tablesOf(xlsx: OfficePackage, sheet: string, timeIsUp: () => boolean) {
  const ranges: SheetRange[] = [];
  const filters: SheetRange[] = [];
  const open: XmlHandlers['open'] = (name, { ref = '' }) => {
    const range = name === 'table' ? rangeOf(ref) : null;
    const [table] = ranges.slice(-1);
    if (range !== null) {
      ranges.push(range);
    } else if (name === 'filterColumn' && table !== undefined) {
      filters.push(table);
    }
  };
  for (const { part } of [...xlsx.relations(sheet).values()].filter(({ type }) => type === 'table')) {
    xlsx.read(part, { open }, timeIsUp);
  }
  return { ranges, filters };
}

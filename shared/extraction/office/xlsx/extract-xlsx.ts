import { append } from '../../append.ts';
import { CannotRead } from '../../cannot-read.ts';
import { DOCUMENT_TEXT_MAX, SHEET_CELLS_MAX } from '../../document-limits.ts';
import { plausibleTitle } from '../../document-title.ts';
import type { Block, ExtractedDocument } from '../../extracted-document.ts';
import { tableBlocks } from '../../tables/table-blocks.ts';
import { visibleLine } from '../../visible-text.ts';
import { isTrue, type XmlHandlers } from '../../xml/read-xml.ts';
import { type OfficePackage, propertiesTitle } from '../office-package.ts';
import type { Epoch } from './number-format.ts';
import { createSheetReader, type Workbook } from './read-sheet.ts';
import { createRichTextReader } from './rich-text.ts';
import { rangeOf, type SheetRange } from './sheet-ranges.ts';
import { createCellStyles } from './xlsx-styles.ts';

interface Sheets {
  readonly sheets: { readonly name: string; readonly id: string }[];
  epoch: Epoch;
  isCalculatedLater: boolean;
}

/**
 * Extracts a workbook: the tables of each sheet under the sheet's name, with numbers and dates as displayed. Leaves out
 * hidden sheets, rows and columns.
 */
export function extractXlsx(xlsx: OfficePackage, timeIsUp: () => boolean): ExtractedDocument {
  const links = xlsx.relations(xlsx.main);
  const partOf = (type: string) => [...links.values()].find((link) => link.type === type)?.part ?? '';
  const { sheets, epoch, isCalculatedLater } = readSheets(xlsx, timeIsUp);
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
      const reader = createSheetReader(workbook);
      xlsx.read(link.part, reader.handlers, timeIsUp);
      append(blocks, tableBlocks(reader.rows(tablesOf(xlsx, link.part, timeIsUp)), [visibleLine(name)]));
    }
  }
  return { type: 'xlsx', title: plausibleTitle(propertiesTitle(xlsx)), pages: null, blocks };
}

function readSheets(xlsx: OfficePackage, timeIsUp: () => boolean): Sheets {
  const found: Sheets = { sheets: [], epoch: 1900, isCalculatedLater: false };
  const open: XmlHandlers['open'] = (name, { name: title, state, date1904, fullCalcOnLoad, ':id': id }) => {
    if (name === 'workbookPr') {
      found.epoch = isTrue(date1904) ? 1904 : 1900;
    } else if (name === 'calcPr') {
      found.isCalculatedLater = isTrue(fullCalcOnLoad);
    } else if (name === 'sheet' && id !== undefined && (state === undefined || state === 'visible')) {
      found.sheets.push({ name: title ?? '', id });
    }
  };
  if (!xlsx.read(xlsx.main, { open }, timeIsUp)) {
    throw new CannotRead('corrupt');
  }
  return found;
}

// Returns the ranges of a sheet's tables, whose style may fill their cells with a color.
function tablesOf(xlsx: OfficePackage, sheet: string, timeIsUp: () => boolean): readonly SheetRange[] {
  const ranges: (SheetRange | null)[] = [];
  const open: XmlHandlers['open'] = (name, { ref = '' }) => {
    if (name === 'table') {
      ranges.push(rangeOf(ref));
    }
  };
  for (const { part } of [...xlsx.relations(sheet).values()].filter(({ type }) => type === 'table')) {
    xlsx.read(part, { open }, timeIsUp);
  }
  return ranges.filter((range) => range !== null);
}

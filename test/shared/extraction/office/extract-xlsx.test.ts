// Guarantee: a workbook is read as its cells show it, each row with its header and under the name of its sheet, without
// hidden cells. Risk: a price is quoted without its currency or its column, or from a hidden sheet.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip } from '../make-zip.ts';
import { officeFiles, relationsOf } from './make-office.ts';

interface Sheet {
  readonly name?: string;
  readonly state?: string;
  readonly xml: string;
  /** The cell range of a table on the sheet. */
  readonly table?: string;
  /** What this table has inside. */
  readonly inTable?: string;
}

function makeXlsx(sheets: readonly Sheet[], { styles = '', strings = '', workbook = '' } = {}): Uint8Array {
  const items = sheets.map(
    ({ name, state = 'visible' }, i) =>
      `<sheet name="${name ?? `S${i}`}" sheetId="${i}" state="${state}" r:id="rS${i}"/>`,
  );
  return makeZip(
    officeFiles('xlsx', [
      {
        name: 'xl/workbook.xml',
        content: `<workbook xmlns:r="r">${workbook}<sheets>${items.join('')}</sheets></workbook>`,
      },
      relationsOf('xl/workbook.xml', [
        ['rA', 'styles', 'styles.xml'],
        ['rB', 'sharedStrings', 'sharedStrings.xml'],
        ...sheets.map((_, i): [string, string, string] => [`rS${i}`, 'worksheet', `sheets/s${i}.xml`]),
      ]),
      { name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` },
      { name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` },
      ...sheets.map(({ xml }, i) => ({ name: `xl/sheets/s${i}.xml`, content: `<worksheet>${xml}</worksheet>` })),
      ...sheets.flatMap(({ table: ref = '', inTable = '' }, i) => [
        relationsOf(`xl/sheets/s${i}.xml`, [['r1', 'table', `../tables/t${i}.xml`]]),
        { name: `xl/tables/t${i}.xml`, content: `<table ref="${ref}">${inTable}</table>` },
      ]),
    ]),
  );
}

const cell = (reference: string, value: string | number, more = '') =>
  typeof value === 'number'
    ? `<c r="${reference}" ${more}><v>${value}</v></c>`
    : `<c r="${reference}" t="inlineStr" ${more}><is><t>${value}</t></is></c>`;
const row = (number: number, values: readonly (string | number)[], more = '') =>
  `<row r="${number}" ${more}>${values.map((value, i) => (value === '' ? '' : cell(`${'ABCDE'[i]}${number}`, value))).join('')}</row>`;
const data = (...rows: string[]) => `<sheetData>${rows.join('')}</sheetData>`;
const read = (sheets: readonly Sheet[], parts = {}) => extractDocument(makeXlsx(sheets, parts), 'a.xlsx', () => false);
const table = (header: string, ...rows: string[]) => ({ kind: 'table', header, rows, headings: ['S0'], page: null });
const item = (text: string) => ({ kind: 'item', text, headings: ['S0'], page: null });
const paragraph = (text: string) => ({ kind: 'paragraph', text, headings: ['S0'], page: null });

describe('a workbook', () => {
  it('has its rows with their header, under the name of their sheet', async () => {
    const hotels = data(row(1, ['City', 'Rate']), row(2, ['Bern', 190]), row(3, ['Basel', '']));
    expect(await read([{ name: 'Hotels', xml: hotels }])).toEqual({
      type: 'xlsx',
      title: null,
      pages: null,
      leftOut: {},
      blocks: [
        { kind: 'table', header: 'City | Rate', rows: ['Bern | 190', 'Basel'], headings: ['Hotels'], page: null },
      ],
    });
  });

  it('has separate tables at empty rows, and lines above a table apart from it', async () => {
    const xml = data(
      row(1, ['Rates of 2026']),
      row(2, ['City', 'Rate']),
      row(3, ['Bern', 190]),
      row(5, ['Name', 'Phone']),
      row(6, ['Ann', 12]),
      row(8, [1, 2]),
    );
    expect(await read([{ xml }])).toMatchObject({
      blocks: [
        paragraph('Rates of 2026'),
        table('City | Rate', 'Bern | 190'),
        table('Name | Phone', 'Ann | 12'),
        table('Name | Phone', '1 | 2'),
      ],
    });
  });

  it('has rows without a header one by one', async () => {
    expect(await read([{ xml: data(row(1, [1, 2]), row(2, [3, 4])) }])).toMatchObject({
      blocks: [item('1 | 2'), item('3 | 4')],
    });
  });

  it('is read without hidden sheets, rows and columns, and values that a format hides', async () => {
    const styles =
      '<numFmts><numFmt numFmtId="170" formatCode=";;;"/><numFmt numFmtId="171" formatCode="&quot;&quot;;&quot;&quot;;&quot;&quot;;&quot;&quot;"/></numFmts><cellXfs><xf/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs>';
    const xml = `<cols><col min="2" max="2" hidden="1"/><col min="4" max="4" width="0"/></cols>${data(
      row(1, ['City', 'secret', 'Rate', 'secret']),
      row(2, ['Bern', 'secret', 190, 'secret']),
      row(3, ['secret', '', 7], 'hidden="1"'),
      row(4, ['secret', '', 7], 'ht="0"'),
      `<row r="5">${cell('A5', 'Basel')}${cell('C5', 'secret', 's="1"')}${cell('E5', 'secret', 's="2"')}</row>`,
    )}`;
    const hidden = data(row(1, ['secret', 'secret']));
    const sheets = [{ xml }, { state: 'hidden', xml: hidden }, { state: 'veryHidden', xml: hidden }];
    expect(await read(sheets, { styles })).toMatchObject({
      blocks: [table('City | Rate', 'Bern | 190', 'Basel')],
      leftOut: { hidden_sheet: 2, hidden_row: 2, hidden_column: 2 },
    });
  });

  it('is read without rows and columns that are too low or too narrow to see, by themselves or by default', async () => {
    const xml = `<cols><col min="2" max="2" width="0.1"/></cols>${data(
      row(1, ['City', 'secret'], 'ht="15"'),
      row(2, ['secret'], 'ht="0.1" customHeight="1"'),
      row(3, ['Bern', 'secret'], 'ht="15"'),
    )}`;
    const seen = { blocks: [item('City'), item('Bern')], leftOut: { hidden_row: 1, hidden_column: 1 } };
    expect(await read([{ xml }])).toMatchObject(seen);
    const low = '<sheetFormatPr defaultRowHeight="0.1" customHeight="1"/>';
    expect(await read([{ xml: `${low}${xml.replace(' ht="0.1" customHeight="1"', '')}` }])).toMatchObject(seen);
  });

  // Excel writes this for a sheet whose unused rows are hidden.
  it('is read with its listed rows where rows are hidden by default', async () => {
    const xml = `<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>${data(row(1, ['City']), row(2, ['Bern']))}`;
    expect(await read([{ xml }])).toMatchObject({ blocks: [item('City'), item('Bern')], leftOut: {} });
  });

  const rents = (hidden: string, ...after: readonly string[]) =>
    [
      data(row(1, ['City', 'Rent']), row(2, ['Kiel', 900]), row(3, ['Ulm', 1000], hidden), row(4, ['Passau', 870])),
      ...after,
    ].join('');
  const filter = '<autoFilter ref="A1:B4"><filterColumn colId="0"><filters/></filterColumn></autoFilter>';

  it.each([
    ['a filter', rents('hidden="1"', filter), ''],
    ['the filter of a table', rents('hidden="1"'), filter],
    ['a closed group', rents('hidden="1" outlineLevel="1"'), ''],
    ['nothing', rents(''), ''],
  ])('is read with rows that are hidden by %s', async (_case, xml, inTable) => {
    expect(await read([{ xml, table: 'A1:B4', inTable }])).toMatchObject({
      blocks: [table('City | Rent', 'Kiel | 900', 'Ulm | 1000', 'Passau | 870')],
      leftOut: {},
    });
  });

  it.each([
    ['without a filter', rents('hidden="1"')],
    ['in a range whose filter is not set', rents('hidden="1"', '<autoFilter ref="A1:B4"/>')],
    ['outside the filtered range', rents('hidden="1"', filter.replace('A1:B4', 'A10:B14'))],
  ])('is read without a row that somebody hid, %s', async (_case, xml) => {
    expect(await read([{ xml }])).toMatchObject({
      blocks: [table('City | Rent', 'Kiel | 900', 'Passau | 870')],
      leftOut: { hidden_row: 1 },
    });
  });

  it('counts its sheets without text', async () => {
    const result = await read([{ xml: data(row(1, ['Bern'])) }, { xml: data() }]);
    expect(result).toMatchObject({ leftOut: { empty_sheet: 1 } });
  });

  it.each([
    ['a date', 45_000, 'numFmtId="14"', '2023-03-15'],
    ['a date in a custom format', 45_000.5, 'numFmtId="170"', '2023-03-15 12:00', 'dd\\.mm\\.yyyy hh:mm'],
    ['a time', 0.75, 'numFmtId="20"', '18:00'],
    ['elapsed hours', 1.5, 'numFmtId="46"', '36:00'],
    ['the last day before 29 February 1900, which exists only in Excel', 59, 'numFmtId="14"', '1900-02-28'],
    ['the day after 29 February 1900', 61, 'numFmtId="14"', '1900-03-01'],
    ['a price', 1234.5, 'numFmtId="170"', '1234.50 €', '#,##0.00\\ &quot;€&quot;'],
    ['a price with a locale', 12, 'numFmtId="170"', 'CHF12.00', '[$CHF-807]0.00;[Red]-0.00'],
    ['a percentage', 0.125, 'numFmtId="10"', '12.50%'],
    ['a negative price', -5, 'numFmtId="170"', '-$5', '&quot;$&quot;0'],
    ['a number without its rounding error', 0.1 + 0.2, '', '0.3'],
    ['a number in millions', 5_000_000, 'numFmtId="170"', '5000000', '0.0,,'],
    ['letters that do not mean a date', 7, 'numFmtId="170"', '7 days', '0 &quot;days&quot;'],
  ])('has %s in the format of its cell', async (_case, value, xf, text, code = '0') => {
    const styles = `<numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs><xf/><xf ${xf}/></cellXfs>`;
    const xml = data(`<row r="1">${cell('A1', value, 's="1"')}</row>`);
    expect(await read([{ xml }], { styles })).toMatchObject({ blocks: [item(text)] });
  });

  it('has dates counted from 1904 when the workbook says so', async () => {
    const styles = '<cellXfs><xf/><xf numFmtId="14"/></cellXfs>';
    const xml = data(`<row r="1">${cell('A1', 0, 's="1"')}</row>`);
    const result = await read([{ xml }], { styles, workbook: '<workbookPr date1904="1"/>' });
    expect(result).toMatchObject({ blocks: [item('1904-01-01')] });
  });

  it('has booleans, errors, the results of formulas, and shared strings without their pronunciation', async () => {
    const strings = '<si><r><t>豊</t></r><r><t>田</t></r><rPh><t>とよた</t></rPh></si>';
    const xml = data(
      '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
      '<row r="2"><c r="A2" t="b"><v>1</v></c></row>',
      '<row r="3"><c r="A3" t="e"><v>#N/A</v></c></row>',
      '<row r="4"><c r="A4"><f>SUM(B1:B2)</f><v>7</v></c></row>',
      '<row r="5"><c r="A5"><f>HYPERLINK(&quot;http://a&quot;)</f></c></row>',
    );
    expect(await read([{ xml }], { strings })).toMatchObject({
      blocks: [item('豊田'), item('TRUE'), item('#N/A'), item('7'), item('=HYPERLINK("http://a")')],
    });
  });

  it('has a merged header for each of its columns, and a merged cell in each of its rows', async () => {
    const xml = `${data(
      row(1, ['City', 'Rates', '']),
      row(2, ['', 'single', 'double']),
      row(3, ['Bern', 190, 240]),
      row(4, ['', 200, 250]),
    )}<mergeCells><mergeCell ref="B1:C1"/><mergeCell ref="A1:A2"/><mergeCell ref="A3:A4"/></mergeCells>`;
    expect(await read([{ xml }])).toMatchObject({
      blocks: [table('City | Rates single | Rates double', 'Bern | 190 | 240', 'Bern | 200 | 250')],
    });
  });

  it('has a short merged value in each of its columns, unless it begins in the first one', async () => {
    const xml = `${data(
      row(1, ['City', 'Single', 'Double']),
      row(2, ['Bern', 'on request', '']),
      row(3, ['Hotels abroad', '', '']),
      row(4, ['Rome', 'remark '.repeat(10).trim(), '']),
    )}<mergeCells><mergeCell ref="B2:C2"/><mergeCell ref="A3:C3"/><mergeCell ref="B4:C4"/></mergeCells>`;
    const rows = ['Bern | on request | on request', 'Hotels abroad', `Rome | ${'remark '.repeat(10).trim()}`];
    expect(await read([{ xml }])).toMatchObject({ blocks: [table('City | Single | Double', ...rows)] });
  });

  it('is read without letters in the color of their cell, unless a table or a conditional format may color it', async () => {
    const fonts = '<fonts><font/><font><color rgb="FFFFFFFF"/></font></fonts>';
    const fills =
      '<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF1F3864"/></patternFill></fill></fills>';
    const styles = `${fonts}${fills}<cellXfs><xf/><xf fontId="1" fillId="0"/><xf fontId="1" fillId="1"/></cellXfs>`;
    const xml = data(
      `<row r="1">${cell('A1', 'Name', 's="2"')}${cell('B1', 'Seen', 's="2"')}${cell('C1', 'hidden', 's="1"')}</row>`,
      row(2, ['Ann', 'yes']),
    );
    expect(await read([{ xml }], { styles })).toMatchObject({ blocks: [table('Name | Seen', 'Ann | yes')] });
    const seen = { blocks: [table('Name | Seen | hidden', 'Ann | yes')] };
    const rule = (sqref: string) => `${xml}<conditionalFormatting sqref="${sqref}"/>`;
    // Within a table or a conditional format, the background of a cell is not known.
    expect(await read([{ xml, table: 'A1:C2' }], { styles })).toMatchObject(seen);
    expect(await read([{ xml: rule('A9 C1:C7') }], { styles })).toMatchObject(seen);
    const dropped = { blocks: [table('Name | Seen', 'Ann | yes')] };
    expect(await read([{ xml, table: 'A1:B2' }], { styles })).toMatchObject(dropped);
    expect(await read([{ xml: rule('C2:C7 D1') }], { styles })).toMatchObject(dropped);
  });

  it.each([
    ['red on red', '<color rgb="FFFF0000"/>', 'solid"><fgColor rgb="FFFF0000"/>', false],
    ['a theme color on itself', '<color theme="4"/>', 'solid"><fgColor theme="4"/>', false],
    ['the default color on black', '', 'solid"><fgColor rgb="FF000000"/>', false],
    ['letters of one point', '<sz val="1"/>', 'none">', false],
    ['red on green', '<color rgb="FFFF0000"/>', 'solid"><fgColor rgb="FF00B050"/>', true],
    ['a theme color on another', '<color theme="4"/>', 'solid"><fgColor theme="5"/>', true],
    ['black on black dots', '', 'gray125"><fgColor rgb="FF000000"/>', true],
  ])('is read with %s: $3', async (_case, font, fill, isVisible) => {
    const styles = `<fonts><font>${font}</font></fonts><fills><fill><patternFill patternType="${fill}</patternFill></fill></fills>
      <cellXfs><xf/><xf fontId="0" fillId="0"/></cellXfs>`;
    const xml = data(row(1, ['near']), `<row r="2">${cell('A2', 'x', 's="1"')}</row>`);
    const expected = isVisible ? [item('near'), item('x')] : [item('near')];
    // The default format names a font and a fill that the workbook does not have.
    const incomplete = styles.replace('<xf/>', '<xf fontId="9" fillId="9"/>');
    expect(await read([{ xml }], { styles: incomplete })).toMatchObject({ blocks: expected });
  });

  it('is read without the white or tiny part of a text', async () => {
    const white = '<r><rPr><color rgb="FFFFFFFF"/></rPr><t>hidden</t></r>';
    const tiny = '<r><rPr><sz val="1"/></rPr><t>hidden</t></r>';
    const strings = `<si><r><t>Seen</t></r>${white}${tiny}<r><rPr><b/></rPr><t> too</t></r></si>`;
    const shared = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
    const own = `<row r="2"><c r="A2" t="inlineStr"><is><r><t>Own</t></r>${white}</is></c></row>`;
    expect(await read([{ xml: data(shared, own) }], { strings })).toMatchObject({
      blocks: [item('Seen too'), item('Own')],
    });
  });

  it('has an empty cell if its formula returns an empty string', async () => {
    const formula = '<f>IF(B1&gt;200,&quot;dear&quot;,&quot;&quot;)</f>';
    const xml = data(
      row(1, ['City', 'Rate', 'Note']),
      `<row r="2">${cell('A2', 'Bern')}${cell('B2', 190)}<c r="C2" t="str">${formula}<v></v></c></row>`,
    );
    expect(await read([{ xml }])).toMatchObject({ blocks: [table('City | Rate | Note', 'Bern | 190')] });
  });

  it('is read with cells at opposite corners of a sheet', async () => {
    const xml = data(row(1, ['near']), `<row r="1048576">${cell('XFD1048576', 'far')}</row>`);
    expect(await read([{ xml }])).toMatchObject({ blocks: [item('near'), { ...item('far'), kind: 'paragraph' }] });
  });

  it('is refused if it has more cells or more text than a workbook may have, or takes too long', async () => {
    const many = data(
      `<row r="1">${Array.from({ length: 1_000_001 }, (_, i) => `<c t="str"><v>${i}</v></c>`).join('')}</row>`,
    );
    expect(await read([{ xml: many }])).toMatchObject({ code: 'too_much_text' });
    const strings = `<si><t>${'long '.repeat(10_000)}</t></si>`;
    const repeated = data(`<row r="1">${'<c t="s"><v>0</v></c>'.repeat(1_000)}</row>`);
    expect(await read([{ xml: repeated }], { strings })).toMatchObject({ code: 'too_much_text' });
    expect(await extractDocument(makeXlsx([{ xml: '' }]), 'a', () => true)).toMatchObject({ code: 'timed_out' });
  });
});

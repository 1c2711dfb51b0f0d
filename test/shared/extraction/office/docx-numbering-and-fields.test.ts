// Guarantee: the paragraphs of a Word document have the numbers that Word prints, and its fields and notes are read
// only as far as they are printed. Risk: "see section 2.3" points to another section, or the unprinted branch of a
// field is quoted.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';
import { type DocxParts, makeDocx, wordParagraph, wordRun } from './make-office.ts';

async function linesOf(body: string, parts: DocxParts = {}): Promise<readonly string[]> {
  const document = await extractDocument(makeDocx(body, parts), 'a.docx', () => false);
  return textsOf(document).map((text) => text.replaceAll('\n', ' / '));
}

const level = (depth: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const abstractList = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join('')}</w:abstractNum>`;
const list = (id: number, abstractId: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${abstractId}"/>${more}</w:num>`;
const numbered = (text: string, depth = 0, id = 1, markProperties = '') =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>${markProperties}</w:pPr>${text === '' ? '' : wordRun(text)}</w:p>`;
const DECIMAL = abstractList(0, level(0, 'decimal', '%1.'), level(1, 'decimal', '%1.%2.'));
const NUMBERING = DECIMAL + list(1, 0);

it.each([
  ['a power', '<m:sSup><m:e>10</m:e><m:sup>6</m:sup></m:sSup>', '10⁶'],
  ['a power of a letter', '<m:sSup><m:e>2</m:e><m:sup>n</m:sup></m:sSup>', '2^n'],
  ['a fraction', '3+<m:f><m:num>1</m:num><m:den>2</m:den></m:f>', '3+1/2'],
  ['a fraction of sums', '<m:f><m:num>a+1</m:num><m:den>b</m:den></m:f>', '(a+1)/b'],
  ['a cube root', '<m:rad><m:deg>3</m:deg><m:e>8</m:e></m:rad>', '³√8'],
  ['a power with an index', '<m:sSubSup><m:e>x</m:e><m:sub>1</m:sub><m:sup>2</m:sup></m:sSubSup>', 'x1²'],
])('a formula of a Word document keeps its numbers apart: %s', async (_case, formula, text) => {
  const runs = formula.replace(/(?<=^|>)[^<>]+/g, (words) => `<m:r><m:t>${words}</m:t></m:r>`);
  expect(await linesOf(`<w:p>${wordRun('It is ')}<m:oMath xmlns:m="m">${runs}</m:oMath></w:p>`)).toEqual([
    `It is ${text}`,
  ]);
});

it('leaves out the table of contents that Google Docs writes', async () => {
  const gallery = (name: string, text: string) =>
    `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="${name}"/></w:docPartObj></w:sdtPr><w:sdtContent>${wordParagraph(text)}</w:sdtContent></w:sdt>`;
  const body = `${gallery('Table of Contents', 'Rooms 3')}${gallery('Cover Pages', 'Handbook')}<w:sdt><w:sdtContent>${wordParagraph('Rooms')}</w:sdtContent></w:sdt>`;
  expect(await linesOf(body)).toEqual(['Handbook', 'Rooms']);
});

describe('the numbers of a Word document', () => {
  it.each([
    ['chineseCountingThousand', '第%1章', ['第一章', '第十章', '第十一章', '第二十章']],
    ['japaneseCounting', '%1、', ['一、', '十、', '十一、', '二十、']],
    ['ideographDigital', '%1', ['一', '一〇', '一一', '二〇']],
    ['ideographTraditional', '%1.', ['甲.', '癸.', '11.', '20.']],
    ['decimalEnclosedCircle', '%1', ['①', '⑩', '⑪', '⑳']],
    ['decimalFullWidth', '%1.', ['１.', '１０.', '１１.', '２０.']],
    ['russianLower', '%1)', ['а)', 'к)', 'л)', 'ф)']],
    ['ganada', '%1.', ['가.', '차.', '카.', '바바.']],
    ['hebrew2', '%1.', ['א.', 'י.', 'כ.', 'ר.']],
    ['arabicAlpha', '%1.', ['أ.', 'ر.', 'ز.', 'ف.']],
    ['numberInDash', '%1', ['- 1 -', '- 10 -', '- 11 -', '- 20 -']],
    ['upperLetter', '%1.', ['A.', 'J.', 'K.', 'T.']],
  ])('are written in the format %s', async (format, text, numbers) => {
    const body = Array.from({ length: 20 }, () => numbered('a')).join('');
    const items = await linesOf(body, { numbering: abstractList(0, level(0, format, text)) + list(1, 0) });
    expect([1, 10, 11, 20].map((count) => items[count - 1])).toEqual(numbers.map((number) => `${number} a`));
  });

  it('have the level that a style inherits together with its list', async () => {
    const style = (id: string, more: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/>${more}</w:style>`;
    const numbers = '<w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr></w:pPr>';
    const styles = style('Clause', numbers) + style('Own', '<w:basedOn w:val="Clause"/>');
    const body = numbered('Terms') + wordParagraph('First', 'Clause') + wordParagraph('Second', 'Own');
    expect(await linesOf(body, { styles, numbering: NUMBERING })).toEqual([
      '1. Terms',
      '  1.1. First',
      '  1.2. Second',
    ]);
  });

  it('have the level that a list links to their style', async () => {
    const styles = ['1', '2']
      .map((depth) =>
        `<w:style w:type="paragraph" w:styleId="C${depth}"><w:name w:val="C${depth}"/><w:pPr><w:numPr>`.concat(
          '<w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
        ),
      )
      .join('');
    const linked = [0, 1].map((depth) =>
      level(depth, 'decimal', depth === 0 ? '%1.' : '%1.%2.', `<w:pStyle w:val="C${depth + 1}"/>`),
    );
    const body = wordParagraph('Terms', 'C1') + wordParagraph('First', 'C2');
    expect(await linesOf(body, { styles, numbering: abstractList(0, ...linked) + list(1, 0) })).toEqual([
      '1. Terms',
      '  1.1. First',
    ]);
  });

  it('count empty paragraphs, whose numbers are printed, but not deleted and hidden ones', async () => {
    const without = (property: string) => numbered('', 0, 1, `<w:rPr><w:${property}/></w:rPr>`);
    const body = [numbered('A'), numbered(''), numbered('C'), without('del'), without('vanish'), numbered('D')].join(
      '',
    );
    expect(await linesOf(body, { numbering: NUMBERING })).toEqual(['1. A', '3. C', '4. D']);
  });

  it('are kept in tables, and continue after them', async () => {
    const cell = (content: string) => `<w:tc>${content}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
    const rows = [
      row(wordParagraph('No.'), wordParagraph('Duty')),
      row(numbered(''), wordParagraph('Lock the door')),
      row(numbered(''), wordParagraph('Switch off the light')),
    ];
    const body = `<w:tbl>${rows.join('')}</w:tbl>${numbered('Go home')}`;
    expect(await linesOf(body, { numbering: NUMBERING })).toEqual([
      'No. | Duty / 1. | Lock the door / 2. | Switch off the light',
      '3. Go home',
    ]);
  });

  it('are decimal at a level of legal numbering, whatever the format of the levels above', async () => {
    const levels = [level(0, 'upperRoman', 'Article %1.'), level(1, 'decimalZero', 'Section %1.%2', '<w:isLgl/>')];
    const body = numbered('Rent') + numbered('Deposit', 1);
    expect(await linesOf(body, { numbering: abstractList(0, ...levels) + list(1, 0) })).toEqual([
      'Article I. Rent',
      '  Section 1.01 Deposit',
    ]);
  });

  it('continue at a level that does not restart', async () => {
    const levels = [level(0, 'upperRoman', '%1.'), level(1, 'decimal', '§ %2', '<w:lvlRestart w:val="0"/>')];
    const body = [numbered('A'), numbered('a', 1), numbered('B'), numbered('b', 1)].join('');
    expect(await linesOf(body, { numbering: abstractList(0, ...levels) + list(1, 0) })).toEqual([
      'I. A',
      '  § 1 a',
      'II. B',
      '  § 2 b',
    ]);
  });

  it('are left out if they are letters that begin below the first letter', async () => {
    const first =
      '<w:lvl w:ilvl="0"><w:start w:val="-60"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="%1)"/></w:lvl>';
    expect(await linesOf(numbered('A'), { numbering: abstractList(0, first) + list(1, 0) })).toEqual([') A']);
  });

  it('have the format with which a list overrides a level of its abstract list', async () => {
    const override = `<w:lvlOverride w:ilvl="0">${level(0, 'lowerLetter', '(%1)')}</w:lvlOverride>`;
    const numbering = DECIMAL + list(1, 0) + list(2, 0, override);
    expect(await linesOf(numbered('A') + numbered('B', 0, 2), { numbering })).toEqual(['1. A', '(b) B']);
  });

  it('have the format of the list style that their abstract list links to', async () => {
    const defining = DECIMAL.replace('<w:lvl ', '<w:styleLink w:val="Legal"/><w:lvl ');
    const numbering = `${defining}<w:abstractNum w:abstractNumId="7"><w:numStyleLink w:val="Legal"/></w:abstractNum>${list(1, 0)}${list(2, 7)}`;
    expect(await linesOf(numbered('A', 0, 2) + numbered('B', 1, 2), { numbering })).toEqual(['1. A', '  1.1. B']);
  });
});

describe('the fields, notes and other parts of a Word document', () => {
  const fieldChar = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const code = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`;
  const field = (instruction: string, result: string) =>
    `${fieldChar('begin')}${instruction}${fieldChar('separate')}${result}${fieldChar('end')}`;

  it('are read as their result, without the results of fields in their instruction', async () => {
    const inner = field(code('DOCPROPERTY Status'), wordRun('Draft'));
    const outer = field(code('IF ') + inner + code(' = "Draft" "Not yet." "In force."'), wordRun('In force.'));
    const nested = field(code('HYPERLINK'), wordRun('See ') + field(code('REF'), wordRun('annex A')));
    const body = `<w:p>${wordRun('Status: ')}${outer}${wordRun(' ')}${nested}${wordRun('.')}</w:p>`;
    expect(await linesOf(body)).toEqual(['Status: In force. See annex A.']);
  });

  it('do not hide the text after a field that never ends', async () => {
    const body = `<w:p>${fieldChar('begin')}${code('PAGE')}</w:p>${wordParagraph('After.')}`;
    expect(await linesOf(body)).toEqual(['After.']);
  });

  it('are left out if the run that they are anchored to is hidden', async () => {
    const note = '<w:footnote w:id="1">'.concat(wordParagraph('Secret note.'), '</w:footnote>');
    const hidden = (content: string) => `<w:r><w:rPr><w:vanish/></w:rPr>${content}</w:r>`;
    const box = `<w:drawing><w:txbxContent>${wordParagraph('Secret box.')}</w:txbxContent></w:drawing>`;
    const body = `<w:p>${wordRun('Seen.')}${hidden('<w:footnoteReference w:id="1"/>')}${hidden(box)}</w:p>`;
    expect(await linesOf(body, { footnotes: note })).toEqual(['Seen.']);
  });

  it('include a text box on a line that is too low for its own letters', async () => {
    const low = '<w:pPr><w:spacing w:line="1" w:lineRule="exact"/></w:pPr>';
    const box = `<w:r><w:drawing><w:txbxContent>${wordParagraph('In the box.')}</w:txbxContent></w:drawing></w:r>`;
    expect(await linesOf(`<w:p>${low}${wordRun('Too low.', '<w:vanish w:val="0"/>')}${box}</w:p>`)).toEqual([
      'In the box.',
    ]);
  });

  it('leave out the hidden rows of a nested table', async () => {
    const row = (text: string, hidden = '') =>
      `<w:tr><w:trPr>${hidden}</w:trPr><w:tc>${wordParagraph(text)}</w:tc></w:tr>`;
    const inner = `<w:tbl>${row('Seen')}${row('Secret', '<w:hidden/>')}</w:tbl>`;
    const body = `<w:tbl><w:tr><w:tc>${wordParagraph('A')}</w:tc><w:tc>${inner}<w:p/></w:tc></w:tr></w:tbl>`;
    expect(await linesOf(body)).toEqual(['A | Seen']);
  });

  it('leave out an instruction over several paragraphs', async () => {
    const begins = `<w:p>${wordRun('Start ')}${fieldChar('begin')}${wordRun('secret')}</w:p>`;
    const body = `${begins}${wordParagraph('secret')}<w:p>${wordRun('secret')}${fieldChar('end')}${wordRun('End.')}</w:p>`;
    expect(await linesOf(body)).toEqual(['Start', 'End.']);
  });

  it('include the tables of a note', async () => {
    const cells = ['Zone', 'A'].map((text) => `<w:tc>${wordParagraph(text)}</w:tc>`).join('');
    const note = `<w:footnote w:id="1">${wordParagraph('Zones:')}<w:tbl><w:tr>${cells}</w:tr></w:tbl><w:p/></w:footnote>`;
    const body = `<w:p>${wordRun('Text.')}<w:r><w:footnoteReference w:id="1"/></w:r></w:p>`;
    expect(await linesOf(body, { footnotes: note })).toEqual(['Text.', 'Footnote: Zones: Zone A']);
  });

  it('include endnotes, which are numbered apart from footnotes', async () => {
    const noteOf = (kind: string, text: string) => `<w:${kind} w:id="1">${wordParagraph(text)}</w:${kind}>`;
    const notes = { footnotes: noteOf('footnote', 'Below.'), endnotes: noteOf('endnote', 'At the end.') };
    const refer = (kind: string) => `<w:r><w:${kind}Reference w:id="1"/></w:r>`;
    const body = `<w:p>${wordRun('Text.')}${refer('endnote')}${refer('footnote')}</w:p>`;
    expect(await linesOf(body, notes)).toEqual(['Text.', 'Endnote: At the end.', 'Footnote: Below.']);
  });

  it('are separated by a positional tab', async () => {
    expect(
      await linesOf(`<w:p>${wordRun('Left')}<w:r><w:ptab w:alignment="right"/></w:r>${wordRun('Right')}</w:p>`),
    ).toEqual(['Left Right']);
  });
});

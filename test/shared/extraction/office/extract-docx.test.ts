// Guarantee: a Word document is read as it is printed: headings, lists, tables with their header, notes, and nothing
// that is deleted, hidden or white. Risk: a sentence that its author removed is quoted as the company's own.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { makeZip } from '../make-zip.ts';
import { type DocxParts, docxFiles, makeDocx, wordParagraph, wordRun } from './make-office.ts';

const read = (body: string, parts: DocxParts = {}) => extractDocument(makeDocx(body, parts), 'a.docx', () => false);
const STYLES = ['1', '2']
  .map((depth) => `<w:style w:type="paragraph" w:styleId="H${depth}"><w:name w:val="heading ${depth}"/></w:style>`)
  .concat('<w:style w:type="paragraph" w:styleId="Sub"><w:name w:val="Own"/><w:basedOn w:val="H2"/></w:style>')
  .concat('<w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style>')
  .concat('<w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/></w:style>')
  .concat('<w:style w:type="character" w:styleId="Gone"><w:name w:val="x"/><w:rPr><w:vanish/></w:rPr></w:style>')
  .concat('<w:style w:type="table" w:styleId="Dark"><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr></w:style>')
  .join('');
const cell = (text: string, properties = '') =>
  `<w:tc><w:tcPr>${properties}</w:tcPr>${text === '' ? '<w:p/>' : wordParagraph(text)}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const under = (headings: string[]) => ({ headings, page: null });
const paragraph = (text: string, ...headings: string[]) => ({ kind: 'paragraph', text, ...under(headings) });
const item = (text: string) => ({ kind: 'item', text, ...under([]) });

describe('a Word document', () => {
  it('keeps its headings by their styles, including inherited ones', async () => {
    const body = [
      wordParagraph('Travel', 'H1'),
      wordParagraph('Hotels', 'Sub'),
      wordParagraph('Book early.'),
      wordParagraph('Trains', 'H2'),
      wordParagraph('Second class.'),
    ].join('');
    expect(await read(body, { styles: STYLES })).toEqual({
      type: 'docx',
      title: 'Travel',
      pages: null,
      blocks: [paragraph('Book early.', 'Travel', 'Hotels'), paragraph('Second class.', 'Travel', 'Trains')],
    });
  });

  it.each([
    ['its properties', { title: 'Travel policy' }, wordParagraph('Another', 'T'), 'Travel policy'],
    ['its paragraph in the style of titles', { title: 'Document1' }, wordParagraph('The title', 'T'), 'The title'],
    ['the heading that it begins with', {}, wordParagraph('First', 'H1') + wordParagraph('Second', 'H1'), 'First'],
    ['no heading, if several are further down', {}, wordParagraph('x') + wordParagraph('A', 'H1').repeat(2), null],
  ])('takes its title from %s', async (_from, parts, body, title) => {
    const text = `${body}${wordParagraph('Text.')}`;
    expect(await read(text, { styles: STYLES, ...parts })).toMatchObject({ title });
  });

  it('reads digits that LibreOffice moved up as superscripts', async () => {
    const moved = (halfPoints: number) => `<w:position w:val="${halfPoints}"/><w:sz w:val="19"/>`;
    const body = `<w:p>${wordRun('40 m')}${wordRun('2', moved(8))}${wordRun(', H')}${wordRun('2', moved(-2))}${wordRun('O 3', moved(2))}</w:p>`;
    expect(await read(body)).toMatchObject({ blocks: [{ text: '40 m², H2O 3' }] });
  });

  it('drops letters that are moved further than a page above or below their line', async () => {
    const moved = (halfPoints: number) => wordRun('secret', `<w:position w:val="${halfPoints}"/>`);
    const body = `<w:p>${wordRun('Seen.')}${moved(-31_680)}${moved(-1_700)}${moved(1_700)}</w:p>`;
    expect(await read(body)).toMatchObject({ blocks: [{ text: 'Seen.' }] });
  });

  it('reads superscripts, whether set directly or by a style, so that no number changes', async () => {
    const raised = '<w:style w:type="character" w:styleId="Up"><w:name w:val="y"/><w:rPr>'
      .concat('<w:vertAlign w:val="superscript"/></w:rPr></w:style>')
      .concat('<w:style w:type="character" w:styleId="Note"><w:name w:val="z"/><w:basedOn w:val="Up"/></w:style>');
    const body = `<w:p>${wordRun('10')}${wordRun('6', '<w:vertAlign w:val="superscript"/>')}${wordRun(' seats, 12')}
      ${wordRun('1)', '<w:rStyle w:val="Note"/>')}${wordRun('5', '<w:rStyle w:val="Up"/><w:vertAlign w:val="baseline"/>')}
      ${wordRun(' H')}${wordRun('2', '<w:vertAlign w:val="subscript"/>')}${wordRun('O')}</w:p>`;
    expect(await read(body, { styles: raised })).toMatchObject({ blocks: [{ text: '10⁶ seats, 12¹⁾5 H2O' }] });
  });

  it('is read without comments, page headers and what its author deleted, moved away or hid', async () => {
    const body = `<w:p>${wordRun('Kept. ')}<w:ins>${wordRun('Added. ')}</w:ins>
      <w:del><w:r><w:delText>deleted</w:delText></w:r></w:del>
      <w:moveFrom>${wordRun('moved away')}</w:moveFrom><w:moveTo>${wordRun('Moved here. ')}</w:moveTo>
      ${wordRun('vanished', '<w:vanish/>')}${wordRun('Not vanished. ', '<w:vanish w:val="0"/>')}
      ${wordRun('by style', '<w:rStyle w:val="Gone"/>')}
      <w:r><w:fldChar w:fldCharType="begin"/><w:instrText>DATE</w:instrText></w:r>
      <w:r><w:commentReference w:id="1"/></w:r></w:p>
      <w:tbl>${row(cell('a'), cell('b'))}<w:tr><w:trPr><w:del/></w:trPr>${cell('gone')}${cell('gone')}</w:tr></w:tbl>`;
    const comments = { name: 'word/comments.xml', content: '<w:comments xmlns:w="w">secret</w:comments>' };
    const header = { name: 'word/header1.xml', content: '<w:hdr xmlns:w="w">running</w:hdr>' };
    const result = await read(body, { styles: STYLES, others: [comments, header] });
    expect(result).toMatchObject({
      blocks: [paragraph('Kept. Added. Moved here. Not vanished.'), { kind: 'table', header: 'a | b', rows: [] }],
    });
  });

  it.each([
    ['white letters', 'FFFFFF', '', false],
    ['nearly white letters', 'FEFEFE', '', false],
    ['white letters on a dark background', 'FFFFFF', '<w:shd w:val="clear" w:fill="1F3864"/>', true],
    ['white letters marked yellow', 'FFFFFF', '<w:highlight w:val="yellow"/>', true],
    ['gray letters', '808080', '', true],
    ['yellow letters', 'FFFF00', '', true],
    ['letters of one point', '000000', '<w:sz w:val="2"/>', false],
    ['letters of four points', '000000', '<w:sz w:val="8"/>', true],
    ['letters scaled to 1% of their width', '000000', '<w:w w:val="1"/>', false],
    ['yellow letters marked yellow', 'FFFF00', '<w:highlight w:val="yellow"/>', false],
    ['black letters marked black', '000000', '<w:highlight w:val="black"/>', false],
    ['letters in the background color of the theme', '000000" w:themeColor="background1', '', false],
    ['letters in a darker background color', '808080" w:themeColor="background1" w:themeShade="80', '', true],
  ])('is read with %s: $3', async (_case, color, more, isSeen) => {
    const body = wordParagraph('Seen.') + wordParagraph('Perhaps.', '', `<w:color w:val="${color}"/>${more}`);
    expect(await read(body)).toMatchObject({
      blocks: isSeen ? [paragraph('Seen.'), paragraph('Perhaps.')] : [paragraph('Seen.')],
    });
  });

  it.each([
    ['lines of zero height', '<w:spacing w:line="1" w:lineRule="exact"/>', '', false],
    ['lines of twelve points', '<w:spacing w:line="240" w:lineRule="exact"/>', '', true],
    ['lines without a minimum height', '<w:spacing w:line="1" w:lineRule="atLeast"/>', '', true],
    ['paragraphs moved off the page', '<w:ind w:left="-20000"/>', '', false],
    ['paragraphs squeezed off the page', '<w:ind w:end="17000"/>', '', false],
    ['paragraphs moved a little', '<w:ind w:left="2000" w:hanging="400"/>', '', true],
    ['frames off the page', '<w:framePr w:w="2000" w:x="-20000" w:y="100"/>', '', false],
    ['frames on the page', '<w:framePr w:w="2000" w:x="9000" w:y="100"/>', '', true],
    ['rows of zero height', '', '<w:trHeight w:val="1" w:hRule="exact"/>', false],
    ['rows that grow', '', '<w:trHeight w:val="1" w:hRule="atLeast"/>', true],
  ])('is read with %s: $3', async (_case, properties, height, isSeen) => {
    const paragraphs = `<w:p><w:pPr>${properties}</w:pPr>${wordRun('Perhaps')}</w:p>`;
    const rows = `${row(cell('a'), cell('b'))}<w:tr><w:trPr>${height}</w:trPr><w:tc>${paragraphs}</w:tc></w:tr>`;
    expect(await read(`<w:tbl>${rows}</w:tbl>`)).toMatchObject({
      blocks: [{ header: 'a | b', rows: isSeen ? ['Perhaps'] : [] }],
    });
  });

  it('keeps the symbols and Greek letters of symbol fonts', async () => {
    const symbol = (font: string, code: string) => `<w:r><w:sym w:font="${font}" w:char="${code}"/></w:r>`;
    const body = `<w:p>${symbol('Wingdings', 'F0FE')}${wordRun(' dose ')}${symbol('Symbol', 'F0A3')}${wordRun(' 5 ')}
      ${symbol('Symbol', 'F06D')}${wordRun('g')}${symbol('Webdings', 'F041')}${symbol('Arial', '00B2')}</w:p>`;
    expect(await read(body)).toMatchObject({ blocks: [paragraph('☑ dose ≤ 5 μg²')] });
  });

  it('is read without cells that a tracked change deletes, and drawings that are hidden or off the page', async () => {
    const table = `<w:tbl>${row(cell('a'), cell('b'))}${row(cell('c'), cell('deleted', '<w:cellDel w:id="1"/>'))}</w:tbl>`;
    const text = `<w:txbxContent>${wordParagraph('Boxed.')}</w:txbxContent>`;
    const drawing = (hidden: string) =>
      `<w:r><w:drawing><wp:docPr id="1" hidden="${hidden}"/>${text}</w:drawing></w:r>`;
    const vml = (style: string) => `<w:r><w:pict><v:shape style="${style}">${text}</v:shape></w:pict></w:r>`;
    const placed = (offset: number) =>
      `<w:r><w:drawing><wp:positionH><wp:posOffset>${offset}</wp:posOffset></wp:positionH>${text}</w:drawing></w:r>`;
    const off = `${drawing('1')}${vml('visibility:hidden')}${placed(-20_000_000)}${vml('margin-left:-9999pt')}`;
    const body = `<w:p>${off}${drawing('0')}${placed(-200_000)}${vml('margin-left:-20.5pt')}</w:p>`;
    expect(await read(table + body)).toMatchObject({
      blocks: [{ header: 'a | b', rows: ['c'] }, paragraph('Boxed.'), paragraph('Boxed.'), paragraph('Boxed.')],
    });
  });

  it('keeps white letters in a table whose style colors its cells', async () => {
    const white = `<w:tc>${wordParagraph('White', '', '<w:color w:val="FFFFFF"/>')}</w:tc>`;
    const table = (style: string) =>
      `<w:tbl><w:tblPr><w:tblStyle w:val="${style}"/></w:tblPr>${row(white, cell('b'))}</w:tbl>`;
    expect(await read(table('Dark'), { styles: STYLES })).toMatchObject({ blocks: [{ header: 'White | b' }] });
    expect(await read(table('None'), { styles: STYLES })).toMatchObject({ blocks: [{ header: ' | b' }] });
  });

  it('keeps tables as rows with their header, and repeats merged cells in each of their rows', async () => {
    const body = `<w:tbl>${row(cell('City'), cell('Rates', '<w:gridSpan w:val="2"/>'))}
      ${row(cell('Bern', '<w:vMerge w:val="restart"/>'), cell('single'), cell('190'))}
      ${row(cell('', '<w:vMerge/>'), cell('double'), cell('240'))}</w:tbl>`;
    expect(await read(body)).toMatchObject({
      blocks: [
        {
          kind: 'table',
          header: 'City | Rates | Rates',
          rows: ['Bern | single | 190', 'Bern | double | 240'],
          ...under([]),
        },
      ],
    });
  });

  it('reads a one-column table as its paragraphs', async () => {
    expect(await read(`<w:tbl>${row(cell('One.'))}${row(cell('Two.'))}</w:tbl>`)).toMatchObject({
      blocks: [paragraph('One.'), paragraph('Two.')],
    });
  });

  it('keeps the numbers of its lists', async () => {
    const level = (depth: number, format: string, text: string) =>
      `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
    const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerRoman', '%1.%2)')}
      </w:abstractNum><w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '*')}</w:abstractNum>
      <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>`;
    const listed = (text: string, id: number, depth: number) =>
      `<w:p><w:pPr><w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${wordRun(text)}</w:p>`;
    const body =
      listed('a', 1, 0) +
      listed('b', 1, 1) +
      listed('c', 1, 1) +
      listed('d', 1, 0) +
      listed('e', 1, 1) +
      listed('f', 2, 0);
    expect(await read(body, { numbering })).toMatchObject({
      blocks: [item('1. a'), item('  1.i) b'), item('  1.ii) c'), item('2. d'), item('  2.i) e'), item('- f')],
    });
  });

  it('has notes and text boxes once, after their paragraph', async () => {
    const box = `<w:txbxContent>${wordParagraph('In the box.')}</w:txbxContent>`;
    const body = `<w:p>${wordRun('A claim')}<w:r><w:footnoteReference w:id="2"/></w:r><w:r>
      <mc:AlternateContent xmlns:mc="mc"><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>
      </w:r>${wordRun(' goes on.')}</w:p>`;
    const footnotes = `<w:footnote w:id="0" w:type="separator">${wordParagraph('---')}</w:footnote>
      <w:footnote w:id="2">${wordParagraph('Its source.')}</w:footnote>`;
    expect(await read(body, { footnotes })).toMatchObject({
      blocks: [paragraph('A claim goes on.'), paragraph('Footnote: Its source.'), paragraph('In the box.')],
    });
  });

  it('leaves out the table of contents', async () => {
    const body = wordParagraph('1 Travel 7', 'TOC1') + wordParagraph('1.1 By bus 8', 'TOC2') + wordParagraph('Text.');
    expect(await read(body, { styles: STYLES })).toMatchObject({ blocks: [paragraph('Text.')] });
  });
});

describe('a Word document that cannot be read', () => {
  const files = docxFiles(wordParagraph('Text.'));
  const withMain = (content: string) =>
    files.map((file) => (file.name === 'word/document.xml' ? { ...file, content } : file));
  const entities = Array.from({ length: 10 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
  it.each([
    ['half of its archive', makeZip(files).subarray(0, 700), 'corrupt'],
    ['broken XML', makeZip(withMain('<w:document><w:p>')), 'corrupt'],
    [
      'entities that expand exponentially',
      makeZip(withMain(`<!DOCTYPE a [<!ENTITY e0 "lol">${entities}]><a>&e10;</a>`)),
      'corrupt',
    ],
    [
      'an external entity',
      makeZip(withMain('<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><a>&e;</a>')),
      'corrupt',
    ],
    ['elements 2,000 deep', makeZip(withMain(`${'<a>'.repeat(2_000)}${'</a>'.repeat(2_000)}`)), 'too_complex'],
    ['a missing main part', makeZip(files.filter(({ name }) => name !== 'word/document.xml')), 'corrupt'],
    ['encrypted entries of the package', makeZip(files.map((file) => ({ ...file, isEncrypted: true }))), 'encrypted'],
    ['a part that unpacks to 60 MB', makeZip(withMain(`<a>${' '.repeat(60_000_000)}</a>`)), 'unpacks_too_large'],
    ['an empty body', makeZip(withMain('<w:document/>')), 'no_text'],
  ])('is refused with the reason for %s', async (_case, bytes, code) => {
    expect(await extractDocument(bytes, 'a.docx', () => false)).toMatchObject({ code });
  });

  it('is refused as encrypted when it has a password', async () => {
    const stream = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]);
    expect(await extractDocument(new Uint8Array(stream), 'a.docx', () => false)).toMatchObject({ code: 'encrypted' });
  });

  it('is refused as timed out when the time is up', async () => {
    expect(await extractDocument(makeZip(files), 'a.docx', () => true)).toMatchObject({ code: 'timed_out' });
  });
});

// Guarantee: an HTML page is read as a browser shows it, without text that its reader cannot see. Risk: the model obeys
// an instruction in white letters, or a page loses its text because of a harmless style.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { HIDDEN_TEXTS } from './hidden-texts.ts';
import { VISIBLE_TEXTS } from './visible-texts.ts';

const page = (body: string, head = '') => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const read = (body: string, head = '') =>
  extractDocument(new Uint8Array(Buffer.from(page(body, head))), 'a.html', () => false);
const under = (...headings: string[]) => ({ headings, page: null });

describe('text that a reader cannot see', () => {
  it.each(HIDDEN_TEXTS)('is dropped: %s', async (_name, html) => {
    const result = JSON.stringify(await read(`<address>First.</address>${html}`));
    expect(result).toContain('First.');
    expect(result).not.toContain('secret');
  });

  it.each(VISIBLE_TEXTS)('does not include visible text that only looks hidden: %s', async (_name, html) => {
    expect(JSON.stringify(await read(`<address>First.</address>${html}`))).toContain('seen');
  });

  it('is dropped in other elements and beside other hidden text', async () => {
    // Except HTML that hides only the last elements of a page, or only the first few.
    const hidden = fc
      .constantFrom(...HIDDEN_TEXTS.filter(([name]) => !/never closed|last-|of-type/.test(name)))
      .map(([, html]) => html);
    const wrapper = fc.constantFrom(
      '<div>$</div>',
      '<section><b>$</b></section>',
      '<ul><li>$</li></ul>',
      '<table><tr><td>a<td>$</table>',
      '<blockquote>$',
      '<p>x</p>$',
    );
    const html = fc
      .tuple(hidden, fc.array(wrapper, { maxLength: 4 }))
      .map(([inner, around]) => around.reduce((content, outer) => outer.replace('$', () => content), inner));
    await fc.assert(
      fc.asyncProperty(fc.array(html, { minLength: 1, maxLength: 4 }), async (parts) => {
        expect(JSON.stringify(await read(`<address>First.</address>${parts.join('<p>between</p>')}`))).not.toContain(
          'secret',
        );
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['zero-width space', '\u200b'],
    ['word joiner', '\u2060'],
    ['soft hyphen', '\u00ad'],
    ['byte order mark', '\ufeff'],
    ['left-to-right mark', '\u200e'],
    ['right-to-left override', '\u202e'],
    ['isolate', '\u2066'],
    ['invisible times', '\u2062'],
    ['Mongolian vowel separator', '\u180e'],
    ['Hangul filler', '\u3164'],
    ['tag letter', '\u{e0041}'],
    ['variation selector 17', '\u{e0100}'],
    ['interlinear annotation', '\ufff9'],
    ['musical beam', '\u{1d173}'],
    ['shorthand format overlap', '\u{1bca0}'],
  ])('is dropped among letters: %s', async (_name, character) => {
    expect(await read(`<p>se${character}en</p>`)).toMatchObject({ blocks: [{ text: 'seen' }] });
  });
});

describe('a page', () => {
  it('keeps headings, lists, code listings, and tables with their header', async () => {
    const body = `<nav>Home</nav><h1>Travel</h1><p>Hello <b>world</b>,<br>next line</p><h2>Hotels</h2>
      <ul><li>One<ul><li>Inner</li></ul></li><li><p>Two</p><p>more</p></li></ul><ol start=3><li>three</ol>
      <pre>  code\n    more</pre>
      <table><tr><th>City<th colspan=2>Rates</tr><tr><td rowspan=2>Bern<td>190<td>240<tr><td>200<td>250</table>`;
    expect(await read(body, '<title>Rules of travel</title>')).toEqual({
      type: 'html',
      title: 'Rules of travel',
      pages: null,
      blocks: [
        { kind: 'paragraph', text: 'Hello world,\nnext line', ...under('Travel') },
        { kind: 'item', text: '- One', ...under('Travel', 'Hotels') },
        { kind: 'item', text: '  - Inner', ...under('Travel', 'Hotels') },
        { kind: 'item', text: '- Two', ...under('Travel', 'Hotels') },
        { kind: 'item', text: '  more', ...under('Travel', 'Hotels') },
        { kind: 'item', text: '3. three', ...under('Travel', 'Hotels') },
        { kind: 'code', text: '  code\n    more', ...under('Travel', 'Hotels') },
        {
          kind: 'table',
          header: 'City | Rates | Rates',
          rows: ['Bern | 190 | 240', 'Bern | 200 | 250'],
          ...under('Travel', 'Hotels'),
        },
      ],
    });
  });

  it.each([
    ['a power', '10<sup>6</sup> seats, 10<sup>-3</sup> m, 10<sup>–4</sup> m', '10⁶ seats, 10⁻³ m, 10⁻⁴ m'],
    ['a unit', '40 m<sup>2</sup>', '40 m²'],
    ['a style', '12<span style="vertical-align: SUPER">1</span> and <b style="vertical-align:top">3</b>', '12¹ and 3'],
    ['a class', '<style>.c5 { vertical-align: super }</style>12<span class="c5">1</span> euros', '12¹ euros'],
    [
      'a superscript that is raised by its position',
      '12<sup style="vertical-align: baseline; top: -.5em">1</sup>',
      '12¹',
    ],
    [
      'a note on a price',
      '12<sup><a href="#n">1)</a></sup> euros, 14<sup>1, 2</sup> euros',
      '12¹⁾ euros, 14¹, ² euros',
    ],
    ['a superscript sign', 'Fee<sup>*)</sup>', 'Fee*)'],
    ['a superscript ending', 'the 1<sup>st</sup> row, 5<sup>[3]</sup>', 'the 1st row, 5[3]'],
    ['a block in a superscript', 'Over <sup><div>12</div>1</sup>', 'Over', '12', '1'],
    ['a subscript', 'H<sub>2</sub>O', 'H2O'],
  ])('reads superscripts and subscripts without changing a number: %s', async (_case, body, ...texts) => {
    expect(await read(body)).toMatchObject({ blocks: texts.map((text) => ({ text })) });
  });

  it.each([
    ['its description', '<dt>Adults<dd>11 Euro<dt>Children<dd>free', 'Adults: 11 Euro', 'Children: free'],
    [
      'the first of several descriptions',
      '<dt>Open?<dd><p>Daily.</p><p>Until 8.</p><dd>Not in May.',
      'Open? Daily.',
      'Until 8.',
    ],
    ['its description in a group', '<div><dt>A <b>b</b><dd>c</div>', 'A b: c'],
    ['no description but a list', '<dt>Fees<dd><ul><li>One<li>Two</ul>', 'Fees', '- One', '- Two'],
    ['no description but a table', '<dt>Fees<dd><table><tr><td>1<td>2</table>', 'Fees', undefined],
    ['no description but a code listing', '<dt>Call<dd><pre>npm ci</pre>', 'Call', 'npm ci'],
    ['no description', '<dt>One<dt>Two<dd></dl>Text', 'One', 'Two', 'Text'],
    ['no description, in blocks', '<dt><p>One</p>Two<dd>Text', 'One', 'Two', 'Text'],
  ])('keeps a term of a list with %s', async (_case, terms, ...texts) => {
    const { blocks } = (await read(`<dl>${terms}</dl>`)) as { blocks: readonly { readonly text?: string }[] };
    expect(blocks.slice(0, texts.length).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['a table of labels and values', '<tr><th>Open<td>9 to 17<tr><th>Dogs<td>no', ['Open: 9 to 17', 'Dogs: no']],
    ['a marked header', '<thead><tr><td>Ticket<td>Up to 5<tbody><tr><td>Day<td>5', [undefined]],
    ['names in its first row', '<tr><th>Ticket<th>Up to 5<tr><td>Day<td>5', [undefined]],
  ])('reads a two-column table line by line, unless its columns have names: %s', async (_case, table, texts) => {
    const { blocks } = (await read(`<table>${table}</table>`)) as { blocks: readonly { readonly text?: string }[] };
    expect(blocks.map(({ text }) => text)).toEqual(texts);
  });

  it('reads a table that is used for layout as the content of its cells', async () => {
    const inner = '<table><tr><td>a<td>b<tr><td>1<td>2</table>';
    expect(await read(`<table><tr><td><p>Left</p></td><td>${inner}</td></tr></table>`)).toMatchObject({
      blocks: [{ text: 'Left' }, { header: 'a | b', rows: ['1 | 2'] }],
    });
  });

  it.each([
    [
      'names over several columns, with a name for each column below',
      '<thead><tr><th rowspan=2>Seat<th colspan=2>Price<tr><th>Low<th>High<tbody><tr><td>A<td>1<td>2',
      ['Seat | Price Low | Price High', 'A | 1 | 2'],
    ],
    [
      'an empty corner',
      '<tr><td> <th colspan=2>Price<tr><td><th>Low<th>High<tr><th>A<td>1<td>2',
      [' | Price Low | Price High', 'A | 1 | 2'],
    ],
    [
      'a heading of the rows below it',
      '<tr><th>Seat<th colspan=2>Price<tr><th colspan=3>Hall<tr><td>A<td>1<td>2',
      ['Seat | Price | Price', 'Hall', 'A | 1 | 2'],
    ],
    [
      'wide names below wide names',
      '<tr><th rowspan=3>S<th colspan=3>P<tr><th colspan=2>In<th>Out<tr><th>a<th>b<th>c<tr><td>x<td>1<td>2<td>3',
      ['S | P In a | P In b | P Out c', 'x | 1 | 2 | 3'],
    ],
    [
      'a first row of values beside its own name',
      '<tr><th>Seat<th colspan=2>Price<tr><td>A<th>1<th>2<tr><td>B<td>3<td>4',
      ['Seat | Price | Price', 'A | 1 | 2', 'B | 3 | 4'],
    ],
    [
      'a row of names below its head',
      '<thead><tr><th>Seat<th colspan=2>Day<tbody><tr><th>A<th>Mon<th>Tue<tr><td>B<td>Wed<td>Thu',
      ['Seat | Day | Day', 'A | Mon | Tue', 'B | Wed | Thu'],
    ],
    ['two rows of names alone', '<tr><th>A<th colspan=2>B<tr><th>C<th>D<th>E', ['A | B | B', 'C | D | E']],
    ['names below names of one column', '<tr><th>A<th>B<tr><th>C<th>D<tr><td>1<td>2', ['A | B', 'C | D', '1 | 2']],
    [
      'values below wide names',
      '<tr><th>A<th colspan=2>B<tr><th>C<td>1<td>2<tr><td>x',
      ['A | B | B', 'C | 1 | 2', 'x'],
    ],
  ])(
    'joins the names of a column in several header rows, and no values: %s',
    async (_case, rows, [header, ...lines]) => {
      expect(await read(`<table>${rows}</table>`)).toMatchObject({ blocks: [{ header, rows: lines }] });
    },
  );

  it.each([
    ['its first heading of level 1', '<h2>No</h2><h1>The <i>heading</i></h1>', '', 'The heading'],
    ['nothing, when it has no title and no heading of level 1', '<h2>No</h2>', '', null],
    ['its title, also with vowel signs between all letters', '<h1>No</h1>', '<title>கொள்கை</title>', 'கொள்கை'],
    ['its heading, when its title is a placeholder', '<h1>Heading</h1>', '<title>Untitled</title>', 'Heading'],
  ])('takes its title from %s', async (_from, body, head, title) => {
    expect(await read(`${body}<p>x</p>`, head)).toMatchObject({ title });
  });

  it.each([
    ['elements 5,000 deep', '<div>'.repeat(5_000), 'too_complex'],
    [
      'thousands of elements that are never closed',
      Array.from({ length: 3_000 }, (_, i) => `<b a${i}>`).join(''),
      'too_complex',
    ],
    ['no text', '<img src="x">', 'empty'],
  ])('is refused with a reason: %s', async (_case, body, code) => {
    expect(await read(body)).toMatchObject({ code });
  });
});

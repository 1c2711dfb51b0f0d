// Guarantee: HTML in a Markdown text is parsed as in a browser: a tag closes the elements that the HTML standard says,
// and no others; each cell of a row keeps its column. Risk: one hidden paragraph without an end tag hides the rest of
// the document, a misplaced end tag reveals hidden text, and a value is read in the column of another one.
import { describe, expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';

async function textOf(markdown: string): Promise<string> {
  const document = await extractDocument(Buffer.from(markdown), 'a.md', () => false);
  return textsOf(document).join('\n');
}

describe('text is read after', () => {
  it.each([
    ['a hidden paragraph that the next one closes', '<p hidden>secret<p>Seen'],
    ['a hidden paragraph that a block closes', '<p hidden>secret<ul><li>Seen</ul>'],
    ['a hidden paragraph that a paragraph of Markdown closes', '<p hidden>secret\n\nSeen'],
    ['a hidden paragraph that a list of Markdown closes', '<p hidden>secret\n\n- Seen'],
    ['a hidden item that the next one closes', '<ul><li hidden>secret<li>Seen</ul>'],
    ['a hidden item that contains a list', '<ul><li hidden>a<ul><li>b</ul><li>Seen</ul>'],
    ['a hidden term that its description closes', '<dl><dt hidden>secret<dd>Seen</dl>'],
    ['a hidden cell that the next one closes', '<table><tr><td hidden>secret<td>Seen</table>'],
    ['a hidden row that the next one closes', '<table><tr hidden><td>secret<tr><td>Seen</table>'],
    ['a hidden inline element that the end of its cell closes', '<table><tr><td><b hidden>secret<td>Seen</table>'],
    ['a hidden empty SVG element', '<svg width="1" hidden/>Seen'],
    ['a hidden element that is closed', '<span hidden>secret</span>Seen'],
    ['a hidden inline element whose end tag is misplaced', '<b hidden><i>secret</b></i>Seen'],
  ])('%s', async (_case, html) => {
    expect(await textOf(`<!-- -->${html}`)).toMatch(/^(?:- | \| )?Seen$/);
  });
});

it('text is read after a list with start tags of bold letters in place of end tags', async () => {
  const items = Array.from({ length: 40 }, (_, at) => `- Press <b>key ${at}<b> once.`);
  expect((await textOf(`${items.join('\n')}\n\nSeen`)).split('\n').at(-1)).toBe('Seen');
});

describe('text stays hidden after', () => {
  it.each([
    ['the end tag of a paragraph around a hidden block', '<p><div hidden></p>secret'],
    ['the end tag of an inline element around a hidden block', '<span><div hidden></span>secret'],
    ['the end tag of bold letters around a hidden block', '<b><div hidden></b>secret'],
    ['the end tag of bold letters around hidden letters', '<b><i hidden></b>secret'],
    ['the end tag of a block around hidden letters', '<div><b hidden></div>secret'],
    ['a second paragraph within white letters', '<p><font color="#ffffff"><p>secret'],
    ['the end tag of a block around a hidden table', '<div><table hidden><tr><td></div>secret'],
    ['the end tag of an item around a hidden list', '<ul><li><ul hidden></li>secret'],
    ['the end tag of a block, in a new paragraph of Markdown', '<div><b hidden></div>\n\nsecret'],
    ['the end of a paragraph in a hidden block', '<div hidden><p>secret<p>secret'],
  ])('%s', async (_case, html) => {
    expect(await textOf(`Seen\n\n${html}`)).toBe('Seen');
  });
});

it.each([
  ['an empty cell', '<table><tr><th></th><th>2023</th></tr><tr><td>Sales</td><td></td><td>6</td></tr></table>'],
  ['no end tags', '<table><tr><th><th>2023<tr><td>Sales<td><td>6</table>'],
  [
    'paragraphs in its cells',
    '<table><tr><th></th><th><p>2023</p></th></tr><tr><td><p>Sales</p></td><td></td><td><p>6</p></table>',
  ],
])('each cell of a row keeps its column: %s', async (_case, html) => {
  expect(await textOf(html)).toBe(' | 2023\nSales |  | 6');
});

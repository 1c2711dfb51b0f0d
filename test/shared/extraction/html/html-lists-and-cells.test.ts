// Guarantee: the items of a list have the numbers that a browser displays, the headings in table cells are read, and
// the numbers in formulas and the words of neighboring elements stay apart. Risk: "step 3" is another step, or a price
// has lost the plan that it is for.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';

async function textsOf(body: string): Promise<readonly string[] | string> {
  const bytes = new TextEncoder().encode(`<!DOCTYPE html><html><body>${body}</body></html>`);
  const document = await extractDocument(bytes, 'a.html', () => false);
  return 'code' in document
    ? document.code
    : document.blocks.map((block) => (block.kind === 'table' ? [block.header, ...block.rows].join(' / ') : block.text));
}

it.each([
  ['at zero', '<ol start=0><li>a<li>b</ol>', ['0. a', '1. b']],
  ['below zero', '<ol start=-1><li>a<li>b</ol>', ['-1. a', '0. b']],
  ['at one if the given start is not a number', '<ol start=x><li>a</ol>', ['1. a']],
  ['at the value of an item', '<ol><li>a<li value=5>b<li>c<li value=x>d</ol>', ['1. a', '5. b', '6. c', '7. d']],
  [
    'at their count, counting down',
    '<ol reversed><li>a<li>b<ol><li>x</ol><li>c</ol>',
    ['3. a', '2. b', '  1. x', '1. c'],
  ],
  ['at a letter', '<ol type=a start=26><li>x<li>y</ol><ol type=A><li>z</ol>', ['z. x', 'aa. y', 'A. z']],
  [
    'at a Roman numeral',
    '<ol type=I start=4><li>x</ol><ol style="list-style: lower-roman"><li>y</ol>',
    ['IV. x', 'i. y'],
  ],
  [
    'at the last Roman numeral, and continue in digits',
    '<ol type=i start=3999><li>x<li>y</ol>',
    ['mmmcmxcix. x', '4000. y'],
  ],
  ['at a given number, counting down', '<ol reversed start=9><li>a<li>b</ol>', ['9. a', '8. b']],
])('the numbers of a list begin %s', async (_case, body, texts) => {
  expect(await textsOf(body)).toEqual(texts);
});

it.each([
  ['above a text', '<h3>Basic</h3><p>For one</p>', 'Basic For one'],
  ['above several texts', '<h3>Basic</h3><p>One</p><p>Two</p>', 'Basic One Two'],
  ['below another one', '<h3>Plans</h3><h4>Basic</h4><p>One</p><h4>Large</h4><p>Ten</p>', 'Plans Basic One Large Ten'],
  ['without a text', '<h3>Basic</h3>', 'Basic'],
  ['below a text', '<p>One</p><h3>Basic</h3>', 'One Basic'],
])('a heading in a cell is read %s', async (_case, cell, text) => {
  const rows = `<tr><th>Plan<th>Price</tr><tr><td>${cell}</td><td>5</td></tr>`;
  expect(await textsOf(`<table>${rows}</table>`)).toEqual([`Plan | Price / ${text} | 5`]);
});

it.each([
  ['a power', '<math><msup><mn>10</mn><mn>6</mn></msup></math> seats', '10⁶ seats'],
  ['a power of a letter', '<math><msup><mn>2</mn><mi>n</mi></msup></math>', '2^n'],
  [
    'a sum',
    '<math><munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><mi>i</mi></math>',
    '∑_(i=1)^n i',
  ],
  ['a limit', '<math><munder><mo>lim</mo><mi>n</mi></munder><mn>2</mn></math>', 'lim_n 2'],
  ['a letter with a bar below it', '<math><munder><mi>x</mi><mo>_</mo></munder></math>', 'x_'],
  ['an index', '<math><msub><mi>x</mi><mn>12</mn></msub></math>', 'x12'],
  [
    'an index of several terms',
    '<math><msub><mi>x</mi><mrow><mi>i</mi><mo>+</mo><mn>1</mn></mrow></msub></math>',
    'x_(i+1)',
  ],
  [
    'a matrix',
    '<math><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable></math>',
    '1, 2; 3, 4',
  ],
  ['a fraction', '<math><mn>3</mn><mo>+</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', '3+1/2'],
  [
    'a root',
    '<math><msqrt><mi>a</mi><mo>+</mo><mn>1</mn></msqrt><mroot><mn>8</mn><mn>3</mn></mroot></math>',
    '√(a+1)³√8',
  ],
  ['a mixed fraction', '<math><mn>3</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></math> cups', '3 1/2 cups'],
  ['a root after a number', '<math><mn>2</mn><mroot><mn>8</mn><mn>3</mn></mroot></math>', '2 ³√8'],
  ['a sum without end', '<math><munderover><mo>∑</mo><mi>i</mi><mi>∞</mi></munderover><mi>i</mi></math>', '∑_i^∞ i'],
  ['a number over an arrow', '<math><mi>a</mi><mover><mo>→</mo><mn>12</mn></mover><mn>3</mn></math>', 'a→^12 3'],
  ['a bar over a letter', '<math><mover><mi>x</mi><mo>¯</mo></mover><mo>=</mo><mn>3</mn></math>', 'x¯=3'],
  [
    'scripts before a letter',
    '<math><mmultiscripts><mi>U</mi><mprescripts/><mn>92</mn><mn>238</mn></mmultiscripts></math>',
    '92²³⁸U',
  ],
  [
    'a binomial coefficient',
    '<math><mo>(</mo><mfrac linethickness="0"><mn>5</mn><mn>2</mn></mfrac><mo>)</mo></math>',
    '(5; 2)',
  ],
  ['brackets in a fence element', '<math><mi>f</mi><mfenced><mn>1</mn><mn>3</mn></mfenced></math>', 'f(1, 3)'],
  [
    'a fence element with its own signs',
    '<math><mfenced open="[" close="[" separators=";"><mn>1</mn><mn>3</mn></mfenced></math>',
    '[1; 3[',
  ],
  ['a power with an index', '<math><msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup></math>', 'x1²'],
])('a formula is read on one line: %s', async (_case, formula, text) => {
  expect(await textsOf(formula)).toEqual([text]);
});

it.each([
  [
    'beyond its group',
    '<thead><tr><th>Day<th rowspan=3>Rate<tbody><tr><td>Mon<td>1<tr><td>Tue<td>2',
    ['Mon | 1', 'Tue | 2'],
  ],
  ['to the end of its group', '<tr><th>Day<th>Rate<tr><td rowspan=0>Mon<td>1<tr><td>2', ['Mon | 1', 'Mon | 2']],
])('a cell that spans rows %s keeps the values of the rows below in their columns', async (_case, rows, lines) => {
  const document = await extractDocument(Buffer.from(`<!DOCTYPE html><table>${rows}</table>`), 'a.html', () => false);
  expect(document).toMatchObject({ blocks: [{ header: 'Day | Rate', rows: lines }] });
});

it.each([
  ['a word', 'an<img src="x" alt="old"><img src="y" alt="town">hall', 'an [Image: old] [Image: town] hall'],
  ['a comma', 'See <img src="x" alt="a plan">, (<img src="y" alt="a map">).', 'See [Image: a plan], ([Image: a map]).'],
])('the description of an image is a word of its own beside %s', async (_case, body, text) => {
  expect(await textsOf(body)).toEqual([text]);
});

it.each([
  ['blocks are', '<span style="display:block">12</span><span style="display:block">34</span>', '12\n34'],
  ['flex items are', '<style>.r{display:flex}</style><div class="r"><span>12</span><b>34</b><i>!</i></div>', '12 34!'],
  [
    'deleted and struck figures are',
    '<del>130</del><ins>140</ins> €, <s>9</s>8 €, 7<strike>6</strike>',
    '130 140 €, 9 8 €, 7 6',
  ],
  ['buttons are', '<button>Save</button><button>Cancel</button>', 'Save Cancel'],
  [
    'parts of a word around an invisible sign are not',
    'ig\u2063nore <img src="x" alt="o\u2063ld"> d&#x2063;ay',
    'ignore [Image: old] day',
  ],
  ['a superscript in a button is not', '12<sup><button>1</button></sup> euros', '12¹ euros'],
  ['inline elements are not', '<span style="display:inline">1</span><b>2</b>', '12'],
  [
    'lines of a code listing are, by one line end',
    '<pre><i style="display:block">a\n</i><i style="display:block">b</i></pre>',
    'a\nb',
  ],
])('words are separated where a browser shows them apart: %s', async (_case, body, text) => {
  expect(await textsOf(body)).toEqual([text]);
});

it('closes the empty elements of a file that browsers read as XML, and of no other', async () => {
  const page = Buffer.from(
    '<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><div style="display:none"/><p>A<br/>B</p></html>',
  );
  const read = async (file: string) => {
    const document = await extractDocument(page, file, () => false);
    return 'code' in document ? document.code : document.blocks.map((block) => ('text' in block ? block.text : ''));
  };
  expect(await read('a.xhtml')).toEqual(['A\nB']);
  expect(await read('a.html')).toBe('empty');
});

it('keeps the lines of a code listing in a list item', async () => {
  const items = '<li>Run:<pre>if a:\n  b()</pre><li><pre>c()</pre>';
  expect(await textsOf(`<ol>${items}</ol>`)).toEqual(['1. Run:', 'if a:\n  b()', '2. c()']);
});

it('keeps the lines of a code listing beside their line numbers', async () => {
  const cells = '<td class="gutter"><pre>1\n2</pre></td><td class="code"><pre>if a:\n  b()</pre></td>';
  expect(await textsOf(`<table><tr>${cells}</tr></table>`)).toEqual(['1\n2', 'if a:\n  b()']);
});

// As in a book or a handbook: 25 times the text must take 25 times as long, not 625 times.
const PARTS = 30_000;

it.each([
  ['superscripts in one paragraph', `<p>${'a<sup>1</sup>'.repeat(PARTS)}`, 'a¹'.repeat(PARTS)],
  ['lines in one paragraph', `<p>${'<span style="display:block">a</span>'.repeat(PARTS)}`, 'a\n'.repeat(PARTS).trim()],
  ['paragraphs of which none is below a heading', `<style>h2~p{color:red}</style>${'<p>a'.repeat(PARTS)}`, 'a'],
  ['lengths in one style', `<p style="margin:${'1px '.repeat(4 * PARTS)}">a`, 'a'],
])('reads 30,000 or more %s in time', async (_case, html, text) => {
  expect((await textsOf(html))[0]).toBe(text);
});

it('reads a KaTeX formula once, although the page has it twice', async () => {
  const mathml = '<span class="katex-mathml"><math><msup><mn>10</mn><mn>6</mn></msup></math></span>';
  const letters = '<span class="katex-html" aria-hidden="true"><span>1</span><span>0</span><span>6</span></span>';
  expect(await textsOf(`<span class="katex">${mathml}${letters}</span> seats`)).toEqual(['10⁶ seats']);
  expect(await textsOf(`<span class="katex">${letters}</span>`)).toEqual(['106']);
});

it.each(['constructor', '__proto__', 'toString'])(
  'reads a page whose list and styles are named %s, a property of every object',
  async (name) => {
    const list = `<ol type="${name}"><li>a</ol><ol style="list-style: ${name}"><li>b</ol>`;
    const style = `<style>p:${name} { color: red } p:nth-child(${name}) { color: red }</style>`;
    expect(await textsOf(`${style}<p>Lamps</p>${list}`)).toEqual(['Lamps', '1. a', '1. b']);
  },
);

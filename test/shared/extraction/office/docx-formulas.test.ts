// Guarantee: the brackets, signs and separators of a Word formula, which Word stores apart from its text, are read.
// Risk: 2(a+b)² is quoted as 2a+b², and the rows of a matrix as one number.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';
import { makeDocx, wordRun } from './make-office.ts';

async function textOf(formula: string): Promise<string> {
  const runs = formula.replace(/(?<=^|>)[^<>]+/g, (words) => `<m:r><m:t>${words}</m:t></m:r>`);
  const body = `<w:p>${wordRun('It is ')}${runs}${wordRun(' here')}</w:p>`;
  const document = await extractDocument(makeDocx(body), 'a.docx', () => false);
  return textsOf(document).join(' / ');
}

const SQUARE_BRACKETS = '<m:dPr><m:begChr m:val="["/><m:sepChr m:val=";"/><m:endChr m:val="]"/></m:dPr>';

it.each([
  ['round brackets', '2<m:sSup><m:e><m:d><m:e>a+b</m:e></m:d></m:e><m:sup>2</m:sup></m:sSup>', '2(a+b)²'],
  ['square brackets with a semicolon', `<m:d>${SQUARE_BRACKETS}<m:e>0</m:e><m:e>1</m:e></m:d>`, '[0;1]'],
  ['brackets around several parts', 'f<m:d><m:dPr/><m:e>x</m:e><m:e>y</m:e></m:d>', 'f(x|y)'],
  [
    'a single opening bracket',
    '<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr><m:e>x</m:e></m:d>=1',
    '{x=1',
  ],
  ['a mixed fraction', '3<m:f><m:num>1</m:num><m:den>2</m:den></m:f>', '3 1/2'],
  ['a power after a number', '3<m:sSup><m:e>2</m:e><m:sup>4</m:sup></m:sSup>', '3 2⁴'],
  [
    'a binomial coefficient',
    '<m:d><m:e><m:f><m:fPr><m:type m:val="noBar"/></m:fPr><m:num>5</m:num><m:den>2</m:den></m:f></m:e></m:d>',
    '(5; 2)',
  ],
  ['scripts before a letter', '<m:sPre><m:sub>92</m:sub><m:sup>238</m:sup><m:e>U</m:e></m:sPre>', '92²³⁸U'],
  ['brackets in a fraction', '<m:f><m:num><m:d><m:e>a+b</m:e></m:d></m:num><m:den>2</m:den></m:f>', '(a+b)/2'],
  [
    'a sum',
    '<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>i=1</m:sub><m:sup>n</m:sup><m:e>i</m:e></m:nary>',
    '∑_(i=1)^n i',
  ],
  ['an integral', '<m:nary><m:sub>0</m:sub><m:sup>1</m:sup><m:e>x</m:e></m:nary>', '∫_0^1 x'],
  [
    'a sum without limits',
    '<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub/><m:sup/><m:e>i</m:e></m:nary>',
    '∑ i',
  ],
  ['an index', '<m:sSub><m:e>x</m:e><m:sub>12</m:sub></m:sSub>', 'x12'],
  ['an index of several terms', '<m:sSub><m:e>x</m:e><m:sub>i+1</m:sub></m:sSub>', 'x_(i+1)'],
  ['a function', '<m:func><m:fName>sin</m:fName><m:e>x</m:e></m:func>', 'sin x'],
  ['a function with brackets', '<m:func><m:fName>sin</m:fName><m:e><m:d><m:e>x</m:e></m:d></m:e></m:func>', 'sin(x)'],
  [
    'a limit',
    '<m:func><m:fName><m:limLow><m:e>lim</m:e><m:lim>x→0</m:lim></m:limLow></m:fName><m:e>f</m:e></m:func>',
    'lim_(x→0) f',
  ],
  [
    'a matrix',
    '<m:d><m:e><m:m><m:mr><m:e>1</m:e><m:e>2</m:e></m:mr><m:mr><m:e>3</m:e><m:e>4</m:e></m:mr></m:m></m:e></m:d>',
    '(1, 2; 3, 4)',
  ],
  ['equations below each other', '<m:eqArr><m:e>x=1</m:e><m:e>y=2</m:e></m:eqArr>', 'x=1; y=2'],
])('reads %s', async (_case, formula, text) => {
  expect(await textOf(`<m:oMath xmlns:m="m">${formula}</m:oMath>`)).toBe(`It is ${text} here`);
});

it('keeps a formula on a line of its own if Word shows it there', async () => {
  const formula = '<m:oMathPara xmlns:m="m"><m:oMath>x=1</m:oMath></m:oMathPara>';
  expect(await textOf(formula)).toBe('It is\nx=1\nhere');
});

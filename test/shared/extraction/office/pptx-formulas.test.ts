// Guarantee: the numbers of a formula on a slide stay apart, as in a Word document, and letters of a formula that
// cannot be seen are not read. Risk: one third is quoted as 13, and 10⁶ as 106.
import { expect, it } from 'vitest';
import { extractDocument } from '../../../../shared/extraction/extract-document.ts';
import { textsOf } from '../document-texts.ts';
import { makeSlide } from './make-office.ts';

async function textOf(formula: string): Promise<string> {
  const run = (text: string) => `<a:r><a:t>${text}</a:t></a:r>`;
  const math = `<a14:m><m:oMathPara><m:oMath>${formula}</m:oMath></m:oMathPara></a14:m>`;
  const shape = `<p:sp><p:txBody><a:p>${run('It is ')}${math}${run(' here')}</a:p></p:txBody></p:sp>`;
  return textsOf(await extractDocument(makeSlide(shape), 'a.pptx', () => false)).join(' / ');
}

const inWhite = (text: string) =>
  `<m:r><a:rPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:rPr><m:t>${text}</m:t></m:r>`;
const inBlack = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;

it.each([
  ['a fraction', '<m:f><m:num>1</m:num><m:den>3</m:den></m:f>', '1/3'],
  ['a power', '<m:sSup><m:e>10</m:e><m:sup>6</m:sup></m:sSup>', '10⁶'],
  ['brackets', '2<m:d><m:e>a+b</m:e></m:d>', '2(a+b)'],
])('keeps the numbers of a formula apart: %s', async (_case, formula, text) => {
  const runs = formula.replace(/(?<=^|>)[^<>]+(?=<|$)/g, inBlack);
  expect(await textOf(runs)).toBe(`It is ${text} here`);
});

it.each([
  ['a part of a formula', `${inBlack('x=1')}${inWhite('+y')}`, 'It is x=1 here'],
  ['a whole formula', `<m:f><m:num>${inWhite('1')}</m:num><m:den>${inWhite('2')}</m:den></m:f>`, 'It is here'],
])('drops letters in the background color of the slide: %s', async (_case, formula, text) => {
  expect(await textOf(formula)).toBe(text);
});

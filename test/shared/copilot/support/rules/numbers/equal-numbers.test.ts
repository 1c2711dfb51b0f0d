// Guarantee: a number may be said in another unit, as a word, as a pace, as a multiple, a sum, a share or the time
// between two dates, in nine languages, and another number in its place is found. Each row of equal-numbers.txt has a
// source, a sentence that says the same and one that does not. Risk: a right answer is refused for its arithmetic, or
// any number passes beside two others.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../../outcomes.fixture.ts';

// With a question the language of a short sentence is known, as it is for a caller's.
const QUESTIONS: Readonly<Record<string, string>> = {
  de: 'Was steht dazu in dem Dokument, und was ist damit gemeint?',
  en: 'What does the document say about it, and what does that mean?',
  es: '¿Qué dice el documento sobre esto, y qué quiere decir?',
  fr: "Qu'est-ce que le document dit de cela, et qu'est-ce que cela veut dire ?",
  it: 'Che cosa dice il documento su questo, e che cosa vuol dire?',
  nl: 'Wat zegt het document hierover, en wat wordt daarmee bedoeld?',
  pl: 'Co mówi o tym dokument i co to znaczy?',
  pt: 'O que diz o documento sobre isto, e o que quer dizer?',
  zh: '文件对此怎么说，是什么意思？',
};
const ROWS = readFileSync(join(import.meta.dirname, 'equal-numbers.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | ') as [language: string, source: string, equal: string, other: string]);

function outcomeOf(sentence: string, source: string, language: string): string[] {
  const marked = sentence.replace(/ ?([.。])$/u, language === 'zh' ? '[1]$1' : ' [1]$1');
  return outcomesOf(marked, [{ title: 'Manual', headings: '', text: source, quotes: [source] }], QUESTIONS[language]);
}

describe.each(ROWS)('%s: %s', (language, source, equal, other) => {
  it(`supports "${equal}"`, () => {
    expect(outcomeOf(equal, source, language)).toEqual([expect.stringMatching(/^(?:open|proved)$/)]);
  });

  it(`does not support "${other}"`, () => {
    expect(outcomeOf(other, source, language)).toEqual([expect.stringMatching(/^(?:number|unit|opposite|date)$/)]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outcomesOf } from '../outcomes.fixture.ts';

// The check reads a short sentence in the language of the question.
const QUESTIONS: Readonly<Record<string, string>> = {
  de: 'Was steht dazu in dem Dokument, und was ist damit gemeint?',
  en: 'What does the document say about it, and what does that mean?',
  es: '¿Qué dice el documento sobre esto, y qué quiere decir?',
  fr: "Qu'est-ce que le document dit de cela, et qu'est-ce que cela veut dire ?",
  it: 'Che cosa dice il documento su questo, e che cosa vuol dire?',
  nl: 'Wat zegt het document hierover, en wat wordt daarmee bedoeld?',
  pl: 'Co mówi o tym dokument i co to znaczy?',
  pt: 'O que diz o documento sobre isto, e o que quer dizer?',
  sv: 'Vad säger dokumentet om detta, och vad betyder det?',
  zh: '文件对此怎么说，是什么意思？',
};

/** A language, a source in it, the sentences that it supports (mostly one), and one that it does not support. */
type SentenceRow = readonly [language: string, source: string, right: string, ...more: string[], wrong: string];

/** Reads the rows of a table in which `|` separates the columns and `#` begins a comment. */
export function sentenceRows(file: string): SentenceRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | ') as unknown as SentenceRow);
}

/**
 * Tests that the source of each row supports all of its sentences but the last. "? " before a sentence says that the
 * check still gets it wrong.
 */
export function expectSupport(file: string): void {
  describe.each(sentenceRows(file))('%s: the source "%s"', (language, source, ...sentences) => {
    const cases = sentences.map((cell, at) => {
      const isKnownError = cell.startsWith('? ');
      const isRight = at < sentences.length - 1;
      return { sentence: cell.replace(/^\? /, ''), isKnownError, supports: isRight !== isKnownError };
    });
    for (const { sentence, isKnownError, supports } of cases) {
      it(`${isKnownError ? 'wrongly ' : ''}${supports ? 'supports' : 'does not support'} "${sentence}"`, () => {
        expect(isSupported(sentence, source, language)).toBe(supports);
      });
    }
  });
}

/** Whether a source supports every part of a sentence that quotes all of its lines. */
export function isSupported(sentence: string, source: string, language: string): boolean {
  return outcomesFor(sentence, source, language).every((outcome) => /^(?:open|proved)$/.test(outcome));
}

/** Returns the outcomes of the parts of a sentence that quotes every line of the source. */
export function outcomesFor(sentence: string, source: string, language: string): string[] {
  const marked = sentence.replace(/ ?([.。])$/u, language === 'zh' ? '[1]$1' : ' [1]$1');
  const quotes = source.split('\n');
  return outcomesOf(marked, [{ title: 'Manual', headings: '', text: source, quotes }], QUESTIONS[language]);
}

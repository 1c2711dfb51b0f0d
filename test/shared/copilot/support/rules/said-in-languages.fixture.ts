import { readFileSync } from 'node:fs';
import { outcomesOf } from '../outcomes.fixture.ts';

// A question tells the check the language of a short sentence, as a caller's question does.
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

/** A source, a sentence that it supports and one that it does not, and their language. */
type SaidRow = readonly [language: string, source: string, right: string, wrong: string];

/** Reads the rows of a table in which `|` separates the columns and `#` begins a comment. */
export function saidRows(file: string): SaidRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | ') as unknown as SaidRow);
}

/** Splits a cell into its sentence and whether "? " before it says that the check still gets it wrong. */
export function knownError(cell: string): { readonly sentence: string; readonly isKnownError: boolean } {
  return { sentence: cell.replace(/^\? /, ''), isKnownError: cell.startsWith('? ') };
}

/** Whether a source supports every part of a sentence that quotes all of its lines. */
export function isSupported(sentence: string, source: string, language: string): boolean {
  return outcomeOf(sentence, source, language).every((outcome) => /^(?:open|proved)$/.test(outcome));
}

/** Returns the outcomes of a sentence that quotes every line of the source. */
export function outcomeOf(sentence: string, source: string, language: string): string[] {
  const marked = sentence.replace(/ ?([.。])$/u, language === 'zh' ? '[1]$1' : ' [1]$1');
  return outcomesOf(
    marked,
    [{ title: 'Manual', headings: '', text: source, quotes: source.split('\n') }],
    QUESTIONS[language],
  );
}

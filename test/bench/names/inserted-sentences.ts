import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextRange } from '../../../shared/privacy/text/text-range.ts';
import type { RuleFinding, TrainingText } from './training-texts.ts';

/** A sentence that shows without context whether a capitalized word in it is the name of a person. */
interface MarkedSentence {
  readonly text: string;
  readonly names: readonly TextRange[];
  /** The likely findings of the rules: names, and words that are not names. */
  readonly likely: readonly TextRange[];
}

/** Sentences by the language of a text. */
export type Sentences = ReadonlyMap<string, readonly MarkedSentence[]>;

const PATH = join(import.meta.dirname, '../../privacy-texts/training/sentences.txt');

/**
 * Reads the sentences to insert, one per line after its language, with names between « and », wrong findings of the
 * rules between ‹ and ›, and ⏎ for the end of a line.
 */
export function readSentences(): Sentences {
  const sentences = new Map<string, MarkedSentence[]>();
  for (const line of readFileSync(PATH, 'utf8').trimEnd().split('\n')) {
    const [language, marked] = [line.slice(0, 2), line.slice(3)];
    sentences.set(language, [...(sentences.get(language) ?? []), sentenceOf(marked.replaceAll('⏎', '\n'))]);
  }
  return sentences;
}

function sentenceOf(marked: string): MarkedSentence {
  const names: TextRange[] = [];
  const likely: TextRange[] = [];
  let text = '';
  for (const part of marked.split(/(«[^»]*»|‹[^›]*›)/)) {
    const isMarked = /^[«‹]/.test(part);
    const written = isMarked ? part.slice(1, -1) : part;
    if (isMarked) {
      const range = { start: text.length, end: text.length + written.length };
      likely.push(range);
      names.push(...(part.startsWith('«') ? [range] : []));
    }
    text += written;
  }
  return { text, names, likely };
}

// The positions where a sentence fits: after the end of another one.
const BETWEEN = /(?<=[.!?]) (?=\p{Lu})/gu;

/**
 * Inserts a sentence of the text's language between two of its own. Returns the text unchanged if it has only one
 * sentence or already contains names, or if there is no sentence in its language.
 */
export function withSentence(text: TrainingText, sentences: Sentences, random: () => number): TrainingText {
  const choices = sentences.get(text.language) ?? [];
  const sentence = choices[Math.floor(random() * choices.length)];
  const places = [...text.source.matchAll(BETWEEN)].map(({ index }) => index);
  const at = places[Math.floor(random() * places.length)];
  if (sentence === undefined || at === undefined || text.names.length > 0) {
    return text;
  }
  const inserted = ` ${sentence.text}`;
  const moved = <R extends TextRange>(ranges: readonly R[]): R[] =>
    ranges.map((range) => shifted(range, range.start < at ? 0 : inserted.length));
  const names = sentence.names.map((name) => shifted(name, at + 1));
  const found = sentence.likely.map((name): RuleFinding => ({ ...shifted(name, at + 1), kind: 'PERSON', strength: 1 }));
  return {
    ...text,
    source: text.source.slice(0, at) + inserted + text.source.slice(at),
    names,
    marked: sorted([...moved(text.marked), ...names]),
    found: sorted([...moved(text.found), ...found]),
  };
}

const shifted = <R extends TextRange>(range: R, by: number): R => ({
  ...range,
  start: range.start + by,
  end: range.end + by,
});

const sorted = <R extends TextRange>(ranges: readonly R[]): R[] => ranges.toSorted((a, b) => a.start - b.start);

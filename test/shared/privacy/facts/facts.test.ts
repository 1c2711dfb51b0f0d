// Guarantee: values in the official formats of countries and programs are masked in ordinary sentences, after labels
// and in cells. The tables contain published formats, not texts in which a value was missed. Risk: a rule knows only
// one country's format.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';

const SENTENCES_EACH = 3;

// "> a sentence with {}" lines, then rows of a country or format and its values, separated by " ; ". Each value is
// tried in three of the sentences above it, chosen by the value alone.
function sentencesOf(table: string): { row: string; texts: string[] }[] {
  const rows: { row: string; texts: string[] }[] = [];
  let sentences: string[] = [];
  let isAfterSentence = true;
  for (const line of readFileSync(join(import.meta.dirname, table), 'utf8').split('\n')) {
    if (line === '' || line.startsWith('# ')) {
      continue;
    }
    if (line.startsWith('> ')) {
      sentences = isAfterSentence ? [...sentences, line.slice(2)] : [line.slice(2)];
      isAfterSentence = true;
      continue;
    }
    isAfterSentence = false;
    for (const value of line.slice(line.indexOf(' ') + 1).split(' ; ')) {
      rows.push({ row: `${line.slice(0, line.indexOf(' '))} ${value}`, texts: threeOf(sentences, value) });
    }
  }
  return rows;
}

function threeOf(sentences: readonly string[], value: string): string[] {
  const first = [...value].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7);
  const step = Math.max(1, Math.floor(sentences.length / SENTENCES_EACH));
  const places = Array.from({ length: SENTENCES_EACH }, (_, i) => (first + i * step) % sentences.length);
  return [...new Set(places)].map((place) => (sentences[place] as string).replace('{}', `«${value}»`));
}

// Returns the part of the value between « and » that stays in the text.
function restOf(marked: string): string {
  const written = marked.replaceAll('\\n', '\n');
  const start = written.indexOf('«');
  const end = written.indexOf('»') - 1;
  const text = written.replace('«', '').replace('»', '');
  const found = findPersonalData(text, PERSONAL_DATA_KINDS);
  const isMasked = (index: number): boolean => found.some((span) => span.start <= index && index < span.end);
  return [...text]
    .filter((character, i) => i >= start && i < end && !isMasked(i) && /[\p{L}\p{N}]/u.test(character))
    .join('');
}

describe.each(readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt')))('%s', (table) => {
  it.each(sentencesOf(table))('masks $row in every sentence', ({ texts }) => {
    expect(texts.filter((text) => restOf(text) !== '')).toEqual([]);
  });
});

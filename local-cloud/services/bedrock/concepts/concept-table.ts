import { readFileSync } from 'node:fs';
import { functionWordsOf } from '../languages/languages.ts';
import { foldText, stem } from '../words.ts';
import { BEGINNING_LETTERS_MAX, beginningsOf, inflect, TABLE_LANGUAGES, type TableLanguage } from './inflect.ts';

/** The table of concepts: what words mean in its languages. */
export interface ConceptTable {
  /** The concepts of a stem, in order; undefined if no language has it. */
  readonly ofWord: (stem: string) => readonly number[] | undefined;
  /** The concepts of a part of a German or Dutch compound, in order. */
  readonly ofPart: (part: string) => readonly number[] | undefined;
  /** The first English word of each concept. */
  readonly names: readonly string[];
}

// One concept per line, with its words in the seven languages. A new file is added here. The most common concepts come
// first, because only the first two of a word replace it.
const FILES = [
  'actions-and-qualities',
  'countries-and-numbers',
  'health-and-life',
  'home-and-travel',
  'law-and-work',
  'office-and-public-life',
  'time-and-money',
  'body-and-treatment',
  'computing-and-printing',
  'contracts-and-courts',
  'emergencies-and-security',
  'energy-and-building',
  'food-and-cooking',
  'formal-verbs',
  'household-and-clothing',
  'leisure-and-culture',
  'logistics-and-faults',
  'machines-and-tools',
  'materials-and-chemistry',
  'nature-and-farming',
  'people-and-feelings',
  'qualities-and-relations',
  'sales-and-finance',
  'society-and-school',
  'vehicles-and-traffic',
] as const;

// Lists, because a set for each of the many forms takes longer to make.
type Concepts = Map<string, number[]>;

// The forms that begin alike.
interface Forms {
  readonly words: Concepts;
  readonly parts: Concepts;
}

interface Entry {
  readonly word: string;
  readonly language: TableLanguage;
  readonly concept: number;
}

/**
 * Reads the table. The half a million forms of its words would take a second of processor time in each thread, so those
 * that begin alike are made when the first such word is looked up.
 */
export function readConceptTable(): ConceptTable {
  const lines = FILES.flatMap(linesOf).map((line) => line.split('|').map((cell) => cell.trim().split(' ')));
  const entries = entriesByBeginning(lines);
  // A function word of any of the languages names nothing.
  const functionWords = functionWordsOf(TABLE_LANGUAGES);
  const made = new Map<string, Forms>();
  const formsAt = (beginning: string) => {
    const known = made.get(beginning);
    if (known !== undefined) {
      return known;
    }
    const forms = formsOf(beginning, entries.get(beginning) ?? [], functionWords);
    made.set(beginning, forms);
    return forms;
  };
  const conceptsAt = (kind: keyof Forms, word: string): readonly number[] | undefined => {
    const found = beginningsIn(word).flatMap((beginning) =>
      entries.has(beginning) ? (formsAt(beginning)[kind].get(word) ?? []) : [],
    );
    return found.length === 0 ? undefined : [...new Set(found)].sort((a, b) => a - b);
  };
  return {
    ofWord: (word) => conceptsAt('words', word),
    ofPart: (part) => conceptsAt('parts', part),
    names: lines.map(([[name = ''] = []]) => name),
  };
}

function linesOf(name: string): string[] {
  const text = readFileSync(new URL(`words/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

function entriesByBeginning(lines: readonly (readonly (readonly string[])[])[]): ReadonlyMap<string, readonly Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const [concept, cells] of lines.entries()) {
    for (const [column, language] of TABLE_LANGUAGES.entries()) {
      for (const cell of cells[column] ?? []) {
        const word = foldText(cell);
        for (const beginning of beginningsOf(word, language)) {
          const alike = entries.get(beginning) ?? [];
          entries.set(beginning, alike);
          alike.push({ word, language, concept });
        }
      }
    }
  }
  return entries;
}

function beginningsIn(word: string): readonly string[] {
  return Array.from({ length: Math.min(word.length, BEGINNING_LETTERS_MAX) }, (_, at) => word.slice(0, at + 1));
}

function formsOf(beginning: string, entries: readonly Entry[], functionWords: ReadonlySet<string>): Forms {
  const forms: Forms = { words: new Map(), parts: new Map() };
  for (const { word, language, concept } of entries) {
    // Both unchanged and stemmed, because texts are stemmed as English.
    const alike = inflect(word, language)
      .flatMap((form) => [form, stem(form)])
      .filter((form) => form.startsWith(beginning) && !functionWords.has(form));
    addAll(forms.words, alike, concept);
    if (language === 'de' || language === 'nl') {
      addAll(forms.parts, alike, concept);
    }
  }
  return forms;
}

// The concepts come in order, so that only the last one can be the same.
function addAll(map: Concepts, words: readonly string[], concept: number): void {
  for (const word of words) {
    const concepts = map.get(word);
    if (concepts === undefined) {
      map.set(word, [concept]);
    } else if (concepts.at(-1) !== concept) {
      concepts.push(concept);
    }
  }
}

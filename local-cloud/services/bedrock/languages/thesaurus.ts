import { foldText, stem } from '../words.ts';
import { LANGUAGES } from './languages.ts';

const OTHERS = othersByWord();

/** Returns the stems of a word's synonyms, by the stem of the word; none for one that is in no group. */
export function otherWordsFor(term: string): readonly string[] {
  return OTHERS.get(term) ?? [];
}

function othersByWord(): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, Set<string>>();
  for (const group of Object.values(LANGUAGES).flatMap(({ synonyms }) => foldText(synonyms).split('; '))) {
    const stems = group.split(' ').map(stem);
    for (const word of stems) {
      others.set(word, new Set([...(others.get(word) ?? []), ...stems.filter((other) => other !== word)]));
    }
  }
  return new Map([...others].map(([word, synonyms]) => [word, [...synonyms]]));
}

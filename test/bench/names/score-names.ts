import { type NameWeights, tagNames } from '../../../shared/privacy/tagger/tag-names.ts';
import type { TextRange } from '../../../shared/privacy/text/text-range.ts';
import { knownOf, type TrainingText } from './training-texts.ts';

/** How many names are masked completely, and how many findings overlap nothing that is marked. */
export interface NameScore {
  readonly texts: number;
  readonly names: number;
  readonly masked: number;
  readonly wrong: number;
}

/** The score of the rules alone. */
export const scoreRules = (texts: readonly TrainingText[]): NameScore =>
  score(texts, ({ found }) => found.filter(({ kind }) => kind === 'PERSON'));

/** The score of the rules together with the tagger. */
export const scoreTagged = (texts: readonly TrainingText[], weights: NameWeights): NameScore =>
  score(texts, (text) => {
    const known = knownOf(text);
    const doubtful = new Set(tagNames(text.source, known, weights).doubtful);
    const likely = known.likely.filter((name) => !doubtful.has(name)).map((name) => ({ ...name, kind: 'PERSON' }));
    const taken = [...known.taken, ...likely].sort((a, b) => a.start - b.start);
    const { added } = tagNames(text.source, { taken, likely: [...doubtful] }, weights);
    return [...taken.filter(({ kind }) => kind === 'PERSON'), ...added];
  });

function score(texts: readonly TrainingText[], find: (text: TrainingText) => readonly TextRange[]): NameScore {
  let [names, masked, wrong] = [0, 0, 0];
  for (const text of texts) {
    const found = find(text);
    names += text.names.length;
    masked += text.names.filter((name) => isMasked(text.source, name, found)).length;
    wrong += found.filter((each) => !text.marked.some((mark) => mark.start < each.end && each.start < mark.end)).length;
  }
  return { texts: texts.length, names, masked, wrong };
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

function isMasked(source: string, { start, end }: TextRange, found: readonly TextRange[]): boolean {
  for (let i = start; i < end; i += 1) {
    if (LETTER_OR_DIGIT.test(source.charAt(i)) && !found.some((each) => each.start <= i && i < each.end)) {
      return false;
    }
  }
  return true;
}

import file from './name-weights.json' with { type: 'json' };
import type { NameWeights } from './tag-names.ts';

/** The trained weights, one byte each. `npm run train:names -- --write` creates the file. */
export const NAME_WEIGHTS: NameWeights = {
  ...file,
  weights: new Int8Array(Uint8Array.from(atob(file.weights), (character) => character.charCodeAt(0)).buffer),
};

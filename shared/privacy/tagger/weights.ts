import { failRedaction } from '../redaction-failure.ts';
import { createModel, type Model, type WeightsFile } from './model.ts';
import file from './weights.json' with { type: 'json' };

let model: Model | undefined;

/**
 * Returns the trained model (`npm run train:privacy`), which is read once.
 *
 * @throws `unavailable` when the weights are broken or of another version of the features.
 */
export function readerModel(): Model {
  model ??= modelOf(file);
  return model;
}

/**
 * Returns the model of a weights file, or fails as a redaction does: what is wrong with the file stays in no answer.
 */
export function modelOf(weights: WeightsFile): Model {
  try {
    return createModel(weights);
  } catch {
    return failRedaction('reader_weights');
  }
}

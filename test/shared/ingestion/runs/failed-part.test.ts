// Guarantee: a delivery that fails partway saves which slices it has written, and the next one continues after them.
// Risk: a long document that fails whenever the model is throttled for a moment is paid for again with each delivery,
// and never becomes readable.
import { expect, it } from 'vitest';
import { addressOf } from '../../../../shared/knowledge/document.ts';
import { ServiceError } from '../../../../shared/service-error.ts';
import { createWorld } from '../memory-world.ts';
import { deliver, deliverAgain, recordOf, upload } from '../world-steps.ts';

// Long enough for three slices of 100 passages.
const LONG = Array.from({ length: 250 }, (_, at) => `## Section ${at}\n\n${`word${at} `.repeat(210)}`).join('\n\n');
const throttled = new ServiceError('unavailable', 'The model is unavailable. Try again.');

/** Creates a world with a long document, and a model that counts its texts and is throttled after `textsMax`. */
async function createThrottledWorld(textsMax: number) {
  const world = createWorld();
  await upload(world, LONG);
  const model = { texts: 0, max: textsMax };
  world.services.embedding.embed = async (text) => {
    if (model.texts === model.max) {
      throw throttled;
    }
    model.texts += 1;
    return { vector: [text.length], inputTokens: 1 };
  };
  return { world, model, address: addressOf(recordOf(world)) };
}

it('continues after the slices that were written before the failure', async () => {
  const { world, model, address } = await createThrottledWorld(230);
  await expect(deliver(world, address, 1)).rejects.toBe(throttled);
  expect(recordOf(world).attempts).toMatchObject([{ done: 200, build: { inputTokens: 200 } }]);
  // The queue delivers the message again: nothing was announced.
  expect(world.announced).toEqual([]);

  model.texts = 0;
  model.max = Number.POSITIVE_INFINITY;
  const outcome = await deliverAgain(world, { address, fileVersion: 1 }, 2);
  const { passages, attempts } = recordOf(world);
  expect(outcome).toMatchObject({ status: 'ready', passages, input_tokens: passages - 200 });
  expect({ texts: model.texts, attempts, index: world.index.size }).toEqual({
    texts: passages - 200,
    attempts: [],
    index: passages,
  });
});

it('saves no progress if the first slice fails', async () => {
  const { world, address } = await createThrottledWorld(30);
  await expect(deliver(world, address, 1)).rejects.toBe(throttled);
  expect(recordOf(world).attempts.map(({ done }) => done)).toEqual([undefined]);
});

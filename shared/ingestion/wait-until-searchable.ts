import { type Passage, type PassageIndex, passageId } from '../search/passage.ts';
import { ServiceError } from '../service-error.ts';
import type { Pause } from './index-passages.ts';

// A collection shows a write after its next refresh, within ten seconds; a sleeping one needs thirty to wake.
const POLLS_MAX = 60;
const POLL_MS = 1_000;
// The ids go into one query. A refresh makes all earlier writes visible, so a sample is enough.
const SAMPLE_MAX = 200;

interface Services {
  readonly indexes: readonly { readonly passages: Pick<PassageIndex, 'countSearchable'> }[];
  readonly pause: Pause;
}

/**
 * Waits until a search of every index finds the passages, or a sample of many, so that the new version replaces the old
 * one without a gap. Gives up after 60 polls with pauses of at most a second, because acknowledged passages will be
 * found eventually.
 */
export async function waitUntilSearchable(
  services: Services,
  passages: readonly Passage[],
  signal: AbortSignal,
): Promise<void> {
  const step = Math.max(1, Math.ceil(passages.length / SAMPLE_MAX));
  // Counted from the end: the last passage was written last.
  const ids = passages.filter(({ ordinal }) => (passages.length - 1 - ordinal) % step === 0).map(passageId);
  for (let polls = 0; polls < POLLS_MAX; polls += 1) {
    const counts = await Promise.all(services.indexes.map((index) => countIfAvailable(index.passages, ids, signal)));
    if (counts.every((count) => count >= ids.length)) {
      return;
    }
    await services.pause(POLL_MS, signal);
  }
}

// Returns -1 if the index does not answer, for example while it wakes: then it is asked again.
async function countIfAvailable(
  index: Pick<PassageIndex, 'countSearchable'>,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  try {
    return await index.countSearchable(ids, signal);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unavailable' && !signal.aborted) {
      // Fewer than any number of ids, so that the index is asked again even if there are no passages.
      return -1;
    }
    throw error;
  }
}

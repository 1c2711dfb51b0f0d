import * as v from 'valibot';
import { policy } from './policy.ts';

interface Stored {
  readonly viewers?: 'full' | undefined;
}

/**
 * What viewers may do besides reading: by default, they neither spend the live budget in the playground nor download
 * documents of restricted bases.
 */
export const viewerPolicy = policy({
  fields: {
    viewers: v.optional(
      v.pipe(
        v.picklist(['limited', 'full'], 'viewers must be limited or full.'),
        v.description(
          'full: viewers may also spend the live budget in the playground and download restricted documents',
        ),
        v.examples(['full']),
      ),
    ),
  },
  change: (_before: Stored, { viewers }): Stored => ({ viewers: viewers === 'full' ? 'full' : undefined }),
  shown: { viewers: v.optional(v.picklist(['limited', 'full'])) },
  view: ({ viewers }) => (viewers === undefined ? {} : { viewers }),
});

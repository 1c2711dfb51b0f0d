import * as v from 'valibot';
import { policy } from './policy.ts';

interface Stored {
  readonly budget?: { readonly keepAnswers?: 'off' | undefined } | undefined;
}

/** Whether answers are stored for an hour, for repeats with the same `Idempotency-Key`. They are by default. */
export const keepAnswersPolicy = policy({
  fields: {
    keep_answers: v.optional(
      v.pipe(
        v.picklist(['on', 'off'], 'keep_answers must be on or off.'),
        v.description('keep answers for an hour for calls that are repeated with their Idempotency-Key'),
        v.examples(['off']),
      ),
    ),
  },
  change: ({ budget }: Stored, { keep_answers: state }): Stored => ({
    budget: { ...budget, keepAnswers: state === 'off' ? 'off' : undefined },
  }),
  shown: { keep_answers: v.optional(v.picklist(['on', 'off'])) },
  view: ({ budget }) => (budget?.keepAnswers === undefined ? {} : { keep_answers: budget.keepAnswers }),
});

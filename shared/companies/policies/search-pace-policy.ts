import * as v from 'valibot';
import { count } from '../../administration/result-fields.ts';
import { chosenLimit, limitField } from './limit-field.ts';
import { policy } from './policy.ts';

interface Stored {
  readonly searchesPerMinute?: number | undefined;
}

// The same as for questions, for the same reason (budget-policy.ts).
const SEARCHES_PER_MINUTE_MAX = 60_000;

/** The searches per minute; null resets them to the stage's default. */
export const searchPacePolicy = policy({
  fields: {
    searches_per_minute: limitField('searches_per_minute', {
      max: SEARCHES_PER_MINUTE_MAX,
      counted: 'searches a minute',
      example: 100,
    }),
  },
  change: ({ searchesPerMinute }: Stored, input): Stored => ({
    searchesPerMinute: chosenLimit(input.searches_per_minute, searchesPerMinute),
  }),
  shown: { searches_per_minute: v.optional(count) },
  view: ({ searchesPerMinute }) => (searchesPerMinute === undefined ? {} : { searches_per_minute: searchesPerMinute }),
});

import * as v from 'valibot';
import { badRequest } from '../../administration/bad-request.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind, parseKinds } from '../../privacy/kinds.ts';
import { policy } from './policy.ts';

interface Stored {
  /** The kinds that are removed from everything a call shows; absent: nothing is removed. */
  readonly personalData?: readonly PersonalDataKind[] | undefined;
}

const STATE = 'personal_data must be on or off.';
const KINDS = "personal_data_kinds must be a list of kinds, or 'all'.";

// An unknown name would silently remove nothing, so it fails the whole change.
const kindsField = v.pipe(
  v.array(v.string(KINDS), KINDS),
  v.minLength(1, KINDS),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseKinds(dataset.value);
    if (parsed.outcome === 'kinds') {
      return parsed.kinds;
    }
    const place = dataset.value.indexOf(parsed.name) + 1;
    addIssue({
      message: `personal_data_kinds: entry ${place} is not a kind. Kinds are ${PERSONAL_DATA_KINDS.join(', ')}.`,
    });
    return NEVER;
  }),
);

/**
 * The kinds of personal data that are removed from everything a call shows. `on` without kinds keeps those that are
 * removed already, and means every kind if none are. `off` forgets the kinds.
 */
export const personalDataPolicy = policy({
  fields: {
    personal_data: v.optional(
      v.pipe(
        v.picklist(['on', 'off'], STATE),
        v.description(
          'remove personal data from everything that a call shows; off forgets the kinds; on without kinds: those that are removed already, or else every kind',
        ),
        v.examples(['on']),
      ),
    ),
    personal_data_kinds: v.optional(
      v.pipe(
        v.union([v.literal('all'), kindsField], unionMessage),
        v.description('the kinds to remove, separated by commas; docs/privacy.md lists them'),
        v.examples([['EMAIL', 'PHONE']]),
      ),
    ),
  },
  change: ({ personalData: before }: Stored, { personal_data: state, personal_data_kinds: kinds }): Stored => {
    if (state === 'off') {
      if (kinds !== undefined) {
        throw badRequest('personal_data_kinds must be left out when personal_data is off.');
      }
      return { personalData: undefined };
    }
    if (state === undefined && before === undefined) {
      throw badRequest('personal_data must be on for personal_data_kinds to be set.');
    }
    if (kinds === undefined) {
      return { personalData: before ?? PERSONAL_DATA_KINDS };
    }
    return { personalData: kinds === 'all' ? PERSONAL_DATA_KINDS : kinds };
  },
  shown: { personal_data: v.optional(v.literal('on')), personal_data_kinds: v.optional(v.array(v.string())) },
  view: ({ personalData }) =>
    personalData === undefined ? {} : { personal_data: 'on' as const, personal_data_kinds: [...personalData] },
});

// The issue of the list says which entry is wrong.
function unionMessage(issue: v.UnionIssue<v.BaseIssue<unknown>>): string {
  return issue.issues?.find(({ message }) => message.includes('entry'))?.message ?? KINDS;
}

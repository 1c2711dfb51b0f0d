import * as v from 'valibot';
import { badRequest } from '../../administration/bad-request.ts';
import { PERSONAL_DATA_KINDS, type PersonalDataKind, parseKinds } from '../../privacy/kinds.ts';

/** The kinds that a company has removed from everything a call shows; absent: nothing is removed. */
export type PersonalDataPolicy = readonly PersonalDataKind[];

const STATE = "Personal-data removal is 'on' or 'off'.";
const KINDS = "The kinds of personal data must be a list of kinds, or 'all'.";

/** The policy about personal data, as `policy.set` takes it; `on` alone means every kind. */
export const personalDataPolicyFields = {
  personal_data: v.optional(v.picklist(['on', 'off'], STATE)),
  personal_data_kinds: v.optional(
    v.union([v.literal('all'), v.pipe(v.array(v.string(KINDS), KINDS), v.minLength(1, KINDS))], KINDS),
  ),
};

type Input = v.InferOutput<v.StrictObjectSchema<typeof personalDataPolicyFields, undefined>>;

/** Whether an input says anything about personal data. */
export function saysPersonalData({ personal_data, personal_data_kinds }: Input): boolean {
  return personal_data !== undefined || personal_data_kinds !== undefined;
}

/**
 * The policy after a change; throws a refusal for a kind that does not exist, and for kinds of a removal that is off.
 */
export function changedPersonalData(
  before: PersonalDataPolicy | undefined,
  input: Input,
): PersonalDataPolicy | undefined {
  const { personal_data: state, personal_data_kinds: named } = input;
  if (state === 'off') {
    if (named !== undefined) {
      throw badRequest('Kinds are named for a removal that is on: leave them out to turn it off.');
    }
    return undefined;
  }
  if (state === undefined && named !== undefined && before === undefined) {
    throw badRequest('Personal-data removal is off: turn it on to choose its kinds.');
  }
  if (named === undefined) {
    return before ?? PERSONAL_DATA_KINDS;
  }
  return named === 'all' ? PERSONAL_DATA_KINDS : kindsNamed(named);
}

// A name that means nothing would remove nothing, in silence: the whole change is refused.
function kindsNamed(names: readonly string[]): PersonalDataPolicy {
  const parsed = parseKinds(names);
  if (parsed.outcome === 'kinds') {
    return parsed.kinds;
  }
  const place = names.indexOf(parsed.name) + 1;
  throw badRequest(`Kind ${place} of personal data does not exist; the kinds are: ${PERSONAL_DATA_KINDS.join(', ')}.`);
}

/** What an operator sees of the policy: nothing while it is off. */
export function personalDataView(policy: PersonalDataPolicy | undefined) {
  return policy === undefined ? {} : { personal_data: 'on', personal_data_kinds: policy };
}

/** The kinds as the authorizer's context carries them: names separated by one space. An unknown one closes the call. */
export const PersonalDataText = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter((kind) => kind !== '')),
  v.array(v.picklist(PERSONAL_DATA_KINDS)),
);

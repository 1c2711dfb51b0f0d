import * as v from 'valibot';

/** Which keys the calls were made with: live keys, which is the default, or test keys. */
export const purposeField = v.optional(
  v.pipe(
    v.picklist(['live', 'test'], 'purpose must be live or test.'),
    v.description('the kind of keys that the calls were made with; default: live'),
  ),
  'live',
);

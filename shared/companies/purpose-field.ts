import * as v from 'valibot';

/** Which keys the calls were made with: live keys, which is the default, or test keys. */
export const purposeField = v.optional(
  v.pipe(
    v.picklist(['live', 'test'], 'purpose must be live or test.'),
    v.description('what was called; default: live'),
  ),
  'live',
);

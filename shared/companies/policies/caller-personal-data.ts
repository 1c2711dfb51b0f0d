import * as v from 'valibot';
import { PERSONAL_DATA_KINDS } from '../../privacy/kinds.ts';

/** The kinds as the authorizer's context carries them: names separated by one space. An unknown one fails the call. */
export const PersonalDataText = v.pipe(
  v.string(),
  v.transform((text) => text.split(' ').filter((kind) => kind !== '')),
  v.array(v.picklist(PERSONAL_DATA_KINDS)),
);

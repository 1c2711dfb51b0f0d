import * as v from 'valibot';
import type { ApplicationStore } from './application.ts';
import type { Act } from './audit-record.ts';
import { idField } from './input-fields.ts';
import { type KeyStore, keyView } from './key-record.ts';
import { noSuch } from './refusal.ts';

/** Whose keys. */
export const listKeysInput = v.strictObject({ application_id: idField('application') });

interface Services {
  readonly applications: Pick<ApplicationStore, 'find'>;
  readonly keys: Pick<KeyStore, 'list'>;
}

/** Every key that an application ever had, in the order of their making, without the secrets. */
export async function listKeys(services: Services, input: v.InferOutput<typeof listKeysInput>, act: Act) {
  if ((await services.applications.find(input.application_id)) === null) throw noSuch('application');
  const keys = await services.keys.list(input.application_id);
  return keys.map((key) => keyView(key, Date.parse(act.at)));
}

import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { keyView } from '../../keys/key-record.ts';
import type { PepperSource, Peppers } from '../../keys/pepper.ts';
import type { ApplicationStore } from '../applications/application.ts';
import type { KeyStore } from './key-port.ts';

/** The application whose keys are listed. */
export const listKeysInput = v.strictObject({ application_id: idField('application') });

interface Services {
  readonly applications: Pick<ApplicationStore, 'find'>;
  readonly keys: Pick<KeyStore, 'list'>;
  readonly freshPeppers: PepperSource;
}

/**
 * Lists every key that an application ever had, in the order of creation, without the secrets. `pepper` says which
 * version of the pepper a key was made with: `current`, `previous`, or `lost` if it no longer exists, and then an
 * active key has the status `lost`, too. It is null when the versions cannot be read.
 *
 * @throws ServiceError `not_found` when the application does not exist.
 */
export async function listKeys(services: Services, input: v.InferOutput<typeof listKeysInput>, context: AuditContext) {
  if ((await services.applications.find(input.application_id)) === null) {
    throw notFound('application');
  }
  const [keys, peppers] = await Promise.all([
    services.keys.list(input.application_id),
    // The list without versions is better than none.
    services.freshPeppers.read().catch(() => null),
  ]);
  return keys.map((key) => {
    const view = keyView(key, Date.parse(context.at));
    const pepper = peppers === null ? null : pepperOf(key.pepperVersion, peppers);
    return { ...view, status: pepper === 'lost' && view.status === 'active' ? ('lost' as const) : view.status, pepper };
  });
}

function pepperOf(version: string, { current, previous }: Peppers): 'current' | 'previous' | 'lost' {
  if (version === current.version) {
    return 'current';
  }
  return version === previous?.version ? 'previous' : 'lost';
}

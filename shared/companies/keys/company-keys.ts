import { keyMarkOf } from '../../budget/reservations/hold.ts';
import type { KeyRecord } from '../../keys/key-record.ts';
import { mapConcurrently } from '../../map-concurrently.ts';
import type { Application, ApplicationStore } from '../applications/application.ts';
import type { KeyStore } from './key-port.ts';

/** The stores from which the keys of a company are read. */
export interface KeyServices {
  readonly applications: Pick<ApplicationStore, 'list'>;
  readonly keys: Pick<KeyStore, 'list'>;
}

// How many reads run in parallel: enough that a report does not wait long, and few enough not to be throttled.
const READS_AT_ONCE = 20;

/** Lists every application of a company, and every key of each. */
export async function keysOfCompany(
  { applications, keys }: KeyServices,
  companyId: string,
): Promise<{ readonly applications: readonly Application[]; readonly keys: readonly KeyRecord[] }> {
  const known = await applications.list(companyId);
  const lists = await mapConcurrently(known, READS_AT_ONCE, ({ id }) => keys.list(id));
  return { applications: known, keys: lists.flat() };
}

/**
 * Returns a function that finds the application and the key of a ledger line: those that the line names, otherwise
 * those of the key with its `keyMark`; empty strings if there is no such key.
 */
export function createKeyFinder(keys: readonly KeyRecord[]) {
  const byMark = new Map(keys.map((key) => [keyMarkOf(key.id), key]));
  return (line: { readonly applicationId: string | null; readonly keyId: string | null; readonly keyMark: string }) => {
    const key = byMark.get(line.keyMark);
    return {
      application_id: line.applicationId ?? key?.applicationId ?? '',
      key_id: line.keyId ?? key?.id ?? '',
    };
  };
}

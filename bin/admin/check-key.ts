import { parseApiKey } from '../../shared/keys/api-key.ts';
import { KEY_FAULT_SENTENCES } from '../../shared/keys/key-faults.ts';

/**
 * Checks whether a string has the form of a key, and if not, why. Only the stage knows whether the key exists. The
 * result never repeats the string.
 */
export function checkKey(candidate: string) {
  const parsed = parseApiKey(candidate.replace(/\r?\n$/, ''));
  if (parsed.outcome === 'well_formed') {
    return { well_formed: true, environment: parsed.environment, fault: null, reason: null } as const;
  }
  const reason = KEY_FAULT_SENTENCES[parsed.fault];
  return { well_formed: false, environment: null, fault: parsed.fault, reason } as const;
}

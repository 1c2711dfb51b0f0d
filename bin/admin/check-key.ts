import { type ApiKeyFault, parseApiKey } from '../../shared/keys/api-key.ts';

const SENTENCES: Readonly<Record<ApiKeyFault, string>> = {
  prefix: 'A key begins with kc_.',
  environment: 'kc_ must be followed by live_ or test_.',
  length: 'The environment must be followed by exactly 38 characters.',
  alphabet: 'A key consists of digits and the letters A to Z and a to z.',
  checksum: 'The checksum in the last six characters does not match. A character was changed, lost or swapped.',
};

/**
 * Says whether a text has the form of a key, and if not, why; only its stage knows whether the key exists. Nothing of
 * the text is repeated.
 */
export function checkKey(candidate: string) {
  const parsed = parseApiKey(candidate.replace(/\r?\n$/, ''));
  if (parsed.outcome === 'well_formed') {
    return { well_formed: true, environment: parsed.environment, fault: null, reason: null } as const;
  }
  return { well_formed: false, environment: null, fault: parsed.fault, reason: SENTENCES[parsed.fault] } as const;
}

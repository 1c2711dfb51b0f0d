import { type ApiKeyFault, parseApiKey } from '../../shared/keys/api-key.ts';

const SENTENCES: Readonly<Record<ApiKeyFault, string>> = {
  prefix: 'It does not begin with kc_.',
  environment: 'Behind kc_ stands neither live_ nor test_.',
  length: 'Behind the environment stand 38 characters; here are more or fewer.',
  alphabet: 'It has a character that is neither a digit nor a letter from A to Z or a to z.',
  checksum: 'Its last six characters are not the checksum of the others: a character was changed, lost or swapped.',
};

/**
 * Says whether a text is formed as a key, and if not, why; whether such a key was ever made only its stage knows.
 * Nothing of the text is repeated.
 */
export function checkKey(candidate: string) {
  const parsed = parseApiKey(candidate.replace(/\r?\n$/, ''));
  if (parsed.outcome === 'well_formed') {
    return { well_formed: true, environment: parsed.environment, fault: null, reason: null } as const;
  }
  return { well_formed: false, environment: null, fault: parsed.fault, reason: SENTENCES[parsed.fault] } as const;
}

import type { ApiKeyFault } from './api-key.ts';

/** Why a string does not have the form of a key, as a sentence for people that never repeats the string. */
export const KEY_FAULT_SENTENCES: Readonly<Record<ApiKeyFault, string>> = {
  prefix: 'A key begins with kc_.',
  environment: 'kc_ must be followed by live_ or test_.',
  length: 'The prefix kc_live_ or kc_test_ must be followed by exactly 38 characters.',
  alphabet: 'A key consists of digits and the letters A to Z and a to z.',
  checksum: 'The checksum in the last six characters does not match. A character was changed, lost or swapped.',
};

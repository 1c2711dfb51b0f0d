// Guarantee: a policy names only known kinds, each once; one unknown name invalidates the whole policy. Risk: a
// misspelled kind silently removes nothing.
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import {
  isPersonalDataKind,
  PERSONAL_DATA_KINDS,
  type PersonalDataKind,
  parseKinds,
} from '../../../shared/privacy/kinds.ts';
import { createPlaceholderRegistry } from '../../../shared/privacy/placeholder-registry.ts';

describe('parseKinds', () => {
  it('accepts every kind, once and in the order of the list', () => {
    expect(parseKinds(['PHONE', 'EMAIL', 'PHONE'])).toEqual({ outcome: 'kinds', kinds: ['EMAIL', 'PHONE'] });
    expect(parseKinds(PERSONAL_DATA_KINDS)).toEqual({ outcome: 'kinds', kinds: PERSONAL_DATA_KINDS });
    expect(parseKinds([])).toEqual({ outcome: 'kinds', kinds: [] });
  });
  it.each(['email', 'EMAILS', '', 'EMAIL,PHONE', 'toString', '__proto__'])('refuses %j', (name) => {
    expect(isPersonalDataKind(name)).toBe(false);
    expect(parseKinds(['EMAIL', name])).toEqual({ outcome: 'unknown_kind', name });
  });
});

describe('an unknown kind', () => {
  const kinds = ['EMAIL', 'E-MAIL'] as unknown as PersonalDataKind[];
  it('makes every scan and every registry fail', () => {
    const refusal = expect.objectContaining({ code: 'unavailable', cause: 'unknown_kind' });
    expect(() => findPersonalData('jane@example.com', kinds)).toThrow(refusal);
    expect(() => createPlaceholderRegistry(kinds)).toThrow(refusal);
  });
});

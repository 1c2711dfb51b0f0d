// Guarantee: a policy names known kinds only, each once; one name that is unknown refuses it whole. Risk: a misspelt
// kind that removes nothing in silence.
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
  it('takes every kind, in the order of the list and once', () => {
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
  it('lets no text through', () => {
    const refusal = expect.objectContaining({ code: 'unavailable', cause: 'unknown_kind' });
    expect(() => findPersonalData('jane@example.com', kinds)).toThrow(refusal);
    expect(() => createPlaceholderRegistry(kinds)).toThrow(refusal);
  });
});

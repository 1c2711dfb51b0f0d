// Guarantee: a text is read again around what was covered, wherever that is; a value ends with its last character as a
// reader sees it; what was found first keeps its kind. Risk: what only the second reading finds stays in a long text,
// or a mark is left of a value.
import { describe, expect, it } from 'vitest';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import { found } from '../found.ts';

describe('a long text', () => {
  // Signs that say nothing, so much of it that only what is near a covered value is read again.
  const filler = '... ... ... ... ... ... . '.repeat(140);

  it('is read again around what was covered', () => {
    expect(found(`${filler}\n\nVia Roma 12, 20121 Milano ab Karel war da.\n\n${filler}`)).toEqual([
      'STREET_ADDRESS Via Roma 12, 20121 Milano',
      'PERSON Karel',
    ]);
  });
});

it('reads a text again until nothing more is found', () => {
  expect(found('12 High Street'.repeat(4))).toEqual(Array(4).fill('STREET_ADDRESS 12 High Street'));
});

// Each address ends in the middle of a word, so that the next one stands alone only when it is covered.
describe('a text of addresses without a space between them', () => {
  it.each([
    ['apartado 0', 1],
    ['12 High Street', 200],
  ])('settles, and is not refused: %s', (address, found) => {
    expect(findPersonalData(address.repeat(200), PERSONAL_DATA_KINDS)).toHaveLength(found);
  });
});

describe('a value', () => {
  it.each([
    ['mail jane@example.com\u0301 now', 'EMAIL jane@example.com\u0301'],
    ['mail jane@example.com\u0301\u0308 now', 'EMAIL jane@example.com\u0301\u0308'],
    ['My name is Zorblax Quint\u0301. Ask', 'PERSON Zorblax Quint\u0301'],
    ['mail jane@example.co\ufb01 now', 'EMAIL jane@example.co\ufb01'],
  ])('ends with the marks of its last character: %j', (text, value) => {
    expect(found(text)).toEqual([value]);
  });

  it.each(['passport X1234567\u00bd is', 'call 905-674-379\u00bd now', 'passport \u00bdX1234567 is'])(
    'does not begin or end in half a character: %j',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );

  it('keeps the kind and the spelling by which it was known before', () => {
    const known = new Map([['X12345678', { kind: 'PASSPORT' as const, value: 'x' }]]);
    const spans = findPersonalData('driver license X12345678', PERSONAL_DATA_KINDS, { known });
    expect(spans.map(({ kind }) => kind)).toEqual(['DRIVER_LICENSE']);
    expect([...known]).toEqual([['X12345678', { kind: 'PASSPORT', value: 'x' }]]);
  });

  it('in disguise has the value of the same without it', () => {
    const [apart, whole] = ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '4111111111111111'];
    const spans = findPersonalData(`${whole}, ${apart}, ${whole}`, ['CREDIT_CARD']);
    expect(spans.map(({ value }) => value)).toEqual([whole, whole, whole]);
  });

  it('is also what is left of a span of a guardrail beside what a rule found', () => {
    const guardrailSpans = [{ kind: 'PERSON', start: 4, end: 16 }] as const;
    const spans = findPersonalData('Ask Zorblax jane@example.com today', PERSONAL_DATA_KINDS, { guardrailSpans });
    expect(spans.map(({ kind, value }) => `${kind} ${value}`)).toEqual(['PERSON zorblax', 'EMAIL jane@example.com']);
  });
});

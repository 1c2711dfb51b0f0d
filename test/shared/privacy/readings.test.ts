// Guarantee: what was read before saves time and changes no finding. Risk: a value stays because a text was read before
// another one revealed it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnownValues } from '../../../shared/privacy/detectors/known-spellings.ts';
import { findPersonalData } from '../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../shared/privacy/kinds.ts';
import type { Readings } from '../../../shared/privacy/readings.ts';
import { drawnText } from '../../harness/privacy/drawn-text.ts';

// Returns what is found in a text that is read before and after another one, and all values that are known then.
function readAgain(first: string, second: string, readings: () => Readings) {
  const known: KnownValues = new Map();
  const find = (text: string) => findPersonalData(text, PERSONAL_DATA_KINDS, { known, readings: readings() });
  return [find(first), find(second), find(first), [...known]];
}

describe('a text that is read again', () => {
  const readings = (): Readings => new Map();
  const kept = (): (() => Readings) => {
    const all = readings();
    return () => all;
  };
  it('has the findings that it has when nothing was kept, in drawn texts', () => {
    fc.assert(
      fc.property(drawnText, drawnText, (first, second) => {
        expect(readAgain(first, second, kept())).toEqual(readAgain(first, second, readings));
      }),
      { numRuns: 60 },
    );
  });
  it('has what a guardrail found in it this time, and not what it found before', () => {
    const text = 'The project of Quorvex was late, and nobody told us before the end of May.';
    const all = readings();
    const find = (guardrailSpans: readonly { kind: 'PERSON'; start: number; end: number }[]) =>
      findPersonalData(text, PERSONAL_DATA_KINDS, { guardrailSpans, readings: all });
    const span = { kind: 'PERSON', start: 15, end: 22, value: 'quorvex' } as const;
    expect([find([]), find([span]), find([])]).toEqual([[], [span], []]);
  });
  it('is read by rules only where more is covered than before', () => {
    const all = readings();
    const known: KnownValues = new Map();
    const text = 'Mail anna@example.com, and ask for the report of zeta77.';
    const counts = [];
    const find = () => findPersonalData(text, PERSONAL_DATA_KINDS, { known, readings: all, model: null });
    for (const value of [null, null, 'zeta77']) {
      if (value !== null) {
        known.set(value, { kind: 'USERNAME', value });
      }
      counts.push([find().length, all.get(text)?.byRules.size]);
    }
    expect(counts).toEqual([
      [1, 2],
      [1, 2],
      [2, 3],
    ]);
  });
});

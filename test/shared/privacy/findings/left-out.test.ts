// Guarantee: leaving out the rules that a text cannot match, and what was read before, saves time and changes no
// finding. Risk: a value stays because a rule was not tried, or because a text was read before another revealed it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectorsFor } from '../../../../shared/privacy/detectors/detectors.ts';
import type { KnownValues } from '../../../../shared/privacy/detectors/known-spellings.ts';
import { findPersonalData } from '../../../../shared/privacy/find-personal-data.ts';
import { PERSONAL_DATA_KINDS } from '../../../../shared/privacy/kinds.ts';
import type { Readings } from '../../../../shared/privacy/readings.ts';
import { foldForMatching } from '../../../../shared/privacy/text/folded-text.ts';
import { indexTexts } from '../../../../shared/privacy/text/needed/text-index.ts';
import { scanText } from '../../../../shared/privacy/text/scanned-text.ts';
import { drawnText } from '../../../harness/privacy/drawn-text.ts';
import { textsOf } from './texts.fixture.ts';

// Every sixth text of four writers, because each is read ten times.
const TEXTS = ['tuning', 'tuning-5', 'tuning-13', 'training/tuning-24'].flatMap((name) =>
  textsOf(name)
    .filter((_, i) => i % 6 === 0)
    .map(({ id, text }) => ({ name: `${name} ${id}`, text })),
);
const { structured, heuristic } = detectorsFor(PERSONAL_DATA_KINDS);

// Returns what every detector finds in a text, with or without the index that tells which rules it cannot match.
function findings(text: string, isIndexed: boolean) {
  const scanned = scanText(foldForMatching(text));
  indexTexts(isIndexed ? [scanned.text, scanned.lower] : []);
  const certain = structured.flatMap((detector) => detector(scanned));
  const likely = heuristic.flatMap((detector) => detector(scanned, certain));
  indexTexts([]);
  return [...certain, ...likely];
}

describe('the rules that a text cannot match', () => {
  it('find nothing in business texts', () => {
    for (const { name, text } of TEXTS) {
      expect(findings(text, true), name).toEqual(findings(text, false));
    }
  });
  it('find nothing in drawn texts', () => {
    fc.assert(
      fc.property(drawnText, (text) => {
        expect(findings(text, true)).toEqual(findings(text, false));
      }),
      { numRuns: 100 },
    );
  });
});

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
  it('has the findings that it has when nothing was kept, in business texts', () => {
    // Texts that follow each other are about different things; two parts of one text share names.
    for (const [i, { name, text }] of TEXTS.entries()) {
      const next = TEXTS[i + 1]?.text ?? '';
      const [first, second] = i % 2 === 0 ? [text, next] : [text.slice(0, text.length >> 1), text];
      expect(readAgain(first, second, kept()), name).toEqual(readAgain(first, second, readings));
    }
  });
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
    const text = 'Call Anna Schmidt, and ask for the report of zeta77.';
    const counts = [];
    const find = () => findPersonalData(text, PERSONAL_DATA_KINDS, { known, readings: all });
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

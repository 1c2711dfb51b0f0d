// Guarantee: fitted weights put the sentence that answers before the others, answer more questions rightly and no more
// wrongly than the weights before them, and give a meaningless signal little weight. Risk: weights look fitted but are
// noise, and the local stage quotes the wrong sentences.
import { EVIDENCE_WEIGHTS, type EvidenceWeights } from '@knowledge-copilot/local-cloud/evidence';
import { expect, it } from 'vitest';
import type { Example, JudgedEvidence } from './examples.ts';
import { figuresOf, fitWeights } from './fit.ts';

const NAMES = Object.keys(EVIDENCE_WEIGHTS.fit) as (keyof EvidenceWeights['fit'])[];
const allSignals = (number: number) =>
  Object.fromEntries(NAMES.map((name) => [name, number])) as EvidenceWeights['fit'];
const BEFORE: EvidenceWeights = {
  fit: allSignals(1),
  confidence: allSignals(1),
  lead: 0,
  fitShare: 0,
  quoted: 0,
  offset: 2,
  otherLanguage: 0,
};

function evidence(signals: Partial<EvidenceWeights['fit']>, isRight: boolean): JudgedEvidence {
  const unit = {
    text: 'It is so.',
    section: '',
    asked: '',
    header: null,
    cells: ['It is so.'],
    line: 0,
    isEvidence: true,
  };
  const excerpt = { n: 1, title: 'Manual', headings: '', text: 'It is so.' };
  return {
    excerpt,
    unit,
    subject: null,
    order: 0,
    likeness: 0,
    wording: 'It is so.',
    signals: { ...allSignals(0), ...signals },
    fit: 0,
    near: null,
    isOnTopic: true,
    namesTopic: true,
    isRight,
  };
}

// A right sentence shares words with its question and is in a later excerpt; an unanswerable question has none.
function examples(): Example[] {
  return Array.from({ length: 40 }, (_, at): Example => {
    const isAnswerable = at % 2 === 0;
    const spread = (at % 5) / 10;
    const wrong = evidence({ own: 0.1 + spread / 2, rank: 1, answerKind: at % 3 === 0 ? 1 : 0 }, false);
    const right = evidence({ own: 0.6 + spread / 2, rank: 0.5, answerKind: at % 3 === 0 ? 1 : 0 }, true);
    return {
      question: {
        terms: [],
        telling: [],
        names: [],
        things: [],
        years: [],
        answerKind: null,
        counted: null,
        language: 'en',
        amounts: [],
        days: [],
        asksForOld: false,
        place: 0,
        isNegated: false,
      },
      isAnswerable,
      evidence: isAnswerable ? [wrong, right] : [wrong],
    };
  });
}

it('gives weight to the signal that distinguishes right sentences, and little to a meaningless one', () => {
  const set = examples();
  expect(figuresOf(set, BEFORE).best).toBeLessThan(20);
  const fitted = fitWeights([set], BEFORE);
  expect(fitted.fit.own).toBeGreaterThan(BEFORE.fit.own);
  expect(fitted.fit.rank).toBeLessThan(BEFORE.fit.rank);
  expect(Math.abs(fitted.fit.answerKind)).toBeLessThan(0.1);
  expect(figuresOf(set, fitted).best).toBe(20);
});

it('answers more questions rightly than before, and no more wrongly', () => {
  const set = examples();
  const [before, after] = [figuresOf(set, BEFORE), figuresOf(set, fitWeights([set], BEFORE))];
  expect(after.wrong + after.falselyGrounded).toBeLessThanOrEqual(before.wrong + before.falselyGrounded);
  expect(after.right).toBeGreaterThan(before.right);
  expect(after.right + after.wrong + after.falselyGrounded + after.refused).toBe(set.length);
});

// Guarantee: one person has one number in question, passages and answer, by full name, first name, surname or initials.
// Two persons have two, and a name that several persons have counts as the one whom its own text or document calls by a
// full name. Risk: the model takes one person for two and does not answer, or takes two for one and says of one what is
// true of the other.
import { expect, it } from 'vitest';
import { openRedaction } from '../../../../shared/privacy/redaction.ts';
import { NO_METER } from '../../../harness/caller.ts';

const CALL = { meter: NO_METER, signal: new AbortController().signal };

// The question as the model reads it and the passages, each of its own document unless it says which one.
async function shown(question: string, ...texts: readonly (string | readonly [string, string])[]) {
  const redaction = await openRedaction(['PERSON'], null);
  const asked = await redaction.question(question, CALL);
  const passages = texts.map((each, i) => {
    const [documentId, text] = typeof each === 'string' ? [`document ${i}`, each] : each;
    // Far apart, so that no passage is read together with another.
    const around = { before: null, after: null };
    return { documentId, ordinal: 10 * i, title: '', headings: '', text, textsAround: around };
  });
  const read = await redaction.passages(passages, CALL);
  return [redaction.questionAgain(asked), ...read.map(({ text }) => text)];
}

it.each([
  ['What does Ruth order?', 'Ruth Pemberton runs the shop.', 'What does [PERSON_1] order?'],
  ['What does Mrs Pemberton order?', 'Ruth Pemberton runs the shop.', 'What does Mrs [PERSON_1] order?'],
  ['Was bestellt Frau Özdemir?', 'Aylin Özdemir leitet die Werkstatt.', 'Was bestellt Frau [PERSON_1]?'],
  ['What does R. Pemberton order?', 'Ruth Pemberton runs the shop.', 'What does [PERSON_1] order?'],
  ['Wat doet mevrouw van der Velden?', 'Mariska van der Velden leidt de winkel.', 'Wat doet mevrouw [PERSON_1]?'],
])('counts a part of a name in the question as the person whom a passage names: %s', async (question, text, again) => {
  const [asked, passage] = await shown(question, text);
  expect(asked).toBe(again);
  expect(passage).toMatch(/^\[PERSON_1\] /);
});

it.each([
  ['Mariska van der Velden tekende. M. van der Velden belde.', '[PERSON_1] tekende. [PERSON_1] belde.'],
  ['Mevrouw van der Velden belde. Mariska van der Velden tekende.', 'Mevrouw [PERSON_1] belde. [PERSON_1] tekende.'],
  ['Jean-Luc Kerouanton vient. J.-L. Kerouanton signe.', '[PERSON_1] vient. [PERSON_1] signe.'],
  ['Alice Pemberton and Ruth Pemberton came. R. Pemberton left.', '[PERSON_1] and [PERSON_2] came. [PERSON_2] left.'],
])('counts a surname with initials as the only person whose name it can be: %s', async (text, redacted) => {
  expect((await shown('x', text))[1]).toBe(redacted);
});

it.each([
  ['Alice Pemberton came. R. Pemberton left.', '[PERSON_1] came. [PERSON_2] left.'],
  ['Employee: Maria Silva\nManager: Maria Helena Silva', 'Employee: [PERSON_1]\nManager: [PERSON_2]'],
])('counts persons separately whose names only look alike: %s', async (text, redacted) => {
  expect((await shown('x', text))[1]).toBe(redacted);
});

it('understands a name that several persons have by the full name in its own text or document', async () => {
  expect(
    await shown(
      'x',
      'Priyanka Venkataraman filed it. Venkataraman called.',
      'Arjun Venkataraman leads.',
      ['team', 'Deepak Venkataraman leads the team.'],
      ['team', 'Ms Venkataraman is away.'],
      ['other', 'Ms Venkataraman is here.'],
    ),
  ).toEqual([
    'x',
    '[PERSON_1] filed it. [PERSON_1] called.',
    '[PERSON_2] leads.',
    '[PERSON_3] leads the team.',
    'Ms [PERSON_3] is away.',
    'Ms [PERSON_4] is here.',
  ]);
});

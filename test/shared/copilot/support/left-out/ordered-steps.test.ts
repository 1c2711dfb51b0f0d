// Guarantee: of steps, all or none are shown: an answer that loses an item of a numbered list, or one of several
// sentences that "first", "then" and "finally" put in order, is refused. Risk: "1. Close the valve. 3. Open the lid."
// without "2. Cut the power." is shown as grounded.
import { expect, it } from 'vitest';
import { checkAnswer, citeAnswer } from '../../../../../shared/copilot/check-answer.ts';
import { keepSupported } from '../../../../../shared/copilot/support/keep-supported.ts';
import { type CheckedSentence, checkSupport } from '../../../../../shared/copilot/support/support.ts';
import { quotedWhole } from '../outcomes.fixture.ts';

const STEPS = ['Close the valve', 'Cut the power', 'Open the lid', 'Remove the filter'];

// Returns what is shown of an answer if one of its sentences is not supported, or null.
function shownWithout(answer: string, wrong: number): string | null {
  const markedAs = (sentence: CheckedSentence, at: number): CheckedSentence => ({
    ...sentence,
    outcome: at === wrong ? { kind: 'wrong', flaw: 'judged' } : { kind: 'proved' },
  });
  const kept = keepSupported(checkSupport(answer, [quotedWhole('Nothing of this.')], '').map(markedAs), answer);
  return 'text' in kept ? kept.text : null;
}

it.each([
  '1. Close the valve [1].\n2. Cut the power [1].\n3. Open the lid [1].',
  '1) Close the valve [1].\n\n2) Cut the power [1].\n\n3) Open the lid [1].',
  '1. Close the valve [1].\n1. Cut the power [1].\n1. Open the lid [1].',
  'a) Close the valve [1].\nb) Cut the power [1].\nc) Open the lid [1].',
  '(1) Close the valve [1].\n(2) Cut the power [1].\n(3) Open the lid [1].',
  '1. Close the valve [1]. 2. Cut the power [1]. 3. Open the lid [1].',
  '1. Close the valve [1].\nOn every pump, it is red [1].\n2. Open the lid [1].',
  '1. Close the valve [1].\n2. Cut the power [1]. Wait for a minute [1].',
  'Step 1: Close the valve [1].\nStep 2: Cut the power [1].\nStep 3: Open the lid [1].',
  'Schritt 1: Ventil schließen [1].\nSchritt 2: Strom abschalten [1].\nSchritt 3: Deckel öffnen [1].',
  '第一步：关闭阀门[1]。\n第二步：切断电源[1]。\n第三步：打开盖子[1]。',
  '1、关闭阀门[1]。\n2、切断电源[1]。\n3、打开盖子[1]。',
])('shows nothing of a numbered list that loses an item: %j', (answer) => {
  expect([0, 1, 2].map((wrong) => shownWithout(answer, wrong))).toEqual([null, null, null]);
});

it.each([
  'Close the red valve [1]. Cut the power of the pump [1]. Then open the lid [1].',
  'First close the red valve [1]. Cut the power of the pump [1]. Open the lid [1].',
  'Close the red valve [1]. You then cut the power of the pump [1]. Open the lid [1].',
  'Close the red valve [1]. Cut the power of the pump [1]. Finally, open the lid [1].',
  'Close the red valve [1]. Next, cut the power of the pump [1]. Open the lid [1].',
  'Schließen Sie das Ventil [1]. Schalten Sie anschließend den Strom ab [1]. Öffnen Sie den Deckel [1].',
  'Zuerst schließen Sie das Ventil [1]. Schalten Sie den Strom ab [1]. Zum Schluss öffnen Sie den Deckel [1].',
  "Fermez la vanne [1]. Coupez ensuite le courant de la pompe [1]. Ouvrez le couvercle de l'appareil [1].",
  "D'abord, fermez la vanne [1]. Coupez le courant de la pompe [1]. Ouvrez le couvercle de l'appareil [1].",
  'Cierre la válvula de la bomba [1]. Luego corte la corriente [1]. Abra la tapa del aparato [1].',
  'Cierre la válvula de la bomba [1]. Corte la corriente [1]. Por último, abra la tapa del aparato [1].',
  'Chiudere la valvola della pompa [1]. Poi staccare la corrente [1]. Aprire il coperchio [1].',
  'Per prima cosa chiudere la valvola della pompa [1]. Staccare la corrente [1]. Aprire il coperchio [1].',
  'Feche a válvula da bomba [1]. Em seguida, desligue a corrente [1]. Abra a tampa do aparelho [1].',
  'Sluit de klep van de pomp [1]. Schakel daarna de stroom uit [1]. Open het deksel van het apparaat [1].',
  'Zamknij zawór pompy [1]. Następnie wyłącz prąd [1]. Otwórz pokrywę urządzenia [1].',
  'Stäng pumpens ventil [1]. Stäng sedan av strömmen [1]. Öppna locket på apparaten [1].',
  '首先关闭阀门[1]。切断电源[1]。打开盖子[1]。',
  '关闭阀门[1]。然后切断电源[1]。打开盖子[1]。',
])('shows nothing of steps in sentences that lose one: %j', (answer) => {
  expect([0, 1, 2].map((wrong) => shownWithout(answer, wrong))).toEqual([null, null, null]);
});

it('reads a paragraph that begins with "Then" as a part of the steps above', () => {
  const answer = 'Close the valve [1].\n\nThen cut the power [1].\n\nFinally, open the lid [1].';
  expect([0, 1, 2].map((wrong) => shownWithout(answer, wrong))).toEqual([null, null, null]);
});

// What is wrong is the first sentence.
it.each([
  [
    'Visitors bring:\n- a photo [1]\n- a passport [1]\n- a towel [1]',
    1,
    'Visitors bring:\n- a passport [1]\n- a towel [1]',
  ],
  ['Dogs are welcome [1]. The pool is open daily [1].', 0, 'The pool is open daily [1].'],
  ['Dogs are welcome [1]. Next week the pool is open daily [1].', 0, 'Next week the pool is open daily [1].'],
  ['Dogs are welcome [1]. First aid courses are held daily [1].', 0, 'First aid courses are held daily [1].'],
  ['Hunde sind willkommen [1]. Am Ende der Straße ist ein Café [1].', 0, 'Am Ende der Straße ist ein Café [1].'],
  [
    'Se admiten perros [1]. Después de las 22 horas se cierra la puerta [1].',
    0,
    'Después de las 22 horas se cierra la puerta [1].',
  ],
  ['Hundar är välkomna [1]. Sedan 2020 är badet öppet varje dag [1].', 0, 'Sedan 2020 är badet öppet varje dag [1].'],
  [
    'Dogs are welcome [1].\n\n1. Close the valve [1].\n2. Open the lid [1].',
    0,
    '1. Close the valve [1].\n2. Open the lid [1].',
  ],
  [
    '1. Close the valve [1].\n2. Open the lid [1].\n\nDogs are welcome [1].',
    2,
    '1. Close the valve [1].\n2. Open the lid [1].',
  ],
])('shows what is left where no step is missing: %j', (answer, wrong, kept) => {
  expect(shownWithout(answer, wrong)).toBe(kept);
});

// Returns what is shown of an answer that quotes each step of a source by itself.
function shownOf(answer: string, text: string): string {
  const quotes = STEPS.map((step) => ({ n: 1, text: `${step}.` }));
  const passages = [{ title: 'Pump', headings: '', text }];
  const checked = checkAnswer({ text: answer, verdict: 'fully', quotes }, 'How do I open the pump?', passages);
  const cited = 'flaw' in checked ? checked : citeAnswer(checked, passages);
  return 'flaw' in cited ? cited.flaw : cited.answer;
}

const NUMBERED = STEPS.map((step, at) => `${at + 1}. ${step}.`).join('\n');

it('refuses sentences or items about numbered steps of a source that lose one', () => {
  expect(shownOf('Close the valve [1]. Cut the power. Open the lid [1].', NUMBERED)).toBe('uncited_sentence');
  expect(shownOf('- Close the valve.\n- Cut the power.\n- Open the lid [1].', NUMBERED)).toBe('uncited_sentence');
  expect(shownOf('Close the valve [1]. It is easy.', NUMBERED)).toBe('Close the valve [1].');
});

it('shows all of a numbered list, also on one line', () => {
  const lines = STEPS.map((step, at) => `${at + 1}. ${step} [1].`);
  expect(shownOf(lines.join('\n'), NUMBERED)).toBe(lines.join('\n'));
  expect(shownOf(lines.join(' '), NUMBERED)).toBe(lines.join(' '));
});

// Guarantee: after a sentence is left out, what is left refers to nothing that went, and still answers the question;
// otherwise the whole answer is refused. Risk: "If the second plate fails too, ..." is shown without the first plate,
// or of an answer about the price a sentence about the color.
import { expect, it } from 'vitest';
import { checkAnswer, citeAnswer } from '../../../../../shared/copilot/check-answer.ts';

// The answer without its first sentence, which has no mark, or the reason why it is refused.
function restOf(rest: string, { lost = 'Zzz.', question = 'What then?', source = rest } = {}): string {
  const passages = [{ title: '', headings: '', text: source }];
  const text = `${lost} ${rest.replace(/[.。]$/u, (stop) => ` [1]${stop}`)}`;
  const checked = checkAnswer({ text, verdict: 'fully', quotes: [{ n: 1, text: source }] }, question, passages);
  const cited = 'flaw' in checked ? checked : citeAnswer(checked, passages);
  return 'flaw' in cited ? cited.flaw : cited.answer;
}

it.each([
  'If the second plate fails too, call the hotline.',
  'Call the hotline after that.',
  'The same holds at night.',
  'Visitors also sign the list.',
  'Fällt die zweite Platte aus, rufen Sie an.',
  'Für Gäste gilt dasselbe.',
  'Die Gäste unterschreiben ebenfalls.',
  'Les visiteurs signent aussi la liste.',
  'Los visitantes también firman la lista.',
  'Firmano anche gli ospiti.',
  'De gasten tekenen ook.',
  'Os visitantes também assinam.',
  'Goście podpisują również listę.',
  'Gästerna skriver också under.',
  '客人也要签名。',
  'Furthermore, visitors sign the list.',
  'Visitors, however, sign the list.',
  'Residents pay half of these amounts.',
  'Zudem unterschreiben Gäste die Liste.',
  'Gäste unterschreiben die Liste jedoch selbst.',
  'Kinder zahlen davon die Hälfte.',
  'En outre, les visiteurs signent la liste.',
  'Les visiteurs, en revanche, signent la liste.',
  'Los visitantes, en cambio, firman la lista.',
  'Gli ospiti però firmano la lista.',
  'De gasten tekenen echter de lijst.',
  'Os visitantes, porém, assinam a lista.',
  'Goście natomiast podpisują listę.',
  'Gästerna skriver däremot under listan.',
  '不过客人要签名。',
])('%j is not shown alone', (rest) => {
  expect(restOf(rest)).toBe('uncited_sentence');
});

it.each([
  ['The sauna opens at ten.', 'Both close at nine.'],
  ['Permits are blue.', 'The second permit costs 90 francs.'],
  ['Die Sauna öffnet um zehn.', 'In beiden Fällen zahlen Gäste 5 Franken.'],
  ['Die Sauna öffnet um zehn.', 'Letztere ist beheizt.'],
  ['Le sauna ouvre à dix heures.', 'Les deux ferment à 21 heures.'],
  ['La sauna abre a las diez.', 'Los invitados pagan ambas.'],
])('%j does not stand between a sentence that went and %j', (between, counting) => {
  const source = `${between} ${counting}`;
  expect(restOf(source.replace('. ', ' [1]. '), { source })).toBe('uncited_sentence');
  expect(restOf(between, { source })).not.toBe('uncited_sentence');
});

it.each([
  'Visitors sign the list.',
  'Gäste unterschreiben die Liste.',
  'Hunde sind erlaubt, jedoch nur an der Leine.',
  '客人要签名。',
])('%j is shown alone', (rest) => {
  expect(restOf(rest)).toBe(rest.replace(/[.。]$/u, (stop) => ` [1]${stop}`));
});

it('is refused if only the sentence that went has words of the question', () => {
  const lost = 'The kayak costs 9 euros.';
  const question = 'What does a kayak cost?';
  expect(restOf('Boats are green.', { lost, question })).toBe('rest_beside_the_question');
  expect(restOf('A kayak is green.', { lost, question })).toBe('A kayak is green [1].');
  expect(restOf('Boats are green.', { lost: 'It is cheap.', question })).toBe('Boats are green [1].');
});

it('is refused if only the sentence that went has the unit of the question', () => {
  const rest = 'A kayak costs 9 euros per hour.';
  const question = 'What does a kayak cost per week?';
  expect(restOf(rest, { lost: 'Kayaks are let by the week.', question })).toBe('rest_beside_the_question');
  expect(restOf(rest, { lost: 'Kayaks are let by the day.', question })).toBe('A kayak costs 9 euros per hour [1].');
  expect(restOf('A kayak costs 90 euros a week.', { lost: 'Kayaks are let by the week.', question })).toBe(
    'A kayak costs 90 euros a week [1].',
  );
});

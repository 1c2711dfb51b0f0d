// Guarantee: in five languages, a paraphrase with other numbers, dates, shares, limits, comparisons or times for the
// same facts passes, and a sentence with other facts or their reversal does not. Risk: every answer in one language is
// refused, or every one passes.
import { describe, expect, it } from 'vitest';
import { expectOutcomes, type SourceWithClaims } from './claims.fixture.ts';
import { outcomesOf, quotedWhole } from './outcomes.fixture.ts';
import { supportFlaw } from './support-flaw.fixture.ts';

const SOURCES: readonly SourceWithClaims[] = [
  {
    text: '仓库钥匙由两名主管保管。夜班津贴为每小时二十五元，周日另加百分之五十。员工不得携带食品进入无尘室。设备保养每三个月一次，由供应商负责。',
    right: [
      ['夜班津贴每小时25元 [1]。', 'open'],
      ['无尘室禁止带入食品 [1]。', 'open'],
      ['设备由供应商保养，每三个月一次 [1]。', 'open'],
    ],
    wrong: [
      ['夜班津贴每小时35元 [1]。', 'number'],
      ['夜班津贴为每天25元 [1]。', 'unit'],
      ['员工可以携带食品进入无尘室 [1]。', 'negation'],
      ['钥匙由三名主管保管 [1]。', 'swapped'],
      ['周日另加百分之十五 [1]。', 'number'],
    ],
  },
  {
    text: '会议室最多容纳十二人，须提前两天预订。2026年9月1日起，超过2小时的会议收取300元清洁费。取消预订应在会议开始前4小时内。',
    right: [
      ['会议室至多12人，需提前2天预订 [1]。', 'open'],
      ['从2026-09-01起，长于两个小时的会议要付300元清洁费 [1]。', 'open'],
    ],
    wrong: [
      ['会议室至少容纳12人 [1]。', 'comparison'],
      ['清洁费从2026年1月9日起收取 [1]。', 'date'],
      ['会议室须提前两周预订 [1]。', 'unit'],
      ['少于2小时的会议收取300元清洁费 [1]。', 'comparison'],
    ],
  },
  {
    text: 'Visitors may park in the yard only after registering at the gate. The battery weighs 9 kg and is charged before the first ride. The north hall uses more energy than the south hall. Lockers cost nothing for members; guests pay 3 euros.',
    right: [
      ['Once registered at the gate, visitors may park in the yard [1].', 'open'],
      ['Members use lockers free of charge [1].', 'open'],
      ['The battery has to be charged before you first ride it, and its weight is 9,000 grams [1].', 'open'],
      ['The north hall needs more energy than the south hall [1].', 'open'],
    ],
    wrong: [
      ['Visitors may park in the yard [1].', 'condition'],
      ['The battery is charged after the first ride [1].', 'opposite'],
      ['The south hall uses more energy than the north hall [1].', 'swapped'],
      ['The north hall uses less energy than the south hall [1].', 'comparison'],
      ['The battery weighs 9 lbs [1].', 'unit'],
    ],
  },
  {
    text: 'Der Prüfer darf die Anlage nur nach Freigabe durch den Meister einschalten. Ein Fünftel der Kaution wird nach 18 Monaten erstattet. Das Tor kann bis 22 Uhr geöffnet werden. Probefahrten sind am 04.07.2026 möglich.',
    right: [
      ['Nach anderthalb Jahren wird ein Fünftel der Kaution erstattet [1].', 'open'],
      ['20 % der Kaution gibt es nach 18 Monaten zurück [1].', 'open'],
      ['Am 4. Juli 2026 sind Probefahrten möglich [1].', 'open'],
    ],
    wrong: [
      ['Der Prüfer darf die Anlage einschalten [1].', 'condition'],
      ['Probefahrten sind am 7. April 2026 möglich [1].', 'date'],
      ['Das Tor muss bis 22 Uhr geöffnet werden [1].', 'modality'],
      ['Ein Viertel der Kaution wird nach 18 Monaten erstattet [1].', 'number'],
    ],
  },
  {
    text: "Les vélos sont rendus avant le contrôle technique. L'assurance est facultative pour les séjours de moins de huit jours. La salle B coûte plus cher que la salle A. Le dépôt est ouvert le 05/06/2026.",
    right: [
      ["L'assurance n'est pas obligatoire pour un séjour de moins de 8 jours [1].", 'open'],
      ['Le dépôt ouvre le 5 juin 2026 [1].', 'open'],
      ['La salle B est plus chère que la salle A [1].', 'open'],
    ],
    wrong: [
      ['Les vélos sont rendus après le contrôle technique [1].', 'opposite'],
      ["L'assurance est obligatoire pour les séjours de moins de huit jours [1].", 'modality'],
      ['La salle A coûte plus cher que la salle B [1].', 'swapped'],
      ['Le dépôt est ouvert le 6 mai 2026 [1].', 'date'],
      ["L'assurance est facultative pour les séjours de plus de huit jours [1].", 'comparison'],
    ],
  },
  {
    text: 'El almacén carece de calefacción. El informe se firma después de la visita. Solo los jefes de turno pueden abrir la caja fuerte. La cuota anual es de 1.200 €, la mitad se paga en enero.',
    right: [
      ['El almacén no tiene calefacción [1].', 'open'],
      ['Se firma el informe tras la visita [1].', 'open'],
      ['La caja fuerte la pueden abrir únicamente los jefes de turno [1].', 'open'],
      ['La cuota es de 1200 euros al año [1].', 'open'],
    ],
    wrong: [
      ['El almacén tiene calefacción [1].', 'negation'],
      ['El informe se firma antes de la visita [1].', 'opposite'],
      ['Todos pueden abrir la caja fuerte [1].', 'condition'],
      ['La cuota mensual es de 1.200 € [1].', 'opposite'],
      ['Un cuarto de la cuota se paga en enero [1].', 'number'],
    ],
  },
];

const flawOf = (text: string, answer: string) => supportFlaw(answer, [quotedWhole(text, 'Handbook')]);

describe('the check of a paraphrase', () => {
  expectOutcomes(SOURCES);
});

it('finds a quote of two Chinese sentences, which have no space between them', () => {
  const text = '提前退租须提前90天通知。押金不予退还。';
  expect(flawOf(text, '押金不退还 [1]。')).toBeNull();
});

it('reads a comma in a Chinese number as a thousands separator', () => {
  const text = '保证金为3万元。';
  expect(flawOf(text, '保证金30,000元 [1]。')).toBeNull();
  expect(flawOf(text, '保证金30.000元 [1]。')).not.toBeNull();
});

describe('a number that two numbers of the source yield', () => {
  const text = 'Hallam needs nine weeks, Petrie needs fourteen weeks. The deposit is two rents of 800 euros.';

  it.each(['Hallam is five weeks quicker than Petrie [1].', 'The deposit is 1,600 euros in total [1].'])(
    'is accepted where the sentence calculates it: %s',
    (sentence) => {
      expect(flawOf(text, sentence)).toBeNull();
    },
  );

  it.each(['Hallam needs five weeks [1].', 'Hallam is six weeks quicker than Petrie [1].'])(
    'is refused where the sentence states another fact or result: %s',
    (sentence) => {
      expect(flawOf(text, sentence)).toBe('number');
    },
  );
});

it.each([
  [
    'Subletting is allowed only with consent of the owner.',
    'Without consent of the owner subletting is not allowed [1].',
  ],
  ['The vans are inspected every twelve months.', 'The vans are inspected once a year [1].'],
  ['A journey is paid 0.42 euros a kilometre.', 'A journey is paid 42 cents a kilometre [1].'],
])('the source "%s" supports "%s"', (text, sentence) => {
  expect(flawOf(text, sentence)).toBeNull();
});

it('checks a table in an answer row by row; its header and the line below the header state nothing', () => {
  const text = '| Plan | Price per month |\n|---|---|\n| Basic | €10 |\n| Pro | €20 |';
  const source = { ...quotedWhole(text), quotes: ['Pro | €20'] };
  const rows = ['| Plan | Price per month |', '|---|---|', '| Pro | €20 [1] |'];
  expect(outcomesOf(rows.join('\n'), [source])).toEqual(['plain', 'plain', 'proved']);
});

it.each([
  ['Плодная матка стоит 38 евро [1].', 'open'],
  ['Плодная матка стоит 39 евро [1].', 'number'],
  ['Образцы хранятся шесть месяцев [1].', 'open'],
  ['Η βασίλισσα κοστίζει 38 ευρώ [1].', 'open'],
  ['Η βασίλισσα κοστίζει 83 ευρώ [1].', 'number'],
  ['تكلفة الملكة الملقحة 38 يورو [1].', 'open'],
  ['מלכה מופרית עולה 38 אירו [1].', 'open'],
  ['女王蜂は38ユーロです [1]。', 'open'],
  ['女王蜂は39ユーロです [1]。', 'number'],
  ['교미한 여왕벌은 38유로입니다 [1].', 'open'],
  ['นางพญาผสมแล้วราคา 38 ยูโร [1].', 'open'],
  ['Grass is green [1].', 'words'],
])('a translation into another script is compared by its numbers: "%s" is %s', (sentence, outcome) => {
  const source = quotedWhole('A mated queen costs 38 euros. Samples are kept for six months.');
  expect(outcomesOf(sentence, [source])).toEqual([outcome]);
});

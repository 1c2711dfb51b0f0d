// Guarantee: a number with its unit passes if it follows from the numbers of the source, the question and the sentence
// itself. One that does not follow is refused, and so is a number of the question that breaks a limit of the source.
// Risk: every answer that calculates is refused, or any number passes.
import { expect, it } from 'vitest';
import { claimFlaw } from './claims.fixture.ts';

const PLANS = '| Ticket | Winter | Summer |\n|---|---|---|\n| Adult | €6.00 | €9.00 |\n| Child | €2.50 | €4.00 |';

it.each([
  // A difference that the sentence shows.
  ['Of 80 seats 65 are taken.', 'Of the 80 seats 65 are taken, so 15 are free.', ''],
  ['Der Chor hat 48 Mitglieder, 19 davon singen Bass.', 'Von 48 Mitgliedern singen 19 Bass und 29 nicht.', ''],
  ['Le fonds compte 220 titres, dont 35 en réserve.', 'Sur 220 titres, 35 sont en réserve et 185 en rayon.', ''],
  [
    'La nave tiene 900 metros, de los que 250 son de taller.',
    'De los 900 metros, 250 son taller y 650 quedan libres.',
    '',
  ],
  ['Il corso ha 30 posti, 12 sono riservati.', 'Dei 30 posti 12 sono riservati e 18 restano.', ''],
  ['全校有教室52间，其中14间在北楼。', '52间教室中14间在北楼，其余38间不在', ''],
  // A product, including one with a number of the question.
  ['One night costs 45 euros.', 'Three nights at 45 euros cost 135 euros.', 'What do three nights cost?'],
  ['Der Stundensatz beträgt 60 Euro.', 'Für vier Stunden sind das 240 Euro.', 'Was kosten vier Stunden?'],
  [
    'Les salariés ont dix jours de formation.',
    'À mi-temps, la moitié, soit cinq jours.',
    'Combien de jours pour la moitié du temps ?',
  ],
  ['La cuota es de 30 € al mes.', 'Son 360 € al año, a 30 € al mes.', '¿Cuánto es al año?'],
  ['逾期每天罚款5元。', '每天5元，六天共30元', '逾期六天罚多少？'],
  // A time of day, even across midnight, and years.
  ['The bar is open from 20:00 to 01:00.', 'The bar is open for five hours, from 8 pm to 1 am.', ''],
  ['Die Annahme endet 30 Minuten vor Schluss.', 'Bis 17:30 Uhr.', 'Der Hof schließt um 18 Uhr. Bis wann nehmt ihr an?'],
  [
    'Le dépôt ferme une heure avant la gare.',
    "Jusqu'à 21 h 30, heure de fermeture du dépôt.",
    'La gare ferme à 22 h 30. Quand ferme le dépôt ?',
  ],
  [
    'Boilers older than 10 years are replaced.',
    'It is 16 years old, so it is replaced.',
    'Our boiler is from 2010. What happens in 2026?',
  ],
  // A sum of products, and the rest of a whole.
  [
    PLANS,
    'In summer an adult pays €9.00 and a child €4.00, so together two adults and a child pay €22.00.',
    'What do two adults and a child pay in summer?',
  ],
  ['The fund pays 70 % of the roof, the owners the rest.', 'The fund pays 70 %, the remaining 30 % the owners.', ''],
  ['七成由公司承担，其余由员工承担。', '公司承担70%，剩下的30%由员工承担', ''],
  ['El menú vale 40 puntos, el precio 45 y el plan 15.', 'El precio vale 45 de los cien puntos.', ''],
  [
    'The share of solar power was 41 %, 3 points more than in 2024.',
    'In 2024 it was 38 %, as it rose by 3 points to 41 %.',
    '',
  ],
  // A date at the end of a period, a share of a count, a change in per cent, and a multiple of a price.
  [
    'Die Garantie beträgt 36 Monate ab dem Kauf.',
    'Die Garantie läuft bis Mai 2027.',
    'Gekauft im Mai 2024: Wie lange läuft die Garantie?',
  ],
  ['The club has 240 members, a third of them are children.', '80 of the 240 members are children.', ''],
  ['La cuota de los socios pasa de 40 a 46 euros.', 'La cuota de los socios sube un 15 %.', ''],
  ['Un jour de retard coûte 3 € aux lecteurs.', 'Dix jours de retard coûtent 30 € aux lecteurs.', ''],
  ['Visitors over 65 pay half the price of €12.', 'Visitors over 65 pay €6.', ''],
  // Fractions.
  ['Two thirds of the frames are sealed.', '2/3 of the frames are sealed.', ''],
  ['Der Tank ist zu drei Vierteln voll.', 'Der Tank ist zu 75 % voll.', ''],
])('the source "%s" supports "%s" (question: "%s")', (text, sentence, question) => {
  expect(claimFlaw(text, sentence, question)).toBeNull();
});

it.each([
  ['Of 80 seats 65 are taken.', 'Of the 80 seats 65 are taken, so 25 are free.', ''],
  ['Der Chor hat 48 Mitglieder, 19 davon singen Bass.', 'Von 48 Mitgliedern singen 19 Bass und 39 nicht.', ''],
  ['One night costs 45 euros.', 'Three nights at 45 euros cost 145 euros.', 'What do three nights cost?'],
  ['La cuota es de 30 € al mes.', 'Son 300 € al año, a 30 € al mes.', '¿Cuánto es al año?'],
  ['The bar is open from 20:00 to 01:00.', 'The bar is open for six hours, from 8 pm to 1 am.', ''],
  [
    'Le dépôt ferme une heure avant la gare.',
    "Jusqu'à 20 h 30, heure de fermeture du dépôt.",
    'La gare ferme à 22 h 30. Quand ferme le dépôt ?',
  ],
  [
    'Boilers older than 10 years are replaced.',
    'The boiler is 26 years old, so it is replaced.',
    'Our boiler is from 2010. What happens in 2026?',
  ],
  [
    PLANS,
    'In summer an adult pays €9.00 and a child €4.00, so together two adults and a child pay €25.00.',
    'What do two adults and a child pay in summer?',
  ],
  ['The fund pays 70 % of the roof, the owners the rest.', 'The fund pays 70 %, the remaining 40 % the owners.', ''],
  ['七成由公司承担，其余由员工承担。', '公司承担60%', ''],
  [
    'Die Garantie beträgt 36 Monate ab dem Kauf.',
    'Die Garantie läuft bis Mai 2026.',
    'Gekauft im Mai 2024: Wie lange läuft die Garantie?',
  ],
  ['The club has 240 members, a third of them are children.', '60 of the 240 members are children.', ''],
  ['La cuota de los socios pasa de 40 a 46 euros.', 'La cuota de los socios sube un 20 %.', ''],
  // A multiple of a price does not justify a third number.
  ['Un jour de retard coûte 3 € aux lecteurs.', 'Dix jours de retard coûtent 30 € ou 70 € aux lecteurs.', ''],
  // Another time of day, count, unit or limit.
  ['The hall opens at 6:30.', 'The hall opens at 6:30 pm.', ''],
  ['A run is signed by two people and takes five days.', 'A run is signed by two people and takes ten days.', ''],
  ['Un invitado puede quedarse cuatro horas al día.', 'Un invitado puede quedarse cuatro días.', ''],
  ['Receipts are needed above 10 euros.', 'Receipts are needed above 12 euros.', 'Do I need a receipt for 12 euros?'],
])('the source "%s" does not support "%s" (question: "%s")', (text, sentence, question) => {
  expect(claimFlaw(text, sentence, question)).not.toBeNull();
});

it.each([
  [
    'From 14 to 17 years a consent form is enough.',
    'At 15 a consent form is enough.',
    'My son is 15. What do we need?',
  ],
  ['Bis 5 kg ist das Gepäck frei.', 'Nein, 8 kg sind nicht mehr frei.', 'Sind 8 kg Gepäck frei?'],
  ['满五年不满十年的有8天年假。', '六年属于满五年不满十年，有8天年假', '我工作了六年，有几天年假？'],
])(
  'the source "%s" supports "%s", which applies its limit to the number of the question',
  (text, sentence, question) => {
    expect(claimFlaw(text, sentence, question)).toBeNull();
  },
);

it.each([
  ['Up to 5 kg luggage is free.', 'Luggage of 8 kg is free.', 'Is luggage of 8 kg free?'],
  ['Der Zuschuss beträgt 40 Euro.', 'Der Zuschuss beträgt 60 Euro.', 'Beträgt der Zuschuss 60 Euro?'],
])('the source "%s" does not support "%s", although the question has its number', (text, sentence, question) => {
  expect(claimFlaw(text, sentence, question)).toBe('number');
});

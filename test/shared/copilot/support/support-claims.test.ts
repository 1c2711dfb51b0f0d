// Guarantee: a sentence passes if it says what its quote says, also with other words, units or dates or in another
// language. It fails if it changes a number, a unit, a name, a bound, a condition, a negation or who does what. Risk: a
// citation of a source that does not make the claim.
import { describe } from 'vitest';
import { expectOutcomes, type SourceWithClaims } from './claims.fixture.ts';

const SOURCES: readonly SourceWithClaims[] = [
  {
    text: 'The lease begins on 1 March 2024 and ends after 36 months. Rent is €1,250.50 a month, payable to Harbour Estates Ltd.',
    right: [
      ['The lease ends after three years [1].', 'open'],
      ['Rent is €1250.50 per month [1].', 'open'],
    ],
    wrong: [
      ['The lease begins on 1 March 2025 [1].', 'date'],
      ['Rent is €1250.50 per week [1].', 'unit'],
      ['The lease ends after 48 months and rent is €1250.50 per month [1].', 'number'],
      ['The lease ends after 36 months and rent is €1350.50 per month [1].', 'number'],
      ['The lease ends on 1 March 2024 [1].', 'swapped'],
    ],
  },
  {
    text: 'Dogs are not allowed in the office. Assistance dogs may come in if they are registered with reception.',
    right: [
      ['Dogs are forbidden in the office [1].', 'open'],
      ['Assistance dogs are allowed if they are registered at the reception [1].', 'open'],
    ],
    wrong: [
      ['Dogs are allowed in the office [1].', 'negation'],
      ['Assistance dogs may not come in [1].', 'negation'],
      ['Assistance dogs may come in [1].', 'condition'],
    ],
  },
  {
    text: '| Plan | Price per month | Users |\n|---|---|---|\n| Basic | €10 | 5 |\n| Pro | €20 | 25 |',
    right: [
      ['The Pro plan costs €20 a month [1].', 'open'],
      ['Pro includes 25 users [1].', 'open'],
    ],
    wrong: [
      ['The Pro plan costs €10 a month [1].', 'row'],
      ['Pro includes 20 users [1].', 'swapped'],
    ],
  },
  {
    text: 'The office opens at 8:00 from Monday to Friday and closes at 18:00. On Saturday it opens at 10:00.',
    right: [['From Monday to Friday the office opens at 8 am [1].', 'open']],
    wrong: [
      ['On Saturday the office opens at 8:00 [1].', 'swapped'],
      ['The office opens at 8:00 on Sunday [1].', 'opposite'],
      ['From Monday to Friday the office closes at 8:00 [1].', 'negation'],
    ],
  },
  {
    text: 'Die Kündigungsfrist beträgt drei Monate zum Quartalsende. Während der Probezeit beträgt sie zwei Wochen.',
    right: [
      ['Die Frist für die Kündigung beträgt 3 Monate zum Ende des Quartals [1].', 'open'],
      ['The notice period is three months to the end of the quarter [1].', 'open'],
    ],
    wrong: [
      ['Während der Probezeit beträgt die Kündigungsfrist drei Monate [1].', 'swapped'],
      ['Die Kündigungsfrist beträgt drei Wochen zum Quartalsende [1].', 'unit'],
      ['The notice period is four months to the end of the quarter [1].', 'number'],
    ],
  },
  {
    text: 'Anna Weber leads Sales and Ben Kraus leads Support. The manager approves expenses up to 500 euros.',
    right: [
      ['Support is led by Ben Kraus [1].', 'open'],
      ['A. Weber leads Sales [1].', 'open'],
      ['Expenses of up to €500 are approved by the manager [1].', 'open'],
    ],
    wrong: [
      ['Anna Weber leads Support [1].', 'swapped'],
      ['Carla Weber leads Sales [1].', 'name'],
      ['The manager approves expenses over 500 euros [1].', 'comparison'],
      ['The manager approves expenses up to 500 dollars [1].', 'unit'],
    ],
  },
  {
    text: 'Most interns get a laptop. All employees get a phone after the first month.',
    right: [['Employees get a phone after one month [1].', 'open']],
    wrong: [
      ['All interns get a laptop [1].', 'quantifier'],
      ['Employees get a phone before the first month [1].', 'comparison'],
    ],
  },
  {
    text: 'Le remboursement est effectué sous 14 jours, sauf si le produit a été ouvert. Les frais de retour sont à la charge du client.',
    right: [
      ['Le remboursement est fait dans les deux semaines, sauf si le produit a été ouvert [1].', 'open'],
      ['Le client paie les frais de retour [1].', 'open'],
    ],
    wrong: [
      ['Le remboursement est effectué sous 14 jours [1].', 'condition'],
      ['Les frais de retour sont à la charge du vendeur [1].', 'swapped'],
    ],
  },
  {
    text: 'El horario de verano va del 15 de junio al 15 de septiembre. Los empleados no pueden teletrabajar los viernes.',
    right: [
      ['El horario de verano dura del 15/06 al 15/09 [1].', 'open'],
      ['Los viernes los empleados no pueden teletrabajar [1].', 'open'],
    ],
    wrong: [
      ['El horario de verano va del 15 de julio al 15 de septiembre [1].', 'date'],
      ['Los empleados pueden teletrabajar los viernes [1].', 'negation'],
      ['Los empleados no pueden teletrabajar los lunes [1].', 'opposite'],
    ],
  },
  {
    text: 'Il rimborso spetta solo ai dipendenti con contratto a tempo indeterminato. Il contributo massimo è di 250 euro.',
    right: [['Il contributo è al massimo di 250 € [1].', 'open']],
    wrong: [
      ['Il rimborso spetta a tutti i dipendenti [1].', 'condition'],
      ['Il contributo minimo è di 250 euro [1].', 'comparison'],
    ],
  },
  {
    text: 'The server room is kept at 18 to 22 °C. The backup runs twice a day at 02:00 and 14:00.',
    right: [
      ['The temperature in the server room is between 18 and 22 °C, and backups run at 2 am and 2 pm [1].', 'open'],
    ],
    wrong: [],
  },
  {
    text: 'The backup runs twice a day at 02:00 and 14:00.',
    right: [],
    wrong: [['The backup runs twice a week at 02:00 and 14:00 [1].', 'unit']],
  },
  {
    text: 'Travel costs are refunded because they are approved in advance.',
    right: [],
    wrong: [['Travel costs are not refunded [1].', 'negation']],
  },
  {
    text: 'Smoking is prohibited everywhere except on the roof terrace.',
    right: [['You may smoke only on the roof terrace [1].', 'open']],
    wrong: [],
  },
  {
    text: 'The supplier pays the customer a penalty of 5 % for late delivery.',
    right: [],
    wrong: [['The customer pays the supplier a penalty of 5 % for late delivery [1].', 'swapped']],
  },
  {
    text: 'The contract was signed in Berlin by Müller GmbH.',
    right: [],
    wrong: [['The contract was signed in Munich by Müller GmbH [1].', 'name']],
  },
  {
    text: 'Employees are entitled to 30 days of annual leave. Part-time staff get 15 days.',
    right: [['Mitarbeiter haben Anspruch auf 30 Tage Urlaub im Jahr [1].', 'open']],
    wrong: [
      ['Mitarbeiter haben keinen Anspruch auf 30 Tage Urlaub im Jahr [1].', 'negation'],
      ['Mitarbeiter haben Anspruch auf 30 Stunden Urlaub im Jahr [1].', 'unit'],
    ],
  },
  {
    text: 'Die Miete wird monatlich gezahlt. Herr Schmidt ist der Hausmeister.',
    right: [],
    wrong: [['Herr Müller ist der Hausmeister [1].', 'name']],
  },
  {
    text: 'Die Besprechung findet in Hamburg statt.',
    right: [],
    wrong: [['Die Besprechung findet in München statt [1].', 'name']],
  },
  {
    text: 'Nach Ablauf der Garantie werden Reparaturen berechnet.',
    right: [['Reparaturen sind nach dem Ende der Garantie kostenpflichtig [1].', 'open']],
    wrong: [],
  },
  {
    text: 'Visitors sign in at reception and wear a badge.',
    right: [['Visitors must sign in at the reception desk and wear a badge [1].', 'open']],
    wrong: [],
  },
];

describe('the check of a sentence', () => {
  expectOutcomes(SOURCES);
});

// Guarantee: a sentence is refused if it changes who does what to whom, what comes first, or which of two has more, and
// accepted if it says the same in the other voice or in another word order. Risk: a sentence is wrong although all of
// its words are in its source.
import { describe } from 'vitest';
import { acceptAndRefuse } from './claims.fixture.ts';

describe('a sentence about one or both of two statements', () => {
  acceptAndRefuse([
    [
      'The caretaker cleans the stairs, the gardener cleans the court.',
      'The gardener cleans the court.',
      'It is the caretaker who cleans the court.',
    ],
    [
      'Die Leiter prüft der Meister, das Gerüst die Bauleitung.',
      'Das Gerüst prüft die Bauleitung, die Leiter der Meister.',
      'Das Gerüst prüft der Meister, die Leiter die Bauleitung.',
    ],
    [
      'Le gérant tient la caisse et la vendeuse range la réserve.',
      'La vendeuse range la réserve et le gérant tient la caisse.',
      'La vendeuse tient la caisse et le gérant range la réserve.',
    ],
    [
      'Las monitoras abren la sala y el conserje cierra el edificio.',
      'El conserje cierra el edificio y las monitoras abren la sala.',
      'El conserje abre la sala y las monitoras cierran el edificio.',
    ],
    ['盘点由仓库负责，采购由财务负责。', '采购由财务负责，盘点由仓库负责。', '采购由仓库负责，盘点由财务负责。'],
    ['Norden asks £4,200; Brook asks £5,100.', 'Brook: £5,100', 'Brook: £4,200'],
    ['Ledroit demande 800 € ; Marchal demande 950 €.', 'Ledroit demande 800 €.', 'Ledroit demande 950 €.'],
  ]);
});

describe('a sentence about one of several similar statements', () => {
  acceptAndRefuse([
    [
      'Dienstwagen genehmigt die Abteilung, Auslandsreisen die Geschäftsführung.',
      'Auslandsreisen genehmigt die Geschäftsführung.',
      'Auslandsreisen genehmigt die Abteilung.',
    ],
    [
      'Les romans se rendent dans les 21 jours, les films dans les 7 jours.',
      'Les films se rendent dans les sept jours.',
      'Les films se rendent dans les 21 jours.',
    ],
    [
      'The hall opens at 6:30 and closes at 21:00; on Sundays it closes at 18:00.',
      'On Sundays the hall closes at 6 pm.',
      'On Sundays the hall closes at 21:00.',
    ],
    ['Only trained staff may enter the lab.', 'Trained staff may enter the lab.', 'Visitors may enter the lab.'],
    [
      'The fine for a late book is 0.10 euros per day.',
      'A late book costs a fine of 10 cents a day.',
      'The fine for a late book is 0.10 euros per week.',
    ],
    ['宠物不得进入餐厅，导盲犬除外。', '宠物不得进入餐厅，导盲犬除外', '导盲犬不得进入餐厅'],
  ]);
});

describe('a sentence in the active or passive voice', () => {
  acceptAndRefuse([
    [
      'Visitors are accompanied by the officer.',
      'Visitors have to be accompanied by the officer.',
      'The officer is accompanied by visitors.',
    ],
    [
      'The editor informs the author of changes.',
      'The author is informed of changes by the editor.',
      'The editor is informed of changes by the author.',
    ],
    ['The owner is told by the engineer.', 'The engineer tells the owner.', 'The owner tells the engineer.'],
    [
      'Le médecin informe le directeur.',
      'Le directeur est informé par le médecin.',
      'Le médecin est informé par le directeur.',
    ],
    ['La gerente avisa al técnico.', 'El técnico es avisado por la gerente.', 'La gerente es avisada por el técnico.'],
    ['Il custode avvisa il medico.', 'Il medico è avvisato dal custode.', 'Il custode è avvisato dal medico.'],
  ]);
});

describe('a sentence about the order of two steps', () => {
  acceptAndRefuse([
    [
      'The milk is first heated and then filtered.',
      'The milk is heated first and then filtered.',
      'The milk is first filtered and then heated.',
    ],
    [
      'Die Wolle wird gewaschen und danach gefärbt.',
      'Erst wird die Wolle gewaschen, dann gefärbt.',
      'Erst wird die Wolle gefärbt, dann gewaschen.',
    ],
    [
      "On rince d'abord les bacs, puis on les sèche.",
      'Les bacs sont rincés puis séchés.',
      "On sèche d'abord les bacs, puis on les rince.",
    ],
    [
      'La masa del pan se amasa después de reposar en el cuenco.',
      'La masa primero reposa y luego se amasa.',
      'La masa primero se amasa y luego reposa.',
    ],
    ['先称重，再贴标签。', '先称重，然后贴标签', '先贴标签，再称重'],
  ]);
});

describe('a sentence with alternative or combined conditions', () => {
  acceptAndRefuse([
    [
      'A taxi is paid if the bus has stopped or if luggage is heavy.',
      'A taxi is paid if luggage is heavy or if the bus has stopped.',
      'A taxi is paid only if the bus has stopped and luggage is heavy.',
    ],
    [
      'Der Zuschlag entfällt, wenn der Bus fährt und das Gepäck leicht ist.',
      'Wenn der Bus fährt und das Gepäck leicht ist, entfällt der Zuschlag.',
      'Wenn der Bus fährt oder das Gepäck leicht ist, entfällt der Zuschlag.',
    ],
    [
      'La prime est versée si le chantier finit en mai ou si le client signe.',
      'La prime est versée si le client signe ou si le chantier finit en mai.',
      'La prime est versée si le chantier finit en mai et si le client signe.',
    ],
    [
      'Se devuelve la fianza si la llave está entregada y la sala limpia.',
      'Se devuelve la fianza si la sala está limpia y la llave entregada.',
      'Se devuelve la fianza si la llave está entregada o la sala limpia.',
    ],
    [
      'Il buono della bottega vale se il cliente ritorna o se porta un amico.',
      'Il buono della bottega vale se porta un amico o se il cliente ritorna.',
      'Il buono della bottega vale se il cliente ritorna e se porta un amico.',
    ],
  ]);
});

describe('a sentence about the direction of a change', () => {
  acceptAndRefuse([
    [
      'In 2025 the pool had 8,200 guests, 5 % fewer than in 2024.',
      'The pool had 8,200 guests in 2025, 5 % fewer than in 2024.',
      'With 8,200 guests the pool had 5 % more than the year before.',
    ],
    [
      'Die Ausleihen gingen von 900 auf 780, die Besuche von 400 auf 450.',
      'Die Besuche sind gestiegen.',
      'Die Besuche sind gesunken.',
    ],
    ['Les abonnés sont passés de 310 à 340.', 'Le nombre des abonnés a augmenté.', 'Le nombre des abonnés a diminué.'],
    [
      'El depósito está al 60 %, frente al 45 % de 2025.',
      'El depósito, con un 60 %, está más lleno que en 2025.',
      'El depósito, con un 60 %, está menos lleno que en 2025.',
    ],
    [
      'Gli iscritti sono passati da 120 a 95.',
      'Il numero degli iscritti è diminuito.',
      'Il numero degli iscritti è aumentato.',
    ],
    ['甲厂的产量低于乙厂。', '甲厂的产量低于乙厂', '甲厂的产量高于乙厂'],
  ]);
});

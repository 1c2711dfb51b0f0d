// Guarantee: who does what to whom, what comes first, which of two has more, what changes which way, and of what
// something is not said stay as the source has them, in active and passive and in another order of words. Risk: each
// word of a sentence stands in its source, and the sentence is wrong.
import { describe, expect, it } from 'vitest';
import { supportFlaw } from '../../../../shared/copilot/support/support.ts';

const flawOf = (text: string, said: string, question = '') =>
  supportFlaw(
    `${said.replace(/[.。]$/u, '')} [1].`,
    [{ title: 'Handbook', headings: '', text, quotes: [text] }],
    question,
  );

type Case = readonly [text: string, right: string, wrong: string, question?: string];

function both(cases: readonly Case[]): void {
  const listed = cases.map(([text, right, wrong, question = '']) => [text, right, wrong, question] as const);

  it.each(listed)('%s: %s', (text, right, _wrong, question) => {
    expect(flawOf(text, right, question)).toBeNull();
  });

  it.each(listed)('%s: %s, not: %s', (text, _right, wrong, question) => {
    expect(flawOf(text, wrong, question)).not.toBeNull();
  });
}

describe('two that stand side by side', () => {
  both([
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

describe('active and passive', () => {
  both([
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

describe('what comes first', () => {
  both([
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

describe('one condition or both', () => {
  both([
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

describe('which way it goes', () => {
  both([
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

describe('of what it is not said', () => {
  both([
    [
      'Helmets are required for sailing, but not for rowing.',
      'Helmets are required for sailing.',
      'Helmets are required for rowing.',
    ],
    [
      'Der Rabatt gilt für Bücher, nicht für Karten.',
      'Der Rabatt gilt für Bücher.',
      'Der Rabatt gilt für Bücher und Karten.',
    ],
    [
      'Le bus est gratuit pour les élèves, mais pas pour les parents.',
      'Le bus est gratuit pour les élèves.',
      'Le bus est gratuit pour les élèves et les parents.',
    ],
    [
      'El turno puede cambiarse con los cocineros, pero no con los camareros.',
      'El turno puede cambiarse con los cocineros.',
      'El turno solo puede cambiarse con los camareros.',
    ],
    [
      'Lo sconto vale per i soci, ma non per gli ospiti.',
      'Lo sconto vale per i soci.',
      'Lo sconto vale per gli ospiti.',
    ],
    [
      'No bikes are allowed, except folding bikes.',
      'Folding bikes are allowed as an exception.',
      'Folding bikes are not allowed.',
    ],
    [
      'The gym is only included in the family plan.',
      'The gym is included in the family plan.',
      'The single plan includes the gym.',
      'Is the gym in the single plan?',
    ],
    ['All parcels are weighed; some are opened.', 'All parcels are weighed.', 'All parcels are opened.'],
    [
      'Refunds are free within a week; after that a fee of 20 % is charged.',
      'After that a fee of 20 % is charged.',
      'A fee of 20 % is always charged.',
    ],
  ]);
});

describe('limits', () => {
  both([
    [
      'Above 30 °C the yellow light is on, above 40 °C it is the red one.',
      'The yellow light is on above 30 °C and not above 40 °C.',
      'The yellow light is on below 30 °C.',
    ],
    [
      'Anfänger mit weniger als drei Jahren Erfahrung dürfen den Kran nicht bedienen.',
      'Für den Kran müssen Sie mindestens drei Jahre Erfahrung haben.',
      'Für den Kran müssen Sie höchstens drei Jahre Erfahrung haben.',
    ],
    [
      'Jugendliche unter 16 Jahren nehmen an der Nachtschicht nicht teil.',
      'Jugendliche unter 16 sind davon ausgenommen.',
      'Jugendliche über 16 sind davon ausgenommen.',
    ],
    [
      'Le bruit ne doit pas dépasser 60 dB.',
      'Le bruit est limité à 60 dB au maximum.',
      'Le bruit doit dépasser 60 dB.',
    ],
    ['未满12岁者须由成人陪同。', '不必成人陪同', '未满12岁者不必由成人陪同', '我14岁，要成人陪同吗？'],
  ]);
});

it.each([
  ['The bridge may therefore not be used by lorries.', 'Because the bridge swings too strongly under lorries.'],
  ['Der Steg ist daher gesperrt.', 'Weil der Steg morsche Bretter und lose Schrauben hat.'],
  ['Le pont est donc fermé.', 'Car le pont a des câbles rouillés.'],
  ['Por eso el ascensor está cerrado.', 'Porque el ascensor tiene cables rotos.'],
  ['La sala è quindi chiusa.', 'Perché la sala ha infiltrazioni gravi.'],
])('takes no reason that is not given: %s: %s', (text, said) => {
  expect(flawOf(text, said)).not.toBeNull();
});

it('takes a condition that the next sentence of the answer says, where that one is kept', () => {
  const text = 'Watering is forbidden in July, unless the council grants a written permit.';
  const sources = [{ title: 'Garden', headings: '', text, quotes: [text] }];
  const rest = (permit: string) => supportFlaw(`Watering is forbidden in July [1]. ${permit} [1].`, sources);
  expect(rest('The council grants a written permit')).toBeNull();
  expect(rest('The council grants three written permits')).not.toBeNull();
  expect(supportFlaw('Watering is forbidden in July [1].', sources)).toBe('condition');
});

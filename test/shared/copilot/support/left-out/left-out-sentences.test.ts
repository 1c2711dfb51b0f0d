// Guarantee: what is shown of an answer without an unsupported sentence neither counts nor refers to what is left out.
// Risk: "The two prices are:" before one price, or "For this price, ..." without the price.
import { expect, it } from 'vitest';
import { keepSupported } from '../../../../../shared/copilot/support/keep-supported.ts';
import { type CheckedSentence, checkSupport } from '../../../../../shared/copilot/support/support.ts';
import { quotedWhole } from '../outcomes.fixture.ts';

const ITEMS = '- the first [1]\n- the second [1]';

// Returns the answer that is shown if only the last sentence or item is not supported, or null.
function shownWithoutLast(answer: string): string | null {
  const checked = checkSupport(answer, [quotedWhole('Nothing of this.')], '');
  const kept = keepSupported(checked.map(markedAs(checked.length - 1)), answer);
  return 'text' in kept ? kept.text : null;
}

function shownWithoutFirst(answer: string): string | null {
  const kept = keepSupported(checkSupport(answer, [quotedWhole('Nothing of this.')], '').map(markedAs(0)), answer);
  return 'text' in kept ? kept.text : null;
}

function markedAs(wrong: number) {
  return (sentence: CheckedSentence, at: number): CheckedSentence => ({
    ...sentence,
    outcome: at === wrong ? { kind: 'wrong', flaw: 'number' } : { kind: 'proved' },
  });
}

it.each([
  'The two prices of the shop are:',
  'These are both prices of the shop:',
  'There are 2 prices for the members of the club:',
  'Die beiden Preise für die Mitglieder sind:',
  'Es gibt zwei Preise für die Mitglieder:',
  'Les deux prix pour les membres du club sont :',
  'Hay dos precios para los socios del club:',
  'Ci sono due prezzi per i soci del circolo:',
  'Há dois preços para os sócios do clube:',
  'Er zijn twee prijzen voor de leden van de club:',
  'Są dwie ceny dla członków klubu:',
  'Det finns två priser för medlemmarna i klubben:',
  '会员有两个价格：',
])('shows nothing of a list that loses one of the items counted in %j', (leadIn) => {
  expect(shownWithoutLast(`${leadIn}\n${ITEMS}`)).toBeNull();
  expect(shownWithoutLast(`${leadIn}\n\n${ITEMS}`)).toBeNull();
});

it.each([
  'The prices of the shop are:',
  'Within 2 days, the visitors bring to the desk:',
  'There are three prices for the members of the club:',
  'Die Preise für die Mitglieder sind:',
  'Hay precios para los socios del club:',
])('shows the other items of a list after %j', (leadIn) => {
  expect(shownWithoutLast(`${leadIn}\n${ITEMS}`)).toBe(`${leadIn}\n- the first [1]`);
});

it('shows a counted list with all its items if a sentence after it is left out', () => {
  const list = `The two prices of the shop are:\n${ITEMS}`;
  expect(shownWithoutLast(`${list}\n\nIt is open [1].`)).toBe(list);
});

it.each([
  ['The price is 38 euros', 'For this price, the shop delivers to the house'],
  ['The price is 38 euros', 'After this payment the shop delivers to the house'],
  ['Der Preis beträgt 38 Euro', 'Für diesen Preis liefert der Laden nach Hause'],
  ['Die Frist beträgt 38 Tage', 'Nach dieser Frist liefert der Laden nach Hause'],
  ['Le prix est de 38 euros', 'Pour ce prix, le magasin livre à la maison'],
  ['El precio es de 38 euros', 'Por este precio la tienda lleva el pedido a casa'],
  ['Il prezzo è di 38 euro', 'Per questo prezzo il negozio consegna a casa'],
  ['O preço é de 38 euros', 'Por esse preço a loja entrega em casa'],
  ['De prijs is 38 euro', 'Voor deze prijs levert de winkel aan huis'],
  ['Cena wynosi 38 euro', 'Za tę cenę sklep dostarcza do domu'],
  ['Priset är 38 euro', 'För detta pris levererar butiken hem'],
  ['价格是38欧元', '以此价格商店送货上门'],
])('shows nothing of an answer whose first sentence is left out: %j, %j', (first, second) => {
  expect(shownWithoutFirst(`${first} [1]. ${second} [1].`)).toBeNull();
});

it.each([
  ['The price is 38 euros', 'For members, the shop delivers to the house'],
  ['Der Preis beträgt 38 Euro', 'Für Mitglieder liefert der Laden nach Hause'],
  ['Le prix est de 38 euros', 'Pour les membres, le magasin livre à la maison'],
  ['El precio es de 38 euros', 'Para los socios la tienda lleva el pedido a casa'],
  ['Cena wynosi 38 euro', 'Dla członków sklep dostarcza do domu'],
])('shows a second sentence that refers to nothing: %j, %j', (first, second) => {
  expect(shownWithoutFirst(`${first} [1]. ${second} [1].`)).toBe(`${second} [1].`);
});

it.each([
  ['in the middle of a paragraph', 'One [1]. Two [1]. Three [1].\n\nFour [1].', 'One [1]. Three [1].\n\nFour [1].'],
  ['that was a paragraph', 'One [1].\n\nTwo [1].\n\nThree [1].', 'One [1].\n\nThree [1].'],
  ['that was an item', '- one [1]\n- two [1]\n- three [1]\n\nFour [1].', '- one [1]\n- three [1]\n\nFour [1].'],
])('keeps the blank lines around a sentence %s', (_place, answer, shown) => {
  const kept = keepSupported(checkSupport(answer, [quotedWhole('Nothing.')], '').map(markedAs(1)), answer);
  expect(kept).toEqual({ text: shown });
});

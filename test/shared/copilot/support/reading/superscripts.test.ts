// Guarantee: a raised figure is not read as a part of the number or word before it: notes are removed, and powers,
// cents and minutes are written as numbers. Risk: a price with note 1 is read as ten times the price, so that the right
// answer is refused and a wrong one is shown.
import { expect, it } from 'vitest';
import { withoutSuperscripts } from '../../../../../shared/copilot/support/reading/superscripts.ts';

it.each([
  ['a note on a number', '12¹ euros, 14⁽²⁾ euros, 15³⁾', '12 euros, 14 euros, 15'],
  ['several notes', '12¹, ² euros', '12 euros'],
  ['a note on a word', 'Price¹ of land²', 'Price of land'],
  ['a note on a ten', '10¹ euros, 10² euros, 10³⁾ euros', '10 euros, 10 euros, 10 euros'],
  ['a power', '10⁶ seats, 10⁻³ mol, 10³', '1000000 seats, 0.001 mol, 1000'],
  ['a power with more digits than a number can have', '10²⁴ atoms', '10 atoms'],
  ['the largest power, and one with too many digits', '10¹⁵ cells, 10¹⁶ cells', '1000000000000000 cells, 10 cells'],
  ['a small power', '10⁻⁹ m', '0.000000001 m'],
  ['a power of another number', 'about 110³', 'about 110'],
  ['cents', '12⁵⁰ €, 3⁹⁹ euros, €7²⁵, €12⁵⁰', '12.50 €, 3.99 euros, €7.25, €12.50'],
  ['minutes', '8³⁰ Uhr, 9¹⁵ h', '8:30 Uhr, 9:15 h'],
  ['units', '40 m², 3 m³, 5 km²', '40 m², 3 m³, 5 km²'],
  ['a unit with a note', '40 m²¹, 40 m¹', '40 m², 40 m'],
  ['a word that ends as a unit', 'a room² here, ein Damm²', 'a room here, ein Damm'],
  ['a power of a letter', 'a² of 5 m/s², x³', 'a² of 5 m/s², x³'],
  ['a figure by itself', '¹ per year', '¹ per year'],
  ['no figure', '12 euros', '12 euros'],
])('reads %s: "%s" as "%s"', (_case, text, expected) => {
  expect(withoutSuperscripts(text)).toBe(expected);
});

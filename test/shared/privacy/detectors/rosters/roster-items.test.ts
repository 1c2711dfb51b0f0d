// Guarantee: a row of a roster is read piece by piece: from each piece, the capitalized words without a title before
// them or what follows, and whether these are a listed name, an unknown word or something else, such as a day, a town
// or a department. Risk: a menu is read as a roster, or half a name stays.
import { expect, it } from 'vitest';
import { rosterItem } from '../../../../../shared/privacy/detectors/rosters/roster-items.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

// Reads a piece in the middle of a line, because its neighbors must not be read with it.
function itemOf(piece: string): string {
  const scanned = scanText(foldForMatching(`A,${piece},7 B`));
  const item = rosterItem(scanned, { start: 2, end: 2 + piece.length });
  return item === null ? 'none' : `${scanned.text.slice(item.start, item.end)}: ${item.category}`;
}

it.each([
  ['Zorkel', 'Zorkel: unknown'],
  [' Zorkel ', 'Zorkel: unknown'],
  ['Annika', 'Annika: name'],
  ['Dr Zorkel', 'Zorkel: unknown'],
  ['F Zorkel', 'Zorkel: unknown'],
  ['Dr', 'none'],
  ['zorkel', 'none'],
  ['', 'none'],
  ['(Zorkel)', 'none'],
  ['Zorkel (Annika)', 'Zorkel: unknown'],
  ['Zorkel until Vlim', 'Zorkel: other'],
  ['open Zorkel', 'Zorkel: unknown'],
  ['open for Zorkel', 'Zorkel: other'],
  ['open for Annika', 'Annika: name'],
  ['ZORKEL', 'ZORKEL: other'],
  ['ANNIKA', 'ANNIKA: name'],
  // Particles aside, several words are a name if they are at most three and at least half of them are known.
  ['Annika Zorkel', 'Annika Zorkel: name'],
  ['Zorkel Vlim', 'Zorkel Vlim: other'],
  ['Annika Markus Zorkel', 'Annika Markus Zorkel: name'],
  ['Annika Zorkel Vlim', 'Annika Zorkel Vlim: other'],
  ['Annika Markus Annika Markus', 'Annika Markus Annika Markus: other'],
  ['Annika van der Zorkel', 'Annika van der Zorkel: name'],
  ['Annika van Zorkel today', 'Annika van Zorkel: name'],
  ['Zorkel van', 'Zorkel: unknown'],
  ['Annika is at the door', 'Annika: other'],
  ['Annika is at door', 'Annika: name'],
  ['Annika 7', 'Annika: other'],
  ['Annika7', 'Annika: other'],
  ['Annika  7', 'Annika: name'],
  ['Die Zorkel', 'Die Zorkel: other'],
  ['The Zorkel', 'The Zorkel: other'],
  ['The Annika', 'The Annika: other'],
  ['Der Annika', 'Der Annika: other'],
  // Departments, days, duties and pharmacies.
  ['Annika Logistics', 'Annika Logistics: other'],
  ['Logistics', 'Logistics: other'],
  ['Annika Monday', 'Annika Monday: other'],
  ['Monday', 'Monday: other'],
  ['Vormittag', 'Vormittag: other'],
  ['Nachtdienst', 'Nachtdienst: other'],
  ['Zorkel-Apotheke', 'Zorkel-Apotheke: other'],
  ['London', 'London: other'],
  ['Paris', 'Paris: unknown'],
  // A word that is also a surname is not a name; one that is a first name is.
  ['Young', 'Young: unknown'],
  ['Mark', 'Mark: name'],
])('reads %j as %j', (piece, item) => {
  expect(itemOf(piece)).toBe(item);
});

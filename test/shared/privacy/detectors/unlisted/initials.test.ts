// Guarantee: initials are found if the text has a full name, here in « », that they belong to, and only where they mean
// somebody: at the start of an item or a sentence, before a verb or at an end. Abbreviations stay. Risk: minutes reveal
// who is to do what, or units and departments become unreadable.
import { expect, it } from 'vitest';
import { initialsOf } from '../../../../../shared/privacy/detectors/unlisted/initials.ts';
import { besideKnown } from './persons.fixture.ts';

it.each([
  ['Present: «Emily Wood». EW to ask for a quote.', 'EW'],
  ['Present: «Emily Wood». Action: EW', 'EW'],
  ['Present: «Emily Wood»\nEW: ask for a quote\n(EW)\n§ 4 EW asks\n→ EW', 'EW, EW, EW, EW'],
  ['Present: «Emily Zoe Wood». EZW asks, EW pays.', 'EZW, EW'],
  ['Present: «Marie-Louise Bond». MLB asks.', 'MLB'],
  ['Present: «Emily van der Wood». EW asks.', 'EW'],
  ['Present: «Emily Wood», «Tom Vance». EW asks. TV asks. The TV set.', 'EW'],
])('finds initials in %j', (row, initials) => {
  expect(besideKnown(initialsOf, row)).toBe(initials);
});

it.each([
  'Present: Emily Wood. EW to ask for a quote.',
  'Present: «Emily Wood». WE asks.',
  'Present: «Anne-Karin». AK to ask for a quote.',
  'Present: «emily Wood». WW to ask for a quote.',
  // Initials that are also another word or a name.
  'Present: «Ian Thorpe». IT to ask for a quote.',
  'Present: «Helen Quill». HQ to ask for a quote.',
  'Present: «Adam Lowe». AL to ask for a quote.',
  'Present: «Jo Oates». JO to ask for a quote.',
  // A place where initials do not mean a person, even if they do in another place.
  'Present: «Emily Wood». The EW player.',
  'Present: «Emily Wood». EW 12 is filed.',
  'Present: «Emily Wood». EW Declaration.',
  'Present: «Emily Wood». EW asks. The EW player.',
  'PRESENT: «EMILY WOOD». CALL EW NOW',
])('finds no initials in %j', (row) => {
  expect(besideKnown(initialsOf, row)).toBe('');
});

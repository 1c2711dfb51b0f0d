// Guarantee: a capitalized everyday word after a given name is a surname if the sentence speaks of the person, and not
// if it is a day, a department or the next word of a heading, or if the given name is also a plant or a technical part.
// Risk: half of a name stays, or a thing with an article counts as a person.
import { expect, it } from 'vitest';
import { withEverydaySurname } from '../../../../../shared/privacy/detectors/names/beside/everyday-surname.ts';
import { endsOf } from '../../../../../shared/privacy/detectors/names/name-run.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';
import { candidatesIn } from './marked-name.fixture.ts';

// Returns the first name in a text that begins with this given name.
function nameIn(text: string, given: string): string {
  const scanned = scanText(foldForMatching(text));
  const candidate = candidatesIn(scanned).find(({ names }) => names[0]?.lower === given);
  if (candidate === undefined) {
    throw new Error(`No ${given} in: ${text}`);
  }
  const [first, last] = endsOf(withEverydaySurname(scanned, candidate).words);
  return text.slice(first.start, last.end);
}

it.each([
  ['We asked Anna Socket about it.', 'Anna Socket'],
  ['We asked Anna Costa Socket about it.', 'Anna Costa Socket'],
  ['We asked Anna Hill about it.', 'Anna Hill'],
  ['We asked Anna Manager about it.', 'Anna Manager'],
  ['We asked the Anna Socket about it.', 'Anna'],
  ['We asked Anna Support about it.', 'Anna'],
  ['We asked Anna Monday about it.', 'Anna'],
  ['We asked Anna Rossi Socket.', 'Anna Rossi'],
  ['We asked Anna May Socket about it.', 'Anna May'],
  ['We asked Anna Keene Gibson Hill about it.', 'Anna Keene Gibson'],
])('in %j the name is %j', (text, name) => {
  expect(nameIn(text, 'anna')).toBe(name);
});

// Where people have two surnames, a mark shows that the second one ends.
it.each([
  ['Es la factura del piso, Anna Costa Fall, no la otra.', 'Anna Costa Fall'],
  ['Es la factura del piso que nos pide Anna Costa Fall', 'Anna Costa Fall'],
  ['Es la factura del piso, Anna Costa Fall. No la otra.', 'Anna Costa'],
  ['Es la factura del piso, Anna Maria Fall, no la otra.', 'Anna Maria'],
  ['É a fatura da casa que nos pede Anna Costa Fall, mas não é a outra.', 'Anna Costa Fall'],
  ['This is the invoice of the house, Anna Costa Fall, and not the other.', 'Anna Costa'],
])('in %j the name with two surnames is %j', (text, name) => {
  expect(nameIn(text, 'anna')).toBe(name);
});

it('reads no second surname after a given name that is also a surname', () => {
  expect(nameIn('Es la factura del piso, Martin Fall, no la otra.', 'martin')).toBe('Martin');
});

it('reads no surname after a given name that is also a technical part', () => {
  expect(nameIn('I put Jack Socket in the box.', 'jack')).toBe('Jack');
});

// Guarantee: before a surname, every given name is a name, also one that is a word for a thing elsewhere; without a
// surname, the thing stays. Risk: "Pietro Rossi" stays in every text because "piętro" is a floor, or a hall and a mine
// count as persons.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  isGoodsBefore,
  isThingAfter,
  isThingBefore,
} from '../../../../../shared/privacy/detectors/things/thing-words.ts';
import { isPlainGivenName } from '../../../../../shared/privacy/names/name-bits.ts';
import { found } from '../../found.ts';

const LISTS = new URL('../../../../../shared/privacy/names/given-names/', import.meta.url);
// "Santa Cruz", "Liga Portugal": far more often a place and a league.
const MORE_OFTEN_THINGS = ['liga', 'santa'];

// Every word of the lists of given names that is a word for a thing too.
async function namesOfThings(): Promise<string[]> {
  const lists: Readonly<Record<string, unknown>>[] = await Promise.all(
    readdirSync(LISTS).map((file) => import(new URL(file, LISTS).href)),
  );
  const words = lists.flatMap((list) => Object.values(list)).flatMap((list) => String(list).match(/[a-z'-]+/g) ?? []);
  const isThing = (word: string) => isThingBefore(word) || isThingAfter(word) || isGoodsBefore(word);
  return [...new Set(words)].filter((word) => isPlainGivenName(word) && isThing(word)).sort();
}

const names = (await namesOfThings()).filter((name) => !MORE_OFTEN_THINGS.includes(name));

it.each(names)('%s is a given name before a surname', (name) => {
  const written = `${name.charAt(0).toUpperCase()}${name.slice(1)} Kowalczyk`;
  expect(found(`Please ask ${written} about it.`)).toEqual([`PERSON ${written}`]);
});

it.each([
  ['Dear Rei Tanaka,', 'Rei Tanaka'],
  ['Lei Zhang submitted the report.', 'Lei Zhang'],
  ['Storm Andersson is on leave until May.', 'Storm Andersson'],
  ['Chiedere a Pietro Rossi.', 'Pietro Rossi'],
])('a name is found in %j: %s', (text, name) => {
  expect(found(text)).toEqual([`PERSON ${name}`]);
});

it.each([
  'The hotel is in Santa Cruz.',
  'A Lei de Murphy não vale na Física.',
  'We visited the Mina San José.',
  'Santo Domingo is the capital.',
  'The concert is in Hala Koszyki at eight.',
  'Villa Miller was sold in 1998.',
  'Storm Eunice caused damage.',
  'The ward sister works in Ward Florence.',
  'The guarantor is Nordwind Holding Ltd. The witness is Under Oath.',
  'Der Bürge ist Pflicht, der Zeuge ist Unbekannt.',
  'Il Garante è Autorità indipendente.',
  'Le garant est Toujours Responsable.',
])('no name is found in %j', (text) => {
  expect(found(text)).toEqual([]);
});

// Guarantee: the words of a text that could be a name come in runs, each with its place and role; a label before a
// number, a column or a thirteenth word begins another run. Risk: half of a name stays, or a heading becomes a name.
import { expect, it } from 'vitest';
import { nameRuns } from '../../../../../shared/privacy/detectors/names/name-words.ts';
import { GIVEN, SURNAME } from '../../../../../shared/privacy/names/name-bits.ts';
import { foldForMatching } from '../../../../../shared/privacy/text/folded-text.ts';
import { scanText } from '../../../../../shared/privacy/text/scanned-text.ts';

const runsOf = (text: string) => nameRuns(scanText(foldForMatching(text)));
const writtenRuns = (text: string) =>
  runsOf(text).map((run) => run.map(({ role, start, end }) => `${role} ${text.slice(start, end)}`));

it('twelve words are one run, and the thirteenth begins another', () => {
  const words = Array.from({ length: 13 }, () => 'Zorblau').join(' ');
  expect(runsOf(words).map(({ length }) => length)).toEqual([12, 1]);
});

it('a label before a number begins another run after a title, and continues a single name', () => {
  expect(writtenRuns('Frau Zorblau NHS: 4417')).toEqual([['title Frau', 'name Zorblau'], ['name NHS']]);
  expect(writtenRuns('Zorblau NHS: 4417')).toEqual([['name Zorblau', 'name NHS']]);
});

it('a particle before a name in lower case belongs to its run', () => {
  expect(writtenRuns('van dijk belt morgen')).toEqual([['particle van', 'plain dijk']]);
});

it.each([
  ['J. v. d. Berg', 'v. d.'],
  ['J v.d. Berg', 'v.d.'],
  ['J. v/d Berg', 'v/d'],
])('abbreviated particles after an initial are one word: %s', (text, particles) => {
  const [run = []] = runsOf(text);
  const start = text.indexOf('v');
  expect(run.map(({ role }) => role)).toEqual(['initial', 'particle', 'name']);
  expect(run[1]).toEqual({ start, end: start + particles.length, lower: 'vd', bits: 0, role: 'particle' });
});

it('what "i" joins in a Catalan name is a surname', () => {
  const text = 'El señor Pere Vilardell i Zorblax vive en la casa de la calle.';
  const run = runsOf(text).find((words) => words.some(({ lower }) => lower === 'vilardell')) ?? [];
  const i = text.indexOf(' i ') + 1;
  expect(run.slice(1)).toEqual([
    { start: 9, end: 13, lower: 'pere', bits: GIVEN, role: 'name' },
    { start: 14, end: 23, lower: 'vilardell', bits: SURNAME, role: 'name' },
    { start: i, end: i + 1, lower: 'i', bits: 0, role: 'particle' },
    { start: i + 2, end: i + 9, lower: 'zorblax', bits: SURNAME, role: 'name' },
  ]);
});

it('particles other than "i" do not make the next word a surname', () => {
  const [run = []] = runsOf('Zorblau van Zorblax komt morgen.');
  expect(run.map(({ role, bits }) => [role, bits])).toEqual([
    ['name', 0],
    ['particle', 0],
    ['name', 0],
  ]);
});

it('"Pere" is a title in French, and a given name where people speak Spanish', () => {
  expect(writtenRuns('Pere Zorblau est dans la maison de la rue.')).toEqual([['title Pere', 'name Zorblau']]);
  expect(writtenRuns('Pere Zorblau está en la casa de la calle.')).toEqual([['name Pere', 'name Zorblau']]);
});

it('an abbreviated Swedish patronymic is a surname', () => {
  const [run = []] = runsOf('Zorblau P:son kommer');
  expect(run).toEqual([
    { start: 0, end: 7, lower: 'zorblau', bits: 0, role: 'name' },
    { start: 8, end: 13, lower: 'p:son', bits: SURNAME, role: 'name' },
  ]);
});

it.each([
  ['Zorblau  Berg', 1],
  ['Zorblau  Berg    12', 2],
  ['Menge    12\nZorblau  Berg', 1],
  ['Zorblau  Berg\nMenge    12', 1],
])('two spaces separate names only in a line of columns: %j has %i runs with a name', (text, count) => {
  expect(writtenRuns(text).filter((run) => run.some((word) => /Zorblau|Berg/.test(word)))).toHaveLength(count);
});

// Guarantee: the words of a text that could be a name come in runs, each with its place and role; a label before a
// number, a column or a thirteenth word begins another run. Risk: half of a name stays, or a heading becomes a name.
import { expect, it } from 'vitest';
import { nameRuns } from '../../../../../shared/privacy/detectors/names/name-words.ts';
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

it.each([
  ['Zorblau  Berg', 1],
  ['Zorblau  Berg    12', 2],
  ['Menge    12\nZorblau  Berg', 1],
  ['Zorblau  Berg\nMenge    12', 1],
])('two spaces separate names only in a line of columns: %j has %i runs with a name', (text, count) => {
  expect(writtenRuns(text).filter((run) => run.some((word) => /Zorblau|Berg/.test(word)))).toHaveLength(count);
});

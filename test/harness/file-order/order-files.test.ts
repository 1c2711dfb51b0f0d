// Guarantee: the order contains every file of a run once; the longest come first, and files that wait for a browser run
// beside files that compute. Risk: a file is never run and nobody notices, or cores are idle.
import { expect, it } from 'vitest';
import { orderFiles } from './order-files.ts';

const file = (path: string) => ({ path: `/checkout/${path}`, project: path.split('/')[0] ?? '' });
const FILES = ['i/c/1', 'i/c/2', 'i/1', 'i/2', 'i/3', 'i/4', 'i/long', 'u/1', 'u/2', 'u/longer'].map(file);
const ordered = (known: Parameters<typeof orderFiles>[1], files = FILES) =>
  orderFiles(files, known).map(({ path }) => path.replace('/checkout/', ''));

it('begins with the longest files, in their given order, and keeps the order of all others', () => {
  const longest = ['u/longer', 'i/long', 'gone'];
  const others = ['i/c/1', 'i/c/2', 'i/1', 'i/2', 'i/3', 'i/4', 'u/1', 'u/2'];
  expect(ordered({ longest })).toEqual(['u/longer', 'i/long', ...others]);
});

it('spreads the files that wait evenly among the others of their project', () => {
  const known = { longest: ['i/long'], waiting: { folder: '/c/', among: 'i' } };
  const spread = ['i/1', 'i/c/1', 'i/2', 'i/3', 'i/c/2', 'i/4'];
  expect(ordered(known)).toEqual(['i/long', ...spread, 'u/1', 'u/2', 'u/longer']);
});

it.each([
  ['only files that wait', '/i/c/'],
  ['only files of another project', '/u/'],
])('keeps the order in a run with %s', (_name, folder) => {
  const files = FILES.filter(({ path }) => path.includes(folder));
  const known = { longest: [], waiting: { folder: '/c/', among: 'i' } };
  expect(ordered(known, files)).toEqual(files.map(({ path }) => path.replace('/checkout/', '')));
});

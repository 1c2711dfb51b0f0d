// Guarantee: every file of a run is in its order once; the longest come first, and files that wait for a browser run
// beside files that compute. Risk: a file that is never run, which nobody notices, or cores that have nothing to do.
import { expect, it } from 'vitest';
import { orderFiles } from './order-files.ts';

const file = (path: string) => ({ path: `/checkout/${path}`, project: path.split('/')[0] ?? '' });
const FILES = ['c/1', 'c/2', 'i/1', 'i/2', 'i/3', 'i/4', 'i/long', 'u/1', 'u/2', 'u/longer'].map(file);
const ordered = (known: Parameters<typeof orderFiles>[1], files = FILES) =>
  orderFiles(files, known).map(({ path }) => path.replace('/checkout/', ''));

it('begins with the longest, in their order, and leaves all others as they are', () => {
  const longest = ['u/longer', 'i/long', 'gone'];
  const others = ['c/1', 'c/2', 'i/1', 'i/2', 'i/3', 'i/4', 'u/1', 'u/2'];
  expect(ordered({ longest })).toEqual(['u/longer', 'i/long', ...others]);
});

it('spreads the files that wait evenly among those of another project', () => {
  const known = { longest: ['i/long'], waiting: { project: 'c', among: 'i' } };
  const spread = ['i/1', 'c/1', 'i/2', 'i/3', 'c/2', 'i/4'];
  expect(ordered(known)).toEqual(['i/long', ...spread, 'u/1', 'u/2', 'u/longer']);
});

it.each(['c', 'i', 'u'])('orders a run of %s alone', (project) => {
  const files = FILES.filter((each) => each.project === project);
  const known = { longest: [], waiting: { project: 'c', among: 'i' } };
  expect(ordered(known, files)).toEqual(files.map(({ path }) => path.replace('/checkout/', '')));
});

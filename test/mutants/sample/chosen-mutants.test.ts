// Guarantee: a run of some kinds of changes tries these kinds and no others, and a name that is not a kind is refused.
// Risk: a run tries nothing of what it was asked to, and its table looks like a result.
import { expect, it } from 'vitest';
import { type MutantOptions, parseMutantOptions } from '../options.ts';
import { chosenMutants } from './chosen-mutants.ts';

function kindsOf(...args: readonly string[]): readonly string[] {
  const options = parseMutantOptions(args) as MutantOptions;
  const mutants = chosenMutants({ ...options, files: ['shared/budget/month.ts'], isWanted: () => true });
  return [...new Set(mutants.map(({ mutation }) => mutation.kind))].toSorted();
}

it('chooses changes of the kinds that are named, or of all', () => {
  expect(kindsOf('--kinds', 'number')).toEqual(['number']);
  expect(kindsOf('--kinds', 'number,logic')).toEqual(['logic', 'number']);
  expect(kindsOf()).toEqual(expect.arrayContaining(['arithmetic', 'logic', 'number', 'text']));
});

it('reads which tests are to be left out; none without the option', () => {
  expect(parseMutantOptions(['--without', 'integration'])).toMatchObject({ tests: '', without: 'integration' });
  expect(parseMutantOptions([])).toMatchObject({ tests: '', without: '' });
});

it.each(['numbers', 'number,', 'number,number', ''])('refuses --kinds "%s"', (kinds) => {
  expect(parseMutantOptions(['--kinds', kinds])).toEqual({
    problem:
      '--kinds takes some of these, separated by commas: arithmetic, array, assignment, block, boolean, boundary, ' +
      'call, condition, equality, item, logic, negation, number, object, optional, property, return, statement, text, update.',
  });
});

// Guarantee: the tables of docs/operations.md are those of the code: every option of a stage, every environment variable,
// every alarm. Risk: an operator looks for what is not there, or never learns of what is.
import { expect, it } from 'vitest';
import { ENVIRONMENTS } from '../../lib/function-contracts.ts';
import { STAGES } from '../../lib/stages.ts';
import { tableUnder } from './document-guards.ts';
import { readTrackedFiles } from './tracked-files.ts';

const files = readTrackedFiles();
const document = files.get('docs/operations.md') ?? '';

it('explains every option of a stage', () => {
  const options = new Set(Object.values(STAGES).flatMap((stage) => Object.keys(stage)));
  expect(tableUnder(document, 'Options of a stage').sort()).toEqual([...options].sort());
});

it('explains every environment variable', () => {
  const variables = new Set(Object.values(ENVIRONMENTS).flatMap(({ entries }) => Object.keys(entries)));
  expect(tableUnder(document, 'Environment variables of the functions').sort()).toEqual([...variables].sort());
});

it('explains every alarm', () => {
  const source = [...files].filter(([path]) => path.startsWith('lib/')).map(([, text]) => text);
  const alarms = [...source.join('\n').matchAll(/\balarmWhenAny\(\s*\w+,\s*'(\w+)'/g)].map(([, id = '']) => id);
  const explained = tableUnder(document, 'Alarms').map((cell) => cell.replace(/ of .*/, ''));
  expect(alarms.length).toBeGreaterThan(0);
  expect(explained.sort()).toEqual(alarms.sort());
});

it('reads the first cells of the table under a heading, and of no other', () => {
  const text = '# A\n\n## One\n\n| x | y |\n|---|---|\n| `a` | 1 |\n| b | 2 |\n\n## Two\n\n| x |\n|---|\n| c |\n';
  expect([tableUnder(text, 'One'), tableUnder(text, 'Two'), tableUnder(text, 'Three')]).toEqual([
    ['a', 'b'],
    ['c'],
    [],
  ]);
});

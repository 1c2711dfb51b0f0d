// Guarantee: docs/stages.md has every value of every stage. Risk: an operator relies on a limit that has changed.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STAGES } from '../../lib/stages.ts';

const [, section = ''] = readFileSync('docs/stages.md', 'utf8').split('\n## Values of the stages\n');
const lines = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));

// The values of a stage as the table shows them, by the path of their option, such as `budget.burst`.
function valuesOf(options: object, prefix = ''): [path: string, value: string][] {
  return Object.entries(options).flatMap(([name, value]): [string, string][] => {
    const path = `${prefix}${name}`;
    // Only the code names models, so that changing a model changes one file.
    if (name === 'model') {
      return [[path, '`lib/stages.ts`']];
    }
    if (Array.isArray(value)) {
      const isList = value.every((item) => typeof item !== 'object');
      return isList
        ? [[path, value.join(', ')]]
        : value.flatMap((item, at) => valuesOf(item, `${prefix}${name}[${at}].`));
    }
    return typeof value === 'object' && value !== null ? valuesOf(value, `${path}.`) : [[path, String(value)]];
  });
}

it('docs/stages.md lists the values of dev, prod and local, in the order of the options', () => {
  const { dev, prod, local } = STAGES;
  const [atDev, atProd, atLocal] = [dev, prod, local].map((stage) => new Map(valuesOf(stage)));
  const paths = [...new Set([dev, prod, local].flatMap((stage) => valuesOf(stage).map(([path]) => path)))];
  const expected = paths.map(
    (path) => `| \`${path}\` | ${atDev?.get(path) ?? ''} | ${atProd?.get(path) ?? ''} | ${atLocal?.get(path) ?? ''} |`,
  );
  expect(lines.slice(1)).toEqual(expected);
});

// Guarantee: every generated file is up to date with the code that it is generated from, and every call of the
// console's API has a schema of its result. Risk: a customer relies on a description of the API that is out of date, or
// a page sends input that the console's API does not accept, and only its users notice.
import { expect, it } from 'vitest';
import { consoleCalls } from '../console-api/console-calls.ts';
import { readTrackedFiles } from '../tracked-files.ts';
import { generatedFiles } from './generated-files.ts';

it.each(Object.entries(generatedFiles()))('%s is what npm run generate writes', (path, text) => {
  // Compared as a boolean: a difference of such long files would hide the message.
  expect(readTrackedFiles().get(path) === text, 'Run npm run generate.').toBe(true);
});

it('every call of the console has a schema of its result', () => {
  const undescribed = consoleCalls().filter(({ result }) => JSON.stringify(result) === '{}');
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});

// Guarantee: docs/console-openapi.yaml and console/api/types.ts are what the registry of operations says. Risk: a page
// sends what the console's API no longer takes, and nobody is told before a person is.
import { expect, it } from 'vitest';
import { consoleApiFiles } from './console-api/console-api-files.ts';
import { consoleCalls } from './console-api/console-calls.ts';
import { readTrackedFiles } from './tracked-files.ts';

it.each(Object.entries(consoleApiFiles()))('%s is what npm run console:api writes', (path, text) => {
  // The files are long: a difference in full would hide what to do.
  expect(readTrackedFiles().get(path) === text, 'Run npm run console:api.').toBe(true);
});

it('describes every result as an object, a list or one of several objects, and names each field', () => {
  const vague = consoleCalls().filter(({ result }) => JSON.stringify(result) === '{}');
  expect(vague.map(({ name }) => name)).toEqual([]);
});

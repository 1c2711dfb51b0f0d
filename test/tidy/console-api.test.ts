// Guarantee: console/api/types.ts and the recorded manuals are up to date with the registry of operations, and every
// call has a schema of its result. Risk: a page sends input that the console's API does not accept, and only its users
// notice.
import { expect, it } from 'vitest';
import { consoleApiFiles } from './console-api/console-api-files.ts';
import { consoleCalls } from './console-api/console-calls.ts';
import { readTrackedFiles } from './tracked-files.ts';

it.each(Object.entries(consoleApiFiles()))('%s is what npm run console:api writes', (path, text) => {
  // Compared as a boolean: a difference of such long files would hide the message.
  expect(readTrackedFiles().get(path) === text, 'Run npm run console:api.').toBe(true);
});

it('every call has a schema of its result', () => {
  const undescribed = consoleCalls().filter(({ result }) => JSON.stringify(result) === '{}');
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});

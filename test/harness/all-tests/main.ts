import { partsOf } from './parts.ts';
import { runParts } from './run-parts.ts';

const MANUAL = `npm test
Runs every test, in two processes at once: the integration tests, and all others, whose output follows at the end.
With arguments, such as npm test -- test/functions, it runs one process of Vitest with these arguments instead.
`;

const given = process.argv.slice(2);
if (given.includes('--help')) {
  process.stdout.write(MANUAL);
} else {
  process.exitCode = await runParts(
    new URL('vitest.mjs', import.meta.resolve('vitest/package.json')).href,
    partsOf(given),
  );
}

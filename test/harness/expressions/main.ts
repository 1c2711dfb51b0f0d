import { writeFileSync } from 'node:fs';
import { checkSlowness, fingerprintOf, SAFE_LIST } from './slow-expressions.ts';
import { otherExpressions, privacyExpressions } from './written-expressions.ts';

const MANUAL = `npm run test:expressions
Checks every expression of shared/ for texts that slow it down, which takes a minute or two. If all are safe, writes their
fingerprints to test/harness/expressions/safe-expressions.txt, so that npm test checks only what was added or changed since.
Otherwise ends with status 1 and writes nothing.
`;

if (process.argv.length > 2) {
  process.stdout.write(MANUAL);
  process.exitCode = process.argv[2] === '--help' ? 0 : 2;
} else {
  const expressions = [...otherExpressions(), ...privacyExpressions()];
  const slow = expressions.filter((expression) => checkSlowness(expression) !== 'safe');
  process.stdout.write(slow.map(({ source, flags }) => `can be slowed down: /${source}/${flags}\n`).join(''));
  process.stdout.write(`${expressions.length} expressions, ${slow.length} that can be slowed down\n`);
  process.exitCode = slow.length === 0 ? 0 : 1;
  if (slow.length === 0) {
    writeFileSync(SAFE_LIST, `${[...new Set(expressions.map(fingerprintOf))].sort().join('\n')}\n`);
  }
}

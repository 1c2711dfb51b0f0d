import { writeFileSync } from 'node:fs';
import { fingerprintOf, isListed, SAFE_LIST, slownessOf } from './slow-expressions.ts';
import { otherExpressions, privacyExpressions } from './written-expressions.ts';

const MANUAL = `npm run test:expressions [-- --missing]
Checks the expressions of shared/ that were added or changed since the last run for texts that slow them down: a second or
two for each. If all are safe, writes the fingerprints of all expressions to test/harness/expressions/safe-expressions.txt,
so that npm test does not check them again. Otherwise ends with status 1 and writes nothing. With --missing, prints the
expressions that are not in that file, and checks none.
`;

if (process.argv[2] === '--missing') {
  const missing = [...otherExpressions(), ...privacyExpressions()].filter((expression) => !isListed(expression));
  process.stdout.write(missing.map(({ source }) => `${source}\n`).join(''));
} else if (process.argv.length > 2) {
  process.stdout.write(MANUAL);
  process.exitCode = process.argv[2] === '--help' ? 0 : 2;
} else {
  const expressions = [...otherExpressions(), ...privacyExpressions()];
  const slow = expressions.filter((expression) => slownessOf(expression) !== 'safe');
  process.stdout.write(slow.map(({ source, flags }) => `can be slowed down: /${source}/${flags}\n`).join(''));
  process.stdout.write(`${expressions.length} expressions, ${slow.length} that can be slowed down\n`);
  process.exitCode = slow.length === 0 ? 0 : 1;
  if (slow.length === 0) {
    writeFileSync(SAFE_LIST, `${[...new Set(expressions.map(fingerprintOf))].sort().join('\n')}\n`);
  }
}

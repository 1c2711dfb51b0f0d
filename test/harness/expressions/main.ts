import { writeFileSync } from 'node:fs';
import { checkSlowness, fingerprintOf, SAFE_LIST } from './slow-expressions.ts';
import { otherExpressions, privacyExpressions } from './written-expressions.ts';

const MANUAL = `npm run test:expressions
Looks for a text that slows an expression of shared/ down: every expression, which takes a minute or two. Where there is
none, what was found safe is written to test/harness/expressions/safe-expressions.txt, so that npm test checks only what
was added or changed since. Ends with 1 where an expression can be slowed down, and writes nothing.
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

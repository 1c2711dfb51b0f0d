import { parseArgs } from 'node:util';
import { tryAttacks } from './try-attacks.ts';

const MANUAL = `npm run test:attacks -- [options]
Cleans texts that hide addresses, tags and links, in the way that answers are cleaned. Ends with status 1 at the
first text that keeps one of them, and prints the seed that reproduces it.

  --texts N   how many (default 1000000)
  --seed S    the first seed (default: drawn from the clock); text i has the seed S + i
`;

const { values } = parseArgs({
  options: {
    texts: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    help: { type: 'boolean' },
  },
});
const texts = Number(values.texts);
const seed = Number(values.seed);
if (values.help === true || !Number.isSafeInteger(texts) || !Number.isSafeInteger(seed)) {
  process.stdout.write(MANUAL);
  process.exitCode = values.help === true ? 0 : 2;
} else {
  process.stdout.write(`${texts} texts from seed ${seed}\n`);
  const { refused, broken } = tryAttacks(texts, seed);
  process.stdout.write(`${broken ?? `nothing left behind; ${refused} refused`}\n`);
  process.exitCode = broken === null ? 0 : 1;
}

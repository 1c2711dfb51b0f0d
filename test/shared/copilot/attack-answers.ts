import { runFuzz } from '../../harness/fuzz/fuzz-program.ts';
import { tryAttacks } from './try-attacks.ts';

const MANUAL = `npm run test:attacks -- [options]
Cleans texts that hide addresses, tags and links, in the way that answers are cleaned. Ends with status 1 at the
first text that keeps one of them, and prints the seed that reproduces it.

  --texts N   how many (default 1000000)
  --seed S    the first seed (default: drawn from the clock); text i has the seed S + i
  --help      this text
`;

await runFuzz({
  manual: MANUAL,
  many: 'texts',
  count: 1_000_000,
  open: () => ({
    check: (seed) => {
      const { refused, broken } = tryAttacks(1, seed);
      if (broken !== null) {
        throw new Error(broken);
      }
      return [refused === 0 ? 'cleaned' : 'refused'];
    },
  }),
});

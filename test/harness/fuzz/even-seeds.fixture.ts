import { runFuzz } from './fuzz-program.ts';

// Breaks its guarantee at the seed 7.
await runFuzz({
  manual: 'The manual.\n',
  many: 'cases',
  count: 5,
  open: () => ({
    again: '--even ',
    check: (seed) => {
      if (seed === 7) {
        throw Object.assign(new Error('7 is drawn'), { name: 'Violation' });
      }
      return [`drawn ${seed}`, 'in all'];
    },
    close: () => void (process.exitCode === 1 && process.stdout.write('closed\n')),
  }),
});

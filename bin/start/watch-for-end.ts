import { whenUnwritable } from '../unwritable-output.ts';

// So short that Ctrl-C seems to work at once, and too rare to cost anything.
const POLL_MS = 200;

/**
 * Returns a signal that aborts when the program has to end: on Ctrl-C, on SIGTERM, when its output cannot be written
 * (then the reason of the signal is an UnwritableOutput), and when the shell of `npm start` ends, because npm forwards
 * signals only to that shell, which does not pass them on.
 */
export function watchForEnd(): AbortSignal {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ending.abort());
  }
  whenUnwritable((why) => {
    // Printed once, because standard error may not be writable either.
    if (!ending.signal.aborted) {
      ending.abort(why);
      process.stderr.write(why.message === '' ? '' : `${why.message}\n`);
    }
  });
  if (isRunByNpm()) {
    const shell = process.ppid;
    // Polled, because a process is not notified when its parent ends.
    const poll = setInterval(() => process.ppid !== shell && ending.abort(), POLL_MS).unref();
    ending.signal.addEventListener('abort', () => clearInterval(poll));
  }
  return ending.signal;
}

function isRunByNpm(): boolean {
  // biome-ignore lint/style/noProcessEnv: npm names the script that it runs only in the environment
  return process.env.npm_lifecycle_event === 'start';
}

const POLL_MS = 200;

/**
 * Aborts when the program is to end: Ctrl-C, SIGTERM, or the end of the shell in which `npm start` runs it. npm passes
 * a signal on to that shell, which ends without passing it on.
 */
export function watchForEnd(): AbortSignal {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => ending.abort());
  }
  if (isRunByNpm()) {
    const shell = process.ppid;
    // Nothing tells a process that its parent has ended.
    const poll = setInterval(() => process.ppid !== shell && ending.abort(), POLL_MS).unref();
    ending.signal.addEventListener('abort', () => clearInterval(poll));
  }
  return ending.signal;
}

function isRunByNpm(): boolean {
  // biome-ignore lint/style/noProcessEnv: npm says by the environment alone what it runs
  return process.env.npm_lifecycle_event === 'start';
}

import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs the cleanups in order, each whether or not the one before failed, and stops waiting after `msMax`; reports what
 * failed, and that not everything ended in time.
 */
export async function shutDown(
  cleanups: readonly (() => Promise<void>)[],
  msMax: number,
  report: (line: string) => void,
): Promise<void> {
  const controller = new AbortController();
  const late = pause(msMax, 'late' as const, { signal: controller.signal }).catch(() => 'done' as const);
  const inOrder = (async () => {
    for (const cleanUp of cleanups) {
      await cleanUp().catch((error: unknown) =>
        report(`stop: ${error instanceof Error ? error.message : String(error)}`),
      );
    }
    return 'done' as const;
  })();
  const first = await Promise.race([inOrder, late]);
  controller.abort();
  if (first === 'late') {
    report(`stop: not everything ended within ${msMax} ms`);
  }
}

import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs the cleanups in order, even if an earlier one failed, and stops waiting after `msMax`; reports failures, and a
 * timeout.
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

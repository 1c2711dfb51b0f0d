import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs every end in order, each whether or not the one before failed, and gives up waiting after `msMax`; what failed
 * or was left is reported.
 */
export async function endAll(
  ends: readonly (() => Promise<void>)[],
  msMax: number,
  report: (line: string) => void,
): Promise<void> {
  const controller = new AbortController();
  const late = pause(msMax, 'late' as const, { signal: controller.signal }).catch(() => 'done' as const);
  const inOrder = (async () => {
    for (const end of ends) {
      await end().catch((error: unknown) => report(`stop: ${error instanceof Error ? error.message : String(error)}`));
    }
    return 'done' as const;
  })();
  const first = await Promise.race([inOrder, late]);
  controller.abort();
  if (first === 'late') {
    report(`stop: not everything ended within ${msMax} ms`);
  }
}

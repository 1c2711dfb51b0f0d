import { expect, vi } from 'vitest';
import type { CloudAccess } from '../harness/cloud.ts';
import { ask, makeSpender } from '../harness/spending.ts';

// Longer than a busy machine needs, and shorter than a hook may take.
const LIMITS = { timeout: 200_000, interval: 250 };

/**
 * Asks a question of another company until it is answered: the first question loads functions and models, and on a busy
 * machine this takes longer than an answer may take.
 */
export async function untilAnswering(access: CloudAccess): Promise<void> {
  const { key } = await makeSpender(access);
  await vi.waitFor(async () => expect((await ask(access, key)).status).toBe(200), LIMITS);
}

import { HOUR_MS } from '../../../../shared/durations.ts';
import { followInbox } from '../../../../shared/ingestion/inbox/follow-inbox.ts';
import { markOf } from './checks.ts';
import { instanceOf } from './faulty-services.ts';
import type { InboxEvent, Life } from './life.ts';

/** The file that only comes through the inbox. */
export const INBOX_FILE = 'four.md';

const WORDS = 300;

/** Writes or deletes a file in the inbox, or delivers an event of the inbox. */
export async function changeInbox(life: Life): Promise<unknown> {
  const { id, companyId } = life.world.base;
  const key = `inbox/${companyId}/${id}/${INBOX_FILE}`;
  const due = life.inboxEvents.filter(({ visibleAtMs }) => visibleAtMs <= life.world.clock.ms);
  const event = due[Math.floor(life.random() * due.length)];
  if (event !== undefined && life.chance(0.6)) {
    return deliverInbox(life, event);
  }
  const isThere = life.world.inboxFiles.has(key);
  if (isThere && life.chance(0.3)) {
    // The same bytes again.
    life.count('written again into the inbox');
  } else if (isThere && life.chance(0.4)) {
    life.count('deleted in the inbox');
    life.world.inboxFiles.delete(key);
    life.wanted.set(INBOX_FILE, null);
  } else {
    life.count('written into the inbox');
    life.uploads += 1;
    const mark = markOf(INBOX_FILE, life.uploads);
    life.world.inboxFiles.set(key, `# Guide\n\n${Array(WORDS).fill(mark).join(' ')}.`);
    life.wanted.set(INBOX_FILE, { good: life.uploads, lastIsBad: false });
  }
  return life.sendInbox(key);
}

/** Delivers an event of the inbox; a failed one is repeated, even from the dead letters. */
export async function deliverInbox(life: Life, event: InboxEvent): Promise<void> {
  event.visibleAtMs = life.world.clock.ms + HOUR_MS / 2;
  const outcome = await followInbox(instanceOf(life), event.key).catch(() => null);
  life.count(`inbox ${outcome ?? 'not followed'}`);
  const at = life.inboxEvents.indexOf(event);
  if (outcome !== null && at !== -1) {
    life.inboxEvents.splice(at, 1);
  }
}

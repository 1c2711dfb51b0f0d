import { HOUR_MS } from '../../../../shared/durations.ts';
import { followInbox } from '../../../../shared/ingestion/inbox/follow-inbox.ts';
import { markOf } from './checks.ts';
import { servicesOfInstance } from './faulty-services.ts';
import type { InboxEvent, Scenario } from './scenario.ts';

/** The name of the file that is written only to the inbox. */
export const INBOX_FILE = 'four.md';

const WORDS = 300;

/** Writes or deletes a file in the inbox, or delivers an event of the inbox. */
export async function runInboxEvent(scenario: Scenario): Promise<unknown> {
  const { id, companyId } = scenario.world.base;
  const key = `inbox/${companyId}/${id}/${INBOX_FILE}`;
  const due = scenario.inboxEvents.filter(({ visibleAtMs }) => visibleAtMs <= scenario.world.clock.ms);
  const event = due[Math.floor(scenario.random() * due.length)];
  if (event !== undefined && scenario.chance(0.6)) {
    return deliverInboxEvent(scenario, event);
  }
  const isThere = scenario.world.inboxFiles.has(key);
  if (isThere && scenario.chance(0.3)) {
    scenario.count('same bytes written into the inbox');
  } else if (isThere && scenario.chance(0.4)) {
    scenario.count('deleted in the inbox');
    scenario.world.inboxFiles.delete(key);
    scenario.wanted.set(INBOX_FILE, null);
  } else {
    scenario.count('written into the inbox');
    scenario.uploads += 1;
    const mark = markOf(INBOX_FILE, scenario.uploads);
    scenario.world.inboxFiles.set(key, `# Guide\n\n${Array(WORDS).fill(mark).join(' ')}.`);
    scenario.wanted.set(INBOX_FILE, { lastValid: scenario.uploads, isLastUnreadable: false });
  }
  return scenario.sendInboxEvent(key);
}

/** Delivers an event of the inbox. One that fails is delivered again, even if it has become a dead letter. */
export async function deliverInboxEvent(scenario: Scenario, event: InboxEvent): Promise<void> {
  event.visibleAtMs = scenario.world.clock.ms + HOUR_MS / 2;
  const outcome = await followInbox(servicesOfInstance(scenario), event.key).catch(() => null);
  scenario.count(`inbox ${outcome ?? 'not followed'}`);
  const at = scenario.inboxEvents.indexOf(event);
  if (outcome !== null && at !== -1) {
    scenario.inboxEvents.splice(at, 1);
  }
}

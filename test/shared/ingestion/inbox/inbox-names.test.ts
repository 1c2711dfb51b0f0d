// Guarantee: two files of the inbox whose names differ only in how accents are encoded are one document, which stays as
// long as one of the files exists. Risk: a folder that is synchronized from another system loses every document with an
// accent in its name, because the new keys are written before the old ones are deleted.
import { expect, it } from 'vitest';
import { followInbox } from '../../../../shared/ingestion/inbox/follow-inbox.ts';
import { deliverPending } from '../archives/archive-steps.ts';
import { createWorld, type World } from '../memory-world.ts';
import { readableTexts } from '../world-steps.ts';

const COMPOSED = 'F\u00fchrung.md';
const DECOMPOSED = 'Fu\u0308hrung.md';

/** Puts a file into the inbox, or deletes it there, handles the event, and ingests what was announced. */
async function changeAndIngest(world: World, file: string, content: string | null) {
  const key = `inbox/${world.base.companyId}/${world.base.id}/${file}`;
  if (content === null) {
    world.inboxFiles.delete(key);
  } else {
    world.inboxFiles.set(key, content);
  }
  const outcome = await followInbox(world.services, key);
  await deliverPending(world);
  return { outcome, texts: readableTexts(world, COMPOSED) };
}

it.each([
  ['composed', DECOMPOSED, COMPOSED],
  ['decomposed', COMPOSED, DECOMPOSED],
])(
  'keeps the document of a file that is written again under its %s name and then deleted',
  async (_form, oldName, newName) => {
    const world = createWorld();
    const text = '# Guide\n\nText.';
    expect(await changeAndIngest(world, oldName, text)).toEqual({ outcome: 'announced', texts: ['Text.'] });
    expect(await changeAndIngest(world, newName, text)).toEqual({ outcome: 'unchanged', texts: ['Text.'] });
    expect(await changeAndIngest(world, oldName, null)).toEqual({ outcome: 'unchanged', texts: ['Text.'] });
    expect(await changeAndIngest(world, newName, null)).toEqual({ outcome: 'deleted', texts: [] });
    expect(world.records.size).toBe(0);
  },
);

it('shows the content of the remaining file when the other one is deleted', async () => {
  const world = createWorld();
  await changeAndIngest(world, DECOMPOSED, '# Guide\n\nKept.');
  expect(await changeAndIngest(world, COMPOSED, '# Guide\n\nDeleted.')).toEqual({
    outcome: 'announced',
    texts: ['Deleted.'],
  });
  expect(await changeAndIngest(world, COMPOSED, null)).toEqual({ outcome: 'announced', texts: ['Kept.'] });
});

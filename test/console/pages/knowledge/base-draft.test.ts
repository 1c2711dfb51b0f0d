// Guarantee: editing a knowledge base sends only what was changed in the dialog. Risk: an administrator who corrects a
// description in an old tab makes a base visible again that another one has hidden meanwhile.
import { expect, it } from 'vitest';
import { changeOf, draftOf, trimmed } from '../../../../console/pages/knowledge/base-draft.ts';

const BASE = { name: 'Contracts', description: 'All of them.\n', visibility: 'company' } as const;

it('a draft begins empty for a new base, and with the fields of an existing one', () => {
  expect(draftOf(undefined)).toEqual({ name: '', description: '', visibility: 'company' });
  expect(draftOf({ ...BASE, id: '1', company_id: '2', documents: 3 } as never)).toEqual(BASE);
});

it.each([
  [{}, {}],
  [{ name: ' Leases ' }, { name: 'Leases' }],
  [{ description: 'Some of them. ' }, { description: 'Some of them.' }],
  [{ description: '' }, { description: '' }],
  [{ visibility: 'restricted' as const }, { visibility: 'restricted' }],
  [
    { name: 'Leases', visibility: 'restricted' as const },
    { name: 'Leases', visibility: 'restricted' },
  ],
])('%j is sent as the change %j', (edits, change) => {
  expect(changeOf({ ...BASE, ...edits }, BASE)).toEqual(change);
});

it('a trimmed draft has no spaces at the ends of its texts', () => {
  expect(trimmed({ name: ' Leases ', description: ' a\nb\n', visibility: 'company' })).toEqual({
    name: 'Leases',
    description: 'a\nb',
    visibility: 'company',
  });
});

// Guarantee: unsaved policies are kept for their company while another page is shown, and the browser asks before they
// are lost. Risk: somebody reloads the page of the keys, and an hour's work on the list of addresses is gone.
import { expect, it } from 'vitest';
import { type UnsavedChanges, UnsavedPolicies } from '../../../../console/pages/policies/unsaved-policies.ts';

const CHANGES = { opened: { version: 3 }, draft: { addresses: '192.0.2.1' } } as unknown as UnsavedChanges;

it('keeps the changes of one company apart from those of another', () => {
  const unsaved = new UnsavedPolicies(() => () => undefined);
  unsaved.keep('one', CHANGES);
  expect([unsaved.of('one'), unsaved.of('other')]).toEqual([CHANGES, undefined]);
  unsaved.keep('one', null);
  expect(unsaved.of('one')).toBeUndefined();
});

it('makes the browser ask once, until no company has changes', () => {
  let warnings = 0;
  const unsaved = new UnsavedPolicies(() => {
    warnings += 1;
    return () => {
      warnings -= 1;
    };
  });
  const counts = (
    [
      ['one', null],
      ['one', CHANGES],
      ['other', CHANGES],
      ['one', null],
      ['other', null],
      ['other', CHANGES],
    ] as const
  ).map(([companyId, changes]) => {
    unsaved.keep(companyId, changes);
    return warnings;
  });
  expect(counts).toEqual([0, 1, 1, 1, 0, 1]);
});

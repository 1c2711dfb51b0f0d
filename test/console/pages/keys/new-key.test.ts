// Guarantee: each new key is shown until it is forgotten, also if another one is created before. Risk: the only copy of
// a key is lost because a second one, whose creation took less time, takes its place.
import { expect, it } from 'vitest';
import { currentNewKey, forgetNewKey, showNewKey, subscribeToNewKey } from '../../../../console/pages/keys/new-key.ts';

const keyOf = (name: string) => ({ key: `kc_test_${name}`, name, scopes: [], endsAt: null, previousEndsAt: null });

it('shows one new key after the other', () => {
  const shown: unknown[] = [];
  const end = subscribeToNewKey(() => shown.push(currentNewKey()?.name));
  showNewKey(keyOf('first'));
  showNewKey(keyOf('second'));
  forgetNewKey();
  forgetNewKey();
  end();
  showNewKey(keyOf('third'));
  expect({ shown, now: currentNewKey() }).toEqual({
    shown: ['first', 'first', 'second', undefined],
    now: keyOf('third'),
  });
  forgetNewKey();
});

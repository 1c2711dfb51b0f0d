// Guarantee: a key that moves to the MAC of another pepper while it is read is found at its new place. Risk: an
// operator who revokes a key right after a rotation of the pepper is told that the key does not exist.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it } from 'vitest';
import { createKeyStore } from '../../../../shared/companies/keys/key.store.ts';

// At each read, the pointer to the key names another MAC; the key itself is only under the given one.
function storeWithKeyUnder(mac: string) {
  let reads = 0;
  const send = async ({ input }: { input: { Key: { pk: { S: string } } } }) => {
    const { S: pk } = input.Key.pk;
    if (pk === 'KEY-ID#key') {
      reads += 1;
      return { Item: marshall({ pk, mac: `mac-${reads}` }) };
    }
    return pk === `KEY#${mac}` ? { Item: marshall({ pk, id: 'key' }) } : {};
  };
  return createKeyStore({ send } as unknown as DynamoDBClient, 'access', 'audit');
}

it.each([
  [0, 'mac-1'],
  [1, 'mac-2'],
  [3, 'mac-4'],
])('finds a key that moves %i times while it is read, under %s', async (_moves, mac) => {
  expect(await storeWithKeyUnder(mac).find('key')).toMatchObject({ id: 'key', mac });
});

it('gives up on a key that moves a fourth time', async () => {
  expect(await storeWithKeyUnder('mac-5').find('key')).toBeNull();
});

// Guarantee: a key that moves to the MAC of another pepper while it is read is found at its new place. Risk: an
// operator who revokes a key right after a rotation of the pepper is told that the key does not exist.
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it } from 'vitest';
import { createKeyStore } from '../../../../shared/companies/keys/key.store.ts';

// The pointer to the key names another MAC at each read; the key itself is only under the given one.
function storeOf(place: string) {
  let moves = 0;
  const send = async ({ input }: { input: { Key: { pk: { S: string } } } }) => {
    const { S: pk } = input.Key.pk;
    if (pk === 'KEY-ID#key') {
      moves += 1;
      return { Item: marshall({ pk, mac: `mac-${moves}` }) };
    }
    return pk === `KEY#${place}` ? { Item: marshall({ pk, id: 'key' }) } : {};
  };
  return createKeyStore({ send } as unknown as DynamoDBClient, 'access', 'audit');
}

it.each(['mac-1', 'mac-2', 'mac-4'])('finds the key under %s', async (place) => {
  expect(await storeOf(place).find('key')).toMatchObject({ id: 'key', mac: place });
});

it('does not follow a key that moves without end', async () => {
  expect(await storeOf('mac-5').find('key')).toBeNull();
});

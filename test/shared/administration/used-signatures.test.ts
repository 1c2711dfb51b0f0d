// Guarantee: a signature works once: only a retry of its own write may find it stored, and it is stored for longer than
// it is valid. Risk: an operator's change that somebody else sends a second time.
import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  type PutItemCommand,
  type PutItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { createUsedSignatures } from '../../../shared/administration/used-signature.store.ts';

const authorizationOf = (signature: string) =>
  `AWS4-HMAC-SHA256 Credential=AKIA/20261120/us-east-1/sts/aws4_request, SignedHeaders=host, Signature=${signature}`;
const SIGNATURE = { nonce: 'nonce', time: '20261120T060000Z', authorization: authorizationOf('abc') };
const SIGNED_SECONDS = Date.UTC(2026, 10, 20, 6) / 1_000;

// A table of signatures; after `loseAnswer` the SDK does not get the next answer, and sends that write again.
function table() {
  const items = new Map<string, PutItemCommandInput['Item']>();
  const sent: PutItemCommandInput[] = [];
  let losesAnswer = false;
  const send = async ({ input }: PutItemCommand): Promise<object> => {
    sent.push(input);
    const name = input.Item?.pk?.S ?? '';
    const Item = items.get(name);
    if (Item !== undefined) {
      // The SDK may have repeated this write, too: that alone does not make it the first.
      throw new ConditionalCheckFailedException({ message: '', $metadata: { attempts: 2 }, Item });
    }
    items.set(name, input.Item);
    if (losesAnswer) {
      losesAnswer = false;
      // The SDK sends the same command again.
      return send({ input } as PutItemCommand);
    }
    return {};
  };
  const loseAnswer = () => {
    losesAnswer = true;
  };
  return { use: createUsedSignatures({ send } as unknown as DynamoDBClient, 'Access'), sent, loseAnswer };
}

it('accepts a signature once, and another signature of the same person in the same second', async () => {
  const { use } = table();
  expect([await use(SIGNATURE), await use(SIGNATURE)]).toEqual(['new', 'used']);
  expect(await use({ ...SIGNATURE, authorization: authorizationOf('abd') })).toBe('new');
});

it('accepts a signature that is already stored only because the SDK repeated its own write', async () => {
  const { use, loseAnswer } = table();
  loseAnswer();
  expect([await use(SIGNATURE), await use(SIGNATURE)]).toEqual(['new', 'used']);
});

it('stores a signature as a hash, for ten times as long as it is valid', async () => {
  const { use, sent } = table();
  await use(SIGNATURE);
  expect(JSON.stringify(sent)).not.toContain('Signature=abc');
  expect(sent[0]).toMatchObject({
    TableName: 'Access',
    ConditionExpression: 'attribute_not_exists(pk)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  expect(sent[0]?.Item).toMatchObject({
    pk: { S: expect.stringMatching(/^SIGNATURE#[0-9a-f]{64}$/) },
    expires: { N: String(SIGNED_SECONDS + 600) },
  });
});

it.each([[undefined], [{}]])(
  'treats a stored signature as used if the answer does not say who stored it: %j',
  async (Item) => {
    const send = () => Promise.reject(new ConditionalCheckFailedException({ message: '', $metadata: {}, Item }));
    const use = createUsedSignatures({ send } as unknown as DynamoDBClient, 'Access');
    expect(await use(SIGNATURE)).toBe('used');
  },
);

it('accepts no signature that cannot be stored', async () => {
  const send = () => Promise.reject(Object.assign(new Error(), { name: 'InternalServerError' }));
  const use = createUsedSignatures({ send } as unknown as DynamoDBClient, 'Access');
  await expect(use(SIGNATURE)).rejects.toMatchObject({ code: 'unavailable' });
});

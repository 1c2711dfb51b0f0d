// Guarantee: the cost of a delivery is the sum of its calls, tokens and money, and nothing if no model was called; it
// is added up for each month of a company, once each. Risk: an operator pays for embeddings that no report shows, or
// sees a cost twice because an answer was lost.
import { text } from 'node:stream/consumers';
import { DynamoDBClient, type GetItemCommand, type TransactWriteItemsCommandInput } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { createIngestionCosts } from '../../../../shared/budget/ledger/ingestion-cost.store.ts';
import { ingestionCostOf } from '../../../../shared/budget/ledger/ingestion-cost.ts';
import { costOf } from '../../../../shared/pricing/cost.ts';
import { priceOf } from '../../../../shared/pricing/prices.ts';
import { serve } from '../../aws/scripted-server.fixture.ts';

const price = priceOf('amazon.titan-embed-text-v2:0', 'us-east-1');
const use = (inputTokens: number) => {
  if (price === null) {
    throw new Error('The embedding model has no price.');
  }
  return { price, inputTokens, outputTokens: 0 };
};

it('the cost of a delivery is the sum of its calls', () => {
  const uses = [use(1_000), use(2_500)];
  expect(ingestionCostOf(uses)).toEqual({ calls: 2, inputTokens: 3_500, nanoUsd: costOf(uses) });
});

describe('the cost of a month of a company', () => {
  const KEY = { pk: { S: 'INGESTION#company' }, sk: { S: '2026-11' } };
  const stored = { calls: { N: '3' }, inputTokens: { N: '4000' }, nanoUsd: { N: '80000000000000000001' } };
  const COST = { calls: 3, inputTokens: 4_000, nanoUsd: 80_000_000_000_000_000_001n };

  function costsOf(item?: object) {
    const sent: unknown[] = [];
    const send = async ({ input }: GetItemCommand) => {
      sent.push(input);
      return { Item: item };
    };
    return { costs: createIngestionCosts({ send } as unknown as DynamoDBClient, 'Budgets'), sent };
  }

  it('is added to what is stored only once, even if the answer is lost and the SDK sends it again', async () => {
    const sent: TransactWriteItemsCommandInput[] = [];
    const endpoint = await serve(async (request, response) => {
      sent.push(JSON.parse(await text(request)));
      if (sent.length === 1) {
        request.socket.destroy();
        return;
      }
      response.setHeader('content-type', 'application/x-amz-json-1.0').end('{}');
    });
    const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret' };
    const dynamo = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials });
    await createIngestionCosts(dynamo, 'Budgets').add('company', '2026-11', COST);
    const Update = {
      TableName: 'Budgets',
      Key: KEY,
      UpdateExpression: 'ADD calls :calls, inputTokens :tokens, nanoUsd :nano',
      ExpressionAttributeValues: { ':calls': stored.calls, ':tokens': stored.inputTokens, ':nano': stored.nanoUsd },
    };
    const ClientRequestToken = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(sent).toEqual(Array(2).fill({ TransactItems: [{ Update }], ClientRequestToken }));
    expect(sent[1]?.ClientRequestToken).toBe(sent[0]?.ClientRequestToken);
  });

  it('is read back exactly, and is 0 if nothing was ingested', async () => {
    const { costs, sent } = costsOf({ ...KEY, ...stored });
    expect(await costs.find('company', '2026-11')).toEqual(COST);
    expect(sent).toMatchObject([{ TableName: 'Budgets', Key: KEY }]);
    expect(await costsOf().costs.find('company', '2026-11')).toEqual({ calls: 0, inputTokens: 0, nanoUsd: 0n });
  });
});

it('the cost of a delivery without a model call is 0', () => {
  expect(ingestionCostOf([])).toEqual({ calls: 0, inputTokens: 0, nanoUsd: 0n });
});

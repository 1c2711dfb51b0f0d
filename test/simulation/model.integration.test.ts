// Guarantee: the simulation's table answers every command that the budget sends with the same items as a real server.
// Risk: the simulation proves the budget correct on a table that does not behave like DynamoDB.
import { ConditionalCheckFailedException, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTables, type TestTables } from '../shared/administration/tables.fixture.ts';
import { loadProduct } from './product.ts';
import { runSchedule } from './run-schedule.ts';
import { type Command, createTableModel } from './table-model.ts';

const SCHEDULES = 30;
// Fixed, so that a run never fails by chance; npm run simulate draws new schedules.
const FIRST_SEED = 1;

let tables: TestTables;
beforeAll(async () => {
  tables = await startTables();
});
afterAll(() => tables.stop());

it(`agrees with a server on every command of ${SCHEDULES} schedules`, async () => {
  process.stdout.write(`model against server: seeds from ${FIRST_SEED}\n`);
  const product = await loadProduct();
  const forms = new Set<string>();
  let refusals = 0;
  for (let seed = FIRST_SEED; seed < FIRST_SEED + SCHEDULES; seed += 1) {
    const commands: Command[] = [];
    await runSchedule(product, seed, (command) => commands.push(command));
    const model = createTableModel(() => undefined);
    for (const command of commands) {
      const mine = outcomeOf(() => model.apply(onServer(command, seed)));
      const theirs = await outcomeOf(() => (tables.dynamo as DynamoDBClient).send(onServer(command, seed) as never));
      expect(theirs, `seed ${seed}: ${JSON.stringify(command.input)}`).toEqual(await mine);
      forms.add(
        `${command.constructor.name} ${JSON.stringify([(command.input as { UpdateExpression?: string }).UpdateExpression])}`,
      );
      if ('refused' in (await mine)) {
        refusals += 1;
      }
    }
  }
  expect(forms.size).toBeGreaterThanOrEqual(8);
  expect(refusals).toBeGreaterThan(SCHEDULES);
});

// Each schedule has its own partitions in the server's single table.
function onServer(command: Command, seed: number): Command {
  const text = JSON.stringify({ ...command.input, TableName: tables.access });
  const moved = text.replaceAll(/"(pk|:pk)":\{"S":"/g, (start) => `${start}${seed}-`);
  return new (command.constructor as new (input: unknown) => Command)(JSON.parse(moved));
}

async function outcomeOf(send: () => unknown): Promise<Record<string, unknown>> {
  try {
    const { Attributes, Item, Items } = (await send()) as Record<string, unknown>;
    return { Attributes, Item, Items };
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) {
      throw error;
    }
    return { refused: error.Item };
  }
}

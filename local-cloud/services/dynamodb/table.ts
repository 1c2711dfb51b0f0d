import * as v from 'valibot';
import { physicalName } from '../../protocol/physical-name.ts';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { MadeResource, TemplateResource } from '../../stand-in.ts';
import { StartProblem } from '../../start-problem.ts';
import type { CallDatabase } from './database-connection.ts';

const keys = v.array(v.strictObject({ AttributeName: v.string(), KeyType: v.picklist(['HASH', 'RANGE']) }));

const properties = v.strictObject({
  TableName: v.optional(v.string()),
  KeySchema: keys,
  AttributeDefinitions: v.array(
    v.strictObject({ AttributeName: v.string(), AttributeType: v.picklist(['S', 'N', 'B']) }),
  ),
  BillingMode: v.literal('PAY_PER_REQUEST'),
  TimeToLiveSpecification: v.optional(v.strictObject({ AttributeName: v.string(), Enabled: v.boolean() })),
  PointInTimeRecoverySpecification: withoutEffect,
  SSESpecification: withoutEffect,
  DeletionProtectionEnabled: withoutEffect,
  ContributorInsightsSpecification: withoutEffect,
  Tags: withoutEffect,
});

type TableProperties = v.InferOutput<typeof properties>;
interface TableDescription {
  readonly TableStatus: string;
  readonly KeySchema: unknown;
}

// The longest name that DynamoDB allows.
const NAME_LENGTH_MAX = 255;
// A local database creates a table within milliseconds.
const POLL_MS = 20;
const ACTIVE_MS_MAX = 60_000;

/**
 * Creates a table or finds the existing one; an existing table with keys other than the template's is refused, never
 * changed. Each step first checks whether it is still necessary, so that the next start completes one that was killed
 * half-way.
 */
export async function makeTable(
  resource: TemplateResource,
  call: CallDatabase,
  arnOf: (tableName: string) => string,
): Promise<MadeResource> {
  const settings = readProperties(properties, resource);
  const name = settings.TableName ?? physicalName(resource, NAME_LENGTH_MAX);
  const found = await describe(name, call);
  if (found === null) {
    const { KeySchema, AttributeDefinitions, BillingMode } = settings;
    await call('CreateTable', { TableName: name, KeySchema, AttributeDefinitions, BillingMode });
  } else if (keyText(found.KeySchema) !== keyText(settings.KeySchema)) {
    throw new StartProblem('other_table_keys', `The table ${name} has other keys than the template.`);
  }
  await untilActive(name, call);
  await setTimeToLive(name, settings, call);
  return { ref: name, attributes: { Arn: arnOf(name) } };
}

/**
 * Resolves when the table is active.
 *
 * @throws if it is not within the limit.
 */
export async function untilActive(name: string, call: CallDatabase, millisecondsMax = ACTIVE_MS_MAX): Promise<void> {
  const endMs = performance.now() + millisecondsMax;
  for (;;) {
    const status = (await describe(name, call))?.TableStatus;
    if (status === 'ACTIVE') {
      return;
    }
    if (performance.now() >= endMs) {
      const seconds = millisecondsMax / 1_000;
      throw new Error(`The table ${name} is still ${status ?? 'missing'} after ${seconds} seconds.`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function setTimeToLive(name: string, settings: TableProperties, call: CallDatabase): Promise<void> {
  const TimeToLiveSpecification = settings.TimeToLiveSpecification;
  if (!TimeToLiveSpecification?.Enabled) {
    return;
  }
  const described = await call('DescribeTimeToLive', { TableName: name });
  const description = described?.TimeToLiveDescription as { TimeToLiveStatus: string } | undefined;
  if (description?.TimeToLiveStatus === 'DISABLED') {
    await call('UpdateTimeToLive', { TableName: name, TimeToLiveSpecification });
  }
}

async function describe(name: string, call: CallDatabase): Promise<TableDescription | null> {
  const answer = await call('DescribeTable', { TableName: name }, 'ResourceNotFoundException');
  return answer === null ? null : (answer.Table as TableDescription);
}

function keyText(schema: unknown): string {
  return (schema as { AttributeName: string; KeyType: string }[])
    .map((key) => `${key.KeyType}:${key.AttributeName}`)
    .sort()
    .join(' ');
}

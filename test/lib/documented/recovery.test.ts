// Guarantee: docs/recovery.md names every table, the settings that a restored table needs again, and how many days can
// be restored. Risk: in an emergency, an operator finds that the page does not match the stage.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STAGES } from '../../../lib/stages.ts';
import { tableUnder } from '../../tidy/documents/document-guards.ts';
import { resourcesOf, synthesize } from '../synthesized.ts';

const page = readFileSync('docs/recovery.md', 'utf8');
const section = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
const daysOf = (row: string) => Number(new RegExp(`^\\| ${row}.*\\| (\\d+) \\|$`, 'm').exec(page)?.[1]);
// DynamoDB's retention if the template names no other period.
const POINT_IN_TIME_DAYS = 35;

describe.each(Object.values(STAGES))('the recovery of $name', (stage) => {
  const { Data } = synthesize(stage).stacks;
  const tables = Object.entries(resourcesOf(Data, 'AWS::DynamoDB::Table'));

  it('the page on recovery names every table', () => {
    const names = tables.map(([name]) => name);
    expect(tableUnder(page, 'What can be recovered')[0]?.split(', ')).toEqual(names);
    expect(tableUnder(page, 'Restoring a table')).toEqual(names);
  });

  it('covers as many days as the page says', () => {
    for (const [name, { Properties }] of tables) {
      const { PointInTimeRecoveryEnabled, RecoveryPeriodInDays } = Properties.PointInTimeRecoverySpecification;
      expect(PointInTimeRecoveryEnabled, name).toBe(true);
      expect(RecoveryPeriodInDays ?? POINT_IN_TIME_DAYS, name).toBe(daysOf('`AccessTable`'));
    }
    const [bucket] = Object.values(resourcesOf(Data, 'AWS::S3::Bucket'));
    const [rule] = bucket?.Properties.LifecycleConfiguration.Rules ?? [];
    expect(rule?.NoncurrentVersionExpiration.NoncurrentDays).toBe(daysOf('`Documents`'));
  });

  it('sets again the settings that a restored table has lost', () => {
    const expiring = tables.flatMap(([name, { Properties }]) => (Properties.TimeToLiveSpecification ? [name] : []));
    const [, named = ''] = /on (.+) the time to live, attribute `expires`/.exec(section('Restoring a table')) ?? [];
    expect(named.replaceAll('`', '').split(/, | and /)).toEqual(expiring);
    const kept = ['AttributeDefinitions', 'KeySchema', 'BillingMode', 'SSESpecification'];
    const setAgain = ['TimeToLiveSpecification', 'PointInTimeRecoverySpecification', 'DeletionProtectionEnabled'];
    const properties = new Set(tables.flatMap(([, { Properties }]) => Object.keys(Properties)));
    expect([...properties].sort()).toEqual([...kept, ...setAgain].sort());
  });
});

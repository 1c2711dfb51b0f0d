// Guarantee: the diagram in docs/architecture.md connects each function to exactly the data that its role can access,
// and the endpoints together to the data of their roles; the table in docs/monitoring.md has every alarm with its
// metric, and ADR 11 has every table. Risk: a page hides who may read what.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type FunctionName } from '../../../functions/contracts.ts';
import { ENDPOINTS } from '../../../functions/endpoints.ts';
import { STAGES } from '../../../lib/stages.ts';
import { grantsOf } from '../grants.ts';
import { resourcesOf, synthesize } from '../synthesized.ts';

const prod = synthesize(STAGES.prod);
const readDocument = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const [, diagram = ''] = readDocument('architecture.md').split('```');

const [, dataStack = ''] = diagram.split('subgraph data');
const DATA = [...(dataStack.split('\n  end')[0] ?? '').matchAll(/^ {4}(\w+)(?:[[(]|$)/gm)].map(([, id = '']) => id);
const ENDPOINT_NAMES: readonly FunctionName[] = ENDPOINTS.map(({ name }) => name);
const OTHER_NAMES = (Object.keys(CONTRACTS) as FunctionName[]).filter((name) => !ENDPOINT_NAMES.includes(name));

function shownAccess(name: string): string[] {
  const lines = [...diagram.matchAll(/^\s*([\w &-]+?) (?:-->|--[^>]*-->) ([\w &-]+)$/gm)];
  const ends = lines.flatMap(([, from = '', to = '']) => (from.split(' & ').includes(name) ? to.split(' & ') : []));
  return ends.filter((id) => DATA.includes(id) || id === 'bedrock').sort();
}

function grantedAccess(names: readonly string[]): string[] {
  const grants = names.flatMap((name) => grantsOf(prod, name)).map((grant) => grant.split(' on ') as [string, string]);
  const data = DATA.filter((id) => grants.some(([, resource]) => resource.split(/[./:]/)[0] === id));
  return [...data, ...(grants.some(([action]) => action.startsWith('bedrock:')) ? ['bedrock'] : [])].sort();
}

describe('the diagram', () => {
  it('has every table, topic, secret, pool and bucket of the data stack', () => {
    const types = ['DynamoDB::Table', 'SNS::Topic', 'SecretsManager::Secret', 'Cognito::UserPool', 'S3::Bucket'];
    const places = types.flatMap((type) => Object.keys(resourcesOf(prod.stacks.Data, `AWS::${type}`)));
    expect(places.map((place) => place.split('/')[0]).filter((place) => !DATA.includes(place ?? ''))).toEqual([]);
    expect(places.length).toBeGreaterThan(8);
  });

  it.each([
    ...OTHER_NAMES.map((name): [string, readonly string[]] => [name, [name]]),
    ['endpoints', ENDPOINT_NAMES] as const,
  ])('has %s, with everything that a role of it can access', (name, functions) => {
    expect(diagram).toMatch(new RegExp(`[^\\w-]${name}[^\\w-]`));
    expect(shownAccess(name)).toEqual(grantedAccess(functions));
  });
});

describe('the table of alarms', () => {
  const section = readDocument('monitoring.md').split('\n## Alarms\n')[1]?.split('\n## ')[0] ?? '';
  const rows = [...section.matchAll(/^\| (`.+?) \| (.+?) \|/gm)].map(([, alarm = '', metric = '']) => [alarm, metric]);
  const alarms = Object.values(prod.stacks).flatMap((template) =>
    Object.entries(resourcesOf(template, 'AWS::CloudWatch::Alarm')).map(([path, { Properties }]) => {
      const names = path
        .replace(/Alarm$/, '')
        .split('/')
        .reverse();
      const [part] = (Properties.Metrics ?? []).flatMap((each: { MetricStat?: object }) => each.MetricStat ?? []);
      const metric: string = Properties.MetricName ?? part.Metric.MetricName;
      return { names, title: names.join(' of '), metric };
    }),
  );

  it.each(alarms)('has a row for the alarm $title with its metric $metric', ({ names: [alarm, owner], metric }) => {
    const ofAlarm = rows.filter(([cell]) => cell?.startsWith(`\`${alarm}\``));
    const [row] = owner === undefined ? ofAlarm : ofAlarm.filter(([cell]) => cell?.includes(`\`${owner}\``));
    expect(row?.[1]).toContain(`\`${metric}\``);
  });

  it('has no other row', () => {
    const names = new Set(alarms.map(({ names: [alarm = ''] }) => alarm));
    expect(new Set(rows.map(([cell]) => /^`(\w+)`/.exec(cell ?? '')?.[1]))).toEqual(names);
  });
});

it('ADR 11 counts and names every table', () => {
  const tables = Object.keys(resourcesOf(prod.stacks.Data, 'AWS::DynamoDB::Table')).sort();
  const [, count, list = ''] =
    /^The (\w+) tables \((.+?)\)/m.exec(readDocument('adr/0011-tables-read-strongly-consistent.md')) ?? [];
  const named = list.split(', ').sort();
  expect(count).toBe(['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'][named.length]);
  // `MemberTable` stores the members, `AccessTable` everything that access depends on.
  expect(
    tables.map((table, i) => [table, `${table.replace('Table', '').toLowerCase()}s`.startsWith(named[i] ?? '?')]),
  ).toEqual(tables.map((table) => [table, true]));
  expect(named).toHaveLength(tables.length);
});

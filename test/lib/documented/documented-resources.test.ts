// Guarantee: the picture in docs/architecture.md joins each function with exactly the data that its role reaches, and
// the table in docs/operations.md names the metric of every alarm. Risk: a page that hides who may read what.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type FunctionName } from '../../../functions/contracts.ts';
import { STAGES } from '../../../lib/stages.ts';
import { grantsOf } from '../grants.ts';
import { resourcesOf, synthesize } from '../synthesized.ts';

const prod = synthesize(STAGES.prod);
const readDocument = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const [, picture = ''] = readDocument('architecture.md').split('```');

// The data stack's nodes in the picture; where a role names the resource otherwise, that name.
const [, drawn = ''] = picture.split('subgraph data');
const DATA = [...(drawn.split('\n  end')[0] ?? '').matchAll(/^ {4}(\w+)(?:[[(]|$)/gm)].map(([, id = '']) => id);
const NAMES = Object.keys(CONTRACTS) as FunctionName[];

function joined(name: string): string[] {
  const lines = [...picture.matchAll(/^\s*([\w &-]+?) (?:-->|--[^>]*-->) ([\w &-]+)$/gm)];
  const ends = lines.flatMap(([, from = '', to = '']) => (from.split(' & ').includes(name) ? to.split(' & ') : []));
  return ends.filter((id) => DATA.includes(id) || id === 'bedrock').sort();
}

function reached(name: string): string[] {
  const grants = grantsOf(prod, name).map((grant) => grant.split(' on ') as [string, string]);
  const data = DATA.filter((id) => grants.some(([, resource]) => resource.split(/[./:]/)[0] === id));
  return [...data, ...(grants.some(([action]) => action.startsWith('bedrock:')) ? ['bedrock'] : [])].sort();
}

describe('the picture', () => {
  it('has every table, topic, secret, pool and bucket of the data stack', () => {
    const types = ['DynamoDB::Table', 'SNS::Topic', 'SecretsManager::Secret', 'Cognito::UserPool', 'S3::Bucket'];
    const places = types.flatMap((type) => Object.keys(resourcesOf(prod.stacks.Data, `AWS::${type}`)));
    expect(places.map((place) => place.split('/')[0]).filter((place) => !DATA.includes(place ?? ''))).toEqual([]);
    expect(places.length).toBeGreaterThan(8);
  });

  it.each(NAMES)('has %s, with what its role reaches', (name) => {
    expect(picture).toMatch(new RegExp(`[^\\w-]${name}[^\\w-]`));
    expect(joined(name)).toEqual(reached(name));
  });
});

describe('the table of alarms', () => {
  const alarms = Object.values(prod.stacks).flatMap((template) =>
    Object.entries(resourcesOf(template, 'AWS::CloudWatch::Alarm')),
  );
  const metrics = new Set(alarms.map(([, { Properties }]) => String(Properties.MetricName)));

  it.each([...metrics])('names the metric %s', (metric) => {
    const table = readDocument('operations.md').split('\n## Alarms\n')[1]?.split('\n## ')[0] ?? '';
    expect(table).toContain(`\`${metric}\``);
  });
});

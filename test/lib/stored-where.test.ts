// Guarantee: docs/security.md names every resource of a stage that stores data, and no others. Risk: a customer is told
// where their data is stored, and one place is missing.
import { expect, it } from 'vitest';
import { STAGES } from '../../lib/stages.ts';
import { readTrackedFiles } from '../tidy/tracked-files.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const STORES = [
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
  'AWS::OpenSearchServerless::Collection',
  'AWS::SNS::Topic',
  'AWS::SQS::Queue',
  'AWS::Logs::LogGroup',
  'AWS::Cognito::UserPool',
];

it('the table of what is stored lists every store of a stage, and nothing else', () => {
  const { Data, Api, Background, Console } = synthesize(STAGES.prod).stacks;
  const places = [Data, Api, Background, Console].flatMap((stack) =>
    STORES.flatMap((type) => Object.keys(resourcesOf(stack, type))),
  );
  // A log has its own name; everything else is named after its construct.
  const names = new Set(places.map((place) => place.split('/').at(place.endsWith('Log') ? -1 : 0)));
  const page = readTrackedFiles().get('docs/security.md') ?? '';
  const [, section = ''] = page.split('## What is stored where');
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\|[^|]+\|([^|]+)\|/gm)];
  const named = new Set(rows.flatMap(([, where = '']) => [...where.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name)));
  expect([...named].sort()).toEqual([...names].sort());
});

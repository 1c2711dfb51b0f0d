// Guarantee: a resource that reads names of another stack is deployed again whenever that stack changes, even by a
// plain cdk deploy, which skips stacks with an unchanged template. Risk: functions continue to use a table that was
// replaced.
import { describe, expect, it } from 'vitest';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import { type Resource, type Synthesized, synthesize } from './synthesized.ts';

const { dev } = STAGES;

// The resources that read another stack, each with its fingerprint of that stack.
function readersOf({ stacks }: Synthesized) {
  return Object.values(stacks).flatMap(({ Resources }) =>
    Object.entries(Resources).flatMap(([logicalId, resource]) =>
      [...new Set(namesRead(resource))].map((producer) => ({
        logicalId,
        producer,
        follows: (resource.Metadata as Record<string, string>)[`follows ${producer}`],
      })),
    ),
  );
}

function namesRead(resource: Resource): string[] {
  const found = JSON.stringify(resource.Properties ?? {}).matchAll(/"Fn::GetStackOutput":\{"StackName":"([^"]+)"/g);
  return Array.from(found, ([, producer = '']) => producer);
}

describe('a resource that reads another stack', () => {
  const readers = readersOf(synthesize(dev));

  it('has the fingerprint of that stack', () => {
    expect(readers.filter(({ follows }) => !/^[0-9a-f]{16}$/.test(follows ?? ''))).toEqual([]);
    expect(new Set(readers.map(({ producer }) => producer.split('-').at(-1)))).toEqual(
      new Set(['Data', 'Api', 'Background']),
    );
    expect(readers.length).toBeGreaterThan(20);
  });

  it.each<[string, Stage, string[]]>([
    ['nothing changes', dev, []],
    ['the tables are kept', { ...dev, keepsData: true, alarms: STAGES.prod.alarms }, ['Data', 'Api', 'Background']],
    ['the API alone changes', { ...dev, requestsPerSecondMax: 21 }, ['Api']],
  ])('has another fingerprint exactly when that stack changes: %s', (_, stage, changed) => {
    const marks = new Map(readers.map(({ producer, follows }) => [producer, follows]));
    const now = readersOf(synthesize(stage, { changed }));
    const other = now.filter(({ producer, follows }) => marks.get(producer) !== follows);
    expect(new Set(other.map(({ producer }) => producer.split('-').at(-1)))).toEqual(new Set(changed));
  });
});

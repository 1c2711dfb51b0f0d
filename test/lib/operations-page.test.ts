// Guarantees that docs/operations.md names every option of a stage, every environment variable and every alarm, and none that is gone.
// Risk: an operator at night believes a table.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENTS } from '../../lib/function-contracts.ts';
import { STAGES } from '../../lib/stages.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');

describe('docs/operations.md', () => {
  it('has every option of a stage', () => {
    expect(tableUnder('Options of a stage')).toEqual(Object.keys(STAGES.prod).sort());
  });

  it('has every environment variable', () => {
    const variables = Object.values(ENVIRONMENTS).flatMap(({ entries }) => Object.keys(entries));
    expect(tableUnder('Environment variables of the functions')).toEqual([...new Set(variables)].sort());
  });

  it('has every alarm', () => {
    const { stacks } = synthesize(STAGES.prod);
    const alarms = Object.values(stacks).flatMap((stack) => Object.keys(resourcesOf(stack, 'AWS::CloudWatch::Alarm')));
    const names = alarms.map((place) => place.replace(/^.*\//, '').replace(/Alarm$/, ''));
    expect(tableUnder('Metrics and alarms')).toEqual([...new Set(names)].sort());
  });
});

// The first code word of each row of the one table below a heading.
function tableUnder(heading: string): string[] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name).sort();
}

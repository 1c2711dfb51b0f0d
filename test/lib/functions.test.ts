// Guarantees what every function runs on and the environment it finds there: exactly the variables that its contract
// names. Risk: a variable that is missing fails at the first call in the account; one too many tells a function what it
// need not know.
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ENVIRONMENTS, type FunctionName, type Variables } from '../../lib/constructs/function-contracts.ts';
import type { variablesOf } from '../../lib/constructs/variables.ts';
import { STAGES } from '../../lib/stages.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const TIMEOUTS: Record<FunctionName, number> = {
  authorizer: 10,
  health: 27,
  'knowledge-bases': 27,
  'knowledge-search': 27,
  'copilot-query': 27,
  'ingest-document': 300,
  administer: 120,
  housekeeping: 300,
};

const stages = Object.values(STAGES).map((stage) => {
  const { stacks } = synthesize(stage);
  const all = (type: string) => ({ ...resourcesOf(stacks.Api, type), ...resourcesOf(stacks.Background, type) });
  return { stage, functions: all('AWS::Lambda::Function'), logs: all('AWS::Logs::LogGroup'), data: stacks.Data };
});

describe.each(stages)('the functions of $stage.name', ({ stage, functions, logs, data }) => {
  it('are the eight, and nothing that CDK adds', () => {
    expect(Object.keys(functions).sort()).toEqual(
      Object.keys(ENVIRONMENTS)
        .map((name) => `${name}/Function`)
        .sort(),
    );
    expect(resourcesOf(data, 'AWS::Lambda::Function')).toEqual({});
  });

  it.each(Object.keys(ENVIRONMENTS) as FunctionName[])('%s has its runtime, time and own log', (name) => {
    const { Properties } = functions[`${name}/Function`] ?? expect.fail('not there');
    expect(Properties).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      Timeout: TIMEOUTS[name],
    });
    expect(Properties).not.toHaveProperty('TracingConfig');
    expect(Properties).not.toHaveProperty('FunctionName');
    const log = logs[`${name}/Log`] ?? expect.fail('not there');
    expect(log.Properties).toEqual({ RetentionInDays: stage.logRetentionDays });
  });

  it.each(Object.keys(ENVIRONMENTS) as FunctionName[])('%s finds exactly the variables of its contract', (name) => {
    const { Variables: found } = functions[`${name}/Function`]?.Properties.Environment ?? {};
    expect(Object.keys(found).sort()).toEqual(Object.keys(ENVIRONMENTS[name].entries).sort());
    expect(Object.values(found)).not.toContain('');
    expect(found.STAGE).toBe(stage.name);
  });
});

describe('a variable that a contract names', () => {
  type Values = ReturnType<typeof variablesOf>;

  it('cannot be left out', () => {
    expectTypeOf<Values>().toEqualTypeOf<Variables>();
    // @ts-expect-error a contract names DELIVERIES_MAX
    const without: Omit<Variables, 'DELIVERIES_MAX'> extends Variables ? true : never = true;
    expect(without).toBe(true);
  });

  it('cannot be one that no contract names', () => {
    const values = {} as Values;
    // @ts-expect-error no contract names SPARE
    const more: Variables = { ...values, SPARE: '' };
    expect(more).toHaveProperty('SPARE');
  });
});

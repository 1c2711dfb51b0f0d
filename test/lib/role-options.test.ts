// Guarantee: with vectors in a domain, a guardrail or a reranking model, each role has exactly the permissions that it
// needs. Risk: a stage option grants more than it should, or a function is denied a call that it makes.
import { describe, expect, it } from 'vitest';
import { CONTRACTS, type FunctionName } from '../../functions/contracts.ts';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import { grantsOf, oneByOne } from './grants.ts';
import { resourcesOf, synthesize } from './synthesized.ts';

const NAMES = Object.keys(CONTRACTS) as FunctionName[];

describe('with the vectors in a domain, the role of', () => {
  const endpoint = 'https://search-vectors.us-east-1.es.amazonaws.com';
  const onDomain = synthesize({ ...STAGES.dev, vectors: { kind: 'domain', name: 'vectors', endpoint } });
  const index = 'arn:<Partition>:es:<Region>:<AccountId>:domain/vectors';
  const reading = `es:ESHttpPost on ${index}/passages-v2/_msearch ${index}/passages-v2/_search`;

  const isAboutVectors = (line: string) => /aoss|es:/.test(line);

  it.each(['knowledge-search', 'copilot-query', 'console-playground'])('%s may only search', (name) => {
    expect(grantsOf(onDomain, name).filter(isAboutVectors)).toEqual(oneByOne(reading));
  });

  it.each(['ingest-document', 'housekeeping'])('%s may write passages too', (name) => {
    expect(grantsOf(onDomain, name).filter(isAboutVectors)).toEqual(oneByOne(`${reading} ${index}/_bulk`).sort());
  });

  it('copilot-query may search both indexes if there are two', () => {
    const [first] = STAGES.dev.indexGenerations;
    const second = { ...first, name: 'passages-v3' };
    const vectors = { kind: 'domain', name: 'vectors', endpoint } as const;
    const two = synthesize({ ...STAGES.dev, vectors, indexGenerations: [first, second] });
    const other = reading.replaceAll('passages-v2', 'passages-v3');
    const expected = [...oneByOne(reading), ...oneByOne(other)].sort();
    expect(grantsOf(two, 'copilot-query').filter(isAboutVectors)).toEqual(expected);
  });

  it('administer may create the index too', () => {
    // AWS authorizes the call, and then each request that the service sends to the domain for it.
    const creating = [
      ...oneByOne(`es:DescribeDomain on ${index}`),
      ...oneByOne(`es:CreateIndex es:GetIndex on ${index} ${index}/passages-v2`),
      ...oneByOne(`es:ESHttpGet es:ESHttpHead es:ESHttpPost es:ESHttpPut on ${index}/passages-v2`),
    ];
    expect(grantsOf(onDomain, 'administer').filter(isAboutVectors)).toEqual(
      [...creating, ...oneByOne(`${reading} ${index}/_bulk`)].sort(),
    );
  });
});

describe('with a global inference profile, the role of', () => {
  it.each(['copilot-query', 'console-playground'])('%s may use its model in no Region in particular', (name) => {
    const modelId = 'amazon.nova-2-lite-v1:0';
    const model = { kind: 'inference-profile', profileId: `global.${modelId}`, modelId, regions: [] } as const;
    const worldwide = synthesize({ ...STAGES.dev, supportJudge: null, answer: { ...STAGES.dev.answer, model } });
    const bedrock = 'arn:<Partition>:bedrock';
    expect(grantsOf(worldwide, name).filter((line) => line.includes('nova-2-lite'))).toEqual([
      `bedrock:InvokeModel on ${bedrock}:::foundation-model/${modelId}`,
      `bedrock:InvokeModel on ${bedrock}:<Region>::foundation-model/${modelId}`,
      `bedrock:InvokeModel on ${bedrock}:<Region>:<AccountId>:inference-profile/global.${modelId}`,
    ]);
  });
});

const SEARCHING = ['knowledge-search', 'copilot-query', 'console-playground'];

describe('with a guardrail, the roles of the searching functions', () => {
  const stageWith = (guardrail: Stage['guardrail']) => synthesize({ ...STAGES.dev, guardrail });

  it.each<[string, Stage['guardrail'], string]>([
    ['checks', { kind: 'checks' }, 'bedrock:InvokeGuardrailChecks on *'],
    [
      'a guardrail',
      { kind: 'guardrail', id: 'abc', version: '1' },
      `bedrock:ApplyGuardrail on arn:<Partition>:bedrock:<Region>:<AccountId>:guardrail/abc`,
    ],
  ])('may use %s, and no other role may', (_name, guardrail, expected) => {
    const stage = stageWith(guardrail);
    const granted = NAMES.flatMap((name) =>
      grantsOf(stage, name)
        .filter((line) => line.includes('Guardrail'))
        .map((line) => `${name}: ${line}`),
    );
    expect(granted.sort()).toEqual(SEARCHING.map((name) => `${name}: ${expected}`).sort());
  });

  it.each<[string, Stage['guardrail']]>([
    ['none', null],
    ['checks', { kind: 'checks' }],
    ['guardrail:abc:DRAFT', { kind: 'guardrail', id: 'abc', version: 'DRAFT' }],
  ])('have GUARDRAIL set to %s', (value, guardrail) => {
    const { Api, Console } = stageWith(guardrail).stacks;
    const functions = {
      ...resourcesOf(Api, 'AWS::Lambda::Function'),
      ...resourcesOf(Console, 'AWS::Lambda::Function'),
    };
    const set = SEARCHING.map((name) => functions[`${name}/Function`]?.Properties.Environment.Variables.GUARDRAIL);
    expect(set).toEqual(SEARCHING.map(() => value));
  });

  it('are not synthesized with an id or a version that Bedrock does not allow', () => {
    expect(() => stageWith({ kind: 'guardrail', id: 'no id', version: '1' })).toThrow('guardrail:ID:VERSION');
    expect(() => stageWith({ kind: 'guardrail', id: 'abc', version: '0' })).toThrow('guardrail:ID:VERSION');
  });
});

describe('with a reranking model, the roles of the searching functions', () => {
  const modelId = 'cohere.rerank-v3-5:0';
  const ranking = synthesize({ ...STAGES.dev, rerank: { model: { kind: 'foundation-model', modelId } } });
  const granted = (stage: typeof ranking) =>
    NAMES.flatMap((name) =>
      grantsOf(stage, name)
        .filter((line) => /rerank/i.test(line))
        .map((line) => `${name}: ${line}`),
    );
  const setIn = ({ stacks: { Api, Console } }: typeof ranking) => {
    const functions = {
      ...resourcesOf(Api, 'AWS::Lambda::Function'),
      ...resourcesOf(Console, 'AWS::Lambda::Function'),
    };
    return SEARCHING.map((name) => functions[`${name}/Function`]?.Properties.Environment.Variables.RERANK_MODEL_ID);
  };

  it('may call this model, and so may administer for stage status, and no other role', () => {
    const expected = `bedrock:InvokeModel on arn:<Partition>:bedrock:<Region>::foundation-model/${modelId}`;
    expect(granted(ranking).sort()).toEqual(['administer', ...SEARCHING].map((name) => `${name}: ${expected}`).sort());
    expect(setIn(ranking)).toEqual(SEARCHING.map(() => modelId));
  });

  it('may call none by default', () => {
    const without = synthesize(STAGES.dev);
    expect(granted(without)).toEqual([]);
    expect(setIn(without)).toEqual(SEARCHING.map(() => 'none'));
  });
});

// Guarantee: an unknown stage gets a helpful error message, and the settings of the stages agree with each other. Risk:
// a default deploys a stage that nobody chose, or the local stage no longer resembles dev.
import { App, Token } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { RANKINGS, type RankingName, rankingOf } from '../../lib/ranking/rankings.ts';
import { addStage } from '../../lib/stacks/add-stage.ts';
import type { Stage } from '../../lib/stage.ts';
import { localCloudStage, STAGES, stageNamed } from '../../lib/stages.ts';

describe('stageNamed', () => {
  it('says how to name a stage when none is named', () => {
    const problem = 'No stage was given. Add -c stage=NAME, where NAME is one of: dev, prod.';
    expect(stageNamed(undefined)).toEqual({ problem });
  });

  it.each(['staging', '', 'toString'])("says which stages there are when it is '%s'", (name) => {
    const problem = `There is no stage '${name}'. The stages are: dev, prod.`;
    expect(stageNamed(name)).toEqual({ problem });
  });

  it.each(['dev', 'prod'])('finds %s', (name) => {
    expect(stageNamed(name)).toMatchObject({ name });
  });

  it('finds local only for the local cloud', () => {
    expect(stageNamed('local')).toEqual({ problem: 'The local stage is not deployed: npm start runs it.' });
    expect(localCloudStage('local')).toEqual(STAGES.local);
  });
});

it('gives only the local stage a fixed account, which nobody owns, because it accepts unsigned calls', () => {
  const accountsOf = (stage: Stage) => {
    const app = new App({ context: { 'aws:cdk:bundling-stacks': [] } });
    const { data, api, background, console } = addStage(app, stage);
    return [...new Set([data, api, background, console].map((stack) => stack?.account))];
  };
  expect(accountsOf(STAGES.local)).toEqual(['123456789012']);
  expect(accountsOf(STAGES.prod).map((account) => Token.isUnresolved(account))).toEqual([true]);
});

describe('localCloudStage', () => {
  it.each(Object.keys(RANKINGS) as RankingName[])('ranks the passages of the local stage as %s says', (name) => {
    const [generation] = STAGES.local.indexGenerations;
    const indexGenerations = [{ ...generation, ...rankingOf(RANKINGS[name]) }];
    expect(localCloudStage('local', name)).toEqual({ ...STAGES.local, indexGenerations });
  });

  it('treats every result as relevant, and weights vectors with .4, for a model that was not measured', () => {
    const [ranking] = (localCloudStage('local', 'unmeasured') as Stage).indexGenerations;
    const gate = { similarityFloor: 0, relevanceMin: -1, wordlessMin: -1 };
    expect(ranking).toMatchObject({ vectorWeight: 0.4, wordWeight: 0.6, ...gate });
  });

  it.each(['bge', '', 'toString', 4])("says which rankings there are when it is '%s'", (name) => {
    const problem = `There is no ranking '${name}'. The rankings are: titan, standIn, unmeasured.`;
    expect(localCloudStage('local', name)).toEqual({ problem });
  });

  it('runs a deployed stage exactly as deployed', () => {
    expect(localCloudStage('dev', 'unmeasured')).toBe(STAGES.dev);
  });
});

describe('the stages', () => {
  it('run locally what dev deploys, except for live keys and the ranking for another embedding model', () => {
    const [deployed] = STAGES.dev.indexGenerations;
    const { indexGenerations } = STAGES.local;
    expect(STAGES.local).toEqual({ ...STAGES.dev, name: 'local', liveKeys: 'allowed', indexGenerations });
    expect(indexGenerations).toEqual([{ ...deployed, ...rankingOf(RANKINGS.standIn) }]);
    expect(STAGES.dev.liveKeys).toBe('refused');
  });

  it('keep data, and search capacity when idle, only on prod', () => {
    expect(Object.values(STAGES).filter(({ keepsData }) => keepsData)).toEqual([STAGES.prod]);
    expect(STAGES.prod.vectors).toMatchObject({ kind: 'collection', searchOcuMin: 2, indexingOcuMin: 0 });
    expect(STAGES.dev.vectors).toMatchObject({ kind: 'collection', searchOcuMin: 0, indexingOcuMin: 0 });
  });

  it.each(Object.values(STAGES))('need no agreement with a third party on $name', ({ indexGenerations, answer }) => {
    for (const { modelId } of indexGenerations) {
      expect(modelId).toMatch(/^amazon\./);
    }
    expect(answer.model.modelId).toMatch(/^amazon\./);
  });
});

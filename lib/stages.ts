import type { IndexGeneration } from '../shared/search/passage-index-schema.ts';
import { RANKINGS, type RankingName, rankingOf } from './ranking/rankings.ts';
import type { Stage, StageName } from './stage.ts';

// A stage deployed with the generation `passages-v1` (schema 1) lists both until its documents are in this one.
const currentGeneration: IndexGeneration = {
  name: 'passages-v2',
  schema: 2,
  modelId: 'amazon.titan-embed-text-v2:0',
  dimensions: 1_024,
  ...rankingOf(RANKINGS.titan),
};

const novaLite = {
  kind: 'inference-profile',
  profileId: 'us.amazon.nova-2-lite-v1:0',
  modelId: 'amazon.nova-2-lite-v1:0',
  regions: ['us-east-1', 'us-east-2', 'us-west-2'],
} as const;

const dev: Stage = {
  name: 'dev',
  liveKeys: 'refused',
  keepsData: false,
  logRetentionDays: 30,
  // Not measured: enough for a few people and the smoke test. It bounds what guessed keys can cost (docs/security.md).
  requestsPerSecondMax: 20,
  requestsBurstMax: 40,
  authorizerConcurrency: 'unreserved',
  // The lowest limit that Lambda accepts for a queue.
  ingestConcurrencyMax: 2,
  vectors: { kind: 'collection', searchOcuMin: 0, searchOcuMax: 2, indexingOcuMin: 0, indexingOcuMax: 2 },
  indexGenerations: [currentGeneration],
  answer: {
    model: novaLite,
    replyForm: 'tool',
    // About 350 words. All of it is reserved for every question, so with a higher number, more questions are refused at
    // the end of a budget.
    tokensMax: 512,
    passagesMax: 8,
    // Eight passages of 800 tokens: a passage has 300 words, which are fewer tokens in most languages.
    excerptTokensMax: 6_400,
  },
  // The answering model again, in a call of its own: of Amazon's models that need no agreement with a third party, the
  // only one that is not of the first generation, which nears its end of life (docs/adr/0009-grounded-is-checked.md).
  supportJudge: { model: novaLite },
  rerank: null,
  budget: {
    // Not measured: enough for thousands of questions, and little is lost if a test key leaks. The rates, which
    // docs/api.md states, let a team ask without waiting, and stop a script that loops.
    testAllowanceUsd: '5',
    ratePerMinute: 60,
    burst: 20,
    concurrency: 20,
    searchesPerMinute: 300,
    alertEmail: null,
  },
  guardrail: null,
  console: { mfa: 'optional' },
  alarms: null,
  place: null,
};

/** The local stage, with the ranking for the model that makes the vectors there. */
function localStage(ranking: RankingName): Stage {
  const indexGenerations: Stage['indexGenerations'] = [{ ...currentGeneration, ...rankingOf(RANKINGS[ranking]) }];
  return { ...dev, name: 'local', liveKeys: 'allowed', indexGenerations };
}

/** The stages that exist. `local` is dev with live keys, so that both kinds of keys can be tried locally. */
export const STAGES: Readonly<Record<StageName, Stage>> = {
  dev,
  local: localStage('standIn'),
  prod: {
    ...dev,
    name: 'prod',
    liveKeys: 'allowed',
    keepsData: true,
    logRetentionDays: 90,
    // Ten times dev. Not measured: far below the quota of API Gateway, 10,000 a second in a Region.
    requestsPerSecondMax: 200,
    requestsBurstMax: 400,
    ingestConcurrencyMax: 10,
    console: { mfa: 'required' },
    // Put your own in its place: a deployment refuses every address of example.com.
    alarms: { email: 'operations@example.com' },
    // Search with 2 OCU never sleeps: no caller waits 10-30 s for the first answer of the morning.
    vectors: { kind: 'collection', searchOcuMin: 2, searchOcuMax: 8, indexingOcuMin: 0, indexingOcuMax: 8 },
  },
};

/** The stage in `-c stage=NAME`; if it is missing, unknown or not deployable, one sentence that says so. */
export function stageNamed(name: unknown): Stage | { readonly problem: string } {
  if (name === 'local') {
    return { problem: 'The local stage is not deployed: npm start runs it.' };
  }
  const deployable = Object.values(STAGES).filter((stage) => stage.name !== 'local');
  const known = deployable.map((stage) => stage.name).join(', ');
  if (name === undefined) {
    return { problem: `No stage was given. Add -c stage=NAME, where NAME is one of: ${known}.` };
  }
  const stage = deployable.find((candidate) => candidate.name === name);
  return stage ?? { problem: `There is no stage '${String(name)}'. The stages are: ${known}.` };
}

/**
 * The stage of this name as the local cloud runs it. `local` gets the ranking in `-c ranking=NAME`, by default the
 * stand-in's. For a stage or ranking that does not exist, returns one sentence that says so.
 */
export function localCloudStage(name: unknown, ranking: unknown = 'standIn'): Stage | { readonly problem: string } {
  if (name !== 'local') {
    return stageNamed(name);
  }
  return isRanking(ranking)
    ? localStage(ranking)
    : { problem: `There is no ranking '${String(ranking)}'. The rankings are: ${Object.keys(RANKINGS).join(', ')}.` };
}

function isRanking(name: unknown): name is RankingName {
  return typeof name === 'string' && Object.hasOwn(RANKINGS, name);
}

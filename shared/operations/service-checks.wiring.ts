import { createAnswerClient } from '../copilot/answer.client.ts';
import { probePool } from '../members/people.client.ts';
import { createUsageMeter } from '../pricing/usage-meter.ts';
import { createEmbeddingClient } from '../search/embedding.client.ts';
import type { IndexGeneration } from '../search/passage-index-schema.ts';
import { createReranker } from '../search/reranking/rerank.client.ts';
import type { ServiceCheck } from '../stage/service-checks.ts';
import type { createOperationServices } from './operation-services.wiring.ts';
import type { OperationsEnvironment } from './operations-environment.ts';

// Nothing that exists has this id.
const NOBODY = '00000000-0000-0000-0000-000000000000';
const PROMPT = { system: 'Answer with OK.', message: 'OK?' };
const TOKENS_MAX = 16;

type Environment = OperationsEnvironment & { readonly RERANK_MODEL_ID: string | null };
type Services = Pick<ReturnType<typeof createOperationServices>, 'files' | 'stageHealth' | 'subscriptions'>;

/**
 * Creates a check of each service and model that has no report of its own in `stage status`. Each is a call that the
 * product makes anyway, about nothing that exists; those of models cost a few tokens.
 */
export function createServiceChecks(environment: Environment, services: Services): readonly ServiceCheck[] {
  const { files, stageHealth, subscriptions } = services;
  const { USER_POOL_ID: pool } = environment;
  const service = (what: string, call: ServiceCheck['call']) => ({ what, isModel: false, call });
  return [
    ...modelChecks(environment),
    service('The bucket of documents (S3)', () => files.exists('companies/none')),
    service('The queue of documents (SQS)', () => stageHealth.queues()),
    service('The topic of alerts (SNS)', () => subscriptions.stateOf(`${environment.ALERT_TOPIC_ARN}:${NOBODY}`)),
    service('The list of alarms (CloudWatch)', () => stageHealth.alarms()),
    ...(pool === 'none' ? [] : [service('The user pool (Cognito)', () => probePool(pool, NOBODY))]),
  ];
}

function modelChecks(environment: Environment): ServiceCheck[] {
  const { INDEX_GENERATIONS, ANSWER_MODEL_ID, SUPPORT_JUDGE_MODEL_ID, RERANK_MODEL_ID } = environment;
  const meter = createUsageMeter(() => null);
  const model = (role: string, id: string, call: ServiceCheck['call']) =>
    id === 'none' ? [] : [{ what: `The ${role} model ${id}`, isModel: true, call }];
  const converse = (id: string) => (signal: AbortSignal) =>
    createAnswerClient(id, TOKENS_MAX).answer(PROMPT, { timeLeftMs: () => 60_000, signal, meter });
  const embed = ({ modelId, dimensions }: IndexGeneration) =>
    model('embedding', modelId, (signal) => createEmbeddingClient(modelId, dimensions).embed('OK?', signal));
  // The judge often is the answering model.
  const judge = SUPPORT_JUDGE_MODEL_ID === ANSWER_MODEL_ID ? 'none' : SUPPORT_JUDGE_MODEL_ID;
  return [
    ...[...new Map(INDEX_GENERATIONS.map((generation) => [generation.modelId, generation])).values()].flatMap(embed),
    ...model('answering', ANSWER_MODEL_ID, converse(ANSWER_MODEL_ID)),
    ...model('judging', judge, converse(judge)),
    ...model('reranking', RERANK_MODEL_ID ?? 'none', (signal) =>
      createReranker(RERANK_MODEL_ID ?? 'none').order(PROMPT.message, ['OK.'], { signal, meter }),
    ),
  ];
}

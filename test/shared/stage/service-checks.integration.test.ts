// Guarantee: stage status calls each service and each model that the stage uses, and for one that fails it names the
// error and what to do; of a stage without failures it reports no problem. Risk: an operator at night is told that all
// is well while every question is refused.
import { describe, expect, it } from 'vitest';
import { STAGES } from '../../../lib/stages.ts';
import { checkServices } from '../../../shared/stage/service-checks.ts';
import { administer } from '../../harness/administer.ts';
import { startStageForTest } from '../../harness/stage-cloud.ts';

const RERANK = 'cohere.rerank-v3-5:0';
const ANSWER = 'us.amazon.nova-2-lite-v1:0';
const EMBEDDING = 'amazon.titan-embed-text-v2:0';
const denied = { kind: 'error', status: 403, code: 'AccessDeniedException' } as const;
const failed = { kind: 'error', status: 500, code: 'InternalFailure' } as const;
const gone = { kind: 'error', status: 404, code: 'ResourceNotFoundException' } as const;
const throttled = { kind: 'error', status: 429, code: 'ThrottlingException' } as const;
const ofModel = (id: string) => (request: { readonly path: string }) => decodeURIComponent(request.path).includes(id);

describe('on the local cloud, stage status', () => {
  it('finds every service well, and each failing one by its name and error', async () => {
    const { cloud, access } = await startStageForTest({
      rerank: { model: { kind: 'foundation-model', modelId: RERANK } },
      supportJudge: { model: { kind: 'foundation-model', modelId: 'amazon.nova-pro-v1:0' } },
      console: STAGES.dev.console,
    });
    const problems = async () => (await administer(access, 'stage.status', {})).problems;
    expect(await problems()).toEqual([]);
    for (const [script, what, remedy] of [
      [
        { service: 'bedrock', match: ofModel(ANSWER), effect: gone },
        `The answering model ${ANSWER} does not answer (ResourceNotFoundException 404).`,
        /Legacy/,
      ],
      [
        { service: 'bedrock', match: ofModel('nova-pro'), effect: denied },
        'The judging model amazon.nova-pro-v1:0 does not answer (AccessDeniedException 403).',
        /service control policy/,
      ],
      [
        { service: 'bedrock', match: ofModel(EMBEDDING), effect: throttled },
        `The embedding model ${EMBEDDING} does not answer (ThrottlingException 429).`,
        /quota/,
      ],
      [
        { service: 'bedrock', match: ofModel(RERANK), effect: failed },
        `The reranking model ${RERANK} does not answer (InternalFailure 500).`,
        /AWS Health/,
      ],
      [{ service: 's3', effect: failed }, /^The bucket of documents \(S3\) does not answer \(\w+ 500\)/, /AWS Health/],
      [{ service: 'sqs', effect: failed }, /^The queue of documents \(SQS\) .*http_500/, /AWS Health/],
      [{ service: 'sns', effect: failed }, /^The topic of alerts \(SNS\) .*http_500/, /AWS Health/],
      [{ service: 'monitoring', effect: denied }, /^The list of alarms \(CloudWatch\) .*http_403/, /role/],
      [{ service: 'cognito-idp', effect: failed }, /^The user pool \(Cognito\) .*500/, /AWS Health/],
    ] as const) {
      const fault = cloud.faults.script(script);
      const found = await problems();
      fault.remove();
      expect(found).toHaveLength(1);
      expect(found[0].what).toMatch(what);
      expect(found[0].do).toMatch(remedy);
    }
  });
});

it('a service that hangs is a problem as soon as the time of the report is up', async () => {
  const call = (signal: AbortSignal) => new Promise((_, reject) => signal.addEventListener('abort', reject));
  const abort = new AbortController();
  const problems = checkServices([{ what: 'The model', isModel: true, call }], abort.signal);
  abort.abort();
  expect(await problems).toHaveLength(1);
});

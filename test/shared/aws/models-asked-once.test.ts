// Guarantee: an answering model, a reranking model or a guardrail that fails or is busy is called only once, by the
// client that the functions use, because each attempt may be billed. Risk: a question that is paid for three times.
import { describe, expect, it } from 'vitest';
import { createAnswerClient } from '../../../shared/copilot/answer.client.ts';
import { priceOf } from '../../../shared/pricing/prices.ts';
import { createUsageMeter, type UsageMeter } from '../../../shared/pricing/usage-meter.ts';
import { createGuardrail } from '../../../shared/privacy/guardrail/guardrail.client.ts';
import { createReranker } from '../../../shared/search/reranking/rerank.client.ts';
import { serveAsBedrock } from './scripted-server.fixture.ts';

type Ask = (call: { meter: UsageMeter; signal: AbortSignal; timeLeftMs: () => number }) => Promise<unknown> | undefined;

const answer: Ask = (call) =>
  createAnswerClient('eu.amazon.nova-micro-v1:0', 64).answer(
    { system: 'Answer.', message: 'How long is the lease?' },
    call,
  );
const guardrailChecks: Ask = (call) => createGuardrail({ kind: 'checks' })?.find(['the lease'], ['PERSON'], call);
const guardrail: Ask = (call) =>
  createGuardrail({ kind: 'guardrail', id: 'abc', version: '1' })?.find(['the lease'], ['PERSON'], call);

const reranking: Ask = (call) => createReranker('amazon.rerank-v1:0').order('the lease', ['a', 'b'], call);

describe.each<[name: string, ask: Ask]>([
  ['the answering model', answer],
  ['the reranking model', reranking],
  ['InvokeGuardrailChecks', guardrailChecks],
  ['ApplyGuardrail', guardrail],
])('%s', (_name, ask) => {
  it.each([
    ['is busy', 429, 'ThrottlingException'],
    ['fails', 500, 'InternalServerException'],
  ])('is called only once when it %s', async (_what, status, error) => {
    const paths = await openFailing(status, error);
    const meter = createUsageMeter((modelId) => priceOf(modelId, 'us-east-1'));
    const asked = ask({ meter, signal: new AbortController().signal, timeLeftMs: () => 20_000 });
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
    expect(paths).toHaveLength(1);
  });
});

// Fails every request, over HTTP/2 as Bedrock does; returns the requested paths.
async function openFailing(status: number, error: string): Promise<readonly string[]> {
  const paths: string[] = [];
  await serveAsBedrock((stream, headers) => {
    paths.push(String(headers[':path']));
    stream.resume();
    stream.respond({ ':status': status, 'content-type': 'application/json', 'x-amzn-errortype': error });
    stream.end(JSON.stringify({ message: 'x' }));
  });
  return paths;
}

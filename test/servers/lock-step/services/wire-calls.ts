import type { Answered } from './call.ts';

interface JsonTarget {
  readonly endpoint: string;
  readonly service: string;
  /** Service and operation, as `X-Amz-Target` has them. */
  readonly target: string;
}

/** A call in AWS's JSON protocol. */
export async function callJson({ endpoint, service, target }: JsonTarget, input: object): Promise<Answered> {
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': target };
  const { status, text } = await post(endpoint, service, { headers, body: JSON.stringify(input) });
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  const code = status === 200 ? null : String(body.__type).replace(/^.*#/, '');
  return { status, code, body };
}

/** A call of SNS in AWS's query protocol; the body has the texts of the answer's elements by name. */
export async function callQuery(
  endpoint: string,
  operation: string,
  input: Readonly<Record<string, string>>,
): Promise<Answered> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = new URLSearchParams({ Action: operation, Version: '2010-03-31', ...input }).toString();
  const { status, text } = await post(endpoint, 'sns', { headers, body: form });
  const elements = [...text.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', value = '']) => [name, value]);
  const { RequestId: _, ...body } = Object.fromEntries(elements) as Record<string, string>;
  return { status, code: status === 200 ? null : String(body.Code), body };
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

// Neither side looks at signatures: the scope alone says which service is called.
async function post(endpoint: string, service: string, { headers, body }: Sent) {
  const scope = `Credential=AKIAIOSFODNN7EXAMPLE/20261120/us-east-1/${service}/aws4_request`;
  const authorization = `AWS4-HMAC-SHA256 ${scope}, SignedHeaders=host, Signature=0`;
  const signal = AbortSignal.timeout(10_000);
  const answer = await fetch(endpoint, { method: 'POST', headers: { ...headers, authorization }, body, signal });
  return { status: answer.status, text: await answer.text() };
}

import { callPath, type EndpointName } from '../functions/endpoints.ts';
import type { CalledApi } from './find-api.ts';
import { answerLimit } from './time-limits.ts';

/** Sends JSON to an endpoint of an API, and aborts after five minutes, which is longer than any stage takes. */
export function callEndpoint({ baseUrl, key }: CalledApi, name: EndpointName, body: object): Promise<Response> {
  return fetch(`${baseUrl}${callPath(name)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: answerLimit(),
  });
}

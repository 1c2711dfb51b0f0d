// Guarantee: the problem of a failed call has the API's message, and the seconds until the call may be repeated;
// without a message, it names the status. Risk: a person reads "undefined", or waits in vain.
import { expect, it } from 'vitest';
import { readResponse } from '../../../console/calls/read-response.ts';
import { Problem } from '../../../console/session/problem.ts';
import { callTexts } from '../../../console/texts/calls.ts';

const problemIn = (response: Response) =>
  readResponse(response).then(
    () => expect.unreachable(),
    (thrown: unknown) => {
      expect(thrown).toBeInstanceOf(Problem);
      const { status, message, retryAfterSeconds } = thrown as Problem;
      return { status, message, retryAfterSeconds };
    },
  );

it('returns the result of a call that succeeded', async () => {
  expect(await readResponse(Response.json({ keys: [] }))).toEqual({ keys: [] });
});

it.each([
  ['the message of the API', Response.json({ error: 'Busy.' }, { status: 503 }), 503, 'Busy.'],
  [
    'a message that begins with a field, in upper case',
    Response.json({ error: 'name must be short.' }, { status: 400 }),
    400,
    'Name must be short.',
  ],
  ['a body without a message', Response.json({ error: 7 }, { status: 400 }), 400, callTexts.unexplained(400)],
  ['no body', new Response(null, { status: 502 }), 502, callTexts.unexplained(502)],
  ['a page of a proxy', new Response('<html>', { status: 504 }), 504, callTexts.unexplained(504)],
  ['a body that was cut short', new Response('{"keys":[', { status: 200 }), 200, callTexts.unexplained(200)],
])('reports a failed call with %s', async (_name, response, status, message) => {
  expect(await problemIn(response)).toEqual({ status, message, retryAfterSeconds: null });
});

it.each([
  ['5', 5],
  ['0', 0],
  ['0.2', 1],
  ['-1', null],
  ['Fri, 20 Nov 2026 10:00:00 GMT', null],
])('reads a Retry-After of "%s" as %s seconds', async (header, retryAfterSeconds) => {
  const response = Response.json({ error: 'Busy.' }, { status: 503, headers: { 'retry-after': header } });
  expect(await problemIn(response)).toMatchObject({ retryAfterSeconds });
});

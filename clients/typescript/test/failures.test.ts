// Guarantee: the TypeScript client gives an answer, or one error that says what happened, whatever the server or the
// network does; it repeats what may succeed, as late as the service asks for, and never pays for a question twice.
// Risk: an outage becomes a storm of repeats, or an API key appears in somebody's log.
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FailingServer, type SeenRequest, startFailingServer } from '../../test/failing-server.ts';
import * as errors from '../src/errors.ts';
import { type ClientOptions, KnowledgeCopilot, type RequestEvent } from '../src/index.ts';

const KEY = `kc_test_${'Secret5'.repeat(6)}`.slice(0, 46);
const JITTER = 0.5;

let server: FailingServer;
beforeAll(async () => {
  server = await startFailingServer();
});
afterAll(() => server.stop());

// A client of a server that fails in one way; it waits in no time, and notes how long it would have waited.
function clientOf(way: string, times: number, options: ClientOptions = {}) {
  const name = randomUUID();
  const events: RequestEvent[] = [];
  const waits: number[] = [];
  const client = new KnowledgeCopilot({
    apiKey: KEY,
    baseUrl: `${server.origin}/${way}/${times}/${name}`,
    random: () => JITTER,
    clock: { now: () => 0, sleep: async (ms) => void waits.push(ms) },
    onRequest: (event) => events.push(event),
    ...options,
  });
  const seen = async () => (await (await fetch(`${server.origin}/seen/${name}`)).json()) as SeenRequest[];
  return { client, events, waits, seen };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('It was answered.'),
    (error: unknown) => error as errors.KnowledgeCopilotError,
  );

describe('a failure that passes', () => {
  it.each([
    ['limited', [7_500, 7_500]],
    ['busy', [2_500, 2_500]],
    ['busy-until', [9_500, 9_500]],
    ['down', [375, 750]],
    ['html', [375, 750]],
    ['cut', [375, 750]],
    ['reset', [375, 750]],
  ])('%s: the question is repeated with the same Idempotency-Key, and answered', async (way, expected) => {
    const { client, waits, seen } = clientOf(way, 2);
    const { answer } = await client.copilot.query('How long is the notice period?');
    expect(answer).toBe('It is 30 days [1].');
    expect(waits).toEqual(expected);
    const requests = await seen();
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(requests[0]).toMatchObject({ method: 'POST', body: { question: 'How long is the notice period?' } });
  });

  it('waits by the clock of the machine, unless it gets another', async () => {
    const { client, events } = clientOf('down', 1, { clock: undefined });
    expect(await client.health()).toMatchObject({ status: 'ok' });
    expect(events.map(({ retry_in }) => retry_in)).toEqual([0.375, null]);
  });

  it('another question has another Idempotency-Key, and a caller may choose it', async () => {
    const { client, seen } = clientOf('none', 0);
    await client.copilot.query('One?');
    await client.copilot.query('One?');
    await client.copilot.query('One?', { idempotency_key: 'mine' });
    const keys = (await seen()).map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe('mine');
  });

  it.each(['', 'a b', 'a\nb', '\u20ac', 'x'.repeat(256)])(
    'an Idempotency-Key that cannot work is not sent: case %#',
    async (key) => {
      const { client, seen } = clientOf('none', 0);
      const error = await failureOf(client.copilot.query('One?', { idempotency_key: key }));
      expect(error).toBeInstanceOf(errors.ConfigurationError);
      expect(error.message).toBe('The Idempotency-Key must be 1 to 255 visible ASCII characters.');
      expect(await seen()).toEqual([]);
    },
  );

  it.each(['health', 'list', 'search'] as const)('%s is repeated, too', async (name) => {
    const { client, events } = clientOf('reset', 1);
    const calls = {
      health: () => client.health(),
      list: () => client.knowledge_bases.list(),
      search: () => client.knowledge.search('notice', { k: 1 }),
    };
    expect(await calls[name]()).toMatchObject(name === 'health' ? { status: 'ok' } : { data: [expect.any(Object)] });
    expect(events.map(({ status }) => status)).toEqual([null, 200]);
  });

  it('a question is repeated without a key only where it was certainly not paid for', async () => {
    for (const [way, tries] of Object.entries({ reset: 1, busy: 1, html: 1, limited: 3 })) {
      const { client, seen } = clientOf(way, 9, { idempotency: false });
      await failureOf(client.copilot.query('One?'));
      expect(await seen(), way).toHaveLength(tries);
      expect((await seen())[0]?.idempotencyKey).toBeNull();
    }
  });
});

describe('a failure that stays', () => {
  it.each([
    ['limited', errors.TooManyRequestsError, 429, 3, 7, /^The service is busy\. Try again\.$/],
    ['spent', errors.TooManyRequestsError, 429, 1, null, /^The service is busy\. Try again\.$/],
    ['busy', errors.ServiceUnavailableError, 503, 3, 2, /^The service is busy\. Try again\.$/],
    ['busy-for-hours', errors.ServiceUnavailableError, 503, 1, 7200, /^The service is busy/],
    ['refused', errors.BadRequestError, 400, 1, null, /^The field 'k' is not known\.$/],
    ['cut', errors.ConnectionLostError, null, 3, null, /^The connection to 127\.0\.0\.1:\d+ failed/],
    ['reset', errors.ConnectionLostError, null, 3, null, /^The connection to 127\.0\.0\.1:\d+ failed/],
    ['html', errors.BadGatewayError, 502, 3, null, /^502: .*<html>Bearer \[key\] Bad gateway x{165,175}$/],
    ['page', errors.UnreadableAnswerError, 200, 1, null, /^200: .*<html>Sign in to the guest network<\/html>$/],
    ['redirect', errors.ApiError, 307, 1, null, /^307: a redirect, which is not followed/],
    ['empty', errors.UnreadableAnswerError, 200, 1, null, /^200: the body is not a JSON object: it is empty\.$/],
    [
      'half',
      errors.UnreadableAnswerError,
      200,
      1,
      null,
      /^200: the body is not a JSON object: \{"answer": "It is 30 da$/,
    ],
    ['nulls', errors.UnreadableAnswerError, 200, 1, null, /^200: the body lacks the field 'answer': \{"answer": null/],
    ['other', errors.UnreadableAnswerError, 200, 1, null, /^200: the body lacks the field 'answer': \{"message"/],
  ] as const)('%s', async (way, Class, status, tries, retry_after, message) => {
    const { client, seen } = clientOf(way, 9);
    const error = await failureOf(client.copilot.query('One?'));
    expect(error).toBeInstanceOf(Class);
    expect(error).toMatchObject({ name: Class.name, status, retry_after });
    expect(error.request_id).toBe(status === null ? null : '7d9a4c1e-3b52-4f0a-9a6e-1c2d3e4f5a6b');
    expect(error.message).toMatch(message);
    expect(await seen()).toHaveLength(tries);
    expect(`${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)}`).not.toContain('Secret5');
  });

  it('shows no part of the key, whatever a proxy makes of it', async () => {
    const { client, events } = clientOf('echo', 9);
    const error = await failureOf(client.health());
    expect(error.message).toBe('401: the body is not an error of the API: <html>Bearer [key]');
    expect(error.request_id).toBe('Bearer [key]');
    expect(inspect([error, events])).not.toContain('Secret5');
  });

  it.each(['slow', 'drip'])('%s: the answer does not come in time', async (way) => {
    const { client, events } = clientOf(way, 9, { timeoutMs: 50, maxRetries: 1 });
    const error = await failureOf(client.health());
    expect(error).toBeInstanceOf(errors.RequestTimeoutError);
    expect(error.message).toBe('No answer came within 0.05 seconds.');
    expect(events).toHaveLength(2);
  });

  it('a caller ends the call with a signal, and it is not repeated', async () => {
    const { client, events } = clientOf('slow', 9);
    const ending = new AbortController();
    const call = client.health({ signal: ending.signal });
    ending.abort(new Error('The visitor has left.'));
    await expect(call).rejects.toThrow('The visitor has left.');
    expect(events).toEqual([]);
  });

  it('a caller ends the call while it waits for a repeat', async () => {
    const ending = new AbortController();
    const onRequest = () => setImmediate(() => ending.abort(new Error('The visitor has left.')));
    const { client, seen } = clientOf('limited', 9, { clock: undefined, onRequest });
    await expect(client.health({ signal: ending.signal })).rejects.toThrow('The visitor has left.');
    expect(await seen()).toHaveLength(1);
  });

  it('nobody listens', async () => {
    const ended = await startFailingServer();
    await ended.stop();
    const { client } = clientOf('none', 0, { baseUrl: ended.origin });
    expect((await failureOf(client.health())).message).toMatch(
      /^The connection to 127\.\S+ failed \(ECONNREFUSED\)\.$/,
    );
  });
});

describe('an answer', () => {
  it('keeps fields that the client does not know, and prints and serializes as it was sent', async () => {
    const { client } = clientOf('extra', 0);
    const answer = await client.copilot.query('One?');
    expect(JSON.parse(JSON.stringify(answer))).toMatchObject({
      confidence: 0.9,
      links: [{ href: '/x' }],
      grounded: true,
    });
    expect(Object.keys(answer)).not.toContain('parts');
  });

  it('is what the body says, whatever its content type', async () => {
    const { client } = clientOf('typed', 0);
    expect(await client.health()).toMatchObject({ tenant: 'Company' });
  });

  it('is text and citations by turns', async () => {
    const { client } = clientOf('none', 0);
    const answer = await client.copilot.query('One?');
    expect(answer.parts()).toEqual(['It is 30 days ', answer.citations[0], '.']);
  });
});

describe('the hook', () => {
  it('sees each try, and neither the key nor the question', async () => {
    const { client, events } = clientOf('busy', 1);
    await client.copilot.query('What does Ada earn?');
    expect(events).toEqual([
      expect.objectContaining({ method: 'POST', attempt: 1, status: 503, retry_in: 2.5, duration_ms: 0 }),
      expect.objectContaining({ attempt: 2, status: 200, retry_in: null, request_id: expect.any(String) }),
    ]);
    expect(events[0]?.url).toMatch(/\/copilot\/query$/);
    expect(JSON.stringify(events)).not.toMatch(/Secret5|Ada/);
  });
});

describe('a client', () => {
  const made = (options: ClientOptions) => () =>
    new KnowledgeCopilot({ apiKey: KEY, baseUrl: server.origin, ...options });

  it.each([
    [{ apiKey: `${KEY}\n` }, 'The API key contains a line break. Pass the key alone, as one word.'],
    [{ apiKey: `"${KEY}"` }, 'The API key contains a quote. Remove the quotes around it.'],
    [{ apiKey: `'${KEY}'` }, 'The API key contains a quote. Remove the quotes around it.'],
    [{ apiKey: `Bearer ${KEY}` }, 'The API key contains a space. Pass the key alone, as one word.'],
    [{ apiKey: `${KEY}\u{2026}` }, 'The API key contains a character that no key has. Copy it again.'],
    [{ apiKey: '' }, 'There is no API key. Pass apiKey, or set KC_API_KEY.'],
    [{ baseUrl: '' }, 'There is no base URL. Pass baseUrl, or set KC_BASE_URL.'],
    [{ baseUrl: 'api.example.com' }, 'The base URL is not a URL. It looks like https://api.example.com.'],
    [{ baseUrl: 'ftp://api.example.com' }, 'The base URL is not a URL. It looks like https://api.example.com.'],
    [{ baseUrl: 'http://api.example.com' }, /^The base URL must begin with https:\/\/, because the API key/],
    [{ baseUrl: 'http://127.0.0.1.example.com' }, /^The base URL must begin with https:/],
    [{ baseUrl: 'https://me:word@api.example.com' }, 'The base URL may have no user, no query and no fragment.'],
    [{ timeoutMs: 0 }, 'timeoutMs must be more than 0 and at most 2147483647.'],
    [{ timeoutMs: Number.POSITIVE_INFINITY }, 'timeoutMs must be more than 0 and at most 2147483647.'],
    [{ maxRetries: -1 }, 'maxRetries must be a whole number from 0.'],
  ])('is refused before anything is sent: case %#', (options, sentence) => {
    expect(made(options)).toThrow(errors.ConfigurationError);
    expect(made(options)).toThrow(sentence);
    expect(made(options)).not.toThrow(/Secret5/);
  });

  it.each(['https://api.example.com', 'http://127.0.0.1:8787', 'http://localhost:1', 'http://[::1]:8787'])(
    'may call %s',
    (baseUrl) => {
      expect(made({ baseUrl })).not.toThrow();
    },
  );

  it.each(['', '/', '/api/public/v1', '/api/public/v1/'])('takes the base URL with "%s" at its end', async (end) => {
    const { client, seen } = clientOf('none', 0);
    await client.health();
    const name = randomUUID();
    const other = new KnowledgeCopilot({ apiKey: KEY, baseUrl: `${server.origin}/none/0/${name}${end}` });
    await other.health();
    const seenByOther = await (await fetch(`${server.origin}/seen/${name}`)).json();
    expect(seenByOther).toEqual(await seen());
  });

  it('never shows its key', () => {
    const client = made({})();
    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain('Secret5');
    expect(JSON.stringify(client)).not.toContain('Secret5');
  });

  it('is refused in a browser', () => {
    const page = globalThis as { window?: object };
    page.window = { document: {} };
    try {
      expect(made({})).toThrow(/^This client does not run in a browser: the API key is a secret/);
    } finally {
      delete page.window;
    }
  });
});

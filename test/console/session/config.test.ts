// Guarantee: a console that cannot learn where people sign in says why. Risk: somebody without a network reads that the
// sign-in was canceled.
import { afterEach, expect, it, vi } from 'vitest';
import { keepConfig, loadConfig, takeKeptConfig } from '../../../console/session/config.ts';
import { Problem } from '../../../console/session/problem.ts';
import { callTexts } from '../../../console/texts/calls.ts';

afterEach(() => vi.unstubAllGlobals());

const CONFIG = { issuer: 'https://issuer.example.com', client_id: 'console' };

it('returns the issuer and the client, which no cache may have kept from before a deployment', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({ ...CONFIG, other: 1 }));
  vi.stubGlobal('fetch', fetched);
  expect(await loadConfig()).toEqual(CONFIG);
  const options = { cache: 'no-store', credentials: 'omit', signal: expect.any(AbortSignal) };
  expect(fetched.mock.calls).toEqual([['config.json', options]]);
});

it.each<[name: string, answer: () => Promise<Response>, status: number, message: string]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 0, callTexts.unreachable],
  [
    'a missing file',
    async () => new Response('', { status: 403 }),
    -1,
    'The request for config.json was answered with 403.',
  ],
  ['a page instead', async () => new Response('<html>'), -1, 'config.json must name the issuer and the client_id.'],
  [
    'a missing client',
    async () => Response.json({ issuer: CONFIG.issuer }),
    -1,
    'config.json must name the issuer and the client_id.',
  ],
])('reports %s as a problem', async (_name, answer, status, message) => {
  vi.stubGlobal('fetch', answer);
  const thrown = await loadConfig().catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Problem);
  expect(thrown).toMatchObject({ status, message });
});

it('keeps the configuration of a sign-in, with the discovery document, for one return', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  const config = { ...CONFIG, metadata: { token_endpoint: `${CONFIG.issuer}/token` } };
  keepConfig(config);
  expect([takeKeptConfig(), takeKeptConfig()]).toEqual([config, null]);
});

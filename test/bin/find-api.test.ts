// Guarantee: a command calls the intended API with the caller's key; it uses the demonstration's key only if the caller
// has none and the API is the local one. Risk: a key is sent to somebody else's address.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { findApi, NoApiError } from '../../bin/find-api.ts';
import { temporaryFolder } from '../harness/temporary-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

async function demonstrationFolder() {
  const data = temporaryFolder();
  await writeFile(join(data, 'demo.json'), JSON.stringify({ base_url: 'http://127.0.0.1:3000', key: 'demo-key' }));
  return data;
}

it.each([
  ['', 'demo-key'],
  ['own-key', 'own-key'],
])('calls the local API, if KC_API_KEY is %j, with %s', async (given, key) => {
  vi.stubEnv('KC_API_KEY', given);
  expect(await findApi(null, await demonstrationFolder())).toEqual({ baseUrl: 'http://127.0.0.1:3000', key });
});

it('calls any other API only with the key of the caller', async () => {
  const data = await demonstrationFolder();
  vi.stubEnv('KC_API_KEY', 'own-key');
  expect(await findApi('https://api.example.com//', data)).toEqual({
    baseUrl: 'https://api.example.com',
    key: 'own-key',
  });
  vi.stubEnv('KC_API_KEY', '');
  const error = await findApi('https://api.example.com', data).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(NoApiError);
  expect(String(error)).toContain('Set KC_API_KEY to a key of that API.');
  // What is not an address needs no key.
  await expect(findApi('foo', data)).rejects.toThrow('--url takes the base URL of an API');
});

it.each([
  'https://api.example.com/api/public/v1',
  'https://api.example.com/api/public/v1/',
  'https://api.example.com//api/public/v1//',
])('calls %s, which was copied with the path of the endpoints', async (url) => {
  vi.stubEnv('KC_API_KEY', 'own-key');
  expect(await findApi(url, temporaryFolder())).toMatchObject({ baseUrl: 'https://api.example.com' });
});

it('keeps any other path, as of a proxy', async () => {
  vi.stubEnv('KC_API_KEY', 'own-key');
  const url = 'https://example.com/copilot/v1';
  expect(await findApi(`${url}/`, temporaryFolder())).toMatchObject({ baseUrl: url });
  expect(await findApi(`${url}/api/public/v1`, temporaryFolder())).toMatchObject({ baseUrl: url });
});

it('calls an address whose scheme is in capitals, as some programs copy it', async () => {
  vi.stubEnv('KC_API_KEY', 'own-key');
  expect(await findApi('HTTPS://api.example.com', await demonstrationFolder())).toMatchObject({
    baseUrl: 'HTTPS://api.example.com',
  });
});

it.each(['api.example.com', '127.0.0.1:8787', 'https://', ''])('refuses %j, which is not an address', async (url) => {
  vi.stubEnv('KC_API_KEY', 'own-key');
  await expect(findApi(url, await demonstrationFolder())).rejects.toThrow('--url takes the base URL of an API');
});

it.each(['kc_live_ключ', 'kc_live_a\u2026b', 'kc_live_a\nb'])('refuses %j, which no header can carry', async (key) => {
  vi.stubEnv('KC_API_KEY', key);
  const refused = 'KC_API_KEY contains a character that no key has. Copy the key again.';
  await expect(findApi('https://api.example.com', temporaryFolder())).rejects.toThrow(new NoApiError(refused));
  await expect(findApi(null, await demonstrationFolder())).rejects.toThrow(new NoApiError(refused));
});

it('takes a key from a file with Windows line ends', async () => {
  vi.stubEnv('KC_API_KEY', 'own-key\r');
  expect((await findApi('https://api.example.com', temporaryFolder())).key).toBe('own-key');
});

it('says how to mend a damaged demo.json', async () => {
  const data = temporaryFolder();
  await writeFile(join(data, 'demo.json'), '{"base_url":"http://127.0');
  await expect(findApi(null, data)).rejects.toThrow(
    new NoApiError('The demo.json of the local API is damaged: run npm start again, which writes a new one.'),
  );
});

it('says how to start the local API if it is not running', async () => {
  vi.stubEnv('KC_API_KEY', 'own-key');
  await expect(findApi(null, temporaryFolder())).rejects.toThrow('start it with npm start, or give --url.');
});

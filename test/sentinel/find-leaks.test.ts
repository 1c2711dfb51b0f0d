// Guarantee: the search of the sentinel suite finds a value in every encoding in which it could leave the service, and
// finds a leak that is planted in a running stage. Risk: the suite reports nothing because it searches for nothing.
import { describe, expect, it } from 'vitest';
import { callApi } from '../harness/api.ts';
import { makeCompany } from '../harness/company.ts';
import { cloudOfWorker } from '../harness/own-cloud.ts';
import { functionNameAt } from '../harness/record-calls.ts';
import { findLeaks, type Sentinel } from './find-leaks.ts';
import { logSinks } from './sinks.ts';

const value = 'zqx "Frage" & <ß/7kd>, +49 ü?';
const sentinel: Sentinel = { name: 'the question', kind: 'question', value };
const found = (text: string) => findLeaks([sentinel], [{ sink: 'a log', text }]).length > 0;

describe('a value is found', () => {
  it.each([
    ['unchanged', value],
    ['in upper case', value.toUpperCase()],
    ['in JSON', JSON.stringify({ question: value })],
    ['in JSON in JSON', JSON.stringify({ message: JSON.stringify({ question: value }) })],
    ['in ASCII-only JSON', JSON.stringify(value).replaceAll('ß', '\\u00DF').replaceAll('ü', '\\u00FC')],
    ['in a URL', `https://host/?q=${encodeURIComponent(value)}`],
    ['in a form', new URLSearchParams({ q: value }).toString().replaceAll('%3F', '?')],
    ['in a URL in a URL', encodeURIComponent(encodeURIComponent(value))],
    ['in HTML', 'x zqx &quot;Frage&quot; &amp; &lt;ß/7kd&gt;'],
    ['in hex', Buffer.from(`x${value}`).toString('hex')],
    ['cut at its end', value.slice(0, 20)],
    ['cut at its start', value.slice(-20)],
    ['cut at both ends', `…${value.slice(5, 24)}…`],
  ])('%s', (_name, text) => expect(found(text)).toBe(true));

  it.each([0, 1, 2, 3, 4, 5])('in base64 after %i bytes', (count) => {
    const bytes = Buffer.concat([Buffer.alloc(count, 'x'), Buffer.from(value), Buffer.from('yz')]);
    expect(found(`Basic ${bytes.toString('base64')}`)).toBe(true);
    expect(found(bytes.toString('base64url'))).toBe(true);
    const cut = Buffer.concat([Buffer.alloc(count, 'x'), Buffer.from(value).subarray(7)]);
    expect(found(cut.toString('base64'))).toBe(true);
  });
});

it.each(['', 'zqx', 'Frage', 'a log line of the usual kind', JSON.stringify({ status: 200, k: 'ß/7' })])(
  "no value is found in '%s'",
  (text) => expect(found(text)).toBe(false),
);

it('a key that is planted in a log of a running stage is found, and the finding names the log', async () => {
  const { cloud, access } = await cloudOfWorker();
  const { key } = await makeCompany(access);
  const sentinels: Sentinel[] = [{ name: 'a key', kind: 'key', value: key }];
  await callApi(access, '/health', { key });
  expect(findLeaks(sentinels, logSinks(cloud))).toEqual([]);
  const functionName = functionNameAt(cloud, 'health');
  const text = `{"level":"info","authorization":"${Buffer.from(`Bearer ${key}`).toString('base64')}"}`;
  cloud.logs.append({ functionName, requestId: null, at: cloud.clock.now(), text });
  expect(findLeaks(sentinels, logSinks(cloud))).toEqual([`a key in the log of ${functionName} as base64`]);
});

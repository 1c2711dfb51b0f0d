// Guarantee: a function's output is kept line by line, and its result reaches a caller of Invoke as Lambda sends it.
// Risk: a privacy test misses a log line, or a caller mistakes an error for a result.
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { describe, expect, it } from 'vitest';
import { startWith } from './function.fixture.ts';

describe('the log', () => {
  it("keeps what the code wrote, each call of console as one line, with the invocation's id, before the answer", async () => {
    const { call, cloud } = await startWith(
      `console.log('loading');
       export const handler = async () => { console.log('two\\nlines'); console.error('wrong %d', 7); };`,
    );
    await call();
    const lines = cloud.logs.lines(cloud.nameOf('Fn')).map(({ text, requestId }) => [text, requestId === null]);
    expect(lines).toEqual([
      ['loading', true],
      ['two\nlines', false],
      ['wrong 7', false],
    ]);
  });

  it('has the properties of an error that the handler throws, and of the errors in it, as Lambda logs them', async () => {
    const { call, cloud } = await startWith(
      `const cause = Object.assign(new TypeError('inner'), { $response: { body: 'a secret' } });
       const thrown = { a: Object.assign(new RangeError('outer', { cause }), { code: 'E1', errors: [cause] }), b: 'text' };
       thrown.c = Object.assign(new RangeError('large'), { amount: 1n });
       export const handler = async ({ what }) => { throw thrown[what]; };`,
    );
    for (const what of ['a', 'b', 'c']) {
      await call({ what });
    }
    const logged = cloud.logs
      .lines(cloud.nameOf('Fn'))
      .map(({ text }) => JSON.parse(text.replace('Invoke Error \t', '')));
    const stack = expect.any(Array);
    expect(logged).toEqual([
      {
        errorType: 'RangeError',
        errorMessage: 'outer',
        code: 'E1',
        errors: [{ errorType: 'TypeError', errorMessage: 'inner', $response: { body: 'a secret' }, stack }],
        stack,
      },
      { errorType: 'Error', errorMessage: 'text', stack },
      { errorType: 'RangeError', errorMessage: 'large', trace: stack },
    ]);
  });

  it('lets a test wait for a line', async () => {
    const { call, cloud } = await startWith("export const handler = async () => { console.log('done'); };");
    const waiting = cloud.logs.waitFor(({ text }) => text === 'done');
    await call();
    expect((await waiting).functionName).toBe(cloud.nameOf('Fn'));
    await expect(cloud.logs.waitFor(({ text }) => text === 'never', 10)).rejects.toThrow('No such log line');
  });
});

describe('the Invoke operation', () => {
  async function client() {
    const { cloud } = await startWith(
      'export const handler = async (event) => { if (event.fail) throw new RangeError("far"); return event; };',
    );
    const { accessKeyId, secretAccessKey } = cloud.operator;
    const lambda = new LambdaClient({
      endpoint: cloud.endpoint,
      region: 'us-east-1',
      credentials: { accessKeyId, secretAccessKey },
      maxAttempts: 1,
    });
    return { cloud, lambda };
  }
  const text = (bytes: Uint8Array | undefined) => JSON.parse(new TextDecoder().decode(bytes));

  it.each([
    ['name', ''],
    ['ARN', 'arn:aws:lambda:us-east-1:123456789012:function:'],
  ])('returns what the function returned, when it is invoked by %s', async (_what, prefix) => {
    const { cloud, lambda } = await client();
    const FunctionName = `${prefix}${cloud.nameOf('Fn')}`;
    const output = await lambda.send(new InvokeCommand({ FunctionName, Payload: '{"a":[1,"ü"]}' }));
    expect(output.StatusCode).toBe(200);
    expect(output.FunctionError).toBeUndefined();
    expect(text(output.Payload)).toEqual({ a: [1, 'ü'] });
  });

  it('marks the error that the function threw', async () => {
    const { cloud, lambda } = await client();
    const output = await lambda.send(new InvokeCommand({ FunctionName: cloud.nameOf('Fn'), Payload: '{"fail":true}' }));
    expect(output.FunctionError).toBe('Unhandled');
    expect(text(output.Payload)).toMatchObject({ errorType: 'RangeError', errorMessage: 'far' });
  });

  it('refuses a function that does not exist, an unsupported option by name, and a payload that is not JSON', async () => {
    const { cloud, lambda } = await client();
    const FunctionName = cloud.nameOf('Fn');
    await expect(lambda.send(new InvokeCommand({ FunctionName: 'none' }))).rejects.toThrow('Function not found');
    await expect(lambda.send(new InvokeCommand({ FunctionName, InvocationType: 'Event' }))).rejects.toThrow(
      'the invocation type Event is not supported by the local cloud',
    );
    await expect(lambda.send(new InvokeCommand({ FunctionName, Payload: 'no' }))).rejects.toThrow('Could not parse');
  });
});

describe('a template that Lambda would refuse', () => {
  it.each([
    [{ Environment: { Variables: { AWS_REGION: 'x' } } }, 'Lambda reserves the environment variables AWS_REGION'],
    [{ Environment: { Variables: { A: 'x'.repeat(4096) } } }, 'The environment has 4097 bytes'],
    [{ Runtime: 'nodejs22.x' }, 'Runtime'],
    [{ Layers: ['arn'] }, 'Layers is not supported by the local cloud'],
    [{ Timeout: 901 }, 'Timeout'],
  ])('stops the start: %j', async (properties, words) => {
    await expect(startWith('', properties)).rejects.toThrow(words);
  });
});

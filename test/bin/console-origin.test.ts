// Guarantee: a deployment knows the address of the console that the stage has, and asks for none if it has none. Risk:
// the pages of a console that was removed may still upload documents.
import { expect, it } from 'vitest';
import { consoleOrigin, uploadOriginArguments } from '../../bin/console-origin.ts';
import { STAGES } from '../../lib/stages.ts';

const URL = 'https://d111111abcdef8.cloudfront.net';
const stack = (outputs: Readonly<Record<string, string>>) => ({
  status: 'CREATE_COMPLETE',
  isProtected: true,
  outputs,
});

async function originOf(found: ReturnType<typeof stack> | null, stage = STAGES.dev) {
  const asked: string[] = [];
  const origin = await consoleOrigin(stage, async (stackName) => {
    asked.push(stackName);
    return found;
  });
  return { origin, asked };
}

it.each([
  ['is an output of its stack', stack({ ConsoleUrl: URL }), URL],
  ['is unknown if its stack has no such output yet', stack({}), null],
  ['is unknown before its stack is deployed', null, null],
])('the address of the console %s', async (_name, found, origin) => {
  expect(await originOf(found)).toEqual({ origin, asked: ['KnowledgeCopilot-dev-Console'] });
});

it('a stage without a console has no address, whatever stack of that name there is', async () => {
  expect(await originOf(stack({ ConsoleUrl: URL }), { ...STAGES.dev, console: null })).toEqual({
    origin: null,
    asked: [],
  });
});

it('only an address that is known is passed to the deployment', () => {
  expect(uploadOriginArguments(STAGES.dev, null)).toEqual([]);
  expect(uploadOriginArguments(STAGES.dev, URL)).toEqual([
    '--parameters',
    `KnowledgeCopilot-dev-Data:ConsoleOrigin=${URL}`,
  ]);
});

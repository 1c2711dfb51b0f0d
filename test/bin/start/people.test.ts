// Guarantee: three people can sign in to the console of npm start, each invited once and with a password for this
// start; the operator belongs to no company. Risk: a second start fails because everybody is a member already, or the
// demonstration's viewer is an operator of the stage.

import { json } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ensurePeople } from '../../../bin/start/people.ts';
import { serve } from '../../shared/aws/scripted-server.fixture.ts';

const ADDRESSES = ['administrator', 'viewer', 'operator'].map((role) => `${role}@example.com`);

async function startWith(members: readonly string[]) {
  const passwords: Record<string, unknown>[] = [];
  const endpoint = await serve(async (request, response) => {
    const target = request.headers['x-amz-target'];
    const [, region] = /Credential=AKIATRY\/\d+\/([^/]+)/.exec(request.headers.authorization ?? '') ?? [];
    passwords.push({ target, region, ...((await json(request)) as object) });
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.1' }).end('{}');
  });
  const cloud = {
    endpoint,
    region: 'eu-west-1',
    operator: { accessKeyId: 'AKIATRY', secretAccessKey: 'try' },
    outputs: {
      Api: { BaseUrl: 'http://127.0.0.1:8787' },
      Console: { UserPoolId: 'pool', ConsoleUrl: 'https://d1.cloudfront.net' },
    },
    localAddressOf: (url: string) => `${url} here`,
    standIns: { cognito: { mailUrl: () => 'http://127.0.0.1:8789/mail/secret' } },
  } as unknown as Parameters<typeof ensurePeople>[0];
  const calls: unknown[] = [];
  const administer = async (operation: string, input: object) => {
    calls.push([operation, input]);
    return operation === 'member.list' ? members.map((email) => ({ email })) : {};
  };
  return { people: await ensurePeople(cloud, administer as never, 'company'), calls, passwords };
}

const IN_COMPANY = { company_id: 'company' };

it('invites everybody to the first start, and gives each a password', async () => {
  const { people, calls, passwords } = await startWith(['other@example.com']);
  expect(calls).toEqual([
    ['member.list', IN_COMPANY],
    ['member.invite', { ...IN_COMPANY, email: ADDRESSES[0], role: 'administrator' }],
    ['member.list', IN_COMPANY],
    ['member.invite', { ...IN_COMPANY, email: ADDRESSES[1], role: 'viewer' }],
    ['member.list', {}],
    ['member.invite', { email: ADDRESSES[2], role: 'operator' }],
  ]);
  const given = people.console_people.map(({ password }) => password);
  // Nine random bytes after what the pool requires of every password.
  expect(given).toEqual(given.map(() => expect.stringMatching(/^Local-1-[\w-]{12}$/)));
  expect(new Set(given).size).toBe(3);
  expect(people).toEqual({
    console_url: 'https://d1.cloudfront.net here/',
    console_mail_url: 'http://127.0.0.1:8789/mail/secret',
    console_people: ['administrator', 'viewer', 'operator'].map((role, at) => {
      return { role, email: ADDRESSES[at], password: given[at] };
    }),
  });
  expect(passwords).toEqual(
    ADDRESSES.map((email, at) => ({
      target: 'AWSCognitoIdentityProviderService.AdminSetUserPassword',
      region: 'eu-west-1',
      UserPoolId: 'pool',
      Username: email,
      Password: given[at],
      Permanent: true,
    })),
  );
});

it('invites nobody again to a later start', async () => {
  const { calls, passwords } = await startWith(ADDRESSES);
  expect(calls).toEqual([
    ['member.list', IN_COMPANY],
    ['member.list', IN_COMPANY],
    ['member.list', {}],
  ]);
  expect(passwords).toHaveLength(3);
});

// Guarantee: a disabled person is also signed out everywhere, one who is invited again can sign in again, and no call
// sets a password or another address. Risk: a removed person whose session continues, or an invitation that nobody can
// accept.
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPeople } from '../../../shared/members/people.client.ts';
import { serveAsAws } from '../aws/scripted-server.fixture.ts';

type Answer = readonly [status: number, body: object];

const USER = { UserAttributes: [{ Name: 'sub', Value: 'person' }], Enabled: true };
const failedWith = (name: string): Answer => [400, { __type: name, message: 'x' }];

// Opens a user pool that answers each action as `exception` says, or else by its name.
async function openPool(
  answers: Readonly<Record<string, Answer>> = {},
  exception: (action: string, input: { MessageAction?: string }) => Answer | null = () => null,
) {
  const asked: unknown[] = [];
  await serveAsAws(async (request, response) => {
    const action = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const { Username, UserPoolId, ...rest } = JSON.parse(await text(request));
    asked.push([action, `${UserPoolId} ${Username}`, rest]);
    const [status, body] = exception(action, rest) ?? answers[action] ?? [200, {}];
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(body));
  });
  return { people: createPeople('pool'), asked };
}

const ADDRESSEE = 'pool ann@example.com';
const INVITATION = {
  UserAttributes: [
    { Name: 'email', Value: 'ann@example.com' },
    { Name: 'email_verified', Value: 'true' },
  ],
  DesiredDeliveryMediums: ['EMAIL'],
};

it('disables a person, and ends every session', async () => {
  const { people, asked } = await openPool();
  await people.disable('person');
  expect(asked).toEqual([
    ['AdminDisableUser', 'pool person', {}],
    ['AdminUserGlobalSignOut', 'pool person', {}],
  ]);
});

it('ends no sessions of an unknown person', async () => {
  const { people, asked } = await openPool({ AdminDisableUser: failedWith('UserNotFoundException') });
  await people.disable('person');
  expect(asked).toEqual([['AdminDisableUser', 'pool person', {}]]);
});

it('invites a new person by email', async () => {
  const { people, asked } = await openPool({ AdminCreateUser: [200, { User: { Attributes: USER.UserAttributes } }] });
  expect(await people.invite('ann@example.com')).toEqual({ personId: 'person' });
  expect(asked).toEqual([['AdminCreateUser', ADDRESSEE, INVITATION]]);
});

it.each([
  [true, []],
  [false, [['AdminEnableUser', ADDRESSEE, {}]]],
])('finds an existing person, enabled: %s, and lets the person sign in', async (Enabled, more) => {
  const answers = { AdminCreateUser: failedWith('UsernameExistsException'), AdminGetUser: [200, { ...USER, Enabled }] };
  const { people, asked } = await openPool(answers as unknown as Record<string, Answer>);
  expect(await people.invite('ann@example.com')).toEqual({ personId: 'person' });
  expect(asked).toEqual([['AdminCreateUser', ADDRESSEE, INVITATION], ['AdminGetUser', ADDRESSEE, {}], ...more]);
});

it.each([
  [true, []],
  [false, [['AdminEnableUser', ADDRESSEE, {}]]],
])(
  'sends a person who has never signed in, enabled: %s, a new temporary password, because the old one expires',
  async (Enabled, more) => {
    const resent = { ...INVITATION, MessageAction: 'RESEND' };
    const invited = { ...USER, Enabled, UserStatus: 'FORCE_CHANGE_PASSWORD' };
    const { people, asked } = await openPool({ AdminGetUser: [200, invited] }, (action, { MessageAction }) =>
      action === 'AdminCreateUser' && MessageAction === undefined ? failedWith('UsernameExistsException') : null,
    );
    expect(await people.invite('ann@example.com')).toEqual({ personId: 'person' });
    expect(asked).toEqual([
      ['AdminCreateUser', ADDRESSEE, INVITATION],
      ['AdminGetUser', ADDRESSEE, {}],
      ...more,
      ['AdminCreateUser', ADDRESSEE, resent],
    ]);
  },
);

it('sends an invitation again, unless the person has signed in', async () => {
  const { people, asked } = await openPool();
  await people.resend('ann@example.com');
  expect(asked).toEqual([['AdminCreateUser', ADDRESSEE, { ...INVITATION, MessageAction: 'RESEND' }]]);
  const late = await openPool({ AdminCreateUser: failedWith('UnsupportedUserStateException') });
  await expect(late.people.resend('ann@example.com')).resolves.toBeUndefined();
});

it.each([
  ['replaces a person, found by the id, by a new one with the same address', [200, {}]],
  ['invites a person who was replaced before', failedWith('UserNotFoundException')],
] as const)('%s', async (_what, deleted) => {
  const created: Answer = [200, { User: { Attributes: [{ Name: 'sub', Value: 'another' }] } }];
  const { people, asked } = await openPool({ AdminDeleteUser: deleted, AdminCreateUser: created });
  expect(await people.replace('ann@example.com', 'person')).toEqual({ personId: 'another' });
  expect(asked).toEqual([
    ['AdminDeleteUser', 'pool person', {}],
    ['AdminCreateUser', ADDRESSEE, INVITATION],
  ]);
});

it('invites nobody in place of a person who could not be removed', async () => {
  const { people, asked } = await openPool({ AdminDeleteUser: failedWith('InternalErrorException') });
  await expect(people.replace('ann@example.com', 'person')).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked.map((each) => (each as unknown[])[0])).not.toContain('AdminCreateUser');
});

describe.each(['invite', 'resend'] as const)('%s', (way) => {
  it.each([
    ['an address that Cognito refuses', 'InvalidParameterException', 'invalid_request', /^email must be an address/],
    [
      'that no more emails are sent that day',
      'LimitExceededException',
      'limit_exceeded',
      /^No more invitations can be/,
    ],
  ])('reports %s, and not that it may be tried again', async (_what, name, code, message) => {
    const { people } = await openPool({ AdminCreateUser: failedWith(name) });
    const error = { code, message: expect.stringMatching(message) };
    await expect(people[way]('ann@example.com')).rejects.toMatchObject(error);
  });
});

it('replaces nobody while the directory still shows the person who was to be replaced', async () => {
  const { people } = await openPool({
    AdminCreateUser: failedWith('UsernameExistsException'),
    AdminGetUser: [200, USER],
  });
  await expect(people.replace('ann@example.com', 'person')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await people.replace('ann@example.com', 'earlier')).toEqual({ personId: 'person' });
});

it('reports that the directory is unavailable, without quoting it', async () => {
  const { people } = await openPool({ AdminCreateUser: failedWith('InternalErrorException') });
  await expect(people.invite('ann@example.com')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The user directory is unavailable. Try again.',
    retryAfterSeconds: 2,
  });
});

it.each(['invite', 'resend'] as const)(
  'asks once to %s, because each repetition could send another email that nobody counts',
  async (action) => {
    const { people, asked } = await openPool({ AdminCreateUser: [500, { __type: 'InternalErrorException' }] });
    await expect(people[action]('ann@example.com')).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked.map((each) => (each as unknown[])[0])).toEqual(['AdminCreateUser']);
  },
);

it('waits five seconds for the directory', async () => {
  const { people } = await openPool();
  const waits = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => waits.mockRestore());
  await people.disable('person');
  expect(waits.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(5_000);
});

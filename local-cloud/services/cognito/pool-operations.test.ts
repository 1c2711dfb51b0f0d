// Guarantee: an invitation that is sent again has a new password that is valid as long as that of a new one, and nobody
// who has signed in is invited again. Risk: a person whose invitation expired cannot sign in with the second one
// either, although on AWS it works.
import { expect, it } from 'vitest';
import { openPeople } from './people.ts';
import { poolOperations } from './pool-operations.ts';

const DAY_MS = 86_400_000;
const USER = { UserPoolId: 'pool', Username: 'ada@example.com' };

function openPool() {
  const people = openPeople(null);
  const mails: string[] = [];
  const clock = { ms: 0 };
  const definition = {
    passwordLengthMin: 12,
    temporaryPasswordDays: 7,
    invitation: { subject: 'Invitation', message: '{username} {####}' },
  };
  const operations = poolOperations({
    find: () => ({ definition, people, signOut: () => undefined }),
    arnOf: (poolId) => poolId,
    send: ({ to, text }) => void mails.push(`${to}: ${text}`),
    now: () => clock.ms,
  });
  const remove = (Username: string) => operations.AdminDeleteUser?.run({ ...USER, Username }, {} as never);
  const invite = (more: object = {}) => operations.AdminCreateUser?.run({ ...USER, ...more }, {} as never);
  return { people, mails, clock, operations, remove, invite };
}

it('an invitation is valid for its days again once it is sent again, with another password', async () => {
  const { people, mails, clock, invite } = openPool();
  await invite();
  clock.ms = 8 * DAY_MS;
  const before = people.find(USER.Username);
  expect(before.passwordEndsMs).toBe(7 * DAY_MS);
  await invite({ MessageAction: 'RESEND' });
  const after = people.find(USER.Username);
  expect(after.passwordEndsMs).toBe(15 * DAY_MS);
  expect(after.password).not.toEqual(before.password);
  expect(mails).toHaveLength(2);
  expect(mails[1]).toMatch(/^ada@example\.com: ada@example\.com \S{12,}$/);
});

it('somebody who has signed in is not invited again', async () => {
  const { people, mails, invite } = openPool();
  await invite();
  people.change(people.find(USER.Username).sub, { status: 'CONFIRMED', passwordEndsMs: null });
  await expect(invite({ MessageAction: 'RESEND' })).rejects.toMatchObject({ code: 'UnsupportedUserStateException' });
  await expect(invite()).rejects.toMatchObject({ code: 'UsernameExistsException' });
  expect(mails).toHaveLength(1);
});

it('somebody who was deleted can be invited again, as another person', async () => {
  const { people, mails, remove, invite } = openPool();
  await invite();
  const { sub } = people.find(USER.Username);
  await remove(sub);
  expect(people.findOrNull(USER.Username)).toBeNull();
  await expect(remove(sub)).rejects.toMatchObject({ code: 'UserNotFoundException' });
  await invite();
  expect(people.find(USER.Username).sub).not.toBe(sub);
  expect(mails).toHaveLength(2);
});

// Where a second factor is required, Cognito answers this call with 200 and changes nothing.
it('no operation pretends to end a second factor', () => {
  expect(Object.keys(openPool().operations)).not.toContain('AdminSetUserMFAPreference');
});

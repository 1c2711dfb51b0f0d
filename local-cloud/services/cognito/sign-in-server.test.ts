// Guarantee: mail with temporary passwords is read only at an address that cannot be guessed, and nothing is served
// under another name than that of the machine. Risk: any user of the machine becomes an invited person.
import { request } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createAddresses } from '../../addresses.ts';
import { openTestFront, type TestFront } from '../../protocol/front.fixture.ts';
import { type Cognito, createCognito } from './cognito.ts';

const POOL = {
  UsernameAttributes: ['email'],
  UsernameConfiguration: { CaseSensitive: false },
  AutoVerifiedAttributes: ['email'],
  Policies: {
    PasswordPolicy: {
      MinimumLength: 12,
      RequireLowercase: true,
      RequireNumbers: true,
      RequireSymbols: true,
      RequireUppercase: true,
      TemporaryPasswordValidityDays: 7,
    },
  },
  AdminCreateUserConfig: {
    AllowAdminCreateUserOnly: true,
    InviteMessageTemplate: { EmailMessage: '{username} {####}', EmailSubject: 'Invitation' },
  },
};
const fronts: TestFront[] = [];
afterEach(async () => {
  await Promise.all(fronts.splice(0).map((front) => front.close()));
});

async function openPool() {
  let cognito: Cognito | undefined;
  const front = await openTestFront((context) => {
    const web = {
      ...context,
      addresses: createAddresses(),
      restApis: { attachToDistribution: () => undefined, serveForDistribution: async () => undefined },
      assetOf: () => '',
    };
    cognito = createCognito(web, { port: 0 });
    return [cognito];
  });
  fronts.push(front);
  await front.make('AWS::Cognito::UserPool', 'Pool', POOL);
  return { origin: String(cognito?.signInUrl()), mailUrl: String(cognito?.mailUrl()) };
}

// `fetch` does not send another Host.
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
}

it('shows mail at its own address alone', async () => {
  const { origin, mailUrl } = await openPool();
  expect(mailUrl).toMatch(/\/mail\/[\w-]{24}$/);
  expect((await fetch(mailUrl)).status).toBe(200);
  for (const guess of ['/mail', '/mail/', `/mail/${'a'.repeat(24)}`]) {
    expect((await fetch(origin + guess)).status).toBe(404);
  }
  expect((await openPool()).mailUrl.slice(-24)).not.toBe(mailUrl.slice(-24));
});

it('serves nothing under a foreign name', async () => {
  const { origin, mailUrl } = await openPool();
  expect(await statusFor(mailUrl, new URL(origin).host)).toBe(200);
  expect(await statusFor(mailUrl, 'evil.example')).toBe(421);
});

import { randomBytes } from 'node:crypto';
import type { LocalCloud } from '@knowledge-copilot/local-cloud';
import type { AdministerCloud } from './administer-cloud.ts';
import { openPasswords } from './passwords.client.ts';

/** The address of the console, and three people who can sign in to it. */
export interface ConsolePeople {
  readonly console_url: string;
  /** The page with the mail that Cognito would have sent. */
  readonly console_mail_url: string;
  readonly console_people: readonly { readonly role: string; readonly email: string; readonly password: string }[];
}

const PEOPLE = [
  { role: 'administrator', email: 'administrator@example.com' },
  { role: 'viewer', email: 'viewer@example.com' },
  { role: 'operator', email: 'operator@example.com' },
] as const;

/** Invites those of the three people who are missing, and gives all three a password for this start. */
export async function ensurePeople(
  cloud: LocalCloud,
  administer: AdministerCloud,
  companyId: string,
): Promise<ConsolePeople> {
  const outputOf = (name: string) => Object.values(cloud.outputs).flatMap((outputs) => outputs[name] ?? [])[0] ?? '';
  const passwords = openPasswords(cloud, outputOf('UserPoolId'));
  const people = [];
  for (const { role, email } of PEOPLE) {
    // An operator belongs to the stage, everybody else to a company.
    const owner = role === 'operator' ? {} : { company_id: companyId };
    const members: { email: string }[] = await administer('member.list', owner);
    if (!members.some((member) => member.email === email)) {
      await administer('member.invite', { ...owner, email, role });
    }
    // Upper- and lower-case letters, a digit and a symbol, as the pool requires.
    const password = `Local-1-${randomBytes(9).toString('base64url')}`;
    await passwords.set(email, password);
    people.push({ role, email, password });
  }
  passwords.close();
  return {
    console_url: `${cloud.localAddressOf(outputOf('ConsoleUrl'))}/`,
    console_mail_url: String(cloud.standIns.cognito.mailUrl()),
    console_people: people,
  };
}

import {
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { administerOf } from '../../../bin/start/administer-cloud.ts';
import { ensurePeople } from '../../../bin/start/people.ts';
import { type RunningCloud, startCloud } from '../local-cloud/start-cloud.ts';

/** The address of the console, and people who can sign in to it. */
export interface ConsoleAccess {
  readonly url: string;
  readonly apiUrl: string;
  readonly companyId: string;
  readonly people: readonly { readonly role: string; readonly email: string; readonly password: string }[];
  readonly pool: PoolAccess;
}

/** How to reach the user pool with the rights of an AWS operator. */
export interface PoolAccess {
  readonly id: string;
  readonly endpoint: string;
  readonly region: string;
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string };
}

/** Starts a local cloud with one company, one application in it and three people who can sign in. */
export async function startConsole(assembly: string): Promise<{ cloud: RunningCloud; access: ConsoleAccess }> {
  const { cloud } = await startCloud(assembly);
  const administer = administerOf(cloud);
  const company = { name: 'Example Company', monthly_budget_usd: '250' };
  const { id: companyId }: { id: string } = await administer('company.create', company);
  await administer('application.create', { company_id: companyId, name: 'Intranet' });
  const { console_url: url, console_people: people } = await ensurePeople(cloud, administer, companyId);
  const id = Object.values(cloud.outputs).flatMap(({ UserPoolId }) => UserPoolId ?? [])[0] ?? '';
  const { endpoint, region, operator: credentials } = cloud;
  const pool = { id, endpoint, region, credentials };
  return { cloud, access: { url, apiUrl: cloud.baseUrl, companyId, people, pool } };
}

/** Signs a person out of all sessions. Issued access tokens stay valid until they expire, but cannot be renewed. */
export async function signOutEverywhere({ id, ...how }: PoolAccess, email: string): Promise<void> {
  const client = new CognitoIdentityProviderClient(how);
  await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: id, Username: email }));
  client.destroy();
}

import { randomBytes, randomUUID } from 'node:crypto';
import { AdminSetUserPasswordCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { administer } from '../administer.ts';
import type { CloudAccess } from '../cloud.ts';
import { accessTo, type RunningCloud } from '../local-cloud/start-cloud.ts';
import type { ConsoleAccess, PoolAccess } from './console-cloud.ts';

const ROLES = ['administrator', 'viewer', 'operator'];

/** A stage whose console people can sign in to. */
export interface ConsoleStage {
  readonly cloud: CloudAccess;
  readonly url: string;
  readonly pool: PoolAccess;
}

/** The address, API access and user pool of a running cloud's console. */
export function consoleOf(cloud: RunningCloud): ConsoleStage {
  const outputOf = (name: string) => Object.values(cloud.outputs).flatMap((outputs) => outputs[name] ?? [])[0] ?? '';
  const { endpoint, region, operator: credentials } = cloud;
  const pool = { id: outputOf('UserPoolId'), endpoint, region, credentials };
  return { cloud: accessTo(cloud), url: `${cloud.localAddressOf(outputOf('ConsoleUrl'))}/`, pool };
}

/**
 * A company with one application, an administrator and a viewer who can sign in, and an operator. They belong to no
 * other company, so that tests of different companies run at the same time.
 */
export async function makeConsoleCompany({ cloud, url, pool }: ConsoleStage): Promise<ConsoleAccess> {
  const name = `Example Company ${randomUUID()}`;
  const { id: companyId } = await administer(cloud, 'company.create', { name, monthly_budget_usd: '250' });
  await administer(cloud, 'application.create', { company_id: companyId, name: 'Intranet' });
  const { id: UserPoolId, ...how } = pool;
  const client = new CognitoIdentityProviderClient(how);
  const people = [];
  for (const role of ROLES) {
    const email = `${role}.${companyId}@example.com`;
    const password = `Local-1-${randomBytes(9).toString('base64url')}`;
    const group = role === 'operator' ? {} : { company_id: companyId };
    await administer(cloud, 'member.invite', { ...group, email, role });
    const given = { UserPoolId, Username: email, Password: password, Permanent: true };
    await client.send(new AdminSetUserPasswordCommand(given));
    people.push({ role, email, password });
  }
  client.destroy();
  return { url, apiUrl: cloud.baseUrl, companyId, people, pool };
}

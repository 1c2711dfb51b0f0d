import { createJsonService } from '../../protocol/json-service.ts';
import { physicalName } from '../../protocol/physical-name.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { MakeResource, StandIn, TemplateResource, WebContext } from '../../stand-in.ts';
import type { Mail } from './pages.ts';
import { openPeople } from './people.ts';
import { poolOperations, type RunningPool } from './pool-operations.ts';
import type { SignToken } from './provider.ts';
import { openSignIn, type SignInServer } from './sign-in-server.ts';
import { type PoolClient, readPoolClient, readPoolDomain, readUserPool } from './user-pool.ts';

/** Cognito, and the emails that it would have sent. */
export interface Cognito extends StandIn {
  readonly mails: readonly Mail[];
  /** Where people sign in and emails are shown; null without a pool. */
  readonly signInUrl: () => string | null;
  /** The page with the mail that would have been sent; null before the pool is made. */
  readonly mailUrl: () => string | null;
  /** Signs with the pool's own key, for tests of tokens that are refused although their signature is valid. */
  readonly sign: SignToken;
}

type StartedPool = RunningPool & { readonly id: string; readonly server: SignInServer };

/** Creates Cognito's user pools: one pool, whose people sign in on its own loopback port. */
export function createCognito(context: WebContext, { port }: { readonly port: number }): Cognito {
  const mails: Mail[] = [];
  const clients = new Map<string, PoolClient>();
  let running: StartedPool | null = null;
  const find = (poolId: string): RunningPool => {
    if (running?.id !== poolId) {
      throw new ServiceFault(400, 'ResourceNotFoundException', `User pool ${poolId} does not exist.`);
    }
    return running;
  };
  const arnOf = (poolId: string) => `arn:aws:cognito-idp:${context.region}:${context.accountId}:userpool/${poolId}`;
  const makePool: MakeResource = async (resource) => {
    if (running !== null) {
      throw new Error('The local cloud has one user pool; the templates define more.');
    }
    running = await startPool(resource, context, { port, clients, mails });
    const { id, server } = running;
    context.addresses.add(`https://cognito-idp.${context.region}.amazonaws.com`, server.origin);
    return { ref: id, attributes: { Arn: arnOf(id), UserPoolId: id, ProviderURL: server.issuer } };
  };
  const service = createJsonService({
    service: 'cognito-idp',
    target: 'AWSCognitoIdentityProviderService',
    version: '1.1',
    invalidInput: 'InvalidParameterException',
    operations: poolOperations({
      find,
      arnOf,
      now: context.now,
      send: (mail) => {
        mails.push({ ...mail, at: new Date(context.now()).toISOString() });
        context.report(`Mail to ${mail.to}: ${running?.server.mailUrl}`);
      },
    }),
    resources: {
      'AWS::Cognito::UserPool': makePool,
      ...clientResources(context, clients, () => running?.server.origin),
    },
  });
  return {
    ...service,
    mails,
    signInUrl: () => running?.server.origin ?? null,
    mailUrl: () => running?.server.mailUrl ?? null,
    sign: async (claims, header) => running?.server.sign(claims, header) ?? '',
    stop: async () => running?.server.stop(),
  };
}

interface SignInOptions {
  readonly port: number;
  readonly clients: ReadonlyMap<string, PoolClient>;
  readonly mails: readonly Mail[];
}

async function startPool(
  resource: TemplateResource,
  context: WebContext,
  { port, clients, mails }: SignInOptions,
): Promise<StartedPool> {
  const definition = readUserPool(resource);
  const id = `${context.region}_${physicalName(resource, 128)
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(-9)}`;
  const people = openPeople(context.dataDirectory);
  const server = await openSignIn(
    {
      poolId: id,
      definition,
      people,
      clientOf: (clientId) => clients.get(clientId),
      toLocal: context.addresses.toLocal,
      mails: () => mails,
      ...context,
    },
    port,
  );
  return { id, definition, people, signOut: server.signOut, server };
}

function clientResources(
  { addresses, region }: WebContext,
  clients: Map<string, PoolClient>,
  origin: () => string | undefined,
): Readonly<Record<string, MakeResource>> {
  return {
    'AWS::Cognito::UserPoolClient': async (resource) => {
      const id = physicalName(resource, 128)
        .replaceAll(/[^a-z0-9]/gi, '')
        .toLowerCase()
        .slice(-26);
      clients.set(id, readPoolClient(resource, id));
      return { ref: id, attributes: { ClientId: id } };
    },
    'AWS::Cognito::UserPoolDomain': async (resource) => {
      const domain = readPoolDomain(resource);
      const host = `https://${domain}.auth.${region}.amazoncognito.com`;
      addresses.add(host, origin() ?? host);
      return { ref: domain, attributes: {} };
    },
    // Branding changes only how Cognito's own pages look, and those are not used here.
    'AWS::Cognito::ManagedLoginBranding': async (resource) => ({ ref: physicalName(resource, 64), attributes: {} }),
  };
}

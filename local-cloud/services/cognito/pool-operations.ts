import * as v from 'valibot';
import { defineOperation, type Operation } from '../../protocol/operation.ts';
import { ServiceFault } from '../../protocol/service-fault.ts';
import type { Mail } from './pages.ts';
import { passwordProblem, temporaryPassword } from './passwords.ts';
import type { PeopleStore, Person } from './people.ts';
import type { UserPool } from './user-pool.ts';

/** A pool with its people, and a function that ends the sessions of one of them. */
export interface RunningPool {
  readonly definition: UserPool;
  readonly people: PeopleStore;
  readonly signOut: (sub: string) => void;
}

/** The pools, the mail and the clock that the operations use. */
interface PoolDependencies {
  readonly find: (poolId: string) => RunningPool;
  readonly arnOf: (poolId: string) => string;
  readonly send: (mail: Omit<Mail, 'at'>) => void;
  readonly now: () => number;
}

const DAY_MS = 86_400_000;

const user = { UserPoolId: v.string(), Username: v.string() };
const attributes = v.array(v.strictObject({ Name: v.string(), Value: v.string() }));

/** Returns the operations of Cognito by which an operator manages the people of a pool. */
export function poolOperations(dependencies: PoolDependencies): Readonly<Record<string, Operation>> {
  const define = (name: string, more: object, run: Run) =>
    defineOperation(
      v.strictObject({ ...user, ...more } as typeof user),
      ({ UserPoolId }) => [{ action: `cognito-idp:${name}`, resource: dependencies.arnOf(UserPoolId) }],
      (input) => run(dependencies.find(input.UserPoolId), input as Input),
    );
  return {
    AdminCreateUser: define(
      'AdminCreateUser',
      {
        UserAttributes: v.optional(attributes),
        DesiredDeliveryMediums: v.optional(v.tuple([v.literal('EMAIL')])),
        MessageAction: v.optional(v.picklist(['RESEND', 'SUPPRESS'])),
      },
      (pool, input) => createUser(pool, input, dependencies),
    ),
    AdminGetUser: define('AdminGetUser', {}, ({ people }, { Username }) => describe(people.find(Username))),
    AdminDeleteUser: define('AdminDeleteUser', {}, ({ people, signOut }, { Username }) => {
      const { sub } = people.find(Username);
      signOut(sub);
      people.remove(sub);
      return {};
    }),
    AdminDisableUser: define('AdminDisableUser', {}, ({ people }, { Username }) => {
      people.change(people.find(Username).sub, { isEnabled: false });
      return {};
    }),
    AdminEnableUser: define('AdminEnableUser', {}, ({ people }, { Username }) => {
      people.change(people.find(Username).sub, { isEnabled: true });
      return {};
    }),
    AdminUserGlobalSignOut: define('AdminUserGlobalSignOut', {}, ({ people, signOut }, { Username }) => {
      signOut(people.find(Username).sub);
      return {};
    }),
    AdminSetUserPassword: define(
      'AdminSetUserPassword',
      { Password: v.string(), Permanent: v.literal(true) },
      ({ definition, people }, { Username, Password = '' }) => {
        const { sub } = people.find(Username);
        const problem = passwordProblem(definition, Password);
        if (problem !== null) {
          throw new ServiceFault(400, 'InvalidPasswordException', problem);
        }
        people.setPassword(sub, Password);
        people.change(sub, { status: 'CONFIRMED', passwordEndsMs: null });
        return {};
      },
    ),
  };
}

interface Input {
  readonly Username: string;
  readonly MessageAction?: 'RESEND' | 'SUPPRESS';
  readonly Password?: string;
}

type Run = (pool: RunningPool, input: Input) => object;

function createUser(pool: RunningPool, { Username, MessageAction }: Input, { send, now }: PoolDependencies) {
  const { definition, people } = pool;
  const known = people.findOrNull(Username);
  const password = temporaryPassword();
  const endsMs = now() + definition.temporaryPasswordDays * DAY_MS;
  if (MessageAction === 'RESEND') {
    const person = people.find(Username);
    if (person.status !== 'FORCE_CHANGE_PASSWORD') {
      throw new ServiceFault(400, 'UnsupportedUserStateException', 'Resend is not possible for a confirmed user.');
    }
    people.setPassword(person.sub, password);
    people.change(person.sub, { passwordEndsMs: endsMs });
  } else if (known !== null) {
    throw new ServiceFault(400, 'UsernameExistsException', 'User account already exists');
  } else {
    people.add({ email: Username, password, passwordEndsMs: endsMs, createdMs: now() });
  }
  const person = people.find(Username);
  if (MessageAction !== 'SUPPRESS') {
    const text = definition.invitation.message.replaceAll('{username}', person.email).replaceAll('{####}', password);
    send({ to: person.email, subject: definition.invitation.subject, text });
  }
  const { UserAttributes, ...rest } = describe(person);
  return { User: { ...rest, Attributes: UserAttributes } };
}

function describe({ sub, email, isEnabled, status, createdMs }: Person) {
  return {
    Username: sub,
    Enabled: isEnabled,
    UserStatus: status,
    UserCreateDate: createdMs / 1_000,
    UserAttributes: [
      { Name: 'sub', Value: sub },
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ],
  };
}

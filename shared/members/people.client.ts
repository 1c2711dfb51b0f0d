import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  type AttributeType,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  LimitExceededException,
  UnsupportedUserStateException,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { requestDeadlines } from '../aws/request-deadlines.ts';
import { INTERNAL_ERROR } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import type { People } from './people.ts';

// Cognito sends an email before it answers an invitation.
const ANSWER_TIMEOUT_MS = 5_000;

// What Cognito would refuse again, however soon the call is repeated.
const REFUSALS = [
  [
    InvalidParameterException,
    'invalid_request',
    'email must be an address to which Cognito can send, such as name@example.com.',
  ],
  [
    LimitExceededException,
    'limit_exceeded',
    'No more invitations can be sent today: Cognito sends at most 50 emails a day for each account. Try again tomorrow.',
  ],
] as const;

/** Asks the pool for a person who does not exist; resolves if it says so. */
export async function probePool(userPoolId: string, username: string): Promise<void> {
  const client = new CognitoIdentityProviderClient({ requestHandler: requestDeadlines(ANSWER_TIMEOUT_MS) });
  await client.send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: username })).catch((error: unknown) => {
    if (!(error instanceof UserNotFoundException)) {
      throw error;
    }
  });
}

/**
 * The people of one user pool, whose user names are email addresses.
 *
 * @throws ServiceError `unavailable` when Cognito does not answer, `invalid_request` for an address that it refuses,
 * and `limit_exceeded` when it sends no more emails that day.
 */
export function createPeople(userPoolId: string): People {
  const requestHandler = requestDeadlines(ANSWER_TIMEOUT_MS);
  const client = new CognitoIdentityProviderClient({ requestHandler });
  // Never retried: a call whose answer was lost may have sent an email, and another one would not be counted. Because a
  // lost connection is therefore an error, none is kept open: the service may close it while the instance is frozen.
  const sender = new CognitoIdentityProviderClient({
    requestHandler: { ...requestHandler, httpsAgent: { keepAlive: false } },
    maxAttempts: 1,
  });
  const user = (username: string) => ({ UserPoolId: userPoolId, Username: username });
  const invite = async (email: string) => {
    try {
      const { User } = await sender.send(new AdminCreateUserCommand(invitation(user(email))));
      return { personId: subOf(User?.Attributes) };
    } catch (error) {
      if (!(error instanceof UsernameExistsException)) {
        return throwAsServiceError(error);
      }
    }
    return inviteKnown({ client, sender }, user(email)).catch(throwAsServiceError);
  };
  return {
    invite,
    resend: (email) => resend(sender, user(email)).catch(throwAsServiceError),
    async disable(personId) {
      try {
        await client.send(new AdminDisableUserCommand(user(personId)));
        await client.send(new AdminUserGlobalSignOutCommand(user(personId)));
      } catch (error) {
        if (!(error instanceof UserNotFoundException)) {
          throwAsServiceError(error);
        }
      }
    },
    // Cognito has no call that removes a second factor: where the pool requires one, setting the person's preference to
    // none is answered with 200 and changes nothing. The person is found by the id, so that a repetition finds nobody.
    async replace(email, personId) {
      await client.send(new AdminDeleteUserCommand(user(personId))).catch((error: unknown) => {
        if (!(error instanceof UserNotFoundException)) {
          throwAsServiceError(error);
        }
      });
      const invited = await invite(email);
      // Cognito does not promise that a person who was removed is gone at once.
      return invited.personId === personId ? throwAsServiceError(new Error('person_not_removed')) : invited;
    },
  };
}

interface User {
  readonly UserPoolId: string;
  readonly Username: string;
}

interface Clients {
  readonly client: CognitoIdentityProviderClient;
  readonly sender: CognitoIdentityProviderClient;
}

function invitation(user: User) {
  return {
    ...user,
    UserAttributes: [
      { Name: 'email', Value: user.Username },
      { Name: 'email_verified', Value: 'true' },
    ],
    DesiredDeliveryMediums: ['EMAIL' as const],
  };
}

// A person whose last membership was removed is disabled. A new invitation enables the person again, and a person who
// has never signed in needs a new temporary password, because the previous one may have expired.
async function inviteKnown({ client, sender }: Clients, user: User) {
  const { UserAttributes, Enabled, UserStatus } = await client.send(new AdminGetUserCommand(user));
  if (Enabled === false) {
    await client.send(new AdminEnableUserCommand(user));
  }
  if (UserStatus === 'FORCE_CHANGE_PASSWORD') {
    await resend(sender, user);
  }
  return { personId: subOf(UserAttributes) };
}

async function resend(sender: CognitoIdentityProviderClient, user: User): Promise<void> {
  try {
    await sender.send(new AdminCreateUserCommand({ ...invitation(user), MessageAction: 'RESEND' }));
  } catch (error) {
    // The person has already signed in.
    if (!(error instanceof UnsupportedUserStateException)) {
      throw error;
    }
  }
}

function subOf(attributes: readonly AttributeType[] = []): string {
  const sub = attributes.find(({ Name }) => Name === 'sub')?.Value;
  if (sub === undefined) {
    throw new ServiceError('internal', INTERNAL_ERROR, { cause: 'no_sub' });
  }
  return sub;
}

function throwAsServiceError(error: unknown): never {
  if (error instanceof ServiceError) {
    throw error;
  }
  const [, code, sentence] = REFUSALS.find(([refusal]) => error instanceof refusal) ?? [];
  if (code !== undefined && sentence !== undefined) {
    throw new ServiceError(code, sentence, { cause: error });
  }
  throw new ServiceError('unavailable', 'The user directory is unavailable. Try again.', {
    cause: error,
    retryAfterSeconds: 2,
  });
}

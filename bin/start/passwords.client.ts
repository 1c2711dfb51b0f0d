import { AdminSetUserPasswordCommand, CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { LocalCloud } from '@knowledge-copilot/local-cloud';

/** Sets the passwords of people in a user pool of the local cloud, as its operator. */
interface Passwords {
  readonly set: (email: string, password: string) => Promise<void>;
  /** Closes the connections. */
  readonly close: () => void;
}

/** Opens the passwords of a user pool. A password that is set is not temporary. */
export function openPasswords(cloud: LocalCloud, userPoolId: string): Passwords {
  const { accessKeyId, secretAccessKey } = cloud.operator;
  const client = new CognitoIdentityProviderClient({
    endpoint: cloud.endpoint,
    region: cloud.region,
    credentials: { accessKeyId, secretAccessKey },
  });
  return {
    set: async (email, password) => {
      const choice = { UserPoolId: userPoolId, Username: email, Password: password, Permanent: true };
      await client.send(new AdminSetUserPasswordCommand(choice));
    },
    close: () => client.destroy(),
  };
}

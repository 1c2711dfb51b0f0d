import { Duration } from 'aws-cdk-lib';
import { CfnManagedLoginBranding, OAuthScope, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import type { PeoplePool } from './people-pool.ts';

/**
 * The console as a client of the user pool: public, with the authorization code grant and PKCE, so that no page ever
 * sees a password. Access tokens last 15 minutes, and a refresh token works once.
 */
export function consoleClient(
  scope: Construct,
  { people, url }: { readonly people: PeoplePool; readonly url: string },
): UserPoolClient {
  const client = new UserPoolClient(scope, 'Client', {
    userPool: people.pool,
    userPoolClientName: 'console',
    generateSecret: false,
    // A client without a named flow would allow SRP from anywhere, and a refresh flow that Cognito refuses together
    // with rotation. Nobody outside the account can use this flow, which requires an IAM permission.
    authFlows: { adminUserPassword: true },
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL],
      callbackUrls: [`${url}/`],
      logoutUrls: [`${url}/`],
    },
    // A stolen token is of little use after a quarter of an hour, and a person signs in once a working day. A renewal
    // whose response was lost can be repeated within the grace period.
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    refreshTokenValidity: Duration.hours(12),
    refreshTokenRotationGracePeriod: Duration.seconds(10),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
  });
  // Managed login shows no page for a client without a style.
  new CfnManagedLoginBranding(scope, 'SignInStyle', {
    userPoolId: people.pool.userPoolId,
    clientId: client.userPoolClientId,
    useCognitoProvidedValues: true,
  });
  return client;
}

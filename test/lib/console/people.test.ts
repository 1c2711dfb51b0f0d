// Guarantee: people join the console only by invitation and sign in as specified. Risk: somebody joins whom nobody
// invited, or a stolen token is of use for days.
import { describe, expect, it } from 'vitest';
import { STAGES } from '../../../lib/stages.ts';
import { readable } from '../readable.ts';
import { resourcesOf, synthesize } from '../synthesized.ts';

const prod = synthesize(STAGES.prod);
const dev = synthesize(STAGES.dev);

describe('people', () => {
  const [pool] = Object.values(resourcesOf(prod.stacks.Data, 'AWS::Cognito::UserPool')).map((each) => each.Properties);
  const [client] = Object.values(resourcesOf(prod.stacks.Console, 'AWS::Cognito::UserPoolClient')).map(
    (each) => each.Properties,
  );

  it('join only by invitation, with a long password and, on prod, a second factor other than text messages', () => {
    expect(pool).toMatchObject({
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      MfaConfiguration: 'ON',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      Policies: { PasswordPolicy: { MinimumLength: 12, TemporaryPasswordValidityDays: 7 } },
      DeletionProtection: 'ACTIVE',
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
      UsernameConfiguration: { CaseSensitive: false },
    });
    const [tried] = Object.values(resourcesOf(dev.stacks.Data, 'AWS::Cognito::UserPool'));
    expect(tried?.Properties.MfaConfiguration).toBe('OPTIONAL');
  });

  it('are redirected only to the console, with a code, for fifteen minutes at a time and twelve hours in total', () => {
    expect(client).toMatchObject({
      GenerateSecret: false,
      AllowedOAuthFlows: ['code'],
      AllowedOAuthScopes: ['openid', 'email'],
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      RefreshTokenValidity: 720,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  // For a client without a style, Cognito shows none of its newer sign-in pages.
  it('sign in on the newer pages of Cognito, in the style that Cognito provides for the console', () => {
    const [domain] = Object.values(resourcesOf(prod.stacks.Data, 'AWS::Cognito::UserPoolDomain'));
    const styles = resourcesOf(prod.stacks.Console, 'AWS::Cognito::ManagedLoginBranding');
    const clients = Object.entries(prod.stacks.Console?.Resources ?? {}).flatMap(([id, { Type }]) =>
      Type === 'AWS::Cognito::UserPoolClient' ? [id] : [],
    );
    expect(domain?.Properties.ManagedLoginVersion).toBe(2);
    expect(Object.values(styles).map(({ Properties }) => Properties)).toEqual(
      clients.map((Ref) => ({
        UserPoolId: client.UserPoolId,
        ClientId: { Ref },
        UseCognitoProvidedValues: true,
      })),
    );
    expect(clients).toHaveLength(1);
  });

  it.each(['CallbackURLs', 'LogoutURLs'])('have only the address of the console in %s', (name) => {
    const addresses = client[name].map((url: unknown) => readable(prod, 'Console', url));
    expect(addresses).toEqual(['https://Site/Distribution.DomainName/']);
  });
});

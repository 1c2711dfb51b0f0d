import * as v from 'valibot';
import { readProperties, withoutEffect } from '../../protocol/resource-properties.ts';
import type { TemplateResource } from '../../stand-in.ts';

/** The settings of a pool that have an effect here. */
export interface UserPool {
  readonly passwordLengthMin: number;
  readonly temporaryPasswordDays: number;
  readonly invitation: { readonly subject: string; readonly message: string };
}

/** An app client of the pool: a page that people sign in to. */
export interface PoolClient {
  readonly id: string;
  readonly poolId: string;
  readonly callbackUrls: readonly string[];
  readonly logoutUrls: readonly string[];
  readonly scopes: readonly string[];
  readonly accessTokenSeconds: number;
  readonly idTokenSeconds: number;
  readonly refreshTokenSeconds: number;
}

const SECONDS = { seconds: 1, minutes: 60, hours: 3_600, days: 86_400 } as const;
const unit = v.optional(v.picklist(['seconds', 'minutes', 'hours', 'days']));

const PoolProperties = v.strictObject({
  AdminCreateUserConfig: v.strictObject({
    // There is no sign-up page here.
    AllowAdminCreateUserOnly: v.literal(true),
    InviteMessageTemplate: v.strictObject({ EmailMessage: v.string(), EmailSubject: v.string() }),
  }),
  Policies: v.strictObject({
    PasswordPolicy: v.strictObject({
      MinimumLength: v.number(),
      RequireLowercase: v.literal(true),
      RequireNumbers: v.literal(true),
      RequireSymbols: v.literal(true),
      RequireUppercase: v.literal(true),
      TemporaryPasswordValidityDays: v.number(),
    }),
  }),
  UsernameAttributes: v.tuple([v.literal('email')]),
  UsernameConfiguration: v.strictObject({ CaseSensitive: v.literal(false) }),
  AutoVerifiedAttributes: v.tuple([v.literal('email')]),
  // With `OPTIONAL`, nobody has a second factor here, because no page sets one up.
  MfaConfiguration: v.optional(v.picklist(['OPTIONAL', 'OFF'], 'requires a second factor, for which there is no page')),
  EnabledMfas: withoutEffect,
  Schema: withoutEffect,
  UserPoolName: withoutEffect,
  UserPoolTier: withoutEffect,
  UserPoolTags: withoutEffect,
  DeletionProtection: withoutEffect,
  // No mail is sent, and no password can be recovered: a page shows the invitations instead.
  AccountRecoverySetting: withoutEffect,
  EmailConfiguration: withoutEffect,
  EmailVerificationMessage: withoutEffect,
  EmailVerificationSubject: withoutEffect,
  SmsVerificationMessage: withoutEffect,
  VerificationMessageTemplate: withoutEffect,
});
const ClientProperties = v.strictObject({
  UserPoolId: v.string(),
  ClientName: v.optional(v.string()),
  GenerateSecret: v.literal(false),
  AllowedOAuthFlows: v.tuple([v.literal('code')]),
  // If a template named no flow, Cognito would also allow SRP and refresh tokens that are not rotated. Here people sign
  // in only on the pages.
  ExplicitAuthFlows: v.tuple([v.literal('ALLOW_ADMIN_USER_PASSWORD_AUTH')]),
  AllowedOAuthFlowsUserPoolClient: v.literal(true),
  AllowedOAuthScopes: v.array(v.picklist(['openid', 'email'])),
  CallbackURLs: v.array(v.string()),
  LogoutURLs: v.array(v.string()),
  AccessTokenValidity: v.number(),
  IdTokenValidity: v.number(),
  RefreshTokenValidity: v.number(),
  TokenValidityUnits: v.strictObject({ AccessToken: unit, IdToken: unit, RefreshToken: unit }),
  EnableTokenRevocation: v.literal(true),
  PreventUserExistenceErrors: v.literal('ENABLED'),
  // A refresh token works once. The grace period in which Cognito accepts it a second time is not imitated.
  RefreshTokenRotation: v.strictObject({ Feature: v.literal('ENABLED'), RetryGracePeriodSeconds: v.number() }),
  SupportedIdentityProviders: v.tuple([v.literal('COGNITO')]),
});
const DomainProperties = v.strictObject({
  UserPoolId: v.string(),
  Domain: v.string(),
  ManagedLoginVersion: withoutEffect,
});

/** Reads a pool; refuses an unsupported setting, such as sign-up, text messages or a required second factor. */
export function readUserPool(resource: TemplateResource): UserPool {
  const { AdminCreateUserConfig: admin, Policies: policies } = readProperties(PoolProperties, resource);
  return {
    passwordLengthMin: policies.PasswordPolicy.MinimumLength,
    temporaryPasswordDays: policies.PasswordPolicy.TemporaryPasswordValidityDays,
    invitation: {
      subject: admin.InviteMessageTemplate.EmailSubject,
      message: admin.InviteMessageTemplate.EmailMessage,
    },
  };
}

/** Reads a client; refuses an unsupported flow or setting. */
export function readPoolClient(resource: TemplateResource, id: string): PoolClient {
  const clientSettings = readProperties(ClientProperties, resource);
  const { AccessToken = 'hours', IdToken = 'hours', RefreshToken = 'days' } = clientSettings.TokenValidityUnits;
  return {
    id,
    poolId: clientSettings.UserPoolId,
    callbackUrls: clientSettings.CallbackURLs,
    logoutUrls: clientSettings.LogoutURLs,
    scopes: clientSettings.AllowedOAuthScopes,
    accessTokenSeconds: clientSettings.AccessTokenValidity * SECONDS[AccessToken],
    idTokenSeconds: clientSettings.IdTokenValidity * SECONDS[IdToken],
    refreshTokenSeconds: clientSettings.RefreshTokenValidity * SECONDS[RefreshToken],
  };
}

/** Reads the domain of a pool: the first part of its host name. */
export function readPoolDomain(resource: TemplateResource): string {
  return readProperties(DomainProperties, resource).Domain;
}

import { Aws, Duration, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  UserPool,
  type UserPoolDomain,
  UserPoolEmail,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { removalOf } from '../policies/removal.ts';
import type { Stage } from '../stage.ts';

// As long as an invitation is valid (shared/members/manage-members.ts).
const INVITATION_DAYS = 7;

interface PeoplePoolProps {
  readonly stage: Stage;
  readonly isProtected: boolean;
  readonly mfa: 'required' | 'optional';
}

/** The people who may sign in to the console: only by invitation, with email address, password and one-time code. */
export class PeoplePool extends Construct {
  readonly pool: UserPool;
  /** The domain of Cognito's managed login pages, where people sign in. */
  readonly domain: UserPoolDomain;

  constructor(scope: Construct, id: string, { stage, isProtected, mfa }: PeoplePoolProps) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      userPoolName: `knowledge-copilot-${stage.name}`,
      selfSignUpEnabled: false,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      mfa: mfa === 'required' ? Mfa.REQUIRED : Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: {
        // Not measured: with four kinds of characters, far too many to guess at the rate that Cognito allows.
        minLength: 12,
        requireDigits: true,
        requireLowercase: true,
        requireUppercase: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(INVITATION_DAYS),
      },
      email: UserPoolEmail.withCognito(),
      userInvitation: {
        emailSubject: 'Your invitation to the security console',
        emailBody: `You are invited to the security console of the Knowledge & Copilot API. Sign in with {username} and this temporary password within ${INVITATION_DAYS} days: {####}`,
      },
      featurePlan: FeaturePlan.ESSENTIALS,
      deletionProtection: isProtected,
      removalPolicy: removalOf(stage),
    });
    this.domain = this.pool.addDomain('Domain', {
      cognitoDomain: { domainPrefix: `knowledge-copilot-${stage.name}-${Aws.ACCOUNT_ID}` },
      managedLoginVersion: ManagedLoginVersion.NEWER_MANAGED_LOGIN,
    });
    this.#acknowledge(mfa);
  }

  /** The issuer of the pool's tokens. Their public keys are published below its URL. */
  get issuer(): string {
    return this.pool.userPoolProviderUrl;
  }

  #acknowledge(mfa: 'required' | 'optional'): void {
    Validations.of(this.pool).acknowledge({
      id: 'AwsSolutions-COG3',
      reason:
        'Threat protection needs the Plus plan, which costs two cents per person and month. Nobody can sign up, a password alone is at least twelve characters, and prod demands a second factor.',
    });
    Validations.of(this.pool).acknowledge({
      id: 'AwsSolutions-COG8',
      reason: 'The Plus plan adds threat protection alone, at a price for each person; see COG3.',
    });
    if (mfa === 'optional') {
      Validations.of(this.pool).acknowledge({
        id: 'AwsSolutions-COG2',
        reason: 'A stage for trials, whose sign-in pages offer no second factor; prod demands one.',
      });
    }
  }
}

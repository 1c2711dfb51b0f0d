import type { Draw } from '../draw.ts';
import type { Call } from './call.ts';

type Form = (draw: Draw) => [operation: string, input: Record<string, unknown>];

const LABELS = ['AWSCURRENT', 'AWSPREVIOUS', 'AWSPENDING'];
const label = (draw: Draw) => ({ VersionStage: draw.one(LABELS) });
const version = (draw: Draw) => `<VersionId ${1 + draw.whole(12)}>`;

const SECRET_FORMS: readonly Form[] = [
  (draw) => ['GetSecretValue', draw.chance(0.6) ? label(draw) : {}],
  (draw) => ['GetSecretValue', { VersionId: version(draw), ...(draw.chance(0.4) && label(draw)) }],
  (draw) => [
    'PutSecretValue',
    { SecretString: `value ${draw.whole(1_000)}`, ...(draw.chance(0.4) && { VersionStages: [draw.one(LABELS)] }) },
  ],
  () => ['DescribeSecret', {}],
  (draw) => ['UpdateSecretVersionStage', { VersionStage: 'AWSCURRENT', MoveToVersionId: version(draw) }],
  (draw) => [
    'UpdateSecretVersionStage',
    {
      ...label(draw),
      MoveToVersionId: `<VersionId ${1 + draw.whole(3)}>`,
      RemoveFromVersionId: version(draw),
    },
  ],
];

/**
 * Draws a call of Secrets Manager: for the pepper and its rotation, the smoke test's key, or one that must be refused.
 */
export function drawSecretCall(draw: Draw): Call {
  const [operation, input] = draw.one(SECRET_FORMS)(draw);
  const SecretId = draw.one(['<Secret>', '<Secret>', '<Secret>', '<Secret>', 'pepper', 'missing']);
  return { service: 'secrets', operation, input: { SecretId, ...input } };
}

const PEOPLE = ['ada@example.com', 'ben@example.com', 'cat@example.com'];

const invite: Form = (draw) => {
  const Username = draw.one(PEOPLE);
  return [
    'AdminCreateUser',
    {
      Username,
      UserAttributes: [
        { Name: 'email', Value: Username },
        { Name: 'email_verified', Value: 'true' },
      ],
      DesiredDeliveryMediums: ['EMAIL'],
    },
  ];
};

const PERSON_FORMS: readonly Form[] = [
  invite,
  invite,
  () => ['AdminGetUser', {}],
  () => ['AdminGetUser', {}],
  () => ['AdminDisableUser', {}],
  () => ['AdminEnableUser', {}],
  () => ['AdminUserGlobalSignOut', {}],
  (draw) => [
    'AdminSetUserPassword',
    {
      Password: draw.one(['Long-enough-1', 'Long-enough-1', 'Short-1', 'long-enough-1', 'LongEnough1234']),
      Permanent: true,
    },
  ],
  () => ['AdminDeleteUser', {}],
];

/** Draws a call of Cognito: inviting, disabling or enabling a person, or one that must be refused. */
export function drawPersonCall(draw: Draw): Call {
  const [operation, input] = draw.one(PERSON_FORMS)(draw);
  const Username = draw.chance(0.2) ? `<Sub ${1 + draw.whole(3)}>` : draw.one(PEOPLE);
  const UserPoolId = draw.chance(0.05) ? 'us-east-1_Missing00' : '<Pool>';
  return { service: 'cognito', operation, input: { UserPoolId, Username, ...input } };
}

/** The call of STS. */
export function drawIdentityCall(): Call {
  return { service: 'sts', operation: 'GetCallerIdentity', input: {} };
}

import { ACCOUNT as A, type AccountFormat } from './account-format.ts';

const raw = String.raw;

/** Formats of AWS, Kubernetes, LDAP and Kerberos. */
export const CLOUD_FORMATS: readonly AccountFormat[] = [
  // AWS: ARNs of users and of sessions.
  {
    sign: 'arn:aws',
    after: raw`[a-z-]{0,10}:(?:iam|sts)::\d{12}:(?:user/(?:[^/\s"']{1,60}/){0,5}|assumed-role/[^/\s"']{1,64}/)${A}(?!/)`,
  },

  // Kubernetes: refused requests, subjects of bindings, options of kubectl.
  { sign: 'user "', after: raw`${A}" cannot ` },
  { sign: 'kind: user\n', after: raw` {0,12}name: ["']?${A}` },
  { sign: '--(?:as|user)[= ]', after: A },

  // LDAP: a person's entry in a directory tree; Kerberos: principals.
  {
    sign: 'cn=',
    after: raw`${A},(?:(?:ou|cn)=(?!(?:group|role|computer|server|service|builtin|system))[a-z0-9 _-]{1,40},){1,4}dc=`,
  },
  { sign: '(?:as|tgs)[-_]req ', after: raw`${A}@` },
  { sign: 'principal(?: name)?: ', after: raw`${A}@` },
  { sign: 'kinit ', after: raw`(?:-[a-z] ){0,3}${A}@` },
];

/** A resource of a template. */
export interface TemplateResource {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

interface SkippedCheck {
  readonly reason: string;
  /** The resources that the reason applies to; by default, all. */
  readonly when?: (resource: TemplateResource) => boolean;
}

const OWN_KEYS =
  'It is encrypted with a key of AWS. A key of our own costs a dollar a month plus each use, and roles already decide who may read.';

/** The checkov checks that a deployment does not pass, each with its reason. A test fails when one passes again. */
export const SKIPPED_CHECKS: Readonly<Record<string, SkippedCheck>> = {
  CKV_AWS_18: {
    reason: 'An access log would keep names of documents a second time (audited already), or who read public pages.',
    when: ({ id }) => /^(?:Documents|SiteFiles)/.test(id),
  },
  CKV_AWS_21: {
    reason: 'It holds the pages of the console, which each deployment builds again from the sources.',
    when: ({ id }) => id.startsWith('SiteFiles'),
  },
  CKV_AWS_26: {
    reason: 'CloudWatch may not use the key of SNS, and alarms name resources and no customer.',
    when: ({ id }) => id.startsWith('Alarms'),
  },
  CKV_AWS_27: {
    reason: 'It is encrypted by the key of SQS, which this check does not know: it asks for a key in KMS.',
    when: ({ properties }) => properties.SqsManagedSseEnabled === true,
  },
  CKV_AWS_59: {
    reason: 'It answers one fixed sentence to everyone and reaches no function: there is nothing to authorize.',
    when: ({ properties }) => (properties.Integration as { readonly Type?: unknown }).Type === 'MOCK',
  },
  CKV_AWS_68: {
    reason:
      'A web ACL costs at least 6 dollars a month, even unused. The files are public code, and the API checks each call.',
  },
  CKV_AWS_86: { reason: 'An access log would keep the IP addresses of people, which are personal data.' },
  CKV_AWS_115: {
    reason:
      'Concurrency that is reserved for one function is taken from all others of the account. Rates and budgets limit calls, the queue limits documents, and a stage option limits guessed keys.',
  },
  CKV_AWS_116: {
    reason:
      'Callers wait for the answer, the queue of documents has its own dead letters, and housekeeping runs again on schedule, with an alarm when it fails.',
  },
  CKV_AWS_117: {
    reason:
      'A VPC would cost an endpoint for each of six services, and these check the signature and role of every call anyway.',
  },
  CKV_AWS_119: { reason: OWN_KEYS },
  CKV_AWS_120: {
    reason: 'Each answer depends on the key, the address and the current budget: none may be given to another call.',
  },
  CKV_AWS_149: { reason: OWN_KEYS },
  CKV_AWS_158: { reason: OWN_KEYS },
  CKV_AWS_173: { reason: `No variable is a secret: they name tables, limits and where secrets are. ${OWN_KEYS}` },
  CKV_AWS_174: {
    reason: 'The console has no custom host name: CloudFront sets the protocol of its default certificate.',
  },
};

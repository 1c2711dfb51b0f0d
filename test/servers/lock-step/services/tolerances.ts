import type { Answered, Call } from './call.ts';

/** What may differ, and why: before two answers are compared, it is taken out of both. */
interface Tolerance {
  readonly service: Call['service'];
  readonly operation?: string;
  readonly fields: readonly string[];
  readonly why: string;
}

const TOLERANCES: readonly Tolerance[] = [
  {
    service: 's3',
    fields: ['ServerSideEncryption'],
    why: 'moto does not say it; S3 encrypts every new object with AES256 since January 2023 and says so.',
  },
  {
    service: 's3',
    fields: ['ChecksumSHA256', 'ChecksumCRC32', 'ChecksumType', 'ChecksumAlgorithm'],
    why: 'moto keeps checksums only for some calls, and checks none; PutObject, GetObject and lists give what was sent.',
  },
  {
    service: 's3',
    fields: ['NextContinuationToken'],
    why: 'Opaque: only the service that gave it out can read it.',
  },
  {
    service: 's3',
    operation: 'ListObjectVersions',
    fields: ['Owner'],
    why: 'The stand-in names no owner; the product reads none.',
  },
  {
    service: 's3',
    operation: 'DeleteObjects',
    fields: ['Deleted'],
    why: 'moto ignores Quiet and says nothing of delete markers; the list that follows shows what was deleted.',
  },
  {
    service: 's3',
    operation: 'DeleteObject',
    fields: ['DeleteMarker'],
    why: 'S3 says so of a delete marker that is made and of one that is removed by its id; moto only of the first.',
  },
  {
    service: 'secrets',
    operation: 'DescribeSecret',
    fields: ['LastChangedDate'],
    why: 'The stand-in does not keep it; the product does not ask.',
  },
  {
    service: 'dynamodb',
    operation: 'Query',
    fields: ['LastEvaluatedKey'],
    why: 'DynamoDB gives it whenever a page is full; moto only when something follows.',
  },
  {
    service: 'sqs',
    operation: 'DeleteMessageBatch',
    fields: ['Message'],
    why: 'The text of an error: its code is compared.',
  },
  {
    service: 'cognito',
    fields: ['UserLastModifiedDate'],
    why: 'The stand-in does not keep it; the product does not read it.',
  },
  {
    service: 'cognito',
    fields: ['MFAOptions', 'PreferredMfaSetting', 'UserMFASettingList'],
    why: 'moto gives empty ones; Cognito leaves them out for a person without a second factor.',
  },
  {
    service: 'dynamodb',
    fields: ['ConsumedCapacity', 'ItemCollectionMetrics'],
    why: 'moto gives them unasked; DynamoDB gives them for ReturnConsumedCapacity and ReturnItemCollectionMetrics alone.',
  },
  {
    service: 'sts',
    fields: ['Arn', 'UserId'],
    why: 'Who calls is whoever holds the key: moto has a user of its own for every key.',
  },
];

/** An answer without what may differ. */
export function withoutTolerated({ service, operation }: Call, { body, ...answered }: Answered): Answered {
  const dropped = new Set(
    TOLERANCES.filter((each) => each.service === service && (each.operation ?? operation) === operation).flatMap(
      ({ fields }) => fields,
    ),
  );
  return { ...equalError(service, operation, answered), body: drop(body, dropped) as Answered['body'] };
}

function equalError(service: Call['service'], operation: string, answered: Omit<Answered, 'body'>) {
  const { status, code } = answered;
  // moto answers 404 for a secret that is not there; the API's reference says 400 for each of its errors but its own.
  if (service === 'secrets' && code !== null && status === 404) {
    return { status: 400, code };
  }
  // A handle that holds no message: SQS's reference names MessageNotInflight for this operation, moto takes the other.
  if (operation === 'ChangeMessageVisibility' && code === 'MessageNotInflight') {
    return { status, code: 'ReceiptHandleIsInvalid' };
  }
  // The id of a delete marker: S3 says that the method is not allowed on it, moto that there is no such version.
  if (service === 's3' && status === 405) {
    return { status: 404, code: operation === 'HeadObject' ? 'NotFound' : 'NoSuchVersion' };
  }
  return answered;
}

function drop(value: unknown, dropped: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => drop(item, dropped));
  }
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array) {
    return value;
  }
  const kept = Object.entries(value).filter(([name]) => !dropped.has(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, sorted(name, drop(inner, dropped))]));
}

const UNORDERED = ['Attributes', 'UserAttributes', 'VersionStages', 'Messages', 'Successful', 'Failed'];

// Nobody promises an order of a person's attributes, of the labels of a version, or of the messages of a queue.
function sorted(name: string, value: unknown): unknown {
  if (name === 'VersionIdsToStages') {
    // Secrets Manager leaves out versions without a label; moto lists them.
    const labelled = Object.entries(value as Record<string, string[]>).filter(([, labels]) => labels.length > 0);
    return Object.fromEntries(labelled.map(([id, labels]) => [id, labels.toSorted()]));
  }
  const keyOf = (item: unknown) => {
    const { Name, Body, Id } = item as { Name?: string; Body?: string; Id?: string };
    return typeof item === 'string' ? item : String(Name ?? Body ?? Id);
  };
  return UNORDERED.includes(name) && Array.isArray(value)
    ? value.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    : value;
}

import type { Answered, Call } from './call.ts';

/** Fields that may differ, and the reason; they are removed from both answers before these are compared. */
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
    why: 'moto leaves it out; S3 has encrypted every new object with AES256 since January 2023, and returns it.',
  },
  {
    service: 's3',
    fields: ['ChecksumSHA256', 'ChecksumCRC32', 'ChecksumType', 'ChecksumAlgorithm'],
    why: 'moto stores checksums for some calls only, and verifies none; S3 returns those that were sent.',
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
    why: 'moto ignores Quiet and does not return delete markers; the list that follows shows what was deleted.',
  },
  {
    service: 's3',
    operation: 'DeleteObject',
    fields: ['DeleteMarker'],
    why: 'S3 returns it for a delete marker that is created and for one that is deleted by its id; moto only for the first.',
  },
  {
    service: 'secrets',
    operation: 'DescribeSecret',
    fields: ['LastChangedDate'],
    why: 'The stand-in does not store it; the product does not read it.',
  },
  {
    service: 'dynamodb',
    operation: 'Query',
    fields: ['LastEvaluatedKey'],
    why: 'DynamoDB returns it whenever a page is full; moto only if more items follow.',
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
    why: 'The stand-in does not store it; the product does not read it.',
  },
  {
    service: 'cognito',
    fields: ['MFAOptions', 'PreferredMfaSetting', 'UserMFASettingList'],
    why: 'moto returns empty ones; Cognito leaves them out for a person without a second factor.',
  },
  {
    service: 'dynamodb',
    fields: ['ConsumedCapacity', 'ItemCollectionMetrics'],
    why: 'moto always returns them; DynamoDB only for ReturnConsumedCapacity and ReturnItemCollectionMetrics.',
  },
  {
    service: 'sts',
    fields: ['Arn', 'UserId'],
    why: 'The caller depends on the access key: moto has a separate user for each.',
  },
];

/** Returns an answer without the fields that may differ. */
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
  // moto answers 404 for a missing secret; the API's reference says 400 for all errors except internal ones.
  if (service === 'secrets' && code !== null && status === 404) {
    return { status: 400, code };
  }
  // A handle that holds no message: SQS's reference names MessageNotInflight for this operation, moto uses another
  // code.
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

// The order of a person's attributes, of a version's labels and of a queue's messages is not guaranteed.
function sorted(name: string, value: unknown): unknown {
  if (name === 'VersionIdsToStages') {
    // Secrets Manager leaves out versions without a label; moto lists them.
    const labeled = Object.entries(value as Record<string, string[]>).filter(([, labels]) => labels.length > 0);
    return Object.fromEntries(labeled.map(([id, labels]) => [id, labels.toSorted()]));
  }
  const keyOf = (item: unknown) => {
    const { Name, Body, Id } = item as { Name?: string; Body?: string; Id?: string };
    return typeof item === 'string' ? item : String(Name ?? Body ?? Id);
  };
  return UNORDERED.includes(name) && Array.isArray(value)
    ? value.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    : value;
}

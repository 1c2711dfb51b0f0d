import { ServiceFault } from '../../protocol/service-fault.ts';

interface QueryFields {
  readonly KeyConditionExpression?: unknown;
  readonly ExpressionAttributeValues?: unknown;
}

const EMPTY =
  'One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an empty string value.';

/**
 * Refuses a query with an empty string as the value of a key, including as the prefix in `begins_with`: DynamoDB
 * refuses it, and dynoxide does not.
 */
export function requireKeyValues({ KeyConditionExpression: condition, ExpressionAttributeValues }: QueryFields): void {
  const named = new Set(String(condition ?? '').match(/:\w+/g));
  const values = Object.entries(
    (ExpressionAttributeValues ?? {}) as Readonly<Record<string, { readonly S?: unknown }>>,
  );
  if (values.some(([name, value]) => named.has(name) && value.S === '')) {
    throw new ServiceFault(400, 'ValidationException', EMPTY);
  }
}

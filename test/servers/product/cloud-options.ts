import type { CloudOptions } from '../../harness/local-cloud/start-cloud.ts';
import type { Servers } from '../servers.ts';

/** Returns the options of a local cloud that uses the servers of this run. */
export function cloudOptionsFor({ openSearch, dynamoDb }: Servers): CloudOptions {
  return {
    openSearch: { endpoint: openSearch },
    ...(dynamoDb !== null && { dynamoDbEndpoint: dynamoDb }),
  };
}

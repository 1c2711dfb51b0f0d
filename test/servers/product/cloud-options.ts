import type { CloudOptions } from '../../harness/local-cloud/start-cloud.ts';
import type { Servers } from '../servers.ts';

/** How a local cloud is started on the servers of this run. */
export function cloudOptionsFor({ openSearch, dynamoDb }: Servers): CloudOptions {
  return {
    openSearch: { endpoint: openSearch },
    ...(dynamoDb !== null && { dynamoDbEndpoint: dynamoDb }),
  };
}

import type { LocalCloudOptions } from '@knowledge-copilot/local-cloud';
import type { Servers } from '../servers.ts';

/** How a local cloud is started on the servers of this run. */
export function cloudOptionsFor({ openSearch, dynamoDb }: Servers): Partial<LocalCloudOptions> {
  return {
    openSearch: { endpoint: openSearch },
    ...(dynamoDb !== null && { dynamoDbEndpoint: dynamoDb }),
  };
}

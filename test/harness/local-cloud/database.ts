import { startDatabaseServer } from '@knowledge-copilot/local-cloud/database-server';

/**
 * Starts an empty DynamoDB in memory. Clients in this process reach it through its `agent`; programs that a test starts
 * reach only one that is open to the machine.
 */
export function startDatabase({ openToMachine = false } = {}): ReturnType<typeof startDatabaseServer> {
  const network = openToMachine ? { network: null } : {};
  return startDatabaseServer({ dataDirectory: null, ended: () => undefined, ...network });
}

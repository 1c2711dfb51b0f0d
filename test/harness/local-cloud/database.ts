import { startDatabaseServer } from '@knowledge-copilot/local-cloud/database-server';

/**
 * Starts an empty DynamoDB in memory. Clients in this process reach it through its `agent`; programs that a test starts
 * can reach it only with `openToMachine`.
 */
export function startDatabase({ openToMachine = false } = {}): ReturnType<typeof startDatabaseServer> {
  const network = openToMachine ? { network: null } : {};
  return startDatabaseServer({ dataDirectory: null, ended: () => undefined, ...network });
}

import { httpHandler } from '../../shared/api/http-handler.ts';
import { readEnvironment } from '../../shared/aws/environment.ts';
import { contract, Environment } from './contract.ts';

readEnvironment(Environment);

/** GET /health: who the key belongs to and what it may do. */
export const handler = httpHandler(contract, async (_request, { caller }) => ({
  status: 'ok' as const,
  tenant: caller.companyName,
  application: caller.applicationName,
  scopes: caller.scopes,
}));

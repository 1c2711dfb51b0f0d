import { httpHandler } from '../../shared/api/http-handler.ts';
import { readEnvironment } from '../../shared/aws/environment.ts';
import { contract, Environment } from './contract.ts';

// Only for its check: a stage without its environment fails at the first call, here as in every other function.
readEnvironment(Environment);

/** GET /health: the owner of the key and what it may do. */
export const handler = httpHandler(contract, async (_request, { caller }) => ({
  status: 'ok' as const,
  tenant: caller.companyName,
  application: caller.applicationName,
  scopes: caller.scopes,
}));

import { httpHandler } from '../../shared/api/http-handler.ts';
import { readEnvironment } from '../../shared/aws/environment.ts';
import { contract, Environment } from './contract.ts';

// For its check alone: a stage without its environment fails at the first call, here as in every other function.
readEnvironment(Environment);

/** GET /health: who the key belongs to and what it may do. */
export const handler = httpHandler(contract, async (_request, { caller }) => ({
  status: 'ok' as const,
  tenant: caller.companyName,
  application: caller.applicationName,
  scopes: caller.scopes,
}));

import { httpHandler } from '../../shared/api/http-handler.ts';
import { readEnvironment } from '../../shared/aws/environment.wiring.ts';
import { redactDescriptions } from '../../shared/privacy/redact-descriptions.ts';
import { contract, Environment } from './contract.ts';

// Reads nothing that is used: like every other function, this one must fail at the first call if its environment is
// incomplete.
readEnvironment(Environment);

/** GET /health: the owner of the key and what it may do. */
export const handler = httpHandler(contract, async (_request, { caller }) => {
  const { companyName, applicationName, scopes, policies } = caller;
  // As in the names of bases: an administrator typed them.
  const shown = await redactDescriptions([companyName, applicationName], policies.personalDataKinds);
  const [tenant = '', application = ''] = shown;
  return { status: 'ok' as const, tenant, application, scopes };
});

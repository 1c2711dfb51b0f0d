import * as v from 'valibot';
import { defineOperation } from '../../protocol/operation.ts';
import { createQueryService } from '../../protocol/query-service.ts';
import type { CloudContext, Principal, StandIn } from '../../stand-in.ts';

/** Creates STS with GetCallerIdentity only, which tells callers who they are. */
export function createSts(context: CloudContext): StandIn {
  return createQueryService({
    service: 'sts',
    version: '2011-06-15',
    namespace: 'https://sts.amazonaws.com/doc/2011-06-15/',
    operations: {
      // AWS requires no permission for it, and no policy can deny it.
      GetCallerIdentity: defineOperation(
        v.strictObject({}),
        () => [],
        (_input, { principal }) => ({ UserId: userIdOf(principal), Account: context.accountId, Arn: principal.arn }),
      ),
    },
  });
}

/** AWS's ids are opaque; here an id is the last part of the ARN, for a role with its session. */
function userIdOf({ arn, kind }: Principal): string {
  const parts = arn.split('/');
  return kind === 'role' ? parts.slice(-2).join(':') : (parts.at(-1) ?? arn);
}

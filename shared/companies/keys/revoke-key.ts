import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import { keyView } from '../../keys/key-record.ts';
import type { KeyStore } from './key-port.ts';

/** The key to revoke. */
export const revokeKeyInput = v.strictObject({ key_id: idField('key') });

interface Services {
  readonly keys: Pick<KeyStore, 'find' | 'change'>;
}

/**
 * Revokes a key permanently, and returns it: the next call with it is refused.
 *
 * @throws ServiceError `not_found` when the key does not exist, `invalid_request` when it is already revoked.
 */
export async function revokeKey(
  services: Services,
  { key_id: keyId }: v.InferOutput<typeof revokeKeyInput>,
  context: AuditContext,
) {
  return untilUnchanged(async () => {
    const before = await services.keys.find(keyId);
    if (before === null) {
      throw notFound('key');
    }
    if (before.status === 'revoked') {
      throw badRequest('The key is already revoked.');
    }
    const after = { ...before, status: 'revoked' } as const;
    const outcome = await services.keys.change(after, {
      ...context,
      companyId: before.companyId,
      action: 'key.revoke',
      subjectType: 'key',
      subjectId: keyId,
      before: { status: before.status, expires_at: before.expiresAt },
      after: { status: after.status, expires_at: after.expiresAt },
    });
    return outcome === 'changed' ? outcome : keyView(after, Date.parse(context.at));
  });
}

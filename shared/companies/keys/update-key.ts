import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { idField, nameField, scopesField } from '../../administration/input-fields.ts';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import { keyView } from '../../keys/key-record.ts';
import type { KeyStore } from './key-port.ts';

/** The key, and the fields to change. */
export const updateKeyInput = v.strictObject({
  key_id: idField('key'),
  scopes: v.optional(scopesField),
  name: v.optional(nameField),
});

type Input = v.InferOutput<typeof updateKeyInput>;

interface Services {
  readonly keys: Pick<KeyStore, 'find' | 'change'>;
}

/**
 * Changes the name or the scopes of a key, from the next call on.
 *
 * @throws ServiceError `not_found` when the key does not exist, `invalid_request` when it is revoked, or there is
 * nothing to change.
 */
export async function updateKey(services: Services, { key_id: keyId, ...input }: Input, context: AuditContext) {
  if (input.scopes === undefined && input.name === undefined) {
    throw badRequest('At least one of scopes and name must be given.');
  }
  return untilUnchanged(async () => {
    const before = await services.keys.find(keyId);
    if (before === null) {
      throw notFound('key');
    }
    if (before.status === 'revoked') {
      throw badRequest('The key is revoked and cannot be changed. Create a new key.');
    }
    const after = { ...before, scopes: input.scopes ?? before.scopes, name: input.name ?? before.name };
    const outcome = await services.keys.change(after, {
      ...context,
      companyId: before.companyId,
      action: 'key.update',
      subjectType: 'key',
      subjectId: keyId,
      before: { scopes: before.scopes, name: before.name },
      after: { scopes: after.scopes, name: after.name },
    });
    return outcome === 'changed' ? outcome : keyView(after, Date.parse(context.at));
  });
}

import * as v from 'valibot';
import type { AuditContext } from '../../administration/audit-record.ts';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { idField, nameField, scopesField } from '../../administration/input-fields.ts';
import { untilUnchanged } from '../../administration/until-unchanged.ts';
import type { KeyRecord } from '../../keys/key-record.ts';
import type { KeyEnvironment } from '../../keys/scope.ts';
import type { ApplicationStore } from '../applications/application.ts';
import { expiresInField, expiryOf } from './key-lifetime.ts';
import type { KeyStore } from './key-port.ts';
import { type KeyMaking, makeKey, requireBelowKeyLimit, TEST_KEYS_ONLY } from './make-key.ts';

/** The application, environment and rights of a new key. Without `expires_in` it lasts until it is revoked. */
export const createKeyInput = v.strictObject({
  application_id: idField('application'),
  environment: v.pipe(
    v.picklist(['live', 'test'], 'environment must be live or test.'),
    v.description('live keys exist only on stages that allow them'),
  ),
  scopes: scopesField,
  name: v.optional(nameField),
  expires_in: expiresInField('until it is revoked'),
});

type Input = v.InferOutput<typeof createKeyInput>;

interface Services extends KeyMaking {
  readonly applications: Pick<ApplicationStore, 'find'>;
  readonly keys: Pick<KeyStore, 'list' | 'create'>;
  readonly environments: readonly KeyEnvironment[];
}

/**
 * Creates a key, which works from the next call on, only on this stage. The key is in this answer and never shown
 * again.
 *
 * @throws ServiceError `not_found` when the application does not exist, `invalid_request` for a live key on a stage
 * that only has test keys, or at the limit of active keys.
 */
export async function createKey(services: Services, input: Input, context: AuditContext) {
  if (!services.environments.includes(input.environment)) {
    throw badRequest(TEST_KEYS_ONLY);
  }
  return untilUnchanged(async () => {
    const application = await services.applications.find(input.application_id);
    if (application === null) {
      throw notFound('application');
    }
    const { at } = context;
    const remedy = 'Revoke a key first.';
    requireBelowKeyLimit(await services.keys.list(application.id), { environment: input.environment, at, remedy });
    const { key, record } = await makeKey(services, { application, rights: rightsOf(input, at), at });
    const outcome = await services.keys.create(record, application, {
      ...context,
      companyId: application.companyId,
      action: 'key.create',
      subjectType: 'key',
      subjectId: record.id,
      before: null,
      after: {
        application_id: application.id,
        environment: record.environment,
        scopes: record.scopes,
        name: record.name,
        expires_at: record.expiresAt,
      },
    });
    if (outcome === 'changed') {
      return outcome;
    }
    return {
      id: record.id,
      key,
      environment: record.environment,
      scopes: record.scopes,
      expires_at: record.expiresAt,
    };
  });
}

function rightsOf({ environment, scopes, name = '', expires_in: seconds }: Input, at: string) {
  return { environment, scopes, name, expiresAt: expiryOf(at, seconds ?? null) } satisfies Partial<KeyRecord>;
}

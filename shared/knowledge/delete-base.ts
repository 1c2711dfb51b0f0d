import * as v from 'valibot';
import type { AuditContext } from '../administration/audit-record.ts';
import { idField } from '../administration/input-fields.ts';
import { untilUnchanged } from '../administration/until-unchanged.ts';
import { describeError, writeLog } from '../aws/log.ts';
import { type BaseRegister, type BaseStore, baseView, type KnowledgeBase, requireBase } from './knowledge-base.ts';

/** The base to delete. */
export const deleteBaseInput = v.strictObject({ base_id: idField('base') });

interface Services {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly baseRegister: Pick<BaseRegister, 'startRemoval' | 'finishRemoval'>;
  readonly documents: { readonly count: (baseId: string) => Promise<number> };
  /** Removes as many documents of a base as time allows; returns true when none are left. */
  readonly emptyBase: (baseId: string) => Promise<boolean>;
}

/**
 * Deletes a base. Readers no longer see it from the next call on; then its documents are removed.
 *
 * @returns the base; `documents` is the number that is left to housekeeping, usually 0.
 * @throws ServiceError `not_found` when the base does not exist or is already being deleted.
 */
export async function deleteBase(
  services: Services,
  { base_id: baseId }: v.InferOutput<typeof deleteBaseInput>,
  context: AuditContext,
) {
  const base = await startRemoval(services, baseId, context);
  // Readers no longer see the base; housekeeping finishes what fails from here on.
  const isEmpty = await services.emptyBase(baseId).catch((error: unknown) => {
    logUnfinishedRemoval(base, error);
    return false;
  });
  if (!isEmpty) {
    return baseView(base, await services.documents.count(baseId));
  }
  await services.baseRegister.finishRemoval(base).catch((error: unknown) => logUnfinishedRemoval(base, error));
  return baseView(base, 0);
}

function logUnfinishedRemoval({ companyId, id }: KnowledgeBase, error: unknown): void {
  writeLog('warn', 'removal_left', { company_id: companyId, base_id: id, reason: describeError(error) });
}

function startRemoval(services: Services, baseId: string, context: AuditContext): Promise<KnowledgeBase> {
  return untilUnchanged(async () => {
    const base = await requireBase(services.bases, baseId);
    const { companyId, name, description, visibility } = base;
    const outcome = await services.baseRegister.startRemoval(base, {
      ...context,
      companyId,
      action: 'base.delete',
      subjectType: 'base',
      subjectId: baseId,
      before: { name, description, visibility, documents: await services.documents.count(baseId) },
      after: null,
    });
    return outcome === 'changed' ? outcome : base;
  });
}

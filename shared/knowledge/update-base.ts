import * as v from 'valibot';
import type { AuditContext } from '../administration/audit-record.ts';
import { badRequest } from '../administration/bad-request.ts';
import { descriptionField, idField, nameField } from '../administration/input-fields.ts';
import { untilUnchanged } from '../administration/until-unchanged.ts';
import { visibilityField } from './create-base.ts';
import {
  type BaseRegister,
  type BaseStore,
  baseView,
  DUPLICATE_BASE_NAME,
  type KnowledgeBase,
  requireBase,
} from './knowledge-base.ts';

/** The base, and the fields to change. */
export const updateBaseInput = v.strictObject({
  base_id: idField('base'),
  name: v.optional(nameField),
  description: v.optional(descriptionField),
  visibility: v.optional(visibilityField),
});

type Input = v.InferOutput<typeof updateBaseInput>;

interface Services {
  readonly bases: Pick<BaseStore, 'find'>;
  readonly baseRegister: Pick<BaseRegister, 'change'>;
  readonly documents: { readonly count: (baseId: string) => Promise<number> };
}

/**
 * Changes a base's name, description or visibility, from the next call on.
 *
 * @throws ServiceError `not_found` when the base does not exist, `invalid_request` when another base has this name or
 * one that looks the same, or there is nothing to change.
 */
export async function updateBase(services: Services, { base_id: baseId, ...input }: Input, context: AuditContext) {
  if (Object.values(input).every((value) => value === undefined)) {
    throw badRequest('Set at least one of name, description and visibility.');
  }
  return untilUnchanged(async () => {
    const before = await requireBase(services.bases, baseId);
    const after = {
      ...before,
      name: input.name ?? before.name,
      description: input.description ?? before.description,
      visibility: input.visibility ?? before.visibility,
    };
    const outcome = await services.baseRegister.change(after, before, {
      ...context,
      companyId: before.companyId,
      action: 'base.update',
      subjectType: 'base',
      subjectId: baseId,
      before: stateOf(before),
      after: stateOf(after),
    });
    if (outcome === 'duplicate_name') {
      throw badRequest(DUPLICATE_BASE_NAME);
    }
    return outcome === 'changed' ? outcome : baseView(after, await services.documents.count(baseId));
  });
}

function stateOf({ name, description, visibility }: KnowledgeBase) {
  return { name, description, visibility };
}

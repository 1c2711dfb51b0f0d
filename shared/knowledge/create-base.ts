import * as v from 'valibot';
import type { AuditContext } from '../administration/audit-record.ts';
import { badRequest, notFound } from '../administration/bad-request.ts';
import { descriptionField, idField, nameField } from '../administration/input-fields.ts';
import {
  BASES_PER_COMPANY_MAX,
  type BaseRegister,
  baseView,
  DUPLICATE_BASE_NAME,
  type KnowledgeBase,
} from './knowledge-base.ts';

/** Who can read a base: every key of the company, or none. */
export const visibilityField = v.pipe(
  v.picklist(['company', 'restricted'], 'visibility must be company or restricted.'),
  v.description(
    'company: every key of the company can read it; restricted: no key can; default for a new base: company',
  ),
);

/** The company, and the name of a new base; every key of the company can read it unless it is restricted. */
export const createBaseInput = v.strictObject({
  company_id: idField('company'),
  name: nameField,
  description: v.optional(descriptionField, ''),
  visibility: v.optional(visibilityField, 'company'),
});

interface Services {
  readonly baseRegister: Pick<BaseRegister, 'add'>;
  readonly newId: () => string;
}

/**
 * Creates an empty base.
 *
 * @throws ServiceError `not_found` when the company does not exist, `invalid_request` at its limit of bases, or when
 *   another base has this name, or one that looks the same.
 */
export async function createBase(
  services: Services,
  input: v.InferOutput<typeof createBaseInput>,
  context: AuditContext,
) {
  const { company_id: companyId, name, description, visibility } = input;
  const base: KnowledgeBase = {
    id: services.newId(),
    companyId,
    name,
    description,
    visibility,
    status: 'active',
    createdAt: context.at,
    revision: 1,
  };
  const outcome = await services.baseRegister.add(base, {
    ...context,
    companyId,
    action: 'base.create',
    subjectType: 'base',
    subjectId: base.id,
    before: null,
    after: { name, description, visibility },
  });
  if (outcome === 'no_company') {
    throw notFound('company');
  }
  if (outcome === 'duplicate_name') {
    throw badRequest(DUPLICATE_BASE_NAME);
  }
  if (outcome === 'full') {
    throw badRequest(`The company has reached its limit of ${BASES_PER_COMPANY_MAX} bases.`);
  }
  return baseView(base, 0);
}

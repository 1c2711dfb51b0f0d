import * as v from 'valibot';
import type { AuditContext } from '../administration/audit-record.ts';
import { badRequest, notFound } from '../administration/bad-request.ts';
import { type CompanyField, type Operation, type Operations, parseInput } from '../administration/operation.ts';
import type { Role } from '../administration/role.ts';
import type { Company } from '../companies/company/company.ts';
import { INTERNAL_ERROR } from '../error-messages.ts';
import { ServiceError } from '../service-error.ts';
import type { SignedIn } from './signed-in.ts';

/** The owner of a resource: a company, or null for the stage. */
interface Owner {
  readonly companyId: string | null;
}

/** Finds the owner of a resource, by each field with which an input can name it; null when it does not exist. */
export type Owners = Readonly<Record<CompanyField, (id: string) => Promise<Owner | null>>>;

const findNothing = async (): Promise<null> => null;
/** Lookups that find nothing. A function replaces those that its own operations need. */
export const NO_OWNERS: Owners = {
  company_id: findNothing,
  application_id: findNothing,
  key_id: findNothing,
  base_id: findNothing,
  document_id: findNothing,
  member_id: findNothing,
};

/** The operations that a function of the console's API offers, their services, and how it finds owners of resources. */
export interface Offer<Services> {
  readonly services: Services;
  readonly operations: Operations<Services>;
  readonly owners: Owners;
  /** Where the status of the resource's company is read again for each call. */
  readonly companies: { readonly find: (companyId: string) => Promise<Pick<Company, 'status'> | null> };
}

/** The id and the time under which a call is audited. */
export type AuditStamp = Pick<AuditContext, 'id' | 'at'>;

/** A call of an operation by a signed-in person. */
interface OperationCall<Services> extends Offer<Services>, AuditStamp {
  readonly signedIn: SignedIn;
  readonly name: string;
  readonly input: unknown;
}

const RESOURCES: Readonly<Record<CompanyField, Parameters<typeof notFound>[0]>> = {
  company_id: 'company',
  application_id: 'application',
  key_id: 'key',
  base_id: 'base',
  document_id: 'document',
  member_id: 'member',
};

/**
 * Runs one operation for a signed-in person and returns its result: finds the company of the resource that the input
 * names, then checks that the person's role there, and the status of the company, allow it. A resource of a company
 * that the person does not belong to gets exactly the answer of one that does not exist.
 *
 * @throws ServiceError `not_found` for an unknown operation or resource, `forbidden` when the role or the suspension of
 * the company does not allow it, `invalid_request` for an input that does not match its schema, and every error of the
 * operation itself.
 */
export async function runOperation<Services>(call: OperationCall<Services>): Promise<unknown> {
  const { operations, signedIn, name, services, id, at } = call;
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation === undefined) {
    throw new ServiceError('not_found', 'There is no operation with this name.');
  }
  // Nothing is read before this check: a person who may not run the operation anywhere learns nothing by trying.
  if (!signedIn.memberships.some(({ role }) => operation.roles.includes(role))) {
    throw forbidden();
  }
  const input = parseInput(operation.input, call.input);
  if ('error' in input) {
    throw badRequest(input.error);
  }
  const actorRole = await roleFor(call, operation, input.output);
  const { email: actor, personId } = signedIn;
  const result = await operation.run(services, input.output, {
    id,
    at,
    actor,
    actorVerified: true,
    actorRole,
    personId,
  });
  return checked(operation, result);
}

async function roleFor<Services>(
  { owners, companies, signedIn }: OperationCall<Services>,
  operation: Operation<Services>,
  input: object,
): Promise<Role> {
  const { company, roles } = operation;
  const { memberships } = signedIn;
  const isOperator = memberships.some(({ companyId, role }) => companyId === null && role === 'operator');
  const resourceId = (input as Readonly<Partial<Record<CompanyField | 'none', string>>>)[company];
  if (company === 'none' || resourceId === undefined) {
    if (isOperator) {
      return 'operator';
    }
    throw company === 'none' ? forbidden() : badRequest(`${company} is required.`);
  }
  const owner = await owners[company](resourceId);
  const member = memberships.find(({ companyId }) => companyId !== null && companyId === owner?.companyId);
  if (owner === null || (member === undefined && !isOperator)) {
    throw notFound(RESOURCES[company]);
  }
  const mayAsMember = member !== undefined && roles.includes(member.role);
  if (mayAsMember && (await isAllowedNow(operation, owner, companies))) {
    return member.role;
  }
  if (isOperator && roles.includes('operator')) {
    return 'operator';
  }
  throw mayAsMember ? suspended() : forbidden();
}

// A company that is not found counts as suspended, as it does for keys.
async function isAllowedNow(
  { whileSuspended }: Pick<Operation<unknown>, 'whileSuspended'>,
  { companyId }: Owner,
  companies: Offer<unknown>['companies'],
): Promise<boolean> {
  return whileSuspended === 'allowed' || (companyId !== null && (await companies.find(companyId))?.status === 'active');
}

function suspended(): ServiceError {
  const message =
    'The company is suspended: until an operator activates it, its members can only read, delete and revoke.';
  return new ServiceError('forbidden', message, { cause: 'company_suspended' });
}

function forbidden(): ServiceError {
  return new ServiceError('forbidden', 'Your role does not allow this.');
}

// A result that does not match its schema is a defect of ours: tests fail on this 500 before a user sees it.
function checked<Services>({ result: schema }: Operation<Services>, result: unknown): unknown {
  const parsed = v.safeParse(schema, result);
  if (!parsed.success) {
    throw new ServiceError('internal', INTERNAL_ERROR, { cause: 'result_schema' });
  }
  return parsed.output;
}

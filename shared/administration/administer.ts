import * as v from 'valibot';
import { describeError, writeLog } from '../aws/log.ts';
import { INTERNAL_ERROR } from '../error-messages.ts';
import { ServiceError, type ServiceErrorCode } from '../service-error.ts';
import type { AuditContext } from './audit-record.ts';
import { badRequest } from './bad-request.ts';
import type { Caller, CallerRequest } from './identify-caller.ts';
import { type Operations, parseInput } from './operation.ts';
import type { Role } from './role.ts';
import { SignatureField } from './signed-request.ts';

/** The answer of `administer`: a result, or a message for the caller that says why there is none. */
export type AdministerAnswer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: string; readonly code: ServiceErrorCode };

/** A request, the operations that it may name, the role of its caller, and how the caller is identified. */
interface AdministerCall<Services> extends Pick<AuditContext, 'id' | 'at'> {
  readonly services: Services;
  readonly operations: Operations<Services>;
  readonly role: Role;
  readonly identify: (request: CallerRequest) => Promise<Caller>;
  readonly request: unknown;
}

const UNKNOWN_OPERATION = 'operation is not known to this version.';

const AdministerRequest = v.strictObject({
  operation: v.pipe(v.string('operation must be a string.'), v.regex(/^[a-z]+\.[a-z-]+$/, UNKNOWN_OPERATION)),
  actor: v.optional(v.unknown()),
  signature: v.optional(SignatureField),
  input: v.unknown(),
});

/**
 * Runs one operation: finds it, checks the role, identifies the caller, parses the input, runs it. Every request gets
 * an answer and leaves one line in the log, which never contains the input.
 */
export async function administer<Services>(call: AdministerCall<Services>): Promise<AdministerAnswer> {
  const { services, operations, role, identify, request, id, at } = call;
  const parsed = parseInput(AdministerRequest, request);
  if ('error' in parsed) {
    return refused('unknown', badRequest(parsed.error));
  }
  const { operation: name, input: given } = parsed.output;
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation === undefined) {
    return refused('unknown', badRequest(UNKNOWN_OPERATION));
  }
  if (!operation.roles.includes(role)) {
    return refused(name, new ServiceError('forbidden', `The role ${role} does not allow ${name}.`));
  }
  try {
    const caller = await identify(parsed.output);
    const input = parseInput(operation.input, given);
    if ('error' in input) {
      return refused(name, badRequest(input.error));
    }
    const result = await operation.run(services, input.output, { id, at, ...caller, actorRole: role });
    writeLog('info', 'administered', { operation: name, audit_id: id });
    return { ok: true, result };
  } catch (error) {
    return refused(name, error);
  }
}

function refused(operation: string, error: unknown): AdministerAnswer {
  const known = error instanceof ServiceError ? error : new ServiceError('internal', INTERNAL_ERROR, { cause: error });
  const isServerFault = known.code === 'internal' || known.code === 'unavailable';
  writeLog(isServerFault ? 'error' : 'info', 'administer_refused', { operation, reason: describeError(known) });
  return { ok: false, error: known.message, code: known.code };
}

import * as v from 'valibot';
import { describeError, writeLog } from '../aws/log.ts';
import { INTERNAL_ERROR } from '../error-messages.ts';
import { holdsApiKey } from '../keys/api-key.ts';
import { ServiceError, type ServiceErrorCode } from '../service-error.ts';
import type { Act } from './audit-record.ts';
import { type Operations, parseInput } from './operation.ts';

/** What the operators' door answers: a result, or one sentence. */
export type AdministerAnswer =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: string; readonly code: ServiceErrorCode };

const ACTOR = 'The actor must be a text of 1 to 500 printable characters.';
const AdministerRequest = v.strictObject({
  operation: v.pipe(
    v.string('The operation must be a text.'),
    v.regex(/^[a-z]+\.[a-z-]+$/, 'There is no such operation.'),
  ),
  actor: v.pipe(
    v.string(ACTOR),
    v.check((actor) => /^[^\p{Cc}\p{Zl}\p{Zp}]{1,500}$/u.test(actor) && actor.isWellFormed(), ACTOR),
    v.check((actor) => !holdsApiKey(actor), 'The actor is a name, not an API key.'),
  ),
  input: v.unknown(),
});

/**
 * Runs one operator's request: known, well formed, then the story, and whatever happens one answer and one log line
 * without the input.
 */
export async function administer<Services>(
  services: Services,
  operations: Operations<Services>,
  given: unknown,
  { id, at }: Pick<Act, 'id' | 'at'>,
): Promise<AdministerAnswer> {
  const request = parseInput(AdministerRequest, given);
  if ('sentence' in request) {
    return refused('unknown', new ServiceError('invalid_request', request.sentence));
  }
  const { operation: name, actor, input } = request.input as v.InferOutput<typeof AdministerRequest>;
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (operation === undefined) {
    return refused('unknown', new ServiceError('invalid_request', 'This version does not have this operation.'));
  }
  const parsed = parseInput(operation.input, input);
  if ('sentence' in parsed) {
    return refused(name, new ServiceError('invalid_request', parsed.sentence));
  }
  try {
    const result = await operation.run(services, parsed.input, { id, at, actor });
    writeLog('info', 'administered', { operation: name, act_id: id });
    return { ok: true, result };
  } catch (error) {
    return refused(name, error);
  }
}

function refused(operation: string, error: unknown): AdministerAnswer {
  const known = error instanceof ServiceError ? error : new ServiceError('internal', INTERNAL_ERROR, { cause: error });
  const ours = known.code === 'internal' || known.code === 'unavailable';
  writeLog(ours ? 'error' : 'info', 'administer_refused', { operation, reason: describeError(known) });
  return { ok: false, error: known.message, code: known.code };
}

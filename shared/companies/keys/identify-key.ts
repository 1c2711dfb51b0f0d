import * as v from 'valibot';
import { notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { parseApiKey } from '../../keys/api-key.ts';
import { KEY_FAULT_SENTENCES } from '../../keys/key-faults.ts';
import { keyMac } from '../../keys/key-mac.ts';
import { type KeyRecord, keyView } from '../../keys/key-record.ts';
import type { PepperSource } from '../../keys/pepper.ts';
import type { CompanyStore } from '../company/company.ts';
import type { KeyStore } from './key-port.ts';

// A key has 46 characters; a log line, or a header in quotation marks, may be pasted instead.
const CANDIDATE_LENGTH_MAX = 1_000;

/** The company, and a string that may be one of its keys; spaces around it are ignored. */
export const identifyKeyInput = v.strictObject({
  company_id: idField('company'),
  candidate: v.pipe(
    v.string('candidate must be a string.'),
    v.maxLength(CANDIDATE_LENGTH_MAX, `candidate must have at most ${CANDIDATE_LENGTH_MAX} characters.`),
    v.trim(),
  ),
});

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly keys: Pick<KeyStore, 'findByMac'>;
  readonly freshPeppers: PepperSource;
  readonly nowMs: () => number;
}

// The same sentence for a key of another company, a key of another stage, and an invented one.
const NOT_FOUND = 'It is a well-formed key, but not a key of this company.';

/**
 * Finds the company's key with this secret, and its application; otherwise says why there is none. The string is never
 * stored, logged or repeated. A key of another company gets the same answer as one that does not exist.
 *
 * @throws ServiceError `not_found` when the company does not exist. A string that is not one of its keys is not an
 * error.
 */
export async function identifyKey(services: Services, input: v.InferOutput<typeof identifyKeyInput>) {
  const company = await services.companies.find(input.company_id);
  if (company === null) {
    throw notFound('company');
  }
  const parsed = parseApiKey(input.candidate);
  if (parsed.outcome === 'malformed') {
    return { outcome: 'malformed' as const, hint: KEY_FAULT_SENTENCES[parsed.fault] };
  }
  const record = await findKey(services, input.candidate);
  if (record?.companyId !== company.id) {
    return { outcome: 'not_found' as const, hint: NOT_FOUND };
  }
  const { applicationId, applicationName } = record;
  const key = {
    ...keyView(record, services.nowMs()),
    application_id: applicationId,
    application_name: applicationName,
  };
  return { outcome: 'found' as const, key };
}

async function findKey({ keys, freshPeppers }: Services, candidate: string): Promise<KeyRecord | null> {
  const { current, previous } = await freshPeppers.read();
  const peppers = previous === null ? [current] : [current, previous];
  const found = await Promise.all(peppers.map((pepper) => keys.findByMac(keyMac(pepper, candidate))));
  return found.find((record) => record !== null) ?? null;
}

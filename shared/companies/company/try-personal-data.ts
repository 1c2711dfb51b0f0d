import * as v from 'valibot';
import { badRequest, notFound } from '../../administration/bad-request.ts';
import { idField } from '../../administration/input-fields.ts';
import { PERSONAL_DATA_KINDS } from '../../privacy/kinds.ts';
import { ServiceError } from '../../service-error.ts';
import { policyFields } from '../policies/policies.ts';
import type { CompanyStore } from './company.ts';

// Several pages. The time to scan a text grows with its length, and AWS bills the function's running time.
const TEXT_MAX = 10_000;
const TEXT = `text must be a string of at most ${TEXT_MAX} characters.`;
const UNSETTLED = 'text repeats one pattern too often to be checked. Try a part of it.';

/**
 * The company, a text, and the kinds to remove from it: by default those of the company's policy, or every kind if it
 * has no such policy.
 */
export const tryPersonalDataInput = v.strictObject({
  company_id: idField('company'),
  text: v.pipe(v.string(TEXT), v.maxLength(TEXT_MAX, TEXT)),
  personal_data_kinds: policyFields.personal_data_kinds,
});

interface Services {
  readonly companies: Pick<CompanyStore, 'find'>;
  /** Whether a guardrail also checks calls. */
  readonly hasGuardrail: boolean;
}

/**
 * Shows what a policy with these kinds would remove from a text, using only the rules: the redacted text, each place
 * where something was removed, and whether calls are also checked by a guardrail, which this trial does not use. The
 * text is not stored or logged.
 *
 * @throws ServiceError `not_found` when the company does not exist, `invalid_request` for a text in which removing
 * values reveals ever more of them, `unavailable` when the text cannot be scanned.
 */
export async function tryPersonalData(
  { companies, hasGuardrail }: Services,
  { company_id: companyId, text, personal_data_kinds: wanted }: v.InferOutput<typeof tryPersonalDataInput>,
) {
  const company = await companies.find(companyId);
  if (company === null) {
    throw notFound('company');
  }
  const kinds = wanted === 'all' ? PERSONAL_DATA_KINDS : (wanted ?? company.policies.personalData);
  // Imported here, because the rules load large lists of names, which no other operation needs.
  const { redactOnce } = await import('../../privacy/redact-once.ts');
  try {
    const { text: redacted, spans } = redactOnce(text, kinds ?? PERSONAL_DATA_KINDS);
    return { redacted, spans, guardrail: hasGuardrail };
  } catch (error) {
    // Only a text that was made for it does this, and it would do so again.
    throw error instanceof ServiceError && error.cause === 'not_settled' ? badRequest(UNSETTLED) : error;
  }
}

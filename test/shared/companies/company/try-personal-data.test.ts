// Guarantee: a trial shows what the rules would remove from a text, for the kinds that a person selects or, if none is
// selected, for those of the company. Risk: somebody trusts a policy that removes less than the page showed.
import * as v from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Company } from '../../../../shared/companies/company/company.ts';
import { tryPersonalData, tryPersonalDataInput } from '../../../../shared/companies/company/try-personal-data.ts';
import type { Policies } from '../../../../shared/companies/policies/policies.ts';

const companyId = '6f1c2b9e-0c55-4d6e-9c3b-0b7f3a1c2d4e';
const text = 'Write to jane.doe@example.com or call +49 30 901820.';
const EMAIL = { kind: 'EMAIL', start: 9, end: 29, placeholder: '[EMAIL_1]' };
const PHONE = { kind: 'PHONE', start: 38, end: 51, placeholder: '[PHONE_1]' };
const runTrial = (policies: Policies, input: object, hasGuardrail = false) => {
  const companies = { find: async (id: string) => (id === companyId ? ({ id, policies } as Company) : null) };
  const parsed = v.parse(tryPersonalDataInput, { company_id: companyId, text, ...input });
  return tryPersonalData({ companies, hasGuardrail }, parsed);
};

it.each([
  ['the kinds that are named', { personalData: ['PHONE'] as const }, { personal_data_kinds: ['EMAIL'] }, [EMAIL]],
  ['the kinds of the company', { personalData: ['PHONE'] as const }, {}, [PHONE]],
  ['every kind when the company removes nothing', {}, {}, [EMAIL, PHONE]],
  ['every kind', { personalData: ['PHONE'] as const }, { personal_data_kinds: 'all' }, [EMAIL, PHONE]],
])('a trial removes %s', async (_name, policies, input, spans) => {
  const redacted = spans.reduceRight(
    (left, { start, end, placeholder }) => left.slice(0, start) + placeholder + left.slice(end),
    text,
  );
  expect(await runTrial(policies, input)).toEqual({ redacted, spans, guardrail: false });
});

it('logs nothing of a trial', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => written.mockRestore());
  await runTrial({}, {});
  expect(written).not.toHaveBeenCalled();
});

it('says that a guardrail also reads the texts of calls, but not that of the trial', async () => {
  expect(await runTrial({}, { text: 'Nothing.' }, true)).toEqual({ redacted: 'Nothing.', spans: [], guardrail: true });
});

it.each([
  [{ text: 'x'.repeat(10_001) }, 'text must be a string of at most 10000 characters.'],
  [{ personal_data_kinds: [] }, "personal_data_kinds must be a list of kinds, or 'all'."],
])('refuses a trial with invalid input: $1', (input, sentence) => {
  expect(() => runTrial({}, input)).toThrow(sentence);
});

it('refuses a text that cannot be checked, however often it is tried', async () => {
  const message = 'text repeats one pattern too often to be checked. Try a part of it.';
  const trial = runTrial({}, { text: `password ${'x='.repeat(4_995)}` });
  await expect(trial).rejects.toMatchObject({ code: 'invalid_request', message });
});

it('refuses a trial for a company that does not exist', async () => {
  await expect(runTrial({}, { company_id: '6f1c2b9e-0c55-4d6e-9c3b-0b7f3a1c2d4f' })).rejects.toThrow(
    'There is no company with this ID.',
  );
});

import * as v from 'valibot';
import type { Act } from './audit-record.ts';
import { type CompanyStore, type Policies, policiesView } from './company.ts';
import { idField } from './input-fields.ts';
import { parseIpAllowList } from './ip-allow-list.ts';
import { noSuch, refusal } from './refusal.ts';
import { untilUnchanged } from './until-unchanged.ts';

/** Which policies to set; null takes one away, what is absent stays as it is. */
export const setPoliciesInput = v.strictObject({
  company_id: idField('company'),
  ip_allow_list: v.optional(
    v.nullable(v.array(v.string('The IP allow-list must be texts.'), 'The IP allow-list must be a list.')),
  ),
});

type Input = v.InferOutput<typeof setPoliciesInput>;

interface Services {
  readonly companies: Pick<CompanyStore, 'find' | 'change'>;
}

/** Sets a company's policies; they hold from the very next call. */
export async function setPolicies(services: Services, input: Input, act: Act) {
  const change = changeOf(input);
  return untilUnchanged(async () => {
    const before = await services.companies.find(input.company_id);
    if (before === null) throw noSuch('company');
    const after = { ...before, policies: change(before.policies) };
    const outcome = await services.companies.change(after, {
      ...act,
      companyId: before.id,
      action: 'policy.set',
      subjectType: 'company',
      subjectId: before.id,
      before: policiesView(before.policies),
      after: policiesView(after.policies),
    });
    return outcome === 'changed' ? outcome : policiesView(after.policies);
  });
}

function changeOf({ ip_allow_list: ipAllowList }: Input): (policies: Policies) => Policies {
  if (ipAllowList === undefined) throw refusal('Say which policy to set.');
  if (ipAllowList === null) return ({ ipAllowList: _gone, ...others }) => others;
  const parsed = parseIpAllowList(ipAllowList);
  if (parsed.outcome === 'refused') throw refusal(parsed.sentence);
  return (policies) => ({ ...policies, ipAllowList: parsed.entries });
}

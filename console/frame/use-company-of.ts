import { useEffect } from 'react';
import { go } from '../address/location.ts';
import { companyLink, type Route, stageLink } from '../address/route.ts';
import { type Company, useConsole } from '../calls/console-context.ts';
import { useLoad } from '../calls/use-call.ts';
import type { Problem } from '../session/problem.ts';

// Never sent: the call is not made without a company, but its input needs an id.
const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Returns the company of a route, if this person may see it. The start route leads on to the person's first page. */
export function useCompanyOf(route: Route): { readonly company: Company | null; readonly problem: Problem | null } {
  const { me } = useConsole();
  const own = me.companies.find(({ company_id }) => company_id === route.companyId);
  const foreign = me.operator && own === undefined && route.companyId !== null;
  const shown = useLoad('company.show', { company_id: route.companyId ?? NO_ID }, { when: foreign });
  useEffect(() => {
    if (route.isStart) {
      goHome(me);
    }
  }, [route.isStart, me]);
  if (own !== undefined) {
    const { company_id, company_name, company_status, role } = own;
    return { company: { id: company_id, name: company_name, status: company_status, role }, problem: null };
  }
  // Until the new company is loaded, the data is that of the one before.
  if (!foreign || shown.data?.id !== route.companyId) {
    return { company: null, problem: foreign ? shown.problem : null };
  }
  const { id, name, status } = shown.data;
  return { company: { id, name, status, role: 'operator' }, problem: null };
}

/** Navigates to the first page of the signed-in person: a company's overview, or the stage for an operator. */
export function goHome(me: ReturnType<typeof useConsole>['me']): void {
  const [first] = me.companies;
  if (first !== undefined) {
    go(companyLink({ id: first.company_id, name: first.company_name }, 'overview'));
  } else if (me.operator) {
    go(stageLink('stage'));
  }
}

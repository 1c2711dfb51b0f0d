import SideNavigation, { type SideNavigationProps } from '@cloudscape-design/components/side-navigation';
import { COMPANY_PAGES, STAGE_PAGES } from '../address/page-names.ts';
import { companyLink, type Route, stageLink } from '../address/route.ts';
import { type Company, useConsole } from '../calls/console-context.ts';
import { visible } from '../parts/visible.ts';
import { frameTexts } from '../texts/frame.ts';

/** The side navigation: the pages of the company and, for operators, those of the stage. */
export function Navigation({ company, route }: { readonly company: Company | null; readonly route: Route }) {
  const { me } = useConsole();
  const pages = COMPANY_PAGES.filter((page) => page !== 'playground' || company?.role !== 'operator');
  const ofCompany: SideNavigationProps.Item[] =
    company === null
      ? []
      : pages.map((page) => ({ type: 'link', text: frameTexts.pages[page], href: companyLink(company, page) }));
  const ofStage: SideNavigationProps.Item[] = STAGE_PAGES.map((page) => ({
    type: 'link',
    text: frameTexts.pages[page],
    href: stageLink(page),
  }));
  const items: SideNavigationProps.Item[] = me.operator
    ? [
        ...ofCompany,
        ...(ofCompany.length > 0 ? [{ type: 'divider' } as const] : []),
        { type: 'section', text: frameTexts.stageSection, items: ofStage },
      ]
    : ofCompany;
  const first = me.companies[0];
  const home = company ?? (first === undefined ? null : { id: first.company_id, name: first.company_name });
  return (
    <SideNavigation
      header={{
        text: company === null ? frameTexts.product : visible(company.name),
        href: home === null ? stageLink('stage') : companyLink(home, 'overview'),
      }}
      items={items}
      activeHref={activeLink(company, route)}
    />
  );
}

function activeLink(company: Company | null, { page }: Route): string {
  const ofCompany = COMPANY_PAGES.find((known) => known === page);
  if (company !== null && ofCompany !== undefined) {
    return companyLink(company, ofCompany);
  }
  const ofStage = STAGE_PAGES.find((known) => known === page);
  return ofStage === undefined ? '' : stageLink(ofStage);
}

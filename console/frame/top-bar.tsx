import TopNavigation, { type TopNavigationProps } from '@cloudscape-design/components/top-navigation';
import { useState } from 'react';
import { go } from '../address/location.ts';
import { COMPANY_PAGES } from '../address/page-names.ts';
import { companyLink, type Route, stageLink } from '../address/route.ts';
import { type Company, useConsole } from '../calls/console-context.ts';
import { visible } from '../parts/visible.ts';
import { frameTexts } from '../texts/frame.ts';
import { roleAt } from './role-at.ts';
import { chooseTheme, chosenTheme, type Theme } from './theme.ts';

const THEMES = ['system', 'light', 'dark'] as const;

/** The top bar, with the menus for switching the company and for the account. */
export function TopBar({ company, page }: { readonly company: Company | null; readonly page: Route['page'] }) {
  const [theme, setTheme] = useState(chosenTheme);
  const companies = useCompanyMenu(company, page);
  const account = useAccountMenu(company, theme, (chosen) => {
    chooseTheme(chosen);
    setTheme(chosen);
  });
  return (
    <TopNavigation
      identity={{ href: '#/', title: frameTexts.product }}
      utilities={companies === null ? [account] : [companies, account]}
    />
  );
}

function useCompanyMenu(company: Company | null, page: Route['page']): TopNavigationProps.Utility | null {
  const { me } = useConsole();
  if (me.companies.length < 2 && !me.operator) {
    return null;
  }
  const name = company === null ? frameTexts.chooseCompany : visible(company.name);
  const target = COMPANY_PAGES.find((known) => known === page) ?? 'overview';
  return {
    type: 'menu-dropdown',
    iconName: 'group',
    text: name,
    ariaLabel: frameTexts.switchCompany(name),
    items: [
      ...me.companies.map(({ company_id, company_name }) => ({ id: company_id, text: visible(company_name) })),
      ...(me.operator ? [{ id: '', text: frameTexts.allCompanies }] : []),
    ],
    onItemClick: ({ detail }) => {
      const chosen = me.companies.find(({ company_id }) => company_id === detail.id);
      go(
        chosen === undefined
          ? stageLink('stage')
          : companyLink({ id: chosen.company_id, name: chosen.company_name }, target),
      );
    },
  };
}

function useAccountMenu(
  company: Company | null,
  theme: Theme,
  choose: (theme: Theme) => void,
): TopNavigationProps.Utility {
  const { me, session } = useConsole();
  const role = roleAt(company, me);
  return {
    type: 'menu-dropdown',
    iconName: 'user-profile',
    text: visible(me.person.email),
    ...(role === null ? {} : { description: frameTexts.signedInAs(frameTexts.roles[role]) }),
    ariaLabel: `${frameTexts.account}: ${visible(me.person.email)}`,
    items: [
      {
        id: 'theme',
        text: frameTexts.theme,
        items: THEMES.map((id) => ({
          id,
          text: frameTexts.themes[id],
          itemType: 'checkbox' as const,
          checked: id === theme,
        })),
      },
      { id: 'sign-out', text: frameTexts.signOut },
    ],
    onItemClick: ({ detail }) => {
      const chosen = THEMES.find((id) => id === detail.id);
      if (chosen === undefined) {
        void session.signOut();
      } else {
        choose(chosen);
      }
    },
  };
}

import { companyLink, type Route, stageLink } from '../address/route.ts';
import { visible } from '../parts/visible.ts';
import { frameTexts } from '../texts/frame.ts';

/** A step of the path to a page. */
interface Crumb {
  readonly text: string;
  readonly href: string;
}

interface Reader {
  /** The company of the route; null while it loads, or if there is no company that this person may see. */
  readonly company: { readonly id: string; readonly name: string } | null;
  readonly operator: boolean;
}

/** Returns the path to the page of a route, whose own link is `here`; empty if this person cannot see the page. */
export function crumbsOf({ companyId, page }: Route, { company, operator }: Reader, here: string): readonly Crumb[] {
  const maySee = companyId === null ? operator : company !== null;
  if (!maySee || page === null) {
    return [];
  }
  const first =
    company === null
      ? { text: frameTexts.stageSection, href: stageLink('stage') }
      : { text: visible(company.name), href: companyLink(company, 'overview') };
  return [first, { text: frameTexts.pages[page], href: here }];
}

import { COMPANY_PAGES, type CompanyPage, STAGE_PAGES, type StagePage } from './page-names.ts';

/** The page that is shown, read from the fragment of the address. */
export interface Route {
  /** Whether the address names no page, so that it leads to the person's first page. */
  readonly isStart: boolean;
  /** Whether the address belongs to a company page, with or without an id. */
  readonly isOfCompany: boolean;
  /** Null on a page that is not about a company, and if the address contains no id. */
  readonly companyId: string | null;
  readonly page: CompanyPage | StagePage | null;
  /** The id of the one item that the page shows, such as a key or a knowledge base. */
  readonly id: string | null;
  readonly query: URLSearchParams;
}

// #/c/NAME-COMPANY_ID/PAGE/ID: the name, the page and the id of an item may be missing.
const COMPANY =
  /^#\/c\/[^/]*?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?=[/?]|$)(?:\/([^/?]+))?(?:\/([^/?]+))?/;
const OF_COMPANY = /^#\/c(?:[/?]|$)/;
const START = /^(?:#\/?)?(?:\?|$)/;
const STAGE = /^#\/(stage|operators|stage-audit)(?:[/?]|$)/;
// The name is in the link for readers only, so a part of a long one is enough.
const NAME_LENGTH_MAX = 40;
// A key that is pasted into a search by mistake must not get into the address and the browser's history.
const KEY = /kc_(?:live|test)_/;

/** Parses the fragment of an address. A part that is missing or unknown is null. */
export function parseRoute(hash: string): Route {
  const query = new URLSearchParams(hash.includes('?') ? hash.slice(hash.indexOf('?')) : '');
  const kind = { isStart: START.test(hash), isOfCompany: OF_COMPANY.test(hash) };
  const [, companyId = null, page = 'overview', id = null] = COMPANY.exec(hash) ?? [];
  if (companyId !== null) {
    return { ...kind, companyId, page: COMPANY_PAGES.find((known) => known === page) ?? null, id, query };
  }
  const stage = STAGE.exec(hash)?.[1];
  return { ...kind, companyId: null, page: STAGE_PAGES.find((known) => known === stage) ?? null, id: null, query };
}

/** Returns the link to a company's page. It contains the company's name for readers; only the id is evaluated. */
export function companyLink(
  company: { readonly id: string; readonly name: string },
  page: CompanyPage,
  rest: { readonly id?: string; readonly query?: Readonly<Record<string, string>> } = {},
): string {
  const id = rest.id === undefined ? '' : `/${encodeURIComponent(rest.id)}`;
  const query = new URLSearchParams(rest.query).toString();
  return `#/c/${slug(company.name)}${company.id}/${page}${id}${query === '' ? '' : `?${query}`}`;
}

/** Returns the link to a page of the stage. */
export function stageLink(page: StagePage): string {
  return `#/${page}`;
}

/**
 * Returns the fragment of an address with other settings of the page in its query. A value that is empty or contains a
 * key is left out.
 */
export function withSettings(hash: string, settings: Readonly<Record<string, string>>): string {
  const [path = '', search = ''] = hash.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(settings)) {
    if (value === '' || KEY.test(value)) {
      query.delete(name);
    } else {
      query.set(name, value);
    }
  }
  const text = query.toString();
  return `${path}${text === '' ? '' : `?${text}`}`;
}

// As Germans write these letters where there are only plain ones. Any other letter loses its marks.
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function slug(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, NAME_LENGTH_MAX);
  return plain === '' ? '' : `${plain.replace(/-$/, '')}-`;
}

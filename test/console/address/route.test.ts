// Guarantee: a link leads to the page it was made for, whatever a company is called, and an address that was mistyped
// or truncated never leads to another company's page. Risk: a bookmark opens another company.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_PAGES, STAGE_PAGES } from '../../../console/address/page-names.ts';
import { companyLink, parseRoute, stageLink, withSettings } from '../../../console/address/route.ts';

const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';

describe('a link', () => {
  it('leads to the company, the page and the item, with the settings of the page', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 60 });
    const query = fc.dictionary(fc.constantFrom('by', 'until', 'status'), name);
    const item = fc.option(fc.uuid(), { nil: undefined });
    fc.assert(
      fc.property(fc.uuid(), name, fc.constantFrom(...COMPANY_PAGES), item, query, (id, called, page, of, settings) => {
        const rest = { ...(of === undefined ? {} : { id: of }), query: settings };
        const route = parseRoute(companyLink({ id, name: called }, page, rest));
        expect({ ...route, query: Object.fromEntries(route.query) }).toEqual({
          isStart: false,
          isOfCompany: true,
          companyId: id,
          page,
          id: of ?? null,
          query: settings,
        });
      }),
    );
  });

  it.each(STAGE_PAGES)('leads to the page %s of the stage', (page) => {
    expect(parseRoute(stageLink(page))).toMatchObject({ companyId: null, page, id: null });
  });

  it.each([
    ['Example Company', `#/c/example-company-${ID}/keys`],
    ['Ärzte & Söhne', `#/c/aerzte-soehne-${ID}/keys`],
    ['Glockengießerei BRU\u0308NING', `#/c/glockengiesserei-bruening-${ID}/keys`],
    ['Café de l’Été', `#/c/cafe-de-l-ete-${ID}/keys`],
    ['東京', `#/c/${ID}/keys`],
    ['x'.repeat(50), `#/c/${'x'.repeat(40)}-${ID}/keys`],
  ])('names the company %j for readers', (name, link) => {
    expect(companyLink({ id: ID, name }, 'keys')).toBe(link);
  });
});

describe('an address', () => {
  it.each([
    ['', null, null],
    ['#/', null, null],
    ['#/c/', null, null],
    [`#/c/${ID}`, ID, 'overview'],
    [`#/c/${ID}?since=7`, ID, 'overview'],
    [`#/c/any-name-${ID}/keys`, ID, 'keys'],
    [`#/c/${ID}/nothing`, ID, null],
    [`#/c/${ID}/keys1`, ID, null],
    [`#/c/${ID}/Keys`, ID, null],
    [`#/c/${ID}/keys/`, ID, 'keys'],
    [`#/c/${ID}0/keys`, null, null],
    [`#/c/${ID.toUpperCase()}/keys`, null, null],
    [`#/x/${ID}/keys`, null, null],
    ['#/stage', null, 'stage'],
    ['#/stagehand', null, null],
    ['#/stage-audit?by=ann', null, 'stage-audit'],
  ])('%j leads to the company %j and its page %j', (hash, companyId, page) => {
    expect(parseRoute(hash)).toMatchObject({ companyId, page });
  });
});

describe('the settings in an address', () => {
  it.each<[hash: string, settings: Record<string, string>, changed: string]>([
    ['#/stage', { find: 'a b' }, '#/stage?find=a+b'],
    ['#/stage?find=a&by=ann', { find: 'b' }, '#/stage?find=b&by=ann'],
    ['#/stage?find=a', { find: '' }, '#/stage'],
    ['#/stage', {}, '#/stage'],
    // A key that somebody searches for stays out of the address.
    ['#/stage?find=kc', { find: 'kc_live_abc' }, '#/stage'],
    ['#/stage?by=ann', { find: ' kc_test_' }, '#/stage?by=ann'],
  ])('%j with %j is %j', (hash, settings, changed) => {
    expect(withSettings(hash, settings)).toBe(changed);
  });
});

describe('the kind of an address', () => {
  it.each([
    ['', true, false],
    ['#', true, false],
    ['#/', true, false],
    ['#/?state=x', true, false],
    ['#/c', false, true],
    ['#/c/', false, true],
    [`#/c/${ID}`, false, true],
    ['#/c/no-id/keys', false, true],
    [`#/c/${ID}0/keys`, false, true],
    ['#/companies', false, false],
    ['#/stage', false, false],
    ['#/stagehand', false, false],
    ['#nothing', false, false],
  ])('%j is the start page: %j; a page of a company: %j', (hash, isStart, isOfCompany) => {
    expect(parseRoute(hash)).toMatchObject({ isStart, isOfCompany });
  });
});

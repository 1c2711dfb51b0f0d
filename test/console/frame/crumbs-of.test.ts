// Guarantee: the breadcrumbs match the page that is shown. Risk: an address without a company looks like a page of the
// stage.
import { expect, it } from 'vitest';
import { parseRoute } from '../../../console/address/route.ts';
import { crumbsOf } from '../../../console/frame/crumbs-of.ts';

const ID = '3f6c1f0e-5a43-4a55-9d0e-2f6d8f1f7a10';
const company = { id: ID, name: 'Example\u202e' };

it.each([
  ['a page of a company', `#/c/${ID}/keys`, company, false, ['Example[U+202E]', 'Keys']],
  ['a page of the stage', '#/operators', null, true, ['Stage', 'Operators']],
  ['a page of the stage, for somebody else', '#/operators', null, false, []],
  ['an unknown company', `#/c/${ID}/keys`, null, true, []],
  ['an unknown page of a company', `#/c/${ID}/nothing`, company, false, []],
  ['no page', '#/', null, true, []],
])('for %s, shows the breadcrumbs $4', (_name, here, of, operator, texts) => {
  const crumbs = crumbsOf(parseRoute(here), { company: of, operator }, here);
  expect(crumbs.map(({ text }) => text)).toEqual(texts);
  expect(crumbs.slice(1).map(({ href }) => href)).toEqual(texts.length === 0 ? [] : [here]);
});

// Guarantee: the menu names the role that a person really has on a page, or none. Risk: an administrator who mistyped a
// link reads that they are a viewer, and asks for a role that they have.
import { expect, it } from 'vitest';
import { roleAt } from '../../../console/frame/role-at.ts';

it.each([
  ['a member in their company', 'administrator', false, 'administrator'],
  ['an operator in a company', 'operator', true, 'operator'],
  ['an operator who is also a member', 'viewer', true, 'viewer'],
  ['an operator on a page of the stage', null, true, 'operator'],
  ['a member in a company that is not theirs', null, false, null],
] as const)('%s', (_name, inCompany, operator, role) => {
  expect(roleAt(inCompany === null ? null : { role: inCompany }, { operator })).toBe(role);
});

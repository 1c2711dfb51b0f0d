// Guarantee: audit records can be looked up by every action that the description of the console's API
// lists, and by no other. Risk: a kind of change that nobody can find.
import { expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../../../shared/administration/audit-record.ts';
import { consoleOpenApi } from '../../tidy/console-api/console-api-files.ts';

it('the documented actions are those of the code, in the same order', () => {
  const [, input = ''] = consoleOpenApi().split('/operations/audit.list:');
  const [, list = ''] = /^ +action:\n(?: .*\n)*? +enum:\n((?: +- \S+\n)+)/m.exec(input) ?? [];
  expect(list.match(/(?<=- )\S+/g)).toEqual(AUDIT_ACTIONS);
});

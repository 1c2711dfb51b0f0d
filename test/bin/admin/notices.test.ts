// Guarantee: a command that succeeds says what its result does not: a key that can do nothing, an address that has to
// be confirmed. Risk: a program gets a key that every endpoint refuses, or nobody learns that alerts never arrive.
import { expect, it } from 'vitest';
import { noticesAbout } from '../../../bin/admin/notices.ts';
import { parseCommandLine } from '../../../bin/admin/parse-command-line.ts';

const noticesFor = (typed: string) => {
  const line = parseCommandLine(typed.split(' '));
  return 'help' in line ? null : noticesAbout(line);
};
const USELESS = 'The key can call only /health: agents:run is reserved, and no endpoint needs it.';
const CONFIRM =
  'An address that is not confirmed yet gets an email with a link. It receives alerts once the link has been opened, within three days.';

it.each([
  ['key create --application a --environment test --scopes agents:run', [USELESS]],
  ['key create --application a --environment test --scopes agents:run,agents:run', [USELESS]],
  ['key create --application a --environment test --scopes agents:run,knowledge:read', []],
  ['key update --key k --scopes agents:run', [USELESS]],
  ['key update --key k --name agents:run', []],
  ['policy set --company c --alert-email a@example.com', [CONFIRM]],
  ['policy set --company c --alert-email none', []],
  ['policy set --company c --burst 3', []],
  ['company list', []],
])('%s has the notices %j', (typed, notices) => {
  expect(noticesFor(typed)).toEqual(notices);
});

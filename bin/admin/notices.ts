import type { CommandLine } from './command.ts';

const RESERVED_SCOPE = 'agents:run';
const USELESS_KEY = `The key can call only /health: ${RESERVED_SCOPE} is reserved, and no endpoint needs it.`;
const CONFIRM_ADDRESS =
  'An address that is not confirmed yet gets an email with a link. It receives alerts once the link has been opened, within three days.';

/** Returns what a person should know about a successful command beyond its result, one sentence each. */
export function noticesAbout({ command, input }: Pick<CommandLine, 'command' | 'input'>): readonly string[] {
  const { scopes, alert_email: email } = input;
  const isUseless = Array.isArray(scopes) && scopes.every((scope) => scope === RESERVED_SCOPE);
  const isAddressSet = command.operation === 'policy.set' && typeof email === 'string';
  return [...(isUseless ? [USELESS_KEY] : []), ...(isAddressSet ? [CONFIRM_ADDRESS] : [])];
}

import type { CommandOption } from './command.ts';

/** A list as it is typed: parts between commas; an empty text is the empty list. */
export const list = (typed: string) => (typed === '' ? [] : typed.split(',').map((part) => part.trim()));
/** An id of some object. */
export const id = (name: string, field = `${name}_id`, required = true): CommandOption => ({
  name,
  value: 'ID',
  field,
  required,
  help: `the ${name}`,
});
/** A text that is handed on as it is typed. */
export const text = (name: string, value: string, help: string, required = false): CommandOption => ({
  name,
  value,
  field: name.replaceAll('-', '_'),
  help,
  required,
});
/** A name. */
export const name = (required: boolean) => text('name', 'TEXT', 'what it is called, up to 200 characters', required);
/** The scopes of a key. */
export const scopes = (required: boolean): CommandOption => ({
  ...text('scopes', 'LIST', 'what the key may do: knowledge:read, copilot:query, agents:run, by commas', required),
  read: list,
});

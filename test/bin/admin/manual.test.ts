// Guarantee: the manual of the commands says what each command does, which options it has, which of them it needs, and
// what each value means. Risk: an operator is told that a destructive command is harmless, or does not learn of an
// option.
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../bin/admin/commands.ts';
import { manual } from '../../../bin/admin/manual.ts';

it('shows one command, all commands of a noun, or everything for an unknown one', () => {
  expect(manual('base')).toBe(['create', 'update', 'list', 'delete'].map((verb) => manual(`base ${verb}`)).join('\n'));
  expect(manual('base ')).toBe(manual('base'));
  expect(manual('nothing')).toBe(manual(''));
  expect(manual('base nothing')).toBe(manual(''));
});

describe('the manual', () => {
  it.each(COMMANDS)('names the command $noun $verb, with every option of its own', (command) => {
    const { noun, verb, help, options } = command;
    const whole = manual('');
    expect(whole).toContain(`  ${noun} ${verb} `);
    expect(whole).toContain(`  ${help}`);
    const own = manual(`${noun} ${verb}`);
    for (const option of options) {
      expect(own).toContain(`--${option.name}`);
      expect(own).toMatch(new RegExp(`--${option.name} .*${option.help.replace(/[()|{}."]/g, '\\$&')}`));
      expect(option.help, option.name).not.toBe('');
    }
  });

  it.each(COMMANDS)('says which options of $noun $verb may be left out', ({ noun, verb, options }) => {
    const [usage = '', , ...lines] = manual(`${noun} ${verb}`).split('\n');
    const required = options.filter((option) => option.required);
    expect(options.filter(({ name }) => usage.includes(` --${name} `))).toEqual(required);
    const isOptional = lines.slice(0, options.length).map((line) => / {2}\(optional\) /.test(line));
    expect(isOptional).toEqual(options.map((option) => !option.required));
  });

  it('of one command is its usage, what it does and its options', () => {
    expect(manual('member invite')).toBe(`\
npm run -s admin -- member invite --email ADDRESS --role administrator|viewer|operator [options]
  Invites a person to the console of the stage, for a company or as an operator.
    --company ID                                  (optional) the company
    --email ADDRESS                               the address of the person
    --role administrator|viewer|operator          what the person may do: administrator, viewer, or operator for the whole stage
`);
  });

  it('keeps a space between every option and what it does', () => {
    const lines = COMMANDS.flatMap(({ noun, verb }) => manual(`${noun} ${verb}`).split('\n'));
    const options = lines.filter((line) => line.startsWith('    --'));
    expect(options.length).toBeGreaterThan(60);
    expect(options.filter((line) => !/^ {4}--[a-z-]+(?: \S+)? {2,}\S/.test(line))).toEqual([]);
  });
});

import type { Command, CommandOption } from './command.ts';
import { COMMANDS, COMMON_OPTIONS } from './commands.ts';

// The longest command is `stage switch-generation`, 23 characters.
const COMMAND_WIDTH = 26;
// The longest option is --monthly-ingestion-usd with its three values, 43 characters.
const OPTION_WIDTH = 46;

/** Returns the manual of one command, of all commands of a noun, or of everything. */
export function manual(topic: string): string {
  const [noun, verb] = topic.split(' ');
  const commands = COMMANDS.filter(
    (command) => command.noun === noun && (verb === undefined || verb === '' || command.verb === verb),
  );
  return commands.length === 0 ? fullManual() : commands.map(commandManual).join('\n');
}

function fullManual(): string {
  const lines = COMMANDS.map(
    (command) => `  ${`${command.noun} ${command.verb}`.padEnd(COMMAND_WIDTH)}${command.help}`,
  );
  return [
    'npm run -s admin -- NOUN VERB [options]',
    '',
    'Administers a stage. NOUN --help and NOUN VERB --help show the options.',
    '',
    ...lines,
    '',
    'Options of every command:',
    ...COMMON_OPTIONS.map(optionLine),
    '',
    'Exit status: 0 if it is done; 1 if it failed or was refused, for example because the stage does not allow a value; 2',
    'for wrong usage, which is detected without the stage. A key is printed once, on standard output.',
    '',
  ].join('\n');
}

function commandManual(command: Command): string {
  const required = command.options.filter((option) => option.required).map(typedAs);
  const positionals = command.positionals === undefined ? [] : [command.positionals];
  return [
    `npm run -s admin -- ${[command.noun, command.verb, ...required, ...positionals].join(' ')} [options]`,
    `  ${command.help}`,
    ...command.options.map(optionLine),
    '',
  ].join('\n');
}

function optionLine(option: CommandOption): string {
  return `    ${typedAs(option).padEnd(OPTION_WIDTH)}${option.required ? '' : '(optional) '}${option.help}`;
}

function typedAs({ name, value }: CommandOption): string {
  return value === null ? `--${name}` : `--${name} ${value}`;
}

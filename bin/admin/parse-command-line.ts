import { parseArgs } from 'node:util';
import { joinNegativeNumbers } from '../join-negative-numbers.ts';
import { type Command, CommandError, type CommandLine, type CommandOption, UsageError } from './command.ts';
import { COMMANDS, COMMON_OPTIONS } from './commands.ts';

/** The parsed command line: a command to run, or the manual of a noun, a command or everything. */
type ParsedLine = { readonly help: string } | CommandLine;

type Typed = ReadonlyMap<string, string | true>;

const SEE_HELP = 'See --help.';
const NAME = /^[a-z][a-z-]{0,39}$/;

/**
 * Reads the arguments after `npm run admin --`.
 *
 * @throws UsageError for wrong usage, and CommandError when `--yes` is missing, with a sentence that repeats no value.
 */
export function parseCommandLine(args: readonly string[]): ParsedLine {
  const firstOption = args.findIndex((word) => word.startsWith('-'));
  const words = args.slice(0, firstOption === -1 ? 2 : Math.min(2, firstOption));
  const [noun = '', verb = ''] = words;
  const command = COMMANDS.find((candidate) => candidate.noun === noun && candidate.verb === verb);
  if (args.includes('--help') || args.includes('-h') || args.length === 0) {
    return { help: words.join(' ') };
  }
  if (command === undefined) {
    throw unknownCommand(noun);
  }
  const { typed, positionals } = readOptions(command, args.slice(2));
  for (const option of command.options) {
    if (option.required && !typed.has(option.name)) {
      throw new UsageError(`--${option.name} is required: --${option.name} ${option.value}.`);
    }
  }
  if (command.positionals !== undefined && positionals.length === 0) {
    throw new UsageError(`${command.positionals.replace(/^(.+)…$/, 'At least one $1')} is required.`);
  }
  const line = { command, positionals, input: inputOf(command, typed), flags: flagsOf(typed) };
  requireConfirmedLockout(line);
  requireConfirmedRemoval(line);
  requireBaseOrAll(line);
  return line;
}

function unknownCommand(noun: string): UsageError {
  const verbs = COMMANDS.filter((candidate) => candidate.noun === noun).map((candidate) => candidate.verb);
  if (verbs.length > 0) {
    return new UsageError(`The verb of '${noun}' must be one of ${verbs.join(', ')}.`);
  }
  const nouns = [...new Set(COMMANDS.map((candidate) => candidate.noun))];
  return new UsageError(`The noun must be one of ${nouns.join(', ')}. ${SEE_HELP}`);
}

function readOptions(command: Command, args: readonly string[]): { typed: Typed; positionals: string[] } {
  const known = [...COMMON_OPTIONS, ...command.options];
  const options = Object.fromEntries(
    known.map((option) => [option.name, { type: option.value === null ? ('boolean' as const) : ('string' as const) }]),
  );
  const { tokens } = parseArgs({
    args: joinNegativeNumbers(args),
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const typed = new Map<string, string | true>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (command.positionals === undefined) {
        throw new UsageError(`'${command.noun} ${command.verb}' takes options only. ${SEE_HELP}`);
      }
      positionals.push(token.value);
    }
    if (token.kind !== 'option') {
      continue;
    }
    if (typed.has(token.name)) {
      throw new UsageError(`--${token.name} can be given only once.`);
    }
    typed.set(token.name, readValue(command, known, token));
  }
  return { typed, positionals };
}

interface OptionToken {
  readonly name: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function readValue(command: Command, known: readonly CommandOption[], token: OptionToken): string | true {
  const option = known.find(({ name }) => name === token.name);
  if (option === undefined) {
    throw unknownOption(command, token.name);
  }
  if (option.value === null) {
    if (token.value !== undefined) {
      throw new UsageError(`--${option.name} does not take a value.`);
    }
    return true;
  }
  // In `--name --json` the value is missing. A value that begins with a hyphen and is not a number must be written as
  // --name=-value.
  if (token.value === undefined || (token.value.startsWith('-') && token.inlineValue !== true)) {
    throw new UsageError(`--${option.name} requires a value: --${option.name} ${option.value}.`);
  }
  return token.value;
}

function unknownOption(command: Command, name: string): UsageError {
  const shown = NAME.test(name) ? `--${name}` : 'An option';
  return new UsageError(`${shown} is not known to '${command.noun} ${command.verb}'. ${SEE_HELP}`);
}

function inputOf(command: Command, typed: Typed): Record<string, unknown> {
  const fields = command.options.flatMap((option) => {
    const value = typed.get(option.name);
    if (option.field === undefined || typeof value !== 'string') {
      return [];
    }
    return [[option.field, option.read === undefined ? value : option.read(value)]];
  });
  return Object.fromEntries(fields);
}

function flagsOf(typed: Typed) {
  const textOf = (name: string) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : null;
  };
  const stage = textOf('stage') ?? 'local';
  if (!/^[a-z][a-z0-9-]{0,30}$/.test(stage)) {
    throw new UsageError('--stage must consist of lowercase letters, digits and hyphens, and begin with a letter.');
  }
  if (stage !== 'local' && typed.has('data')) {
    throw new UsageError('--data is allowed for the local stage only.');
  }
  if (stage !== 'local' && typed.has('actor')) {
    throw new UsageError('--actor is allowed for the local stage only. On AWS, the ARN of the caller is recorded.');
  }
  return {
    stage,
    data: textOf('data') ?? '.local',
    actor: textOf('actor'),
    json: typed.has('json'),
    yes: typed.has('yes'),
    wait: !typed.has('no-wait'),
    all: typed.has('all'),
    estimate: typed.has('estimate'),
    jsonLines: typed.has('json-lines'),
  };
}

function requireBaseOrAll({ command, input, flags }: CommandLine): void {
  if (command.verb === 'reindex' && (input.base_id === undefined) !== flags.all) {
    throw new UsageError('Exactly one of --base and --all is required.');
  }
}

// An empty list is often a mistake, and would lock the whole company out.
function requireConfirmedLockout({ command, input, flags }: CommandLine): void {
  const entries = input.ip_allow_list;
  if (command.operation !== 'policy.set' || flags.yes) {
    return;
  }
  if (Array.isArray(entries) && entries.length === 0) {
    throw new CommandError(
      'An empty --ip-allow-list refuses every call of the company. Add --yes to confirm, or use none to allow any address.',
    );
  }
}

// A wrong id would delete another base and all its documents.
function requireConfirmedRemoval({ command, flags }: CommandLine): void {
  if (command.operation === 'base.delete' && !flags.yes) {
    throw new CommandError(
      'This would delete the base and all its documents. Add --yes to confirm. Nothing was changed.',
    );
  }
}

/** One option of a command: its name on the command line, and the field of the input that it sets. */
export interface CommandOption {
  readonly name: string;
  /** The placeholder for the value in the manual; null if the option takes no value. */
  readonly value: string | null;
  readonly help: string;
  readonly required?: boolean;
  /** Absent if the option belongs to the command itself. */
  readonly field?: string;
  /** Turns the typed text into the field's value; the text itself when absent. */
  readonly read?: (typed: string) => unknown;
}

/** A command that can be typed after `npm run admin --`. */
export interface Command {
  readonly noun: string;
  readonly verb: string;
  readonly help: string;
  readonly options: readonly CommandOption[];
  /** The operation that it runs; null if the command runs none. */
  readonly operation: string | null;
  /** The placeholder for the arguments that are not options, such as `PATH…`. */
  readonly positionals?: string;
}

/** A valid command line. */
export interface CommandLine {
  readonly command: Command;
  readonly input: Readonly<Record<string, unknown>>;
  readonly positionals: readonly string[];
  readonly flags: Flags;
}

/** The stage of a command, where a local stage keeps its state, and who runs the command. */
export interface StageFlags {
  readonly stage: string;
  /** The folder where the local cloud keeps its state. */
  readonly data: string;
  /** Who is recorded on the local stage; null for the user of the operating system. */
  readonly actor: string | null;
}

/** The values of the options that are not fields of an operation's input. */
interface Flags extends StageFlags {
  readonly json: boolean;
  readonly yes: boolean;
  readonly wait: boolean;
  readonly all: boolean;
  readonly estimate: boolean;
  readonly jsonLines: boolean;
}

/** Wrong usage of a command; exits with status 2. */
export class UsageError extends Error {}

/** A command that was refused or failed; exits with status 1. `code` is the one in the stage's answer, if any. */
export class CommandError extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null = null) {
    super(message);
    this.code = code;
  }
}

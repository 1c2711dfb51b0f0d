import { parseArgs } from 'node:util';
import { GUARD_FOLDERS } from './folders.ts';
import { KINDS, type Kind } from './mutation.ts';

/** The options of `npm run test:mutants`. */
export interface MutantOptions {
  /** Folders of shared/, `bin`, `functions`, or folders and files within. */
  readonly folders: readonly string[];
  readonly isChanged: boolean;
  readonly since: string | null;
  /** Only changes of these kinds. */
  readonly kinds: readonly Kind[];
  /** At most this many of each folder, drawn by the seed. */
  readonly sample: number;
  readonly seed: number;
  readonly seconds: number;
  /** Only test files whose path contains this text. */
  readonly tests: string;
  /** No test files whose path contains this text, unless it is empty. */
  readonly without: string;
  /** Tries the named defects instead, those whose name contains this text. */
  readonly defects: string | null;
}

/** The manual, printed by --help. */
export const MANUAL = `npm run test:mutants -- [options]
Changes the code in one place at a time and runs the tests nearest to it: each change must turn one of them red.

  --folder NAME    a folder of shared/, such as budget, or what is in it, such as budget/reservations/settle.ts; or bin
                   or functions, or what is in them, such as bin/admin; may be repeated (default: those that access,
                   money, privacy and answers depend on)
  --changed        only lines that changed since this branch left origin/main; on main, and in a clone that has no
                   origin/main, since the commit before
  --since REF      with --changed: since that commit
  --kinds A,B      only changes of these kinds, such as number,item,property (test/mutants/mutation.ts lists all)
  --sample N       at most N changes of each folder, drawn by the seed
  --seed N         the seed of the sample (default 1)
  --seconds N      stop after so many seconds for each folder (default 1800; with --changed, 120 for all of them and
                   for starting, and at most 150)
  --tests TEXT     only tests in files whose path contains the text; others may find what these do not
  --without TEXT   no tests in files whose path contains the text, such as integration, which are slow
  --defects        forty named defects instead, and those of the simulations: routes, roles, alarms, gateway, console,
                   handlers, wiring, budget, isolation, ingestion
  --only TEXT      with --defects: those whose name contains the text
  --help           this text

The status is 1 when fewer than nine of ten were found in a whole folder. With --changed, changes that were not found are
only listed, and the status is 1 when the runner itself does not work.
`;

const OPTIONS = {
  folder: { type: 'string', multiple: true },
  changed: { type: 'boolean', default: false },
  since: { type: 'string' },
  kinds: { type: 'string', default: KINDS.join(',') },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  seconds: { type: 'string' },
  tests: { type: 'string', default: '' },
  without: { type: 'string', default: '' },
  defects: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  help: { type: 'boolean', default: false },
} as const;

/** The sample that is tried by default: more than any folder has. */
export const SAMPLE_ALL = 1_000_000;
// Changed lines are few.
const SECONDS = 1_800;
const SECONDS_CHANGED = 120;
// What still runs has 25 seconds more to end (changed/try-changed.ts): less than three minutes in all.
const SECONDS_CHANGED_MAX = 150;

/** Parses the command line; returns a sentence when it is not valid. */
export function parseMutantOptions(args: readonly string[]): MutantOptions | 'help' | { readonly problem: string } {
  const values = readArguments(args);
  if (typeof values === 'string') {
    return { problem: values };
  }
  if (values.help) {
    return 'help';
  }
  const seconds = values.seconds ?? String(values.changed ? SECONDS_CHANGED : SECONDS);
  const sample = values.sample ?? String(SAMPLE_ALL);
  const numbers = { sample, seed: values.seed, seconds };
  const [invalid] = Object.entries(numbers).find(([, text]) => !/^\d{1,9}$/.test(text)) ?? [];
  if (invalid !== undefined) {
    return { problem: `--${invalid} takes a whole number.` };
  }
  if (values.changed && Number(seconds) > SECONDS_CHANGED_MAX) {
    return { problem: `With --changed, --seconds is at most ${SECONDS_CHANGED_MAX}.` };
  }
  const unknown = values.folder?.find((folder) => !/^[a-z][a-z/.-]*[a-z]$/.test(folder));
  if (unknown !== undefined) {
    return {
      problem:
        '--folder takes the name of a folder or file in shared/, such as budget, or one that begins with bin or functions.',
    };
  }
  const kinds = kindsNamed(values.kinds);
  if (kinds === null) {
    return { problem: `--kinds takes some of these, separated by commas: ${KINDS.join(', ')}.` };
  }
  return {
    folders: values.folder ?? GUARD_FOLDERS,
    isChanged: values.changed,
    since: values.since ?? null,
    kinds,
    sample: Number(sample),
    seed: Number(values.seed),
    seconds: Number(seconds),
    tests: values.tests,
    without: values.without,
    defects: values.defects ? values.only : null,
  };
}

function kindsNamed(text: string): readonly Kind[] | null {
  const names = text.split(',');
  const kinds = KINDS.filter((kind) => names.includes(kind));
  return kinds.length === names.length ? kinds : null;
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], strict: true, options: OPTIONS }).values;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? error.message) : String(error);
  }
}

import { spawnSync } from 'node:child_process';
import { checkout } from '../folders.ts';

const HUNK = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/** The differences in shared/ between a commit and the working copy. */
interface ChangedLines {
  /** A description of the commit for the report. */
  readonly base: string;
  /** The numbers of the lines that are new or different, by file. */
  readonly files: ReadonlyMap<string, ReadonlySet<number>>;
}

/**
 * Returns the lines of shared/ that differ between a commit and the working copy; null if no commit was named and the
 * checkout has none to compare with, as in a shallow clone.
 *
 * @throws when the named commit is not in the checkout.
 */
export function changedLines(since: string | null, folder: string = checkout): ChangedLines | null {
  const base = since === null ? lastBase(folder) : { commit: since, words: since };
  if (base === null) {
    return null;
  }
  const diff = ['diff', '--unified=0', '--no-color', '--no-ext-diff', base.commit, '--', 'shared'];
  return { base: base.words, files: parseDiff(git(diff, folder)) };
}

/** Returns the lines that a diff without context adds, by file. */
export function parseDiff(diff: string): ReadonlyMap<string, ReadonlySet<number>> {
  const changed = new Map<string, Set<number>>();
  let file = '';
  for (const line of diff.split('\n')) {
    file = line.startsWith('+++ ') ? line.replace(/^\+\+\+ (?:b\/)?/, '') : file;
    const [, from, count = '1'] = HUNK.exec(line) ?? [];
    for (let index = 0; from !== undefined && index < Number(count); index += 1) {
      changed.set(file, (changed.get(file) ?? new Set()).add(Number(from) + index));
    }
  }
  return changed;
}

// Finds the commit at which the branch left main; on main itself, and in a clone without origin/main, the previous
// commit.
function lastBase(folder: string): { readonly commit: string; readonly words: string } | null {
  const head = commitOf(['rev-parse', 'HEAD'], folder);
  const left = commitOf(['merge-base', 'HEAD', 'origin/main'], folder);
  if (left !== null && left !== head) {
    return { commit: left, words: `${left.slice(0, 10)}, where the branch left origin/main` };
  }
  const before = commitOf(['rev-parse', '--verify', '--quiet', 'HEAD~1'], folder);
  return before === null ? null : { commit: before, words: `${before.slice(0, 10)}, the commit before` };
}

function commitOf(args: readonly string[], folder: string): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function git(args: readonly string[], folder: string): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) {
    throw new Error(`git ${args[0]}: ${stderr.trim()} Give the commit to compare with: --since REF.`);
  }
  return stdout;
}

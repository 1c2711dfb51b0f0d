import { spawnSync } from 'node:child_process';
import { checkout } from './folders.ts';

const HUNK = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/;

/**
 * The lines of shared/ that differ between a commit and the working copy, by file; null where no commit was named and
 * the checkout has none to compare with, as in a shallow clone.
 */
export function changedLines(since: string | null): ReadonlyMap<string, ReadonlySet<number>> | null {
  const base = since ?? lastBase();
  return base === null
    ? null
    : parseDiff(git(['diff', '--unified=0', '--no-color', '--no-ext-diff', base, '--', 'shared']));
}

/** The lines that a diff without context adds, by file. */
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

// Where the branch left main; on main itself, the commit before.
function lastBase(): string | null {
  const head = commitOf(['rev-parse', 'HEAD']);
  const found = commitOf(['merge-base', 'HEAD', 'origin/main']);
  return found === null || found === head ? commitOf(['rev-parse', '--verify', '--quiet', 'HEAD~1']) : found;
}

function commitOf(args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

function git(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: checkout, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) {
    throw new Error(`git ${args[0]}: ${stderr.trim()} Give the commit to compare with: --since REF.`);
  }
  return stdout;
}

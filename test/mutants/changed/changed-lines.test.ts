// Guarantee: changed lines are those since the branch left origin/main, or else since the previous commit, and the
// report says which; a checkout without an earlier commit has none. Risk: CI compares a commit with itself and tries
// nothing.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedLines } from './changed-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'changed-'));
const origin = join(folder, 'origin');

function git(at: string, ...args: readonly string[]): string {
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...author, ...args], { cwd: at, encoding: 'utf8', stdio: 'pipe' }).trim();
}

// Commits one file; returns the first ten digits of the commit.
function commit(at: string, path: string, text: string): string {
  writeFileSync(join(at, path), text);
  git(at, 'add', path);
  git(at, 'commit', '-q', '-m', path);
  return git(at, 'rev-parse', 'HEAD').slice(0, 10);
}

function clone(name: string, ...options: readonly string[]): string {
  git(folder, 'clone', '-q', ...options, `file://${origin}`, name);
  return join(folder, name);
}

let first = '';
let second = '';

beforeAll(() => {
  mkdirSync(join(origin, 'shared'), { recursive: true });
  git(origin, 'init', '-q', '-b', 'main');
  first = commit(origin, 'shared/a.ts', 'one\n');
  second = commit(origin, 'shared/a.ts', 'one\ntwo\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('changed lines on main, or on a detached commit of it, are those since the previous commit', () => {
  const at = clone('main');
  const expected = { base: `${first}, the commit before`, files: new Map([['shared/a.ts', new Set([2])]]) };
  expect(changedLines(null, at)).toEqual(expected);
  git(at, 'checkout', '-q', '--detach');
  expect(changedLines(null, at)).toEqual(expected);
});

it('changed lines on a branch are those since it left origin/main, in its commits and the working copy', () => {
  const at = clone('branch');
  git(at, 'checkout', '-q', '-b', 'branch');
  commit(at, 'shared/b.ts', 'one\n');
  commit(at, 'shared/c.ts', 'one\n');
  writeFileSync(join(at, 'shared/a.ts'), 'zero\none\ntwo\n');
  expect(changedLines(null, at)).toEqual({
    base: `${second}, where the branch left origin/main`,
    files: new Map(['a.ts', 'b.ts', 'c.ts'].map((name) => [`shared/${name}`, new Set([1])])),
  });
});

it('changed lines without origin/main are those since the previous commit', () => {
  const at = clone('no-origin');
  git(at, 'checkout', '-q', '-b', 'branch');
  commit(at, 'shared/b.ts', 'one\n');
  git(at, 'remote', 'remove', 'origin');
  const files = new Map([['shared/b.ts', new Set([1])]]);
  expect(changedLines(null, at)).toEqual({ base: `${second}, the commit before`, files });
});

it('there are no changed lines if only a document differs; a named commit to compare with must exist', () => {
  const at = clone('page');
  git(at, 'checkout', '-q', '-b', 'branch');
  commit(at, 'page.md', 'one\n');
  expect(changedLines(null, at)).toEqual({ base: `${second}, where the branch left origin/main`, files: new Map() });
  const files = new Map([['shared/a.ts', new Set([2])]]);
  expect(changedLines(first, at)).toEqual({ base: first, files });
  expect(() => changedLines('no-such', at)).toThrow('Give the commit to compare with: --since REF.');
});

it('changed lines are unknown in a shallow clone, which has no previous commit', () => {
  expect(changedLines(null, clone('shallow', '--depth', '1'))).toBeNull();
});

// Guarantee: the temporary files of a run are removed with the run, even if it fails, and those of a killed run a day
// later; no other files are removed. Risk: tests fill the disk of the machine that runs them.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../shared/durations.ts';
import { temporaryFolder } from './temporary-folder.ts';

const MODULE = new URL('run-folder.ts', import.meta.url).href;
const NOW_MS = Date.parse('2026-11-20T12:00:00Z');

// Runs a program that uses a run folder, leaves a file in it, prints its path, and ends as `end` says.
function run(shared: string, end: string) {
  const program = `
    import { mkdtempSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { join } from 'node:path';
    import { useRunFolder } from '${MODULE}';
    Object.assign(process.env, ${JSON.stringify({ TMPDIR: shared, TMP: shared, TEMP: shared })});
    useRunFolder(${NOW_MS});
    useRunFolder(${NOW_MS});
    process.stdout.write(mkdtempSync(join(tmpdir(), 'left-')));
    ${end}`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
}

describe('the folder of a run', () => {
  it.each([
    ['ends', '', 0],
    ['throws an error', "throw new Error('broken');", 1],
    ['calls process.exit', 'process.exit(3);', 3],
  ])('contains the temporary files and is gone when the run %s', (_, end, status) => {
    const shared = temporaryFolder();
    const { stdout, status: ended } = run(shared, end);
    expect(ended).toBe(status);
    expect(stdout.slice(shared.length)).toMatch(/^.knowledge-copilot-run-[^/\\]{6}.left-[^/\\]{6}$/);
    expect(readdirSync(shared)).toEqual([]);
  });

  it('is removed, and no other file with it, by another run a day after its own was killed', () => {
    const shared = temporaryFolder();
    run(shared, "process.kill(process.pid, 'SIGKILL');");
    const [killed = ''] = readdirSync(shared);
    expect(killed).toMatch(/^knowledge-copilot-run-/);
    writeFileSync(join(shared, 'of-somebody-else'), '');
    mkdirSync(join(shared, 'knowledge-copilot'));
    age(join(shared, 'of-somebody-else'), DAY_MS * 2);
    age(join(shared, 'knowledge-copilot'), DAY_MS * 2);
    age(join(shared, killed), DAY_MS - MINUTE_MS);
    run(shared, '');
    expect(readdirSync(shared).sort()).toEqual([killed, 'knowledge-copilot', 'of-somebody-else'].sort());
    age(join(shared, killed), DAY_MS + MINUTE_MS);
    run(shared, '');
    expect(readdirSync(shared).sort()).toEqual(['knowledge-copilot', 'of-somebody-else']);
  });
});

function age(path: string, ms: number): void {
  const at = new Date(NOW_MS - ms);
  utimesSync(path, at, at);
}

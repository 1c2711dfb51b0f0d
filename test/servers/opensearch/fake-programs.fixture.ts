import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is removed when the test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'servers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * An environment whose PATH contains only these programs: each is the text of a shell script, or true for the machine's
 * own program. Temporary folders are created in `temporary`.
 */
export function environmentWith(programs: Readonly<Record<string, string | true>>): {
  environment: NodeJS.ProcessEnv;
  temporary: string;
} {
  const [folder, temporary] = [temporaryFolder(), temporaryFolder()];
  const path = join(folder, 'bin');
  mkdirSync(path);
  for (const [name, script] of Object.entries({ sh: true, sleep: true, cat: true, ...programs } as const)) {
    const file = join(path, name);
    if (script === true) {
      symlinkSync(`/usr/bin/${name}`, file);
    } else {
      writeFileSync(file, `#!/bin/sh\n${script}\n`);
      chmodSync(file, 0o755);
    }
  }
  return { environment: { PATH: path, TMPDIR: temporary, HOME: folder }, temporary };
}

/** The script of a `java` that reports this version and otherwise runs the given script. */
export function fakeJava(script: string, version = '17.0.1'): string {
  return `if [ "$1" = -version ]; then echo 'openjdk version "${version}"' >&2; exit 0; fi\n${script}`;
}

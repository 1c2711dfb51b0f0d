// Guarantee: a machine for which npm has no dynoxide uses the one on its PATH; if there is none, the error names
// commands that help. Risk: npm start works on one platform only.
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { startDatabaseServer } from './database-server.ts';
import { findDynoxide } from './find-dynoxide.ts';

// No package contains a program for it.
const platform = 'plan9-mips';
const installed = findDynoxide();

function folderWith(name: string, mode: number): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), '#!/bin/sh\n');
  chmodSync(join(folder, name), mode);
  return folder;
}

describe('findDynoxide', () => {
  it.runIf(`${process.platform}-${process.arch}` === 'linux-x64')(
    'prefers the program that npm installed to one on the PATH',
    () => {
      expect(installed).toMatch(/@dynoxide.linux-x64.dynoxide$/);
      expect(findDynoxide({ platform: 'linux-x64', searchPath: folderWith('dynoxide', 0o755) })).toBe(installed);
    },
  );

  it('takes the first program of that name on the PATH if npm has none', () => {
    const [first, second] = [folderWith('dynoxide', 0o755), folderWith('dynoxide', 0o755)];
    const searchPath = ['', '/nowhere', first, second].join(delimiter);
    expect(findDynoxide({ platform, searchPath })).toBe(join(first, 'dynoxide'));
  });

  it('ignores folders and files that cannot be run', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'dynoxide'));
    const searchPath = [folderWith('dynoxide', 0o644), folder].join(delimiter);
    expect(() => findDynoxide({ platform, searchPath })).toThrow('none on the PATH');
  });

  it('finds dynoxide.exe on Windows', () => {
    const searchPath = folderWith('dynoxide.exe', 0o755);
    expect(findDynoxide({ platform: 'win32-arm64', searchPath })).toBe(join(searchPath, 'dynoxide.exe'));
  });

  it('finds a real program on the PATH, which serves', async () => {
    const searchPath = temporaryFolder();
    symlinkSync(installed, join(searchPath, 'dynoxide'));
    const program = findDynoxide({ platform, searchPath });
    const server = await startDatabaseServer({ dataDirectory: null, ended: () => undefined, program, network: null });
    expect((await fetch(server.endpoint)).status).toBe(200);
    await server.stop();
  });

  it.each([
    ['darwin-arm64', 'brew install nubo-db/tap/dynoxide'],
    ['linux-arm64', 'cargo install dynoxide-rs'],
    ['win32-x64', 'cargo install dynoxide-rs'],
  ])('on %s without a program, names %s', (named, command) => {
    const search = () => findDynoxide({ platform: named, searchPath: temporaryFolder() });
    expect(search).toThrow(`No DynamoDB for ${named}`);
    expect(search).toThrow(command);
    expect(search).toThrow(expect.objectContaining({ code: 'no_dynamodb' }));
  });
});

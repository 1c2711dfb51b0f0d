// Guarantee: people are found again after a restart, and a file that cannot be read is never replaced. Risk: the cloud
// starts with an empty pool and overwrites everybody's passwords.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { openPeople } from './people.ts';

const ada = { email: 'Ada@example.com', password: 'first', passwordEndsMs: 2, createdMs: 1 };

it('finds the people of an earlier start', () => {
  const folder = temporaryFolder();
  const added = openPeople(folder).add(ada);
  expect(openPeople(folder).find('ADA@example.com')).toEqual(added);
});

it('refuses to start with a file that it cannot read, and keeps the file', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'people.json');
  writeFileSync(file, '[{"sub":');
  expect(() => openPeople(folder)).toThrow(`${file} cannot be read as people`);
  expect(readFileSync(file, 'utf8')).toBe('[{"sub":');
});

// Guarantee: people are found again after a restart with the passwords that they had, and a file that cannot be read is
// never replaced. Risk: the cloud starts with an empty pool and overwrites everybody's passwords.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';
import { StartProblem } from '../../start-problem.ts';
import { hasPassword, openPeople, type Person } from './people.ts';

const ada = { email: 'Ada@example.com', password: 'first', passwordEndsMs: 2, createdMs: 1 };

it('finds the people of an earlier start', () => {
  const folder = temporaryFolder();
  const added = openPeople(folder).add(ada);
  expect(openPeople(folder).find('ADA@example.com')).toEqual(added);
});

it('knows the password of people in memory, in a file, and in a file that does not say how much the hash costs', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'people.json');
  const kept = openPeople(folder).add(ada);
  const changed = openPeople(null);
  changed.setPassword(changed.add(ada).sub, 'second');
  const [{ password, ...person }] = JSON.parse(readFileSync(file, 'utf8')) as [Person];
  writeFileSync(file, JSON.stringify([{ ...person, password: { ...password, cost: undefined } }]));
  const knows = (one: Person) => ['first', 'second', ''].filter((typed) => hasPassword(one, typed));
  expect([openPeople(null).add(ada), kept, openPeople(folder).find(ada.email)].map(knows)).toEqual([
    ['first'],
    ['first'],
    ['first'],
  ]);
  expect(knows(changed.find(ada.email))).toEqual(['second']);
});

it('refuses to start with a file that it cannot read, and keeps the file', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'people.json');
  writeFileSync(file, '[{"sub":');
  expect(() => openPeople(folder)).toThrow(new StartProblem('unreadable_state', `${file} cannot be read as people.`));
  expect(readFileSync(file, 'utf8')).toBe('[{"sub":');
});

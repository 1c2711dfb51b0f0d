// Guarantee: whatever is missing or breaks around the Python tools, one sentence says what happened and what to do, and
// half an environment is never taken for a whole one. Risk: a run that checks nothing, or nobody knows why none starts.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { madeOnce } from '../made-once.ts';
import { environmentWith, temporaryFolder } from '../opensearch/fake-programs.fixture.ts';
import { layOutPython } from './lay-out-python.ts';

// Stands in for python3: says its version, makes an environment whose own Python is the given script.
const fakePython = (version: string, inside: string) => `
if [ "$1" = --version ]; then echo 'Python ${version}'; exit 0; fi
mkdir -p "$3/bin"
printf '#!/bin/sh\\n${inside}\\n' > "$3/bin/python"
chmod 755 "$3/bin/python"
`;

function layOut(programs: Record<string, string | true>) {
  const cache = join(temporaryFolder(), 'cache');
  const requirements = join(temporaryFolder(), 'requirements.txt');
  writeFileSync(requirements, 'tool==1.0 --hash=sha256:00\n');
  const { environment } = environmentWith({ mkdir: true, chmod: true, ...programs });
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const left = () => (existsSync(cache) ? readdirSync(cache).filter((name) => !name.endsWith('.lock')) : []);
  const run = () => layOutPython({ requirements: pathToFileURL(requirements), cache, say, environment });
  return { cache, run, said, left };
}

it.each([
  ['no Python', {}, /there is no python3 on the PATH\. Install Python 3\.10 or later/],
  ['an old Python', { python3: fakePython('3.9.2', '') }, /is Python 3\.9\.2\. Install Python 3\.10 or later/],
  ['something else', { python3: 'echo tea' }, /is tea\. Install/],
  [
    'a Python without venv',
    { python3: 'if [ "$1" = --version ]; then echo Python 3.11.2; else echo No module named venv; exit 1; fi' },
    /could not make a virtual environment:\nNo module named venv\nIt needs PyPI/,
  ],
  [
    'a pip that does not get its files',
    { python3: fakePython('3.11.2', 'echo no index; exit 1') },
    /could not install what requirements.txt names:\nno index\nIt needs PyPI, or an index/,
  ],
])('says what to do with %s, and leaves no environment', async (_name, programs, sentence) => {
  const { run, left } = layOut(programs as Record<string, string>);
  await expect(run()).rejects.toThrow(sentence);
  expect(left()).toEqual([]);
});

it('makes an environment once, and anew where it was cut short', async () => {
  const { run, said, left } = layOut({ python3: fakePython('3.11.2', 'exit 0') });
  const python = await run();
  expect(await run()).toBe(python);
  expect(said).toHaveLength(1);
  const other = layOut({ python3: fakePython('3.11.2', 'exit 0') });
  const [folder = ''] = left();
  mkdirSync(join(other.cache, folder, 'bin'), { recursive: true });
  await other.run();
  expect(readdirSync(join(other.cache, folder)).sort()).toEqual(['bin', 'complete', 'requirements.txt']);
});

// Without that, the second of two test files that start moto at the same moment removed what the first was installing.
it('is asked for twice at the same moment, makes one environment, and gives it to both', async () => {
  const { run, said } = layOut({ python3: fakePython('3.11.2', 'sleep 1; exit 0') });
  const [one, other] = await Promise.all([run(), run()]);
  expect(one).toBe(other);
  expect(said).toHaveLength(1);
  expect(existsSync(one)).toBe(true);
});

it('is made by the next one that waits, where the first one fails', async () => {
  const folder = join(temporaryFolder(), 'environment');
  const failed = madeOnce(folder, () => Promise.reject(new Error('no index')));
  const next = madeOnce(folder, async () => void mkdirSync(folder));
  await expect(failed).rejects.toThrow('no index');
  await next;
  expect(readdirSync(folder)).toEqual(['complete']);
});

// Guarantee: if anything around the Python tools is missing or breaks, one sentence says what happened and what to do,
// and an incomplete environment is never used. Risk: a run checks nothing, or nobody knows why it does not start.
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { madeOnce } from '../made-once.ts';
import { environmentWith, temporaryFolder } from '../opensearch/fake-programs.fixture.ts';
import { layOutPython } from './lay-out-python.ts';
import { uvSettings } from './uv-settings.ts';

// Stands in for python3: prints its version, and creates an environment whose Python is the given script, which gets
// the calls of pip and uv.
const fakePython = (version: string, inside: string) => `
if [ "$1" = --version ]; then echo 'Python ${version}'; exit 0; fi
mkdir -p "$3/bin"
printf '#!/bin/sh\\n${inside}\\n' > "$3/bin/python"
chmod 755 "$3/bin/python"
`;

const WANTED = 'tool==1.0 --hash=sha256:00\n';
const FOLDER = `python-${createHash('sha256').update(WANTED).digest('hex').slice(0, 12)}`;

function layOut(programs: Record<string, string | true>) {
  const cache = join(temporaryFolder(), 'cache');
  const requirements = join(temporaryFolder(), 'requirements.txt');
  writeFileSync(requirements, WANTED);
  const { environment } = environmentWith({ mkdir: true, chmod: true, ...programs });
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  // The environment of pip and uv may stay, because it is complete.
  const left = () => (existsSync(join(cache, FOLDER)) ? readdirSync(join(cache, FOLDER)).sort() : []);
  const run = () => layOutPython({ requirements: pathToFileURL(requirements), cache, say, environment });
  return { cache, run, said, left };
}

it.each([
  ['no Python', {}, /there is no python3 on the PATH\. Install Python 3\.10 or later/],
  ['an old Python', { python3: fakePython('3.9.2', '') }, /is Python 3\.9\.2\. Install Python 3\.10 or later/],
  ['a python3 that is another program', { python3: 'echo tea' }, /is tea\. Install/],
  [
    'a Python without venv',
    { python3: 'if [ "$1" = --version ]; then echo Python 3.11.2; else echo No module named venv; exit 1; fi' },
    /could not make a virtual environment:\nNo module named venv\nIt needs Python's venv module/,
  ],
  [
    'a pip that cannot download its files',
    { python3: fakePython('3.11.2', 'if [ "$2 $3" = "pip install" ]; then echo no index; exit 1; fi') },
    /could not install uv, which installs the tools:\nno index\nIt needs Python's venv module \(Debian: python3-venv\), and PyPI/,
  ],
  [
    'a uv that cannot download its files',
    { python3: fakePython('3.11.2', 'if [ "$2" = uv ]; then echo no index; exit 1; fi') },
    /could not install what requirements.txt names:\nno index\nIt needs Python's venv module \(Debian: python3-venv\), and PyPI/,
  ],
])('says what to do with %s, and leaves no environment', async (_name, programs, sentence) => {
  const { run, left } = layOut(programs as Record<string, string>);
  await expect(run()).rejects.toThrow(sentence);
  expect(left()).toEqual([]);
});

it('creates an environment once, and again if it was interrupted', async () => {
  const whole = ['bin', 'complete', 'requirements.txt'];
  const { run, said, left } = layOut({ python3: fakePython('3.11.2', 'exit 0') });
  const python = await run();
  expect(await run()).toBe(python);
  expect(said).toHaveLength(1);
  expect(left()).toEqual(whole);
  const other = layOut({ python3: fakePython('3.11.2', 'exit 0') });
  mkdirSync(join(other.cache, FOLDER, 'half'), { recursive: true });
  await other.run();
  expect(other.left()).toEqual(whole);
});

// Otherwise, the second of two test files that start moto at the same moment would remove what the first is installing.
it('creates only one environment for two simultaneous calls', async () => {
  const { run, said } = layOut({ python3: fakePython('3.11.2', 'sleep 1; exit 0') });
  const [one, other] = await Promise.all([run(), run()]);
  expect(one).toBe(other);
  expect(said).toHaveLength(1);
  expect(existsSync(one)).toBe(true);
});

it('lets the next waiting call create the environment if the first one fails', async () => {
  const folder = join(temporaryFolder(), 'environment');
  const failed = madeOnce(folder, () => Promise.reject(new Error('no index')));
  const next = madeOnce(folder, async () => void mkdirSync(folder));
  await expect(failed).rejects.toThrow('no index');
  await next;
  expect(readdirSync(folder)).toEqual(['complete']);
});

it('uses the indexes that pip is configured for, and no other Python than its own', async () => {
  const configured = [
    ":env:.index-url='https://one.example/simple'",
    ":env:.timeout='15'",
    "global.cert='/certificates.crt'",
    "global.index-url='https://two.example/simple'",
    "install.extra-index-url='https://three.example/simple\\nhttps://four.example/simple'",
  ];
  const inside = join(temporaryFolder(), 'python');
  writeFileSync(inside, `#!/bin/sh\ncat <<'END'\n${configured.join('\n')}\nEND\n`);
  chmodSync(inside, 0o755);
  const { environment } = environmentWith({});
  expect(await uvSettings(inside, environment)).toEqual({
    ...environment,
    UV_DEFAULT_INDEX: 'https://one.example/simple',
    UV_INDEX: 'https://three.example/simple https://four.example/simple',
    UV_INDEX_STRATEGY: 'unsafe-best-match',
    UV_PYTHON_DOWNLOADS: 'never',
    SSL_CERT_FILE: '/certificates.crt',
  });
});

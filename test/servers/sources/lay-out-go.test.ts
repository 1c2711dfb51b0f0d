// Guarantee: without Go, or without its modules, one sentence says what to do, and no incomplete program is left. Risk:
// a run checks nothing, or nobody knows why it does not start.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { environmentWith, temporaryFolder } from '../opensearch/fake-programs.fixture.ts';
import { layOutGo } from './lay-out-go.ts';

const TOOL = { module: 'example.org/tool', version: 'v1.0.0', program: 'tool' };

it.each([
  ['no Go', {}, /there is no go on the PATH\. Install Go 1\.25 or later/],
  [
    'no proxy',
    { go: 'echo no proxy; exit 1' },
    /could not build tool v1\.0\.0:\nno proxy\nIt needs a proxy of Go modules/,
  ],
])('says what to do with %s', async (_name, programs, sentence) => {
  const cache = temporaryFolder();
  const { environment } = environmentWith(programs as Record<string, string>);
  await expect(layOutGo(TOOL, { cache, say: () => undefined, environment })).rejects.toThrow(sentence);
  expect(existsSync(join(cache, 'tool-v1.0.0'))).toBe(false);
});

it('builds a program once', async () => {
  const cache = temporaryFolder();
  const said: string[] = [];
  const { environment } = environmentWith({ mkdir: true, go: 'mkdir -p "$GOBIN"; echo "$2" > "$GOBIN/tool"' });
  const build = () => layOutGo(TOOL, { cache, say: (line) => said.push(line), environment });
  expect(await build()).toBe(join(cache, 'tool-v1.0.0', 'tool'));
  await build();
  expect(said).toHaveLength(1);
});

it('asks a proxy that broke off the connection again, at most twice', async () => {
  const cache = temporaryFolder();
  const reset = 'read tcp 127.0.0.1:50123: read: connection reset by peer';
  const tried = 'echo tried >> "$HOME/tries"; ';
  const broken = environmentWith({ go: `${tried}echo '${reset}'; exit 1` }).environment;
  const tries = (environment: NodeJS.ProcessEnv) => readFileSync(join(`${environment.HOME}`, 'tries'), 'utf8');
  const lay = (environment: NodeJS.ProcessEnv) => layOutGo(TOOL, { cache, say: () => undefined, environment });
  await expect(lay(broken)).rejects.toThrow(reset);
  expect(tries(broken)).toBe('tried\n'.repeat(3));
  const again = `[ "$(cat "$HOME/tries" 2>&1)" = tried ] || { ${tried}echo '${reset}'; exit 1; }`;
  const { environment } = environmentWith({ mkdir: true, go: `${again}\nmkdir -p "$GOBIN"; echo > "$GOBIN/tool"` });
  expect(await lay(environment)).toBe(join(cache, 'tool-v1.0.0', 'tool'));
  expect(tries(environment)).toBe('tried\n');
});

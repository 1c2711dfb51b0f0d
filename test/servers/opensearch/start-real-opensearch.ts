import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ServerProblem } from '../server-problem.ts';
import { checkJava } from './check-java.ts';
import { layOutHome } from './lay-out-home.ts';

/** How a real OpenSearch is started. */
interface RealOpenSearchOptions {
  /** The folder that keeps the installed server between runs. */
  readonly cache?: string;
  /** Its port on 127.0.0.1; 0, the default: any free one. */
  readonly port?: number;
  /** The folder for its data; by default a temporary one, which is removed with the server. */
  readonly data?: string | undefined;
  readonly say?: (line: string) => void;
  /** Whether Java compiles as on a long-running server, for measurements; it then starts more slowly. */
  readonly fullSpeed?: boolean;
  /** Replaces the whole environment of Java and Maven. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly startMsMax?: number;
}

/** An OpenSearch 2.19.1 with k-NN on this machine. It ends when this process ends, for whatever reason. */
export interface RealOpenSearch {
  /** `http://127.0.0.1:PORT`. */
  readonly endpoint: string;
  readonly pid: number;
  /** Resolves when the server is gone: null after `stop`, otherwise a message about it. */
  readonly ended: Promise<ServerProblem | null>;
  /** Ends it and resolves when its process and its temporary folder are gone; repeating it does nothing. */
  readonly stop: () => Promise<void>;
}

const CACHE = fileURLToPath(new URL('../../../.local/servers', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('Launcher.java', import.meta.url));
const STOP_MS_MAX = 10_000;
// It answers after half a minute, or after several minutes on a busy machine.
const START_MS_MAX = 600_000;
const JVM = ['-Xms256m', '-Xmx1g', '-XX:+UseSerialGC', '-Dlog4j2.disable.jmx=true'];
// The first compiler only: the server starts in half the time, and tests take no longer.
const QUICK_START = ['-XX:TieredStopAtLevel=1'];

/**
 * Installs OpenSearch if necessary, starts it and waits until it answers.
 *
 * @throws ServerProblem if that fails.
 */
export async function startRealOpenSearch(options: RealOpenSearchOptions = {}): Promise<RealOpenSearch> {
  const { cache = CACHE, port = 0, say = () => undefined, fullSpeed = false, environment } = options;
  await checkJava(environment);
  const home = await layOutHome({ cache: resolve(cache), say, environment });
  const data = options.data === undefined ? mkdtempSync(join(tmpdir(), 'opensearch-')) : resolve(options.data);
  const temporary = options.data === undefined;
  const forget = () => temporary && rmSync(data, { recursive: true, force: true });
  const jvm = fullSpeed ? JVM : [...JVM, ...QUICK_START];
  const child = spawn(
    'java',
    [...jvm, '-cp', join(home, 'lib', '*'), LAUNCHER, home, data, String(port), temporary ? 'remove' : 'keep'],
    { stdio: ['pipe', 'pipe', 'pipe'], ...(environment && { env: environment }) },
  );
  // Input to a server that has just died is lost; `ended` reports its death.
  child.stdin.on('error', () => undefined);
  const said = keepLines(child);
  let stopping = false;
  const gone = once(child, 'close').then(([status, signal]) => {
    forget();
    return String(status ?? signal);
  });
  const { startMsMax = START_MS_MAX } = options;
  const late = setTimeout(() => {
    said.lines.push(`It did not answer within ${startMsMax / 1_000} seconds and was ended.`);
    child.kill('SIGKILL');
  }, startMsMax);
  const ready = await Promise.race([said.endpoint, gone.then((status) => ({ status }))]);
  clearTimeout(late);
  if (typeof ready !== 'string') {
    throw describeFailure(said.lines, { port, data, status: ready.status });
  }
  return {
    endpoint: ready,
    pid: Number(child.pid),
    ended: gone.then((status) => (stopping ? null : diedProblem(status, said.lines))),
    async stop() {
      stopping = true;
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX);
      await gone;
      clearTimeout(timer);
    },
  };
}

const LINES_MAX = 200;

function keepLines({ stdout, stderr }: ChildProcess) {
  const lines: string[] = [];
  const endpoint = new Promise<string>((resolve) => {
    for (const input of [stdout, stderr]) {
      if (input === null) {
        continue;
      }
      createInterface({ input }).on('line', (line) => {
        const [, url] = /^ready (http:\S+)$/.exec(line) ?? [];
        if (url !== undefined) {
          resolve(url);
        }
        lines.push(line);
        lines.splice(0, lines.length - LINES_MAX);
      });
    }
  });
  return { lines, endpoint };
}

interface Attempt {
  readonly port: number;
  readonly data: string;
  readonly status: string;
}

function describeFailure(lines: readonly string[], { port, data, status }: Attempt): ServerProblem {
  const said = lines.join('\n');
  if (/BindException|BindHttpException|Address already in use/.test(said)) {
    return new ServerProblem(
      `Port ${port} of 127.0.0.1 is taken by another program. End that program, choose another port, or leave the ` +
        'port out: then a free one is found.',
    );
  }
  if (/failed to obtain node locks|LockObtainFailedException/.test(said)) {
    return new ServerProblem(
      `The data folder ${data} is in use by another OpenSearch. End that one, or choose another folder.`,
    );
  }
  if (/jdk\.compiler/.test(said)) {
    return new ServerProblem(
      'The Java on the PATH is a runtime without the compiler. Install a JDK 17 (Debian: openjdk-17-jdk-headless).',
    );
  }
  return new ServerProblem(`OpenSearch did not start (status ${status}). It said last:\n${tail(lines)}`);
}

function diedProblem(status: string, lines: readonly string[]): ServerProblem {
  return new ServerProblem(
    `OpenSearch ended by itself (status ${status}). It said last:\n${tail(lines)}\n` +
      'If the machine ran out of memory, free about 2 GB, then start it again.',
  );
}

function tail(lines: readonly string[]): string {
  return lines.slice(-8).join('\n') || '(nothing)';
}

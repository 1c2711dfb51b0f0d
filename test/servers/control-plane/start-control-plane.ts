import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOutPython } from '../python/lay-out-python.ts';
import { ServerProblem } from '../server-problem.ts';

/** How the control plane is configured to behave. */
interface Control {
  /** Resources whose creation or update fails, by stack and type, with the reason that is reported. */
  readonly faults: readonly { readonly stack: string; readonly type: string; readonly reason: string }[];
  /** Values of stack outputs by name, in place of those of the template. */
  readonly outputs: Readonly<Record<string, string>>;
  /** What the function `administer` answers. */
  readonly administer: string;
  /** The value of the smoke test's secret. */
  readonly smokeTest: string;
}

/** What the control plane has done, and the state of its account. */
export interface ControlPlaneState {
  readonly operations: readonly {
    readonly region: string;
    readonly stack: string;
    readonly status: string;
    /** Whether the stack was protected from deletion while it was made or changed. */
    readonly protected: boolean;
    readonly changes: readonly (readonly [action: 'Add' | 'Modify' | 'Remove', logicalId: string])[];
  }[];
  readonly records: readonly { readonly region: string; readonly type: string; readonly stack: string }[];
}

/** An imitation of an AWS account on this machine, as far as a deployment needs it. */
export interface ControlPlane {
  readonly endpoint: string;
  readonly tell: (control: Partial<Control>) => void;
  readonly state: () => ControlPlaneState;
  readonly stop: () => Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('control_plane.py', import.meta.url));
const NOTHING: Control = { faults: [], outputs: {}, administer: '{}', smokeTest: '{}' };

/** Starts moto with what it lacks (control_plane.py), on a free port; throws a ServerProblem. */
export async function startControlPlane(cache: string, say: (line: string) => void): Promise<ControlPlane> {
  const python = await layOutPython({ requirements: new URL('requirements.txt', import.meta.url), cache, say });
  const folder = mkdtempSync(join(tmpdir(), 'control-plane-'));
  const [controlFile, stateFile] = [join(folder, 'control.json'), join(folder, 'state.json')];
  writeFileSync(controlFile, JSON.stringify(NOTHING));
  const child = spawn(python, [PROGRAM], {
    // biome-ignore lint/style/noProcessEnv: Python is found by it
    env: { PATH: process.env.PATH, CONTROL_FILE: controlFile, STATE_FILE: stateFile },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const stop = async () => {
    // The program exits when its standard input is closed, which also happens when this process is killed.
    child.stdin.end();
    await ended;
    rmSync(folder, { recursive: true });
  };
  let printed = '';
  const endpoint = new Promise<string>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      printed = `${printed}${text}`.slice(-10_000);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
      if (address !== undefined) {
        resolve(address);
      }
    });
  });
  const early = ended.then(() => {
    throw new ServerProblem(`The control plane did not start:\n${printed}`);
  });
  // Watched only until it serves: afterwards it is meant to end.
  early.catch(() => undefined);
  return {
    endpoint: await Promise.race([endpoint, early]),
    tell: (control) => writeFileSync(controlFile, JSON.stringify({ ...NOTHING, ...control })),
    state: () => JSON.parse(readFileSync(stateFile, 'utf8')),
    stop,
  };
}

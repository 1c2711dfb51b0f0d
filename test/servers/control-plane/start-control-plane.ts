import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOutPython } from '../python/lay-out-python.ts';
import { startPythonServer } from '../python/start-python-server.ts';

/** How the control plane is configured to behave. */
interface Control {
  /** Resources whose creation or update fails, by stack and type, with the reason that is reported. */
  readonly faults: readonly { readonly stack: string; readonly type: string; readonly reason: string }[];
  /** Values of stack outputs by name, instead of the template's. */
  readonly outputs: Readonly<Record<string, string>>;
  /** The answer of the function `administer`. */
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
    /** Whether the stack was protected from deletion while it was created or changed. */
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

/**
 * Starts moto with the missing parts (control_plane.py), on a free port.
 *
 * @throws ServerProblem if that fails.
 */
export async function startControlPlane(cache: string, say: (line: string) => void): Promise<ControlPlane> {
  const python = await layOutPython({ requirements: new URL('requirements.txt', import.meta.url), cache, say });
  const folder = mkdtempSync(join(tmpdir(), 'control-plane-'));
  const [controlFile, stateFile] = [join(folder, 'control.json'), join(folder, 'state.json')];
  writeFileSync(controlFile, JSON.stringify(NOTHING));
  const server = await startPythonServer({
    name: 'The control plane',
    python,
    path: PROGRAM,
    environment: { CONTROL_FILE: controlFile, STATE_FILE: stateFile },
  });
  return {
    endpoint: server.endpoint,
    tell: (control) => writeFileSync(controlFile, JSON.stringify({ ...NOTHING, ...control })),
    state: () => JSON.parse(readFileSync(stateFile, 'utf8')),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

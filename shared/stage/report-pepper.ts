import type { KeyStore } from '../companies/keys/key-port.ts';
import type { PepperSource, Peppers } from '../keys/pepper.ts';
import { CHECK_TABLES, type Problem } from './problem.ts';

/** The services of the report on the pepper. */
export interface PepperServices {
  readonly keys: Pick<KeyStore, 'countUnderOtherPeppers'>;
  /** Reads the secret each time, so that an operator sees a rotation at once. */
  readonly freshPeppers: PepperSource;
}

/**
 * Reports the versions of the stage's pepper and how many of the keys that are active at the time `at` need a version
 * other than the current one. The report is null if the secret cannot be read or the keys cannot be counted, which is
 * then a problem.
 */
export async function reportPepper({ freshPeppers, keys }: PepperServices, at: string) {
  const peppers = await freshPeppers.read().catch(() => null);
  if (peppers === null) {
    const what = 'The pepper cannot be read. No key can be checked or created.';
    return {
      report: null,
      problems: [{ what, do: 'Check Secrets Manager and the role of the administer function.' }],
    };
  }
  const counts = await countKeys(keys, peppers, at).catch(() => null);
  if (counts === null) {
    const what = 'The keys cannot be counted. Do not remove the previous pepper.';
    return { report: null, problems: [{ what, do: CHECK_TABLES }] };
  }
  return { report: pepperView(peppers, counts), problems: lostKeysProblems(counts.lost) };
}

/** Active keys that need a version of the pepper other than the current one. */
interface KeyCounts {
  readonly onPrevious: number;
  /** The keys whose version no longer exists. */
  readonly lost: number;
}

async function countKeys(keys: PepperServices['keys'], { current, previous }: Peppers, at: string): Promise<KeyCounts> {
  const others = await keys.countUnderOtherPeppers([current.version], at);
  const lost = previous === null ? others : await keys.countUnderOtherPeppers([current.version, previous.version], at);
  return { onPrevious: others - lost, lost };
}

// The versions are ids and may be shown; the secrets may not.
function pepperView({ current, previous, propagated }: Peppers, { onPrevious, lost }: KeyCounts) {
  return {
    current_version: current.version,
    previous_version: previous?.version ?? null,
    settled: propagated,
    keys_on_previous_version: onPrevious,
    keys_lost: lost,
    previous_may_go: previous !== null && propagated && onPrevious === 0,
  };
}

function lostKeysProblems(lost: number): Problem[] {
  if (lost === 0) {
    return [];
  }
  const what =
    lost === 1
      ? '1 active key no longer works: its version of the pepper no longer exists. In key list, its status is lost.'
      : `${lost} active keys no longer work: their versions of the pepper no longer exist. In key list, their status is lost.`;
  return [{ what, do: 'Replace each with a new key, then revoke the old one.' }];
}

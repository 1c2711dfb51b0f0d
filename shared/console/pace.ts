import { ServiceError } from '../service-error.ts';

// A tenth of the rate at which the stage throttles all companies together: nobody clicks that fast, and a folder is
// uploaded at that rate.
const UNITS_MAX = 200;
const WINDOW_SECONDS = 10;

// A report reads up to 50,000 entries, and a trial reads pages of text: each takes a function for as long as many
// other calls do. At most one a second, on average.
const HEAVY_UNITS = 20;
const HEAVY: ReadonlySet<string> = new Set([
  'company.overview',
  'privacy.try',
  'stage.overview',
  'usage.export',
  'usage.report',
]);

/** The calls of one person in a window of ten seconds; `window` counts these windows since 1970. */
interface PaceWindow {
  readonly personId: string;
  readonly window: number;
  /** The Unix time in seconds after which the window has passed by every clock. */
  readonly expires: number;
}

/** The units that the calls of people have used up. */
export interface PaceStore {
  /**
   * Adds units to a window; false when they would exceed `unitsMax`.
   *
   * @throws ServiceError `unavailable` when the table does not answer.
   */
  readonly take: (window: PaceWindow, units: number, unitsMax: number) => Promise<boolean>;
}

/**
 * Counts a call of a person, whichever companies the person belongs to, so that no one takes the stage from others.
 *
 * @throws ServiceError `limit_exceeded` with the seconds until the next window.
 */
export async function requirePace(
  { paces }: { readonly paces: PaceStore },
  { personId, operation, at }: { readonly personId: string; readonly operation: string; readonly at: string },
): Promise<void> {
  const seconds = Date.parse(at) / 1_000;
  const window = Math.floor(seconds / WINDOW_SECONDS);
  const end = (window + 1) * WINDOW_SECONDS;
  const units = HEAVY.has(operation) ? HEAVY_UNITS : 1;
  if (!(await paces.take({ personId, window, expires: end + 3_600 }, units, UNITS_MAX))) {
    throw new ServiceError('limit_exceeded', 'These are too many calls within a few seconds. Try again in a moment.', {
      cause: 'person_pace',
      retryAfterSeconds: Math.max(1, Math.ceil(end - seconds)),
    });
  }
}

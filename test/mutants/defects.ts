import defects from './defects.json' with { type: 'json' };

// A replacement of one text in one file, and the tests that must find it.
interface Defect {
  readonly name: string;
  readonly file: string;
  /** A text that the file has once. */
  readonly from: string;
  readonly to: string;
  /** The project of vitest.config.ts, and files of it. */
  readonly project: string;
  readonly tests: readonly string[];
}

/** Forty defects in routes, roles, alarms, the gateway, the console, handlers and wiring. */
export const DEFECTS: readonly Defect[] = defects;

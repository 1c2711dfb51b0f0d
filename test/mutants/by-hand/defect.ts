/** One defect in a copy of the checkout, and the tests that must find it. */
export interface Defect {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The project of vitest.config.ts, and files of it. */
  readonly project: 'unit' | 'reloading' | 'templates' | 'local-cloud' | 'integration';
  readonly tests: readonly string[];
}

/** Returns a function that creates defects in a file, which these tests must find. */
export const at = (file: string, project: Defect['project'], tests: readonly string[]) => {
  return (name: string, from: string, to: string): Defect => ({ name, file, from, to, project, tests });
};

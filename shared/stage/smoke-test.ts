/** What a stage's smoke test works with, as its secret holds it. */
export interface SmokeTest {
  readonly company_id: string;
  readonly application_id: string;
  readonly base_id: string;
  readonly key_id: string;
  /** The one place in which a key is kept: the secret that only operators of the stage may read. */
  readonly key: string;
}

/** Where it is kept; null where there is none yet. */
export interface SmokeTestSecret {
  readonly read: () => Promise<SmokeTest | null>;
  readonly write: (smokeTest: SmokeTest) => Promise<void>;
}

/** What the things of the smoke test are called, by which they are found again. */
export const SMOKE_TEST_NAMES = {
  company: 'Smoke test',
  application: 'Smoke test',
  base: 'Smoke test',
  key: 'Smoke test',
  file: 'smoke-test.md',
} as const;

/** The one document of the base; the smoke test asks about it. */
export const SMOKE_TEST_DOCUMENT = `# The lighthouse of the smoke test

The lighthouse of the smoke test was lit for the first time on 4 May 1911. It stands 31 metres above the sea.

Its keeper climbs 142 steps to the lamp each evening.
`;

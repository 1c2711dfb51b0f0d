/** The data of a stage's smoke test, as its secret stores it. */
export interface SmokeTest {
  readonly company_id: string;
  readonly application_id: string;
  readonly base_id: string;
  readonly key_id: string;
  /** The key, stored here and nowhere else: only operators of the stage may read the secret. */
  readonly key: string;
}

// A version of the stage's secret.
interface SmokeTestVersion {
  readonly id: string;
  /** Null if the version holds no smoke test. */
  readonly smokeTest: SmokeTest | null;
}

/** The store of the smoke test: a secret, of which each version is replaced once. */
export interface SmokeTestSecret {
  readonly read: () => Promise<SmokeTestVersion>;
  /** Replaces the version with this id; if another request has done so, nothing changes. */
  readonly replace: (versionId: string, smokeTest: SmokeTest) => Promise<void>;
}

/** The names of the smoke test's resources, by which they are found again. */
export const SMOKE_TEST_NAMES = {
  company: 'Smoke test',
  application: 'Smoke test',
  base: 'Smoke test',
  key: 'Smoke test',
  file: 'smoke-test.md',
} as const;

/** The only document of the base; the smoke test asks about it. */
export const SMOKE_TEST_DOCUMENT = `# The lighthouse of the smoke test

The lighthouse of the smoke test was lit for the first time on 4 May 1911. It stands 31 metres above the sea.

Its keeper climbs 142 steps to the lamp each evening.
`;

import type { Draft, mistakesIn } from './policy-draft.ts';

/** What each part of the policies page receives. */
export interface PartProperties {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly mistakes: ReturnType<typeof mistakesIn>;
  readonly readOnly: boolean;
}

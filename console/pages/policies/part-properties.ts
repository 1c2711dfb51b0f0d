import type { Draft, mistakesIn } from './policy-draft.ts';

/** A part of the page. */
export interface PartProperties {
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
  readonly mistakes: ReturnType<typeof mistakesIn>;
  readonly readOnly: boolean;
}

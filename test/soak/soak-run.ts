import type { Slot, SoakCompany } from './soak-company.ts';
import type { SoakStage } from './stage.ts';
import type { Trouble } from './trouble.ts';

/** What the callers of a soak share. */
export interface SoakRun {
  readonly stage: SoakStage;
  readonly companies: readonly SoakCompany[];
  readonly trouble: Trouble;
  /** From 0 to 1, by the seed of the run. */
  readonly random: () => number;
  /** Every word that a document was ever given, and whose it is. */
  readonly words: ReadonlyMap<string, { readonly company: SoakCompany; readonly slot: Slot }>;
  readonly report: SoakReport;
}

/** What came back, counted, and every promise that did not hold. */
interface SoakReport {
  readonly answers: Map<string, number>;
  readonly violations: string[];
}

/** Notes a promise that did not hold; no key, question, excerpt or answer is in such a sentence. */
export function expectThat({ report }: Pick<SoakRun, 'report'>, holds: boolean, violation: string): void {
  if (!holds) {
    report.violations.push(violation);
  }
}

/** Counts what came back. */
export function count({ report }: SoakRun, what: string) {
  report.answers.set(what, (report.answers.get(what) ?? 0) + 1);
}

/** One of these, by the random numbers of the run. */
export function chosen<Item>({ random }: Pick<SoakRun, 'random'>, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

import type { Slot, SoakCompany } from './soak-company.ts';
import type { SoakStage } from './stage.ts';
import type { Trouble } from './trouble.ts';

/** What the callers of a soak share. */
export interface SoakRun {
  readonly stage: SoakStage;
  readonly companies: readonly SoakCompany[];
  readonly trouble: Trouble;
  /** A random number from 0 to below 1, which depends on the seed of the run. */
  readonly random: () => number;
  /** Every word that a document has ever contained, with its company. */
  readonly words: ReadonlyMap<string, { readonly company: SoakCompany; readonly slot: Slot }>;
  readonly report: SoakReport;
}

/** The number of answers of each kind, and all violations. */
interface SoakReport {
  readonly answers: Map<string, number>;
  readonly violations: string[];
}

/** Records a violation unless `holds`. The sentence must not contain a key, question, excerpt or answer. */
export function expectThat({ report }: Pick<SoakRun, 'report'>, holds: boolean, violation: string): void {
  if (!holds) {
    report.violations.push(violation);
  }
}

/** Counts an answer by its kind. */
export function count({ report }: SoakRun, what: string) {
  report.answers.set(what, (report.answers.get(what) ?? 0) + 1);
}

/** A random one of these items. */
export function chosen<Item>({ random }: Pick<SoakRun, 'random'>, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

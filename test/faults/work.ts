import { tryAdminister } from '../harness/administer.ts';
import type { CloudAccess } from '../harness/cloud.ts';
import type { TestCompany } from '../harness/company.ts';
import type { RunningCloud } from '../harness/local-cloud/start-cloud.ts';

/** The cloud in which work is tried, and a company in it. */
export interface Stage {
  readonly cloud: RunningCloud;
  readonly access: CloudAccess;
  readonly company: TestCompany;
}

/** A piece of work that is tried during a fault and after it. */
export interface Work {
  /** Tries it, and returns the letter of the outcome. */
  readonly attempt: () => Promise<string>;
  /** What is wrong after the fault, given the letters of all attempts; '' if nothing is. */
  readonly flaw: (letters: readonly string[]) => Promise<string>;
}

/** Prepares a stage, and returns a function that prepares the work for one fault, given the fault's name. */
export type Begin = (stage: Stage) => Promise<(name: string) => Promise<Work>>;

/** The letter of an operator's command: done, unavailable, an internal error, or a function that ended. */
export async function operatorLetter(access: CloudAccess, operation: string, input: object): Promise<string> {
  const answer = await tryAdminister(access, operation, input).catch(() => null);
  if (answer === null) {
    return 'F';
  }
  return answer.ok ? 'S' : ({ unavailable: 'U', internal: 'R' }[answer.code] ?? `(${answer.code})`);
}

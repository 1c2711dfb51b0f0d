import type { CallName, Role } from '../../../console/api/types.ts';
import { IDS } from './company.ts';
import type { Step } from './recorder.ts';
import type { Answers, Refusal } from './scripted-api.ts';
import { accepts, click, releases } from './steps.ts';

/** A visit of somebody to an address, and what they do there. */
export interface Scenario {
  readonly what: string;
  readonly hash: string;
  readonly role?: Role;
  /** What the service answers in this scenario instead. */
  readonly answers?: Answers;
  /** Calls that are not answered until a step releases them. */
  readonly holds?: readonly CallName[];
  readonly refuses?: Partial<Record<CallName, Refusal>>;
  readonly steps?: readonly Step[];
}

/** The address of a page of the scripted company. */
export function at(page: string): string {
  return `#/c/example-company-${IDS.company}/${page}`;
}

/** The page as the other roles see it. */
export function seenBy(hash: string, roles: readonly Role[] = ['viewer', 'operator']): readonly Scenario[] {
  return roles.map((role) => ({ what: 'the page', hash, role }));
}

/** The page while a call is not answered yet, when it fails, and with an empty answer. */
export function statesOf(hash: string, name: CallName, empty: unknown): readonly Scenario[] {
  return [
    {
      what: `${name} is not answered yet`,
      hash,
      answers: { [name]: () => empty },
      holds: [name],
      refuses: { [name]: { status: 403 } },
      steps: [releases, accepts(name), click('Try again')],
    },
  ];
}

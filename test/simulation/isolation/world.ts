import type { Command } from './commands.ts';
import type { Company, Model } from './model.ts';
import type { Stage } from './stage.ts';

/** The stage and the model that commands change, and a name that no other world on the same stage has. */
export interface World {
  readonly stage: Stage;
  readonly model: Model;
  readonly name: string;
}

/** Applies one kind of command to a company. */
export type Handler<Kind extends Command['kind']> = (
  world: World,
  company: Company,
  command: Extract<Command, { kind: Kind }>,
) => Promise<void>;

/** The company that a command is about; null if it is about none, or there is none yet. */
export function subjectOf({ model }: World, command: Command): Company | null {
  return 'company' in command ? at(model.companies, command.company) : null;
}

/** The item at an index modulo the length; null if there is none. */
export function at<Item>(items: readonly Item[], number: number): Item | null {
  return items[number % items.length] ?? null;
}

/** Adds a change that the stage must have written to its audit log. */
export function record(company: Company, action: string, subjectId: string): void {
  const [noun = ''] = action.split('.');
  // A policy has no id: its changes are recorded for the company.
  const subjectType = noun === 'policy' ? 'company' : noun;
  company.changes.push({ action, subjectType, subjectId });
}

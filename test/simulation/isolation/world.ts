import type { Command } from './commands.ts';
import type { Company, Model } from './model.ts';
import type { Stage } from './stage.ts';

/** What a command is given: the world, and names that no other world on the same stage has. */
export interface World {
  readonly stage: Stage;
  readonly model: Model;
  readonly name: string;
}

/** Does one kind of command to a company. */
export type Handler<Kind extends Command['kind']> = (
  world: World,
  company: Company,
  command: Extract<Command, { kind: Kind }>,
) => Promise<void>;

/** The company that a command is about, or null: then it is about none, or there is none yet. */
export function subjectOf({ model }: World, command: Command): Company | null {
  return 'company' in command ? at(model.companies, command.company) : null;
}

/** Marks that something of the company may look different now. */
export function touch(company: Company): void {
  company.revision += 1;
}

/** The item that a number chooses, by remainder. */
export function at<Item>(items: readonly Item[], number: number): Item | null {
  return items[number % items.length] ?? null;
}

/** Notes a change that the stage must have recorded. */
export function record(company: Company, action: string, subjectId: string): void {
  const [noun = ''] = action.split('.');
  // Policies are a company's.
  const subjectType = noun === 'policy' ? 'company' : noun;
  company.changes.push({ action, subjectType, subjectId });
}

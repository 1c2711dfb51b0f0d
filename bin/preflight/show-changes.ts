import { CommandError } from '../admin/command.ts';
import { losesData, type PlannedChange, plannedChanges } from './planned-changes.client.ts';

/**
 * Prints what a deployment will do to stacks that exist: how many resources it adds and changes, and each that it
 * replaces or deletes. `prepare` makes the change sets, and returns the status of the CDK.
 *
 * @throws CommandError when they cannot be made, or when a resource that holds data is to go and may not.
 */
export async function showChanges(
  stackNames: readonly string[],
  { prepare, mayReplace }: { readonly prepare: () => Promise<number>; readonly mayReplace: boolean },
): Promise<void> {
  if ((await prepare()) !== 0) {
    throw new CommandError(
      'The changes could not be prepared; the reason is in the output above. Nothing was deployed.',
    );
  }
  const changes = await plannedChanges(stackNames);
  for (const stack of stackNames) {
    process.stderr.write(`${stack}: ${summaryOf(changes.filter((change) => change.stack === stack))}\n`);
  }
  const gone = changes.filter(losesData);
  if (gone.length > 0 && !mayReplace) {
    throw new CommandError(
      `Nothing was deployed, because ${gone.map(({ resource }) => resource).join(', ')} would be replaced or deleted with what it holds. If that is meant, add --allow-replacement.`,
    );
  }
}

function summaryOf(changes: readonly PlannedChange[]): string {
  const count = (action: PlannedChange['action']) => changes.filter((change) => change.action === action).length;
  const usual = `${count('add')} to add, ${count('change')} to change`;
  const others = changes.filter(({ action }) => action !== 'add' && action !== 'change');
  return [changes.length === 0 ? 'no changes' : usual, ...others.map(lineOf)].join('\n  ');
}

function lineOf({ action, type, resource }: PlannedChange): string {
  return `${action}: ${resource} (${type})`;
}

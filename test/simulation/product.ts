import { pathToFileURL } from 'node:url';

interface Modules {
  readonly 'budget.store': typeof import('../../shared/budget/reservations/budget.store.ts');
  readonly 'alert.store': typeof import('../../shared/budget/alerts/alert.store.ts');
  readonly 'budget-memory': typeof import('../../shared/budget/reservations/budget-memory.ts');
  readonly spend: typeof import('../../shared/budget/reservations/spend.ts');
  readonly 'housekeep-budgets': typeof import('../../shared/budget/ledger/housekeep-budgets.ts');
  readonly reconcile: typeof import('../../shared/budget/ledger/reconcile.ts');
  readonly '../service-error': typeof import('../../shared/service-error.ts');
}

/** The parts of the product that a simulation drives. */
export interface Product
  extends Pick<Modules['budget.store'], 'createBudgetStore'>,
    Pick<Modules['alert.store'], 'createAlertBook'>,
    Pick<Modules['budget-memory'], 'createBudgetMemory'>,
    Pick<Modules['spend'], 'spend'>,
    Pick<Modules['housekeep-budgets'], 'housekeepBudgets'>,
    Pick<Modules['reconcile'], 'reconcile'>,
    Pick<Modules['../service-error'], 'ServiceError'> {}

/** Loads the product's own code, or a copy of it in which one thing was changed; `root` holds the folder `shared`. */
export async function loadProduct(root: URL = new URL('../../', import.meta.url)): Promise<Product> {
  const load = async <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
    import(new URL(`shared/budget/${name}.ts`, root).href);
  return {
    ...(await load('budget.store')),
    ...(await load('alert.store')),
    ...(await load('budget-memory')),
    ...(await load('spend')),
    ...(await load('housekeep-budgets')),
    ...(await load('reconcile')),
    // A copy has a class of its own.
    ...(await load('../service-error')),
  };
}

/** The folder of a copy as `loadProduct` wants it. */
export function rootOf(folder: string): URL {
  return pathToFileURL(`${folder}/`);
}

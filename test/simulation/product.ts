import { pathToFileURL } from 'node:url';

interface Modules {
  readonly 'budget/reservations/budget.store': typeof import('../../shared/budget/reservations/budget.store.ts');
  readonly 'budget/reservations/budget-memory': typeof import('../../shared/budget/reservations/budget-memory.ts');
  readonly 'budget/alerts/alert.store': typeof import('../../shared/budget/alerts/alert.store.ts');
  readonly 'budget/housekeeping/housekeep-budgets': typeof import('../../shared/budget/housekeeping/housekeep-budgets.ts');
  readonly 'budget/housekeeping/reconcile': typeof import('../../shared/budget/housekeeping/reconcile.ts');
  readonly 'budget/ledger/read-ledger': typeof import('../../shared/budget/ledger/read-ledger.ts');
  readonly 'budget/ledger/sum-up-ledger': typeof import('../../shared/budget/ledger/sum-up-ledger.ts');
  readonly 'copilot/answer-question': typeof import('../../shared/copilot/answer-question.ts');
  readonly 'search/search-excerpts': typeof import('../../shared/search/search-excerpts.ts');
  readonly 'service-error': typeof import('../../shared/service-error.ts');
}

/** The parts of the product that a simulation drives. */
export interface Product
  extends Pick<Modules['budget/reservations/budget.store'], 'createBudgetStore'>,
    Pick<Modules['budget/reservations/budget-memory'], 'createBudgetMemory'>,
    Pick<Modules['budget/alerts/alert.store'], 'createAlertStore'>,
    Pick<Modules['budget/housekeeping/housekeep-budgets'], 'housekeepBudgets'>,
    Pick<Modules['budget/housekeeping/reconcile'], 'reconcile'>,
    Pick<Modules['budget/ledger/read-ledger'], 'readLedger'>,
    Pick<Modules['budget/ledger/sum-up-ledger'], 'sumUpLedger'>,
    Pick<Modules['copilot/answer-question'], 'answerQuestion'>,
    Pick<Modules['search/search-excerpts'], 'searchExcerpts'>,
    Pick<Modules['service-error'], 'ServiceError'> {}

/** Loads the product's code, or that of a copy with a defect; `root` is the folder that contains `shared`. */
export async function loadProduct(root: URL = new URL('../../', import.meta.url)): Promise<Product> {
  const load = async <Name extends keyof Modules>(name: Name): Promise<Modules[Name]> =>
    import(new URL(`shared/${name}.ts`, root).href);
  return {
    ...(await load('budget/reservations/budget.store')),
    ...(await load('budget/reservations/budget-memory')),
    ...(await load('budget/alerts/alert.store')),
    ...(await load('budget/housekeeping/housekeep-budgets')),
    ...(await load('budget/housekeeping/reconcile')),
    ...(await load('budget/ledger/read-ledger')),
    ...(await load('budget/ledger/sum-up-ledger')),
    ...(await load('copilot/answer-question')),
    ...(await load('search/search-excerpts')),
    // From the same root: a copy throws its own ServiceError class.
    ...(await load('service-error')),
  };
}

/** The folder of a copy in the form that `loadProduct` takes. */
export function rootOf(folder: string): URL {
  return pathToFileURL(`${folder}/`);
}

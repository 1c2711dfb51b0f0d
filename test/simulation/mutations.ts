/** A defect that is put into a copy of the product; the simulation must then find a broken guarantee. */
export interface Mutation {
  readonly name: string;
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
}

const edit = (file: string, from: string, to: string) => ({ file: `shared/${file}`, from, to });
const mutation = (name: string, ...edits: Mutation['edits']): Mutation => ({ name, edits });

/** Defects that are common in budgets, and defects that this design makes likely. */
export const MUTATIONS: readonly Mutation[] = [
  mutation(
    'settles without checking the hold',
    edit('budget/reservations/budget.store.ts', "'#holds.#id = :hold',", "'attribute_exists(pk)',"),
  ),
  mutation(
    'an id may be reserved twice',
    edit(
      'budget/reservations/budget.store.ts',
      "'attribute_not_exists(#holds.#id) AND attribute_not_exists(z.#id)'",
      "'attribute_exists(pk)'",
    ),
  ),
  mutation('admits while anything is left', edit('budget/reservations/budget.store.ts', "'a >= :amount'", "'s < c'")),
  mutation('lost holds are refunded', edit('budget/reservations/reclaim.ts', 'cost: hold.amount,', 'cost: 0n,')),
  mutation(
    'reclaims without a ledger entry',
    edit(
      'budget/reservations/reclaim.ts',
      'await services.budgets.recordCost(address, entry)',
      'await Promise.resolve(entry)',
    ),
  ),
  mutation('burst + 1', edit('budget/reservations/rate-limit.ts', '(burst - 1) * stepMicros', 'burst * stepMicros')),
  mutation(
    'the burst of searches is one too large',
    edit(
      'budget/reservations/rate-limit.ts',
      'Math.ceil(searchesPerMinute / 6)',
      'Math.ceil(searchesPerMinute / 6) + 1',
    ),
  ),
  mutation(
    'searches use up the rate of questions',
    edit(
      'budget/budget-table.ts',
      "PAID_UNTIL = { query: 't', search: 'u' }",
      "PAID_UNTIL = { query: 't', search: 't' }",
    ),
  ),
  mutation(
    'entries in the sum are counted again',
    edit('budget/ledger/read-ledger.ts', 'entries(address, sum?.through)', 'entries(address)'),
  ),
  mutation(
    'entries expire before they are added up',
    edit(
      'budget/ledger/sum-up-ledger.ts',
      'await budgets.replaceSum(address, seen, { ...sum, through, lines });',
      'await budgets.replaceSum(address, seen, { ...sum, through, lines: sum.lines });',
    ),
  ),
  mutation(
    'the last sum overwrites the others',
    edit(
      'budget/ledger/ledger.store.ts',
      "'through = :through AND expiring = :expiring'",
      "'through <> :through OR expiring <> :expiring OR attribute_exists(pk)'",
    ),
  ),
  mutation(
    'the clock is read before the wait',
    edit(
      'budget/reservations/reserve.ts',
      'const nowMicros = services.nowMs() * 1_000;',
      'const nowMicros = claimedMicros;',
    ),
  ),
  mutation('last writer wins', edit('budget/budget-writes.store.ts', '    ConditionExpression: ABSENT,\n', '')),
  mutation(
    'any policy replaces any other',
    edit(
      'budget/reservations/budget.store.ts',
      "'(r > :revision OR (r = :revision AND c = :cap))'",
      "'r = :revision AND c = :cap'",
    ),
    edit('budget/reservations/decide-next-step.ts', 'revision < terms.revision ||', 'revision !== terms.revision ||'),
  ),
  mutation(
    'a call that reclaims holds imposes its own policy',
    edit(
      'budget/reservations/reserve.ts',
      "if (obstacle === 'reclaim')",
      "if (obstacle === 'reclaim' && budget.cap === terms.cap)",
    ),
  ),
  mutation(
    'ids are never closed',
    edit('budget/reservations/settle.ts', 'repeatable ? hold.expiresAtSeconds : null', 'null'),
  ),
  mutation(
    'only the last attempt counts as repeated',
    edit('budget/reservations/reserve.ts', 'repeated ||= attempt.repeated', 'repeated = attempt.repeated'),
  ),
  mutation(
    'settles in the month of the answer',
    edit(
      'budget/reservations/settle.ts',
      'const { address, kind, id, hold, overdue, repeatable } = held;',
      'const { kind, id, hold, overdue, repeatable } = held; const address = { ...held.address, month: new Date(services.nowMs()).toISOString().slice(0, 7) };',
    ),
  ),
  mutation(
    'an interrupted call is charged only what was reported',
    edit('budget/reservations/settle.ts', '{ cost: held, basis: certainty }', '{ cost: reported, basis: certainty }'),
  ),
  mutation(
    'a budget stays exhausted under later policies',
    edit(
      'budget/reservations/budget-memory.ts',
      'return terms.revision < known.revision || (terms.revision === known.revision && terms.cap === known.cap);',
      'return true;',
    ),
  ),
  mutation(
    'a held amount counts as exhausted',
    edit(
      'budget/reservations/decide-next-step.ts',
      'budget.cap - budget.settled < hold.amount',
      'budget.available < hold.amount',
    ),
  ),
  mutation(
    'every call that sees a threshold sends the alert',
    edit(
      'budget/alerts/raise-alerts.ts',
      'if (await services.alerts.raise(alert)) {',
      'await services.alerts.raise(alert); {',
    ),
  ),
  mutation('no question is settled', edit('copilot/answer-question.ts', 'await reservation.settle();', '')),
  mutation('no search is settled', edit('search/search-excerpts.ts', 'await reservation.settle();', '')),
  mutation(
    'a question that fails is not settled',
    edit(
      'copilot/answer-question.ts',
      'throw reservation.explain(error);',
      'Object.assign(reservation, { settle: async () => undefined }); throw error;',
    ),
  ),
  mutation(
    'a question that is answered is not settled',
    edit(
      'copilot/answer-question.ts',
      'call.addLogFields({ grounded: true,',
      'Object.assign(reservation, { settle: async () => undefined }); call.addLogFields({ grounded: true,',
    ),
  ),
  mutation(
    'an answer is settled before it is stored',
    edit('copilot/answer-question.ts', 'return await call.run.keep({', 'return call.run.keep({'),
  ),
  mutation(
    'one question too many may be in progress',
    edit('budget/reservations/budget.store.ts', "'size(#holds) < :limit'", "'size(#holds) <= :limit'"),
  ),
  mutation(
    'questions in progress are not counted',
    edit(
      'budget/reservations/budget.store.ts',
      "kind === 'query' ? terms.limits.concurrency : SEARCHES_MAX",
      'SEARCHES_MAX',
    ),
  ),
  mutation(
    'searches have the concurrency limit of questions',
    edit(
      'budget/reservations/budget.store.ts',
      "kind === 'query' ? terms.limits.concurrency : SEARCHES_MAX",
      'terms.limits.concurrency',
    ),
  ),
  mutation(
    'searches wait for questions in progress',
    edit(
      'budget/reservations/decide-next-step.ts',
      "kind === 'query' && budget.holds.query.size >= terms.limits.concurrency",
      'budget.holds.query.size >= terms.limits.concurrency',
    ),
  ),
  mutation(
    'searches have no rate limit',
    edit(
      'budget/reservations/rate-limit.ts',
      'aheadMicros: (burst - 1) * stepMicros',
      "aheadMicros: kind === 'search' ? MICROS_PER_MINUTE : (burst - 1) * stepMicros",
    ),
  ),
  mutation(
    'a later policy resets the rate limiter',
    edit(
      'budget/reservations/reserve.ts',
      "{ query: rebased('query'), search: rebased('search') }",
      "{ query: Math.min(0, rebased('query')), search: 0 }",
    ),
  ),
  mutation(
    'a later policy gives searches the rate of questions',
    edit('budget/reservations/reserve.ts', "search: rebased('search')", "search: rebased('query')"),
  ),
  mutation(
    'test keys spend as much as the company',
    edit(
      'budget/reservations/reserve-budget.ts',
      "keyEnvironment === 'test' ? stage.testAllowance : (budget.monthlyCap ?? UNLIMITED_CAP)",
      'budget.monthlyCap ?? UNLIMITED_CAP',
    ),
  ),
  mutation(
    'test keys spend the money of the company',
    edit('budget/reservations/reserve-budget.ts', 'purpose: keyEnvironment,', "purpose: 'live',"),
  ),
  mutation(
    'live keys have the allowance of test keys',
    edit(
      'budget/reservations/reserve-budget.ts',
      "keyEnvironment === 'test' ? stage.testAllowance",
      "keyEnvironment !== 'test' ? stage.testAllowance",
    ),
  ),
  mutation(
    'only the first page of a list is read',
    edit('follow-pages.ts', 'if (next === undefined) {', 'if (next !== null) {'),
  ),
  mutation(
    'the last item of a full page is lost',
    edit(
      'aws/dynamo.client.ts',
      'yield* page.Items ?? [];',
      'yield* (page.Items ?? []).slice(0, page.LastEvaluatedKey === undefined ? undefined : -1);',
    ),
  ),
];

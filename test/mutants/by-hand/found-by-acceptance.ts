import { at, type Defect } from './defect.ts';

const alerts = at('shared/budget/alerts/raise-alerts.ts', 'unit', ['test/shared/budget/raise-alerts.test.ts']);
const access = at('shared/access/access.store.ts', 'unit', ['test/shared/access/access.store.test.ts']);
const fields = at('shared/administration/input-fields.ts', 'unit', ['test/shared/administration/input-fields.test.ts']);
const operations = at('shared/operations/operation-services.wiring.ts', 'unit', [
  'test/shared/operations/operation-services.wiring.test.ts',
]);
const stores = at('shared/operations/operation-services.wiring.ts', 'unit', [
  'test/shared/operations/operation-stores.wiring.test.ts',
]);
const budget = at('shared/budget/budget.wiring.ts', 'unit', ['test/shared/budget/budget.wiring.test.ts']);
const EXPLAINED = ['test/shared/copilot/explained-answer.test.ts'];

/** Careless changes, other than the earlier ones, that an acceptance test of the tests made, and that no test saw. */
export const FOUND_BY_ACCEPTANCE: readonly Defect[] = [
  alerts(
    'budget: thresholds that were reported before are looked at again by each call',
    '=> bits | bitOf(percent), budget.alerted)',
    '=> bits | bitOf(percent), 0)',
  ),
  alerts(
    'budget: an alert that could not be sent waits for a later one',
    `    if (alert.at < before) {
      await send(services, alert);
    }`,
    `    if (alert.at >= before) {
      return;
    }
    await send(services, alert);`,
  ),
  at('shared/budget/housekeeping/housekeep-budgets.ts', 'unit', [
    'test/shared/budget/housekeeping/housekeep-round.test.ts',
  ])(
    'budget: calls that are made while a budget is compared raise the alarm for a wrong ledger',
    "if (outcome === 'differs') {",
    "if (outcome !== 'agrees') {",
  ),
  at('shared/budget/reservations/reserve-budget.ts', 'unit', EXPLAINED)(
    'budget: a question that failed is reported as one that the documents do not answer',
    'let grounded: boolean | null = null;',
    "let grounded: boolean | null = order.kind === 'query' ? false : null;",
  ),
  access(
    'access: a suspended company calls on for as long as an instance lives',
    `  return {
    findKey: (mac) => findKeyRecord(dynamo, table, mac),
    async findCompany(companyId) {
      const company = await findAttributes<Company>(dynamo, table, companyKey(companyId));`,
    `  const known = new Map<string, Company | null>();
  return {
    findKey: (mac) => findKeyRecord(dynamo, table, mac),
    async findCompany(companyId) {
      const company = known.get(companyId) ?? (await findAttributes<Company>(dynamo, table, companyKey(companyId)));
      known.set(companyId, company);`,
  ),
  access(
    'access: nobody learns that the uses of keys cannot be recorded',
    'if (!(error instanceof ConditionalCheckFailedException)) {',
    'if (error instanceof TypeError) {',
  ),
  fields(
    'operators: a name may be longer than a key of the table',
    'Buffer.byteLength(nameKey(name)) <= NAME_KEY_BYTES_MAX',
    'Buffer.byteLength(name) <= NAME_KEY_BYTES_MAX',
  ),
  fields('operators: only two lines of a description are checked', "text.split('\\n')", "text.split('\\n', 2)"),
  at('shared/administration/name-key.ts', 'unit', ['test/shared/administration/name-key.test.ts'])(
    'operators: a name in letterlike symbols is another name',
    "name.normalize('NFKC').toLowerCase()",
    "name.toLowerCase().normalize('NFKC')",
  ),
  at('shared/administration/audit.store.ts', 'unit', ['test/shared/administration/audit.store.test.ts'])(
    'audit: a change fails if a part of its record has no value',
    'Item: marshall(item, { removeUndefinedValues: true }),',
    'Item: marshall(item),',
  ),
  at('shared/companies/keys/key.store.ts', 'unit', ['test/shared/companies/access-writes.test.ts'])(
    'keys: the end of a rotated key is stored without its successor, so that it can be rotated again',
    'expiresAt, successorId, revision })',
    'expiresAt, ...(expiresAt === null ? { successorId } : {}), revision })',
  ),
  at('shared/companies/export-usage.ts', 'unit', ['test/shared/companies/reports.test.ts'])(
    'usage: spending is added up as floating-point numbers',
    'String(BigInt(before?.nano_usd ?? 0) + line.cost)',
    'String(Number(before?.nano_usd ?? 0) + Number(line.cost))',
  ),
  stores(
    'operations: the smoke test writes its key over the pepper',
    'createSmokeTestSecret(environment.SMOKE_TEST_SECRET_ARN',
    'createSmokeTestSecret(environment.PEPPER_SECRET_ARN',
  ),
  at('shared/companies/list-audit-records.ts', 'unit', ['test/shared/companies/reports.test.ts'])(
    'audit: the list shows the id by which the console knows a person',
    'actor_role: actorRole,',
    'actor_role: actorRole ?? (who.personId as never) ?? null,',
  ),
  operations(
    'operations: the report of a stage names one embedding model of two',
    'new Set(INDEX_GENERATIONS.map(',
    'new Set(INDEX_GENERATIONS.slice(0, 1).map(',
  ),
  stores(
    'operations: documents that wait are looked for in the table of keys',
    'createWaitingList(dynamo, tables.knowledge)',
    'createWaitingList(dynamo, tables.access)',
  ),
  at('shared/copilot/judge.ts', 'unit', EXPLAINED)(
    'answers: an answer is shown unjudged while the judge does not answer',
    "  if ('flaw' in verdicts) {\n    return verdicts;",
    "  if ('flaw' in verdicts) {\n    return drafted;",
  ),
  at('shared/copilot/plain-answer.ts', 'unit', ['test/shared/copilot/plain-answer.test.ts'])(
    'answers: an address that a document writes with hidden characters is removed from answers',
    "settle(excerpt, reveal) ?? '')",
    'excerpt)',
  ),
  at('shared/aws/signed-fetch.client.ts', 'unit', ['test/shared/aws/signed-fetch.client.test.ts'])(
    'aws: a signed request that was sent cannot be ended',
    '{ abortSignal: signal }',
    'signal.aborted ? { abortSignal: signal } : {}',
  ),
  stores(
    'operations: the entries of an archive are looked for in the table of audit records',
    'createArchiveEntries(dynamo, tables.knowledge)',
    'createArchiveEntries(dynamo, tables.audit)',
  ),
  stores(
    'operations: files that were refused are looked for in the table of audit records',
    'createInboxRefusals(dynamo, tables.knowledge)',
    'createInboxRefusals(dynamo, tables.audit)',
  ),
  stores(
    'operations: the choice of an index is looked for in the table of keys',
    'createAnsweringIndexStore(dynamo, tables.knowledge)',
    'createAnsweringIndexStore(dynamo, tables.access)',
  ),
  stores(
    'operations: audit records are looked for in the table of keys',
    'createAuditStore(dynamo, audit)',
    'createAuditStore(dynamo, access)',
  ),
  stores(
    'operations: documents are in the bucket of another stage',
    'createS3(), environment.DOCUMENT_BUCKET',
    'createS3(), environment.STAGE',
  ),
  stores(
    'operations: addresses are subscribed to something that is not a topic',
    'environment.ALERT_TOPIC_ARN',
    'environment.INGEST_QUEUE_URL',
  ),
  stores(
    'operations: the report of a stage names another secret as the pepper',
    'pepper_secret: environment.PEPPER_SECRET_ARN',
    'pepper_secret: environment.SMOKE_TEST_SECRET_ARN',
  ),
  stores(
    'operations: the report of a stage confuses a domain with a collection',
    "? 'domain' : 'collection'",
    "? 'collection' : 'domain'",
  ),
  stores(
    'operations: the report of a stage names the judge as the answering model',
    '{ answer: environment.ANSWER_MODEL_ID }',
    '{ answer: environment.SUPPORT_JUDGE_MODEL_ID }',
  ),
  stores(
    'operations: the report of each stage says that it refuses live keys',
    'live_keys: environment.LIVE_KEYS',
    "live_keys: 'refused'",
  ),
  stores(
    'operations: the report of each stage has the same name',
    'stage: environment.STAGE,\n      versions',
    "stage: 'dev',\n      versions",
  ),
  stores(
    'operations: a stage without a console asks Cognito for people',
    "USER_POOL_ID === 'none'",
    "USER_POOL_ID === ''",
  ),
  stores(
    'operations: the domain of a stage is only looked at if the stage is prod',
    'vectorDomain: isDomain ?',
    "vectorDomain: isDomain && environment.STAGE === 'prod' ?",
  ),
  operations(
    'operations: bases are emptied until a minute and a half after an instance started',
    `    emptyBase: (baseId: string) => {
      const signal = AbortSignal.timeout(BASE_REMOVAL_MS_MAX);
      return removeBaseDocuments(knowledge, baseId, { timeIsUp: () => signal.aborted, signal });
    },`,
    `    emptyBase: (
      (signal) => (baseId: string) =>
        removeBaseDocuments(knowledge, baseId, { timeIsUp: () => signal.aborted, signal })
    )(AbortSignal.timeout(BASE_REMOVAL_MS_MAX)),`,
  ),
  at('shared/administration/caller-services.wiring.ts', 'unit', [
    'test/shared/administration/caller-services.wiring.test.ts',
  ])('operators: a signature for one stage is valid on all', 'stage: environment.STAGE', "stage: 'dev'"),
  at('shared/search/embedding.client.ts', 'unit', ['test/shared/search/embedding.client.test.ts'])(
    'search: a caller who aborts while a busy model is waited for is charged in full',
    'await pause(PAUSE_MS * 2 ** tries, undefined, { signal });',
    'await pause(PAUSE_MS * 2 ** tries);',
  ),
  budget(
    'budget: alerts are sent to something that is not a topic',
    'environment.ALERT_TOPIC_ARN',
    'environment.BUDGET_TABLE',
  ),
  budget(
    'budget: an instance forgets with each call which budgets are used up',
    'memory: createBudgetMemory(),',
    'get memory() {\n      return createBudgetMemory();\n    },',
  ),
  at('shared/companies/company/company.ts', 'unit', ['test/shared/companies/company/create-and-show.test.ts'])(
    'companies: nobody sees that personal data is removed',
    'policiesView(policies) }',
    'policiesView({ ...policies, personalData: undefined }) }',
  ),
];

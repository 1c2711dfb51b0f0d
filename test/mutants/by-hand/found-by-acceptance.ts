import { at, type Defect } from './defect.ts';

const alerts = at('shared/budget/alerts/raise-alerts.ts', 'unit', ['test/shared/budget/raise-alerts.test.ts']);
const access = at('shared/access/access.store.ts', 'unit', ['test/shared/access/access.store.test.ts']);
const fields = at('shared/administration/input-fields.ts', 'unit', ['test/shared/administration/input-fields.test.ts']);
const operations = at('shared/operations/operation-services.wiring.ts', 'unit', [
  'test/shared/operations/operation-services.wiring.test.ts',
]);
const EXPLAINED = ['test/shared/copilot/explained-answer.test.ts'];

/** Careless changes of an acceptance test, other ones than those before, that no test saw. */
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
    'operators: a name is longer than a key of the table can be',
    'Buffer.byteLength(nameKey(name)) <= NAME_KEY_BYTES_MAX',
    'Buffer.byteLength(name) <= NAME_KEY_BYTES_MAX',
  ),
  fields('operators: a description has at most two lines', "text.replaceAll('\\n', '')", "text.replace('\\n', '')"),
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
  operations(
    'operations: the smoke test writes its key over the pepper',
    'createSmokeTestSecret(environment.SMOKE_TEST_SECRET_ARN',
    'createSmokeTestSecret(environment.PEPPER_SECRET_ARN',
  ),
  operations(
    'operations: the report of a stage names one embedding model of two',
    'new Set(INDEX_GENERATIONS.map(',
    'new Set(INDEX_GENERATIONS.slice(0, 1).map(',
  ),
  operations(
    'operations: documents that wait are looked for in the table of keys',
    'createWaitingList(dynamo, tables.knowledge)',
    'createWaitingList(dynamo, tables.access)',
  ),
  at('shared/copilot/answer-question.ts', 'unit', EXPLAINED)(
    'answers: an answer is shown unjudged while the judge does not answer',
    'await judgeAnswer(checked, services.judge, call);',
    'await judgeAnswer(checked, services.judge, call).catch(() => checked);',
  ),
  at('shared/copilot/plain-answer.ts', 'unit', ['test/shared/copilot/plain-answer.test.ts'])(
    'answers: an address that a document writes with hidden characters is removed from answers',
    "settle(excerpt, reveal) ?? '')",
    'excerpt)',
  ),
  at('shared/aws/signed-fetch.client.ts', 'unit', ['test/shared/aws/signed-fetch.client.test.ts'])(
    'aws: a signed request that was sent cannot be ended',
    'headers: sent, signal, ...(body',
    'headers: sent, ...(signal.aborted ? { signal } : {}), ...(body',
  ),
];

import { at, type Defect } from './defect.ts';

const audit = at('shared/companies/list-audit-records.ts', 'unit', ['test/shared/companies/reports.test.ts']);
const keyStore = at('shared/companies/keys/key.store.ts', 'unit', ['test/shared/companies/access-reads.test.ts']);
const allowList = at('shared/companies/policies/ip-allow-list.ts', 'unit', [
  'test/shared/companies/policies/ip-allow-list.test.ts',
]);
const revocation = at('shared/companies/keys/revoke-key.ts', 'unit', [
  'test/shared/companies/keys/key-operations.test.ts',
]);
const signature = at('shared/administration/signed-request.ts', 'unit', [
  'test/shared/administration/identify-caller.test.ts',
]);
const once = at('shared/administration/used-signature.store.ts', 'unit', [
  'test/shared/administration/used-signatures.test.ts',
]);
const identity = at('shared/administration/caller-identity.client.ts', 'unit', [
  'test/shared/administration/caller-identity.client.test.ts',
]);
const auditStore = at('shared/administration/audit.store.ts', 'unit', [
  'test/shared/administration/audit.store.test.ts',
]);
const input = at('shared/administration/operation.ts', 'unit', ['test/shared/administration/administer.test.ts']);
const alertAddress = at('shared/companies/policies/alert-policy.ts', 'unit', [
  'test/shared/companies/company/alert-address.test.ts',
]);
const companies = at('shared/companies/company/company.store.ts', 'unit', [
  'test/shared/companies/access-reads.test.ts',
]);
const caller = at('shared/administration/identify-caller.ts', 'unit', [
  'test/shared/administration/identify-caller.test.ts',
]);
const operations = at('shared/operations/operation-services.wiring.ts', 'unit', [
  'test/shared/operations/operation-services.wiring.test.ts',
]);
const overview = at('shared/reports/show-overview.ts', 'unit', ['test/shared/reports/reports.test.ts']);
const housekeeping = at('shared/housekeeping/housekeeping.wiring.ts', 'unit', [
  'test/shared/housekeeping/housekeeping.wiring.test.ts',
]);
const policies = at('shared/companies/company/set-policies.ts', 'unit', [
  'test/shared/companies/company/set-policies.test.ts',
]);
const keyItem = at('shared/companies/access-items.store.ts', 'unit', ['test/shared/companies/access-reads.test.ts']);
const administering = at('shared/administration/administer.ts', 'unit', [
  'test/shared/administration/administer.test.ts',
]);
const fields = at('shared/administration/input-fields.ts', 'unit', ['test/shared/administration/input-fields.test.ts']);
const conflict = at('shared/administration/until-unchanged.ts', 'unit', [
  'test/shared/administration/until-unchanged.test.ts',
]);
const signatureField = at('shared/administration/signed-request.ts', 'unit', [
  'test/shared/administration/administer.test.ts',
]);
const identified = at('shared/companies/keys/identify-key.ts', 'unit', [
  'test/shared/companies/keys/key-lists.test.ts',
]);
const usage = at('shared/companies/export-usage.ts', 'unit', ['test/shared/companies/reports.test.ts']);

/** Careless changes of operations, reports and housekeeping that no test saw until somebody made them. */
export const FOUND_IN_OPERATIONS: readonly Defect[] = [
  audit(
    'audit: the latest time is read without its time zone',
    'const ms = Date.parse(until);',
    'const ms = Date.parse(until.replace(/[+-]\\d\\d:\\d\\d$/, "Z"));',
  ),
  keyStore(
    'keys: a pepper may be removed while the newest keys still need it',
    'ConsistentRead: true,',
    'ConsistentRead: false,',
  ),
  allowList(
    'access: what cannot be read of a stored allow-list is skipped',
    "      throw new Error('A stored IP allow-list is not valid.');",
    '      return { family: 4, bits: 0n, prefix: 32 } as const;',
  ),
  revocation(
    'keys: nobody knows when a revoked key would have expired',
    "{ ...before, status: 'revoked' } as const",
    "{ ...before, status: 'revoked', expiresAt: null } as const",
  ),
  alertAddress('companies: the address of alerts may have a second line', '{2,63}$/;', '{2,63}$/m;'),
  companies(
    'companies: nobody finds a suspended company, to activate it again',
    'companies.filter((company) => company !== null)',
    "companies.filter((company) => company?.status === 'active')",
  ),
  signature(
    'operators: a request with a space after its signature may be sent again',
    'Signature=[0-9a-f]{64}$/;',
    'Signature=[0-9a-f]{64}/;',
  ),
  signature(
    'operators: a signature for another service of AWS is passed on',
    '/sts\\/aws4_request',
    '/[a-z]+\\/aws4_request',
  ),
  once(
    'operators: a person can make one change a day',
    '.update(authorization)',
    ".update(authorization.split(',')[0] ?? '')",
  ),
  identity('operators: the ARN of a function counts as a person', '(?:iam|sts)', '[a-z]*'),
  identity('operators: an ARN somewhere in an answer identifies the caller', '/<Arn>(arn:aws', '/(arn:aws'),
  auditStore('audit: a change that matches only one of several filters is listed', "join(' AND ')", "join(' OR ')"),
  auditStore('audit: the oldest changes are listed first', 'ScanIndexForward: false', 'ScanIndexForward: true'),
  input('operations: a text that was sent as the name of a field is repeated', '/^[a-z_]{1,40}$/', '/[a-z_]/'),
  caller('operators: a name may contain an API key', '!containsApiKey(actor)', "!actor.startsWith('kc_')"),
  caller(
    'operators: the deployment may run any operation on the stage, unsigned',
    'operation !== DEPLOYMENT.operation',
    "!operation.startsWith('stage.')",
  ),
  operations(
    'operations: live keys are made on a stage that refuses them',
    'acceptedEnvironments(environment.LIVE_KEYS)',
    "acceptedEnvironments('allowed')",
  ),
  operations(
    'operations: the console shows the burst as the concurrency',
    'concurrency: environment.CONCURRENCY',
    'concurrency: environment.BURST',
  ),
  operations(
    'operations: a rotation is shown two minutes later',
    '{ read: () => createPeppers().read() }',
    'createPeppers()',
  ),
  operations(
    'operations: changes of keys are recorded in the table of keys',
    'createKeyStore(dynamo, access, audit)',
    'createKeyStore(dynamo, access, access)',
  ),
  operations(
    'operations: nobody is told that the data of a stage are not protected',
    "DELETION_PROTECTION === 'later'",
    "DELETION_PROTECTION === 'off'",
  ),
  overview(
    'reports: the allowance for test keys runs out at the pace of live keys',
    'companyId: company_id, purpose, month: previousMonth(month) }',
    "companyId: company_id, purpose: 'live' as const, month: previousMonth(month) }",
  ),
  housekeeping(
    'housekeeping: the time that is left is read once',
    'const timeIsUp = () => timeLeftMs() < STEP_RESERVE_MS;',
    'const timeIsUp = ((isUp) => () => isUp)(timeLeftMs() < STEP_RESERVE_MS);',
  ),
  housekeeping(
    'housekeeping: an instance goes through the budgets of its first month forever',
    'nowMs: Date.now,\n    metrics',
    'nowMs: ((startedMs) => () => startedMs)(Date.now()),\n    metrics',
  ),
  policies(
    'companies: an administrator activates a suspended company by setting a policy',
    'const after = { ...before, policies:',
    "const after = { ...before, status: 'active' as const, policies:",
  ),
  keyItem(
    'access: any item that the table returns is the key that was asked for',
    'mac: found.slice(KEY_PARTITION_PREFIX.length) }',
    'mac }',
  ),
  overview(
    'reports: lost calls are not counted',
    "if (basis === 'not_made') {",
    "if (basis === 'not_made' || basis === 'lost') {",
  ),
  administering(
    'operations: an administrator of a company may run any operation',
    'if (!operation.roles.includes(role)) {',
    "if (role === 'viewer' && !operation.roles.includes(role)) {",
  ),
  administering(
    'operators: whoever calls while STS does not answer may change anything',
    'await identify(parsed.output)',
    "await identify(parsed.output).catch(() => ({ actor: 'unknown', actorVerified: false }))",
  ),
  once(
    'operators: a request that is sent again is accepted if its write was repeated',
    'error.Item?.use?.S === use',
    'error.Item?.use?.S === use || (error.$metadata.attempts ?? 1) > 1',
  ),
  fields(
    'operations: a description may contain an API key after its first line',
    "(text) => !containsApiKey(text),\n    'description",
    "(text) => !/^.*kc_(?:live|test)_/.test(text),\n    'description",
  ),
  conflict(
    'operations: nobody is told when to repeat a change that another one overtook',
    '    retryAfterSeconds: 1,\n',
    '',
  ),
  signatureField(
    'operators: any text distinguishes two requests of the same second',
    'nonce: v.pipe(v.string(MALFORMED), v.uuid(MALFORMED))',
    'nonce: v.pipe(v.string(MALFORMED), v.minLength(1, MALFORMED))',
  ),
  identified(
    'keys: two halves of a text are found as a key',
    'v.trim(),',
    "v.transform((text) => text.replace(/\\s/g, '')),",
  ),
  usage(
    'usage: the spending of every key of an application is exported as that of one key',
    'spender.application_id, spender.key_id, line.modelId]',
    'spender.application_id, line.modelId]',
  ),
  operations(
    'operations: the pepper is read again for each new key',
    'peppers: createPeppers(),',
    'peppers: { read: () => createPeppers().read() },',
  ),
];

import { at, type Defect } from './defect.ts';

const route = at('functions/endpoints.ts', 'unit', ['test/tidy/openapi.test.ts', 'test/shared/access']);
const role = at('lib/policies/roles.ts', 'templates', ['test/lib/roles.test.ts']);
const gateway = at('lib/constructs/service-api.ts', 'templates', ['test/lib/public-api.test.ts']);
const alarm = at('lib/stacks/background-stack.ts', 'templates', ['test/lib/background.test.ts']);
const deploy = at('bin/deploy.ts', 'reloading', ['test/bin/deploy.test.ts']);
const deployed = at('bin/deployed-stack.client.ts', 'reloading', ['test/bin/deploy.test.ts']);
const client = at('lib/constructs/console-client.ts', 'templates', ['test/lib/console/people.test.ts']);
const site = at('lib/constructs/console-site.ts', 'templates', ['test/lib/console/console.test.ts']);
const consoleStack = at('lib/stacks/console-stack.ts', 'templates', [
  'test/lib/console/console.test.ts',
  'test/lib/data.test.ts',
]);
const metric = at('lib/constructs/alarms.ts', 'templates', ['test/lib/background.test.ts']);
const queue = at('lib/constructs/ingest-queue.ts', 'templates', ['test/lib/background.test.ts']);
const stage = at('lib/stages.ts', 'templates', ['test/lib/console/people.test.ts', 'test/lib/stages.test.ts']);
const variable = at('lib/variables.ts', 'templates', ['test/lib/functions.test.ts']);
const ask = at('functions/copilot-query/handler.ts', 'integration', [
  'test/functions/copilot-query/200-idempotency.test.ts',
]);
const ingest = at('shared/ingestion/ingestion.wiring.ts', 'integration', [
  'test/functions/administer/budget.test.ts',
  'test/shared/ingestion/dead-letters.integration.test.ts',
]);
const ingestTime = at('shared/ingestion/ingestion.wiring.ts', 'integration', [
  'test/functions/ingest-document/time-left.test.ts',
]);
const housekeeping = at('functions/housekeeping/handler.ts', 'integration', [
  'test/functions/housekeeping/time-left.test.ts',
]);
const authorizer = at('functions/authorizer/handler.ts', 'integration', [
  'test/functions/authorizer/401-live-keys.test.ts',
]);
const clock = at('functions/authorizer/handler.ts', 'integration', [
  'test/functions/authorizer/very-next-call.test.ts',
]);
const search = at('shared/search/search.wiring.ts', 'unit', ['test/shared/search/search.wiring.test.ts']);
const unknown = at('lib/constructs/unknown-routes.ts', 'templates', ['test/lib/unknown-routes.test.ts']);
const signedIn = at('functions/console-authorizer/handler.ts', 'integration', [
  'test/functions/console/refused-tokens.test.ts',
]);
const bucket = at('lib/constructs/document-bucket.ts', 'templates', ['test/lib/console/console.test.ts']);
const pool = at('lib/constructs/people-pool.ts', 'templates', ['test/lib/console/people.test.ts']);
const settling = at('shared/budget/reservations/settle.ts', 'unit', ['test/shared/budget/reservations/settle.test.ts']);
const pages = at('shared/administration/audit.store.ts', 'unit', ['test/shared/knowledge/every-page.test.ts']);
const archive = at('shared/extraction/zip/open-archive.ts', 'reloading', [
  'test/shared/extraction/zip/read-zip.test.ts',
]);
const census = at('shared/stage/base-index-status.ts', 'unit', ['test/shared/stage/switch-generation.test.ts']);
const session = at('console/session/session.ts', 'integration', ['test/console/session.test.ts']);
const newKey = at('console/pages/keys/create-key.tsx', 'integration', ['test/console/key-life.test.ts']);
const answer = at('lib/constructs/gateway-responses.ts', 'templates', ['test/lib/gateway-responses.test.ts']);

/** Changes of guards that are in routes, roles, the gateway, alarms, handlers and settings, not in plain code. */
export const INTEGRATION_DEFECTS: readonly Defect[] = [
  route(
    'route: bases are listed with any key',
    "knowledge-bases', scope: 'knowledge:read'",
    "knowledge-bases', scope: null",
  ),
  route(
    'route: a key for questions may search',
    "knowledge/search', scope: 'knowledge:read'",
    "knowledge/search', scope: 'copilot:query'",
  ),
  route(
    'route: questions are asked with any key',
    "copilot/query', scope: 'copilot:query'",
    "copilot/query', scope: null",
  ),
  role(
    'role: the function that lists bases may change them',
    "[onItems(['Query'], knowledge)],",
    "[onItems(['PutItem', 'Query'], knowledge)],",
  ),
  role(
    'role: a search may read the pepper',
    "'knowledge-search': search,",
    "'knowledge-search': [...search, readPepper],",
  ),
  role(
    'role: an operator may delete audit records',
    "onItems(['PutItem', 'Query'], auditTable.tableArn),",
    "onItems(['DeleteItem', 'PutItem', 'Query'], auditTable.tableArn),",
  ),
  role('role: permissions on documents cover the whole bucket', "arnForObjects('companies/*')", "arnForObjects('*')"),
  role(
    'role: the authorizer may list every key',
    '[onItems(READ_AND_CHANGE, access), readPepper]',
    "[onItems([...READ_AND_CHANGE, 'Scan'], access), readPepper]",
  ),
  gateway('gateway: an allowed key stays allowed for minutes', 'Duration.seconds(0)', 'Duration.minutes(5)'),
  gateway("gateway: the caller's address is not checked", ", IdentitySource.context('identity.sourceIp')]", ']'),
  gateway('gateway: calls are not limited', '        throttlingRateLimit: stage.requestsPerSecondMax,\n', ''),
  gateway('gateway: the content of calls is logged', 'dataTraceEnabled: false', 'dataTraceEnabled: true'),
  gateway(
    'gateway: requests to other host names are answered',
    "resource.endpointAccessMode = 'STRICT';",
    "resource.endpointAccessMode = 'BASIC';",
  ),
  gateway('gateway: an old version of TLS is accepted', "'SecurityPolicy_TLS13_1_2_PFS_PQ_2025_09'", "'TLS_1_0'"),
  gateway(
    "gateway: the access log contains callers' addresses",
    "  request_id: '$context.requestId',",
    "  request_id: '$context.requestId',\n  source_ip: '$context.identity.sourceIp',",
  ),
  answer(
    'gateway: a refused key looks like an unknown path',
    "ResponseType.ACCESS_DENIED, status: 403, error: '$context.authorizer.denyReason'",
    'ResponseType.ACCESS_DENIED, status: 404, error: UNKNOWN_PATH',
  ),
  answer(
    "gateway: a refusal shows API Gateway's own message",
    '{ type: ResponseType.DEFAULT_4XX, error: REFUSED }',
    "{ type: ResponseType.DEFAULT_4XX, error: '$context.error.messageString' }",
  ),
  answer(
    'gateway: a busy stage answers 429 instead of 503',
    'ResponseType.THROTTLED, status: 503',
    'ResponseType.THROTTLED, status: 429',
  ),
  alarm(
    'alarm: a ledger that differs from its budget raises no alarm',
    "word: 'budget_differs'",
    "word: 'budget_difference'",
  ),
  alarm(
    'alarm: refused files are looked for in the wrong log',
    'linesWith(stage, [ingest], {',
    'linesWith(stage, [administer], {',
  ),
  metric(
    'alarm: a single error raises no alarm',
    'ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD',
    'ComparisonOperator.GREATER_THAN_THRESHOLD',
  ),
  queue(
    'queue: an event of the inbox that cannot be delivered is lost',
    "[{ prefix: 'inbox/' }] } },\n      },\n      targets: [new SqsQueue(this.#queue, { deadLetterQueue: this.deadLetters })],",
    "[{ prefix: 'inbox/' }] } },\n      },\n      targets: [new SqsQueue(this.#queue)],",
  ),
  queue('queue: two documents share a time limit', 'batchSize: 1,', 'batchSize: 10,'),
  client('console: a token cannot be revoked', 'enableTokenRevocation: true', 'enableTokenRevocation: false'),
  client('console: signing in reveals which addresses are known', 'ExistenceErrors: true', 'ExistenceErrors: false'),
  client('console: a person stays signed in for a month', 'Duration.hours(12)', 'Duration.days(30)'),
  pool('console: anybody may sign up', 'selfSignUpEnabled: false', 'selfSignUpEnabled: true'),
  bucket('console: pages of any origin may upload', 'allowedOrigins: [consoleOrigin(scope)]', "allowedOrigins: ['*']"),
  session(
    'console: a form is continued as another person',
    'tokens.personId !== this.#tokens.personId',
    "tokens.personId === ''",
  ),
  session('console: signing out revokes no refresh token', 'if (refreshToken !== null)', "if (refreshToken === '')"),
  newKey('console: a second attempt at a key creates its application again', 'change({ applicationId: id });', ''),
  site('console: pages may connect to any host', "connect.join(' ')", "'*'"),
  site('console: a response is cached for others', 'CachePolicy.CACHING_DISABLED', 'CachePolicy.CACHING_OPTIMIZED'),
  consoleStack(
    'console: a trial may write passages',
    "{ to: 'read', policy: 'playground' }",
    "{ to: 'write', policy: 'playground' }",
  ),
  consoleStack(
    'console: foreign passages in trials raise no alarm',
    '    createSearchMetrics(stage, [playground]);\n',
    '',
  ),
  stage('stage: prod requires no second factor', "console: { mfa: 'required' }", "console: { mfa: 'optional' }"),
  variable(
    'stage: a stage on AWS accepts unsigned callers',
    "stage.name === 'local' ? 'allowed' : 'refused'",
    "stage.name === 'prod' ? 'refused' : 'allowed'",
  ),
  ask('handler: an answer is stored without its sources', 'keep(answer, cited)', 'keep(answer, cited.slice(0, 0))'),
  ask(
    'handler: a stored answer is repeated even if its documents can no longer be read',
    'areReadable(sources, call.caller.companyId, cited)',
    'Promise.resolve(cited.length >= 0 && sources !== null)',
  ),
  ingest('ingestion: it is charged to a month of 1970', 'monthOf(Date.now())', 'monthOf(0)'),
  ingest(
    'ingestion: a document is retried a hundred times as often',
    'deliveriesMax: environment.DELIVERIES_MAX,',
    'deliveriesMax: 100 * environment.DELIVERIES_MAX,',
  ),
  ingestTime(
    'ingestion: no time is left to record interruptions',
    'RECORD_RESERVE_MS = 10_000',
    'RECORD_RESERVE_MS = 0',
  ),
  housekeeping(
    'handler: housekeeping assumes that no time is left',
    'context.getRemainingTimeInMillis()',
    '0 * context.memoryLimitInMB',
  ),
  housekeeping('handler: housekeeping always has five minutes left', 'context.getRemainingTimeInMillis()', '300_000'),
  clock(
    "handler: the authorizer's clock stops when it starts",
    'answerAuthorizer(services, event, Date.now());',
    'answerAuthorizer(services, event, STARTED_MS);\nconst STARTED_MS = Date.now();',
  ),
  authorizer(
    'handler: a stage for test keys accepts live keys',
    'acceptedEnvironments(environment.LIVE_KEYS)',
    "acceptedEnvironments('allowed')",
  ),
  search(
    "search: the first model's price is reserved instead of the highest",
    'mostExpensiveModel(environment.INDEX_GENERATIONS, budget.priceOf)',
    'mostExpensiveModel(environment.INDEX_GENERATIONS.slice(0, 1), budget.priceOf)',
  ),
  unknown('gateway: the Allow header names one method only', "methods.join(', ')", "methods.slice(0, 1).join(', ')"),
  signedIn(
    'handler: a token never expires',
    'authorizePerson(services, event, Date.now())',
    'authorizePerson(services, event, 0)',
  ),
  deploy(
    'deploy: the second deployment is left out',
    '  return run(CDK, [...cdkDeploy, ...uploadOriginArguments(stage, origin)]);',
    '  return 0;',
  ),
  deployed(
    'deploy: a stack that cannot be described counts as missing',
    "if ((error as { name?: string }).name === 'ValidationError') {",
    'if (error !== null) {',
  ),
  settling(
    'budget: a call is charged to the month in which it ends',
    'settle({ address, kind',
    'settle({ address: { ...address, month: entry.at.slice(0, 7) as typeof address.month }, kind',
  ),
  pages(
    'lists: a page that a filter leaves empty ends the list',
    'if (records.length >= query.recordsMax) {',
    'if (page.Items?.length === 0 || records.length >= query.recordsMax) {',
  ),
  archive('archives: a file may unpack to any multiple of its size', 'ratioMax: 400', 'ratioMax: 400_000'),
  census(
    'stage: an index counts as complete once it has the documents of the first company',
    'await services.companies.list()',
    '(await services.companies.list()).slice(0, 1)',
  ),
];

import { at, type Defect } from './defect.ts';

const OPERATIONS = 'shared/operations/operation-services.wiring.ts';
const CALLERS = 'shared/administration/caller-services.wiring.ts';
const IDENTITY = 'test/shared/administration/caller-identity.client.test.ts';
const envelope = at('shared/api/error-envelope.ts', 'unit', ['test/shared/api/error-envelope.test.ts']);
const log = at('shared/api/request-log.ts', 'unit', ['test/shared/api/request-log.test.ts']);
const table = at('shared/aws/dynamo.client.ts', 'reloading', ['test/shared/aws/transact-pauses.test.ts']);
const access = at('shared/access/access.store.ts', 'unit', ['test/shared/access/access.store.test.ts']);
const pepper = at('shared/keys/pepper.client.ts', 'unit', ['test/shared/keys/pepper.client.test.ts']);
const callers = at(CALLERS, 'unit', ['test/shared/administration/caller-services.wiring.test.ts']);
const identity = at('shared/administration/caller-identity.client.ts', 'unit', [IDENTITY]);
const signature = at('shared/administration/used-signature.store.ts', 'unit', [
  'test/shared/administration/used-signatures.test.ts',
]);
const operations = at(OPERATIONS, 'unit', ['test/shared/operations/operation-services.wiring.test.ts']);
const secret = at('shared/stage/smoke-test-secret.client.ts', 'unit', [
  'test/shared/stage/smoke-test-secret.client.test.ts',
]);
const health = at('shared/reports/stage-health.client.ts', 'unit', ['test/shared/reports/stage-health.client.test.ts']);
const ingestion = at('shared/ingestion/ingestion.wiring.ts', 'unit', [
  'test/shared/ingestion/ingestion.wiring.test.ts',
]);
const housekeeping = at('shared/housekeeping/housekeeping.wiring.ts', 'unit', [
  'test/shared/housekeeping/housekeeping-services.test.ts',
]);
const search = at('shared/search/search.wiring.ts', 'unit', ['test/shared/search/search.wiring.test.ts']);
const trial = at('shared/console/answer-trial.ts', 'unit', ['test/shared/console/answer-call.test.ts']);
const ask = at('functions/copilot-query/handler.ts', 'integration', [
  'test/functions/copilot-query/200-idempotency.test.ts',
]);
const playground = at('functions/console-playground/handler.ts', 'integration', [
  'test/functions/console/playground.test.ts',
]);

const SIGNED_FOR = 'createSignedFetch(environment.SEARCH_SERVICE, ';

/** Careless changes of handlers, their wiring and their clients that no test saw until somebody made them. */
export const FOUND_IN_WIRING: readonly Defect[] = [
  envelope(
    "errors: a SyntaxError of our own code is the caller's fault",
    'if (statusCode === 422) {',
    'if (statusCode === 422 || error instanceof SyntaxError) {',
  ),
  log(
    'log: what a caller wrote into the query is logged',
    '      route: event.resource,',
    '      route: event.resource,\n      query: JSON.stringify(event.queryStringParameters),',
  ),
  table('tables: a conflict is tried again without a pause', 'await pause(Math.random() * 50 * 2 ** tries);', ''),
  access('access: a caller waits while the move of a key is tried five times', '{ triesMax: 1, signal }', '{ signal }'),
  pepper(
    'keys: the pepper is read in another Region',
    '{runtime.AWS_REGION}.amazonaws.com',
    "{'us-east-1'}.amazonaws.com",
  ),
  callers(
    'operators: STS is asked in another Region, where signatures are not valid',
    'stsEndpoint(runtime.AWS_REGION)',
    "'https://sts.amazonaws.com'",
  ),
  callers(
    "operators: a signature is valid for as long as the function's instance lives",
    'nowMs: Date.now,',
    'nowMs: ((startedMs) => () => startedMs)(Date.now()),',
  ),
  identity('operators: STS may take any time', '      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),\n', ''),
  identity(
    'operators: nobody can sign with temporary credentials',
    "...(token === undefined ? {} : { 'x-amz-security-token': token }),",
    '',
  ),
  signature(
    'operators: a signature works again while the table does not answer',
    '        throw dynamoError(error);',
    "        return 'new';",
  ),
  operations(
    'operations: a large base is emptied until the function times out',
    'BASE_REMOVAL_MS_MAX = 90_000',
    'BASE_REMOVAL_MS_MAX = 900_000',
  ),
  operations(
    'operations: estimates have American prices',
    'priceOf(modelId, runtime.AWS_REGION)',
    "priceOf(modelId, 'us-east-1')",
  ),
  operations(
    'operations: the report of a stage leaves out the judge',
    '    ...judge.map((id) => ',
    '    ...judge.slice(1).map((id) => ',
  ),
  operations(
    'operations: a stage with checks of Bedrock says that it has no guardrail',
    "environment.GUARDRAIL.kind !== 'none'",
    "environment.GUARDRAIL.kind === 'guardrail'",
  ),
  operations('operations: nothing can be deleted from a domain', SIGNED_FOR, "createSignedFetch('aoss', "),
  ingestion('ingestion: nothing can be written to a domain', SIGNED_FOR, "createSignedFetch('aoss', "),
  housekeeping('housekeeping: nothing can be deleted from a domain', SIGNED_FOR, "createSignedFetch('aoss', "),
  search('search: nothing can be found in a domain', SIGNED_FOR, "createSignedFetch('aoss', "),
  ingestion(
    'ingestion: its cost is still being stored when the function ends',
    '(companyId, uses) => costs.add(companyId, monthOf(Date.now()), ingestionCostOf(uses))',
    'async (companyId, uses) => void costs.add(companyId, monthOf(Date.now()), ingestionCostOf(uses))',
  ),
  ingestion(
    'ingestion: it is charged American prices',
    'priceOf(modelId, runtime.AWS_REGION)',
    "priceOf(modelId, 'us-east-1')",
  ),
  housekeeping(
    'housekeeping: what still runs at the end is not aborted',
    '{ timeIsUp, signal }',
    '{ timeIsUp, signal: new AbortController().signal }',
  ),
  housekeeping(
    'housekeeping: forgotten alerts count as sent',
    'sendAlert: createAlertTopic(environment.ALERT_TOPIC_ARN, runtime).send',
    'sendAlert: async () => undefined',
  ),
  secret(
    'smoke test: its key is read in another Region',
    '{runtime.AWS_REGION}.amazonaws.com',
    "{'us-east-1'}.amazonaws.com",
  ),
  health(
    'operations: the alarms of another Region are reported',
    '{runtime.AWS_REGION}.amazonaws.com',
    "{'us-east-1'}.amazonaws.com",
  ),
  trial(
    'playground: a trial goes on after its deadline',
    'call = { signal, ',
    'call = { signal: new AbortController().signal, ',
  ),
  trial(
    'playground: a trial always has half a minute',
    '{ signal, timeLeftMs, addLogFields, memberships',
    '{ signal, timeLeftMs: () => 28_000, addLogFields, memberships',
  ),
  trial(
    'playground: nobody knows which company tried',
    'timeLeftMs, addLogFields, memberships',
    'timeLeftMs, addLogFields: () => undefined, memberships',
  ),
  trial(
    'playground: addresses of members are logged',
    '  const call = {',
    '  addLogFields({ person: signedIn.email });\n  const call = {',
  ),
  ask(
    'handler: a repeat about other bases gets the first answer',
    'canonicalQuestion(body)',
    'canonicalQuestion({ ...body, base_ids: undefined })',
  ),
  playground(
    'playground: all trials of an instance have one record id',
    '{ id: randomUUID(), at: new Date().toISOString() }),\n);',
    '{ id: ID, at: new Date().toISOString() }),\n);\nconst ID = randomUUID();',
  ),
];

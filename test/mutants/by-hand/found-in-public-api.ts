import { at, type Defect } from './defect.ts';

const SEARCH = ['test/shared/search/search.wiring.test.ts'];
const ELEMENTS = ['test/shared/copilot/plain/elements.test.ts'];
const elements = at('shared/copilot/markup.ts', 'unit', ELEMENTS);
const stack = at('shared/api/http-handler.ts', 'unit', ['test/shared/api/call.test.ts']);
const consoleStack = at('shared/api/person-handler.ts', 'unit', ['test/shared/api/person-handler.test.ts']);
const header = at('shared/api/idempotency-header.ts', 'unit', ['test/shared/api/idempotency-header.test.ts']);
const embedding = at('shared/search/embedding.client.ts', 'unit', ['test/shared/search/embedding.client.test.ts']);
const search = at('shared/search/search.wiring.ts', 'unit', SEARCH);
const answer = at('shared/copilot/answer-question.wiring.ts', 'unit', [
  'test/shared/copilot/answer-question.wiring.test.ts',
]);
const finding = at('shared/search/search-knowledge.ts', 'unit', [
  'test/shared/search/failures/search-failures.test.ts',
]);
const excerpts = at('shared/search/search-excerpts.ts', 'unit', ['test/shared/search/search-excerpts.test.ts']);
const FOUND = 'shared/search/find-passages.ts';
const findingExcerpts = at(FOUND, 'unit', ['test/shared/search/search-excerpts.test.ts']);
const findingPassages = at(FOUND, 'unit', ['test/shared/copilot/answer-redaction.test.ts']);
const question = at('shared/copilot/answer-question.ts', 'unit', ['test/shared/copilot/answer-redaction.test.ts']);
const prompt = at('shared/copilot/prompt/prompt.ts', 'unit', ['test/shared/copilot/prompt/prompt.test.ts']);
const redaction = at('shared/privacy/redaction.ts', 'unit', ['test/shared/privacy/redaction.test.ts']);
const guardrail = at('shared/privacy/guardrail/guardrail.client.ts', 'unit', [
  'test/shared/privacy/guardrail/guardrail-clients.test.ts',
]);

/** Careless changes between a request and its answer that no test saw until somebody made them. */
export const FOUND_IN_PUBLIC_API: readonly Defect[] = [
  stack(
    'log: the body of a request is logged with the fields of its handler',
    'addLogFields(context, fields),',
    'addLogFields(context, { ...fields, body: event.body }),',
  ),
  consoleStack(
    'log: what a person of the console sends is logged',
    'addLogFields(context, fields),',
    'addLogFields(context, { ...fields, sent: String(event.body) }),',
  ),
  consoleStack(
    'console: the query of a call names its operation',
    'parameters: event.pathParameters ?? {},',
    'parameters: { ...event.queryStringParameters, ...event.pathParameters },',
  ),
  header(
    'api: spaces around an Idempotency-Key are ignored, so that two keys are one',
    'if (values.length === 1 && isIdempotencyKey(value)) {\n    return value;',
    'if (values.length === 1 && isIdempotencyKey(value.trim())) {\n    return value.trim();',
  ),
  embedding(
    'search: an interrupted embedding is free if the model was busy before',
    'meter?.started();',
    'if (tries === 1) {\n      meter?.started();\n    }',
  ),
  search(
    'search: the first generation answers while the choice cannot be read',
    'await answering.read();',
    'await answering.read().catch(() => null);',
  ),
  search(
    'privacy: excerpts are shown without the guardrail',
    'guardrail: createGuardrail(environment.GUARDRAIL)',
    'guardrail: null',
  ),
  search(
    'search: a switch to another index does not concern searches for excerpts',
    '...createFindingServices(environment, dynamo),',
    '...createFindingServices({ ...environment, INDEX_GENERATIONS: environment.INDEX_GENERATIONS.slice(0, 1) }, dynamo),',
  ),
  answer(
    'privacy: questions are answered without the guardrail of the stage',
    'guardrail: createGuardrail(environment.GUARDRAIL)',
    "guardrail: createGuardrail({ kind: environment.GUARDRAIL.kind === 'checks' ? 'checks' : 'none' })",
  ),
  answer(
    'search: a switch to another index does not concern questions',
    '...createFindingServices(environment, dynamo),',
    '...createFindingServices({ ...environment, INDEX_GENERATIONS: environment.INDEX_GENERATIONS.slice(0, 1) }, dynamo),',
  ),
  redaction(
    'privacy: a question with a space at its end keeps the names that only the guardrail finds',
    'registry.redact(text, (await find([text], call)).get(text)).text',
    'registry.redact(text, (await find([text], call)).get(text.trim())).text',
  ),
  guardrail(
    'privacy: an incomplete answer of the guardrail is not charged',
    '      meter.metered({ modelId: GUARDRAIL_UNITS_ID, inputTokens: result.units, outputTokens: 0 });\n      return result.spans();',
    '      const spans = result.spans();\n      meter.metered({ modelId: GUARDRAIL_UNITS_ID, inputTokens: result.units, outputTokens: 0 });\n      return spans;',
  ),
  guardrail(
    'privacy: the guardrail counts its offsets in a text without the spaces around it',
    'texts.map((text) => text.toWellFormed())',
    'texts.map((text) => text.trim())',
  ),
  findingExcerpts(
    'privacy: excerpts that the guardrail cannot read are shown',
    'await redaction.passages(found, call);',
    'await redaction.passages(found, call).catch(() => [...found]);',
  ),
  excerpts(
    'privacy: a query that the guardrail cannot read is searched for',
    'await redaction.question(request.query, call)',
    'await redaction.question(request.query, call).catch(() => redaction.draft(request.query))',
  ),
  findingPassages(
    'privacy: passages that the guardrail cannot read are sent to the model',
    'await redaction.passages(found, call);',
    'await redaction.passages(found, call).catch(() => [...found]);',
  ),
  question(
    'privacy: a question that the guardrail cannot read is asked',
    'await redaction.question(request.question, call);',
    'await redaction.question(request.question, call).catch(() => query);',
  ),
  question(
    'privacy: an answer that the guardrail cannot read is shown',
    'await redaction.answer(said.text, call)',
    'await redaction.answer(said.text, call).catch(() => said.text)',
  ),
  excerpts(
    'privacy: a query that is nothing but personal data is searched for as it is',
    'redaction.searchable(await redaction.question(request.query, call));',
    'redaction.searchable(await redaction.question(request.query, call)) || request.query;',
  ),
  question(
    'privacy: a question that is nothing but personal data is searched for as it is',
    'redaction.searchable(asked);',
    'redaction.searchable(asked) || request.question;',
  ),
  guardrail(
    'privacy: the guardrail reads only the beginning of a long text',
    'await send(wellFormed, kinds, deadline)',
    'await send(wellFormed.map((text) => text.slice(0, 10_000)), kinds, deadline)',
  ),
  prompt(
    'answers: a document says what is missing from its answer',
    '(?=[ \\t]*(?:QUOTE|VERDICT|ANSWER|MISSING)\\b)',
    '(?=[ \\t]*(?:QUOTE|VERDICT|ANSWER)\\b)',
  ),
  at('shared/search/fold-text.ts', 'unit', ['test/shared/search/text.test.ts'])(
    'search: an invisible character makes a word another one',
    '[\\p{M}\\p{Cf}]',
    '[\\p{M}]',
  ),
  guardrail('privacy: a guardrail may take any time', 'DEADLINE_MS = 6_000', 'DEADLINE_MS = 60_000'),
  at('shared/copilot/addresses.ts', 'unit', ['test/shared/copilot/plain/addresses.test.ts'])(
    'answers: an address that begins with ftps: stays',
    '(?:https?|ftps?)',
    '(?:https?|ftp)',
  ),
  elements('answers: a frame may be planted in an answer', ' iframe ', ' '),
  elements('answers: a drawing may be planted in an answer', ' svg ', ' '),
  elements('answers: an object may be planted in an answer', ' object ', ' '),
  at('shared/copilot/visible-characters.ts', 'unit', ELEMENTS)(
    'answers: two lines are one for the reader of a reply',
    '[\\u0085\\u2028\\u2029\\v\\f]',
    '[\\u0085\\v\\f]',
  ),
  finding('search: a search is free', 'embed(query.text, call.signal, call.meter)', 'embed(query.text, call.signal)'),
  finding(
    'search: passages that only their words found are missing while the index fails',
    'await read(others)',
    'await read(others).catch(() => [])',
  ),
  findingExcerpts(
    'privacy: a value that chunking split between two excerpts is shown',
    'await redaction.passages(found, call);',
    '(await Promise.all(found.map((one) => redaction.passages([one], call)))).flat();',
  ),
  question(
    'answers: the placeholders of a title have other numbers than those of the answer',
    "source_title: texts[2 * i] ?? '',",
    'source_title: citation.source_title,',
  ),
  at('shared/copilot/check-answer.ts', 'unit', ['test/shared/copilot/check-answer.test.ts'])(
    'answers: a passage is cited whose sentence was left out',
    'const used = numbered.excerptIndexes.flatMap((index) => cited[index] ?? []);',
    'const used = cited;',
  ),
];

import { at, type Defect } from './defect.ts';

const SEARCH = ['test/shared/search/search.wiring.test.ts'];
const FORMATS = ['test/shared/extraction/detect-format.test.ts'];
const stack = at('shared/api/http-handler.ts', 'unit', ['test/shared/api/call.test.ts']);
const consoleStack = at('shared/api/person-handler.ts', 'unit', ['test/shared/api/person-handler.test.ts']);
const header = at('shared/api/idempotency-header.ts', 'unit', ['test/shared/api/idempotency-header.test.ts']);
const embedding = at('shared/search/embedding.client.ts', 'unit', ['test/shared/search/embedding.client.test.ts']);
const search = at('shared/search/search.wiring.ts', 'unit', SEARCH);
const answer = at('shared/copilot/answer-question.wiring.ts', 'unit', [
  'test/shared/copilot/answer-question.wiring.test.ts',
]);
const excerpts = at('shared/search/search-excerpts.ts', 'unit', ['test/shared/search/search-excerpts.test.ts']);
const question = at('shared/copilot/answer-question.ts', 'unit', ['test/shared/copilot/answer-guards.test.ts']);
const prompt = at('shared/copilot/prompt.ts', 'unit', ['test/shared/copilot/prompt.test.ts']);
const uploads = at('shared/ingestion/ingest-uploads.ts', 'unit', ['test/shared/ingestion/ingest-uploads.test.ts']);
const progress = at('shared/ingestion/show-progress.ts', 'unit', ['test/shared/ingestion/show-progress.test.ts']);
const retry = at('shared/ingestion/renewal/retry-document.ts', 'unit', [
  'test/shared/ingestion/renewal/renewal.test.ts',
]);
const inbox = at('shared/ingestion/inbox/inbox-key.ts', 'unit', ['test/shared/ingestion/inbox/inbox-key.test.ts']);
const queue = at('shared/ingestion/upload-queue.client.ts', 'unit', [
  'test/shared/ingestion/upload-queue.client.test.ts',
]);
const leftovers = at('shared/ingestion/remove-leftovers.ts', 'unit', [
  'test/shared/ingestion/removal/remove-leftovers.test.ts',
]);
const file = at('shared/ingestion/file-field.ts', 'unit', ['test/shared/ingestion/prepare-upload.test.ts']);
const ingestion = at('shared/ingestion/ingestion.wiring.ts', 'unit', [
  'test/shared/ingestion/ingestion.wiring.test.ts',
]);
const format = at('shared/extraction/detect-format.ts', 'unit', FORMATS);
const unsupported = at('shared/extraction/unsupported-format.ts', 'unit', FORMATS);
const redaction = at('shared/privacy/redaction.ts', 'unit', ['test/shared/privacy/redaction.test.ts']);
const guardrail = at('shared/privacy/guardrail/guardrail.client.ts', 'unit', [
  'test/shared/privacy/guardrail/guardrail-clients.test.ts',
]);
const decoding = at('shared/extraction/decode-text.ts', 'unit', ['test/shared/extraction/decode-text.test.ts']);
const office = at('shared/extraction/office/office-package.ts', 'unit', [
  'test/shared/extraction/document-limits.test.ts',
]);

/** Careless changes between a request or a document and its answer that no test saw until somebody made them. */
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
    '    search: createSearch(environment, dynamo),',
    '    search: createSearch({ ...environment, INDEX_GENERATIONS: environment.INDEX_GENERATIONS.slice(0, 1) }, dynamo),',
  ),
  answer(
    'privacy: questions are answered without the guardrail of the stage',
    'guardrail: createGuardrail(environment.GUARDRAIL)',
    "guardrail: createGuardrail({ kind: environment.GUARDRAIL.kind === 'checks' ? 'checks' : 'none' })",
  ),
  answer(
    'search: a switch to another index does not concern questions',
    '    search: createSearch(environment, dynamo),',
    '    search: createSearch({ ...environment, INDEX_GENERATIONS: environment.INDEX_GENERATIONS.slice(0, 1) }, dynamo),',
  ),
  progress('ingestion: the progress of an id in upper case is not found', ', v.toLowerCase())', ')'),
  retry(
    'ingestion: a document that was reindexed cannot be retried',
    'documentFileKey(addressOf(record), record.fileVersion)',
    'documentFileKey(addressOf(record), record.version)',
  ),
  inbox('inbox: a file whose name begins like a system file is ignored', '|desktop\\.ini)$/i', '|desktop\\.ini)/i'),
  queue(
    'ingestion: a retry removes the dead letters of documents with similar ids',
    'Body.includes(documentId)',
    'Body.includes(documentId.slice(0, 8))',
  ),
  leftovers(
    'ingestion: a version that was replaced meanwhile is forgotten, but not removed',
    'forgetLeftovers(record, seen, nowMs)',
    'forgetLeftovers(record, record, nowMs)',
  ),
  file(
    'ingestion: an API key at the end of a long path is stored',
    'containsApiKey(file)',
    'containsApiKey(file.slice(0, 64))',
  ),
  ingestion(
    'inbox: audit records are written to the table of documents',
    'createDocumentRegister(dynamo, { knowledge, audit })',
    'createDocumentRegister(dynamo, { knowledge, audit: knowledge })',
  ),
  ingestion('ingestion: a busy model is called again at once', 'pause: pauseJittered', 'pause: async () => undefined'),
  format(
    'formats: text under the name of an old Office document is indexed',
    '|docx?|xlsx?|pptx?|',
    '|docx|xlsx|pptx|',
  ),
  unsupported('formats: a TIFF image is unknown', "  { at: 0, bytes: 'II*\\x00', name: 'a TIFF image' },\n", ''),
  unsupported(
    'formats: a tar archive is looked for in the wrong place',
    "{ at: 257, bytes: 'ustar'",
    "{ at: 256, bytes: 'ustar'",
  ),
  decoding('formats: a file of which every tenth byte is binary is text', 'SHARE_MAX = 0.001', 'SHARE_MAX = 0.1'),
  office(
    'archives: the parts of an Office document may unpack to any size',
    'bytesMax: 400_000_000,',
    'bytesMax: 400_000_000_000,',
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
  excerpts(
    'privacy: excerpts that the guardrail cannot read are shown',
    'await redaction.passages(found, call);',
    'await redaction.passages(found, call).catch(() => [...found]);',
  ),
  excerpts(
    'privacy: a query that the guardrail cannot read is searched for',
    'await redaction.question(request.query, call)',
    'await redaction.question(request.query, call).catch(() => redaction.draft(request.query))',
  ),
  question(
    'privacy: passages that the guardrail cannot read are sent to the model',
    'await redaction.passages(found, call),',
    'await redaction.passages(found, call).catch(() => [...found]),',
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
    'search: a sign that nobody sees makes a word another one',
    '[\\p{M}\\p{Cf}]',
    '[\\p{M}]',
  ),
  at('shared/knowledge/base.store.ts', 'unit', ['test/shared/knowledge/consistent-reads.test.ts'])(
    'bases: an instance never notices that a base was restricted',
    '  const list = async (companyId: string) => {\n    const bases: KnowledgeBase[] = [];',
    '  const known = new Map<string, KnowledgeBase[]>();\n  const list = async (companyId: string) => {\n    const bases: KnowledgeBase[] = known.get(companyId) ?? [];\n    if (known.has(companyId)) {\n      return bases;\n    }\n    known.set(companyId, bases);',
  ),
  uploads(
    'queue: messages after one that failed count as handled',
    'batchItemFailures.push({ itemIdentifier: message.messageId });',
    'batchItemFailures.push({ itemIdentifier: message.messageId });\n      break;',
  ),
  at('shared/ingestion/inbox/follow-inbox.ts', 'unit', ['test/shared/ingestion/inbox/inbox.test.ts'])(
    'inbox: a file of any size is read into memory',
    'services.inbox.read(key, DOCUMENT_BYTES_MAX)',
    'services.inbox.read(key, Number.MAX_SAFE_INTEGER)',
  ),
  at('shared/ingestion/read-version.ts', 'unit', ['test/shared/ingestion/ingest-document.test.ts'])(
    'ingestion: a file of any size is read into memory',
    'record.fileVersion), DOCUMENT_BYTES_MAX)',
    'record.fileVersion), Number.MAX_SAFE_INTEGER)',
  ),
  at('shared/ingestion/list-documents.ts', 'unit', ['test/shared/ingestion/list-documents.test.ts'])(
    'lists: a later page of documents has the same documents again and again',
    'list(input.base_id, next, DOCUMENTS_PER_READ)',
    'list(input.base_id, input.after ?? next, DOCUMENTS_PER_READ)',
  ),
  at('shared/ingestion/housekeep.ts', 'unit', ['test/shared/ingestion/housekeep.test.ts'])(
    'housekeeping: a file that waits for a day never arrived',
    'if (await services.files.exists(key)) {',
    'if (waitedMs < GIVE_UP_AFTER_MS && (await services.files.exists(key))) {',
  ),
  at('shared/ingestion/archives/unpack-archive.ts', 'unit', ['test/shared/ingestion/archives/archives.test.ts'])(
    'archives: a file with a name in another Unicode form is removed again',
    'new Set(planned.map(({ file }) => file))',
    'new Set(files.map(({ path }) => `${record.file}/${path}`))',
  ),
];

import { at, type Defect } from './defect.ts';

const NAMES = ['test/shared/knowledge/file-names.test.ts'];
const FORMATS = ['test/shared/extraction/detect-format.test.ts'];
const uploads = at('shared/ingestion/handle-file-events.ts', 'unit', [
  'test/shared/ingestion/handle-file-events.test.ts',
]);
const progress = at('shared/ingestion/show-progress.ts', 'unit', ['test/shared/ingestion/show-progress.test.ts']);
const retry = at('shared/ingestion/renewal/retry-document.ts', 'unit', [
  'test/shared/ingestion/renewal/renewal.test.ts',
]);
const fileNames = at('shared/ingestion/file-field.ts', 'unit', ['test/shared/ingestion/inbox/inbox-key.test.ts']);
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
const signing = at('shared/knowledge/presign.client.ts', 'unit', ['test/shared/knowledge/presign.client.test.ts']);
const format = at('shared/extraction/detect-format.ts', 'unit', FORMATS);
const unsupported = at('shared/extraction/unsupported-format.ts', 'unit', [
  'test/shared/extraction/unsupported-format.test.ts',
]);
const decoding = at('shared/extraction/text/decode-text.ts', 'unit', [
  'test/shared/extraction/text/decode-text.test.ts',
]);
const office = at('shared/extraction/office/office-package.ts', 'unit', [
  'test/shared/extraction/document-limits.test.ts',
]);

const table = at('shared/extraction/document-formats.ts', 'unit', [
  'test/shared/extraction/document-formats.test.ts',
  'test/shared/extraction/office/extract-pptx.test.ts',
  'test/shared/extraction/office/extract-xlsx.test.ts',
]);

/** Careless changes between a file and its passages that no test saw until somebody made them. */
export const FOUND_IN_DOCUMENTS: readonly Defect[] = [
  progress('ingestion: the progress of an id in upper case is not found', ', v.toLowerCase())', ')'),
  retry(
    'ingestion: a document that was reindexed cannot be retried',
    'documentFileKey(addressOf(record), record.fileVersion)',
    'documentFileKey(addressOf(record), record.version)',
  ),
  fileNames('inbox: a file whose name begins like a system file is ignored', '|desktop\\.ini$|', '|desktop\\.ini|'),
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
    "new Set(files.map(({ path }) => [record.file, path].join('/')))",
  ),
  at('shared/extraction/extract-document.ts', 'unit', ['test/shared/extraction/document-formats.test.ts'])(
    'formats: a page in an encoding of its own may have any length',
    'bytes.length > TEXT_BYTES_MAX',
    'bytes.length > 10 * TEXT_BYTES_MAX',
  ),
  table(
    'formats: a page is read until the function ends',
    "extractHtml(pageTextOf(content) ?? '', timeIsUp, content.file)",
    "extractHtml(pageTextOf(content) ?? '', () => false, content.file)",
  ),
  table(
    'formats: Markdown is read until the function ends',
    "extractMarkdown(textOf(content) ?? '', timeIsUp)",
    "extractMarkdown(textOf(content) ?? '', () => false)",
  ),
  table(
    'formats: a presentation is read until the function ends',
    'extractPptx(officeOf(content), timeIsUp)',
    'extractPptx(officeOf(content), () => false)',
  ),
  table(
    'formats: a workbook is read until the function ends',
    'extractXlsx(officeOf(content), timeIsUp)',
    'extractXlsx(officeOf(content), () => false)',
  ),
  table(
    'formats: a PDF is read until the function ends',
    'extractPdf(bytes, timeIsUp)',
    'extractPdf(bytes, () => false)',
  ),
  at('shared/extraction/zip/open-archive.ts', 'reloading', ['test/shared/extraction/zip/read-zip.test.ts'])(
    'archives: a file whose name begins like a system file is left out',
    'thumbs\\.db$|desktop\\.ini$',
    'thumbs\\.db|desktop\\.ini',
  ),
  at('shared/extraction/zip/unsupported-package.ts', 'unit', FORMATS)(
    'formats: a Pages document is unpacked as an archive',
    "  { entry: 'index/document.iwa', name: 'a Pages, Numbers or Keynote document' },\n",
    '',
  ),
  at('shared/extraction/office/office-package.ts', 'unit', FORMATS)(
    'formats: a binary workbook is read as one of XML',
    'ms-excel\\.(?!sheet\\.binary)/',
    'ms-excel\\./',
  ),
  at('shared/extraction/markdown/detect-markdown.ts', 'unit', FORMATS)(
    'formats: a file named .mdown is not Markdown',
    '|mdown|',
    '|',
  ),
  at('shared/extraction/html/detect-html.ts', 'unit', FORMATS)(
    'formats: a file named .xht is not a page',
    '|xht)',
    ')',
  ),
  at('shared/knowledge/knowledge-base.ts', 'unit', ['test/shared/knowledge/base-limits.test.ts'])(
    'bases: a company may have more than a list can show',
    'BASES_PER_COMPANY_MAX = 500',
    'BASES_PER_COMPANY_MAX = 5_000',
  ),
  at('shared/knowledge/base-register.store.ts', 'unit', ['test/shared/knowledge/register-writes.test.ts'])(
    'bases: a base that is deleted stays visible',
    'visibility = :visibility, #status = :status, revision',
    'visibility = :visibility, revision',
  ),
  at('shared/knowledge/document.ts', 'unit', ['test/shared/ingestion/handle-file-events.test.ts'])(
    'queue: a copy of a file elsewhere in the bucket counts as the file',
    '/^companies',
    '/companies',
  ),
  signing('uploads: their address works for a day', 'UPLOAD_SECONDS = 900', 'UPLOAD_SECONDS = 86_400'),
  signing(
    'uploads: any bytes of the announced length are accepted',
    "    'x-amz-checksum-sha256': Buffer.from(checksum, 'hex').toString('base64'),\n",
    '',
  ),
  signing('uploads: any bytes are accepted', 'new Set(Object.keys(headers))', 'new Set()'),
  signing('uploads: a link works for an hour for each of its minutes', 'expiresIn: seconds', 'expiresIn: seconds * 60'),
  at('shared/knowledge/knowledge-base.ts', 'unit', NAMES)(
    'bases: their order depends on the machine',
    'one.name < other.name ? -1 : 1',
    'one.name.localeCompare(other.name)',
  ),
  at('shared/knowledge/knowledge-items.ts', 'unit', NAMES)(
    'documents: a file replaces another one whose name differs in case',
    'update(file)',
    'update(file.toLowerCase())',
  ),
  at('shared/knowledge/document.store.ts', 'unit', NAMES)(
    'documents: a file is looked for under a similar name',
    'read(fileNameKey(baseId, file))',
    "read(fileNameKey(baseId, file.normalize('NFKC')))",
  ),
  at('shared/knowledge/archive-entries.store.ts', 'unit', ['test/shared/knowledge/register-writes.test.ts'])(
    'archives: an old version overwrites the documents of a new one',
    "'#version = :version'",
    "'attribute_exists(#version) OR #version = :version'",
  ),
  at('shared/knowledge/document-file.store.ts', 'unit', ['test/shared/knowledge/document-file.store.test.ts'])(
    'documents: only the beginning of a file is compared with what was announced',
    "update(bytes).digest('hex')",
    "update(bytes.subarray(0, 1_000_000)).digest('hex')",
  ),
];

import { at, type Defect } from './defect.ts';

const watched = (file: string, test: string) => at(`${file}.ts`, 'unit', [`test/${test}.test.ts`]);
const inCloud = (file: string, test: string) =>
  at(`local-cloud/${file}.ts`, 'local-cloud', [`local-cloud/${test}.test.ts`]);

/** Careless changes outside the public API that an acceptance test of the tests made, and that no test saw. */
export const FOUND_BY_ACCEPTANCE_ELSEWHERE: readonly Defect[] = [
  watched('shared/ingestion/indexing-run', 'shared/ingestion/runs/finished-meanwhile')(
    'ingestion: the passages of a readable version are removed because its file was replaced',
    'record?.currentVersion === version',
    'record?.version === version',
  ),
  watched('shared/ingestion/remove-base-documents', 'shared/ingestion/removal/remove-base-documents')(
    'bases: passages of a run that began meanwhile stay in the index forever',
    'const removal = removalOf(record, services.nowMs());',
    'const removal = removalOf(seen, services.nowMs());',
  ),
  watched('shared/ingestion/archives/unpack-archive', 'shared/ingestion/archives/unpack-archive')(
    'archives: a new version is ready although the documents that it lacks are still found',
    '  await removeEntries(services, record.id, { archive: unpacked, keep, signal: build.signal });\n  const { added, kept, taken, full } = counts;\n  return finish(services, build, { documents: added + kept, leftOut: { ...leftOut, taken, full } });',
    '  const { added, kept, taken, full } = counts;\n  const done = await finish(services, build, { documents: added + kept, leftOut: { ...leftOut, taken, full } });\n  await removeEntries(services, record.id, { archive: unpacked, keep, signal: build.signal });\n  return done;',
  ),
  watched('shared/knowledge/document-file.store', 'shared/knowledge/document-file.store')(
    'documents: a deleted file counts as existing',
    'Key === key && IsLatest === true',
    'Key === key',
  ),
  watched('shared/knowledge/knowledge-items', 'shared/knowledge/single-items')(
    'documents: one of an earlier release is read from the file of its first version',
    'fileVersion: fields.version,',
    'fileVersion: 1,',
  ),
  watched('shared/knowledge/archive-entries.store', 'shared/knowledge/register-writes')(
    'archives: what is left of a removed document is on no list',
    '        ...removeDocumentWrites(table, record),\n        { write: put(table, removalItem(removal)) },',
    '        ...removeDocumentWrites(table, record),',
  ),
  watched('shared/knowledge/document.store', 'shared/knowledge/every-page')(
    'lists: more failed documents are returned than were asked for',
    'return records.slice(0, documentsMax);',
    'return records;',
  ),
  watched('shared/stage/report-generations', 'shared/stage/report-stage')(
    'stage: an index that has all documents is said to lack some',
    'problemsOf(missingDocuments(bases, answering), answering)',
    'problemsOf(bases.reduce((sum, { behind: missing }) => sum + missing, 0), answering)',
  ),
  watched('shared/console/run-operation', 'shared/console/run-while-suspended')(
    'console: the administrators of a suspended company go on spending',
    'if (mayAsMember && (await isAllowedNow(operation, owner, companies))) {',
    'if (mayAsMember) {',
  ),
  watched('shared/console/run-operation', 'shared/console/run-while-suspended')(
    'console: a company whose status is not found counts as active',
    "?.status === 'active'",
    "?.status !== 'suspended'",
  ),
  watched('shared/extraction/office/docx/extract-docx', 'shared/extraction/office/docx-numbering-and-fields')(
    'formats: the endnotes of a Word document are left out',
    "endnote: notesOf('endnotes', styles, read)",
    "endnote: notesOf('endnote', styles, read)",
  ),
  watched('shared/extraction/office/pptx/read-slide', 'shared/extraction/office/extract-pptx')(
    'formats: a hidden slide is read',
    "show === '0' || show === 'false'",
    "show === '0'",
  ),
  watched('shared/extraction/markdown/markdown-html', 'shared/extraction/markdown/extract-markdown')(
    'formats: a Markdown list that begins with 3 is read as one that begins with 1',
    'node.start ?? 1',
    '1',
  ),
  watched('shared/extraction/office/office-package', 'shared/extraction/office/damaged-properties')(
    'formats: a document with damaged properties cannot be read',
    '    // Damaged properties do not prevent reading the document.\n    if (!(error instanceof CannotRead)) {\n      throw error;\n    }',
    '    throw error;',
  ),
  watched('shared/extraction/pdf/extract-pdf', 'shared/extraction/pdf/damaged-pages')(
    'formats: one damaged page makes a PDF unreadable',
    'length === 0 && damaged > 0',
    'damaged > 0',
  ),
  watched('shared/extraction/html/css-sheet', 'shared/extraction/html/extract-html')(
    'formats: styles for speech hide what a page shows',
    '(?:|all|screen)$',
    '(?:|all|screen|speech)$',
  ),
  watched('shared/privacy/placeholder-registry', 'shared/privacy/placeholder-registry')(
    'privacy: the end of a value stays because a part of it crosses two passages',
    'end: Math.max(last.end, span.end)',
    'end: span.end',
  ),
  watched('bin/admin', 'bin/admin')(
    'commands: documents add succeeds although one of its documents failed',
    "documents.some(({ status }) => status === 'failed') ? 1 : 0",
    "documents.every(({ status }) => status === 'failed') ? 1 : 0",
  ),
  inCloud('front/verify-signature', 'front/signatures')(
    'local cloud: the host need not be signed',
    "if (!signed.has('host') && !signed.has(':authority')) {",
    'if (signed.size === 0) {',
  ),
  inCloud('front/verify-signature', 'front/signatures')(
    'local cloud: a presigned URL is valid for ten weeks',
    'signing.expiresSeconds > PRESIGNED_SECONDS_MAX',
    'signing.expiresSeconds > 10 * PRESIGNED_SECONDS_MAX',
  ),
  inCloud('services/s3/bucket-policy', 'services/s3/bucket-policy')(
    'local cloud: a distribution reads a part of a bucket',
    'if (statement.Resource !== ',
    "if (statement.Resource === '' && statement.Resource !== ",
  ),
  inCloud('lambda/invoke-permissions', 'lambda/invoke-permissions')(
    'local cloud: another account invokes a function',
    "permission.SourceAccount === source.arn.split(':')[4]",
    "permission.SourceAccount !== ''",
  ),
  inCloud('services/opensearch/bulk', 'services/opensearch/bulk')(
    'local cloud: the length of an id counts its characters',
    'Buffer.byteLength(_id) > ID_BYTES_MAX',
    '_id.length > ID_BYTES_MAX',
  ),
  inCloud('services/sns/sns', 'services/sns/sns')(
    'local cloud: an alert is published to a topic that does not exist',
    '    if (!topics.has(arn)) {',
    "    if (arn === '' && !topics.has(arn)) {",
  ),
  inCloud('services/sns/sns', 'services/sns/sns')(
    'local cloud: the subject of an alert may have any length',
    'v.maxLength(100), ',
    '',
  ),
  inCloud('services/sqs/batch-ids', 'services/sqs/batch-ids')(
    'local cloud: a hundred messages are deleted at once',
    'BATCH_ENTRIES_MAX = 10;',
    'BATCH_ENTRIES_MAX = 100;',
  ),
  inCloud('lambda/environment', 'lambda/lambda')(
    'local cloud: functions read the AWS profile of whoever started it',
    '    AWS_CONFIG_FILE: devNull,\n',
    '',
  ),
  inCloud('services/cognito/pool-operations', 'services/cognito/pool-operations')(
    'local cloud: an invitation that is sent again ends when the first one did',
    '    people.change(person.sub, { passwordEndsMs: endsMs });\n',
    '',
  ),
  inCloud('services/opensearch/data-access', 'services/opensearch/data-access')(
    'local cloud: a network policy for one collection makes all public',
    'policy.AllowFromPublic && covers(policy, collection)',
    'policy.AllowFromPublic',
  ),
  inCloud('services/cloudfront/cloudfront', 'services/cloudfront/cloudfront')(
    'local cloud: a missing file of the console has no security headers',
    "{ 'content-type': 'application/xml', ...added }",
    "{ 'content-type': 'application/xml' }",
  ),
];

import { at, type Defect } from './defect.ts';

const find = at('shared/search/search-knowledge.ts', 'unit', ['test/shared/search/search-knowledge.test.ts']);
const excerpts = at('shared/search/search-excerpts.ts', 'unit', ['test/shared/search/search-excerpts.test.ts']);
const neighbors = at('shared/search/passage.store.ts', 'unit', ['test/shared/search/neighbors/neighbor-texts.test.ts']);
const around = at('shared/search/texts-around.ts', 'unit', ['test/shared/search/neighbors/texts-around.test.ts']);
const redaction = at('shared/privacy/redaction.ts', 'unit', ['test/shared/privacy/boundaries/texts-around.test.ts']);
const key = at('shared/keys/key-record.ts', 'unit', ['test/shared/companies/keys/key-lists.test.ts']);
const caller = at('shared/access/access.store.ts', 'unit', ['test/shared/access/access.store.test.ts']);
const office = at('shared/extraction/office/office-package.ts', 'unit', [
  'test/shared/extraction/office/outside-links.test.ts',
]);
const uploads = at('console/pages/knowledge/prepare-uploads.ts', 'unit', [
  'test/console/pages/knowledge/prepare-uploads.test.ts',
]);

/** Plausible mistakes that no test of their folder saw until somebody made them. */
export const FOUND_BY_READING: readonly Defect[] = [
  find(
    'search: words find passages of earlier versions',
    'rankWords(found.words.filter(isCurrent),',
    'rankWords(found.words,',
  ),
  excerpts(
    'search: the guardrail does not read the query',
    'redaction.searchable(await redaction.question(request.query, call))',
    'query',
  ),
  neighbors(
    'search: a missing text beside a result looks like the end of its document',
    '!ids.every((id) => texts.has(id))',
    'texts.size > ids.length',
  ),
  around(
    'search: the last text of a document is taken for the one before the last',
    'ordinal >= count',
    'ordinal > count',
  ),
  redaction(
    'privacy: the texts around a passage are shown with it',
    'headings: headings().text,\n    textsAround: null,',
    'headings: headings().text,',
  ),
  redaction(
    'privacy: a passage without the texts around it is read alone',
    'run.some(({ textsAround }) => textsAround === null)',
    'false',
  ),
  key(
    'keys: a list shows the MAC of each key',
    'created_at: record.createdAt,',
    'mac: record.mac,\n    created_at: record.createdAt,',
  ),
  caller(
    'access: an empty allow-list, which refuses every address, allows all',
    'policies.ipAllowList ?? null',
    'policies.ipAllowList || null',
  ),
  office('office: a link to outside is followed inside the package', " && TargetMode !== 'External'", ''),
  uploads('console: a name in another Unicode form is another file', "chosen.normalize('NFC')", 'chosen'),
  uploads(
    'console: files of another call count as uploaded',
    'of asked.filter((_, place)',
    'of waiting.filter((_, place)',
  ),
];

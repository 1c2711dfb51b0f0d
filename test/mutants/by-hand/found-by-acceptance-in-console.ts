import { at, type Defect } from './defect.ts';

const shown = (file: string, test: string) => at(`console/${file}`, 'integration', [`test/console/${test}.test.ts`]);

/** Careless changes of the console that an acceptance test of the tests made, and that no test saw. */
export const FOUND_BY_ACCEPTANCE_IN_CONSOLE: readonly Defect[] = [
  shown('pages/knowledge/base-draft.ts', 'forms')(
    'console: editing the name of a base lets every key read it',
    '...(draft.visibility === before.visibility ? {} : { visibility }),',
    "visibility: visibility === before.visibility ? 'company' : visibility,",
  ),
  shown('pages/knowledge/upload-progress.tsx', 'documents')(
    'console: an upload without an estimate costs nothing',
    'nanoUsd === null ? texts.noEstimate : texts.cost(nanoDollars(nanoUsd))',
    'texts.cost(nanoDollars(nanoUsd ?? 0n))',
  ),
  shown('pages/policies/try-address.tsx', 'policy-life')(
    'console: the verdict on an address stays while the list changes',
    'useEffect(() => setAnswer(null), [list, address]);',
    'useEffect(() => setAnswer(null), [address]);',
  ),
  shown('pages/usage/usage-page.tsx', 'forms')(
    'console: what test keys cost is shown as that of live keys',
    'company_id: company.id, month, purpose });',
    "company_id: company.id, month, purpose: 'live' });",
  ),
  shown('pages/members/member-list.tsx', 'forms')(
    'console: somebody who was invited cannot be invited again',
    "    status === 'active'\n",
    "    status !== 'expired'\n",
  ),
  shown('pages/keys/revoke-key.tsx', 'forms')(
    'console: a key seems to have been used last when it was made',
    '<Time at={companyKey.last_used_at} />',
    '<Time at={companyKey.created_at} />',
  ),
  shown('pages/knowledge/document-list.tsx', 'kept-state')(
    'console: the chosen state of documents is lost on a reload',
    "              keepInAddress({ status: value === 'all' ? '' : value });\n",
    '',
  ),
  shown('pages/knowledge/use-uploads.ts', 'kept-state')(
    'console: a page is left during an upload without a question',
    "useWarnBeforeLeaving(state.step === 'sending');",
    "useWarnBeforeLeaving(state.step === 'planned');",
  ),
  shown('pages/overview/attention.tsx', 'kept-state')(
    'console: a failed document leads to all documents',
    "query: { 'documents-find': file }",
    'query: { find: file }',
  ),
  shown('lists/data-table.tsx', 'kept-state')(
    'console: a search that is in the address is not made',
    'defaultFilteringText: asked.get(',
    "defaultFilteringText: new URLSearchParams('').get(",
  ),
  shown('pages/playground/sources.tsx', 'kept-state')(
    'console: a source opens on its first page',
    '{ document_id: source.document_id }), source.page)',
    '{ document_id: source.document_id }))',
  ),
  shown('pages/playground/trial-form.tsx', 'kept-state')(
    'console: hidden bases are offered for a trial',
    "    .filter(({ visibility }) => visibility === 'company')\n",
    '',
  ),
  shown('pages/stage/health-lists.tsx', 'kept-state')(
    'console: alarms that nobody could read look like none',
    '{overview.alarms === null ? (\n        <Unknown what={stageTexts.alarms} />\n      ) : (',
    '{overview.alarms !== null && (',
  ),
  shown('frame/page-of.tsx', 'kept-state')(
    'console: nothing says that a company is suspended',
    `        {company?.status === 'suspended' && <Suspended role={company.role} />}\n`,
    '',
  ),
  shown('calls/use-call.ts', 'kept-state')(
    'console: figures of one month stay under the name of another',
    '...(isNewInput ? { data: null, problem: null } : {}), loading: true',
    'loading: true',
  ),
  shown('lists/use-paged-list.ts', 'kept-state')(
    'console: the rest of a long list replaces its beginning',
    'start.from === null ? part.items : [...before, ...part.items]',
    'part.items',
  ),
  shown('shown/copy-button.tsx', 'kept-state')(
    'console: a key that was not copied looks copied',
    "() => setOutcome('failed'),",
    "() => setOutcome('copied'),",
  ),
  shown('pages/knowledge/use-uploads.ts', 'kept-state')(
    'console: an upload goes on after its page was left',
    '      control.current.abort();\n      const unsent',
    '      const unsent',
  ),
  shown('pages/keys/key-list.tsx', 'kept-state')(
    'console: the status in the address of the keys is ignored',
    "useState(() => statusOf(parseRoute(location.hash).query.get('status')))",
    "useState(() => statusOf('all'))",
  ),
  shown('pages/knowledge/knowledge-page.tsx', 'kept-state')(
    'console: a base that was deleted loads forever',
    '  return data === null ? (\n    <div',
    '  return data !== undefined ? (\n    <div',
  ),
  shown('frame/use-company-of.ts', 'kept-state')(
    'console: operators see suspended companies as active',
    "return { company: { id, name, status, role: 'operator' }, problem: null };",
    "return { company: { id, name, status: 'active', role: 'operator' }, problem: null };",
  ),
  shown('pages/playground/answered.tsx', 'kept-state')(
    'console: the code sample asks in other bases than the trial',
    'trial.baseIds.length === 0 ? {} : { base_ids: trial.baseIds }',
    '{}',
  ),
  shown('pages/knowledge/document-list.tsx', 'transcripts')(
    'console: a document that is being read is offered to be read again',
    "document.status === 'failed' ? [{ id: 'retry'",
    "document.status !== 'ready' ? [{ id: 'retry'",
  ),
];

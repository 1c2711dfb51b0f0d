import type { Mutation } from '../mutations.ts';

const edit = (file: string, from: string, to: string) => ({ file: `shared/${file}`, from, to });
const defect = (name: string, ...edits: Mutation['edits']): Mutation => ({ name, edits });

const VISIBLE = "({ visibility, status }) => visibility === 'company' && status === 'active'";
const SCOPED = '{ term: { companyId: scope.companyId } }, { terms: { baseId: scope.baseIds } }, ';
const OWN = 'companyId === scope.companyId && scope.baseIds.includes(baseId)';

/** Defects that let a company see what it must not see; each is put into a separate copy of the product. */
export const DEFECTS: readonly Mutation[] = [
  defect(
    'restricted bases are visible',
    edit('knowledge/base.store.ts', VISIBLE, "({ status }) => status === 'active'"),
  ),
  defect(
    'a base that is being deleted is visible',
    edit('knowledge/base.store.ts', VISIBLE, "({ visibility }) => visibility === 'company'"),
  ),
  defect(
    'a header decides the company',
    edit(
      'api/http-handler.ts',
      'caller: parseCallerContext(event.requestContext.authorizer),',
      "caller: { ...parseCallerContext(event.requestContext.authorizer), ...(event.headers['x-company-id'] && { companyId: event.headers['x-company-id'] }) },",
    ),
  ),
  defect(
    'any scope is enough',
    edit('access/authorize.ts', '!record.scopes.includes(request.scope)', 'record.scopes.length === 0'),
  ),
  defect(
    'a key that was read is never read again',
    edit(
      'access/access.store.ts',
      'findKey: (mac) => findKeyRecord(dynamo, table, mac),',
      'findKey: async (mac) => { const seen = ((globalThis as any).seen ??= new Map()); if (!seen.get(mac)) seen.set(mac, await findKeyRecord(dynamo, table, mac)); return seen.get(mac); },',
    ),
  ),
  defect(
    'a base that the key may not read is searched if it is named',
    edit('search/readable-sources.ts', 'requested.every((id) => readable.includes(id))', 'requested.length > 0'),
  ),
  defect(
    'the refusal reveals that the base of another company exists',
    edit(
      'search/readable-sources.ts',
      '  throw new ServiceError(',
      "  if (requested.some((id) => !id.startsWith('0000'))) {\n    throw new ServiceError('forbidden', 'This key is not allowed to make this request.');\n  }\n  throw new ServiceError(",
    ),
  ),
  defect(
    'questions come from any address',
    edit(
      'access/authorize.ts',
      'company.ipAllowList !== null &&',
      "company.ipAllowList !== null && request.scope !== 'copilot:query' &&",
    ),
  ),
  defect(
    'a stored answer is repeated without the right to read its sources',
    edit(
      'idempotency/run-idempotent.ts',
      'sources.length > 0 && !(await areReadable(sources))',
      'sources.length > 99 && !(await areReadable(sources))',
    ),
  ),
  defect(
    'a stored answer is found by the idempotency key alone',
    edit(
      'idempotency/run-idempotent.ts',
      'companyId, purpose: keyEnvironment, key: [key, keyId, ',
      'companyId: companyId.slice(0, 0), purpose: keyEnvironment, key: [key, ',
    ),
  ),
  defect(
    'the keys of a company share stored answers',
    edit('idempotency/run-idempotent.ts', 'key: [key, keyId, ', 'key: [key, ...keyId.slice(0, 0), '),
  ),
  defect(
    'all companies share one list of audit records',
    edit(
      'administration/audit-keys.ts',
      "return companyId === null ? 'STAGE' : `",
      "return companyId === null ? 'STAGE' : companyId !== '' ? 'COMPANY' : `",
    ),
  ),
  defect(
    'test keys have the budget of live keys',
    edit(
      'budget/reservations/reserve-budget.ts',
      "keyEnvironment === 'test' ? stage.testAllowance : (budget.monthlyCap ?? UNLIMITED_CAP)",
      '(budget.monthlyCap ?? UNLIMITED_CAP)',
    ),
  ),
  defect(
    'a copy in a base that may not be read hides the original',
    edit('search/search-request.ts', SCOPED, '{ term: { companyId: scope.companyId } }, '),
    edit('search/passage.store.ts', OWN, 'companyId === scope.companyId && baseId !== null'),
    edit(
      'search/search-knowledge.ts',
      'const best = dropNearDuplicates(ranked, query.k);',
      'const best = dropNearDuplicates(ranked, query.k).filter(({ baseId }) => scope.baseIds.includes(baseId));',
    ),
  ),
  defect(
    'words are counted in all companies',
    edit(
      'search/search-request.ts',
      'track_total_hits: true, query: within(scope) }',
      'track_total_hits: true, query: { match_all: {} } }',
    ),
  ),
  defect(
    'a document that was replaced or deleted is still found',
    edit(
      'search/search-knowledge.ts',
      'versions.get(passage.documentId)?.version === passage.version',
      'passage.version > 0 || versions.size > 99',
    ),
  ),
];

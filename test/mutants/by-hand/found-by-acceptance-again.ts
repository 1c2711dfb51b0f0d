import { at, type Defect } from './defect.ts';

/** Careless changes that a second acceptance test made in places drawn at random and that no test of the folder saw. */
export const FOUND_BY_ACCEPTANCE_AGAIN: readonly Defect[] = [
  at('bin/eval/compare-texts.ts', 'unit', ['test/bin/eval/gold.test.ts'])(
    'eval: an excerpt with full-width letters is not recognized',
    ".normalize('NFKC')",
    ".normalize('NFC')",
  ),
  at('shared/search/drop-near-duplicates.ts', 'unit', ['test/shared/search/drop-near-duplicates.test.ts'])(
    'search: of two long passages only the beginnings are compared',
    'shinglesOf(item.text)',
    'shinglesOf(item.text.slice(0, 500))',
  ),
  at('shared/members/people.ts', 'unit', ['test/shared/members/people.test.ts'])(
    'members: on a stage without a console, nobody is disabled, and nobody says so',
    'disable: refuse,',
    'disable: async () => undefined,',
  ),
  at('shared/budget/reservations/budget.store.ts', 'unit', ['test/shared/budget/reservations/budget.store.test.ts'])(
    'budget: a write that the SDK sent twice counts as sent once',
    'result.attempts > 1;',
    'result.attempts > 2;',
  ),
  at('bin/admin/try-privacy.ts', 'unit', ['test/bin/admin/try-privacy.test.ts'])(
    'commands: an empty line with a space in it ends privacy try',
    "line.trim() === ''",
    "line === ''",
  ),
  at('shared/keys/pepper.ts', 'unit', ['test/shared/keys/pepper.test.ts'])(
    'keys: a new key uses a pepper that not every instance knows',
    'propagated ? current : (previous ?? current)',
    'propagated ? current : current',
  ),
  at('shared/companies/company/check-addresses.ts', 'unit', ['test/shared/companies/company/check-addresses.test.ts'])(
    'companies: an address with a space after it counts as refused',
    'checkAddress(input.address.trim(), usable)',
    'checkAddress(input.address, usable)',
  ),
  at('bin/eval/measure.ts', 'unit', ['test/bin/eval/measure.test.ts'])(
    'eval: only half of the excerpts are measured',
    'k: EXCERPTS_MAX }',
    'k: 10 }',
  ),
  at('shared/knowledge/update-base.ts', 'unit', ['test/shared/knowledge/change-base.test.ts'])(
    'bases: a rename to the name of another base is reported as done',
    'throw badRequest(DUPLICATE_BASE_NAME);',
    'return baseView(before, 0);',
  ),
  at('shared/copilot/support/reading/languages/italian.ts', 'unit', [
    'test/shared/copilot/support/reading/lexicon/lexicon.test.ts',
  ])(
    'answers: a list of words loses one of several with the same meaning',
    "'+valid': 'valido, valida, vale, validi'",
    "'+valid': 'valido, valida, validi'",
  ),
  at('bin/admin.ts', 'unit', ['test/bin/admin.test.ts'])(
    'commands: usage is exported as CSV to a program that asked for JSON',
    "line.command.operation === 'usage.export' && !line.flags.json",
    "line.command.operation === 'usage.export'",
  ),
  at('shared/copilot/support/rules/numbers/multiple.ts', 'unit', [
    'test/shared/copilot/support/rules/each-rule.test.ts',
  ])(
    'answers: an amount of the question cannot be a third of another',
    '[...sources, said, question]',
    '[...sources, said]',
  ),
  at('shared/members/manage-members.ts', 'unit', ['test/shared/members/manage-members.test.ts'])(
    'members: an administrator invites an operator',
    `  requireRole(companyId, role);
  await requireCompany(services, companyId);
  requireCanJoin`,
    `  await requireCompany(services, companyId);
  requireCanJoin`,
  ),
  at('bin/start/watch-for-end.ts', 'unit', ['test/bin/start/watch-for-end.test.ts'])(
    'commands: npm start goes on after its shell has ended',
    "=== 'start'",
    "=== 'npm start'",
  ),
  at('shared/copilot/support/rules/scope/also-rule.ts', 'unit', [
    'test/shared/copilot/support/rules/each-rule.test.ts',
  ])('answers: a German word that includes something is not known', '|sogar|', '|'),
  at('shared/knowledge/inbox-refusals.store.ts', 'unit', ['test/shared/knowledge/single-items.test.ts'])(
    'inbox: each refused file is listed with its name as the reason',
    'yield { key, reason, at }',
    'yield { key, reason: key, at }',
  ),
  at('shared/budget/ledger/ingestion-cost.store.ts', 'unit', ['test/shared/budget/ledger/ingestion-cost.test.ts'])(
    'budget: the tokens of ingestion are reported as none',
    'Number(item?.inputTokens?.N ?? 0)',
    'Number(item?.tokens?.N ?? 0)',
  ),
  at('bin/admin/manual.ts', 'unit', ['test/bin/admin/manual.test.ts'])(
    'commands: the manual calls required options optional',
    "option.required ? '' : '(optional) '",
    "option.required ? '(optional) ' : ''",
  ),
  at('shared/copilot/support/reading/instructions/instructing-text.ts', 'unit', [
    'test/shared/copilot/support/reading/instructions/instructing-text.test.ts',
  ])(
    'answers: instructions to name a site whose address begins with www support an answer',
    '|www\\.|[\\p{L}',
    '|[\\p{L}',
  ),
  at('shared/copilot/support/reading/languages/denying-words.ts', 'unit', [
    'test/shared/copilot/support/reading/lexicon/lexicon.test.ts',
  ])(
    'answers: a list of denying words loses one of several',
    "'+run': 'tourne, tournent, fonctionne, fonctionnent'",
    "'+run': 'tourne, tournent, fonctionnent'",
  ),
  at('shared/copilot/support/rules/scope/same-applies-rule.ts', 'unit', [
    'test/shared/copilot/support/rules/each-rule.test.ts',
  ])('answers: "the same applies" is not known in Dutch', '|geldt ook voor|', '|'),
  at('bin/start/administer-cloud.ts', 'unit', ['test/bin/start/administer-cloud.test.ts'])(
    'commands: what npm start does is recorded as done by an operator',
    "actor: 'npm start'",
    "actor: 'operator'",
  ),
  at('shared/copilot/support/rules/scope/also-rule.ts', 'unit', [
    'test/shared/copilot/support/rules/each-rule.test.ts',
  ])('answers: a Polish word is not known because of its ł', 'w[lł]acznie', 'wlacznie'),
  at('shared/copilot/support/reading/quotations.ts', 'unit', ['test/shared/copilot/support/reading/quotes.test.ts'])(
    'answers: a second opening mark ends a quotation',
    'start !== null && CLOSES.has(quote) ? sentence',
    'start !== null ? sentence',
  ),
  at('shared/knowledge/archive-entries.store.ts', 'unit', ['test/shared/knowledge/register-writes.test.ts'])(
    'archives: an entry is renewed from a version that is replaced already',
    'transact(dynamo, [unpackedCheck(table, archive), ...renewDocumentWrites',
    'transact(dynamo, [...renewDocumentWrites',
  ),
  at('shared/knowledge/document.store.ts', 'unit', ['test/shared/knowledge/document-reads.test.ts'])(
    'bases: the number of documents is unknown',
    'Number(unmarshall(item).documents)',
    'Number(unmarshall(item).count)',
  ),
  at('shared/knowledge/document.store.ts', 'unit', ['test/shared/knowledge/document-reads.test.ts'])(
    'documents: a retry tries those that are pending, and not those that failed',
    "status: 'failed' }",
    "status: 'pending' }",
  ),
  at('shared/knowledge/document.store.ts', 'unit', ['test/shared/knowledge/document-reads.test.ts'])(
    'search: a version that nobody can read yet counts as the current one',
    "'id, currentVersion, currentPassages'",
    "'id, version, currentPassages'",
  ),
  at('shared/knowledge/waiting.store.ts', 'unit', ['test/shared/knowledge/document-reads.test.ts'])(
    'housekeeping: bases that are being deleted are never finished',
    '}>(HOUSEKEEPING_LISTS.bases)',
    '}>(HOUSEKEEPING_LISTS.removals)',
  ),
  at('shared/knowledge/document.store.ts', 'unit', ['test/shared/knowledge/document-reads.test.ts'])(
    'documents: a file that is uploaded again becomes a second document',
    'get({ baseId, documentId: String(unmarshall(guard).documentId) })',
    'get({ baseId, documentId: String(unmarshall(guard).id) })',
  ),
  at('shared/members/manage-members.ts', 'unit', ['test/shared/members/manage-members.test.ts'])(
    'members: an invitation that is sent again keeps its end',
    'expiresAt: invitationEnd(context.at), revision: before.revision + 1',
    'revision: before.revision + 1',
  ),
  at('shared/members/manage-members.ts', 'unit', ['test/shared/members/manage-members.test.ts'])(
    'members: everybody was invited by themselves',
    'invitedBy: context.actor',
    'invitedBy: email',
  ),
  at('shared/members/manage-members.ts', 'unit', ['test/shared/members/manage-members.test.ts'])(
    'members: a company that does not exist has no members',
    `  await requireCompany(services, companyId);
  const { members }`,
    '  const { members }',
  ),
];

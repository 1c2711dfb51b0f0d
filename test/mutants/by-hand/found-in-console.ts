import { at, type Defect } from './defect.ts';

const page = (name: string) => [`test/console/${name}.test.ts`];
const form = (file: string) => at(file, 'integration', page('forms'));
const viewed = (file: string) => at(file, 'integration', page('viewer'));
const newKey = form('console/pages/keys/create-key.tsx');
const trial = form('console/pages/playground/playground-page.tsx');
const call = at('console/calls/call.ts', 'unit', ['test/console/calls/call.test.ts']);
const tokens = at('console/session/tokens.ts', 'unit', ['test/console/session/tokens.test.ts']);
const config = at('console/session/config.ts', 'unit', ['test/console/session/config.test.ts']);
const changes = at('console/pages/audit/changes-of.ts', 'unit', ['test/console/pages/audit/changes-of.test.ts']);
const session = at('console/session/session.ts', 'integration', page('session'));
const client = at('console/session/create-client.ts', 'integration', page('browser-security'));
const policies = at('console/pages/policies/policies-page.tsx', 'integration', page('policy-life'));
const leaving = at('console/shown/typed/use-warn-before-leaving.ts', 'integration', page('policy-life'));
const money = at('console/pages/overview/money.tsx', 'integration', page('reports'));
const upload = at('console/pages/knowledge/upload-file.ts', 'integration', page('documents'));
const verifier = at('shared/console/verify-token.client.ts', 'unit', [
  'test/shared/console/verify-token.client.test.ts',
]);
const me = at('shared/console/show-me.ts', 'unit', ['test/shared/console/show-me.test.ts']);
const asApplication = at('shared/console/try-as-application.ts', 'unit', [
  'test/shared/console/try-as-application.test.ts',
]);
const inputs = at('shared/console/playground.ts', 'unit', ['test/shared/console/playground.test.ts']);

/** Careless changes of the console and of its API that no test saw until somebody made them. */
export const FOUND_IN_CONSOLE: readonly Defect[] = [
  call('console: a call sends cookies', "credentials: 'omit'", "credentials: 'include'"),
  call('console: a call follows redirects with its token', "redirect: 'error'", "redirect: 'follow'"),
  call('console: an answer is kept by the browser', "      cache: 'no-store',\n", ''),
  call(
    'console: a change that was refused because of another is sent again',
    'first.status !== UNAUTHORIZED',
    'first.status !== UNAUTHORIZED && first.status !== 409',
  ),
  config('console: where to sign in is kept from before a deployment', "    cache: 'no-store',\n", ''),
  tokens('console: a token is used up to its last second', 'RENEW_BEFORE_SECONDS = 60', 'RENEW_BEFORE_SECONDS = 0'),
  tokens(
    'console: a refresh token that works once is used again',
    'response.refresh_token ?? before?.refreshToken ?? null',
    'before?.refreshToken ?? response.refresh_token ?? null',
  ),
  tokens('console: a moment without a network ends the session', '    throw thrown;\n', '    return null;\n'),
  tokens(
    'console: a renewal may be for somebody else',
    'before?.personId ?? response.profile.sub',
    'response.profile.sub',
  ),
  session(
    'console: the next person at the machine is signed in without a password',
    '    location.assign(url);\n  }\n\n  #renewOnce',
    "    location.assign('/');\n  }\n\n  #renewOnce",
  ),
  client('console: the verifier of a sign-in stays on the disk', 'store: sessionStorage', 'store: localStorage'),
  newKey(
    'console: a new key may do everything',
    'const { environment, scopes, name } = draft;',
    'const { environment, name } = draft;\n      const scopes = SCOPES;',
  ),
  newKey(
    'console: a new key is for live calls whatever was chosen',
    'const { environment, scopes, name } = draft;',
    "const { scopes, name } = draft;\n      const environment = 'live';",
  ),
  newKey('console: a new key never expires', 'name: name.trim(), ...expiry }', 'name: name.trim() }'),
  form('console/pages/keys/new-key-shown.tsx')(
    'console: a click beside its dialog loses a new key',
    "detail.reason === 'closeButton'",
    "detail.reason !== 'keyboard'",
  ),
  form('console/calls/confirm-dialog.tsx')(
    'console: a part of its name is enough to revoke a key',
    'isTyped(typed, name)',
    "typed.trim() !== '' && name.includes(typed.trim())",
  ),
  form('console/pages/keys/rotate-key.tsx')(
    'console: the previous key of a leak works for another day',
    'key_id: companyKey.id, grace }',
    "key_id: companyKey.id, grace: '24h' }",
  ),
  form('console/pages/keys/identify-key.tsx')('console: a found key can be read', 'type="password"', 'type="text"'),
  form('console/pages/members/invite-dialog.tsx')(
    'console: people are invited as administrators by default',
    "useState<'administrator' | 'viewer'>('viewer')",
    "useState<'administrator' | 'viewer'>('administrator')",
  ),
  trial(
    'console: a trial is paid from the budget',
    'environment: as.environment,',
    "environment: 'live' as Trial['environment'],",
  ),
  trial('console: a trial searches every base', '...(as.baseIds.length === 0 ? {} : { base_ids: as.baseIds }),', ''),
  form('console/pages/policies/try-privacy.tsx')(
    'console: the trial of a privacy policy removes all kinds',
    'personal_data_kinds: kinds }',
    "personal_data_kinds: 'all' }",
  ),
  form('console/pages/policies/use-address-check.ts')(
    'console: a text that was pasted by mistake is sent',
    "const key = sentLines(lines).join('\\n');",
    "const key = lines.join('\\n');",
  ),
  form('console/pages/stage/set-company-state.tsx')(
    'console: suspending activates',
    "suspends ? 'company.suspend' : 'company.activate'",
    "suspends ? 'company.activate' : 'company.suspend'",
  ),
  form('console/pages/stage/create-company.tsx')(
    'console: a new company has no budget limit',
    'monthly_budget_usd: budget.trim()',
    "monthly_budget_usd: 'unlimited'",
  ),
  viewed('console/pages/knowledge/knowledge-page.tsx')(
    'console: a viewer is offered to delete bases',
    'onAct={mayRemove ? (dialog, base) => show({ dialog, base }) : null}',
    'onAct={(dialog, base) => show({ dialog, base })}',
  ),
  viewed('console/pages/knowledge/document-list.tsx')(
    'console: a viewer is offered to delete documents',
    '...(mayRemove ? change : [])',
    '...change',
  ),
  viewed('console/pages/knowledge/document-list.tsx')(
    'console: a document of an archive is offered for deletion',
    "document.archive === null ? [{ id: 'remove'",
    "document.archive !== '' ? [{ id: 'remove'",
  ),
  viewed('console/pages/knowledge/base-part.tsx')(
    'console: a viewer is offered to upload files',
    '{rights.mayChange && <UploadPart',
    '{<UploadPart',
  ),
  viewed('console/pages/policies/policies-page.tsx')(
    'console: a viewer may edit policies',
    'readOnly: !mayChange',
    'readOnly: false',
  ),
  viewed('console/pages/overview/money.tsx')(
    'console: a viewer is offered to change the budget',
    'actions={mayChange ? change : null}',
    'actions={change}',
  ),
  viewed('console/frame/navigation.tsx')(
    'console: members see the pages of the stage',
    'const items: SideNavigationProps.Item[] = me.operator',
    'const items: SideNavigationProps.Item[] = me.operator || ofCompany.length > 0',
  ),
  viewed('console/frame/frame.tsx')(
    'console: the keys of one company are shown in another',
    '<PageOf key=',
    '<PageOf data-key=',
  ),
  viewed('console/pages/audit/audit-page.tsx')(
    'console: a name that nobody checked looks like any other',
    '{!record.actor_verified && <Badge>{auditTexts.unverified}</Badge>}',
    '',
  ),
  viewed('console/shown/name.tsx')('console: a name can be shown backwards', '{visible(of)}', '{of}'),
  changes(
    'console: the audit page says nothing of a changed role',
    "LEFT_OUT = ['id', 'checksum']",
    "LEFT_OUT = ['id', 'checksum', 'role']",
  ),
  policies(
    'console: a list that was confirmed may be changed',
    '[draft.addresses, draft.restricted]',
    '[draft.restricted]',
  ),
  leaving('console: unsaved policies are lost without a question', 'event.preventDefault()', 'event.stopPropagation()'),
  money(
    'console: what is set aside looks available',
    'nanoOfUsd(budget.settled_usd) + nanoOfUsd(budget.held_usd)',
    'nanoOfUsd(budget.settled_usd)',
  ),
  upload('console: a file that the bucket refused counts as sent', 'request.status < 300', 'request.status < 500'),
  verifier('tokens: another algorithm of the same key is accepted', "['RS256']", "['RS256', 'RS512']"),
  verifier(
    'tokens: a critical header is ignored',
    '        issuer,\n',
    "        issuer,\n        crit: { 'for-one-use': true },\n",
  ),
  verifier(
    'tokens: a token need not name its key',
    'jwtVerify(token, keys, {',
    "jwtVerify(token, async (header, input) => keys({ ...header, kid: header.kid ?? 'pool' }, input), {",
  ),
  me(
    'console: the role of an operator in a company counts for the stage',
    "operator: memberships.some(({ companyId, role }) => companyId === null && role === 'operator')",
    "operator: memberships.some(({ role }) => role === 'operator')",
  ),
  asApplication(
    'console: the ledger names the membership in another company',
    'const member = memberships.find((membership) => membership.companyId === companyId);',
    'const member = memberships.find((membership) => membership.companyId === companyId) && memberships[0];',
  ),
  inputs(
    'console: a misspelled field of a trial is ignored',
    'export const trialSearchInput = v.strictObject(',
    'export const trialSearchInput = v.object(',
  ),
];

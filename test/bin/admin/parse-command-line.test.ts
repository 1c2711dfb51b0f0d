// Guarantee: a command does exactly what was typed, or exits with status 2 and says what is wrong, without repeating
// values. Risk: a mistyped option is silently ignored and the command changes more than was intended; a pasted key is
// printed in an error message.
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CommandError, UsageError } from '../../../bin/admin/command.ts';
import { COMMANDS } from '../../../bin/admin/commands.ts';
import { parseCommandLine } from '../../../bin/admin/parse-command-line.ts';
import { operations } from '../../../shared/operations/operations.ts';

const parse = (line: string) => parseCommandLine(line.split(' ').map((word) => (word === "''" ? '' : word)));
const SECRET = 'kc_live_0123456789ABCDEFGHIJKLMNOPQRSTUVaaaaaa';

describe('a valid command line', () => {
  it('becomes the input of an operation', () => {
    expect(
      parse(
        'key create --application A --environment live --scopes knowledge:read,copilot:query --expires-in 90d --json',
      ),
    ).toMatchObject({
      command: { operation: 'key.create' },
      input: {
        application_id: 'A',
        environment: 'live',
        scopes: ['knowledge:read', 'copilot:query'],
        expires_in: '90d',
      },
      flags: { stage: 'local', data: '.local', actor: null, json: true },
    });
  });

  it.each([
    ['policy set --company C --ip-allow-list 10.0.0.0/8,2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
    ['policy set --company C --ip-allow-list none', null],
    ["policy set --company C --ip-allow-list '' --yes", []],
    ['policy set --company C --ip-allow-list 10.0.0.0/8,', ['10.0.0.0/8', '']],
  ])('%s: the list is %j', (line, list) => {
    expect(parse(line)).toMatchObject({ input: { company_id: 'C', ip_allow_list: list } });
  });

  it('ignores spaces around the parts of a list', () => {
    const args = ['key', 'update', '--key', 'K', '--scopes', 'knowledge:read, copilot:query '];
    expect(parseCommandLine(args)).toMatchObject({ input: { scopes: ['knowledge:read', 'copilot:query'] } });
  });

  it('accepts paths after and between options, and values that are empty or begin with a hyphen', () => {
    expect(parse('documents add --base B a.md --no-wait docs/')).toMatchObject({
      input: { base_id: 'B' },
      positionals: ['a.md', 'docs/'],
      flags: { wait: false },
    });
    expect(parse('company create --name=-x --monthly-budget-usd 1')).toMatchObject({ input: { name: '-x' } });
    expect(parse("company create --name '' --monthly-budget-usd 1")).toMatchObject({ input: { name: '' } });
  });

  it.each(['p', 'eu-2', 's'.repeat(31)])('can name the stage %s', (stage) => {
    expect(parse(`company list --stage ${stage}`)).toMatchObject({ flags: { stage } });
  });

  it.each(['-3', '-0.5'])('passes %s on, so that the stage says which amounts it accepts', (amount) => {
    const { input } = parse(`company create --name a --monthly-budget-usd ${amount}`) as { input: unknown };
    expect(input).toMatchObject({ monthly_budget_usd: amount });
    const { issues = [] } = v.safeParse(operations['company.create'].input, input);
    expect(issues.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^monthly_budget_usd must be at least 0/),
    ]);
  });
});

const FLAGS = {
  stage: 'local',
  data: '.local',
  actor: null,
  json: false,
  yes: false,
  wait: true,
  all: false,
  estimate: false,
  jsonLines: false,
};

it.each([
  ['company list', {}],
  ['company list --stage prod', { stage: 'prod' }],
  ['company list --data state', { data: 'state' }],
  ['company list --stage local --data state', { data: 'state' }],
  ['company list --actor ops', { actor: 'ops' }],
  ['company list --json', { json: true }],
  ['base delete --base B --yes', { yes: true }],
  ['documents add --base B a.md --no-wait', { wait: false }],
  ['documents add --base B a.md --estimate', { estimate: true }],
  ['documents reindex --all', { all: true }],
  ['privacy try --json-lines', { jsonLines: true }],
])('the flags of "%s" are as typed: %j', (line, change) => {
  expect(parse(line)).toMatchObject({ flags: { ...FLAGS, ...change } });
});

it.each([
  ['documents add --base B a.md b.md', { base_id: 'B' }, ['a.md', 'b.md']],
  ['documents download --document D --to a.pdf', { document_id: 'D', to: 'a.pdf' }, []],
  ['documents reindex --base B', { base_id: 'B' }, []],
  ['documents list --base B --data state --json', { base_id: 'B' }, []],
  ['privacy try --kinds all', { kinds: 'all' }, []],
  ['policy set --company C --yes', { company_id: 'C' }, []],
])('"%s" has the input %j and the paths %j, and no other', (line, input, positionals) => {
  const parsed = parse(line);
  expect(parsed).toMatchObject({ positionals });
  expect('input' in parsed && parsed.input).toEqual(input);
});

const NOUNS =
  'The noun must be one of company, policy, application, key, base, documents, budget, usage, audit, privacy, member, stage. See --help.';
const COMPANY_VERBS = "The verb of 'company' must be one of create, list, show, suspend, activate.";
const BASE_VERBS = "The verb of 'base' must be one of create, update, list, delete.";
const OPTIONS_ONLY = "'company show' takes options only. See --help.";
const STAGE = '--stage must consist of lowercase letters, digits and hyphens, and begin with a letter.';

describe('an invalid command line', () => {
  it.each([
    [`${SECRET} create`, NOUNS],
    // A command that begins with an option has no noun.
    ['--json company list', NOUNS],
    ['company', COMPANY_VERBS],
    ['company erase', COMPANY_VERBS],
    ['base --json list', BASE_VERBS],
    ['company create', '--name is required: --name TEXT.'],
    ['company create --name a', '--monthly-budget-usd is required: --monthly-budget-usd N|unlimited.'],
    ['company create --name', '--name requires a value: --name TEXT.'],
    ['company show --company -x', '--company requires a value: --company ID.'],
    ['company create --name a --name b', '--name can be given only once.'],
    ['company create --name a --nmae b', "--nmae is not known to 'company create'. See --help."],
    [`company show --company C --${SECRET} b`, "An option is not known to 'company show'. See --help."],
    [`company show --company C ${SECRET}`, OPTIONS_ONLY],
    ['company list --json=yes', '--json does not take a value.'],
    ['documents add --base B', 'At least one PATH is required.'],
    [
      'company list --stage prod --actor me',
      '--actor is allowed for the local stage only. On AWS, the ARN of the caller is recorded.',
    ],
    ['company list --stage prod --data x', '--data is allowed for the local stage only.'],
    ['company list --stage ../../prod', STAGE],
    ['company list --stage Prod', STAGE],
    [`company list --stage ${'s'.repeat(32)}`, STAGE],
    ['documents reindex', 'Exactly one of --base and --all is required.'],
    ['documents reindex --base B --all', 'Exactly one of --base and --all is required.'],
  ])('such as "%s" is refused with one sentence, which repeats no value', (line, sentence) => {
    expect(() => parse(line)).toThrow(new UsageError(sentence));
  });

  it('is refused if it would lock out a whole company', () => {
    expect(() => parse("policy set --company C --ip-allow-list ''")).toThrow(
      new CommandError(
        'An empty --ip-allow-list refuses every call of the company. Add --yes to confirm, or use none to allow any address.',
      ),
    );
  });

  it('is refused when it would delete a base and its documents without a confirmation', () => {
    expect(() => parse('base delete --base B')).toThrow(
      new CommandError('This would delete the base and all its documents. Add --yes to confirm. Nothing was changed.'),
    );
    expect(parse('base delete --base B --yes')).toMatchObject({ input: { base_id: 'B' }, flags: { yes: true } });
  });
});

// Other commands or the console run these.
const WITHOUT_COMMAND = [
  'company.overview',
  'key.identify',
  'documents.estimate',
  'usage.report',
  'stage.overview',
  'documents.prepare',
  'documents.download',
  'documents.reindex',
  'documents.reindex-estimate',
  'company.keys',
  'documents.progress',
  'policy.check-addresses',
  'privacy.try',
];

describe('the options', () => {
  it.each(Object.entries(operations))('of %s are the fields of its input', (operation, { input }) => {
    const command = COMMANDS.find((candidate) => candidate.operation === operation);
    const fields = command?.options.flatMap(({ field }) => field ?? []) ?? [];
    const expected = WITHOUT_COMMAND.includes(operation) ? [] : Object.keys(input.entries);
    expect(fields).toEqual(expected.filter((field) => field !== 'after'));
  });

  it.each([
    ['policy set --company C --rate-per-minute 60', { rate_per_minute: 60 }],
    ['policy set --company C --rate-per-minute default', { rate_per_minute: null }],
    ['policy set --company C --rate-per-minute many', { rate_per_minute: 'many' }],
    ['policy set --company C --alert-email none', { alert_email: null }],
    ['policy set --company C --monthly-ingestion-usd default', { monthly_ingestion_usd: null }],
    ['policy set --company C --monthly-ingestion-usd none', { monthly_ingestion_usd: 'none' }],
    ['policy set --company C --monthly-budget-usd unlimited', { monthly_budget_usd: 'unlimited' }],
    ['policy set --company C --personal-data on --personal-data-kinds all', { personal_data_kinds: 'all' }],
    ['policy set --company C --personal-data-kinds EMAIL,PHONE', { personal_data_kinds: ['EMAIL', 'PHONE'] }],
    ['base create --company C --name all', { name: 'all' }],
    ['base create --company C --name none', { name: 'none' }],
    ['base create --company C --name 12', { name: '12' }],
    ['policy set --company C --rate-per-minute 1234567890', { rate_per_minute: '1234567890' }],
  ])('are read from "%s" as %j', (line, input) => {
    expect(parse(line)).toMatchObject({ input });
  });
});

describe('the manual', () => {
  it('is shown for --help and for no arguments', () => {
    expect(parse('key rotate --help')).toEqual({ help: 'key rotate' });
    expect(parse('key rotate --key K -h')).toEqual({ help: 'key rotate' });
    expect(parse('key rotate more --help')).toEqual({ help: 'key rotate' });
    expect(parse('key --help')).toEqual({ help: 'key' });
    expect(parse('--help')).toEqual({ help: '' });
    expect(parseCommandLine([])).toEqual({ help: '' });
  });
});

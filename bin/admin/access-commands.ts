import { budgetPolicyOptions, monthlyBudget } from './budget-commands.ts';
import type { Command } from './command.ts';
import { id, list, name, scopes, text } from './option-kinds.ts';

/** Companies, their policies and applications. */
export const companyCommands: readonly Command[] = [
  {
    noun: 'company',
    verb: 'create',
    operation: 'company.create',
    help: 'Makes a company.',
    options: [name(true), monthlyBudget],
  },
  { noun: 'company', verb: 'list', operation: 'company.list', help: 'Lists the companies.', options: [] },
  {
    noun: 'company',
    verb: 'show',
    operation: 'company.show',
    help: 'Shows a company and its policies.',
    options: [id('company')],
  },
  {
    noun: 'company',
    verb: 'suspend',
    operation: 'company.suspend',
    help: 'Closes a company: its keys are refused from the next call on.',
    options: [id('company')],
  },
  {
    noun: 'company',
    verb: 'activate',
    operation: 'company.activate',
    help: 'Opens a suspended company again.',
    options: [id('company')],
  },
  {
    noun: 'policy',
    verb: 'set',
    operation: 'policy.set',
    help: 'Sets policies of a company; they hold from the next call on.',
    options: [
      id('company'),
      {
        name: 'ip-allow-list',
        value: 'LIST',
        field: 'ip_allow_list',
        read: (typed) => (typed === 'none' ? null : list(typed)),
        help: "the only networks that may call, CIDRs by commas; 'none': any; empty: nobody, which asks for --yes",
      },
      { name: 'yes', value: null, help: 'shut everybody out by an empty list, knowingly' },
      ...budgetPolicyOptions,
      text('personal-data', 'on|off', 'remove personal data from everything that a call shows; on alone: every kind'),
      {
        ...text(
          'personal-data-kinds',
          'LIST',
          'the kinds that are removed, by commas, or all; docs/privacy.md lists them',
        ),
        read: (typed) => (typed === 'all' ? typed : list(typed)),
      },
    ],
  },
  {
    noun: 'application',
    verb: 'create',
    operation: 'application.create',
    help: 'Makes an application of a company; keys belong to applications.',
    options: [id('company'), name(true)],
  },
  {
    noun: 'application',
    verb: 'list',
    operation: 'application.list',
    help: 'Lists the applications of a company.',
    options: [id('company')],
  },
];

/** The life of a key, from its making to its end. */
export const keyCommands: readonly Command[] = [
  {
    noun: 'key',
    verb: 'create',
    operation: 'key.create',
    help: 'Makes a key and prints it: the only time that it is seen.',
    options: [
      id('application'),
      text('environment', 'live|test', 'live keys only on stages that have them', true),
      scopes(true),
      text('expires-in', 'SPAN', 'from 1m to 1826d; without it the key lasts until it is revoked'),
      name(false),
    ],
  },
  {
    noun: 'key',
    verb: 'list',
    operation: 'key.list',
    help: 'Lists the keys of an application, without their secrets.',
    options: [id('application')],
  },
  {
    noun: 'key',
    verb: 'revoke',
    operation: 'key.revoke',
    help: 'Ends a key for good, from the next call on.',
    options: [id('key')],
  },
  {
    noun: 'key',
    verb: 'update',
    operation: 'key.update',
    help: 'Changes what a key may do, from the next call on, or what it is called.',
    options: [id('key'), scopes(false), name(false)],
  },
  {
    noun: 'key',
    verb: 'rotate',
    operation: 'key.rotate',
    help: 'Makes a key with the same rights in place of another, which goes on working for a while.',
    options: [id('key'), text('grace', 'SPAN', 'how long the old key still works, from 0 to 7d; 24h without it')],
  },
  {
    noun: 'key',
    verb: 'check',
    operation: null,
    help: 'Reads a candidate from standard input and says, offline, whether it is formed as a key.',
    options: [],
  },
];

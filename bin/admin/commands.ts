import { companyCommands, keyCommands } from './access-commands.ts';
import { budgetCommands } from './budget-commands.ts';
import type { Command, CommandOption } from './command.ts';
import { knowledgeCommands } from './knowledge-commands.ts';
import { id, list, text } from './option-kinds.ts';

const privacy: readonly Command[] = [
  {
    noun: 'privacy',
    verb: 'try',
    operation: null,
    help: 'Reads a text from standard input and shows, offline, what personal-data removal would take out of it.',
    options: [
      {
        ...text('kinds', 'LIST', 'the kinds to remove, by commas, or all, as without it; docs/privacy.md lists them'),
        read: (typed) => (typed === 'all' ? typed : list(typed)),
      },
      { name: 'json-lines', value: null, help: 'read a line {"id","text"} each and print {"id","spans","redacted"}' },
    ],
  },
];

const oversight: readonly Command[] = [
  {
    noun: 'audit',
    verb: 'list',
    operation: 'audit.list',
    help: 'Lists who changed what, newest first.',
    options: [
      { ...id('company', 'company_id', false), help: "the company; without it the stage's own record" },
      text('since', 'TIME', 'an ISO date or time, such as 2026-11-20'),
      { ...id('subject', 'subject_id', false), help: 'only what was done to this object' },
    ],
  },
  {
    noun: 'stage',
    verb: 'status',
    operation: 'stage.status',
    help: 'Shows versions, models, limits, what is wrong and what to do about it.',
    options: [],
  },
  {
    noun: 'stage',
    verb: 'prepare',
    operation: 'stage.prepare',
    help: 'Makes the search index in the OpenSearch domain of a stage that has one.',
    options: [],
  },
  {
    noun: 'stage',
    verb: 'seed-smoke-test',
    operation: 'stage.seed-smoke-test',
    help: 'Makes what is missing of the smoke test: company, base, document, key. The deployment does it by itself.',
    options: [],
  },
];

/** Every command, in the order of the manual. */
export const COMMANDS: readonly Command[] = [
  ...companyCommands,
  ...keyCommands,
  ...knowledgeCommands,
  ...budgetCommands,
  ...privacy,
  ...oversight,
];

/** What every command takes. */
export const COMMON_OPTIONS: readonly CommandOption[] = [
  { name: 'stage', value: 'NAME', help: "the stage; 'local', the running local cloud, without it" },
  { name: 'data', value: 'DIR', help: 'where the local cloud keeps its state; .local without it' },
  { name: 'actor', value: 'NAME', help: 'who is recorded, on the local stage; your user without it' },
  { name: 'json', value: null, help: 'print one JSON document and nothing else' },
  { name: 'help', value: null, help: 'print the manual' },
];

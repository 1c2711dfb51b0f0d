import { operations } from '../../shared/operations/operations.ts';
import type { Command, CommandOption } from './command.ts';
import { deriveOptions, readList } from './derive-options.ts';

// The operations that have a command of the same name, which is derived from them. Of the others, some are only for the
// console, and some belong to the commands below, which transfer files, wait, or need no stage.
type OperationWithCommand = Exclude<
  keyof typeof operations,
  | 'documents.prepare'
  | 'company.overview'
  | 'key.identify'
  | 'documents.estimate'
  | 'usage.report'
  | 'stage.overview'
  | 'company.keys'
  | 'policy.check-addresses'
  | 'privacy.try'
  | 'documents.progress'
  | 'documents.download'
  | 'documents.reindex'
  | 'documents.reindex-estimate'
>;

// The help of these commands.
const HELP: Readonly<Record<OperationWithCommand, string>> = {
  'company.create': 'Creates a company.',
  'company.list': 'Lists the companies.',
  'company.show': 'Shows a company and its policies.',
  'company.suspend': 'Suspends a company. Its keys are refused from the next call on.',
  'company.activate': 'Activates a suspended company again.',
  'policy.set': 'Sets policies of a company. They apply from the next call on.',
  'policy.show': 'Shows the policies of a company, their version, and the defaults for those that are not set.',
  'application.create': 'Creates an application of a company. Keys belong to applications.',
  'application.list': 'Lists the applications of a company.',
  'key.create': 'Creates a key and prints it. It cannot be shown again.',
  'key.list': 'Lists the keys of an application, without their secrets.',
  'key.revoke': 'Revokes a key permanently, from the next call on.',
  'key.update': 'Changes the scopes of a key, from the next call on, or its name.',
  'key.rotate':
    'Creates a key with the same rights and lifetime to replace another, which keeps working for a grace period.',
  'base.create': 'Creates a base for documents.',
  'base.update': 'Changes a base, from the next call on.',
  'base.list': 'Lists the bases of a company.',
  'base.delete': 'Deletes a base with all its documents.',
  'documents.list': 'Lists the documents of a base.',
  'documents.show': 'Shows a document.',
  'documents.retry': 'Ingests the file of a failed document again.',
  'documents.delete': 'Deletes a document and all its passages.',
  'budget.show': 'Shows a budget: its cap, and what is settled, held by calls in progress, and available.',
  'usage.export':
    'Prints the usage of a month as CSV, by application, key and model. The lines add up to the settled amount.',
  'audit.list': 'Lists who changed what, newest first.',
  'member.invite': 'Invites a person to the console of the stage, for a company or as an operator.',
  'member.list': 'Lists who may sign in for a company, or the operators of the stage.',
  'member.update': 'Gives a member another role, from the next call on.',
  'member.remove': 'Removes a member. The next call of the member is refused.',
  'member.resend': 'Sends an invitation again, with a new temporary password.',
  'member.reset-mfa': 'Sends a member a temporary password, with which to sign in and set up a new second factor.',
  'stage.status': 'Shows versions, models, limits and problems, each with how to fix it.',
  'stage.prepare': 'Creates the search indexes that the OpenSearch domain of a stage does not have yet.',
  'stage.switch-generation': 'Makes another index generation of the stage answer searches, from the next call on.',
  'stage.seed-smoke-test': 'Creates the missing resources of the smoke test. Every deployment does this automatically.',
};

// Options that are not fields of the operation's input.
const OWN_OPTIONS: Readonly<Record<string, readonly CommandOption[]>> = {
  'base.delete': [{ name: 'yes', value: null, help: 'confirm that the base is deleted with all its documents' }],
  'policy.set': [{ name: 'yes', value: null, help: 'confirm an empty --ip-allow-list, which refuses every call' }],
};

const OFFLINE: readonly Command[] = [
  {
    noun: 'key',
    verb: 'check',
    operation: null,
    help: 'Reads a key from standard input and checks, without a network, whether it is well formed.',
    options: [],
  },
  {
    noun: 'privacy',
    verb: 'try',
    operation: null,
    help: 'Reads a text from standard input and shows, without a network, which personal data would be removed.',
    options: [
      {
        name: 'kinds',
        value: 'LIST|all',
        field: 'kinds',
        read: (typed) => (typed === 'all' ? typed : readList(typed)),
        help: 'the kinds to remove, separated by commas; default: all. docs/privacy.md lists them',
      },
      { name: 'json-lines', value: null, help: 'read lines of {"id","text"} and print {"id","spans","redacted"}' },
    ],
  },
];

const ESTIMATE = {
  name: 'estimate',
  value: null,
  help: 'only estimate the passages, the tokens and their cost',
} as const;

const ADD_DOCUMENTS: Command = {
  noun: 'documents',
  verb: 'add',
  operation: null,
  help: 'Uploads new and changed files and folders, and waits until each document is ready or failed.',
  options: [
    ...deriveOptions(operations['documents.prepare'].input).filter(({ name }) => name === 'base'),
    { name: 'no-wait', value: null, help: 'do not wait until the documents are ingested' },
    ESTIMATE,
  ],
  positionals: 'PATH…',
};

const SYNC_DOCUMENTS: Command = {
  noun: 'documents',
  verb: 'sync',
  operation: null,
  help: 'Makes a base contain exactly the files of a folder: adds, replaces, and deletes after a confirmation.',
  options: [
    ...deriveOptions(operations['documents.prepare'].input).filter(({ name }) => name === 'base'),
    { name: 'yes', value: null, help: 'delete what the folder does not have, without asking' },
  ],
  positionals: 'DIR',
};

const REINDEX_DOCUMENTS: Command = {
  noun: 'documents',
  verb: 'reindex',
  operation: null,
  help: 'Reindexes documents from their files. Readers see the previous version until the new one is complete.',
  options: [
    ...deriveOptions(operations['documents.reindex'].input).map((option) => ({ ...option, required: false })),
    { name: 'all', value: null, help: 'the documents of every base of the stage, instead of --base' },
    ESTIMATE,
  ],
};

const DOWNLOAD_DOCUMENT: Command = {
  noun: 'documents',
  verb: 'download',
  operation: null,
  help: 'Writes the file of a document, as it was uploaded, into a new file.',
  options: [
    ...deriveOptions(operations['documents.download'].input),
    {
      name: 'to',
      value: 'FILE',
      field: 'to',
      help: 'the new file; default: the name of the document, in the folder downloads',
    },
  ],
};

const OWN_COMMANDS = [ADD_DOCUMENTS, SYNC_DOCUMENTS, REINDEX_DOCUMENTS, DOWNLOAD_DOCUMENT, ...OFFLINE];

/** Every command, in the order of the manual. */
export const COMMANDS: readonly Command[] = [...Object.keys(HELP).map(commandOf), ...OWN_COMMANDS].sort(
  (one, other) => nounPosition(one) - nounPosition(other),
);

/** The options of every command. */
export const COMMON_OPTIONS: readonly CommandOption[] = [
  { name: 'stage', value: 'NAME', help: "the stage; default: 'local', the running local cloud" },
  { name: 'data', value: 'DIR', help: 'where the local cloud keeps its state; default: .local' },
  { name: 'actor', value: 'NAME', help: 'who is recorded, on the local stage; default: your user name' },
  { name: 'json', value: null, help: 'print one JSON document and nothing else' },
  { name: 'help', value: null, help: 'print the manual' },
];

function commandOf(name: string): Command {
  const operation = name as OperationWithCommand;
  const [noun = '', verb = ''] = name.split('.');
  const options = [...deriveOptions(operations[operation].input), ...(OWN_OPTIONS[operation] ?? [])];
  return { noun, verb, operation, help: HELP[operation], options };
}

// A noun without operations of its own, such as `privacy`, comes after `audit`.
function nounPosition({ noun }: Command): number {
  const nouns = Object.keys(HELP).map((name) => name.split('.')[0]);
  return nouns.indexOf(nouns.includes(noun) ? noun : 'audit');
}

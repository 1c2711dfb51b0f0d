import type { Command } from './command.ts';
import { id, name, text } from './option-kinds.ts';

/** Bases and documents. */
export const knowledgeCommands: readonly Command[] = [
  {
    noun: 'base',
    verb: 'create',
    operation: 'base.create',
    help: 'Makes a base, which holds documents.',
    options: [
      id('company'),
      name(true),
      text('description', 'TEXT', 'up to 1,000 characters'),
      text('visibility', 'company|restricted', 'who may read it; the whole company without it'),
    ],
  },
  {
    noun: 'base',
    verb: 'update',
    operation: 'base.update',
    help: 'Changes a base, from the next call on.',
    options: [
      id('base'),
      name(false),
      text('description', 'TEXT', 'up to 1,000 characters'),
      text('visibility', 'company|restricted', 'who may read it'),
    ],
  },
  {
    noun: 'base',
    verb: 'list',
    operation: 'base.list',
    help: 'Lists the bases of a company.',
    options: [id('company')],
  },
  {
    noun: 'base',
    verb: 'delete',
    operation: 'base.delete',
    help: 'Removes a base with all its documents.',
    options: [id('base')],
  },
  {
    noun: 'documents',
    verb: 'add',
    operation: null,
    help: 'Uploads files, or the files of folders, and waits until each is ready or failed. What is there already and unchanged stays; what changed replaces the old version.',
    options: [id('base'), { name: 'no-wait', value: null, help: 'end as soon as everything is uploaded' }],
    positionals: 'PATH…',
  },
  {
    noun: 'documents',
    verb: 'list',
    operation: 'documents.list',
    help: 'Lists the documents of a base.',
    options: [id('base')],
  },
  {
    noun: 'documents',
    verb: 'show',
    operation: 'documents.show',
    help: 'Shows a document.',
    options: [id('document')],
  },
  {
    noun: 'documents',
    verb: 'delete',
    operation: 'documents.delete',
    help: 'Removes a document and every passage of it.',
    options: [id('document')],
  },
];

import { DOCUMENTS } from '../answers.ts';
import { IDS } from '../company.ts';
import { at, type Scenario, seenBy, statesOf } from '../scenario.ts';
import { accepts, answers, choose, click, fill, menu, press, refuses, submit, tick } from '../steps.ts';

const HERE = at('knowledge');
const BASE = at(`knowledge/${IDS.handbook}`);
const READ_AGAIN = { documents: [{ ...DOCUMENTS[1], status: 'pending' }] };
const NONE = { documents: [], next: null };

/** What people do on the page of knowledge bases, and on that of one of them. */
export const KNOWLEDGE: readonly Scenario[] = [
  { what: 'the page', hash: HERE },
  ...seenBy(HERE),
  { what: 'nothing yet for a viewer', hash: HERE, role: 'viewer', answers: { 'base.list': () => [] } },
  { what: 'the list of an address', hash: `${HERE}?bases-sort=documents&bases-find=a` },
  {
    what: 'a new base',
    hash: HERE,
    steps: [
      click('Create knowledge base'),
      click('Create'),
      fill('Name', ' Rules '),
      fill('Description', ' Of the house '),
      click('Cancel'),
      click('Discard'),
      click('Create knowledge base'),
      fill('Name', ' Rules '),
      fill('Description', ' Of the house '),
      tick('Nobody (hidden)'),
      ...submit('Create', 'base.create'),
    ],
  },
  {
    what: 'a base is edited',
    hash: HERE,
    steps: [
      click('Edit Salaries'),
      click('Save changes'),
      click('Edit Salaries'),
      fill('Name', ''),
      click('Save changes'),
      fill('Name', 'Pay '),
      ...submit('Save changes', 'base.update'),
      click('Edit Handbook'),
      fill('Description', ''),
      tick('Nobody (hidden)'),
      click('Save changes'),
    ],
  },
  {
    what: 'a base is deleted',
    hash: HERE,
    steps: [
      click('Delete… Salaries'),
      press('Escape'),
      click('Delete… Handbook'),
      fill('Type Handbook to confirm', 'handbook'),
      fill('Type Handbook to confirm', 'Handbook '),
      ...submit('Delete knowledge base', 'base.delete'),
    ],
  },
  { what: 'one base', hash: BASE },
  { what: 'one base', hash: BASE, role: 'viewer' },
  ...statesOf(BASE, 'documents.list', NONE),
  { what: 'an empty base for a viewer', hash: BASE, role: 'viewer', answers: { 'documents.list': () => NONE } },
  ...statesOf(BASE, 'base.list', []),
  {
    what: 'the documents',
    hash: BASE,
    steps: [
      choose('Status', 'Ready'),
      choose('Status', 'Being read'),
      choose('Status', 'All documents'),
      click('Passages'),
      click('File'),
      menu('Actions for contracts/lease.pdf'),
      press('Escape'),
      menu('Actions for all.zip/notes.md'),
      press('Escape'),
      menu('Actions for scan.png'),
      press('Escape'),
      refuses('documents.retry', { status: 409 }),
      menu('Actions for scan.png', 'Try again'),
      refuses('documents.retry', { status: 504 }),
      refuses('documents.progress', { status: 0 }),
      menu('Actions for scan.png', 'Try again'),
      accepts('documents.progress'),
      answers('with the document being read', { 'documents.progress': () => READ_AGAIN }),
      menu('Actions for scan.png', 'Try again'),
      accepts('documents.retry'),
      menu('Actions for scan.png', 'Try again'),
      refuses('documents.download', { status: 404 }),
      menu('Actions for scan.png', 'Open'),
      menu('Actions for scan.png', 'Delete…'),
      click('Cancel'),
      // A document that is being read cannot be read again.
      menu('Actions for late.md'),
      press('Escape'),
      menu('Actions for late.md', 'Delete…'),
      ...submit('Delete document', 'documents.delete', 500),
    ],
  },
];

// Guarantee: docs/security.md has a row for each kind of item that the code writes to a table, and names that table.
// Risk: something is stored about customers that is not in the list that they are given.
import { expect, it } from 'vitest';
import { readTrackedFiles } from '../tidy/tracked-files.ts';

// For each row of the document: its table, its first words, and the words in the keys of the items that it describes.
const ROWS: Record<string, readonly [table: string, firstWords: string, kinds: string]> = {
  access: ['AccessTable', 'companies', 'COMPANY COMPANIES COMPANY-NAME NAME APPLICATION APPLICATION-NAME KEY KEY-ID'],
  signatures: ['AccessTable', 'hashes of the signatures', 'SIGNATURE'],
  documents: ['KnowledgeTable', 'bases; documents', 'BASE BASES BASE-NAME DOCUMENT DOCUMENTS FILE ARCHIVE'],
  removals: ['KnowledgeTable', 'bases; documents', 'HOUSEKEEPING REMOVAL'],
  inbox: ['KnowledgeTable', 'files of the inbox', 'INBOX REFUSED'],
  answering: ['KnowledgeTable', 'which index answers', 'STAGE ANSWERING-INDEX'],
  rounds: ['BudgetTable', 'where the hourly round', 'BUDGETS'],
  budgets: ['BudgetTable', 'budgets', 'MONTH BUDGET INGESTION'],
  ledger: ['BudgetTable', 'the ledger', 'CALL SUM'],
  alerts: ['BudgetTable', 'alerts that were raised', 'ALERT'],
  answers: ['BudgetTable', 'answers kept', 'ONCE'],
  members: ['MemberTable', 'members', 'MEMBER PERSON LIST'],
  pace: ['MemberTable', 'how much a person', 'PACE WINDOW'],
  emails: ['MemberTable', 'emails that the console', 'EMAILS'],
};
// Words in capitals that are not part of a key.
const NOT_IN_KEYS = ['COUNT'];

const files = readTrackedFiles();
const [, section = ''] = (files.get('docs/security.md') ?? '').split('## What is stored where');

it('the rows name every kind of item that the code stores, and no other', () => {
  const stores = [...files].filter(([path]) => /^shared\/.+(?:\.store|items[\w.-]*|-table|-keys)\.ts$/.test(path));
  const found = stores.flatMap(([, code]) =>
    [...code.matchAll(/[`']([A-Z][A-Z-]{2,})(?=[#`'])/g)].map(([, kind]) => kind),
  );
  const known = Object.values(ROWS).flatMap(([, , kinds]) => kinds.split(' '));
  expect([...new Set(found)].sort()).toEqual([...known, ...NOT_IN_KEYS].sort());
});

it.each(Object.entries(ROWS))(
  'docs/security.md has a row for %s that names its table',
  (_name, [table, firstWords]) => {
    const rows = section.split('\n').filter((line) => line.startsWith(`| ${firstWords}`));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.split('|')[2]).toContain(`\`${table}\``);
  },
);

// Guarantee: two files of a base are one document only if their names are equal, character for character, and bases are
// listed in the order of their code points, the same on every machine. Risk: a file that replaces another one.
import type { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { createDocumentStore } from '../../../shared/knowledge/document.store.ts';
import type { KnowledgeBase } from '../../../shared/knowledge/knowledge-base.ts';
import { fileNameKey } from '../../../shared/knowledge/knowledge-items.ts';
import { listKnowledgeBases } from '../../../shared/knowledge/list-knowledge-bases.ts';

it.each([
  ['a.md', 'A.md'],
  ['file.md', '\ufb01le.md'],
  ['a.md', 'folder/a.md'],
])('%s is another file than %s, and each is found by its own name', async (one, other) => {
  const asked: unknown[] = [];
  const send = async ({ input }: GetItemCommand) => {
    asked.push(input.Key?.sk?.S);
    return {};
  };
  const documents = createDocumentStore({ send } as unknown as DynamoDBClient, 'table');
  expect([await documents.findByFile('base', one), await documents.findByFile('base', other)]).toEqual([null, null]);
  expect(asked).toEqual([fileNameKey('base', one).sk, fileNameKey('base', other).sk]);
  expect(new Set(asked).size).toBe(2);
});

it('lists bases as people sort names, and two of the same name by id', async () => {
  const names = ['b', 'B', '\u00e4', 'Z', 'b'];
  const bases = names.map((name, at) => ({ id: `${9 - at}`, name, description: '' }) as KnowledgeBase);
  const listed = await listKnowledgeBases(
    { bases: { visibleTo: async () => bases } },
    { companyId: 'company', policies: { personalDataKinds: [] } },
  );
  expect(listed.map(({ name, id }) => `${name} ${id}`)).toEqual(['\u00e4 7', 'b 5', 'b 9', 'B 8', 'Z 6']);
});

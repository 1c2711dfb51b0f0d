// Guarantee: a document is behind exactly when it was chunked in another way than documents are now, or an index of the
// stage lacks it in the index's own form. Risk: an old index that answers for ever, or a base that is made again daily.
import { expect, it } from 'vitest';
import { CHUNKING_VERSION } from '../../../../shared/ingestion/chunking/chunking-version.ts';
import { isOutdated, missingIn } from '../../../../shared/ingestion/renewal/document-makes.ts';
import type { DocumentRecord } from '../../../../shared/knowledge/document.ts';
import type { IndexMake } from '../../../../shared/search/index-generation.ts';
import { recordIn } from '../../knowledge/document-record.fixture.ts';

const A: IndexMake = { name: 'passages-a', schema: 1, modelId: 'model', dimensions: 1_024 };
const B: IndexMake = { ...A, name: 'passages-b' };
const NEW_B: IndexMake = { ...B, dimensions: 256 };

it.each<[name: string, make: object | null, wanted: IndexMake[], missing: string[], behind: boolean]>([
  ['in every index', { chunking: CHUNKING_VERSION, indexes: [A, B] }, [A, B], [], false],
  ['in more than every index', { chunking: CHUNKING_VERSION, indexes: [A, B] }, [B], [], false],
  ['in one of two', { chunking: CHUNKING_VERSION, indexes: [A] }, [A, B], ['passages-b'], true],
  [
    'in an index that was made otherwise',
    { chunking: CHUNKING_VERSION, indexes: [A, B] },
    [A, NEW_B],
    ['passages-b'],
    true,
  ],
  ['cut in another way', { chunking: CHUNKING_VERSION - 1, indexes: [A] }, [A], [], true],
  ['made by an earlier release', null, [A, B], ['passages-a', 'passages-b'], true],
])('a document that is %s', (_name, currentMake, wanted, missing, behind) => {
  const record = { ...recordIn({ companyId: 'company', baseId: 'base' }), currentMake } as DocumentRecord;
  expect([missingIn(record, wanted), isOutdated(record, wanted)]).toEqual([missing, behind]);
});

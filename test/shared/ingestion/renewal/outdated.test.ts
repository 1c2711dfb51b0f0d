// Guarantee: a document is outdated exactly if it was chunked by another version than the current one, or if it was not
// written to an index of the stage with the index's current settings. Risk: an old index answers forever, or a base is
// reindexed again and again.
import { expect, it } from 'vitest';
import { CHUNKING_VERSION } from '../../../../shared/ingestion/chunking/chunking-version.ts';
import { isOutdated, missingIn } from '../../../../shared/ingestion/renewal/outdated.ts';
import type { DocumentRecord } from '../../../../shared/knowledge/document.ts';
import type { IndexSettings } from '../../../../shared/search/index-generation.ts';
import { recordIn } from '../../knowledge/document-record.fixture.ts';

const A: IndexSettings = { name: 'passages-a', schema: 1, modelId: 'model', dimensions: 1_024 };
const B: IndexSettings = { ...A, name: 'passages-b' };
const NEW_B: IndexSettings = { ...B, dimensions: 256 };

it.each<[name: string, build: object | null, wanted: IndexSettings[], missing: string[], outdated: boolean]>([
  ['current in every index', { chunking: CHUNKING_VERSION, indexes: [A, B] }, [A, B], [], false],
  ['current in more indexes than the stage has', { chunking: CHUNKING_VERSION, indexes: [A, B] }, [B], [], false],
  ['outdated in one of two indexes', { chunking: CHUNKING_VERSION, indexes: [A] }, [A, B], ['passages-b'], true],
  [
    'outdated in an index with other settings',
    { chunking: CHUNKING_VERSION, indexes: [A, B] },
    [A, NEW_B],
    ['passages-b'],
    true,
  ],
  ['outdated if chunked differently', { chunking: CHUNKING_VERSION - 1, indexes: [A] }, [A], [], true],
  ['outdated if ingested by an earlier release', null, [A, B], ['passages-a', 'passages-b'], true],
])('says that a document is %s', (_name, currentBuild, wanted, missing, outdated) => {
  const record = { ...recordIn({ companyId: 'company', baseId: 'base' }), currentBuild } as DocumentRecord;
  expect({ missing: missingIn(record, wanted), outdated: isOutdated(record, wanted) }).toEqual({ missing, outdated });
});

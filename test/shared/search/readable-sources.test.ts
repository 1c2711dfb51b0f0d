// Guarantee: a call searches only the bases that it names, or all that its company may read, and a source is readable
// only while its version is current. Risk: a base of another company is searched, or an error distinguishes it from a
// base that does not exist.
import { describe, expect, it } from 'vitest';
import { areReadable, chooseScope } from '../../../shared/search/readable-sources.ts';
import { ServiceError } from '../../../shared/service-error.ts';

const OWN = ['base-1', 'base-2'];

function openBases() {
  const asked: string[] = [];
  const visibleTo = async (companyId: string) => {
    asked.push(companyId);
    return OWN.map((id) => ({ id }));
  };
  return { services: { bases: { visibleTo } }, asked };
}

describe('chooseScope', () => {
  it.each<[name: string, wanted: string[] | undefined, baseIds: string[]]>([
    ['every base that the company may read, if none is named', undefined, OWN],
    ['only the named base', ['base-2'], ['base-2']],
    ['no base, if an empty list is given', [], []],
  ])('chooses %s', async (_name, wanted, baseIds) => {
    const { services, asked } = openBases();
    expect(await chooseScope(services, 'company', wanted)).toEqual({ companyId: 'company', baseIds });
    expect(asked).toEqual(['company']);
  });

  it('refuses a base that the company may not read with the same error as one that does not exist', async () => {
    await expect(chooseScope(openBases().services, 'company', ['base-1', 'base-3'])).rejects.toEqual(
      new ServiceError('invalid_request', "The field 'base_ids' names a base that does not exist."),
    );
  });
});

// The sources of a stored answer are checked again before the answer is repeated.
describe('sources', () => {
  const source = (over: object = {}) => ({ baseId: 'base-1', documentId: 'document', version: 2, ...over });
  const services = {
    ...openBases().services,
    documents: { currentVersions: async () => new Map([['document', { version: 2, passages: 1 }]]) },
  };

  it.each<[name: string, sources: ReturnType<typeof source>[], expected: boolean]>([
    ['are readable if all are unchanged', [source(), source({ baseId: 'base-2' })], true],
    ['are readable if there are none', [], true],
    ['are not readable if one is of an older version', [source(), source({ version: 1 })], false],
    ['are not readable if one is of a newer version', [source({ version: 3 })], false],
    ['are not readable if one is deleted', [source(), source({ documentId: 'gone' })], false],
    [
      'are not readable if one is in a base that the company may not read',
      [source(), source({ baseId: 'base-3' })],
      false,
    ],
  ])('%s', async (_name, sources, expected) => {
    expect(await areReadable(services, 'company', sources)).toBe(expected);
  });
});

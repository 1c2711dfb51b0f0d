// Guarantee: a second index is added without changing the first one in the template, and every role that reads, writes
// or embeds may do so for both. Risk: a deployment replaces the index that answers searches, or the new one stays
// empty.
import { describe, expect, it } from 'vitest';
import type { Stage } from '../../lib/stage.ts';
import { STAGES } from '../../lib/stages.ts';
import type { IndexGeneration } from '../../shared/search/passage-index-schema.ts';
import { readable } from './readable.ts';
import { resourcesOf, type StackTemplate, synthesize } from './synthesized.ts';

const [first] = STAGES.dev.indexGenerations;
// Not an embedding model, but one with a price and another name, so that the two can be told apart.
const second: IndexGeneration = { ...first, name: 'passages-v3', modelId: 'amazon.nova-micro-v1:0', dimensions: 256 };
const both: Stage['indexGenerations'] = [first, second];
const TYPE = 'AWS::OpenSearchServerless::Index';

const idsOf = (template: StackTemplate | undefined) =>
  Object.entries(template?.Resources ?? {})
    .filter(([, { Type }]) => Type === TYPE)
    .map(([id, { Properties }]) => [Properties.IndexName, id]);

it('every index waits for all tables, which are created one after another, because its policy takes up to a minute', () => {
  const { Data } = synthesize({ ...STAGES.dev, indexGenerations: both }).stacks;
  const tables = Object.entries(Data?.Resources ?? {}).filter(([, { Type }]) => Type === 'AWS::DynamoDB::Table');
  const ids = tables.map(([id]) => id);
  expect(tables.map(([, { DependsOn }]) => DependsOn)).toEqual([undefined, ...ids.slice(0, -1).map((id) => [id])]);
  expect(ids).toHaveLength(5);
  expect(idsOf(Data).map(([, id]) => Data?.Resources[String(id)]?.DependsOn)).toEqual([[ids.at(-1)], [ids.at(-1)]]);
});

describe('with two index generations', () => {
  const one = synthesize(STAGES.dev);
  const two = synthesize({ ...STAGES.dev, indexGenerations: both });

  it('the first keeps its logical id and its properties', () => {
    const [[, id]] = idsOf(one.stacks.Data) as [[string, string]];
    expect(idsOf(two.stacks.Data)).toEqual([
      ['passages-v2', id],
      ['passages-v3', expect.not.stringMatching(new RegExp(`^${id}$`))],
    ]);
    expect(two.stacks.Data?.Resources[id]).toEqual(one.stacks.Data?.Resources[id]);
  });

  it('an index of the first schema stays unchanged, and a later one stores its vectors uncompressed', () => {
    const old: Stage['indexGenerations'] = [{ ...first, name: 'passages-v1', schema: 1 }, first];
    const indexes = resourcesOf(synthesize({ ...STAGES.dev, indexGenerations: old }).stacks.Data, TYPE);
    const vectors = Object.values(indexes).map(({ Properties }) => [
      Properties.IndexName,
      Properties.Mappings.Properties.vector,
    ]);
    const vector = { Type: 'knn_vector', Dimension: 1024, SpaceType: 'cosinesimil' };
    expect(Object.fromEntries(vectors)).toEqual({
      'passages-v1': vector,
      'passages-v2': { ...vector, CompressionLevel: '1x' },
    });
  });

  it('the second has its own number of dimensions, and the same protection as the first', () => {
    const indexes = resourcesOf(two.stacks.Data, TYPE);
    const { Properties } = indexes['Passages/Index-passages-v3'] ?? expect.fail('no second index');
    expect(Properties.Mappings.Properties.vector).toEqual({
      Type: 'knn_vector',
      Dimension: 256,
      SpaceType: 'cosinesimil',
      CompressionLevel: '1x',
    });
    const kept = resourcesOf(synthesize({ ...STAGES.prod, indexGenerations: both }).stacks.Data, TYPE);
    expect(Object.values(kept).map(({ DeletionPolicy }) => DeletionPolicy)).toEqual(
      Array(2).fill(kept['Passages/Index-passages-v2']?.DeletionPolicy),
    );
  });

  it.each(['Api', 'Background'])('the roles of %s can access both, and may call both models', (part) => {
    const [policy] = Object.values(resourcesOf(two.stacks[part], 'AWS::OpenSearchServerless::AccessPolicy'));
    const [{ Rules }] = JSON.parse(readable(two, part, policy?.Properties.Policy));
    expect(Rules[0].Resource).toEqual(['index/knowledge-dev/passages-v2', 'index/knowledge-dev/passages-v3']);
    const roles = resourcesOf(two.stacks[part], 'AWS::IAM::Role');
    for (const name of part === 'Api' ? ['knowledge-search', 'copilot-query'] : ['ingest-document']) {
      const policies = JSON.stringify(roles[`${name}/Role`]?.Properties.Policies);
      for (const { modelId } of both) {
        expect(policies, name).toContain(`foundation-model/${modelId}`);
      }
    }
  });

  it.each(['knowledge-search', 'copilot-query', 'ingest-document', 'administer', 'housekeeping'])(
    '%s gets both generations in its environment',
    (name) => {
      const functions = { ...functionsOf('Api'), ...functionsOf('Background') };
      const { Properties } = functions[`${name}/Function`] ?? expect.fail(`no function ${name}`);
      expect(JSON.parse(Properties.Environment.Variables.INDEX_GENERATIONS)).toEqual(both);
    },
  );

  const functionsOf = (part: string) => resourcesOf(two.stacks[part], 'AWS::Lambda::Function');
});

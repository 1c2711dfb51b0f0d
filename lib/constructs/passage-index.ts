import type { CfnIndex } from 'aws-cdk-lib/aws-opensearchserverless';
import { type IndexGeneration, passageSchema } from '../../shared/search/passage-index-schema.ts';

/** The settings of an index in CloudFormation's format. */
export function passageSettings(generation: IndexGeneration): CfnIndex.IndexSettingsProperty {
  return passageSchema(generation).settings;
}

// By default a collection compresses vectors to a 32nd of their size, and then compares them only roughly. The setting
// can only be chosen when an index is created, so indexes of the first schema stay compressed.
const UNCOMPRESSED = { compressionLevel: '1x' };

/** The fields of a passage in CloudFormation's format: a collection has only one engine, which is not named. */
export function passageMappings(generation: IndexGeneration): CfnIndex.MappingsProperty {
  const { properties } = passageSchema(generation).mappings;
  const { type, dimension, method } = properties.vector;
  const vector = { type, dimension, spaceType: method.space_type, ...(generation.schema === 1 ? {} : UNCOMPRESSED) };
  return { properties: { ...properties, vector } };
}

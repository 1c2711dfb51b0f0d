import type { CfnIndex } from 'aws-cdk-lib/aws-opensearchserverless';
import { type IndexGeneration, passageSchema } from '../../shared/search/passage-index-schema.ts';

/** The settings of an index in CloudFormation's format. */
export function passageSettings(generation: IndexGeneration): CfnIndex.IndexSettingsProperty {
  return passageSchema(generation).settings;
}

// A collection keeps vectors at a 32nd of their size unless told otherwise, and then compares them only roughly. It is
// told when the index is made, so that indexes of the first schema stay as they were.
const WHOLE = { compressionLevel: '1x' };

/** The fields of a passage in CloudFormation's format: a collection has only one engine, which is not named. */
export function passageMappings(generation: IndexGeneration): CfnIndex.MappingsProperty {
  const { properties } = passageSchema(generation).mappings;
  const { type, dimension, method } = properties.vector;
  const vector = { type, dimension, spaceType: method.space_type, ...(generation.schema === 1 ? {} : WHOLE) };
  return { properties: { ...properties, vector } };
}

import type { CfnIndex } from 'aws-cdk-lib/aws-opensearchserverless';
import { type IndexGeneration, passageSchema } from '../../shared/search/passage-index-schema.ts';

/** The settings of an index, as CloudFormation takes them. */
export function passageSettings(generation: IndexGeneration): CfnIndex.IndexSettingsProperty {
  return passageSchema(generation).settings;
}

/** The fields of a passage, as CloudFormation takes them: a collection has one engine, which is not named. */
export function passageMappings(generation: IndexGeneration): CfnIndex.MappingsProperty {
  const { properties } = passageSchema(generation).mappings;
  const { type, dimension, method } = properties.vector;
  return { properties: { ...properties, vector: { type, dimension, spaceType: method.space_type } } };
}

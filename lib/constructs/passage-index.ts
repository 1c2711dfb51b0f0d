import type { CfnIndex } from 'aws-cdk-lib/aws-opensearchserverless';
import { PASSAGE_INDEX_SCHEMA } from '../../shared/search/passage-index-schema.ts';

const { settings, mappings } = PASSAGE_INDEX_SCHEMA;
const { type, dimension, method } = mappings.properties.vector;

/** The settings of the index, as CloudFormation takes them. */
export const passageSettings: CfnIndex.IndexSettingsProperty = settings;

/** The fields of a passage, as CloudFormation takes them: a collection has one engine, which is not named. */
export const passageMappings: CfnIndex.MappingsProperty = {
  properties: { ...mappings.properties, vector: { type, dimension, spaceType: method.space_type } },
};

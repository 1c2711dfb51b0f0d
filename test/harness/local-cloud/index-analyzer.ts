import { analyze } from '@knowledge-copilot/local-cloud/analyze';
import { PASSAGE_SCHEMAS, type PassageSchemaVersion } from '../../../shared/search/passage-index-schema.ts';

/** The versions of the index's schema. */
export const SCHEMA_VERSIONS = Object.keys(PASSAGE_SCHEMAS).map(Number) as PassageSchemaVersion[];

/** Returns the function that splits a text into words in the stand-in's index, for a version of the deployed schema. */
export function analyzerOf(version: PassageSchemaVersion): (text: string) => string[] {
  const { tokenizer, filter } = PASSAGE_SCHEMAS[version].settings.analysis.analyzer.words;
  return (text) => analyze(text, { tokenizer, filters: filter });
}

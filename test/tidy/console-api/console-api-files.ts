import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { consoleCalls } from './console-calls.ts';
import { openApiDocument } from './openapi-document.ts';
import { typeScriptTypes } from './typescript-types.ts';

/**
 * The files that are generated from the registry of operations, and the description of the public API as the console
 * shows it, by their path in the checkout.
 */
export function consoleApiFiles(): Readonly<Record<string, string>> {
  const calls = consoleCalls();
  return {
    'docs/console-openapi.yaml': openApiDocument(calls),
    'console/api/types.ts': typeScriptTypes(calls),
    'console/pages/reference/openapi.json': `${JSON.stringify(parse(readFileSync('docs/openapi.yaml', 'utf8')))}\n`,
  };
}

import { COMMANDS } from '../../../bin/admin/commands.ts';
import { manual } from '../../../bin/admin/manual.ts';
import { consoleCalls } from './console-calls.ts';
import { openApiDocument } from './openapi-document.ts';
import { typeScriptTypes } from './typescript-types.ts';

/** The description of the console's API, an OpenAPI document in YAML. It is generated where it is read, not kept. */
export function consoleOpenApi(): string {
  return openApiDocument(consoleCalls());
}

/** The files that are generated from the registry of operations, by their path in the checkout. */
export function consoleApiFiles(): Readonly<Record<string, string>> {
  const calls = consoleCalls();
  const nouns = [...new Set(COMMANDS.map(({ noun }) => noun))];
  return {
    'console/api/types.ts': typeScriptTypes(calls),
    'test/bin/admin/recorded/manual.txt': manual(''),
    'test/bin/admin/recorded/commands.txt': nouns.map(manual).join('\n'),
  };
}

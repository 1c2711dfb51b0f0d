import { consoleCalls } from './console-calls.ts';
import { openApiDocument } from './openapi-document.ts';
import { typeScriptTypes } from './typescript-types.ts';

/** The description of the console's API, an OpenAPI document in YAML. It is generated where it is read, not kept. */
export function consoleOpenApi(): string {
  return openApiDocument(consoleCalls());
}

/** The files that are generated from the registry of operations, by their path in the checkout. */
export function consoleApiFiles(): Readonly<Record<string, string>> {
  return { 'console/api/types.ts': typeScriptTypes(consoleCalls()) };
}

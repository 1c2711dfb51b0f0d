/** Any object within the OpenAPI description. */
export type Part = { readonly [name: string]: unknown };

/** An operation of the public API. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Part[];
  readonly body: Part | null;
  readonly responses: readonly { readonly status: string; readonly response: Part }[];
}

const METHODS = ['get', 'post', 'put', 'delete'];

// Bundling replaces this constant with the content of docs/openapi.yaml (lib/constructs/console-bundle.ts).
declare const PUBLIC_API: Part;

/** The whole OpenAPI description of the public API. */
export const openApi: Part = PUBLIC_API;

/** Returns the object at a path of names, following every `$ref`. */
export function partOf(part: Part, ...names: readonly string[]): Part {
  let found: unknown = part;
  for (const name of names) {
    found = resolved(found)[name];
  }
  return resolved(found);
}

/** Returns the text of a field, or an empty string. */
export function textOf(part: Part, name: string): string {
  const { [name]: text } = part;
  return typeof text === 'string' ? text.trim() : '';
}

/** Returns every operation of the public API. */
export function allOperations(): Operation[] {
  return Object.entries(partOf(openApi, 'paths')).flatMap(([path, item]) =>
    Object.entries(resolved(item))
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => operationOf(path, method, resolved(operation))),
  );
}

function operationOf(path: string, method: string, operation: Part): Operation {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(resolved) : [];
  const body =
    operation.requestBody === undefined ? null : partOf(operation, 'requestBody', 'content', 'application/json');
  return {
    id: `${method} ${path}`,
    method: method.toUpperCase(),
    path,
    summary: textOf(operation, 'summary'),
    description: textOf(operation, 'description'),
    parameters,
    body,
    responses: Object.entries(partOf(operation, 'responses')).map(([status, response]) => ({
      status,
      response: resolved(response),
    })),
  };
}

function resolved(value: unknown): Part {
  const part = (typeof value === 'object' && value !== null ? value : {}) as Part;
  const { $ref } = part;
  if (typeof $ref !== 'string') {
    return part;
  }
  return partOf(openApi, ...$ref.replace('#/', '').split('/'));
}

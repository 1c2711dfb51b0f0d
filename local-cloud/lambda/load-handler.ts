import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** An async handler, the only kind that Lambda's Node 24 accepts. */
export type Handler = (event: unknown, context: unknown) => unknown;

const EXTENSIONS = ['.js', '.mjs', '.cjs'];

/**
 * Imports the function that `index.handler` names.
 *
 * @throws as Lambda does when it is missing or takes a callback.
 */
export async function loadHandler(taskRoot: string, name: string): Promise<Handler> {
  const at = name.lastIndexOf('.');
  const base = path.join(taskRoot, name.slice(0, at));
  const file = EXTENSIONS.map((extension) => base + extension).find((candidate) => existsSync(candidate));
  if (file === undefined) {
    throw named('Runtime.ImportModuleError', `Error: Cannot find module '${path.basename(base)}'`);
  }
  const loaded = await importBundle(file);
  const handler = loaded[name.slice(at + 1)];
  if (typeof handler !== 'function') {
    throw named('Runtime.HandlerNotFound', `${name} is undefined or not exported`);
  }
  // Lambda recognizes a callback by the number of parameters, whatever they are called.
  if (handler.length >= 3) {
    throw named(
      'Runtime.CallbackHandlerDeprecated',
      `${name} takes a callback, which Lambda's Node 24 no longer calls.`,
    );
  }
  return handler as Handler;
}

async function importBundle(file: string): Promise<Record<string, unknown>> {
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    const missing = (error as { code?: unknown }).code;
    if (missing === 'ERR_MODULE_NOT_FOUND' || missing === 'MODULE_NOT_FOUND') {
      throw named('Runtime.ImportModuleError', `Error: ${(error as Error).message}`);
    }
    if (error instanceof SyntaxError) {
      throw named('Runtime.UserCodeSyntaxError', `SyntaxError: ${error.message}`);
    }
    throw error;
  }
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

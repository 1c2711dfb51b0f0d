import { realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Lets this thread import built-in modules and files of the bundle, and nothing else: on Lambda there is no checkout
 * around the bundle whose node_modules could hide that a package was not bundled. Lambda's own copy of the AWS SDK is
 * not available either.
 */
export function confineImports(taskRoot: string): void {
  const root = realpathSync(taskRoot) + path.sep;
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith('file:')) {
        return resolved;
      }
      if (realpathSync(fileURLToPath(resolved.url)).startsWith(root)) {
        return resolved;
      }
      const error = new Error(`Cannot find package '${specifier}': the bundle does not contain it.`);
      throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' });
    },
  });
}

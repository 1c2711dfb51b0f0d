import { createHash } from 'node:crypto';
import type { TemplateResource } from '../stand-in.ts';

// As long as the suffix of CloudFormation.
const HASH_LENGTH = 12;

/**
 * Returns the name of a resource that the template leaves unnamed: like CloudFormation's, it has the stack, the logical
 * id and a suffix, in at most `lengthMax` characters. The suffix is a hash of both instead of random characters, so
 * that a resource has the same name at every start, and its state on disk is found again.
 */
export function physicalName(resource: TemplateResource, lengthMax: number): string {
  const hash = createHash('sha256')
    .update(`${resource.stack}/${resource.logicalId}`)
    .digest('hex')
    .slice(0, HASH_LENGTH);
  const readableMax = lengthMax - hash.length - 1;
  const readable = `${resource.stack}-${resource.logicalId}`.slice(0, readableMax).replace(/-+$/, '');
  return `${readable}-${hash}`;
}

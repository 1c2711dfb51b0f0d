import { createHash } from 'node:crypto';
import type { TemplateResource } from '../stand-in.ts';

/**
 * Returns the name of a resource that the template leaves unnamed, as CloudFormation composes it: stack, logical id and
 * a hash of both, in at most `lengthMax` characters. The same resource gets the same name at every start, so that state
 * on disk is found again.
 */
export function physicalName(resource: TemplateResource, lengthMax: number): string {
  const hash = createHash('sha256').update(`${resource.stack}/${resource.logicalId}`).digest('hex').slice(0, 12);
  const readableMax = lengthMax - hash.length - 1;
  const readable = `${resource.stack}-${resource.logicalId}`.slice(0, readableMax).replace(/-+$/, '');
  return `${readable}-${hash}`;
}

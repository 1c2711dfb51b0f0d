import { visible } from './visible.ts';

/** A name that somebody chose: always text, and its direction of writing ends with it. */
export function Name({ of }: { readonly of: string }) {
  return <bdi>{visible(of)}</bdi>;
}

import { visible } from './visible.ts';

/** A name that somebody chose. `bdi` keeps its writing direction from affecting the text around it. */
export function Name({ of }: { readonly of: string }) {
  return <bdi>{visible(of)}</bdi>;
}

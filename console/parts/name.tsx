import { visible } from './visible.ts';

/**
 * A name that somebody chose. `bdi` keeps its writing direction from affecting the text around it. A long word in it is
 * broken at the end of a line, so that it does not widen a table.
 */
export function Name({ of }: { readonly of: string }) {
  return <bdi className="console-word">{visible(of)}</bdi>;
}

import type { Replacement } from '../../../../shared/privacy/text/text-range.ts';

/** Returns a text with every range replaced. The ranges must be in order and must not overlap. */
export function replaced(text: string, replacements: readonly Replacement[]): string {
  let done = 0;
  const pieces = replacements.map(({ start, end, as }) => {
    const piece = text.slice(done, start) + as;
    done = end;
    return piece;
  });
  return pieces.join('') + text.slice(done);
}

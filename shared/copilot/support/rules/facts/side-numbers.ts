import { sharesWordOnlyWith } from '../../reading/evidence.ts';
import type { Quantity } from '../../reading/quantities.ts';
import { hasQuantity, likenessOf } from '../../reading/same-quantity.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';

/** A clause or a side of a sentence. */
export interface Part {
  readonly opener?: Clause['opener'];
  readonly content: readonly Token[];
  readonly quantities: readonly Quantity[];
}

/** Whether a statement about one side of a sentence has a number of the other instead of its own. */
export function takesNumber(said: Statement, [one, other]: readonly [Part, Part]): boolean {
  return isForeign(said, one, other) || isForeign(said, other, one);
}

function isForeign(said: Statement, own: Part, other: Part): boolean {
  const isOwn = sharesWordOnlyWith(said.content, own.content, other.content);
  const isOther = sharesWordOnlyWith(said.content, other.content, own.content);
  return (
    isOwn &&
    !isOther &&
    said.quantities.some(
      (quantity) =>
        hasQuantity(other, quantity) &&
        !hasQuantity(own, quantity) &&
        own.quantities.some(
          (each) =>
            each.unit === quantity.unit &&
            each.isOrdinal === quantity.isOrdinal &&
            !said.quantities.some((stated) => likenessOf(stated, each) === 'same'),
        ),
    )
  );
}

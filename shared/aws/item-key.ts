/** The primary key of an item of any table. */
export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

/**
 * Items that are listed together: those of one partition whose sort keys share a prefix, or all of them for an empty
 * one.
 */
export interface ItemList {
  readonly pk: string;
  readonly skPrefix: string;
}

/** The primary key of the item of a list whose sort key ends with this id. */
export function keyInList({ pk, skPrefix }: ItemList, id: string): ItemKey {
  return { pk, sk: `${skPrefix}${id}` };
}

/** The fields of an item, without its primary key. */
export function fieldsOf(item: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { pk: _pk, sk: _sk, ...fields } = item;
  return fields;
}

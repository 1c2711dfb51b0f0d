/** The place of a cascade layer: its position in its parent layer, outermost first; empty outside any layer. */
export type LayerPlace = readonly number[];

/** The cascade layers (`@layer`) of a page, in the order in which their names first appear. */
export interface CssLayers {
  /** Returns the place of a layer, or of a new one without a name (''); `a.b` names a layer inside another. */
  readonly placeOf: (around: LayerPlace, name: string) => LayerPlace;
}

/** Creates the layers of one page. */
export function createCssLayers(): CssLayers {
  const known = new Map<string, Map<string, number>>();
  const placeOf = (around: LayerPlace, name: string): LayerPlace => {
    const siblings = known.get(around.join()) ?? new Map<string, number>();
    known.set(around.join(), siblings);
    const key = name === '' ? ` ${siblings.size}` : name;
    const position = siblings.get(key) ?? siblings.size;
    siblings.set(key, position);
    return [...around, position];
  };
  return { placeOf: (around, name) => name.split('.').reduce(placeOf, around) };
}

/** Compares the strength of two layers: later ones win, and what is outside a layer wins over what is inside. */
export function compareLayers(one: LayerPlace, other: LayerPlace): number {
  for (let i = 0; i < Math.max(one.length, other.length); i += 1) {
    const [first = Number.POSITIVE_INFINITY, second = Number.POSITIVE_INFINITY] = [one[i], other[i]];
    if (first !== second) {
      return first < second ? -1 : 1;
    }
  }
  return 0;
}

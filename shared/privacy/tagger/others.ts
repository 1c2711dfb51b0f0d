/** How likely the other tokens of a group are, for each token, and how many tokens the group has. */
export interface Others {
  readonly mean: Float64Array;
  readonly most: Float64Array;
  readonly least: Float64Array;
  readonly count: Int32Array;
}

/**
 * Groups the tokens that `isMember` accepts by a number, and returns for each of all tokens what its group is like
 * without it.
 */
export function othersOf(
  likely: Float64Array,
  groupOf: (token: number) => number,
  isMember: (token: number) => boolean,
): Others {
  const { length } = likely;
  const numbers = new Map<number, number>();
  const groups = new Int32Array(length);
  for (let i = 0; i < length; i += 1) {
    const key = groupOf(i);
    const known = numbers.get(key);
    groups[i] = known ?? numbers.size;
    if (known === undefined) {
      numbers.set(key, numbers.size);
    }
  }
  const sums = new Float64Array(numbers.size);
  const counts = new Int32Array(numbers.size);
  const most = new Float64Array(numbers.size);
  const second = new Float64Array(numbers.size);
  const least = new Float64Array(numbers.size).fill(1);
  const members = new Uint8Array(length);
  for (let i = 0; i < length; i += 1) {
    if (isMember(i)) {
      const group = groups[i] as number;
      const own = likely[i] as number;
      members[i] = 1;
      sums[group] = (sums[group] as number) + own;
      counts[group] = (counts[group] as number) + 1;
      second[group] = Math.max(second[group] as number, Math.min(own, most[group] as number));
      most[group] = Math.max(most[group] as number, own);
      least[group] = Math.min(least[group] as number, own);
    }
  }
  const others: Others = {
    mean: new Float64Array(length),
    most: new Float64Array(length),
    least: new Float64Array(length),
    count: new Int32Array(length),
  };
  for (let i = 0; i < length; i += 1) {
    const group = groups[i] as number;
    const own = members[i] === 1 ? (likely[i] as number) : 0;
    const count = counts[group] as number;
    others.count[i] = count;
    others.mean[i] = Math.max(0, ((sums[group] as number) - own) / Math.max(1, count - (members[i] as number)));
    others.most[i] =
      members[i] === 1 && own >= (most[group] as number) ? (second[group] as number) : (most[group] as number);
    others.least[i] = least[group] as number;
  }
  return others;
}

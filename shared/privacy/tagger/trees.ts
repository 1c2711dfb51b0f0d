/** Decision trees whose values are added: the splits of each tree, level by level, and the values of its leaves. */
export interface Trees {
  /** Of each split, the index of the fact that it asks for. */
  readonly facts: Uint8Array;
  /** Of each split, the largest value of the fact that leads to the left. */
  readonly limits: Uint8Array;
  /** Of each leaf, what it adds to the logarithm of the odds, in units. */
  readonly leaves: Int16Array;
}

// The number of decisions from the root of a tree to a leaf.
const DEPTH = 4;
/** The number of leaves of a tree. */
export const LEAVES: number = 1 << DEPTH;
/** The number of splits of a tree. */
export const SPLITS: number = LEAVES - 1;
/** What one unit of a leaf is worth. */
export const LEAF_UNIT: number = 1 / 1024;

/** No trees: a second look that changes nothing. */
export const NO_TREES: Trees = { facts: new Uint8Array(0), limits: new Uint8Array(0), leaves: new Int16Array(0) };

/** The number of facts about a token (`second-look.ts`). */
export const FACTS = 69;

const BYTES: number = 2 * SPLITS + 2 * LEAVES;

/**
 * Returns trees from their bytes.
 *
 * @throws Error when there are not the bytes of whole trees, or when a tree asks for a fact that does not exist.
 */
export function treesFrom(bytes: Buffer): Trees {
  const count = bytes.length / BYTES;
  const limitsAt = count * SPLITS;
  if (!Number.isInteger(count) || bytes.subarray(0, limitsAt).some((fact) => fact >= FACTS)) {
    throw new Error('trees are broken');
  }
  return {
    facts: new Uint8Array(bytes.subarray(0, limitsAt)),
    limits: new Uint8Array(bytes.subarray(limitsAt, 2 * limitsAt)),
    leaves: Int16Array.from({ length: count * LEAVES }, (_, i) => bytes.readInt16LE(2 * (limitsAt + i))),
  };
}

/** Returns the bytes of trees. */
export function bytesOf({ facts, limits, leaves }: Trees): Buffer {
  const bytes = Buffer.alloc(2 * (facts.length + leaves.length));
  bytes.set(facts, 0);
  bytes.set(limits, facts.length);
  for (const [i, leaf] of leaves.entries()) {
    bytes.writeInt16LE(leaf, 2 * (facts.length + i));
  }
  return bytes;
}

/** Returns what trees add to the logarithm of the odds for these facts. */
export function sumOf({ facts, limits, leaves }: Trees, values: Uint8Array): number {
  let sum = 0;
  for (let first = 0, leaf = 0; first < facts.length; first += SPLITS, leaf += LEAVES) {
    let node = 0;
    for (let level = 0; level < DEPTH; level += 1) {
      const split = first + node;
      node = 2 * node + ((values[facts[split] as number] as number) <= (limits[split] as number) ? 1 : 2);
    }
    sum += leaves[leaf + node - SPLITS] as number;
  }
  return sum * LEAF_UNIT;
}

import { firstOdds } from '../../../../shared/privacy/tagger/second-look.ts';
import { FACTS, LEAF_UNIT, LEAVES, SPLITS, type Trees } from '../../../../shared/privacy/tagger/trees.ts';
import { randomOf } from './random.ts';

/** What is known of tokens at the second look, `FACTS` bytes each, and whether each is personal data. */
export interface LikelyTokens {
  readonly facts: Uint8Array;
  readonly answers: Uint8Array;
}

const TREES = 200;
const RATE = 0.08;
// The shares of tokens and facts that one tree is grown with.
const TOKENS_SHARE = 0.6;
const FACTS_SHARE = 0.5;
// How much a leaf must know before it says something.
const CAUTION = 5;
const KNOWN_MIN = 4;
const LEAF_MAX = 32_767;
const BYTES = 256;
const GAIN_MIN = 1e-9;

/** Grows trees, each from what those before it get wrong. The same tokens and seed give the same trees. */
export function growTrees({ facts, answers }: LikelyTokens, seed: number): Trees {
  const random = randomOf(seed);
  const count = answers.length;
  const odds = Float64Array.from({ length: count }, (_, i) => firstOdds(facts, i * FACTS));
  const trees = {
    facts: new Uint8Array(TREES * SPLITS),
    limits: new Uint8Array(TREES * SPLITS).fill(BYTES - 1),
    leaves: new Int16Array(TREES * LEAVES),
  };
  const errors = new Float64Array(count);
  const weights = new Float64Array(count);
  for (let tree = 0; tree < TREES; tree += 1) {
    const chosen = Int32Array.from(Array.from(answers.keys()).filter(() => random() < TOKENS_SHARE));
    for (const i of chosen) {
      const probability = 1 / (1 + Math.exp(-(odds[i] as number)));
      errors[i] = (answers[i] as number) - probability;
      weights[i] = probability * (1 - probability);
    }
    const nodes = growTree({ facts, chosen, errors, weights, random }, trees, tree);
    for (let i = 0; i < count; i += 1) {
      const leaf = trees.leaves[tree * LEAVES + (nodes[i] as number) - SPLITS] as number;
      odds[i] = (odds[i] as number) + leaf * LEAF_UNIT;
    }
  }
  return trees;
}

interface Growth {
  readonly facts: Uint8Array;
  /** The tokens that the tree is grown with. */
  readonly chosen: Int32Array;
  /** Of each token: how far its answer is from what the trees so far say, and how much that counts. */
  readonly errors: Float64Array;
  readonly weights: Float64Array;
  readonly random: () => number;
}

// Grows one tree level by level; returns the leaf of each token.
function growTree(growth: Growth, trees: Trees, tree: number): Uint8Array {
  const { facts, errors, random } = growth;
  const nodes = new Uint8Array(errors.length);
  const asked = Array.from({ length: FACTS }, (_, fact) => fact).filter(() => random() < FACTS_SHARE);
  for (let first = 0; first < SPLITS; first = 2 * first + 1) {
    const splits = bestSplits(growth, { nodes, first, asked });
    for (const [node, { fact, limit }] of splits.entries()) {
      trees.facts[tree * SPLITS + first + node] = fact;
      trees.limits[tree * SPLITS + first + node] = limit;
    }
    for (let i = 0; i < nodes.length; i += 1) {
      const node = nodes[i] as number;
      const { fact, limit } = splits[node - first] as Split;
      nodes[i] = 2 * node + ((facts[i * FACTS + fact] as number) <= limit ? 1 : 2);
    }
  }
  trees.leaves.set(leavesOf(growth, nodes), tree * LEAVES);
  return nodes;
}

interface Split {
  readonly gain: number;
  readonly fact: number;
  readonly limit: number;
}

// The best split of each node of a level, whose first node has this number.
function bestSplits(
  { facts, chosen, errors, weights }: Growth,
  { nodes, first, asked }: { readonly nodes: Uint8Array; readonly first: number; readonly asked: readonly number[] },
): Split[] {
  const splits: Split[] = Array.from({ length: first + 1 }, () => ({ gain: GAIN_MIN, fact: 0, limit: BYTES - 1 }));
  for (const fact of asked) {
    const sums = new Float64Array(splits.length * BYTES);
    const masses = new Float64Array(splits.length * BYTES);
    for (const i of chosen) {
      const slot = ((nodes[i] as number) - first) * BYTES + (facts[i * FACTS + fact] as number);
      sums[slot] = (sums[slot] as number) + (errors[i] as number);
      masses[slot] = (masses[slot] as number) + (weights[i] as number);
    }
    for (const [node, split] of splits.entries()) {
      const at = node * BYTES;
      const found = bestLimit(sums.subarray(at, at + BYTES), masses.subarray(at, at + BYTES));
      splits[node] = found.gain > split.gain ? { ...found, fact } : split;
    }
  }
  return splits;
}

function leavesOf({ chosen, errors, weights }: Growth, nodes: Uint8Array): Int16Array {
  const sums = new Float64Array(LEAVES);
  const masses = new Float64Array(LEAVES);
  for (const i of chosen) {
    const leaf = (nodes[i] as number) - SPLITS;
    sums[leaf] = (sums[leaf] as number) + (errors[i] as number);
    masses[leaf] = (masses[leaf] as number) + (weights[i] as number);
  }
  return Int16Array.from(sums, (sum, leaf) => {
    const value = (RATE * sum) / ((masses[leaf] as number) + CAUTION) / LEAF_UNIT;
    return Math.max(-LEAF_MAX, Math.min(LEAF_MAX, Math.round(value)));
  });
}

// The value of a fact that separates tokens best, and what is gained by it.
function bestLimit(sums: Float64Array, masses: Float64Array): { readonly gain: number; readonly limit: number } {
  let all = 0;
  let mass = 0;
  for (let i = 0; i < BYTES; i += 1) {
    all += sums[i] as number;
    mass += masses[i] as number;
  }
  const worth = (sum: number, known: number): number => (sum * sum) / (known + CAUTION);
  let best = { gain: 0, limit: BYTES - 1 };
  let left = 0;
  let known = 0;
  for (let limit = 0; limit < BYTES - 1; limit += 1) {
    left += sums[limit] as number;
    known += masses[limit] as number;
    if (known >= KNOWN_MIN && mass - known >= KNOWN_MIN) {
      const gain = worth(left, known) + worth(all - left, mass - known) - worth(all, mass);
      best = gain > best.gain ? { gain, limit } : best;
    }
  }
  return best;
}

import { mayMatch, mayMatchPart } from '../text/needed/text-index.ts';
import type { ScannedText } from '../text/scanned-text.ts';

/** What a match of a rule needs (see `Rule`), and the index of the rule among those of its detector. */
interface IndexedRule {
  readonly index: number;
  readonly expression: RegExp;
  readonly proof: 'certain' | 'form' | 'context';
  readonly words?: RegExp | undefined;
  readonly alsoNear?: RegExp | undefined;
}

/** A text, and for each rule by its index whether it can find anything in it. */
export interface RuleScan {
  readonly scanned: ScannedText;
  readonly states: Uint8Array;
  /** For each list of rules, those that can. */
  readonly possible: Map<readonly IndexedRule[], readonly IndexedRule[]>;
}

const [UNKNOWN, POSSIBLE, IMPOSSIBLE] = [0, 1, 2];

/** Begins a scan with rules about which nothing is known. */
export const openRuleScan = (scanned: ScannedText, rules: readonly unknown[]): RuleScan => ({
  scanned,
  states: new Uint8Array(rules.length),
  possible: new Map(),
});

/** Returns the rules of a list that may find anything in the text, which is decided once for each list. */
export function possibleRules<R extends IndexedRule>(scan: RuleScan, rules: readonly R[]): readonly R[] {
  const known = scan.possible.get(rules);
  if (known !== undefined) {
    return known as readonly R[];
  }
  const possible = rules.filter((rule) => isPossible(scan, rule));
  scan.possible.set(rules, possible);
  return possible;
}

// Decides it once for each rule.
function isPossible({ scanned, states }: RuleScan, rule: IndexedRule): boolean {
  if (states[rule.index] === UNKNOWN) {
    states[rule.index] = mayFind(scanned, rule) ? POSSIBLE : IMPOSSIBLE;
  }
  return states[rule.index] === POSSIBLE;
}

function mayFind({ text, lower }: ScannedText, { expression, proof, words, alsoNear }: IndexedRule): boolean {
  return (
    mayMatch(expression, text) &&
    (proof !== 'context' || (words !== undefined && mayMatchPart(words, lower))) &&
    // A certain match needs no words, so `alsoNear` does not restrict it.
    (proof === 'certain' || alsoNear === undefined || mayMatchPart(alsoNear, lower))
  );
}

import { indexOf, mayMatchIn, mayMatchPartIn, type Needs, needsOf, type TextIndex } from '../text/needed/text-index.ts';
import type { ScannedText } from '../text/scanned-text.ts';

/** What a match of a rule needs (see `Rule`), and the index of the rule among those of its detector. */
interface IndexedRule {
  readonly index: number;
  readonly needs: RuleNeeds;
}

/** What is known about the expressions of a rule; those that restrict nothing are left out. */
export interface RuleNeeds {
  readonly match: Needs;
  readonly words: Needs | undefined;
  readonly alsoNear: Needs | undefined;
  /** Whether the rule finds nothing anywhere, because it needs words and has none. */
  readonly isIdle: boolean;
}

/** The expressions of a rule. */
interface Expressions {
  readonly expression: RegExp;
  readonly proof: 'certain' | 'form' | 'context';
  readonly words?: RegExp | undefined;
  readonly alsoNear?: RegExp | undefined;
}

/** Returns what is known about the expressions of a rule, which every scan uses. */
export const needsOfRule = ({ expression, proof, words, alsoNear }: Expressions): RuleNeeds => ({
  match: needsOf(expression),
  words: proof === 'context' && words !== undefined ? needsOf(words) : undefined,
  // A certain match needs no words, so `alsoNear` does not restrict it.
  alsoNear: proof !== 'certain' && alsoNear !== undefined ? needsOf(alsoNear) : undefined,
  isIdle: proof === 'context' && words === undefined,
});

/** A text, and for each rule by its index whether it can find anything in it. */
export interface RuleScan {
  readonly scanned: ScannedText;
  readonly text: TextIndex | null;
  readonly lower: TextIndex | null;
  readonly states: Uint8Array;
  /** For each list of rules, those that can find something. */
  readonly possible: Map<readonly IndexedRule[], readonly IndexedRule[]>;
}

const [UNKNOWN, POSSIBLE, IMPOSSIBLE] = [0, 1, 2];

/** Begins a scan in which no rule has been checked yet. */
export const openRuleScan = (scanned: ScannedText, rules: readonly unknown[]): RuleScan => ({
  scanned,
  text: indexOf(scanned.text),
  lower: indexOf(scanned.lower),
  states: new Uint8Array(rules.length),
  possible: new Map(),
});

/** Returns the rules of a list that may find anything in the text, which is decided once for each list. */
export function possibleRules<R extends IndexedRule>(scan: RuleScan, rules: readonly R[]): readonly R[] {
  const known = scan.possible.get(rules);
  if (known !== undefined) {
    return known as readonly R[];
  }
  const possible: R[] = [];
  for (let i = 0; i < rules.length; i += 1) {
    const rule = rules[i] as R;
    if (isPossible(scan, rule)) {
      possible.push(rule);
    }
  }
  scan.possible.set(rules, possible);
  return possible;
}

// Whether a rule can find anything, which is decided once for each rule.
function isPossible(scan: RuleScan, { index, needs }: IndexedRule): boolean {
  const { states } = scan;
  if (states[index] === UNKNOWN) {
    states[index] = mayFind(scan, needs) ? POSSIBLE : IMPOSSIBLE;
  }
  return states[index] === POSSIBLE;
}

function mayFind({ text, lower }: RuleScan, { match, words, alsoNear, isIdle }: RuleNeeds): boolean {
  return (
    !isIdle &&
    (words === undefined || lower === null || mayMatchPartIn(words, lower)) &&
    (alsoNear === undefined || lower === null || mayMatchPartIn(alsoNear, lower)) &&
    (text === null || mayMatchIn(match, text))
  );
}

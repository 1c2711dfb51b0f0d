import { matchesPattern } from './pattern.ts';

/** One operator of a statement's `Condition` on one key. */
export interface ConditionBlock {
  readonly operator: string;
  readonly key: string;
  readonly values: readonly string[];
}

/** The values of condition keys for one request, names in lower case; a key that is absent has none. */
export type RequestValues = Readonly<Record<string, string>>;

type Comparison = (wanted: string, actual: string) => boolean;

const same: Comparison = (wanted, actual) => wanted === actual;
const like: Comparison = (wanted, actual) => matchesPattern(wanted, actual);
const OPERATORS: Readonly<Record<string, Comparison>> = {
  StringEquals: same,
  StringLike: like,
  // IAM treats both alike: either may have wildcards.
  ArnEquals: like,
  ArnLike: like,
  Bool: (wanted, actual) => wanted.toLowerCase() === actual.toLowerCase(),
};

// Keys whose values the front knows for every request, and keys that a stand-in provides with a permission.
const KEYS = new Set([
  'aws:securetransport',
  'aws:principalarn',
  'aws:principalaccount',
  'aws:resourceaccount',
  'aws:requestedregion',
  'bedrock:inferenceprofilearn',
]);

/**
 * Reads a statement's `Condition`.
 *
 * @throws an error that names `place` and any operator or key that is not known.
 */
export function parseConditions(
  condition: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  place: string,
): readonly ConditionBlock[] {
  return Object.entries(condition).flatMap(([operator, keys]) => {
    if (!Object.hasOwn(OPERATORS, operator)) {
      throw new Error(`${place}: the condition operator ${operator} is not supported by the local cloud.`);
    }
    return Object.entries(keys).map(([key, values]) => {
      if (!KEYS.has(key.toLowerCase())) {
        throw new Error(`${place}: the condition key ${key} is not supported by the local cloud.`);
      }
      return { operator, key: key.toLowerCase(), values: [values].flat().map(String) };
    });
  });
}

/** Whether a condition holds for a request; a key that the request does not have makes it fail, as in IAM. */
export function conditionHolds({ operator, key, values }: ConditionBlock, request: RequestValues): boolean {
  const actual = request[key];
  const compare = OPERATORS[operator];
  return actual !== undefined && compare !== undefined && values.some((wanted) => compare(wanted, actual));
}

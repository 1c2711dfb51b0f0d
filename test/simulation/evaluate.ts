import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { type Condition, ExpressionReader, type Operand, type Path, type Update } from './expression.ts';

/** An item as the protocol writes it. */
export type Item = Record<string, AttributeValue>;

/** What the placeholders of an expression stand for. */
interface Placeholders {
  readonly names: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, AttributeValue>>;
}

const conditions = new Map<string, Condition>();
const updates = new Map<string, Update>();

/** Whether a condition holds for an item; a missing item is `{}`. */
export function holds(expression: string, item: Item, placeholders: Placeholders): boolean {
  const parsed = conditions.get(expression) ?? new ExpressionReader(expression).condition();
  conditions.set(expression, parsed);
  return isTrue(parsed, item, placeholders);
}

/** A changed copy of the item. As in DynamoDB, every right side is read from the item before the update. */
export function updated(expression: string, item: Item, placeholders: Placeholders): Item {
  const namesOf = (path: Path) => path.map((part) => nameOf(part, placeholders));
  const parsed = updates.get(expression) ?? new ExpressionReader(expression).update();
  updates.set(expression, parsed);
  const values = parsed.sets.map(({ left, operator, right }) => {
    const first = required(left, item, placeholders);
    if (operator === null || right === null) {
      return first;
    }
    const second = numberOf(required(right, item, placeholders));
    const sum = operator === '+' ? numberOf(first) + second : numberOf(first) - second;
    return { N: String(sum) };
  });
  const set = parsed.sets.reduce((state, { path }, index) => write(state, namesOf(path), values[index]), item);
  return parsed.removes.reduce((state, path) => write(state, namesOf(path), undefined), set);
}

function isTrue(condition: Condition, item: Item, placeholders: Placeholders): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.parts.every((part) => isTrue(part, item, placeholders));
    case 'or':
      return condition.parts.some((part) => isTrue(part, item, placeholders));
    case 'exists':
      return read(item, condition.path, placeholders) !== undefined;
    case 'absent':
      return read(item, condition.path, placeholders) === undefined;
    case 'starts':
      return (
        read(item, condition.path, placeholders)?.S?.startsWith(placeholders.values[condition.value]?.S ?? '?') === true
      );
    case 'compare': {
      const left = operandValue(condition.left, item, placeholders);
      const right = operandValue(condition.right, item, placeholders);
      return left !== undefined && right !== undefined && compares(condition.operator, left, right);
    }
  }
}

function compares(operator: string, left: AttributeValue, right: AttributeValue): boolean {
  const order =
    left.N !== undefined && right.N !== undefined ? orderOf(BigInt(left.N), BigInt(right.N)) : textOrder(left, right);
  if (order === null) {
    return operator === '<>';
  }
  const truths: Record<string, boolean> = {
    '=': order === 0,
    '<>': order !== 0,
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
  };
  return truths[operator] === true;
}

function textOrder(left: AttributeValue, right: AttributeValue): number | null {
  return left.S === undefined || right.S === undefined ? null : orderOf(left.S, right.S);
}

function orderOf<Value extends bigint | string>(left: Value, right: Value): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function operandValue(operand: Operand, item: Item, placeholders: Placeholders): AttributeValue | undefined {
  if (operand.kind === 'value') {
    return placeholders.values[operand.name];
  }
  const value = read(item, operand.path, placeholders);
  if (operand.kind === 'path' || value === undefined) {
    return value;
  }
  if (value.M === undefined) {
    throw new Error('size() is supported for maps only.');
  }
  return { N: String(Object.keys(value.M).length) };
}

function required(operand: Operand, item: Item, placeholders: Placeholders): AttributeValue {
  const value = operandValue(operand, item, placeholders);
  if (value === undefined) {
    throw new Error('ValidationException: the expression refers to an attribute that is not there.');
  }
  return value;
}

function numberOf(value: AttributeValue): bigint {
  if (value.N === undefined) {
    throw new Error('ValidationException: not a number.');
  }
  return BigInt(value.N);
}

function nameOf(part: string | undefined, { names }: Placeholders): string {
  const name = part?.startsWith('#') === true ? names[part] : part;
  if (name === undefined) {
    throw new Error(`ValidationException: the placeholder ${part} is not defined.`);
  }
  return name;
}

function read(item: Item, path: Path, placeholders: Placeholders): AttributeValue | undefined {
  const first = item[nameOf(path[0], placeholders)];
  return path
    .slice(1)
    .reduce<AttributeValue | undefined>((value, part) => value?.M?.[nameOf(part, placeholders)], first);
}

// Copies what is on the path instead of changing it: callers keep the images that they were given.
function write(item: Item, [name = '', ...rest]: readonly string[], value: AttributeValue | undefined): Item {
  if (rest.length === 0) {
    if (value !== undefined) {
      return { ...item, [name]: value };
    }
    const { [name]: _gone, ...others } = item;
    return others;
  }
  const inner = item[name]?.M;
  if (inner === undefined) {
    throw new Error('ValidationException: the document path is not in the item.');
  }
  return { ...item, [name]: { M: write(inner, rest, value) } };
}

/** Where a value is in an item: attribute names, outermost first. */
export type Path = readonly string[];

/** What an expression compares or assigns. */
export type Operand =
  | { readonly kind: 'path' | 'size'; readonly path: Path }
  | { readonly kind: 'value'; readonly name: string };

/** A condition, parsed. */
export type Condition =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'exists' | 'absent'; readonly path: Path }
  | { readonly kind: 'starts'; readonly path: Path; readonly value: string }
  | { readonly kind: 'compare'; readonly operator: string; readonly left: Operand; readonly right: Operand };

/** An update, parsed: what is set to an operand or to a sum or difference of two, and what is removed. */
export interface Update {
  readonly sets: readonly {
    readonly path: Path;
    readonly left: Operand;
    readonly operator: '+' | '-' | null;
    readonly right: Operand | null;
  }[];
  readonly removes: readonly Path[];
}

const TOKENS = /\s*(<=|>=|<>|[()=<>,.+-]|[:#]?\w+)/gy;
const EXISTENCE: ReadonlyMap<string, 'exists' | 'absent'> = new Map([
  ['attribute_exists', 'exists'],
  ['attribute_not_exists', 'absent'],
]);
const COMPARATORS = new Set(['=', '<>', '<', '<=', '>', '>=']);

/**
 * Parses the expressions that the product writes.
 *
 * @throws for any other form instead of ignoring a part.
 */
export class ExpressionReader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    this.#tokens = [...text.matchAll(TOKENS)].map((match) => match[1] as string);
    if (this.#tokens.join('') !== text.replace(/\s+/g, '')) {
      throw new Error(`Cannot parse: ${text}`);
    }
  }

  /** The whole text as a condition. */
  condition(): Condition {
    const condition = this.#either();
    this.#end();
    return condition;
  }

  /** The whole text as an update. */
  update(): Update {
    const sets: Update['sets'][number][] = [];
    const removes: Path[] = [];
    while (this.#at < this.#tokens.length) {
      const clause = this.#take();
      do {
        if (clause === 'SET') {
          sets.push(this.#set());
        } else if (clause === 'REMOVE') {
          removes.push(this.#path());
        } else {
          throw new Error(`Cannot parse: ${clause}`);
        }
      } while (this.#takeIf(','));
    }
    return { sets, removes };
  }

  #set(): Update['sets'][number] {
    const path = this.#path();
    this.#expect('=');
    const left = this.#operand();
    const operator = this.#takeIf('+') ? '+' : this.#takeIf('-') ? '-' : null;
    return { path, left, operator, right: operator === null ? null : this.#operand() };
  }

  #either(): Condition {
    return this.#joined('or', 'OR', () => this.#joined('and', 'AND', () => this.#single()));
  }

  #joined(kind: 'and' | 'or', word: string, part: () => Condition): Condition {
    const parts = [part()];
    while (this.#takeIf(word)) {
      parts.push(part());
    }
    return parts.length === 1 ? (parts[0] as Condition) : { kind, parts };
  }

  #single(): Condition {
    if (this.#takeIf('(')) {
      const inner = this.#either();
      this.#expect(')');
      return inner;
    }
    const kind = EXISTENCE.get(this.#peek());
    if (kind !== undefined) {
      this.#take();
      return { kind, path: this.#inParentheses(() => this.#path()) };
    }
    if (this.#takeIf('begins_with')) {
      return this.#inParentheses(() => this.#starts());
    }
    const left = this.#operand();
    const operator = this.#take();
    if (!COMPARATORS.has(operator)) {
      throw new Error(`Cannot parse: ${operator}`);
    }
    return { kind: 'compare', operator, left, right: this.#operand() };
  }

  #starts(): Condition {
    const path = this.#path();
    this.#expect(',');
    return { kind: 'starts', path, value: this.#take() };
  }

  #operand(): Operand {
    if (this.#takeIf('size')) {
      return { kind: 'size', path: this.#inParentheses(() => this.#path()) };
    }
    return this.#peek().startsWith(':') ? { kind: 'value', name: this.#take() } : { kind: 'path', path: this.#path() };
  }

  #path(): Path {
    const path = [this.#take()];
    while (this.#takeIf('.')) {
      path.push(this.#take());
    }
    return path;
  }

  #inParentheses<Result>(read: () => Result): Result {
    this.#expect('(');
    const result = read();
    this.#expect(')');
    return result;
  }

  #peek(): string {
    return this.#tokens[this.#at] ?? '';
  }

  #take(): string {
    this.#at += 1;
    return this.#tokens[this.#at - 1] ?? '';
  }

  #takeIf(token: string): boolean {
    const isIt = this.#peek() === token;
    if (isIt) {
      this.#at += 1;
    }
    return isIt;
  }

  #expect(token: string): void {
    if (!this.#takeIf(token)) {
      throw new Error(`Expected ${token}, but found ${this.#peek()}`);
    }
  }

  #end(): void {
    if (this.#at !== this.#tokens.length) {
      throw new Error(`Cannot parse: ${this.#peek()}`);
    }
  }
}

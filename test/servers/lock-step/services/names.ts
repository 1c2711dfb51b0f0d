/** Names for the values that a side generates: the same on both sides if they generate them in the same order. */
interface Names {
  /**
   * Returns a copy of an answer with a name such as `<VersionId 2>` for each of these values, and `<time>` for times.
   */
  readonly hide: (value: unknown) => unknown;
  /** Returns a copy of an input with values instead of names; a name without a value is unchanged. */
  readonly reveal: (value: unknown) => unknown;
}

// The fields that services generate, and the names for their values; several fields share a name.
const GENERATED: Readonly<Record<string, string>> = {
  DeleteMarkerVersionId: 'VersionId',
  MessageId: 'MessageId',
  NextVersionIdMarker: 'VersionId',
  ReceiptHandle: 'ReceiptHandle',
  SubscriptionArn: 'SubscriptionArn',
  Username: 'Sub',
  VersionId: 'VersionId',
  sub: 'Sub',
};

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Starts with only the given names. */
export function createNames(given: Readonly<Record<string, string>>): Names {
  const names = new Map<string, string>();
  const values = new Map(Object.entries(given));
  const givenNames = new Map([...values].map(([name, value]) => [value, name]));
  const counts = new Map<string, number>();
  const nameOf = (kind: string, value: string): string => {
    // The version id of every object in a bucket without versioning.
    if (value === 'null') {
      return value;
    }
    const known = names.get(`${kind} ${value}`);
    if (known !== undefined) {
      return known;
    }
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    const name = `<${kind} ${count}>`;
    names.set(`${kind} ${value}`, name);
    values.set(name, value);
    return name;
  };
  const hide = (value: unknown, field = ''): unknown => {
    if (value instanceof Date) {
      return '<time>';
    }
    if (Array.isArray(value)) {
      return value.map((item) => hide(item, field));
    }
    if (typeof value === 'object' && value !== null) {
      return hideFields(value as Record<string, unknown>, hide);
    }
    if (typeof value === 'string' && givenNames.has(value)) {
      return givenNames.get(value);
    }
    const kind = GENERATED[field];
    return kind !== undefined && typeof value === 'string' ? nameOf(kind, value) : value;
  };
  const reveal = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      return value.map(reveal);
    }
    if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reveal(inner)]));
    }
    return typeof value === 'string' ? (values.get(value) ?? value) : value;
  };
  return { hide, reveal };
}

// Cognito writes an attribute as `{ Name, Value }`, and Secrets Manager lists labels under version ids.
function hideFields(
  value: Readonly<Record<string, unknown>>,
  hide: (value: unknown, field: string) => unknown,
): object {
  const own = value.Name === 'sub' ? { Value: hide(value.Value, 'sub') } : {};
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const nameOf = (name: string) => (UUID.test(name) ? String(hide(name, 'VersionId')) : name);
  return { ...Object.fromEntries(fields.map(([name, inner]) => [nameOf(name), hide(inner, name)])), ...own };
}

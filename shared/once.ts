/**
 * Creates a value on first use and keeps it. For values that are slow to create and that only some calls need:
 * everything else is created during the cold start, when Lambda provides a full vCPU.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * Returns a function that makes the value of an object once. The value is forgotten with the object, so that nothing of
 * a request stays in memory after it.
 */
export function onceFor<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) {
      return known.value;
    }
    const value = make(key);
    made.set(key, { value });
    return value;
  };
}

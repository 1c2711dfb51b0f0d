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

/** Returns a function that makes the value of an object once, and keeps it as long as the object exists. */
export function onceFor<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

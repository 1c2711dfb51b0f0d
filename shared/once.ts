/**
 * Makes a value when it is first asked for, and keeps it. For what takes long to make and only some calls need: a cold
 * start makes everything else at once, while Lambda gives it a whole processor.
 */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

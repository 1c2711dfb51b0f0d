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

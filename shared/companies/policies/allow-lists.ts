import { type AllowListMatcher, compileIpAllowList } from './ip-allow-list.ts';

// Bounds the memory of an instance: a list that was dropped is compiled again.
const LISTS_MAX = 200;

/**
 * Creates a function that returns the matcher of a stored list, and caches it by the whole text of the list, so that a
 * changed list is never mistaken for the old one.
 */
export function createAllowListCache(): (entries: string) => AllowListMatcher {
  const matchers = new Map<string, AllowListMatcher>();
  return (entries) => {
    const known = matchers.get(entries);
    if (known !== undefined) {
      return known;
    }
    if (matchers.size >= LISTS_MAX) {
      matchers.clear();
    }
    const matcher = compileIpAllowList(splitAllowList(entries));
    matchers.set(entries, matcher);
    return matcher;
  };
}

/** The stored form of an allow-list: one string, which is cheaper to read on every call than a list of a thousand. */
export function joinAllowList(entries: readonly string[]): string {
  return entries.join(' ');
}

/** Reads the stored form back; an empty string is the empty list, which refuses every address. */
export function splitAllowList(entries: string): readonly string[] {
  return entries === '' ? [] : entries.split(' ');
}

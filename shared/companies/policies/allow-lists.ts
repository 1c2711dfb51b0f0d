import { type AllowListMatcher, compileIpAllowList } from './ip-allow-list.ts';

// Bounds the memory of an instance: a list that was dropped is compiled again.
const COMPANIES_MAX = 200;

/**
 * Caches the matchers of recent lists by their whole text, so that a changed list is never mistaken for the old one.
 */
export function createAllowLists(): (entries: string) => AllowListMatcher {
  const matchers = new Map<string, AllowListMatcher>();
  return (entries) => {
    const known = matchers.get(entries);
    if (known !== undefined) {
      return known;
    }
    if (matchers.size >= COMPANIES_MAX) {
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

/**
 * Whether a text matches an IAM pattern: `*` matches any characters, `?` any single character, and everything else
 * itself. It never backtracks beyond the last `*`, so many wildcards do not make it slow.
 */
export function matchesPattern(pattern: string, text: string): boolean {
  let p = 0;
  let t = 0;
  let starAt = -1;
  let resumeAt = 0;
  while (t < text.length) {
    if (pattern[p] === '*') {
      starAt = p;
      resumeAt = t;
      p += 1;
    } else if (p < pattern.length && (pattern[p] === '?' || pattern[p] === text[t])) {
      p += 1;
      t += 1;
    } else if (starAt >= 0) {
      resumeAt += 1;
      t = resumeAt;
      p = starAt + 1;
    } else {
      return false;
    }
  }
  while (pattern[p] === '*') {
    p += 1;
  }
  return p === pattern.length;
}

/** Throws an error that names an option that was given more than once; `parseArgs` would silently use the last. */
export function requireOnce(args: readonly string[]): void {
  const names = new Set<string>();
  for (const word of args) {
    const [name = ''] = word.split('=');
    if (name.startsWith('--') && names.has(name)) {
      throw new Error(`${name} must be given once.`);
    }
    names.add(name);
  }
}

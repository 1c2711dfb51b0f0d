/** Throws an error that names an option given more than once; `parseArgs` would silently use the last value. */
export function requireOnce(args: readonly string[]): void {
  const names = new Set<string>();
  for (const word of args) {
    const [name = ''] = word.split('=');
    if (name.startsWith('--') && names.has(name)) {
      throw new Error(`${name} can be given only once.`);
    }
    names.add(name);
  }
}

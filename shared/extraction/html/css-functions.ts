/** Returns the functions in a CSS value, such as those of `transform`, each with its name and its arguments. */
export function cssFunctions(value: string): readonly (readonly [name: string, args: string])[] {
  return value.split(')').flatMap((part) => {
    const open = part.indexOf('(');
    return open === -1 ? [] : [[part.slice(0, open).trim(), part.slice(open + 1).trim()] as const];
  });
}

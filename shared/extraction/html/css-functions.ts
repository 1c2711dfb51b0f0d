/** Splits a CSS value at spaces and commas; a function with its arguments is one part. */
export function cssWords(value: string): readonly string[] {
  const words = [''];
  let depth = 0;
  for (const letter of value) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth === 0 && /[\s,]/.test(letter)) {
      words.push('');
    } else {
      words.push(`${words.pop()}${letter}`);
    }
  }
  return words.filter((word) => word !== '');
}

/** Returns the functions in a CSS value, such as those of `transform`, each with its name and its arguments. */
export function cssFunctions(value: string): readonly (readonly [name: string, args: string])[] {
  const spaced = value.replace(/\)(?=[a-z])/g, ') ');
  return cssWords(spaced).flatMap((word) => {
    const open = word.indexOf('(');
    return open === -1
      ? []
      : [
          [
            word.slice(0, open),
            word
              .slice(open + 1)
              .replace(/\)$/, '')
              .trim(),
          ] as const,
        ];
  });
}

import type { FileMap } from '../tracked-files.ts';

const RESULT = /(?:^|\W)(code|status|exitCode|stdout|stderr|body)\b/;

/**
 * Lines of tests that compare a list of unlike values, among them the code, an output, the status or the body of a
 * result: a failure shows a number and a text without their names.
 */
export function unnamedResults(files: FileMap): string[] {
  return [...files]
    .filter(([path]) => path.endsWith('.ts'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/expect\(\[/g)]
        .filter(({ index, 0: begin }) => isMixed(elementsOf(text.slice(index + begin.length))))
        .map(({ index }) => `${path}:${text.slice(0, index).split('\n').length}`),
    );
}

// The elements of a list, with _ for their strings and for what is in brackets; none if a method of the list is called.
function elementsOf(rest: string): string[] {
  let flat = rest.slice(0, 1_000).replace(/'(?:\\.|[^'\\\n])*'|`[^`]*`/g, '_');
  for (let before = ''; before !== flat; ) {
    before = flat;
    flat = flat.replace(/\([^()[\]{}]*\)|\[[^()[\]{}]*\]|\{[^()[\]{}]*\}/g, '_');
  }
  return /^([^\]]*?),?\s*\]\s*[,)]/.exec(flat)?.[1]?.split(',') ?? [];
}

function isMixed(elements: readonly string[]): boolean {
  return new Set(elements.map((element) => RESULT.exec(element)?.[1])).size > 1;
}

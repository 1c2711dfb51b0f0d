import type { Block } from '../../../shared/extraction/extracted-document.ts';

/** Returns the texts of blocks in order, with each heading before the first block under it. */
export function textsWithHeadings(blocks: readonly Block[]): readonly string[] {
  let previous: readonly string[] = [];
  return blocks.flatMap((block) => {
    const { headings } = block;
    const differs = headings.findIndex((heading, depth) => heading !== previous[depth]);
    const added = differs === -1 ? [] : headings.slice(differs);
    previous = headings;
    return [...added, ...(block.kind === 'table' ? [block.header, ...block.rows] : [block.text])];
  });
}

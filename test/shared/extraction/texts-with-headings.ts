import type { Block } from '../../../shared/extraction/extracted-document.ts';

/** Returns the texts of blocks in their order, each heading above the first of the blocks below it. */
export function textsWithHeadings(blocks: readonly Block[]): readonly string[] {
  let above: readonly string[] = [];
  return blocks.flatMap((block) => {
    const { headings } = block;
    const differs = headings.findIndex((heading, depth) => heading !== above[depth]);
    const opened = differs === -1 ? [] : headings.slice(differs);
    above = headings;
    return [...opened, ...(block.kind === 'table' ? [block.header, ...block.rows] : [block.text])];
  });
}

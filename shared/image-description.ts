// A description is a sentence or two; more than that is no description.
const DESCRIPTION_MAX = 500;

/**
 * Marks the description of an image in the text of a document. A reader sees the image and not these words, so they may
 * find a passage, but are no evidence for an answer.
 */
export function markImageDescription(description: string): string {
  const words = description.trim().replace(/[[\]]/g, ' ').slice(0, DESCRIPTION_MAX).trim();
  return words === '' ? '' : `[Image: ${words}]`;
}

/** Returns passages without the descriptions of images; one that has nothing else is left out. */
export function withoutImageDescriptions<Passage extends { readonly text: string }>(
  passages: readonly Passage[],
): readonly Passage[] {
  return passages
    .map((passage) => ({ ...passage, text: passage.text.replace(/\[Image: [^\]]*(?:\]|$)/g, '').trim() }))
    .filter(({ text }) => text !== '');
}

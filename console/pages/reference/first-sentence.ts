/**
 * Splits a description into its first sentence, as a heading, and the text below it. The first sentence is on one line
 * and without backticks, which a heading would show as they are; the text below keeps its paragraphs.
 */
export function splitFirstSentence(text: string): readonly [first: string, rest: string] {
  const [first = ''] = /^[\s\S]*?(?:[.!?](?=\s|$)|$)/.exec(text) ?? [];
  return [first.replace(/\s+/g, ' ').replaceAll('`', ''), text.slice(first.length).trim()];
}

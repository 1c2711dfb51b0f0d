/**
 * Splits a description into a heading and the text below it: its first sentence, on one line and without backticks,
 * which a heading would show as they are, and the rest, with its paragraphs.
 */
export function splitFirstSentence(text: string): readonly [first: string, rest: string] {
  const [first = ''] = /^[\s\S]*?(?:[.!?](?=\s|$)|$)/.exec(text) ?? [];
  return [first.replace(/\s+/g, ' ').replaceAll('`', ''), text.slice(first.length).trim()];
}

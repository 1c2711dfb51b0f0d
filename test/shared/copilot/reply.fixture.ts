/** Returns a reply in the form that the prompt asks for; a quote is the number of its excerpt and its words. */
export function replyOf(
  quotes: readonly (readonly [n: number, words: string])[],
  answer: string,
  verdict: 'fully' | 'partly' | 'contradictory' = 'fully',
): string {
  return [...quotes.map(([n, words]) => `QUOTE [${n}]: ${words}`), `VERDICT: ${verdict}`, `ANSWER: ${answer}`].join(
    '\n',
  );
}

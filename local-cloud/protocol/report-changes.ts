/** Reports each failure once, and again only after a different one, or a success (null). */
export function reportChanges(onFailure: (sentence: string) => void): (sentence: string | null) => void {
  let last: string | null = null;
  return (sentence) => {
    if (sentence !== null && sentence !== last) {
      onFailure(sentence);
    }
    last = sentence;
  };
}

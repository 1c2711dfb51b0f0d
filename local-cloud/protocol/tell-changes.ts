/** Tells each trouble once: again only when another one, or none (null), came between. */
export function tellChanges(onTrouble: (sentence: string) => void): (sentence: string | null) => void {
  let told: string | null = null;
  return (sentence) => {
    if (sentence !== null && sentence !== told) {
      onTrouble(sentence);
    }
    told = sentence;
  };
}

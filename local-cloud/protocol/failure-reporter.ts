/**
 * Returns a function to call with each failure, or with null for each success. It passes a failure on to `onFailure`
 * unless it is the same as the one before.
 */
export function createFailureReporter(onFailure: (sentence: string) => void): (sentence: string | null) => void {
  let last: string | null = null;
  return (sentence) => {
    if (sentence !== null && sentence !== last) {
      onFailure(sentence);
    }
    last = sentence;
  };
}

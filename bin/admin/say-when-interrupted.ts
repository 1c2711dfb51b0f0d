const SEND_THE_REST = 'Stopped. To continue, run the same command again. Files that were uploaded are not sent again.';
const AGAIN: Readonly<Record<string, string>> = {
  add: SEND_THE_REST,
  sync: SEND_THE_REST,
  reindex: 'Stopped. To continue with the remaining documents, run the command again with --which behind.',
};
// 128 and the number of SIGINT, as shells report a program that Ctrl-C ended.
const INTERRUPTED = 130;

/**
 * Ends the program at Ctrl-C with status 130 and a sentence about how a long command on documents continues; other
 * commands end as every program does.
 */
export function sayWhenInterrupted(verb: string, { json }: { readonly json: boolean }): void {
  const sentence = AGAIN[verb];
  if (sentence === undefined) {
    return;
  }
  process.once('SIGINT', () => {
    if (json) {
      process.stdout.write(`${JSON.stringify({ error: sentence })}\n`);
    }
    // On a line of its own, even while progress is shown.
    process.stderr.write(`${process.stderr.isTTY ? '\n' : ''}${sentence}\n`);
    process.exit(INTERRUPTED);
  });
}

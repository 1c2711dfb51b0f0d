const SEND_THE_REST = 'Stopped. To continue, run the same command again. Files that were uploaded are not sent again.';
const HOW_TO_CONTINUE: Readonly<Record<string, string>> = {
  add: SEND_THE_REST,
  sync: SEND_THE_REST,
  reindex: 'Stopped. To continue with the remaining documents, run the command again with --which behind.',
  'reindex failed': 'Stopped. To continue with the remaining documents, run the same command again.',
};
// 128 plus the number of SIGINT, as shells report a program that was ended by Ctrl-C.
const INTERRUPTED = 130;

interface Interrupted {
  readonly command: { readonly verb: string };
  readonly input: { readonly which?: unknown };
}

/**
 * Makes Ctrl-C end a long command on documents with status 130 and a sentence that says how to continue it. All other
 * commands end as usual.
 */
export function reportInterruption({ command, input }: Interrupted, { json }: { readonly json: boolean }): void {
  const sentence = HOW_TO_CONTINUE[input.which === 'failed' ? 'reindex failed' : command.verb];
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

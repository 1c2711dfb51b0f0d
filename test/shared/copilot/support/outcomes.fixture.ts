import { type CitedSource, checkSupport } from '../../../../shared/copilot/support/support.ts';

/** Returns a source that an answer quotes whole. */
export function quotedWhole(text: string, title = ''): CitedSource {
  return { title, headings: '', text, quotes: [text] };
}

/** Returns the outcome of each sentence of an answer: its flaw, or `proved`, `open` or `plain`. */
export function outcomesOf(answer: string, sources: readonly CitedSource[], question = ''): string[] {
  return checkSupport(answer, sources, question).map(({ outcome }) =>
    outcome.kind === 'wrong' || outcome.kind === 'doubtful' ? outcome.flaw : outcome.kind,
  );
}

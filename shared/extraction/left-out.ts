// What is counted, as one and as several.
const NAMES = {
  hidden_sheet: ['hidden sheet', 'hidden sheets'],
  empty_sheet: ['sheet without text', 'sheets without text'],
  hidden_row: ['hidden row', 'hidden rows'],
  hidden_column: ['hidden column', 'hidden columns'],
  hidden_slide: ['hidden slide', 'hidden slides'],
  empty_page: ['page without text', 'pages without text'],
  unread_page: ['damaged page', 'damaged pages'],
  hidden_letter: ['invisible letter', 'invisible letters'],
  hidden_text: ['hidden text', 'hidden texts'],
  deletion: ['tracked deletion', 'tracked deletions'],
  hidden_element: ['hidden element', 'hidden elements'],
  navigation: ['block of navigation', 'blocks of navigation'],
  encoded_data: ['run of encoded data', 'runs of encoded data'],
} as const;

/** Why something was left out of a document on purpose. */
type LeftOutReason = keyof typeof NAMES;

/** How often something was left out of a document, by reason. */
export type LeftOut = Readonly<Partial<Record<LeftOutReason, number>>>;

/** Counts what is left out of a document. */
export interface LeftOutCounter {
  readonly add: (reason: LeftOutReason, count?: number) => void;
  readonly counts: () => LeftOut;
}

/** Creates a counter. */
export function createLeftOutCounter(): LeftOutCounter {
  const counts: Partial<Record<LeftOutReason, number>> = {};
  return {
    add: (reason, count = 1) => {
      if (count > 0) {
        counts[reason] = (counts[reason] ?? 0) + count;
      }
    },
    counts: () => counts,
  };
}

/** Returns what was left out as a sentence, in a fixed order; null if nothing was. */
export function leftOutText(leftOut: LeftOut): string | null {
  const parts = (Object.keys(NAMES) as LeftOutReason[]).flatMap((reason) => {
    const count = leftOut[reason] ?? 0;
    const [one, several] = NAMES[reason];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return parts.length === 0 ? null : `Left out: ${parts.join(', ')}.`;
}

import { listNumber } from '../../list-number.ts';

/** How a slide numbers the paragraphs of a list. */
export interface AutomaticNumbers {
  /** The format as in the file, such as `arabicPeriod` or `romanUcParenBoth`. */
  readonly form: string;
  readonly first: number;
}

/** A paragraph with text, and how it is numbered, if it is. */
interface Numbered {
  readonly level: number;
  readonly numbers: AutomaticNumbers | null;
}

interface Count {
  readonly form: string;
  readonly number: number;
}

/**
 * Creates a counter for the paragraphs of a shape, which are given in order: it returns the number of a paragraph as
 * its readers see it, such as `2.` or `(b)`, or null for one that has none. A paragraph of a higher level restarts the
 * count.
 */
export function createNumberer(): (paragraph: Numbered) => string | null {
  const counts: (Count | undefined)[] = [];
  return ({ level, numbers }) => {
    counts.length = level + 1;
    const last = counts[level];
    if (numbers === null) {
      counts[level] = undefined;
      return null;
    }
    const { form, first } = numbers;
    const number = last?.form === form ? last.number + 1 : first;
    counts[level] = { form, number };
    return formattedNumber(number, form);
  };
}

function formattedNumber(number: number, form: string): string {
  const letterCase = /Uc/.test(form) ? 'upper' : 'lower';
  const [kind = ''] = /^(?:alpha|roman)/.exec(form) ?? [];
  const count = listNumber(number, kind === '' ? 'decimal' : `${letterCase}-${kind}`);
  if (form.endsWith('ParenBoth')) {
    return `(${count})`;
  }
  const end = form.endsWith('ParenR') ? ')' : '';
  return `${count}${form.endsWith('Period') ? '.' : end}`;
}

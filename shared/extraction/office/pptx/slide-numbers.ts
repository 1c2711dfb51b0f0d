import { listNumber } from '../../list-number.ts';

/** The numbers that a slide gives to the paragraphs of a list: their form, and the first of them. */
export interface AutomaticNumbers {
  /** The form as in the file, such as `arabicPeriod` or `romanUcParenBoth`. */
  readonly form: string;
  readonly first: number;
}

/** A paragraph with text, and its numbers if it has any. */
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
 * its readers see it, such as `2.` or `(b)`, or null for one without. A paragraph further out begins the count anew.
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
    return written(number, form);
  };
}

function written(number: number, form: string): string {
  const letterCase = /Uc/.test(form) ? 'upper' : 'lower';
  const [kind = ''] = /^(?:alpha|roman)/.exec(form) ?? [];
  const count = listNumber(number, kind === '' ? 'decimal' : `${letterCase}-${kind}`);
  if (form.endsWith('ParenBoth')) {
    return `(${count})`;
  }
  const end = form.endsWith('ParenR') ? ')' : '';
  return `${count}${form.endsWith('Period') ? '.' : end}`;
}

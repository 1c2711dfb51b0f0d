import type { PersonalDataKind } from '../../../kinds.ts';
import { isDigit, isLetter } from '../../../text/scanned-text.ts';

/** The form of a value: its runs of digits, of letters and of equal signs, with their lengths. */
type Form = readonly FormPart[];
interface FormPart {
  readonly isPart: (text: string, index: number) => boolean;
  readonly min: number;
  readonly max: number;
}

const RUNS = /\d+|[A-Za-z]+|([^A-Za-z\d])\1*/g;
const PLATE_LETTERS_MAX = 3;
const PLATE_DIGITS_MAX = 4;

/** Returns the form that other values of a list have too. */
export function formOf(written: string, kind: PersonalDataKind): Form {
  const runs = written.match(RUNS) ?? [];
  // The groups of a phone number are not equally long everywhere.
  const spread = kind === 'PHONE' && runs.length > 1 ? 1 : 0;
  return runs.map((run) => {
    const { length } = run;
    if (!isDigit(run, 0) && !isLetter(run, 0)) {
      return { isPart: (text, index) => text.charAt(index) === run.charAt(0), min: length, max: length };
    }
    const isPart = isDigit(run, 0) ? isDigit : isLetter;
    const plateMax = isPart === isDigit ? PLATE_DIGITS_MAX : PLATE_LETTERS_MAX;
    return kind === 'LICENSE_PLATE' && length <= plateMax
      ? { isPart, min: 1, max: plateMax }
      : { isPart, min: Math.max(1, length - spread), max: length + spread };
  });
}

/**
 * Returns a function that reads a value of this form, forward or backward, and returns where it ends in that
 * direction; -1 if there is none.
 */
export function formStep(form: Form, step: 1 | -1): (text: string, from: number) => number {
  const parts = step === 1 ? form : form.toReversed();
  const next = (at: number): number => (step === 1 ? at : at - 1);
  return (text, from) => {
    let at = from;
    for (const { isPart, min, max } of parts) {
      let length = 0;
      while (length <= max && isPart(text, next(at))) {
        length += 1;
        at += step;
      }
      if (length < min || length > max) {
        return -1;
      }
    }
    return WORD_PART.test(text.charAt(next(at))) ? -1 : at;
  };
}

const WORD_PART = /^[A-Za-z0-9_]$/;

import { AMBIGUOUS, EVERYDAY, listedBits, nameBits, PLACE, SURNAME, TECHNICAL } from '../../../names/name-bits.ts';
import { isFunctionWord } from '../../../names/words-of-languages.ts';
import { textBefore } from '../../../text/text-beside.ts';
import { wordSet } from '../../../word-set.ts';
import { wordOf } from './chat-context.ts';
import type { MessageLine } from './chat-evidence.ts';

// Forms of address without another meaning, folded. After them, a listed surname is a surname, even if it is also a
// word.
const ADDRESSING = wordSet(
  'mr mrs mme mlle dhr mevr mevrouw meneer mijnheer herr herrn frau sig signor signora sra senor senora senhor senhora monsieur madame fru froken m',
);
// The maximum number of words in a line that only names alternatives: "petit ou petitjean ?", "ou petit, ou petitjean".
const QUESTION_WORDS_MAX = 5;
const OR = wordSet('or oder ou o of lub albo eller czy');

/** Whether a word of a line, given by its index, is a surname there. */
export type SurnameCheck = (message: MessageLine, index: number) => boolean;

/**
 * Returns a check for surnames that are also words, such as "petit" in "le taxi cherche m. petit": after a form of
 * address, and beside "or" or alone in a line where a message uses them in this way ("petit ou petitjean ?").
 */
export function titledSurnamesIn(lines: readonly MessageLine[]): SurnameCheck {
  const titled = new Set(
    lines.flatMap((message) => message.folded.filter((word, i) => isSurname(word) && isAddressed(message, i))),
  );
  const others = new Set(
    titled.size === 0
      ? []
      : lines.flatMap((message) =>
          message.folded.filter(
            (word, i) => isSurname(word) && alternatives(message, i).some((other) => titled.has(other)),
          ),
        ),
  );
  return (message, i) => {
    const word = wordOf(message.folded, i);
    if (!titled.has(word) && !others.has(word)) {
      return false;
    }
    const isEveryday = (listedBits(word) & (AMBIGUOUS | EVERYDAY)) !== 0;
    // Other surnames after a form of address are found by the words beside them.
    return (
      (isEveryday ? isAddressed(message, i) : others.has(word)) ||
      (alternatives(message, i).length > 0 && message.folded.length <= QUESTION_WORDS_MAX) ||
      message.folded.length === 1
    );
  };
}

const isSurname = (word: string): boolean =>
  word.length > 2 &&
  (nameBits(word) & SURNAME) !== 0 &&
  (listedBits(word) & (TECHNICAL | PLACE)) === 0 &&
  !isFunctionWord(word);

// "m. petit", "mme blanc": the letter alone needs its full stop, and no number before it ("5 m. long").
function isAddressed({ line, folded, starts }: MessageLine, i: number): boolean {
  const title = wordOf(folded, i - 1);
  const from = starts[i - 1] ?? 0;
  const gap = line.slice(from + title.length, starts[i]);
  return (
    ADDRESSING.has(title) &&
    (title === 'm' ? gap === '. ' && !/\d ?$/.test(textBefore(line, from, 2)) : /^\.? $/.test(gap))
  );
}

// The words that "or" connects to a word.
const alternatives = ({ folded }: MessageLine, i: number): readonly string[] => [
  ...(OR.has(wordOf(folded, i + 1)) ? [wordOf(folded, i + 2)] : []),
  ...(OR.has(wordOf(folded, i - 1)) ? [wordOf(folded, i - 2)] : []),
];

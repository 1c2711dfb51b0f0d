import { ofAllLanguages } from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import { foldText } from '../words.ts';

const label = (words: string) => `\\**${phrasePattern(words)} ?[:：]\\** `;
const [OF_QUESTION, OF_REPLY] = [
  ofAllLanguages(({ questionLabels }) => questionLabels),
  ofAllLanguages(({ replyLabels }) => replyLabels),
].map(label) as [string, string];
const QUESTION = new RegExp(`^${OF_QUESTION}(?=\\S)`, 'u');
const REPLY = new RegExp(`^${OF_REPLY}(?=\\S)`, 'u');
const REPLY_WITHIN = new RegExp(`(?<=[?？] )${OF_REPLY}(?=\\S)`, 'u');

/** The lines of a text without the labels of its questions and replies. */
interface UnlabelledLines {
  readonly lines: readonly string[];
  /** The places of the lines that begin a reply. */
  readonly replies: ReadonlySet<number>;
}

/**
 * Removes the labels of questions and of their replies, on the next line or the same one ("Q: Is there tea?", "A:
 * Yes."). A label without its counterpart stays: "F: 40 litres" is a line of a list.
 */
export function withoutLabels(labelled: readonly string[]): UnlabelledLines {
  const lines = [...labelled];
  const replies = new Set<number>();
  for (const [at, line] of labelled.entries()) {
    const question = lengthOf(QUESTION, line);
    const next = labelled.findIndex((each, place) => place > at && each !== '');
    const reply = lengthOf(REPLY, labelled[next] ?? '');
    const within = question === 0 ? null : REPLY_WITHIN.exec(folded(line));
    if (within !== null) {
      lines[at] = line.slice(question, within.index) + line.slice(within.index + within[0].length);
    } else if (question > 0 && reply > 0) {
      lines[at] = line.slice(question);
      lines[next] = (labelled[next] ?? '').slice(reply);
      replies.add(next);
    }
  }
  return { lines, replies };
}

function lengthOf(label: RegExp, line: string): number {
  return label.exec(folded(line))?.[0].length ?? 0;
}

// Folding letter by letter keeps the places.
function folded(line: string): string {
  return line.replace(/\p{L}/gu, (letter) => foldText(letter).slice(0, letter.length));
}

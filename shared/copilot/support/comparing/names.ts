import { onceFor } from '../../../once.ts';
import { GERMAN_TITLE } from '../../question-names.ts';
import type { Statement } from '../reading/statement.ts';
import { type Token, textAt, wordAt } from '../reading/tokens.ts';

/** A word that begins and ends with a capital letter, such as "CEO" or "GmbH". */
export const ACRONYM = /^\p{Lu}[\p{Lu}\p{Ll}]{0,5}\p{Lu}$/u;

/** Returns the words of a statement that can only be names or identifiers; computed once, because many rules ask. */
export const namesOf = onceFor(({ tokens, language }: Statement): readonly Token[] =>
  tokens.filter((token, at) => {
    if (token.kind !== 'word' || token.isFiller) {
      return false;
    }
    if (isIdentifier(token.text)) {
      // The "h30" of "14h30" is a time, not an identifier.
      return !(/^h\d{2}$/.test(token.word) && tokens[at - 1]?.kind === 'number');
    }
    if (!token.isCapital || token.meanings.length > 0) {
      return false;
    }
    return language === 'de' ? GERMAN_TITLE.test(wordAt(tokens, at - 1)) : !isSentenceStart(tokens, at);
  }),
);

// Whether the capital letter may be due to the beginning of a sentence, even after a colon. Before another capitalized
// word it is a name even there: a first name before a surname. "During July" and "Error E-17" do not begin with a name.
function isSentenceStart(tokens: readonly Token[], at: number): boolean {
  const isStart = tokens[at]?.isFirst === true || /^[:.]$/.test(textAt(tokens, at - 1));
  const next = tokens[at + 1];
  const isSurname = next?.isCapital === true && next.meanings.length === 0 && !isCode(tokens, at + 1);
  return isStart && !isSurname;
}

// "E-17", "B2"
const isCode = (tokens: readonly Token[], at: number): boolean =>
  isIdentifier(textAt(tokens, at)) || (/^\p{Lu}{1,3}$/u.test(textAt(tokens, at)) && tokens[at + 2]?.kind === 'number');

function isIdentifier(text: string): boolean {
  return (/\p{L}/u.test(text) && /[\d_]/.test(text)) || /^\p{Ll}+\p{Lu}/u.test(text) || ACRONYM.test(text);
}

import { isFunctionWord, LANGUAGES, type LanguageCode, ofAllLanguages } from '../languages/languages.ts';
import { phrasePattern } from '../languages/phrases.ts';
import { foldText, stem, wordsOf } from '../words.ts';

const NUMBER = new RegExp(`^(?:\\d.*|${phrasePattern(ofAllLanguages(({ numbers }) => numbers))})$`, 'u');
// `l'affiche`, `d'un`, `dell'anno`.
const ELIDED = /^\p{Ll}{1,6}['’](?=\p{L})/u;
// In these languages, adjectives come between an article and its noun; in the others, after the noun.
const ADJECTIVE_FIRST: ReadonlySet<LanguageCode> = new Set(['en', 'nl', 'sv', 'pl']);
// After one of these, the subject is followed by its verb: "does the lift work".
const AUXILIARY = /^(?:do|does|did|can|could|may|must|should|shall|will|would|is|are|was|were|has|have)$/;
// A noun after these is only the kind of thing that is asked for: "Welche Temperatur", "wie viele Betten".
const WHICH = /^(?:welch\p{L}*|viele?n?|wieviele?)$/u;
// Before a name with a capital they say where, and before another word often how: "to Durham", "to pay".
const BEFORE_NAMES: ReadonlySet<string> = new Set(['to', 'a', 'naar', 'till', 'en', 'para', 'per']);

/** A piece of a question between spaces, without its punctuation. */
interface Piece {
  readonly folded: string;
  readonly hasCapital: boolean;
  readonly isElided: boolean;
  readonly endsClause: boolean;
}

/**
 * Returns the stems of the nouns with which a question names a thing, a person or a place: in German all words with a
 * capital, elsewhere those after an article, a possessive or a preposition ("a single room", "to Durham"). Numbers are
 * not among them.
 */
export function thingsNamedIn(question: string, language: LanguageCode): readonly string[] {
  const pieces = piecesOf(question);
  const nouns = language === 'de' ? capitalizedNouns(pieces) : nounsAfterArticles(pieces, language);
  const words = nouns.flatMap(({ folded }) => wordsOf(folded));
  return [...new Set(words.filter((word) => !isFunctionWord(word, language) && !NUMBER.test(word)).map(stem))];
}

// Not everybody types the question mark.
function piecesOf(question: string): readonly Piece[] {
  const pieces = question.trim().split(/\s+/).map(readPiece);
  return pieces.map((piece, at) => (at === pieces.length - 1 ? { ...piece, endsClause: true } : piece));
}

function readPiece(text: string): Piece {
  // Without its accent, it would be an article: "está permitido".
  const folded = foldText(text.replace(/^está$/iu, 'es')).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return {
    folded,
    hasCapital: /^[^\p{L}\p{N}]*\p{Lu}/u.test(text),
    isElided: ELIDED.test(folded),
    endsClause: /[,;:.!?]["'”’)]*$/u.test(text),
  };
}

function capitalizedNouns(pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ hasCapital }, at) => at > 0 && hasCapital && !WHICH.test(pieces[at - 1]?.folded ?? ''));
}

function nounsAfterArticles(pieces: readonly Piece[], language: LanguageCode): Piece[] {
  const articles = new Set(foldText(LANGUAGES[language].beforeNouns).split(' '));
  return pieces.flatMap((piece, at): Piece[] => {
    const previous = pieces[at - 1];
    const isAfter =
      previous?.endsClause === false &&
      (articles.has(wordsOf(previous.folded).at(-1) ?? '') || (piece.hasCapital && BEFORE_NAMES.has(previous.folded)));
    if (!isAfter && !piece.isElided) {
      return [];
    }
    return ADJECTIVE_FIRST.has(language) ? nounOf(phraseFrom(pieces, at, language), pieces.slice(0, at - 1)) : [piece];
  });
}

// The words up to the next function word or comma.
function phraseFrom(pieces: readonly Piece[], at: number, language: LanguageCode): readonly Piece[] {
  const phrase: Piece[] = [];
  for (const piece of pieces.slice(at)) {
    if (isFunctionWord(piece.folded, language)) {
      break;
    }
    phrase.push(piece);
    if (piece.endsClause) {
      break;
    }
  }
  return phrase;
}

function nounOf(phrase: readonly Piece[], before: readonly Piece[]): Piece[] {
  const auxiliary = before.findIndex(({ folded }) => AUXILIARY.test(folded));
  const isSubject = auxiliary !== -1 && auxiliary === before.length - 1;
  const endsWithVerb = phrase.length > 1 && (isSubject || (auxiliary !== -1 && phrase.at(-1)?.endsClause === true));
  return phrase.slice(0, endsWithVerb ? -1 : undefined).slice(-1);
}

const NE = /^n(?:e|['’])$/i;
const QUE = /^qu(?:e|['’])$/i;
// With one of these, "ne" denies.
const DENYING = /^(?:pas|plus|jamais|rien|personne|aucune?|nulle?|guère|point|ni)$/i;
// "Avant que", "à moins que", "de peur que", "de crainte que".
const BEFORE_QUE = /^(?:avant|moins|peur|crainte)$/i;
// Room for the verb in "ne peut être prolongé que" and the subject in "avant que le nouveau contrat ne soit signé". Not
// measured.
const VERB_WORDS_MAX = 4;
const SUBJECT_WORDS_MAX = 5;
// "Everyone but the trainees".
const ENGLISH_BUT =
  /(?<=(?<!\p{L})(?:all|any(?:body|one|thing|where)|every(?:body|one|thing|where)|(?:any|each|every) \p{L}{1,20}) )but(?= (?!if|not|only|also))/giu;
// "No one but the head" means only the head.
const ENGLISH_NONE_BUT = /(?<!\p{L})(?:no ?(?:body|one)|none)(?: else)? (?:but|except|other than|apart from)(?= )/giu;

/**
 * Writes "ne ... que" with the French word for "only", and leaves out a "ne" that denies nothing: "il n'ouvre que le
 * lundi", "avant que le contrat ne soit signé".
 */
export function withFrenchOnly(text: string): string {
  if (!/(?<!\p{L})n(?:e |['’])/iu.test(text)) {
    return text;
  }
  const pieces = text.match(/\p{L}+['’]?|[^\p{L}]+/gu) ?? [];
  const words = pieces.flatMap((piece, at) => (piece.trim() === '' ? [] : [{ piece, at }]));
  for (const [place, { piece, at }] of words.entries()) {
    const que = NE.test(piece) ? restrictionAfter(words, place) : null;
    if (que !== null) {
      pieces[at] = '';
    }
    if (que) {
      pieces[que.at] = 'seulement ';
    }
  }
  return pieces.join('');
}

// The "que" of a "ne ... que"; undefined for a "ne" that says nothing, and null for one that denies.
function restrictionAfter(words: readonly Word[], ne: number): Word | undefined | null {
  const before = words.slice(Math.max(0, ne - SUBJECT_WORDS_MAX - 1), ne).map((each) => each.piece);
  if (before.slice(-2).some((word) => DENYING.test(word))) {
    return null;
  }
  const following = wordsUntilSign(words.slice(ne + 1, ne + 2 + VERB_WORDS_MAX));
  const denied = following.findIndex((each) => DENYING.test(each.piece));
  if (isAfterQue(before)) {
    return denied < 0 ? undefined : null;
  }
  const que = following.findIndex((each) => QUE.test(each.piece));
  return que > 0 && (denied < 0 || denied > que) ? following[que] : null;
}

interface Word {
  readonly piece: string;
  readonly at: number;
}

function wordsUntilSign(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ piece }) => !/\p{L}/u.test(piece));
  return end < 0 ? words : words.slice(0, end);
}

function isAfterQue(before: readonly string[]): boolean {
  return before.some((word, at) => QUE.test(word) && BEFORE_QUE.test(before[at - 1] ?? ''));
}

/** Writes the "but" of exceptions so that it can be told from the one that joins sentences. */
export function withEnglishExceptions(text: string): string {
  return / (?:but|except|other|apart) /i.test(text)
    ? text.replace(ENGLISH_NONE_BUT, 'only').replace(ENGLISH_BUT, 'except')
    : text;
}

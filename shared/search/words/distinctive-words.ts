import { foldText } from '../fold-text.ts';

// Negations of the twenty languages that are most used on the web, where one word expresses it; folded, without
// accents.
const NEGATIONS = new Set(
  `not no never none neither nor without cannot except unless nicht kein keine keinen keinem keiner nie niemals ohne ausser pas jamais aucun aucune sans
   sin nunca ningun ninguna ningunos jamas nao nem sem nenhum nenhuma non mai senza nessun nessuna niet geen nooit zonder nie bez zaden zadna inte ingen
   aldrig utan ikke ingen aldri uten ei не нет без никогда нельзя değil yok 不 没 無 无 未 非 ない ません 않 없 لا ليس لم بدون לא אין בלי नहीं नही`.split(
    /\s+/,
  ),
);
const NUMBER_WORDS = new Set(
  `zero one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand half double null eins ein zwei drei vier
   funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig hundert tausend uno dos tres cuatro cinco seis siete ocho nueve diez cien mil deux trois
   quatre cinq sept huit neuf dix cent mille due quattro cinque sei sette otto nove dieci`.split(/\s+/),
);
const NO_SPACES_NEGATION = /[不没無无未非]/gu;

/** The words of a text, and those by which it can contradict a similar text: numbers, negations and names. */
export interface DistinctiveWords {
  readonly all: ReadonlySet<string>;
  readonly distinctive: ReadonlySet<string>;
}

/** Finds the words of a text, and those that are distinctive. */
export function distinctiveWords(text: string): DistinctiveWords {
  const all = new Set<string>();
  const distinctive = new Set<string>();
  let startsSentence = true;
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[.,:'’-][\p{L}\p{M}\p{N}]+)*|[.!?\n]+/gu)) {
    if (/^[.!?\n]/.test(piece)) {
      startsSentence = true;
      continue;
    }
    const word = foldText(piece).replaceAll('’', "'");
    all.add(word);
    if (isDistinctive(piece, word) || (!startsSentence && /^\p{Lu}/u.test(piece))) {
      distinctive.add(word);
    }
    for (const [sign] of piece.matchAll(NO_SPACES_NEGATION)) {
      all.add(sign);
      distinctive.add(sign);
    }
    startsSentence = false;
  }
  return { all, distinctive };
}

/** Whether neither text has a distinctive word that the other one lacks. */
export function agreeOnDistinctiveWords(one: DistinctiveWords, other: DistinctiveWords): boolean {
  return (
    [...one.distinctive].every((word) => other.all.has(word)) &&
    [...other.distinctive].every((word) => one.all.has(word))
  );
}

function isDistinctive(piece: string, word: string): boolean {
  return /\p{N}/u.test(piece) || NEGATIONS.has(word) || NUMBER_WORDS.has(word) || word.endsWith("n't");
}

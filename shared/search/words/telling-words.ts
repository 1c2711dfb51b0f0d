import { foldText } from '../fold-text.ts';

// Of the twenty languages with the most speakers on the web, as far as one word says it; without accents, as folded.
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

/** The words of a text, and those of them by which it can contradict another one: numbers, negations, names. */
export interface TellingWords {
  readonly all: ReadonlySet<string>;
  readonly telling: ReadonlySet<string>;
}

/** Reads the words of a text, and which of them are telling. */
export function tellingWords(text: string): TellingWords {
  const all = new Set<string>();
  const telling = new Set<string>();
  let startsSentence = true;
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[.,:'’-][\p{L}\p{M}\p{N}]+)*|[.!?\n]+/gu)) {
    if (/^[.!?\n]/.test(piece)) {
      startsSentence = true;
      continue;
    }
    const word = foldText(piece).replaceAll('’', "'");
    all.add(word);
    if (isTelling(piece, word) || (!startsSentence && /^\p{Lu}/u.test(piece))) {
      telling.add(word);
    }
    for (const [sign] of piece.matchAll(NO_SPACES_NEGATION)) {
      all.add(sign);
      telling.add(sign);
    }
    startsSentence = false;
  }
  return { all, telling };
}

/** Whether neither text has a telling word that the other one lacks. */
export function tellTheSame(one: TellingWords, other: TellingWords): boolean {
  return [...one.telling].every((word) => other.all.has(word)) && [...other.telling].every((word) => one.all.has(word));
}

function isTelling(piece: string, word: string): boolean {
  return /\p{N}/u.test(piece) || NEGATIONS.has(word) || NUMBER_WORDS.has(word) || word.endsWith("n't");
}

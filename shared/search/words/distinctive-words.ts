import { stemmer } from 'stemmer';
import { foldText } from '../fold-text.ts';

// Single-word negations in the twenty most used languages of the web.
const NEGATIONS = new Set(
  `not no never none neither nor without cannot except unless nicht kein keine keinen keinem keiner nie niemals ohne ausser pas jamais aucun aucune sans
   sin nunca ningun ninguna ningunos jamas nao nem sem nenhum nenhuma non mai senza nessun nessuna niet geen nooit zonder nie bez zaden zadna inte ingen
   aldrig utan ikke ingen aldri uten ei не нет без никогда нельзя değil yok لا ليس لم بدون לא אין בלי नहीं नही`
    .split(/\s+/)
    .map(foldText),
);
const NUMBER_WORDS = new Set(
  `zero one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand half double null eins ein zwei drei vier
   funf sechs sieben acht neun zehn elf zwolf zwanzig dreissig hundert tausend uno dos tres cuatro cinco seis siete ocho nueve diez cien mil deux trois
   quatre cinq sept huit neuf dix cent mille due quattro cinque sei sette otto nove dieci`.split(/\s+/),
);
// Words that do not change the meaning of a text, in the languages that the check of answers supports. None is a
// quantifier, a condition or a direction, and none is a noun in another language, such as "son" and "war".
const FUNCTION_WORDS = new Set(
  `a an the and or of to in on at by for with as is are was were be been being has have had does did will would shall this that these those it its
   he she they them their his her there here which who whom whose what also then so der das den dem des ein und oder zu
   zum zur im am auf aus bei mit als ist sind waren wird werden wurde wurden haben hatte er sie es ihr ihre ihren dieser diese dieses diesen welche
   welcher welches auch dann dass le la les l du de d et ou au aux dans avec est sont etait etaient ete ont il elle ils elles leur leurs ce
   cet cette ces qui que qu aussi s en y el los las lo o del al por para con eran fue han su sus este esta estos estas tambien i
   gli della dello dei delle degli dal dalla nel nella sul sulla per e ed sono erano stato hanno suo sua suoi loro questo questa questi queste che
   anche os da dos no na nos nas ao pelo pela com sao foi seu seus suas isto isso tambem het een te op aan met voor zijn wordt
   worden heeft hij zij hun deze dit dat ook dan oraz lub w we z ze od po dla jest sa byl byla bylo byly jego jej ich ta tego tej ktory ktora ktore
   tez`.split(/\s+/),
);
// Negations that are part of a longer run of letters: in Chinese and Korean.
const WITHIN_WORD_NEGATION = /[不没無无未非않없]/gu;

/** The words of a text, and those by which it can contradict another text: numbers, negations, names. */
interface DistinctiveWords {
  readonly all: ReadonlySet<string>;
  readonly distinctive: ReadonlySet<string>;
  /** The stems of all words except function words. */
  readonly content: ReadonlySet<string>;
}

/**
 * Whether a text says nothing beyond another one: both have the same numbers, negations and names, and every other word
 * except function words occurs in the other text, in some form.
 */
export function addsNothing(later: string, earlier: string): boolean {
  const [one, other] = [distinctiveWords(later), distinctiveWords(earlier)];
  return agreeOnDistinctiveWords(one, other) && [...one.content].every((stem) => other.content.has(stem));
}

function distinctiveWords(text: string): DistinctiveWords {
  const all = new Set<string>();
  const distinctive = new Set<string>();
  const content = new Set<string>();
  let startsSentence = true;
  for (const [piece] of text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[.,:'’-][\p{L}\p{M}\p{N}]+)*|[.!?\n]+/gu)) {
    if (/^[.!?\n]/.test(piece)) {
      startsSentence = true;
      continue;
    }
    const word = foldText(piece).replaceAll('’', "'");
    all.add(word);
    if (!FUNCTION_WORDS.has(word)) {
      content.add(stemmer(word.replace(/'s?$/, '')));
    }
    if (isDistinctive(piece, word) || (!startsSentence && /^\p{Lu}/u.test(piece))) {
      distinctive.add(word);
    }
    for (const [sign] of piece.matchAll(WITHIN_WORD_NEGATION)) {
      all.add(sign);
      distinctive.add(sign);
    }
    startsSentence = false;
  }
  return { all, distinctive, content };
}

// Whether neither text has a distinctive word that the other one lacks.
function agreeOnDistinctiveWords(one: DistinctiveWords, other: DistinctiveWords): boolean {
  return (
    [...one.distinctive].every((word) => other.all.has(word)) &&
    [...other.distinctive].every((word) => one.all.has(word))
  );
}

function isDistinctive(piece: string, word: string): boolean {
  return /\p{N}/u.test(piece) || NEGATIONS.has(word) || NUMBER_WORDS.has(word) || word.endsWith("n't");
}

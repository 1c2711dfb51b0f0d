import { foldText } from '../search/fold-text.ts';

/** The twenty languages in which the fixed sentences of an answer exist. */
export type Language =
  | 'en'
  | 'de'
  | 'fr'
  | 'es'
  | 'it'
  | 'pt'
  | 'nl'
  | 'pl'
  | 'tr'
  | 'vi'
  | 'id'
  | 'ru'
  | 'uk'
  | 'ar'
  | 'ur'
  | 'hi'
  | 'bn'
  | 'zh'
  | 'ja'
  | 'ko';

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/u;

// Scripts and letters, each with its most likely language, and how many of them a text needs: a single character may be
// what the question is about, but only Ukrainian has its letters. The first of the list wins: Japanese uses Han
// characters as well, Urdu and Persian the Arabic script, and Ukrainian the Cyrillic one. Persian is not one of the
// twenty languages.
const BY_SCRIPT: readonly (readonly [RegExp, Language, charactersMin: number])[] = [
  [KANA, 'ja', 2],
  [/\p{Script=Hangul}/gu, 'ko', 2],
  [/\p{Script=Han}/gu, 'zh', 2],
  [/[ٹڈڑںےھہ]/gu, 'ur', 2],
  [/[پچژگکی]/gu, 'en', 2],
  [/\p{Script=Arabic}/gu, 'ar', 2],
  [/\p{Script=Devanagari}/gu, 'hi', 2],
  [/\p{Script=Bengali}/gu, 'bn', 2],
  [/[іїєґ]/giu, 'uk', 1],
  [/\p{Script=Cyrillic}/gu, 'ru', 2],
];

// The function words and question words of languages with Latin letters, folded.
const WORDS: Readonly<Partial<Record<Language, string>>> = {
  en: 'the a an of to in is are was were do does did can could may must should will would how what when where which who whom whose why for from with and or not my our we i you it this that there be been has have on at by if much many long',
  de: 'der die das den dem des ein eine einen einem einer eines und oder ist sind war wird werden kann darf muss soll wie was wann wo wer wen wem warum wieso welche welcher welches welchen fur von mit nicht kein keine ich wir man sie es zu zum zur im am auf bei nach uber hat haben gibt viel viele lange',
  fr: 'le la les un une des du de et ou est sont etait peut doit comment que quoi quand qui pourquoi quel quelle quels quelles pour avec dans sur pas ne je nous vous on il elle au aux ce cette ces mon notre combien puis a t y',
  es: 'el la los las un una unos unas de del y o es son esta estan puede puedo debe como que cuando donde quien quienes por para con en no yo nosotros se su mi nuestro cual cuales cuanto cuanta cuantos cuantas hay al lo tiene',
  it: 'il lo la gli le un una uno di del della dei delle dello e o sono era puo posso deve come che cosa quando dove chi perche quale quali per con in non si mi nostro quanto quanta quanti quante nel nella da dal al alla ci ha',
  pt: 'o a os as um uma de do da dos das e ou sao esta pode posso deve como que quando onde quem por para com em nao eu nos se seu meu nosso qual quais quanto quanta quantos quantas no na ao tem ha',
  nl: 'de het een en of is zijn was kan mag moet hoe wat wanneer waar wie waarom welke voor van met niet geen ik wij we je u men op bij naar heeft hebben er dit dat hoeveel lang wordt te',
  pl: 'i lub jest sa byl moze moge musi jak co kiedy gdzie kto dlaczego jaki jaka jakie ktory ktora ktore dla od z nie ja my na w do przy czy ile po sie to ma',
  tr: 've veya bir bu ne nasil nerede kim neden hangi kac icin ile degil mi mu var yok zaman olarak kadar en cok',
  vi: 'la va cua cho co khong nhu the nao khi dau ai tai sao bao nhieu nhung cac mot nay do duoc phai toi chung ta trong tren voi tu den gi',
  id: 'yang dan atau adalah ini itu apa bagaimana kapan dimana mana siapa mengapa berapa untuk dari dengan tidak saya kami kita di ke pada dapat bisa harus ada',
};

// Letters that point to one of these languages. Vietnamese has ã and õ as well as Portuguese, but hardly a sentence
// without letters of its own.
const LETTERS: readonly (readonly [RegExp, Language])[] = [
  [/[ß]/u, 'de'],
  [/[ñ¿¡]/iu, 'es'],
  [/[ãõ]/iu, 'pt'],
  [/[łąęśźżń]/iu, 'pl'],
  [/[ığş]/u, 'tr'],
  [/[đơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu, 'vi'],
];
// Such letters count as much as two function words, most of which several languages share.
const LETTER_WEIGHT = 2;

const LANGUAGES_OF = languagesOfWords();

/**
 * Detects the language of a question by its script, function words and letters; English if nothing indicates another.
 */
export function languageOf(question: string): Language {
  const countOf = (pattern: RegExp) => question.match(pattern)?.length ?? 0;
  // A short question in Japanese may have a single syllable sign: "How much?" is 料金は？
  const isJapanese = countOf(KANA) > 0 && HAN.test(question);
  const script = isJapanese ? 'ja' : BY_SCRIPT.find(([pattern, , min]) => countOf(pattern) >= min)?.[1];
  if (script !== undefined) {
    return script;
  }
  const scores = new Map<Language, number>();
  const add = (language: Language, weight: number) => scores.set(language, (scores.get(language) ?? 0) + weight);
  for (const word of foldText(question).match(/\p{L}+/gu) ?? []) {
    for (const language of LANGUAGES_OF.get(word) ?? []) {
      add(language, 1);
    }
  }
  for (const [letters, language] of LETTERS) {
    if (letters.test(question)) {
      add(language, LETTER_WEIGHT);
    }
  }
  const [best] = [...scores].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? 'en';
}

function languagesOfWords(): ReadonlyMap<string, readonly Language[]> {
  const languages = new Map<string, Language[]>();
  for (const [language, words] of Object.entries(WORDS)) {
    for (const word of new Set(words.split(' '))) {
      languages.set(word, [...(languages.get(word) ?? []), language as Language]);
    }
  }
  return languages;
}

import { beginsWithQuestionWord, onlyLanguageOf } from '../search/words/question-words.ts';
import { PLACEHOLDER } from './placeholder.ts';

/** The twenty languages in which the fixed sentences of an answer exist. */
export type Language = (typeof LANGUAGES)[number];

const LANGUAGES = [
  ...(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'vi', 'id'] as const),
  ...(['ru', 'uk', 'ar', 'ur', 'hi', 'bn', 'zh', 'ja', 'ko'] as const),
];

// Scripts that identify a language even in a question of a word or two. Japanese uses Han characters as well.
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const TWO_HAN = /\p{Script=Han}{2}/u;
const TWO_HANGUL = /\p{Script=Hangul}{2}/u;

// The detector knows Malay but not Indonesian, which differs little from it.
const MALAY = 'ms';
// "Vacation policy" scores nearly as high for French as for English. English wins where the scores are this close.
const ENGLISH_MARGIN = 0.05;
// Below this, a score is mostly chance, and the margin is wider: "Loan periods" is Malay with .52 and English with .47.
// In the 272 questions about seven folders of documents, the right language scores at least .69.
const UNSURE = 0.6;
const UNSURE_MARGIN = 0.1;
// "Vad kostar honungen?" is German with .754 and Swedish with .753. Within this margin of a language without sentences,
// several words in Latin letters are no evidence. In those 272 questions, the lead is at least .02.
const TIE_MARGIN = 0.006;
const LATIN = /\p{Script=Latin}/u;
// Languages of one script that the detector confuses: Urdu has letters that Persian lacks, and nearly every question
// has one of them; Kazakh, Serbian and others have letters that Russian or Ukrainian lack.
const LACKS_URDU = /^[^ٹڈڑںےہھ]*$/u;
const NOT_RUSSIAN = /[іїєґўјљњћђџѓќѕәғқңөұүһ]/iu;
const NOT_UKRAINIAN = /[ыэъёўјљњћђџѓќѕәғқңөұүһ]/iu;
// Many languages share these words with English. The detector takes "Wifi password" for Italian.
const ENGLISH_EVERYWHERE = new Set([
  ...['wifi', 'wi-fi', 'internet', 'intranet', 'vpn', 'email', 'e-mail', 'online', 'offline', 'app', 'software'],
  ...['hardware', 'computer', 'laptop', 'tablet', 'router', 'server', 'password', 'pin', 'login', 'reset', 'update'],
  ...['download', 'upload', 'pizza', 'hotel', 'taxi'],
]);
const WORD = /[\p{L}-]+/gu;
// With a capital after the first word, a word is a name, or a noun in German.
const LATER_CAPITALIZED = /(?<=\s)\p{Lu}[\p{L}-]*/gu;
// The detector confuses these two in a short question: Belarusian has letters that Ukrainian lacks.
const BELARUSIAN = 'be';
// What is said before a question or instead of one. The detector takes "Hello" and "Merci" for Italian, and "ok" for
// Polish. Swedish is not one of the languages above, so its words are among the English ones.
const SAID_ALONE: ReadonlyMap<string, Language> = new Map(
  Object.entries({
    en: 'hello hi hey ok okay thanks thank you thx yes no please bye morning good there great cool tack hej',
    de: 'hallo danke guten tag morgen abend moin servus grüezi tschüss bitte ja nein',
    fr: 'bonjour bonsoir salut merci oui non coucou',
    es: 'hola gracias buenos buenas días tardes noches adiós vale sí',
    it: 'ciao grazie buongiorno buonasera prego sì salve',
    pt: 'olá oi obrigado obrigada bom boa dia tarde noite sim tchau',
    nl: 'bedankt dank goedemorgen goedemiddag goedendag dag hoi doei',
    pl: 'cześć dzięki dziękuję dzień dobry witam tak nie',
    // The last two are a password, which the detector takes for Icelandic.
    id: 'halo terima kasih selamat kata sandi',
  } satisfies Partial<Record<Language, string>>).flatMap(([language, words]) =>
    words.split(' ').map((word) => [word, language as Language] as const),
  ),
);
// A single word this short, without accents, or a single character of any script, may be of any language, yet the
// detector names one with a high score.
const ANY_WORD = /^(?:[a-z]{1,3}|.)$/u;
// For a single word this short, a score below SHORT_UNSURE is a guess: "zebra" is Polish with .68, "preis" is German
// with .82. For any other, one below UNSURE is: "Marzipan" is Malay with .57.
const SHORT_WORD = /^[a-z]{4,5}$/;
const SHORT_UNSURE = 0.7;

/**
 * Detects the language of a question. Returns English if it is not one of the twenty languages, or if nothing indicates
 * a language: all words are English ones that many languages use, the question is one short word, or the detector
 * itself does not rely on its result. It is loaded for the first question that needs it.
 */
export async function languageOf(question: string): Promise<Language> {
  const written = languageOfScript(question);
  if (written !== null) {
    return written;
  }
  const words = [...new Set(question.toLowerCase().match(WORD))];
  const alone = languageOfWords(words) ?? languageAroundNames(question);
  if (alone !== null) {
    return alone;
  }
  const { eld } = await import('eld/small');
  // Addresses, codes such as "E42", and placeholders belong to no language.
  eld.enableTextCleanup(true);
  const detected = eld.detect(question.replace(PLACEHOLDER, ' '));
  const { [detected.language]: best = 0, en: english = 0 } = detected.getScores();
  const [only = ''] = words.length === 1 ? words : [];
  if (only !== '' && best < (SHORT_WORD.test(only) ? SHORT_UNSURE : UNSURE)) {
    return 'en';
  }
  if (detected.language === BELARUSIAN && mayBeUkrainian(question, detected)) {
    return 'uk';
  }
  const margin = best < UNSURE ? UNSURE_MARGIN : ENGLISH_MARGIN;
  const language = english >= best - margin || isUncertain(question, words, detected) ? 'en' : detected.language;
  return listed(language) ?? 'en';
}

function languageOfScript(question: string): Language | null {
  if (HAN.test(question) && KANA.test(question)) {
    return 'ja';
  }
  if (TWO_HAN.test(question)) {
    return 'zh';
  }
  return TWO_HANGUL.test(question) ? 'ko' : null;
}

// The language of the words around a name, which decides for the detector: "Who is Giovanni Rossi?" is Italian with .76
// and English with .64.
function languageAroundNames(question: string): Language | null {
  const whole = question.trim();
  const around = whole.replace(PLACEHOLDER, ' ').replace(LATER_CAPITALIZED, ' ');
  const words = around.match(WORD) ?? [];
  const language = words.length > 1 && around !== whole ? onlyLanguageOf(words) : null;
  return language === null ? null : (listed(language) ?? null);
}

function mayBeUkrainian(question: string, detected: Detected): boolean {
  const { [BELARUSIAN]: belarusian = 0, uk = 0 } = detected.getScores();
  return belarusian - uk <= TIE_MARGIN && !NOT_UKRAINIAN.test(question);
}

function listed(detected: string): Language | undefined {
  return LANGUAGES.find((each) => each === (detected === MALAY ? 'id' : detected));
}

// What the detector returns for a text.
interface Detected {
  readonly language: string;
  readonly getScores: () => Readonly<Record<string, number>>;
  readonly isReliable: () => boolean;
}

// Whether the question may as well be in another language, or in none: "blorptang fizzle", "rm -rf /".
function isUncertain(question: string, words: readonly string[], detected: Detected): boolean {
  const { language } = detected;
  if (
    (language === 'ur' && LACKS_URDU.test(question)) ||
    (language === 'ru' && NOT_RUSSIAN.test(question)) ||
    (language === 'uk' && NOT_UKRAINIAN.test(question))
  ) {
    return true;
  }
  // For one word, and for "Wo ist [PERSON_1]?", the detector is mostly right, although too little is there to rely on.
  if (words.filter((word) => word.length > 1).length < 2 || beginsWithQuestionWord(question, language)) {
    return false;
  }
  const scores = detected.getScores();
  const others = Object.entries(scores).filter(([other]) => listed(other) === undefined);
  const rival = Math.max(0, ...others.map(([, score]) => score));
  const isTied = LATIN.test(question) && (scores[language] ?? 0) - rival <= TIE_MARGIN;
  return isTied || !detected.isReliable();
}

// English if all words are English ones that many languages use. Of the others, the language of a greeting or the like,
// if each of them is listed for that language, or English for one word of up to three letters; null otherwise.
function languageOfWords(all: readonly string[]): Language | null {
  const words = all.filter((word) => !ENGLISH_EVERYWHERE.has(word));
  if (words.length === 0) {
    return all.length === 0 ? null : 'en';
  }
  const [first = '', ...others] = words;
  const language = SAID_ALONE.get(first);
  if (language !== undefined) {
    return others.every((word) => SAID_ALONE.get(word) === language) ? language : null;
  }
  return all.length === 1 && ANY_WORD.test(first) ? 'en' : null;
}

import { PLACEHOLDER } from './placeholder.ts';

/** The twenty languages in which the fixed sentences of an answer exist. */
export type Language = (typeof LANGUAGES)[number];

const LANGUAGES = [
  ...(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'vi', 'id'] as const),
  ...(['ru', 'uk', 'ar', 'ur', 'hi', 'bn', 'zh', 'ja', 'ko'] as const),
];

// Scripts that tell a language even where a question has only a word or two: Japanese uses Han characters as well.
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;
const TWO_HAN = /\p{Script=Han}{2}/u;
const TWO_HANGUL = /\p{Script=Hangul}{2}/u;

// Indonesian is not among the languages of the detector, but Malay is, which differs little from it.
const MALAY = 'ms';
// "Vacation policy" looks nearly as French as English: English wins where the two are this close.
const ENGLISH_MARGIN = 0.05;
// Below this, a score is mostly chance, and the margin is wider: "Loan periods" is Malay with .52 and English with .47.
// The lowest score of the right language is .69 in the 272 questions of seven folders of documents.
const UNSURE = 0.6;
const UNSURE_MARGIN = 0.1;
// Many languages use these words as English does. The detector takes "Wifi password" for Italian.
const ENGLISH_EVERYWHERE = new Set([
  ...['wifi', 'wi-fi', 'internet', 'intranet', 'vpn', 'email', 'e-mail', 'online', 'offline', 'app', 'software'],
  ...['hardware', 'computer', 'laptop', 'tablet', 'router', 'server', 'password', 'pin', 'login', 'reset', 'update'],
  ...['download', 'upload', 'pizza', 'hotel', 'taxi'],
]);
const WORD = /[\p{L}-]+/gu;

/**
 * Detects the language of a question; English if it is none of the twenty languages, or nothing indicates one, as when
 * all words are English ones that many languages use. The detector is loaded for the first question that needs it.
 */
export async function languageOf(question: string): Promise<Language> {
  if (HAN.test(question) && KANA.test(question)) {
    return 'ja';
  }
  if (TWO_HAN.test(question)) {
    return 'zh';
  }
  if (TWO_HANGUL.test(question)) {
    return 'ko';
  }
  const words = question.toLowerCase().match(WORD) ?? [];
  if (words.length > 0 && words.every((word) => ENGLISH_EVERYWHERE.has(word))) {
    return 'en';
  }
  const { eld } = await import('eld/small');
  // Addresses, codes such as "E42", and placeholders are of no language.
  eld.enableTextCleanup(true);
  const detected = eld.detect(question.replace(PLACEHOLDER, ' '));
  const { [detected.language]: best = 0, en: english = 0 } = detected.getScores();
  const margin = best < UNSURE ? UNSURE_MARGIN : ENGLISH_MARGIN;
  const language = english >= best - margin ? 'en' : detected.language;
  return LANGUAGES.find((each) => each === (language === MALAY ? 'id' : language)) ?? 'en';
}

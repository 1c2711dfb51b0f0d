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
// "Wifi password" looks nearly as Italian as English, and most questions without a sentence are in English.
const ENGLISH_MARGIN = 0.05;
// A placeholder for personal data is English in every question.
const PLACEHOLDER = /\[[A-Z_]+_\d+\]/gu;

/**
 * Detects the language of a question; English if it is none of the twenty languages, or nothing indicates one. The
 * detector is loaded for the first question only.
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
  const { eld } = await import('eld/small');
  // Addresses, and codes such as "E42", are of no language.
  eld.enableTextCleanup(true);
  const detected = eld.detect(question.replace(PLACEHOLDER, ' '));
  const { [detected.language]: best = 0, en: english = 0 } = detected.getScores();
  const language = english >= best - ENGLISH_MARGIN ? 'en' : detected.language;
  return LANGUAGES.find((each) => each === (language === MALAY ? 'id' : language)) ?? 'en';
}

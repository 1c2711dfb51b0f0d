import { foldText } from '../search/fold-text.ts';
import { languagesOfFunctionWord } from '../search/words/question-words.ts';
import { PLACEHOLDER } from './placeholder.ts';

/** The twenty languages in which the fixed sentences of an answer exist. */
export type Language = (typeof LANGUAGES)[number];

const LANGUAGES = [
  ...(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'vi', 'id'] as const),
  ...(['ru', 'uk', 'ar', 'ur', 'hi', 'bn', 'zh', 'ja', 'ko'] as const),
];

// Scripts that identify a language even in a question of a word or two. Japanese uses Han characters as well. Letters
// tell languages of one script apart: Urdu has some that Persian and Arabic lack, Persian some that Arabic lacks.
const SCRIPTS: readonly (readonly [RegExp, Language | null])[] = [
  [/^(?=[\s\S]*[\p{Script=Hiragana}\p{Script=Katakana}])(?=[\s\S]*\p{Script=Han})/u, 'ja'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u, 'ja'],
  [/\p{Script=Han}{2}/u, 'zh'],
  [/\p{Script=Hangul}{2}/u, 'ko'],
  [/[ٹڈڑںےہھ]/u, 'ur'],
  [/[پچژگکی]/u, null],
  [/\p{Script=Arabic}{2}/u, 'ar'],
  [/\p{Script=Devanagari}{2}/u, 'hi'],
  [/\p{Script=Bengali}{2}/u, 'bn'],
  [/[љњћђџѓќѕәғқңөұүһўѝ]/iu, null],
  [/[іїєґ]/iu, 'uk'],
  [/[ыэъё]/iu, 'ru'],
];
const CYRILLIC = /\p{Script=Cyrillic}{2}/u;

// Question words and function words of the languages that a search does not know, folded as there. Those of languages
// without fixed sentences keep a Swedish question from being taken for a German one.
const MORE_WORDS: Readonly<Record<string, string>> = {
  de: 'auch nicht kein keine nur noch schon sich wenn dass bis ohne gegen mehr sehr dieser diese dieses nach vom beim ins kostet',
  fr: 'pas sans sous leur leurs plus tout tous toute cas chez vers entre apres avant faire etre avoir',
  es: 'si no mas sin sobre desde hasta cuanto ser hacer este esta pasa entre antes despues tras',
  it: 'non piu anche prima dopo senza ogni questo questa ed essere fare serve',
  pt: 'nao mais sem ate pelo pela sobre isso este esta depois antes preciso fazer ser ter nossa vou',
  nl: 'niet geen nog ook als naar over tot uit door bij deze dit na zonder mogen wil kost',
  pl: 'nie tak czy ile jest przez bez albo gdy przed pod nad moim mojego swoj ktorych',
  tr: 'ne nedir neden nicin nasil nerede nereye nereden kim kime kimin hangi kac kaca mi mı mu var yok ve ile icin bu bir benim olan olarak kadar zaman gun gunu saat ise sonra once icinde edilir yapilir',
  vi: 'nao khong duoc nhieu bao cua nhung trong ngay gio phai tai sao',
  id: 'apa apakah siapa kapan dimana mana di ke dari yang berapa bagaimana mengapa kenapa ada dan atau untuk dengan saya kami kita ini itu bisa boleh harus tidak pada adalah lama jam hari',
  ru: 'что кто где когда как почему сколько какой какая какие каким ли мне мы я в на и с по для до от из у это за не можно нужно нет кому',
  uk: 'що хто де коли як чому скільки який яка які яким чи мені ми я в на і з по для до від із у це за не можна потрібно є й та кому',
  other: `vad vem var nar hur varfor vilken vilket vilka ar jag vi har kan far och att det den en ett for med till pa av om
   hvad hvem hvor hvornar hvorfor hvordan hvilken hvilket er jeg og at til pa af kan skal far ma ikke hva nar
   mitka mika missa milloin miten kuka onko ja voiko kuinka mihin minun
   co kdo kde kdy jak proc kolik je jsou jaky jaka jake muzu mohu se si na do pro ktery kam aky kolko kedy preco
   ce cine unde cand cum cat cata de pentru si este sunt care pot trebuie am avem
   mi ki hol mikor hogyan miert mennyi hany van a az es kell lehet meddig hova
   que qui on quan com quant quants es son puc hi ha el els les amb
   sto tko gdje kada kako zasto koliko je su u i za li moze mogu`,
};
const MORE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(MORE_WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);
// Letters and spellings that only one of the languages has. They count like a word.
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ß|\p{L}(?:ung|ungen|heit|keit|schaft)(?!\p{L})/u, 'de'],
  [
    /[¿¡ñ]|(?<!\p{L})(?:qué|cuál|cuándo|cuánto|cómo|dónde|quién|más)(?!\p{L})|\p{L}(?:ción|ciones|idad)(?!\p{L})/u,
    'es',
  ],
  [/[ãõ]|(?<!\p{L})(?:há|é)(?!\p{L})|\p{L}(?:ência|dade|agem)(?!\p{L})/u, 'pt'],
  [/(?<!\p{L})(?:è|più|perché)(?!\p{L})|\p{L}(?:zione|zioni|ità|tura)(?!\p{L})/u, 'it'],
  [/\p{L}(?:heid|tijd|tijden|lijk|dagen)(?!\p{L})/u, 'nl'],
  [/[łżźśćńąę]/u, 'pl'],
  [/[ğışİ]/u, 'tr'],
  [/[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/u, 'vi'],
  [/œ|(?<!\p{L})(?:à|où|[cdjlnst]['’]|qu['’])|\p{L}(?:eux|eur|aux|ité)(?!\p{L})/u, 'fr'],
  [/[åøæčřžěůșțőű]/u, 'other'],
];
const WORD = /[\p{L}\p{M}]+/gu;
// With a capital after the first word, a word is a name, or a noun in German.
const LATER_CAPITALIZED = /(?<=\s)\p{Lu}[\p{L}-]*/gu;
// A single word this short, or a single character, may be of any language.
const ANY_WORD = /^(?:[a-z]{1,3}|.)$/u;
const ADDRESS = /.@.|.:\/\/./u;
// What is said before a question or instead of one. Swedish is not one of the languages above, so its words are among
// the English ones.
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
    id: 'halo terima kasih selamat kata sandi',
  } satisfies Partial<Record<Language, string>>).flatMap(([language, words]) =>
    words.split(' ').map((word) => [word, language as Language] as const),
  ),
);

/**
 * Detects the language of a question by its script, its letters and its function words. Returns English if it is not
 * one of the twenty languages, or if these words and letters leave it open, as in a question of a noun or two.
 */
export function languageOf(question: string): Language {
  const text = question
    .replace(PLACEHOLDER, ' ')
    .split(/\s/)
    .filter((word) => !ADDRESS.test(word))
    .join(' ');
  const script = SCRIPTS.find(([pattern]) => pattern.test(text));
  if (script !== undefined) {
    return script[1] ?? 'en';
  }
  const words = [...new Set(text.toLowerCase().match(WORD))];
  const said = SAID_ALONE.get(words[0] ?? '');
  if (said !== undefined && words.every((word) => SAID_ALONE.get(word) === said)) {
    return said;
  }
  if (words.length === 1 && ANY_WORD.test(words[0] ?? '')) {
    return 'en';
  }
  const scores = scoresOf(text.replace(LATER_CAPITALIZED, ' '));
  // The letters of names and German nouns only decide between languages whose words the question has.
  addLetters(
    text,
    (language, score) => scores.has(language) && scores.set(language, (scores.get(language) ?? 0) + score),
  );
  const [[best = 'en', score = 0] = [], [, second = 0] = []] = [...scores].sort(([, one], [, other]) => other - one);
  const isCertain = score > second && score > 0;
  const language = LANGUAGES.find((each) => each === best);
  return isCertain ? (language ?? 'en') : CYRILLIC.test(text) ? 'ru' : 'en';
}

// Letters that a few of the languages have. They decide only where words do not.
const SHARED_LETTERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[áíóú]/u, ['es', 'pt']],
  [/[êâç]/u, ['fr', 'pt']],
  [/[èùì]/u, ['it', 'fr']],
  [/é/u, ['fr']],
  [/[äöü]|\p{L}(?:ung|ungen|heit|keit|schaft)(?!\p{L})/u, ['de']],
];
const SHARED_WEIGHT = 0.1;

// A word that several languages have counts less for each.
function scoresOf(text: string): Map<string, number> {
  const scores = new Map<string, number>();
  const add = (language: string, score: number) => scores.set(language, (scores.get(language) ?? 0) + score);
  for (const word of new Set(text.toLowerCase().match(WORD))) {
    const folded = foldText(word);
    const languages = [
      ...languagesOfFunctionWord(folded),
      ...[...MORE].filter(([, listed]) => listed.has(folded)).map(([language]) => language),
    ];
    for (const language of languages) {
      add(language, 1 / languages.length ** 2);
    }
  }
  for (const [pattern, language] of LETTERS) {
    if (pattern.test(text.toLowerCase())) {
      add(language, 1);
    }
  }
  addLetters(text, add);
  return scores;
}

function addLetters(text: string, add: (language: string, score: number) => void): void {
  for (const [pattern, languages] of SHARED_LETTERS) {
    if (pattern.test(text.toLowerCase())) {
      languages.forEach((language) => void add(language, SHARED_WEIGHT));
    }
  }
}

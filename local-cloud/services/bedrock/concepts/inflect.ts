/** The languages of the table of concepts, in the order of its columns. */
export const TABLE_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const;

/** The code of one of them. */
export type TableLanguage = (typeof TABLE_LANGUAGES)[number];

// What replaces an ending, without accents: `are: a ano` makes `paga` and `pagano` of `pagare`. The longest ending that
// a word has counts, and '' for a word with none of them.
const ENDINGS: Readonly<Record<TableLanguage, string>> = {
  en: ': s es ed ing er; e: es ed ing er; y: ys ies yed ied ying; ss: sses',
  de: ': e en n er es em s; en: t te ten st et ete eten e end ende ens ung ungen; ern: ert erte erns; eln: elt elte elns; e: en er es em',
  fr: ': s e es; al: aux ale ales als; eau: eaux; er: e es ent ons ez ee ees ait aient era ant ers; ir: it is issent issons i ie ies irs; re: res t s ent u ue us; eur: euse eurs; eux: euse euses; if: ive ives ifs; e: es',
  es: ': s es; z: ces; o: a os as; or: ora ores oras; on: ones; ar: a an as o amos ado ada ados adas ando aba aban ara e en ares; er: e en o emos ido ida ia iendo era eres; ir: e en o imos ido ida ia iendo ira',
  it: 'o: i a e; a: e; e: i; co: chi ca che ci; go: ghi ga ghe; ca: che; ga: ghe ghi; cia: ce; gia: ge; io: i; are: a ano o i iamo ato ata ati ate ando ava era ate; ere: e ono uto uta uti ute endo eva ete iamo; ire: e ono isce iscono ito ita iti ite iva; ore: ori rice',
  pt: ': s es; m: ns; ao: oes aos aes; al: ais; el: eis; il: is; ol: ois; o: a os as; or: ora ores oras; ar: a am as o amos ado ada ados adas ando ava avam ou ei e em ares; er: e em o emos ido ida ia eu eres; ir: e em o imos ido ida ia iu',
  nl: ': en s e t de te; en: t de te d; e: en er es',
};

const RULES = new Map(TABLE_LANGUAGES.map((language) => [language, readRules(ENDINGS[language])]));
const GERMAN_PREFIX = /^(ab|an|auf|aus|ein|mit|vor|zu|zuruck|nach|her|hin|bei|fest|weg|um|uber|frei|bekannt)(?=.{3})/;
const DUTCH_PREFIX = /^(aan|af|op|in|uit|mee|mede|terug|na|bij|toe|over|door|weg)(?=.{3})/;

// An ending that is replaced begins after the second letter of words of four letters, and after the third of words of
// seven.
const SHORT_LETTERS = 4;
const LONG_LETTERS = 7;

/** Returns the common forms of a word without accents, including the word itself; some of them do not exist. */
export function inflect(word: string, language: TableLanguage): readonly string[] {
  const rules = RULES.get(language) ?? [];
  const [from = '', ...endings] =
    rules.find(([ending = '']) => word.endsWith(ending) && word.length > ending.length + 1) ?? [];
  const forms = [word, ...endings.map((ending) => word.slice(0, word.length - from.length) + ending)];
  if (language === 'de' && word.endsWith('en')) {
    return [...forms, ...participles(word.slice(0, -2), GERMAN_PREFIX, ['t', 'en'])];
  }
  return language === 'nl' ? [...forms, ...dutchForms(word)] : forms;
}

/** How many letters the longest beginning of `beginningsOf` has. */
export const BEGINNING_LETTERS_MAX = 3;

/**
 * Returns beginnings such that every form of a word, and the stem of every form, starts with one of them; none if the
 * word is empty.
 */
export function beginningsOf(word: string, language: TableLanguage): readonly string[] {
  const first = word.slice(0, 1);
  if (first === '') {
    return [];
  }
  const isVerb = (language === 'de' || language === 'nl') && word.endsWith('en');
  if (word.length < SHORT_LETTERS) {
    return isVerb ? [first, `ge${first}`] : [first];
  }
  return isVerb ? [word.slice(0, 2), `ge${first}`] : [word.slice(0, word.length < LONG_LETTERS ? 2 : 3)];
}

// `abgeholt` and `teruggebracht`: the prefix of the verb comes before "ge". A stem without a consonant is no verb's:
// `uien` are onions, and `geuit` is said.
function participles(stem: string, prefixes: RegExp, endings: readonly string[]): readonly string[] {
  if (/^[aeiouy]*$/.test(stem)) {
    return [];
  }
  const prefix = prefixes.exec(stem)?.[1] ?? '';
  return endings.map((ending) => `${prefix}ge${stem.slice(prefix.length)}${ending}`);
}

// An open syllable has one vowel where a closed one has two, and a short vowel is followed by two consonants: `taak`,
// `taken`; `bus`, `bussen`; `betalen`, `betaald`.
function dutchForms(word: string): readonly string[] {
  if (word.endsWith('en')) {
    const stem = word.slice(0, -2).replace(/(?<=[^aeou])([aeou])([bdfgklmnprst])$/, '$1$1$2');
    return [stem, `${stem}t`, `${stem}d`, ...participles(stem, DUTCH_PREFIX, ['t', 'd'])];
  }
  const closed = word.replace(/([aeou])\1([bdfgklmnprst])$/, '$1$2');
  if (closed !== word) {
    return [`${closed}en`, `${closed.replace(/f$/, 'v').replace(/s$/, 'z')}en`];
  }
  return /[^aeiou][aeiou][bdfgklmnprst]$/.test(word) ? [`${word}${word.at(-1)}en`] : [];
}

function readRules(text: string): readonly (readonly string[])[] {
  const rules = text.split(';').map((rule) => {
    const [ending = '', replacements = ''] = rule.split(':').map((part) => part.trim());
    return [ending, ...replacements.split(' ')];
  });
  return rules.toSorted(([one = ''], [other = '']) => other.length - one.length);
}

import { onceFor } from '../../once.ts';
import { allMatches } from '../text/match-at.ts';
import type { ScannedText } from '../text/scanned-text.ts';

/** A language that is recognized by its function words. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'sv' | 'da' | 'pl';

// The most frequent function words of each language, folded, by which the language of a text is recognized.
const FUNCTION_WORDS: Readonly<Record<Language, string>> = {
  en: 'the and of to is in for that with on as are by this was be or not',
  de: 'der die das und nicht ist mit fur von den ein eine auf zu wird dem im zum sie des',
  fr: 'le les des et est une pour dans que du au sur la par pas ou un en',
  es: 'el los las y es una para que por con del en la se un no su de',
  it: 'il che di gli della per una sono e non con del la un si da nel i',
  nl: 'het een van de en niet dat voor met op zijn wordt deze naar bij te is in',
  pt: 'o os as e do da nao uma para que em com de um no na se dos',
  sv: 'och att det som ar for pa av en inte till har kan om den med de i',
  da: 'og at det er som for pa af en ikke til har kan om den med de i',
  pl: 'w na z sie do nie jest to i jako oraz o dla po od przez lub jak',
};

const LANGUAGES = Object.keys(FUNCTION_WORDS) as Language[];
const FUNCTION_WORD_BITS = bitsByWord(FUNCTION_WORDS);
const WORD = /(?<![A-Za-z'-])[a-z]{1,5}(?![A-Za-z'-])/g;
// In characters: about a page, which contains some hundred function words. The limit keeps the time independent of the
// length of the text.
const REACH = 4000;
// Fewer function words would decide by chance.
const HITS_MIN = 3;

/** Whether a text is in a language, judged by its function words; false where the language is unclear. */
export function isInLanguage(scanned: ScannedText, language: Language): boolean {
  return (languageOf(scanned) & (1 << LANGUAGES.indexOf(language))) !== 0;
}

// Returns the bit of the language whose function words are most frequent: several bits if languages are equally
// frequent, as similar ones may be, and 0 with too few function words.
const languageOf = onceFor(({ lower }: ScannedText): number => {
  const hits = LANGUAGES.map(() => 0);
  for (const { 0: word } of allMatches(WORD, lower.slice(0, REACH))) {
    const bits = FUNCTION_WORD_BITS.get(word) ?? 0;
    // Most words are in no list.
    for (let i = 0; bits >> i !== 0; i += 1) {
      hits[i] = (hits[i] ?? 0) + ((bits >> i) & 1);
    }
  }
  const most = Math.max(...hits);
  return most < HITS_MIN ? 0 : hits.reduce((all, count, i) => (count === most ? all | (1 << i) : all), 0);
});

function bitsByWord(lists: Readonly<Partial<Record<Language, string>>>): ReadonlyMap<string, number> {
  const bits = new Map<string, number>();
  for (const [i, language] of LANGUAGES.entries()) {
    for (const word of (lists[language] ?? '').split(/\s+/)) {
      bits.set(word, (bits.get(word) ?? 0) | (1 << i));
    }
  }
  return bits;
}

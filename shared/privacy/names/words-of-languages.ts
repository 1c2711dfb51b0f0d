import { onceFor } from '../../once.ts';
import { allMatches } from '../text/match-at.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { NAMES_THAT_ARE_WORDS } from './names-that-are-words.ts';

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

// Words of a language that are names elsewhere: "Elke" begins Dutch sentences, "Inga" Swedish ones and "Hanno" Italian
// ones. The lists contain no name that is common where the word is used.
const NAMES_ELSEWHERE: Readonly<Record<Language, string>> = {
  en: `you to he an can ago lies harm pal jet ram yen tin rusty harsh martial pastor lone rehab coral abbey mare sari gala ion autumn
    urban patience ferry mercy baptist mate genesis destiny ling siren tilde anti dong kana`,
  de: `adel luke pier sagen rein allen wen kamen antun kenn lies berge wille sieger brett min hai ritt nazi anders solange lila gabel
    davor tilde lama kelvin bilge rosen armel grenze pest ding kana`,
  fr: `ans sait ami hein aura ira jure don vit signe sol victoire peter bosse gosse sherif manuel malin demi maire min
    miel jet lies sien malle hale divan baba ferry tri ole ascension cristal gala mate tome constant prudence
    patience grace duc elle tete vide marge anti emis sondes vertes dent graves carre bouts courtier
    lapins mort tilde kana long`,
  es: `ella mira toma segura mala sean don juro dale tia duda ojala ira amar mate iria custodia mina reto risa liga
    abril lana ala generoso sano sos ola tara sana veis misa reino negar rama rana min daria tome socorro
    ascension trinidad amparo domingo justo modesto leal corona adem vera edite lee suman bonita frances
    pareja raya mayo diez ojo dina tilde kana`,
  it: `se hai mia sai hanno giusto mani eri sarai mare mette pelle desiderio lotta quarto quarta mila amare custodia pista
    essi ella ala diede andrei ago ira vide gita tolga valere natale farai ivi ove reti rama rima lieve cor egli
    ebbe lode fedele donna gala tram sue santo santa romano pio severo sicilia sanita basi anti armi
    gergo greca manda palle primitiva primitivo stare giunti puri uno pacifica tilde kana`,
  nl: `elke ze ben bent anders ken tien diep neus reed adem keren reet wit erin ene helder min moe mens mei kader marge
    kent schakelaar wensen allen uwe sterk schade tilde kana`,
  pt: `lado ali desta quarto sai ira toma tom iria juro saida avo anel amar cem vira usam liga ama pista mala tido cor
    daria custodia mina azar mate tomo irem tais negar seda abril ala leia safar ida mare mona deb asa mana
    reino domingo justo modesto leal socorro soma nele frances reto cole nessa nela manda gosta fatos estes cai
    chao levar esteve quadros tilde kana`,
  sv: `om vi han min tar mina vid dina inga fraga halla spela mor reda satta sana kallas ned mota dam rik bak ting svard
    modig ron sena soner antal rida oka mala tung landa blasa prat varma vana pekar lan sanda inta blot blanka
    oren saga ren ene rena ben savan ikonen borja andras matas pilar lara lilla toms andrade kana tal`,
  da: `vi han min mor ned ting vide kone otte elske ene kende smid antal tar enes sund rute bror mens mader ender
    danner kamp hoppe oget kobe boje yde kana`,
  pl: `vi jaka dana min kim jasna nadal stary nadzieja metody kata stan mala robi tonu biel stana ono oba badan raty cech
    skok stare tilde kana katy`,
};

const LANGUAGES = Object.keys(FUNCTION_WORDS) as Language[];
const FUNCTION_WORD_BITS = bitsByWord(FUNCTION_WORDS);
const ELSEWHERE = bitsByWord(NAMES_ELSEWHERE);
const ALSO_WORDS = bitsByWord(NAMES_THAT_ARE_WORDS);
const WORD = /(?<![A-Za-z'-])[a-z]{1,5}(?![A-Za-z'-])/g;
// In characters: about a page, which contains some hundred function words. The limit keeps the time independent of the
// length of the text.
const REACH = 4000;
// Fewer function words would decide by chance.
const HITS_MIN = 3;

/** Whether a folded name is a word in the language of the text; false where the language is unclear. */
export function isWordOfText(scanned: ScannedText, word: string): boolean {
  const languages = ELSEWHERE.get(word);
  return languages !== undefined && (languages & languageOf(scanned)) !== 0;
}

/**
 * Whether a folded given name is also a word in the language of the text; in any language if that of the text is
 * unclear, as in a list of goods.
 */
export function isAlsoWord(scanned: ScannedText, name: string): boolean {
  const languages = ALSO_WORDS.get(name) ?? 0;
  const known = languageOf(scanned);
  return (known === 0 ? languages : languages & known) !== 0;
}

/** Whether a folded word is one of the most frequent function words of any language. */
export const isFunctionWord = (word: string): boolean => FUNCTION_WORD_BITS.has(word);

/** Whether a text is in a language, judged by its function words; false where the language is unclear. */
export function isInLanguage(scanned: ScannedText, language: Language): boolean {
  return (languageOf(scanned) & (1 << LANGUAGES.indexOf(language))) !== 0;
}

/** Whether a text is clearly in languages other than this one. */
export function isInOtherLanguage(scanned: ScannedText, language: Language): boolean {
  return languageOf(scanned) !== 0 && !isInLanguage(scanned, language);
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

import { foldText } from '../words.ts';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from './languages.ts';

// A column for each language, in the order of LANGUAGES: English, German, French, Spanish, Italian, Portuguese, Dutch,
// Polish, Swedish.
const NUMBERS: Readonly<Record<number, string>> = {
  2: 'two | zwei | deux | dos | due | dois duas | twee | dwa dwie dwóch | två',
  3: 'three | drei | trois | tres | tre | três | drie | trzy trzech | tre',
  4: 'four | vier | quatre | cuatro | quattro | quatro | vier | cztery czterech | fyra',
  5: 'five | fünf | cinq | cinco | cinque | cinco | vijf | pięć pięciu | fem',
  6: 'six | sechs | six | seis | sei | seis | zes | sześć sześciu | sex',
  7: 'seven | sieben | sept | siete | sette | sete | zeven | siedem siedmiu | sju',
  8: 'eight | acht | huit | ocho | otto | oito | acht | osiem ośmiu | åtta',
  9: 'nine | neun | neuf | nueve | nove | nove | negen | dziewięć | nio',
  10: 'ten | zehn | dix | diez | dieci | dez | tien | dziesięć dziesięciu | tio',
  11: 'eleven | elf | onze | once | undici | onze | elf | jedenaście | elva',
  12: 'twelve | zwölf | douze | doce | dodici | doze | twaalf | dwanaście | tolv',
  13: 'thirteen | dreizehn | treize | trece | tredici | treze | dertien | trzynaście | tretton',
  14: 'fourteen | vierzehn | quatorze | catorce | quattordici | catorze | veertien | czternaście | fjorton',
  15: 'fifteen | fünfzehn | quinze | quince | quindici | quinze | vijftien | piętnaście | femton',
  16: 'sixteen | sechzehn | seize | dieciséis | sedici | dezesseis dezasseis | zestien | szesnaście | sexton',
  17: 'seventeen | siebzehn | - | diecisiete | diciassette | dezessete dezassete | zeventien | siedemnaście | sjutton',
  18: 'eighteen | achtzehn | - | dieciocho | diciotto | dezoito | achttien | osiemnaście | arton',
  19: 'nineteen | neunzehn | - | diecinueve | diciannove | dezenove dezanove | negentien | dziewiętnaście | nitton',
  20: 'twenty | zwanzig | vingt | veinte | venti | vinte | twintig | dwadzieścia | tjugo',
  30: 'thirty | dreißig | trente | treinta | trenta | trinta | dertig | trzydzieści | trettio',
  40: 'forty | vierzig | quarante | cuarenta | quaranta | quarenta | veertig | czterdzieści | fyrtio',
  50: 'fifty | fünfzig | cinquante | cincuenta | cinquanta | cinquenta | vijftig | pięćdziesiąt | femtio',
  60: 'sixty | sechzig | soixante | sesenta | sessanta | sessenta | zestig | sześćdziesiąt | sextio',
  70: 'seventy | siebzig | septante | setenta | settanta | setenta | zeventig | siedemdziesiąt | sjuttio',
  80: 'eighty | achtzig | huitante | ochenta | ottanta | oitenta | tachtig | osiemdziesiąt | åttio',
  90: 'ninety | neunzig | nonante | noventa | novanta | noventa | negentig | dziewięćdziesiąt | nittio',
  100: 'hundred | hundert | cent | cien cento | cento | cem | honderd | sto | hundra',
};
const ORDINALS: Readonly<Record<number, string>> = {
  1: 'first | erste ersten erster | premier première | primer primero primera | primo prima | primeiro primeira | eerste | pierwszy pierwszego pierwsza | första',
  2: 'second | zweite zweiten zweiter | deuxième second | segundo segunda | secondo seconda | segundo segunda | tweede | drugi drugiego druga | andra',
  3: 'third | dritte dritten dritter | troisième | tercer tercero tercera | terzo terza | terceiro terceira | derde | trzeci trzeciego trzecia | tredje',
  4: 'fourth | vierte vierten vierter | quatrième | cuarto cuarta | quarto quarta | quarto quarta | vierde | czwarty czwartego czwarta | fjärde',
  5: 'fifth | fünfte fünften fünfter | cinquième | quinto quinta | quinto quinta | quinto quinta | vijfde | piąty piątego piąta | femte',
  6: 'sixth | sechste sechsten | sixième | sexto sexta | sesto sesta | sexto sexta | zesde | szósty szóstego | sjätte',
  7: 'seventh | siebte siebten | septième | séptimo séptima | settimo settima | sétimo sétima | zevende | siódmy siódmego | sjunde',
  8: 'eighth | achte achten | huitième | octavo octava | ottavo ottava | oitavo oitava | achtste | ósmy ósmego | åttonde',
  9: 'ninth | neunte neunten | neuvième | noveno novena | nono nona | nono nona | negende | dziewiąty dziewiątego | nionde',
  10: 'tenth | zehnte zehnten | dixième | décimo décima | decimo decima | décimo décima | tiende | dziesiąty dziesiątego | tionde',
};
const NUMBERS_BY_LANGUAGE = byLanguage(NUMBERS);
const ORDINALS_BY_LANGUAGE = byLanguage(ORDINALS);
const ONE_BY_LANGUAGE = new Map(
  LANGUAGE_CODES.map((code) => [code, new Set(foldText(`${LANGUAGES[code].one}, one, eins`).split(', '))]),
);
// "Two days a week" is not a week, and Portuguese "a semana" is "the week".
const NO_NUMBER = /^an?$/;

/** Returns the number that a folded word names in one of these languages; null if it names none. */
export function numberNamed(word: string, languages: readonly LanguageCode[]): number | null {
  return firstOf(languages, (language) => NUMBERS_BY_LANGUAGE.get(language)?.get(word));
}

/** Whether a folded word before a unit means one: in most languages it is an article. */
export function namesOne(word: string, languages: readonly LanguageCode[]): boolean {
  return !NO_NUMBER.test(word) && languages.some((language) => ONE_BY_LANGUAGE.get(language)?.has(word));
}

/** Returns the place that a folded ordinal such as "third" names; null if it names none. */
export function ordinalNamed(word: string, languages: readonly LanguageCode[]): number | null {
  return firstOf(languages, (language) => ORDINALS_BY_LANGUAGE.get(language)?.get(word));
}

function firstOf(languages: readonly LanguageCode[], find: (language: LanguageCode) => number | undefined) {
  return languages.map(find).find((value) => value !== undefined) ?? null;
}

function byLanguage(names: Readonly<Record<number, string>>): ReadonlyMap<LanguageCode, ReadonlyMap<string, number>> {
  const namesIn = (column: number) =>
    Object.entries(names).flatMap(([value, row]) =>
      foldText(row.split(' | ')[column] ?? '')
        .split(' ')
        .map((name): [string, number] => [name, Number(value)]),
    );
  return new Map(LANGUAGE_CODES.map((code, column) => [code, new Map(namesIn(column))]));
}

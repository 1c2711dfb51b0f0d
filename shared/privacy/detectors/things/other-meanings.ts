import { MONTHS } from '../../addresses/street-words.ts';
import { mayMatchPart } from '../../text/needed/text-index.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import { wordSet } from '../../word-set.ts';
import { isVehicle } from './vehicles.ts';

// Given names that mean something else before certain words, folded: mountains of Scotland and Ireland ("Ben Nevis"),
// and where goods are delivered free of charge ("Franco cantina").
const OTHER_BEFORE: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'ben',
    wordSet(
      'nevis lomond macdui lawers more vorlich cruachan ledi wyvis alder hope cleuch lui vrackie avon bulben rinnes chonzie',
    ),
  ],
  [
    'franco',
    wordSet(
      'cantina fabbrica magazzino stabilimento deposito partenza destino arrivo domicilio bordo cantiere fabrica almacen',
    ),
  ],
]);

/** Whether a folded given name means something else before the folded word that follows it. */
export const isOtherBefore = (name: string, after: string): boolean => OTHER_BEFORE.get(name)?.has(after) === true;

const SIGNED_AT =
  /(?:^|[^a-z])(?:(?:fait|signe|lu et approuve) a|(?:hecho|firmado|otorgado) en|(?:fatto|letto|firmato) a|(?:feito|assinado|celebrado) em|(?:gedaan|opgemaakt|getekend) te|(?:done|executed) at) $/;
// At least as long as the longest of these phrases, "lu et approuve a ".
const REACH = 20;

// Whether the words before a position say where a document was signed: "Fait à Évian".
const isPlaceOfSigning = ({ lower }: Pick<ScannedText, 'lower'>, start: number): boolean =>
  mayMatchPart(SIGNED_AT, lower) && SIGNED_AT.test(textBefore(lower, start, REACH));

// "née le 14 octobre 2003 à Thiès", "nato il 3/11/1991 a Siena": where somebody was born.
const BORN_AT =
  /(?:^|[^a-z])(?:nee? (?:le [^\n,;]{1,24} )?a|nat[oa] (?:il [^\n,;]{1,24} )?a|nascid[oa] (?:a [^\n,;]{1,24} )?em|nacid[oa] (?:el [^\n,;]{1,24} )?en|geboren (?:op [^\n,;]{1,24} )?te|born (?:on [^\n,;]{1,24} )?in) $/;
const BORN_REACH = 48;
const isBirthplace = ({ lower }: Pick<ScannedText, 'lower'>, start: number): boolean =>
  mayMatchPart(BORN_AT, lower) && BORN_AT.test(textBefore(lower, start, BORN_REACH));

// "Tomo 4417", "Norma 018/2016": a volume, a standard, a line or a gate with its number.
const NUMBERED = wordSet('tomo norma linea rota pista mina villa nave porta regla marca');
const isNumbered = ({ lower }: Pick<ScannedText, 'lower'>, name: string, start: number): boolean =>
  NUMBERED.has(name) && /^ (?:n\.? ?[o\u00BA\u00B0]?\.? ?)?\d/.test(textAfter(lower, start + name.length, 8));

// Feasts that are named like persons, folded; not "Martin" or "Lucia", who may be somebody to wait for.
const FEASTS = wordSet(
  'nikolaus silvester martini johanni michaeli jakobi georgi josefi stefani leonhardi kathrein valborg sylwester sylwestra',
);
// After these words, a day follows and rarely a person.
const UNTIL =
  /(?:^|[^a-z])(?:bis|bis zu|ab|infor|lagom till|fram till|anda till|frem til|indtil|inden|hasta|entro|fino a|ate|tot|until|jusqu'a|do) $/;
// "lordagen efter Valborg": these words come before persons too, so a time must come before them.
const TIME_BEFORE =
  /(?:tage?|woche|wochenende|abend|morgen|dage?n?|veckan|ugen|helgen|kvallen|aftenen?|weekende?n?|days?|week|eve|lunes|martes|miercoles|jueves|viernes|sabado|domingo|semana|dia|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|settimana|giorno|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|jour|segunda|terca|quarta|quinta|sexta|feira|poniedzialek|wtorek|srode|czwartek|piatek|sobote|niedziele|tydzien|dzien|sobota) (?:vor|nach|efter|fore|for|after|before|dopo|prima di|despues de|antes de|apres|avant|depois de|antes de|na|voor|po|przed) $/;

// Whether a folded name is a feast, because a time or a word for a deadline comes before it: "bis Nikolaus".
const isFeast = ({ lower }: Pick<ScannedText, 'lower'>, name: string, start: number): boolean =>
  FEASTS.has(name) &&
  (UNTIL.test(textBefore(lower, start, REACH)) ||
    TIME_BEFORE.test(textBefore(lower, start, FEAST_REACH)) ||
    (name === 'silvester' && ON_THE_EVE.test(textBefore(lower, start, REACH))));

// "an Silvester", "Heiligabend und Silvester"
const ON_THE_EVE = /(?:^|[^a-z])(?:an|uber|zu|vor|nach|feiern|heiligabend(?:,| und| oder|\/)) $/;

// The longest day and the longest of these words.
const FEAST_REACH = 28;

// "an Tor 3 durchlassen": in German a gate, in Norwegian a man's name.
const isGate = ({ lower }: Pick<ScannedText, 'lower'>, name: string, start: number): boolean =>
  name === 'tor' && /^ \d{1,3}(?!\d)/.test(textAfter(lower, start + name.length, 5));

// "May and June are out of season", "april tot juni": a month joined to another one. "Jan i Maja" are persons.
const isMonth = ({ lower }: Pick<ScannedText, 'lower'>, name: string, start: number): boolean =>
  isMonthName(name) &&
  (isMonthName(MONTH_AFTER.exec(textAfter(lower, start + name.length, MONTH_REACH))?.[1]) ||
    isMonthName(MONTH_BEFORE.exec(textBefore(lower, start, MONTH_REACH))?.[1]));

const isMonthName = (word = ''): boolean => MONTHS.test(word) && word !== 'maja';

const MONTH_AFTER =
  /^(?:,| ?[/-]|,? (?:and|or|to|till|und|oder|bis|et|ou|a|y|o|e|al?|of|en|tot|t\/m|i|lub|do|och|eller|till)) ?([a-z]{3,12})(?![a-z])/;
const MONTH_BEFORE =
  /(?:^|[^a-z])([a-z]{3,12})(?:,| ?[/-]|,? (?:and|or|to|till|und|oder|bis|et|ou|a|y|o|e|al?|of|en|tot|t\/m|i|lub|do|och|eller|till)) ?$/;
// The length of a month, of the word between two of them, and of its spaces.
const MONTH_REACH = 24;

// "King's Lynn", "Bishop's Cleeve": towns that belonged to an office.
const OFFICE_BEFORE = /(?:^|[^a-z])(?:king|queen|bishop|abbot|prior|earl|monk|canon)s?'s? $/;
const isTownOfOffice = ({ lower }: Pick<ScannedText, 'lower'>, start: number): boolean =>
  lower.startsWith(' ', start - 1) && OFFICE_BEFORE.test(textBefore(lower, start, OFFICE_REACH));

// A character, "bishop's" and a space.
const OFFICE_REACH = 10;

// "tornillo Allen", "cle Allen": a fastener or its tool comes before the name of their inventor.
const FASTENER_BEFORE =
  /(?:tornillos?|parafusos?|vit[ei]|vis|schrauben?|schroe(?:f|ven)|skruv(?:ar)?|sruby?|llaves?|cles?|chiav[ei]|chaves?|klucze?|schlussel|sleutels?|nyck(?:el|lar)) $/;
const FASTENER_REACH = 12;
const isFastener = ({ lower }: Pick<ScannedText, 'lower'>, name: string, start: number): boolean =>
  name === 'allen' && FASTENER_BEFORE.test(textBefore(lower, start, FASTENER_REACH));

// "Celsius eller Kelvin": units of temperature.
const isTemperature = ({ lower }: Pick<ScannedText, 'lower'>, name: string, start: number): boolean =>
  /^(?:celsius|fahrenheit)$/.test(name) ||
  (name === 'kelvin' && /celsius|fahrenheit/.test(lower.slice(Math.max(0, start - 24), start + 24)));

// "Alfa Romeo Giulietta": a make of two words.
const isRomeo = ({ lower }: Pick<ScannedText, 'lower'>, name: string, start: number): boolean =>
  name === 'romeo' && /(?:^|[^a-z])alfa $/.test(textBefore(lower, start, 6));

/**
 * Whether folded words at a position are a vehicle, the place where a document was signed or somebody was born, a town,
 * a feast, a thing with its number, a gate, a fastener, a unit or a month.
 */
export const isNamedOtherwise = (
  folded: Pick<ScannedText, 'lower'>,
  words: readonly string[],
  start: number,
): boolean =>
  isVehicle(words) ||
  isRomeo(folded, words[0] ?? '', start) ||
  isPlaceOfSigning(folded, start) ||
  isTownOfOffice(folded, start) ||
  (words.length === 1 &&
    (isBirthplace(folded, start) ||
      isNumbered(folded, words[0] ?? '', start) ||
      isFeast(folded, words[0] ?? '', start) ||
      isGate(folded, words[0] ?? '', start) ||
      isFastener(folded, words[0] ?? '', start) ||
      isTemperature(folded, words[0] ?? '', start) ||
      isMonth(folded, words[0] ?? '', start)));

import { wordsOf } from '../formats/format.ts';
import { wordList } from '../formats/vocabulary.ts';
import { compileExpression } from '../text/compiled-expression.ts';
import { allMatches, matchAt } from '../text/match-at.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { textAfter, textBefore } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { wordSet } from '../word-set.ts';
import { NUMBERED } from './street-words.ts';

// A word of a street's name in folded text, what may stand between such words, and a house number.
const WORD = "[A-Z\\u00aa-\\ufffb][A-Za-z\\u00aa-\\ufffb'.-]{0,24}";
const PARTICLES =
  "(?:(?:de|del|della|delle|dei|degli|di|da|do|dos|das|du|des|la|le|les|el|los|las|y|e|et|i|van|von|der|den|het|the|of|gen|ks|prof|dr|sw|bp|abp|kard|plk|mjr|kpt|hetm|marsz|gral|eng)\\.? |(?:d|l|dell|all|nell|sant)')";
const NAME = `${PARTICLES}{0,3}${WORD}(?:[ -]${PARTICLES}{0,2}${WORD}){0,4}`;
// "24 de Julho", "3 Maja", "17. Juni": streets are named after days.
const DAY = `\\d{1,2}\\.? (?:de )?${WORD}(?: (?:de )?\\d{4})?`;
const HOUSE = '[1-9]\\d{0,3}(?: ?(?:bis|ter|quater)(?![a-z])| ?[A-Za-z](?![A-Za-z.]))?(?:[/-] ?\\d{1,4}[A-Za-z]?)?';
// Rules out a number that is not a house number: one that continues, has a unit, is a time, a day, a count or an age.
const NO_MORE = '(?![A-Za-z\\d])';
const MORE = compileExpression(
  '%|[.,:]\\d|-\\d{3}| ?(?:%|[$€£]|x ?\\d|(?:eur|euros?|zl|kr|kg|km|m2|cm|mm|m|h|uhr|uur|godz|min|minut[ay]?|minuten|maand(?:en)?|miljon(?:er)?|million(?:s|en|i)?|anos|anni|ans|jaar|jahre|tage|wochen|monate|dagen|weken|days|weeks|months|years|minutes|jours|mois|dias|meses|giorni|mesi|ore|dni|lat|dagar|timmar|horas?|heures?)(?![a-z]))|\\.? (?:jan|feb|mar|apr|may|mai|mei|maj|jun|jul|aug|sep|oct|okt|nov|dec|dez|janu|febr|marz|april|juni|juli|augu|sept|okto|nove|deze|dece|janv|fevr|mars|avri|juin|juil|aout|octo|enero|marzo|abril|mayo|agosto|genn|febb|aprile|magg|giug|lugl|sett|otto|dice|maart|stycz|luteg|marca|kwiet|maja|czerw|lipca|sierp|wrzes|pazdz|listop|grud)[a-z]{0,8}(?![a-z])',
  'y',
);
// What may come between a street and its number: "via Gramsci n. 18", "calle Mayor, núm. 4"; or stand in its place.
const SIGN = '(?:,? (?:n|no|n\\.o|nr|num|numero|civico|nro|lote|lotto|nave|km|portal)\\.?(?:\\x1f|o)? ?|,? ?#|,? )';
const NO_NUMBER = ',? (?:s/n|S/N|snc|SNC|s\\.n\\.c\\.|s\\.n\\.)(?![A-Za-z])';

// Types that end a word.
const endingsOf = (types: string): string => types.replace(/(^|\|)/g, '$1*');

// Types are written with a capital or without.
const inEitherCase = (types: string): string =>
  types.replace(/(^|\|)([a-z])/g, (_, bar: string, letter: string) => `${bar}[${letter.toUpperCase()}${letter}]`);

/** How a country writes a street with its number, and the types that the form has at the beginning or end of a word. */
type StreetForm = readonly [countries: string, source: string, types: string, flags?: 'i'];

const FIRST_ROMANCE =
  'calle|c/|cl/|c\\.|avenida|avda\\.?|av\\.|plaza|pza\\.?|plza\\.?|paseo|p\\.?o(?= de)|carretera|ctra\\.?|camino|cmno\\.?|ronda|travesia|trva\\.?|glorieta|cuesta|urbanizacion|urb\\.|poligono|pol\\.|pasaje|pje\\.?|rambla|carrer|passeig|via|v\\.|viale|v\\.le|vle|vicolo|v\\.lo|piazza|p\\.zza|pzza|p\\.za|piazzale|p\\.le|corso|c\\.so|cso|largo|l\\.go|lgo|strada|str\\.|contrada|c\\.da|localita|loc\\.|frazione|fraz\\.|borgo|salita|lungomare|lungotevere|lungarno|lungo|traversa|rione|rua|r\\.|travessa|trav\\.|tv\\.|praca|pca\\.?|praceta|pct\\.|alameda|al\\.|estrada|estr\\.|est\\.|beco|bairro|calcada|rotunda|rodovia|ladeira|escadinhas|caminho|quinta';
const FIRST_FRENCH =
  'rue|(?<!\\d{4} )r\\.|avenue|av\\.?|ave\\.?|boulevard|bd\\.?|bld\\.?|blvd\\.?|boul\\.|chemin|chem\\.|ch\\.|allees?|all\\.|impasse|imp\\.?|place|pl\\.?|quai|route|rte\\.?|cours|passage|pass\\.|sentier|faubourg|fbg?\\.?|ruelle|square|sq\\.|villa|cite|residence|res\\.|lotissement|lot\\.|hameau|clos|esplanade|mail|montee|venelle|traverse|promenade|rond-point|chaussee|lieu-dit|cote';
const LAST_ENGLISH =
  'street|st|road|rd|lane|ln|avenue|ave|drive|dr|close|cl|court|ct|crescent|cres|terrace|terr?|tce|gardens?|gdns|grove|place|pl|square|sq|way|walk|mews|hill|row|rise|park|parkway|pkwy|highway|hwy|boulevard|blvd|circle|cir|trail|trl|pike|plaza|quay|wharf|view|green|gate|yard|fold|croft|parade|esplanade|promenade|alley|path|loop|ridge|run|point|bank|vale|wynd|brae';
const LAST_GERMANIC =
  'strasse|str\\.?|gasse|weg|platz|allee|damm|ufer|stieg|graben|chaussee|straat|laan|plein|gracht|kade|singel|dreef|dijk|steeg|gatan|vagen|vag|gränd|grand|torget|stigen|backen|allen|esplanaden|kajen|slingan|gade|vej|vaenge|veien|vegen|gaten|gate|katu|kuja|polku|raitti|penger';
// Other words end like that too: the number ends the line or the clause.
const LAST_WEAK = 'ring|steig|hof|pad|gata|alle|tie|ranta|tori';
const POLISH =
  'ul\\.?|ulica|ulicy|al\\.|aleja|alei|aleje|pl\\.|plac|placu|os\\.|osiedle|osiedlu|rynek|rynku|skwer|rondo|bulwar|szosa|trakt|kol\\.';

const FORMS: readonly StreetForm[] = [
  [
    'ES, IT, PT, BR',
    `(?<![A-Za-z\\d.-]|\\d ?\\x1f ?)(?:${inEitherCase(FIRST_ROMANCE)})(?:(?<=[./])| )(?:${NAME}|(?:de )?${DAY})(?:${SIGN}(?!20[12]\\d(?!\\d))${HOUSE}${NO_MORE}|${NO_NUMBER})`,
    FIRST_ROMANCE,
  ],
  [
    'FR, BE, LU, CH',
    `(?<![A-Za-z\\d.,/-])(?:[Nn]\\x1f ?)?${HOUSE},? (?:${inEitherCase(FIRST_FRENCH)}) (?:${PARTICLES}{0,3}(?:${DAY}|${NAME}))`,
    FIRST_FRENCH,
  ],
  [
    'BE, CH: number last',
    `(?<![A-Za-z\\d.-])(?:rue|avenue|av\\.|boulevard|bd|chemin|ch\\.|place|chaussee|allee|quai|route) ${NAME},? ${HOUSE}${NO_MORE}`,
    'rue|avenue|av\\.|boulevard|bd|chemin|ch\\.|place|chaussee|allee|quai|route',
  ],
  [
    'GB, IE, US',
    `(?<![A-Za-z\\d.,/£$€:-])${HOUSE} (?:(?:[NSEW]|[NS][EW]|St|Mt|The|Old|\\d{1,3}(?:st|nd|rd|th)|${WORD}) ){1,4}(?:${inEitherCase(LAST_ENGLISH)})(?![A-Za-z\\d]| [A-Z][a-z]+ (?:is|was|has|will)(?![a-z]))`,
    LAST_ENGLISH,
  ],
  [
    'DE, AT, NL, SE, DK, NO, FI',
    `(?<![A-Za-z.-])(?:(?:Am|Im|Zum|Zur|Alte[rn]?|Neue[rn]?|Obere|Untere|Lange|Kleine|Grosse|Oude|Nieuwe|Kleine|Grote|Korte|Eerste|Tweede|Derde|Norra|Sodra|Ostra|Vastra|Stora|Lilla|Ovre|Nedre|Gamla|Nya|Nordre|Sondre|Ostre|Vestre|${WORD} (?:van|de|der|den)) ){0,2}[A-Z\\u00aa-\\ufffb][A-Za-z\\u00aa-\\ufffb-]{1,28}(?:(?:${LAST_GERMANIC}) (?:[Nn]r\\.? )?${HOUSE}${NO_MORE}|(?:${LAST_WEAK}) (?!20\\d\\d)${HOUSE}(?= ?(?:$|[\\n;|)]|,(?!\\d)|\\.(?:$|\\n))))`,
    endingsOf(`${LAST_GERMANIC}|${LAST_WEAK}`),
  ],
  [
    'DE: in two words',
    `(?<![A-Za-z.-])[A-Z][a-z\\u00aa-\\ufffb-]{2,24} (?<=e[rns]? )(?:Strasse|Str\\.|Weg|Platz|Ring|Markt|Gasse|Ufer|Damm|Allee|Chaussee|Landstrasse) ${HOUSE}${NO_MORE}`,
    'strasse|str\\.|weg|platz|ring|markt|gasse|ufer|damm|allee|chaussee|landstrasse',
  ],
  [
    'DE: of somebody',
    `(?<![A-Za-z.-])(?:Strasse|Str\\.|Platz|Allee) (?:des|der|am|zum|zur) ${WORD}(?: ${WORD})? ${HOUSE}${NO_MORE}`,
    'strasse|str\\.|platz|allee',
  ],
  [
    'DE: prepositional',
    `(?<=^|[\\n,;|\\x1f(:] ?)(?:An|Auf|In|Unter|Hinter|Vor|Bei) de[nrm] ${WORD} ${HOUSE}(?= ?(?:$|[\\n,;|\\x1f)]))`,
    'an|auf|in|unter|hinter|vor|bei',
  ],
  [
    'SE, NO: an adjective',
    `(?<![A-Za-z.-])(?:Norra|Sodra|Ostra|Vastra|Stora|Lilla|Nordre|Sondre|Ostre|Vestre|Store|Lille) (?:Vagen|Gatan|Torg|Torget|Allen|Kajen|Gate|Gata|Veg|Vei|Alle) ${HOUSE}${NO_MORE}`,
    'norra|sodra|ostra|vastra|stora|lilla|nordre|sondre|ostre|vestre|store|lille',
    'i',
  ],
  [
    'PL',
    `(?<![A-Za-z\\d.-])(?:${inEitherCase(POLISH)})(?:(?<=\\.)| )(?:${NAME}|${DAY})(?:,? (?:nr )?)${HOUSE}${NO_MORE}`,
    POLISH,
  ],
  ['PL: the market place', `(?<![A-Za-z.-])Ryn(?:ek|ku)(?: ${WORD})? ${HOUSE}${NO_MORE}`, 'rynek|rynku'],
  [
    'HU, TR',
    `(?<![A-Za-z.-])(?:${WORD} ){1,3}(?:utca|u\\.|utja|ut|ter|tere|korut|setany|Cad|Caddesi|Sok|Sokak|Sokagi|Bulvari)\\.? (?:No ?[:.] ?)?${HOUSE}\\.?${NO_MORE}`,
    'utca|u\\.|utja|ut|ter|tere|korut|setany|cad|caddesi|sok|sokak|sokagi|bulvari',
  ],
  [
    'CZ, SK, HR, SI, EE, LT, LV',
    `(?<![A-Za-z.-])(?:ulice |ul\\. |nam\\. |namesti )?${WORD}(?: ${WORD})? (?:ulica|ulice|cesta|namesti|trg|tee|tn|pst|mnt|gatve|g\\.|iela|pr\\.) ?${HOUSE}${NO_MORE}`,
    'ulica|ulice|cesta|namesti|trg|tee|tn|pst|mnt|gatve|g\\.|iela|pr\\.',
  ],
  [
    'CO',
    '(?<![A-Za-z])(?:Calle|Cll?\\.?|Carrera|Cra\\.?|Kra\\.?|Diagonal|Transversal|Avenida|Av\\.?) \\d{1,3} ?[A-Z]? ?(?:#|[Nn][or]?\\.?o?[.\\x1f]?) ?\\d{1,3} ?[A-Z]? ?- ?\\d{1,3}(?!\\d)',
    'calle|cl|cll|carrera|cra|kra|diagonal|transversal|avenida|av',
  ],
  [
    'post boxes',
    '(?<![A-Za-z])(?:p\\.? ?o\\.? ?box|post office box|postbox|postboks|postfach|postbus|boite postale|b\\. ?p\\.|apartado(?: de correos| postal)?|apdo\\.? de correos|casella postale|case postale|gpo box|private bag|locked bag|apdo\\.|caixa postal|skrytka pocztowa|skr\\. poczt\\.|(?:psc|cmr) \\d{3,5},? box) ?(?: ?\\d{2,6}(?: \\d{2,3}){0,2})(?![\\d-])',
    endingsOf('box|boks|fach|bus|postal|postale|p\\.|apartado|correos|apdo\\.|bag|pocztowa|poczt\\.'),
    'i',
  ],
  // In a chat only the type, or an ending that no other word has, and the end of the clause show a street.
  [
    'FR in lower case',
    `(?<=(?:^|[\\n,;:(]) ?|(?<![A-Za-z])(?:au|a|in|chez|habite|adresse|rdv) )${HOUSE},? (?:rue|avenue|boulevard|bd|av|allee|impasse|chemin|quai)(?: (?:de la|de l'|de|du|des|d'|la|le))? [a-z\\u00aa-\\ufffb'-]{3,20}(?: [a-z\\u00aa-\\ufffb'-]{3,20})?(?=$|[\\n,;.)!?]| \\d{5})`,
    'rue|avenue|boulevard|bd|av|allee|impasse|chemin|quai',
  ],
  [
    'ES, IT, PT in lower case',
    `(?<=(?:^|[\\n,;:(]) ?|(?<![A-Za-z])(?:in|en|em|na|da|ad?) )(?:calle|c/|avda\\.?|avenida|plaza|paseo|via|viale|piazza|corso|rua|travessa|largo|praca|ul\\.?|ulica|al\\.)(?:(?<=[./])|(?= ))(?: (?:de la|de los|del|de|da|do|dos|das|della|dei|delle|di|san|santa))? ?[a-z\\u00aa-\\ufffb'-]{3,20}(?: (?:de |del |da |do )?[a-z\\u00aa-\\ufffb'-]{3,20})?,? ${HOUSE}(?=$|[\\n,;.)!?]| (?:int|scala|piano|bajo|bj|\\d{1,2} ?[a-z]|m|lok|\\d{5})(?![a-z]))`,
    'calle|c/|avda\\.?|avenida|plaza|paseo|via|viale|piazza|corso|rua|travessa|largo|praca|ul\\.?|ulica|al\\.',
  ],
  [
    'EN in lower case',
    `(?<=(?:^|[\\n,;:(]|(?:at|on|to|from|in|is|its|flat|near)) )${HOUSE} (?:[a-z'-]{3,20} ){1,2}(?:street|road|lane|avenue|drive|close|crescent|terrace|gardens|rd|ave|ln|cres|gdns|tce)(?=$|[\\n,;.)!?]| (?:flat|apt|buzz|please|pls|at|code|ring)(?![a-z]))`,
    'street|road|lane|avenue|drive|close|crescent|terrace|gardens|rd|ave|ln|cres|gdns|tce',
  ],
  [
    'DE, NL, SE in lower case',
    `(?<=^|[\\n ,;:(])[a-z\\u00aa-\\ufffb-]{3,24}(?:strasse|gasse|straat|gracht|laan|gatan|vagen|veien|vegen|katu|str\\.?|(?<!um|hin|ruck|heim|s)weg|allee) ${HOUSE}(?=$|[\\n,;.)!?]| (?:in|bei|im|hs|eg|og|lgh|hinterhaus|vorderhaus|och|und|en)(?![a-z]))`,
    endingsOf('strasse|gasse|straat|gracht|laan|gatan|vagen|veien|vegen|katu|str\\.?|weg|allee'),
  ],
  [
    'PL in lower case',
    `(?<=(?:^|[\\n ,;:(])(?:na|przy|mieszkam na|ul\\.?) )[a-z\\u00aa-\\ufffb]{4,20}(?:ej|iego|ego) \\d{1,3}[a-z]?/\\d{1,3}(?!\\d)`,
    endingsOf('ej|iego|ego'),
  ],
];
const STREETS = FORMS.map(([, source, types, flags = '']) => ({
  expression: compileExpression(source, `g${flags}`),
  types: wordList({ other: types.split('|').flatMap(spellingsOf).join() }),
}));

// The words of a type in an expression: "avda\\.?" is "avda." or "avda".
function spellingsOf(type: string): string[] {
  const plain = type.replace(/\(\?[^()]*\)/g, '');
  const optional = /(?:\\.|[^\\])\?/.exec(plain);
  return optional === null
    ? [plain.replaceAll('\\', '')]
    : ['', optional[0].slice(0, -1)].flatMap((part) => spellingsOf(plain.replace(optional[0], part)));
}

/** Finds streets with their number by their type, in the form of a country. */
export function typedStreets(scanned: ScannedText): TextRange[] {
  const { text, lower } = scanned;
  const hits = wordsOf(scanned);
  return STREETS.filter(({ types }) => hits[types.index] !== undefined)
    .flatMap(({ expression }) => allMatches(expression, text))
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
    .filter((street) => !isOther(text, lower, street));
}

// A point ends an initial or a short form ("Gen. Dabrowskiego"); after another word begins a sentence.
const SHORT_FORMS = wordSet(
  `alm avv bp brig cap cav cdt cel com dr dra eng fr gen gral hetm hnos ing kard ks mal marsz mgr mjr mons plk pres prof sen st sta ste sto sw
  avda av c cl cno cmno ctra pza plza pol trva urb v pje rua r trav tv pca pct al estr est str loc fraz ave bd bld blvd boul chem ch all imp pl rte pass fbg sq res lot
  ul os kol u cad sok nam g pr n nr num no dom m lok ptal`,
);
const POINT = /(?<![A-Za-z])([A-Za-z\u00aa-\ufffb]{2,25})\. /g;
const joinsSentences = (street: string): boolean =>
  allMatches(POINT, street).some(({ 1: word = '' }) => !SHORT_FORMS.has(word.toLowerCase()) && !/str$/.test(word));

// A platform, an exit or a bay with a comma after it, a section of a law, a series of goods, the number of a line, a
// year.
const OTHER_BEFORE =
  /(?:^|[^a-z])(?:dock|bay|pier|berth|rampe|rampa|baia|banchina|ribalta|muelle|perron|brama|doca|cais|lastkaj|lucka|exit|ausfahrt|sortie|salida|uscita|saida|afrit|zjazd|avfart|folio|blatt|serie|gamme|collection|kollektion|modell?o?e?|dekor|article|section|chapter|autobus|tram|bus|linea?|in|the|since|during|until)[ ,]{1,2}$/;
// A place in a row: a berth, a platform.
const NUMBERED_PLACE = /(?:liege|stell|park|sitz|steh|lager)platz$|bahnsteig$/;
const isOther = (text: string, lower: string, { start, end }: TextRange): boolean => {
  const before = textBefore(lower, start, 16);
  const [first = ''] = text.slice(start, end).split(' ');
  const isYear = /^(?:1[5-9]|20)\d{2}$/.test(first);
  const last = text.slice(start, end).toLowerCase().split(' ').at(-2) ?? '';
  return (
    (OTHER_BEFORE.test(before) && (isYear || !/(?:in|the|since|during|until) $/.test(before))) ||
    (/^\d/.test(first) && /^\d{1,3}$/.test(first) && /(?:^|[^a-z])(?:les|des|ces|there are|all) $/.test(before)) ||
    joinsSentences(text.slice(start, end)) ||
    matchAt(MORE, text, end) !== null ||
    NUMBERED_PLACE.test(last) ||
    (NUMBERED.test(last) && /\d/.test(text.charAt(end - 1))) ||
    /^ ?\/ ?\d{4}/.test(textAfter(text, end, 6))
  );
};

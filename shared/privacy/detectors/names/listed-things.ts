import type { Finding } from '../../finding.ts';
import { fieldKindOf } from '../../labels/labels.ts';
import { GIVEN, isListedName, listedBits } from '../../names/name-bits.ts';
import { isTitle } from '../../names/titles.ts';
import { isInLanguage } from '../../names/words-of-languages.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import { overlapping } from '../../text/range-search.ts';
import { isAlphanumeric, type ScannedText } from '../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { wordSet } from '../../word-set.ts';
import { ROLES } from './person-words.ts';

// Words before a list of brands, firms, products, colors or places, folded, in nine languages.
const HEADS = wordSet(
  `brands brand models collections trademarks labels manufacturers makes carmakers brokerages lenders retailers companies firms carriers insurers banks products wines hotels trains ships vessels schools streets rivers plants sites
  cities towns branches offices stores depots regions
  marken marke modelle kollektionen handelsmarken warenzeichen hersteller herstellern firmen unternehmen spediteure versicherer banken produkte weine zuge schiffe schulen strassen flusse werke
  werken standorte standorten orte orten stadte stadten filialen niederlassungen
  marques marque modeles enseignes fabricants entreprises societes transporteurs assureurs banques produits vins trains navires ecoles rues usines villes agences bureaux magasins depots
  marcas marca modelos fabricantes empresas transportistas aseguradoras bancos productos vinos barcos colegios calles fabricas ciudades oficinas sedes municipios tiendas
  marchi marchio modelli produttori imprese aziende corrieri compagnie banche prodotti vini treni navi scuole stabilimenti citta sedi uffici filiali comuni negozi
  merken merk modellen fabrikanten bedrijven vervoerders verzekeraars producten wijnen treinen schepen scholen straten fabrieken steden kantoren vestigingen filialen winkels
  sociedades transportadoras seguradoras produtos vinhos comboios navios escolas ruas cidades delegacoes escritorios lojas concelhos
  marki marek markami producenci producentow firmy firm spolki przewoznicy banki produkty wina pociagi statki szkoly ulice miasta oddzialy zaklady biura sklepy
  modellerna modeller serierna varumarken varumarkena varumarket tillverkare tillverkarna foretag foretagen bolag bolagen banker produkter viner tag fartyg skolor gator orter orterna stader
  leveransorter kontor kontoren kommuner kommunerna butiker
  suppliers vendors lieferanten lieferantenliste lieferantenverzeichnis fournisseurs proveedores fornitori leveranciers fornecedores dostawcy dostawcow leverantorer leverantorerna
  rooms boardrooms raume besprechungsraume tagungsraume sitzungszimmer konferenzraume salles salas zalen vergaderzalen vergaderruimtes konferencyjne konferencyjnych konferensrum
  konferensrummen motesrum motesrummen machines maschinen maquinas macchine maszyny maskiner varieties sorten varietes variedades variedade rassen odmiany sorter brettspiele
  gesellschaftsspiele jeux juegos giochi bordspellen films peliculas clubs vereine
  novedades nouveautes nowosci novita nyheter neuerscheinungen novidades comics romans romane romanzi novelas powiesci romaner operas musicals theaterstucke
  roses rosen rosas rosor rozen rosiers ferries ferrys traghetti veerboten promy farjor
  colours colors colourways shades fabrics finishes flavours flavors scents farben farbtone farbvarianten dekore geschmacksrichtungen duftrichtungen coloris couleurs teintes parfums
  colores tonos acabados sabores colori tinte finiture gusti kleuren kleurstellingen smaken cores tonalidades kolory odcienie smaki fargerna kulorer smaker`,
);
// News can also be about colleagues: "Nyheter: Anna Lindqvist och Karl Berg börjar på måndag". These words need a list
// of at least three items and nothing after it.
const NEWS = wordSet('novedades nouveautes nowosci novita nyheter novidades');
const LIST_END = /^(?:$|\n|\.(?:[ \n]|$))/;
// Words between a heading word and its list. After a genitive, the list needs at least two items.
const GENITIVES = wordSet('de di do da of von van d w');
const LINKS = wordSet(
  'are is include includes including namely like called such as in sont est comprennent nommees suivantes suivants a sono si intendono quali sind ist umfassen folgende namens wie son es incluyen siguientes como sao seguintes zijn zoals namelijk heten te to takie jak ar heter sasom i em en reunion reuniones riunione reuniao reunioes',
);
const JOINERS = wordSet(
  'and et y e i und en och oraz ed ou or oder sowie o of de di da do du des del della von van the',
);
// "J.P. Morgan": initials are part of an item.
const WORD =
  /(?:[A-Z]\.){1,3}(?= ?[A-Z][a-z])|[A-Za-z0-9\u00B5\u00C0-\u1FFF\u2C00-\uFFFB][A-Za-z0-9\u00B5\u00C0-\u1FFF\u2C00-\uFFFB'&-]{0,60}/y;
const GAP = /[ ,"'&/+\u00AB\u00BB\u201C-\u201E-]{1,6}/y;
// "Victor Hugo (8 places)"
const IN_BRACKETS = / \(\d[^()\n]{0,30}\)/y;
const COLON = /[ :,"\u00AB\u00BB\u201C-\u201E]{1,4}/y;
const ANY_WORD = /[a-z\u00AA-\uFFFB]{3,24}/g;
// Longer than lists that people read; it limits the work on a pasted column.
const ITEMS_MAX = 60;
const LINKS_MAX = 4;

/** Removes the findings of strength 1 within a list of brands, firms, products or places: "the brands A and B". */
export function withoutListedThings(scanned: ScannedText, found: Finding[]): Finding[] {
  if (found.every(({ strength }) => strength > 1)) {
    return found;
  }
  const isListed = overlapping(thingLists(scanned));
  return found.filter((name) => name.strength > 1 || !isListed(name));
}

/** Finds the lists of brands, firms, products, colors or places after a word for these. */
export function thingLists(scanned: ScannedText): TextRange[] {
  const lists: TextRange[] = [];
  for (const { 0: word, index } of allMatches(ANY_WORD, scanned.lower)) {
    if (!HEADS.has(word) || isAlphanumeric(scanned.text, index - 1) || isNameHere(scanned, index, word)) {
      continue;
    }
    const list = listAfter(scanned, { start: index, end: index + word.length });
    if (list !== null) {
      lists.push(list);
    }
  }
  return lists;
}

// "Marek Nowak" and "Celestino Marques", although "marek" and "marques" can mean brands.
const isNameHere = ({ text }: ScannedText, at: number, word: string): boolean =>
  isListedName(word) &&
  !text.startsWith(word.charAt(0), at) &&
  ((listedBits(word) & GIVEN) !== 0 || AFTER_NAME.test(textBefore(text, at, 3)));
const AFTER_NAME = /[a-z\u00AA-\uFFFB] $/;

// Returns the list after a heading word, or null if there is none.
function listAfter(scanned: ScannedText, head: TextRange): TextRange | null {
  const { text, lower } = scanned;
  // "Guten Tag, Anna Huber": "tag" means trains in Swedish, but no list begins after a comma.
  if (text.charAt(head.end) === ',') {
    return null;
  }
  let start = head.end;
  let isGenitive = false;
  for (let links = 0; links < LINKS_MAX; links += 1) {
    const gap = matchAt(COLON, text, start) ?? '';
    const word = gap === '' ? null : matchAt(WORD, lower, start + gap.length);
    if (word === null) {
      return null;
    }
    start += gap.length;
    const isLowerCase = text.startsWith(word.slice(0, 1), start);
    if (!isLowerCase || /^d'/.test(word)) {
      break;
    }
    if (!isLink(scanned, word)) {
      return null;
    }
    isGenitive ||= GENITIVES.has(word);
    start += word.length;
  }
  return itemsAfter(scanned, head, { start, isGenitive });
}

function itemsAfter(
  scanned: ScannedText,
  head: TextRange,
  { start, isGenitive }: { readonly start: number; readonly isGenitive: boolean },
): TextRange | null {
  const { end, count } = itemsFrom(scanned, start);
  const isNews = NEWS.has(scanned.lower.slice(head.start, head.end));
  const isWanted = isNews ? count > 2 && LIST_END.test(textAfter(scanned.text, end, 2)) : count > (isGenitive ? 1 : 0);
  return isWanted ? { start, end } : null;
}

// "to" is a link only in Polish: "sent the list of rooms to Anna".
const isLink = (scanned: ScannedText, word: string): boolean =>
  GENITIVES.has(word) || (LINKS.has(word) && (word !== 'to' || isInLanguage(scanned, 'pl')));

// Returns where the items from a position on end, and how many of them there are.
function itemsFrom(scanned: ScannedText, start: number): { readonly end: number; readonly count: number } {
  const { text, lower } = scanned;
  let [at, end, count, isNew] = [start, start, 0, true];
  for (let i = 0; i < ITEMS_MAX; i += 1) {
    const word = matchAt(WORD, lower, at);
    const isLowerCase = word !== null && isLowerCaseWord(scanned, at, word);
    if (word === null || !isInList(word, isLowerCase, isNew)) {
      break;
    }
    at += word.length;
    count += !isLowerCase && isNew ? 1 : 0;
    end = isLowerCase ? end : at;
    const bracket = matchAt(IN_BRACKETS, text, at) ?? '';
    at += bracket.length;
    const gap = matchAt(GAP, text, at) ?? '';
    isNew = isLowerCase || /[,"/+]/.test(gap);
    at += gap.length;
  }
  return { end, count };
}

// "d'Orleans" is a name with its preposition.
const isLowerCaseWord = ({ text }: ScannedText, at: number, word: string): boolean =>
  text.startsWith(word.slice(0, 2), at) && /^[a-z]/.test(word) && !/^[dl]'/.test(word);

const isPersonWord = (word: string): boolean => isTitle(word) || ROLES.has(word) || fieldKindOf(word) === 'person';

const isInList = (word: string, isLowerCase: boolean, isNew: boolean): boolean =>
  isLowerCase ? JOINERS.has(word) : !(isNew && isPersonWord(word));

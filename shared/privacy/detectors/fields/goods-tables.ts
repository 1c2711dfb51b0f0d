import { fieldKindOf } from '../../labels/labels.ts';
import { isListedName, listedBits } from '../../names/name-bits.ts';
import { COMMON, TECHNICAL } from '../../names/word-bits.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import type { TextRange } from '../../text/text-range.ts';
import { phraseSet, wordSet } from '../../word-set.ts';
import { wordsOfLabels } from './words-of-labels.ts';

const NAMES = wordSet('name nom nome nombre naam namn nazwa');

/** Whether the words of a label are "name" alone, which is the heading of persons and of goods. */
export const isNameLabel = (words: string): boolean => NAMES.has(words);

// Columns that only lists of goods, rooms and machines have. A quantity or an amount is not enough: persons order too.
const OF_GOODS = phraseSet(
  `sku,ean,upc,gtin,isbn,article no,article number,item no,item number,part no,part number,product id,stock,in stock,price,unit price,list price,bin,colour,color,capacity,
  artikelnr,artikelnummer,artikel nr,bestand,lagerbestand,preis,einzelpreis,listenpreis,preis netto,farbe,kapazitat,
  reference article,ref article,prix,prix ht,prix ttc,prix unitaire,couleur,capacite,
  codigo articulo,existencias,precio,precio unitario,color,aforo,capacidad,
  codice articolo,giacenza,scorta,prezzo,prezzo unitario,colore,capienza,
  voorraad,prijs,stuksprijs,kleur,capaciteit,
  preco,preco unitario,cor,lotacao,capacidade,
  cena,cena netto,cena brutto,stan magazynowy,kolor,pojemnosc,
  lagersaldo,pris,styckpris,farg,kapacitet`,
);

/**
 * Whether a column called "name" contains the names of goods or rooms: "sku,name,price", but not "name,phone,price".
 */
export function isNameOfGoods(words: string, labels: readonly string[]): boolean {
  if (!isNameLabel(words)) {
    return false;
  }
  const others = wordsOfLabels(labels).filter((each) => each !== words);
  const isOfPersons = others.some((each) => OF_PERSONS.has(fieldKindOf(each) ?? '') || MAIL.test(each));
  const isOfRooms = others.some((each) => ROOMS.has(each)) && others.some((each) => EQUIPMENT.has(each));
  return !isOfPersons && (isOfRooms || others.some((each) => OF_GOODS.has(each)));
}

// "Lokaal | Naam | Plaatsen | Beamer": a table of rooms. Without a column for equipment, a table may say who is in
// which room.
const ROOMS = wordSet('room raum zimmer salle sala aula lokaal zaal lokal berth liegeplatz quai muelle ligplaats');
const EQUIPMENT = wordSet(
  `seats capacity beamer projector sitzplatze leinwand videoprojecteur proyector proiettore zitplaatsen projetor rzutnik projektor draught tonnage loa`,
);

const OF_PERSONS = wordSet('person phone address birth national passport license plate card account user');
/** Matches the words of a label for email addresses. */
export const MAIL: RegExp = /\b(?:mail|email|courriel|correo|mejl|epost)\b/;

/** Whether a value is a listed name and a surname or an unknown word: a person, even among goods. */
export function isFullName({ text, lower }: ScannedText, { start, end }: TextRange): boolean {
  const [first = '', second = ''] = lower.slice(start, end).split(' ');
  const initial = text.charAt(start + first.length + 1);
  return isListedName(first) && initial !== initial.toLowerCase() && (listedBits(second) & (COMMON | TECHNICAL)) === 0;
}

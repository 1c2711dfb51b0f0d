import type { ScannedText } from '../text/scanned-text.ts';
import { textBefore } from '../text/text-beside.ts';

// More than the expression below can match.
const REACH = 28;
const FLOOR =
  /(?:^|[^a-z0-9-])((?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|ground|lower ground|upper|top) floor|(?:suite|flat|unit|apartment|apt\.?|studio) \d{1,4}[a-z]?|(?:basement|garden|top|ground floor) flat),[ \n])$/;

// A farm, house or estate with a name, and its unit: "Unit 9, Arrowhead Trading Estate", "The Old Forge".
const PREMISES =
  /(?:^|[^A-Za-z0-9' -] ?|[a-z] )((?:(?:Unit|Flat|Suite|Block|Plot|Bay|Apartment|Studio|Room) \d{1,4}[A-Za-z]?,? )?(?:[A-Z][A-Za-z'-]{1,24} ){1,3}(?:Farm|House|Cottage|Barn|Grange|Lodge|Mill|Works|Chambers|Tower|Building|Court|Estate|Park|Centre|Rectory|Vicarage|Manor|Hall|Villa|Stables|Apartments|Dock|Wharf|Yard|Maltings|Forge)|The (?:[A-Z][a-z'-]{1,24} ){0,2}[A-Z][a-z'-]{1,24})(?:,[ \n]|(?<=Farm|House|Cottage|Barn|Lodge|Rectory|Vicarage|Manor)\n)$/;
// "Polígono Valdeferrín", "Résidence Les Pins", "Zona Industriale Nord"
const NAMED_PREMISES =
  /(?:^|[^A-Za-z0-9-])((?:Poligono|Pol\. ?Ind\.|P\. ?I\.|Urbanizacion|Urb\.|Zona Industriale?|Z\. ?I\.|Z[AI]C?|Z\.A\.|Parc d'activites|Centre commercial|Lotissement|Residence|Immeuble|Quinta|Edificio|Edif\.|Condominio|Cascina|Hameau|Domaine|Bedrijventerrein|Gewerbepark|Gewerbegebiet|Industriegebiet)(?: (?:Industrial|de|des|del|du|da|do|la|le|les|los|las|el|dei)){0,3}(?: [A-Z][A-Za-z'-]{1,24}){1,3}),[ \n]$/;
// "Level 12", "Bat. C", "Appt 31", "3e etage", "porte gauche", "parcela 12", "12/F", "Tower 2"
const NUMBERED_PREMISES =
  /(?:^|[^A-Za-z0-9-])((?:(?:Unit|Flat|Suite|Block|Plot|Lot|Level|Bay|Apartment|Studio|Room|Shop|Tower|Building|Floor|Phase|Bat\.?|Batiment|Esc\.?|Escalier|Appt\.?|Appartement|Apt\.?|Porte|Etage|Hall|Entree|nave|parcela|Nave|Parcela|bloque|Bloque|bloco|Bloco|torre|Torre|Lote|lote|Lotto|lotto|Andar|Haus|Halle|Eingang|Aufgang|Scala|Palazzina|gebouw|Gebouw|Plot No\.|H\. ?No\.|Flat No\.) ?[0-9A-Z]{1,4}(?:\/[0-9A-Z]{1,4})?|\d{1,2}\/F|\d{1,2}(?:st|nd|rd|th) [Ff]loor|\d{1,2}(?:er|e|eme) etage(?: (?:gauche|droite))?|porte (?:gauche|droite|\d{1,3}))),[ \n]$/;
// A unit and the name of an estate of up to five words. Not measured.
const PREMISES_REACH = 84;

/**
 * Returns where the floor, flat, house or estate before a street begins, or null: "3rd Floor, 9 Cloth Fair", "Unit 9,
 * Arrowhead Trading Estate, 71 Enfield Road".
 */
export function premisesBefore(scanned: ScannedText, street: number): number | null {
  let start: number | null = null;
  for (let parts = 0; parts < PARTS_MAX; parts += 1) {
    const further = partBefore(scanned, start ?? street);
    if (further === null) {
      break;
    }
    start = further;
  }
  return start;
}

// Flat, floor, house and estate. Not measured; it limits the work.
const PARTS_MAX = 4;

// Returns where the floor, flat, house or estate directly before a position begins, or null.
function partBefore(scanned: ScannedText, street: number): number | null {
  const border = scanned.lower.slice(Math.max(0, street - 2), street);
  if (!/^,[ \n]$|\n$/.test(border)) {
    return null;
  }
  const before = textBefore(scanned.text, street, PREMISES_REACH);
  const premises = (PREMISES.exec(before) ?? NAMED_PREMISES.exec(before) ?? NUMBERED_PREMISES.exec(before))?.[1];
  return premises === undefined
    ? floorBefore(scanned, street)
    : street - premises.length - (border.startsWith(',') ? 2 : 1);
}

/** Returns where the floor or flat before a house number begins, or null: "3rd Floor, 9 Cloth Fair". */
function floorBefore({ lower }: ScannedText, house: number): number | null {
  if (lower.charAt(house - 2) !== ',') {
    return null;
  }
  const floor = FLOOR.exec(textBefore(lower, house, REACH))?.[1];
  return floor === undefined ? null : house - floor.length;
}

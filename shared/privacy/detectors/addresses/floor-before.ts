import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';

const REACH = 28;
const FLOOR =
  /(?:^|[^a-z0-9-])((?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|ground|lower ground|upper|top) floor|(?:suite|flat|unit|apartment|apt\.?|studio) \d{1,4}[a-z]?),[ \n])$/;

// A farm, a house or an estate that has a name of its own, and its unit: "Unit 9, Arrowhead Trading Estate".
const PREMISES = compileExpression(
  "(?:^|[^A-Za-z0-9' -] ?|[a-z] )((?:(?:Unit|Flat|Suite|Block|Plot|Bay|Apartment|Studio|Room) \\d{1,4}[A-Za-z]?,? )?(?:[A-Z][A-Za-z'-]{1,24} ){1,3}(?:Farm|House|Cottage|Barn|Grange|Lodge|Mill|Works|Chambers|Tower|Building|Court|Estate|Park|Centre)),[ \n]$",
  '',
);
// "Polígono Valdeferrín", "Résidence Les Pins", "Zona Industriale Nord"
const NAMED_PREMISES = compileExpression(
  "(?:^|[^A-Za-z0-9-])((?:Poligono|Urbanizacion|Zona Industriale|Residence|Immeuble|Quinta|Edificio|Cascina|Hameau|Domaine|Bedrijventerrein|Gewerbepark|Gewerbegebiet)(?: (?:Industrial|de|des|del|du|da|do|la|le|les|los|las|el|dei)){0,3}(?: [A-Z][A-Za-z'-]{1,24}){1,3}),[ \n]$",
  '',
);
const PREMISES_REACH = 84;

/**
 * Where the floor, flat, house or estate before a street begins, or null: "3rd Floor, 9 Cloth Fair", "Unit 9, Arrowhead
 * Trading Estate, 71 Enfield Road".
 */
export function premisesBefore(scanned: ScannedText, street: number): number | null {
  if (scanned.lower.charAt(street - 2) !== ',') {
    return null;
  }
  const before = textBefore(scanned.text, street, PREMISES_REACH);
  const premises = (PREMISES.exec(before) ?? NAMED_PREMISES.exec(before))?.[1];
  return premises === undefined ? floorBefore(scanned, street) : street - premises.length - 2;
}

/** Where the floor or the flat begins that comes before the number of a house: "3rd Floor, 9 Cloth Fair". */
export function floorBefore({ lower }: ScannedText, house: number): number | null {
  if (lower.charAt(house - 2) !== ',') {
    return null;
  }
  const floor = FLOOR.exec(textBefore(lower, house, REACH))?.[1];
  return floor === undefined ? null : house - floor.length;
}

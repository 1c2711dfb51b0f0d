import type { ScannedText } from '../../text/scanned-text.ts';

const REACH = 28;
const FLOOR =
  /(?:^|[^a-z0-9-])((?:(?:\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|ground|lower ground|upper|top) floor|(?:suite|flat|unit|apartment|apt\.?|studio) \d{1,4}[a-z]?),[ \n])$/;

/** Where the floor or the flat begins that stands before the number of a house: "3rd Floor, 9 Cloth Fair". */
export function floorBefore({ lower }: ScannedText, house: number): number | null {
  if (lower.charAt(house - 2) !== ',') {
    return null;
  }
  const floor = FLOOR.exec(lower.slice(Math.max(0, house - REACH), house))?.[1];
  return floor === undefined ? null : house - floor.length;
}

import type { Finding } from '../finding.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { textAfter, textBefore } from '../text/text-beside.ts';
import { townAnchorAt } from './town-anchor.ts';

/** Extends an address to the words before it that belong to it: the town, the place of a road, signs such as "n°". */
export function withWordsBefore(scanned: ScannedText, finding: Finding): Finding {
  return withTownBefore(scanned, withSignBefore(scanned, withPlaceBefore(scanned, finding)));
}

// "Bonner Landstraße 91": the place that the road leads to.
function withPlaceBefore({ text }: ScannedText, finding: Finding): Finding {
  const place = /^landstr/i.test(textAfter(text, finding.start, 7))
    ? PLACE_BEFORE.exec(textBefore(text, finding.start, TOWN_REACH))?.[1]
    : undefined;
  return place === undefined ? finding : { ...finding, start: finding.start - place.length };
}

const PLACE_BEFORE =
  /(?:^|[^A-Za-z\u00AA-\uFFFB])((?!(?:d[ei]es|[ks]?ein|unser)er )[A-Za-z\u00AA-\uFFFB][a-z\u00AA-\uFFFB]{2,20}er )$/;

// "S:t Eriksgatan 63", "L:a Fiskaregatan 8", "n° 12 rue des Lilas": signs that are not words.
function withSignBefore({ text }: ScannedText, finding: Finding): Finding {
  const sign = SIGN_BEFORE.exec(textBefore(text, finding.start, SIGN_REACH))?.[1];
  return sign === undefined ? finding : { ...finding, start: finding.start - sign.length };
}

const SIGN_BEFORE = /(?:^|[^A-Za-z])(S:ta? |[A-Z]:a |St\.-|Dr |[Nn](?:o|r)?\.?\x1f? ?)$/;
const SIGN_REACH = 6;

// "1160 Wien, Thaliastrasse 102/2/14", "00-950 Warszawa, ul. Szeroka 7": the town comes first.
function withTownBefore({ text }: ScannedText, finding: Finding): Finding {
  const own = text.slice(finding.start, finding.end);
  const town = TOWN_BEFORE.exec(textBefore(text, finding.start, TOWN_REACH))?.[1];
  if (town === undefined || OWN_TOWN.test(own)) {
    return finding;
  }
  const start = finding.start - town.length;
  return townAnchorAt(text, start + town.search(/\d/))?.start === start ? { ...finding, start } : finding;
}

// A code, a town of three words and a comma. Not measured.
const TOWN_REACH = 60;
const OWN_TOWN = /(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}),? [A-Z]/;
const TOWN_BEFORE =
  /(?:^|[\n:;,(|] ?)((?!20[12]\d [A-Z])(?:[A-Z]{1,2}-)?(?:\d{4,5}|\d{2}-\d{3}|\d{3} \d{2}|\d{4} [A-Z]{2}) [A-Z\u00AA-\uFFFB][A-Za-z\u00AA-\uFFFB-]{1,24}(?: [A-Za-z\u00AA-\uFFFB-]{1,24}){0,2}, )$/;

import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { allMatches, matchAt } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { townAnchorAt } from './town-anchor.ts';

// Where somebody lives, before a town: "wohnhaft in", "vecina de", "zam. w", folded.
const LIVES_IN = [
  '(?:lives?|lived|living|reside[sd]?|residing|resident) in',
  '(?:wohn(?:e|t|te|ten|en|haft)|whft\\.)(?: jetzt| derzeit)? in',
  'habit(?:e|ons|ez|ent|ait|ant) a|demeurant a|domiciliee?s? a|resid(?:e|ant) a',
  'viv(?:o|e|en|ia|imos) en|vecin[oa]s? de|domicili(?:o|ad[oa]) en|resid(?:e|ente) en',
  'viv(?:o|e|ono) a|abit(?:o|a|ano|iamo) a|resident[ei] a|risied[eo] a|domiciliat[oa] a',
  '(?:woon(?:t|de|achtig)?|wonende?) (?:te|in)',
  'mor(?:o|a|am|ador|adora) em|resid(?:e|ente|entes) em|domiciliad[oa] em',
  'zam\\. w|zamieszkal(?:y|a|i|ego|ej) we?|mieszka(?:m|my|ja|l|la)? we?',
  '(?:bor|boende|bosatt|folkbokford)(?: nu)? i|flytta(?:r|t|de) till',
];
// What a form calls a post code with its town: "PLZ/Ort", "CAP e città", "Postnr och ort".
const CODE_AND_TOWN = [
  '(?:(?:plz|postleitzahl)(?: ?[/,+&] ?| (?:und )?))?(?:wohn)?ort',
  '(?:(?:postcode|pc)(?: ?[/,+&] ?| (?:en )?))?woonplaats|postcode(?: ?[/,+&] ?| (?:en )?)plaats',
  '(?:code postal|cp)(?: ?[/,+&-] ?| (?:et )?)(?:ville|commune|localite)',
  '(?:codigo postal|c\\.? ?p\\.?)(?: ?[/,+&-] ?| (?:[ye] )?)(?:localidade?|poblacion|ciudad|municipio)',
  '(?:c\\.?a\\.?p\\.?)(?: ?[/,+&-] ?| (?:e )?)(?:citta|comune|localita)',
  'kod(?: pocztowy)?(?: ?[/,+&-] ?| (?:i )?)(?:miejscowosc|miasto|poczta)',
  'post(?:nr|nummer)(?: ?[/,+&-] ?| (?:och )?)(?:post)?ort|postadress',
  '(?:zip|postcode)(?: ?[/,+&-] ?| (?:and )?)(?:city|town)|town and postcode',
];
const LEAD = compileExpression(
  `(?<![a-z])(?:(?:${LIVES_IN.join('|')}) |(?:${CODE_AND_TOWN.join('|')}) ?[:.]? {1,12})(?=[A-Za-z0-9])`,
  'g',
);
// A country's letters, or the town that comes before its code in Britain, Ireland and the United States.
const BEFORE_CODE = /(?:[A-Z]{1,2}[- ])?(?=\d)|(?:[A-Z][A-Za-z'-]{1,20},? ){0,4}[A-Z]{1,2}(?=\d|,? \d{5})/y;
const COUNTY = /[, ]{0,2}(?=\d)/y;

/** Towns with their post code after words for living there or the label of both: "wohnhaft in 72074 Tübingen". */
export function findLivedTowns({ text, lower }: ScannedText): Finding[] {
  return allMatches(LEAD, lower).flatMap(({ 0: written, index }) => {
    const start = index + written.length;
    const lead = matchAt(BEFORE_CODE, text, start);
    const digits =
      lead === null ? null : start + lead.length + (matchAt(COUNTY, text, start + lead.length) ?? '').length;
    const anchor = digits === null ? null : townAnchorAt(text, digits);
    return anchor === null ? [] : [{ kind: 'STREET_ADDRESS', start, end: anchor.end, strength: 1 }];
  });
}

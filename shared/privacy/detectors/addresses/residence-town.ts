import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TownAnchor } from './town-anchor.ts';

// Words for living somewhere, before a town, folded: "wohnhaft in", "vecina de", "zam. w".
const LIVES_IN = [
  '(?:lives?|lived|reside[sd]?|residing|resident) in',
  '(?:wohn(?:e|t|te|ten|en|haft)|whft\\.)(?: jetzt| derzeit)? in',
  'habit(?:e|ons|ez|ent|ait|ant) a|demeurant a|domiciliee?s? a|resid(?:e|ant) a',
  'viv(?:o|e|en|ia|imos) en|vecin[oa] de|domicili(?:o|ad[oa]) en|resid(?:e|ente) en',
  'viv(?:o|e|ono) a|abit(?:o|a|ano|iamo) a|resident[ei] a|risied[eo] a|domiciliat[oa] a',
  '(?:woon(?:t|de|achtig)?|wonende?) (?:te|in)',
  'mor(?:o|a|am|ador|adora) em|resid(?:e|ente|entes) em|domiciliad[oa] em',
  'zam\\. w|zamieszkal(?:y|a|i|ego|ej) we?|mieszka(?:m|my|ja|l|la)? we?',
  '(?:bor|boende|bosatt|folkbokford)(?: nu)? i',
];
// The labels of forms for the town that someone lives in, with or without its post code: "Wohnort", "PLZ/Ort", "CAP e
// città".
const CODE_AND_TOWN = [
  '(?:plz|postleitzahl)(?: ?[/,+&] ?| (?:und )?)(?:wohn)?ort|wohnort',
  '(?:(?:postcode|pc)(?: ?[/,+&] ?| (?:en )?))?woonplaats|postcode(?: ?[/,+&] ?| (?:en )?)plaats',
  '(?:code postal|cp)(?: ?[/,+&-] ?| (?:et )?)(?:ville|commune|localite)',
  '(?:codigo postal|c\\.? ?p\\.?)(?: ?[/,+&-] ?| (?:[ye] )?)(?:localidade?|poblacion|ciudad|municipio)',
  '(?:c\\.?a\\.?p\\.?)(?: ?[/,+&-] ?| (?:e )?)(?:citta|comune|localita)',
  'kod(?: pocztowy)?(?: ?[/,+&-] ?| (?:i )?)(?:miejscowosc|miasto|poczta)',
  'post(?:nr|nummer)(?: ?[/,+&-] ?| (?:och )?)(?:post)?ort|postadress',
  '(?:zip|postcode)(?: ?[/,+&-] ?| (?:and )?)(?:city|town)|town and postcode',
];
const LEAD = compileExpression(`(?<![a-z])(?:(?:${LIVES_IN.join('|')})|(?:${CODE_AND_TOWN.join('|')})[ :.]{0,2})$`, '');
// Companies, programs and collections also have a town.
const OF_THINGS =
  /(?<![a-z])(?:firma|gmbh|gesellschaft|verein|societe|association|sociedade?|empresa|associacao|asociacion|societa|azienda|ditta|spolka|bolaget|kontoret|company|office|server|archive|museum|headquarters)(?![a-z])[^.\n]{0,60}$/;
// The longest label or words for living somewhere, and the space that a form leaves after them. Not measured.
const REACH = 56;
// A company's name and legal form between the word for its kind and its verb. Not measured.
const THING_REACH = 100;
// The town that comes before its post code, as in Britain, Ireland and the United States.
const TOWN_BEFORE = /(?:[A-Z][A-Za-z'-]{1,20},? ){1,4}$/;

/**
 * Finds towns with their post code after words for living there, or after a label for both: "wohnhaft in 72074
 * Tübingen".
 */
export function findResidenceTowns(scanned: ScannedText, anchors: readonly TownAnchor[]): Finding[] {
  return anchors.flatMap(({ start: code, end, isAfterTown }) => {
    const town = isAfterTown ? (TOWN_BEFORE.exec(textBefore(scanned.text, code, REACH))?.[0].length ?? 0) : 0;
    const start = [code, code - town].find((at) => LEAD.test(textBefore(scanned.lower, at, REACH).trimEnd()));
    return start === undefined || OF_THINGS.test(textBefore(scanned.lower, start, THING_REACH))
      ? []
      : [{ kind: 'STREET_ADDRESS', start, end, strength: 1 }];
  });
}

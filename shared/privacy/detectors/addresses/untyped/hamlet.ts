import type { Finding } from '../../../finding.ts';
import { allMatches } from '../../../text/match-at.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textBefore } from '../../../text/text-beside.ts';
import { localityAt } from '../address-locality.ts';

const HAMLET =
  /(?<![A-Za-z-])[Ll]ieu[- ]?dit "?(?:(?:Les?|La|Aux?|Sur|Sous|Chez|Haut|Bas) |L')?[A-Z\u00AA-\uFFFB][A-Za-z'\u00AA-\uFFFB-]{2,24}(?: (?:(?:de|du|des|la|le|les|aux?|sur|sous) ){0,2}(?:[dl]')?[A-Z\u00AA-\uFFFB][A-Za-z'\u00AA-\uFFFB-]{2,24}){0,2}"?/g;
// What comes before a place where somebody lives or gets deliveries. In a sentence about a village, a hamlet is only a
// place.
const LED =
  /(?:^|[\n|;]|, ?|: ?|(?:(?:habit|demeur|livr|domicili|resid|rendez-vous|log|install|envoy|adress|expedi|depos|recu)[a-z]{0,5}(?: [a-z]{2,8}){0,2}|chez [A-Za-z. '-]{2,30},?) (?:au|a|le)? ?)[ "]{0,2}$/i;
const REACH = 48;
// "section AB, lieu-dit La Croix": a field in the land register.
const FIELD = /parcel|cadastr|section|terrain|terres?[^a-z]|pature|bois /;

/** Finds French houses outside of villages, which have a name and no number: "Lieu-dit Le Bourg, 24290 Montignac". */
export function findHamlets({ text, lower }: ScannedText): Finding[] {
  return allMatches(HAMLET, text).flatMap(({ 0: written, index }) => {
    const { end, hasTown } = localityAt(text, index + written.length);
    const before = textBefore(lower, index, REACH);
    return hasTown || (LED.test(before) && !FIELD.test(before))
      ? [{ kind: 'STREET_ADDRESS', start: index, end, strength: 1 }]
      : [];
  });
}

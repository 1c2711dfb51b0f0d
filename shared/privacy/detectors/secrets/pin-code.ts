import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, hasWordBefore } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { BEFORE_VALUE } from './code-after.ts';
import { secretAtEnd } from './secret-value.ts';

const PIN = '(?:pin|puk)(?:[ -]?(?:code|kod|nummer|number))?';
// What a PIN opens, folded. "PIN" alone also names contacts of a plug and post codes.
const OPENED =
  '(?:[a-z]{3,14} )?(?:[a-z]{0,16}(?:card|karte|kaart|kort(?:et)?|pas)|carte(?: [a-z]{3,12})?|tarjeta(?: (?:de )?[a-z]{3,12})?|carta(?: [a-z]{3,12})?|cartao|kart[ay](?: [a-z]{3,12})?|sim|phone|mobile|handys?|diensthandys?|telefon(?:s|u|en)?|telephone|portable|telefono|movil|cellulare|telefoon|telemovel|mobil(?:en)?|tablets?|tablette|scanners?|terminal[es]?|terminala|pos|tpv|tpe|tresors?|safes?|schlusselkastens?|alarm(?:anlage|s)?|coffre(?: fort)?|caja fuerte|cassaforte|kluis|cofre|sejfu|kassaskap(?:et)?)';
const OF =
  "(?:for|of|fur|der|des|vom|von|zum|zur|pour|de|du|della?|del|dell|per|van|voor|da|do|para|till|for|til)(?: (?:the|my|our|die|das|den|dem|der|la|le|el|il|de|het|a|o|l))?[ ']";
const IS =
  "(?: (?:is|was|now|still|ist|jetzt|noch|weiterhin|immer|est|c'est|toujours|es|ahora|sigue|siendo|e|ora|adesso|sempre|agora|ainda|nu|nog|steeds|to|jest|teraz|nadal|ar|er|fortfarande|stadig)){0,3}";
const NAMED = compileExpression(
  `(?<![a-z0-9])(?:${PIN} ${OF}${OPENED}|${PIN} (?:telefonu|karty|tabletu|terminala|skanera)(?: [a-z]{3,14})?|(?:sim|card|karten?|mobile|handy)[ -]?${PIN}|puk(?:[ -]?(?:code|kod))?|code (?:pin )?(?:de la |de ma |pour la )carte(?: [a-z]{3,12})?)${IS}${BEFORE_VALUE}(\\d{4,8})(?![a-z0-9]|[.,:/-]\\d)`,
  'g',
);

// "Tankkarte 7043 1048 2193, PIN 4821": a word for a card before it.
const ALONE = compileExpression(`(?<![a-z0-9])pin${IS}${BEFORE_VALUE}(\\d{4})(?![a-z0-9]|[.,:/-]\\d)`, 'g');
const CARDS = contextWords({
  en: '*card',
  de: '*karte',
  fr: 'carte',
  es: 'tarjeta',
  it: 'carta,tessera',
  nl: '*pas,*kaart',
  pt: 'cartao',
  pl: 'karta,karty,karte',
  sv: '*kort,*kortet',
});

/** Finds PINs and PUKs of cards, telephones and devices after words that say what they open. */
export function findPinCodes(scanned: ScannedText): Finding[] {
  const { text, lower } = scanned;
  const alone = allMatches(ALONE, lower).filter(({ index }) => hasWordBefore(scanned, index, { words: CARDS }));
  return [...allMatches(NAMED, lower), ...alone].map((match) => secretAtEnd(text, match));
}

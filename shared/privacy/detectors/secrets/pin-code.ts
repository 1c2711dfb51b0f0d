import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, hasWordBefore } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { BEFORE_VALUE, LINK_WORDS } from './code-after.ts';
import { secretAtEnd } from './secret-value.ts';

const PIN = '(?:pin|puk)[12]?(?:[ -]?(?:code|koden|kod|nummer|number))?';
// What a PIN opens, folded. "PIN" alone also names contacts of a plug and post codes.
const OPENED =
  '(?:[a-z]{3,14} )?(?:[a-z-]{0,16}(?:card|karte|kaart|kort(?:et)?|pas)|carte(?: [a-z]{3,12})?|tarjeta(?: (?:de )?[a-z]{3,12})?|carta(?: [a-z]{3,12})?|cartao|kart[ay](?: [a-z]{3,12})?|sim(?:-?(?:karte|kort(?:et)?|kaart|card))?|phone|mobile|handys?|diensthandys?|telefon(?:s|u|en)?|telephone|portable|telefono|movil|cellulare|telefoon|telemovel|mobil(?:en)?|tablets?|tablette|scanners?|terminal[es]?|terminala|pos|tpv|tpe|tresors?|safes?|schlusselkastens?|alarm(?:anlage|s)?|coffre(?: fort)?|caja fuerte|cassaforte|kluis|cofre|sejfu|kassaskap(?:et)?)';
const ARTICLES =
  'the|my|our|new|die|das|den|dem|der|deiner|meiner|seiner|ihrer|unserer|neuen|la|le|el|il|ma|mon|sa|son|mi|tu|su|nueva|nuova|mia|mio|nouvelle|de|het|mijn|nieuwe|a|o|meu|minha|novo|mojej|nowej|mitt|min|nya|ny';
const OF = `(?:(?:for|of|fur|der|des|vom|von|zum|zur|pour|de|du|della?|del|dell|per|van|voor|da|do|para|till|for|til)(?: (?:${ARTICLES})){0,2}|(?:meiner|deiner|seiner|ihrer|unserer|mojej|nowej)(?: neuen)?)[ ']`;
const IS = `(?:,? (?:${LINK_WORDS})){0,3}`;
const NAMED = compileExpression(
  `(?<![a-z0-9])(?:${PIN} ${OF}${OPENED}|${PIN} (?:telefonu|karty|tabletu|terminala|skanera)(?: [a-z]{3,14})?|(?:sim|card|karten?|mobile|handy)[ -]?${PIN}|puk[12]?(?:[ -]?(?:code|kod))?|code (?:pin )?(?:de la |de ma |pour la )carte(?: [a-z]{3,12})?)${IS}${BEFORE_VALUE}(\\d{4,8})(?![a-z0-9]|[.,:/-]\\d)`,
  'g',
);

// "PIN: 4471", "my PIN is still 4471", "Pincode 4471": four digits, because a pincode is a longer post code in India.
const OWN = compileExpression(
  `(?<![a-z0-9])(?:(?:(?:my|mein[e]?|mon|mi|mio|meu|moj|moja|mijn|min|your|dein[e]?|ihre?) pin|pin-?code|pin-?kod(?:en)?|code pin|codigo pin|codice pin|kod pin)${IS}${BEFORE_VALUE}|pin ?: ?)(\\d{4})(?![a-z0-9]|[.,:/-]\\d| \\d)`,
  'g',
);
const OF_BANK_CARD = compileExpression(
  `(?<![a-z])(?:carte (?:bancaire|bleue)|bankkort(?:et)?|(?:bank|debit|credit) card|ec-karte|girocard|bankpas|bancomat|(?:cartao |caixa )?multibanco|tarjeta (?:de credito|del banco)|karta bankomatowa),? (?:code|kod|codigo|codice|pin)${IS}${BEFORE_VALUE}(\\d{4,5})(?![a-z0-9]|[.,:/-]\\d)`,
  'g',
);
// "Tankkarte 7043 1048 2193, PIN 4821": a word for a card or a voicemail before it.
const ALONE = compileExpression(`(?<![a-z0-9])pin[12]?${IS}${BEFORE_VALUE}(\\d{4,5})(?![a-z0-9]|[.,:/-]\\d)`, 'g');
const CARDS = contextWords({
  en: '*card,sim,voicemail*',
  de: '*karte,mailbox',
  fr: 'carte,messagerie,repondeur',
  es: 'tarjeta,buzon de voz',
  it: 'carta,tessera,bancomat,segreteria',
  nl: '*pas,*kaart',
  pt: 'cartao,multibanco',
  pl: 'karta,karty,karte,poczta glosowa,poczty glosowej',
  sv: '*kort,*kortet,rostbrevlada*',
});

/** Finds PINs and PUKs of cards, phones and devices after words that name them. */
export function findPinCodes(scanned: ScannedText): Finding[] {
  const { text, lower } = scanned;
  const alone = allMatches(ALONE, lower).filter(({ index }) => hasWordBefore(scanned, index, { words: CARDS }));
  return [...[NAMED, OWN, OF_BANK_CARD].flatMap((words) => allMatches(words, lower)), ...alone].map((match) =>
    secretAtEnd(text, match),
  );
}

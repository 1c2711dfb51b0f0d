import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, hasWordAfter, hasWordBefore } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { LOCKS } from './lock-words.ts';
import { secretAtEnd } from './secret-value.ts';

// What people do with a code, folded: "the key box opens with 0417", "disarm with 55291".
const OPENED_WITH = [
  '(?:open(?:s|ed)|unlock(?:s|ed)|open it|open up|get in) (?:with|using)(?: (?:the )?(?:code|pin))?|(?:(?:dis)?arm(?:s|ed)?|deactivate[sd]?|turn(?:ed|s)? off|switch(?:ed|es)? off)(?: (?:it|the alarm))? (?:with|using)(?: (?:the )?(?:code|pin))?',
  'mit(?: (?:dem |der )?(?:code|pin))?(?= \\d{3,8}[#*]? (?:offnen|aufmachen|entriegeln|ausschalten|entscharfen))|schalte(?:t|n)?(?: (?:ihr|sie|man|du|sich))? mit(?: (?:dem |der )?(?:code|pin))?|(?:offnet|geht auf|aufmachen|auf)(?: sich)? mit(?: (?:dem |der )?(?:code|pin))?|(?:un)?scharf(?: ?schalten)?(?: mit(?: (?:dem |der )?(?:code|pin))?)?',
  "(?:s'ouvre|ouvre|on entre|desactive|se coupe) avec(?: le(?: code)?)?|(?:desactiver|couper|armer) l'alarme,? (?:tapez|composez|faites|taper|entrez)(?: le)?",
  '(?:se abre|abre|se entra|se desactiva|se quita|se apaga) con(?: el(?: codigo)?)?|(?:desactivar|quitar|activar) la alarma,? (?:marca|marque|marcar|teclea|introduce|pulsa)(?: el)?',
  "(?:si apre|apri|aprite|si entra|si disattiva|si toglie|si spegne) con(?: il(?: codice)?)?|(?:disattivare|inserire|togliere) l'allarme,? (?:digitare|digita|inserire|premere)(?: il)?",
  '(?:gaat|doe|is) (?:open|uit|eraf) met(?: (?:de )?code)?|alarm (?:uit|eraf|aan)(?: met(?: (?:de )?code)?)?',
  '(?:abre(?:-se)?|entra(?:-se)?|desliga(?:-se)?) com(?: o(?: codigo)?)?|desligar o alarme,? (?:marca|marcar|digita|digitar)(?: o)?',
  '(?:otwiera(?:my)?|rozbraja(?:my|c)?|wylacza(?:my|c)?)(?: sie)?(?: kodem)?',
  '(?:oppnas|oppnar du|stangs av|larmas av) med(?: koden?)?|(?:abnes|slas fra) med(?: koden?)?',
].join('|');
const KEY_BOXES = [
  'key ?(?:box|safe)|lock ?box|schlussel(?:kasten|safe|box|tresor)|boite a cles|caja de llaves',
  'cassetta delle chiavi|sleutelkluis(?:je)?|cofre das? chaves|(?:skrytka|skrytce|sejf|sejfie|skrzynka|skrzynce) na klucze|nyckel(?:box|skap)(?:en|et)?|nogleboks(?:en)?',
].join('|');
const PADLOCKS =
  'padlock|vorhangeschloss|zahlenschloss|cadenas|candado|lucchetto|hangslot|cadeado|klodka|hanglas(?:et)?';
// Not a force, a pressure or a number of people.
const CODE = '(\\d{3,8}[#*]?)(?![a-z0-9]|[.,:/-]\\d| (?:n|nm|m?bar|psi|kg|mm|v|w|m|h|people|visitors)(?![a-z]))';
const WITH_CODE = compileExpression(`(?<![a-z])(?:${OPENED_WITH})[:,]? ${CODE}`, 'g');
// "the key is in the lockbox (4471)": only the code itself is in brackets or after a comma.
const IN_BOX = compileExpression(`(?<![a-z])(?:${KEY_BOXES})(?:,| \\() ?(\\d{4,6})(?=\\)|[.;,]|$)`, 'g');
// "Schlüsselkasten neben der Tür, Code 0417": the place of the box may come between.
const BOX = compileExpression(
  `(?<![a-z])(?:(?:${KEY_BOXES})(?: [a-z]{1,12}){0,6}(?:,? ?(?:code|kode?n?|codigo|codice|pin):?| ?:)|(?:${PADLOCKS})(?: [a-z]{1,12}){0,4} ?:) ${CODE}`,
  'g',
);
const CLOSED = contextWords({
  en: '*door*,*gate*,alarm*,*box,*safe,shed,garage,locker*,cabinet*',
  de: '*tur,*tor,alarm*,*kasten,*safe,*tresor*,schranke*,*schrank,garage*,spind*,schuppen',
  fr: 'porte*,portail,alarme*,boite*,coffre*,garage,armoire*,local',
  es: 'puerta*,portal,alarma*,caja*,armario*,garaje,candado*',
  it: 'porta,portone,cancello,allarme*,cassetta*,cassaforte,armadi*,garage',
  nl: '*deur*,poort*,alarm*,*kluis*,kast*,slot,hek',
  pt: 'porta,portao,alarme*,cofre*,armario*,garagem,cadeado*',
  pl: 'drzwi,bram*,furtk*,alarm*,skryt*,sejf*,szafk*,klodk*,garaz*',
  sv: '*dorr*,port*,larm*,*box*,*skap*,grind*,las,garage*,alarm*,nogle*',
});
// A sentence.
const BEFORE = 80;
const AFTER = 40;

/** Finds the codes of doors, alarms and key boxes after what they do: "the side door opens with 1908". */
export function findCodesThatOpen(scanned: ScannedText): Finding[] {
  const { text, lower } = scanned;
  const opening = allMatches(WITH_CODE, lower).filter(({ 0: written, index }) => {
    const end = index + written.length;
    return [CLOSED, LOCKS].some(
      (words) =>
        hasWordBefore(scanned, end, { words, reach: BEFORE }) || hasWordAfter(scanned, end, { words, reach: AFTER }),
    );
  });
  return [...opening, ...allMatches(BOX, lower), ...allMatches(IN_BOX, lower)].map((match) => secretAtEnd(text, match));
}

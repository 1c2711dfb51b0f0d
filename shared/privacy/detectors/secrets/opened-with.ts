import type { Finding } from '../../finding.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, hasWordAfter, hasWordBefore } from '../../text/context-expression.ts';
import { allMatches } from '../../text/match-at.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { secretAtEnd } from './secret-value.ts';

// What people do with a code, folded: "the key box opens with 0417", "disarm with 55291".
const OPENED_WITH = [
  '(?:open(?:s|ed)|unlock(?:s|ed)|open it|open up|get in) (?:with|using)(?: (?:the )?(?:code|pin))?|(?:(?:dis)?arm(?:s|ed)?|deactivate[sd]?|turn(?:ed|s)? off|switch(?:ed|es)? off)(?: (?:it|the alarm))? (?:with|using)(?: (?:the )?(?:code|pin))?',
  '(?:offnet|geht auf|aufmachen|auf)(?: sich)? mit(?: (?:dem |der )?(?:code|pin))?|(?:un)?scharf(?: ?schalten)?(?: mit(?: (?:dem |der )?(?:code|pin))?)?',
  "(?:s'ouvre|ouvre|on entre|desactive) avec(?: le(?: code)?)?|(?:desactiver|couper|armer) l'alarme,? (?:tapez|composez|faites|taper|entrez)(?: le)?",
  '(?:se abre|abre|se entra|se desactiva) con(?: el(?: codigo)?)?|(?:desactivar|quitar|activar) la alarma,? (?:marca|marque|marcar|teclea|introduce|pulsa)(?: el)?',
  "(?:si apre|apri|aprite|si entra|si disattiva) con(?: il(?: codice)?)?|(?:disattivare|inserire|togliere) l'allarme,? (?:digitare|digita|inserire|premere)(?: il)?",
  '(?:gaat|doe|is) (?:open|uit|eraf) met(?: (?:de )?code)?|alarm (?:uit|eraf|aan)(?: met(?: (?:de )?code)?)?',
  '(?:abre(?:-se)?|entra(?:-se)?|desliga(?:-se)?) com(?: o(?: codigo)?)?|desligar o alarme,? (?:marca|marcar|digita|digitar)(?: o)?',
  '(?:otwiera(?:my)?|rozbraja(?:my|c)?|wylacza(?:my|c)?)(?: sie)?(?: kodem)?',
  '(?:oppnas|oppnar du|stangs av|larmas av) med(?: koden?)?|(?:abnes|slas fra) med(?: koden?)?',
].join('|');
const BOXES = [
  'key ?(?:box|safe)|lock ?box|schlussel(?:kasten|safe|box|tresor)|boite a cles|caja de llaves',
  'cassetta delle chiavi|sleutelkluis(?:je)?|cofre das? chaves|(?:skrytka|sejf|skrzynka) na klucze|nyckel(?:box|skap)(?:en|et)?|nogleboks(?:en)?',
].join('|');
// Not a force, a pressure or a number of people.
const CODE = '(\\d{3,8}[#*]?)(?![a-z0-9]|[.,:/-]\\d| (?:n|nm|m?bar|psi|kg|mm|v|w|m|h|people|visitors)(?![a-z]))';
const WITH_CODE = compileExpression(`(?<![a-z])(?:${OPENED_WITH})[:,]? ${CODE}`, 'g');
// "Schlüsselkasten neben der Tür, Code 0417": the place of the box may come between.
const BOX = compileExpression(
  `(?<![a-z])(?:${BOXES})(?: [a-z]{1,12}){0,6}(?:,? ?(?:code|kode?n?|codigo|codice|pin):?| ?:) ${CODE}`,
  'g',
);
// "Der Medikamentenschrank hat jetzt den Code 2806": a code of four digits or more in a sentence about what it opens.
// Not "door open: error code 1234".
const OF_OTHER_THINGS =
  "(?<!(?:error|fault|exit|status|return|event|alarm|zip|country|area|bar|qr|source|product|article|item|order|colou?r|tax|cost|project|promo|discount|voucher|spare part|model|bestell|fehler|erreur|article|postal|error|errore|articolo|foutmelding|fout|bledu|fel)[ -]|[-'])";
const SAID = compileExpression(
  `(?<![a-z0-9])${OF_OTHER_THINGS}(?:code|pin|kode?n?|kod|codigo|codice)(?: (?:is|now|ist|lautet|jetzt|est|es|ahora|e|adesso|ora|nu|to|teraz|ar|agora|changed to|awaryjny|d'urgence|de urgence)){0,2}(?: ?: ?| )(\\d{4,8}[#*]?)(?![a-z0-9]|[.,:/-]\\d)`,
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
// The same without word endings that other words also have ("connector") and without words with another meaning ("port
// 8080").
const SAID_OF = contextWords({
  en: 'door*,gate,gates,alarm,keybox,lockbox,safe,shed,garage,locker*,cabinet*',
  de: '*haustur*,*eingangstur*,tur,turen,hoftor,rolltor,einfahrtstor,alarmanlage*,*schlusselkasten*,*schlusselsafe*,*tresor,schranke,*schrank,garage*,spind*,schuppen',
  fr: 'porte,portes,portail,alarme,coffre,garage,armoire*',
  es: 'puerta*,portal,alarma,caja fuerte,armario*,garaje,candado*',
  it: 'porta,portone,cancello,allarme,cassetta,cassaforte,armadi*,garage',
  nl: '*deur,*deuren,poort,alarm,*kluis*,*kast,hek',
  pt: 'porta,portao,alarme,cofre*,armario*,garagem,cadeado*',
  pl: 'drzwi,brama,bramy,furtk*,alarm,alarmu,skryt*,sejf*,szafk*,klodk*,garaz*',
  sv: '*dorr,*dorren,porten,larmet,*skapet,*skap,grinden,garaget,alarmen,nogle*',
});
// A sentence.
const BEFORE = 80;
const AFTER = 40;

/** Finds the codes of doors, alarms and key boxes after what they do: "the side door opens with 1908". */
export function findCodesThatOpen(scanned: ScannedText): Finding[] {
  const { text, lower } = scanned;
  const opening = allMatches(WITH_CODE, lower).filter(({ 0: written, index }) => {
    const end = index + written.length;
    return (
      hasWordBefore(scanned, end, { words: CLOSED, reach: BEFORE }) ||
      hasWordAfter(scanned, end, { words: CLOSED, reach: AFTER })
    );
  });
  const said = allMatches(SAID, lower).filter(({ index }) =>
    hasWordBefore(scanned, index, { words: SAID_OF, reach: BEFORE }),
  );
  return [...opening, ...said, ...allMatches(BOX, lower)].map((match) => secretAtEnd(text, match));
}

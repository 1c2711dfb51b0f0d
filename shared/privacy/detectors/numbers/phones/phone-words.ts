import { compileExpression } from '../../../text/compiled-expression.ts';
import { contextWords } from '../../../text/context-expression.ts';
import type { ScannedText } from '../../../text/scanned-text.ts';
import { textAfter, textBefore } from '../../../text/text-beside.ts';

const WORDS = contextWords({
  en: `line on,claims line,phone*,*phone,*phones,tel,tel.,telno,mobile*,mobil,cell,cellular,cellphone*,fax,faxno,call,calls,called me,called us,called him,called her,called from,calling,caller,callback,dial,dialed,ring,text me,text us,texted,sms,
    whatsapp,viber,signal,telegram,reach me,reach us,reach him,reach her,reach them,reachable,contact*,hotline*,helpline*,desk,office line,direct line,home line,work line,private line,landline*,
    direct dial,voicemail*,answering,answer,answered,my number,his number,her number,their number,our number,your number,number is,'s number,new number,emergency number,
    mine is,code to,registered,message,messages,messaging,pager,work number,home number,office number,switchboard,toll free`,
  de: `twint*,telefon*,*telefon,tel.,handy*,mobil*,rufnummer*,ruf,rufen,anruf*,anrufen,festnetz*,durchwahl*,erreichbar,erreichen,faxnummer,meine nummer,ihre nummer,
    seine nummer,nummer ist,fon,ruckfrage*,zuruckrufen,ruckruf*,hotline,melden,kontakt*,notfallkontakt*,angehorige*,meine ist,meins ist,code an`,
  fr: `ligne directe,port.,par lydia,via lydia,sur lydia,wero,le 06 de,le 07 de,telephone*,tel.,mon portable,son portable,numero de portable,portable:,mobile*,appel*,appelez,rappel*,joindre,joignable*,mon numero,son numero,numero est,fixe,standard,contact*,contacter,fax,sms,le mien est,le mien c'est,code au`,
  es: `linea directa,bizum*,tfno*,telf*,tlf*,atendera*,localizable*,telefono*,tel.,movil*,celular*,llama*,llame*,contact*,mi numero,su numero,el num de,el numero de,numero es,fijo,fax,contesta*,el mio es,codigo al,sms al`,
  it: `linea diretta,satispay,recapiti,fax,telefono*,telefonic*,tel.,cellulare*,chiama*,contatt*,mio numero,suo numero,il num di,il numero di,numero e,recapito,fisso,fax,il mio e,codice al,sms al`,
  nl: `directe lijn,doorkiesnr*,doorkiesnummer*,tikkie*,telefoon*,tel.,mobiel*,gsm,bel,bellen,belt,belde,gebeld,mijn nummer,nummer van,haar 06,zijn 06,uw nummer,nummer is,bereikbaar,contact*,fax,die van mij is,code naar,code gaat naar`,
  pt: `linha direta,linha directa,mbway,mb way,no dela,no dele,fone,zap,o num de,o numero de,telefone*,tel.,telemovel*,celular*,ligue,ligar,liga,ligou,contacto*,contato*,contact*,meu numero,numero e,fixo,fax,o meu e,codigo para o,sms para o`,
  pl: `blik,blika,blikiem,telefon*,tel.,nr do,numer do,komork*,komorkow*,zadzwon*,dzwon*,oddzwon*,moj numer,jej numer,jego numer,ich numer,nasz numer,wasz numer,pani numer,pana numer,numer to,kontakt*,faks,stacjonarn*,kom.,moj to,kod na,sms na`,
  sv: `swish,swisha*,telefon*,tel.,tfn*,mobil*,mob.,ring,ringer,ringa,nas pa,direkt,dir,vaxel,sms,kontakt*,nummer till,anhorig*,mitt ar,koden till,koden ga till`,
  other: `parorende*,tlf*,telefonnummer*,puhelin*,gsm,telefonu*,ktory,numer do,nr tel*,tel do,fon,ph,mob,t:,m:,p:,f:`,
});

/** Words that make digits beside them a phone number. A sealing ring ("O-ring") does not count. */
export const PHONE_WORDS: RegExp = compileExpression(`(?!(?<=(?<![a-z])o[ -])ring)(?:${WORDS.source})`, 'g');

// A word for an article, a receipt, a meter or a member of a chamber directly before its number, folded: "art.
// 20-1184-03", "codice 0464-5550-12", "col. 28011207".
const OF_ARTICLE: RegExp =
  /(?:^|[^a-z])(?:art|artnr|cod|pallet|collo|colli|colis|parcel|paket|pakket|paczka|bulto|palet|paleta|palete|volume|lotto|lote|batch|codice|codigo|kod|indeks|item|part|sku|best\.?-?nr|bestell|bestelnr|symbol|matricola|ordernr|bon|contador|contatore|compteur|zahler|licznik|matare|col|colegiad[oa])[.:-]?(?: ?(?:nummer|number|numer|numero|nr|no|n|num)[.:]?o?)?[: ]? ?$/;

// A room: "room 1204 2206". "bureau 0298441730" is the phone there.
const OF_ROOM =
  /(?:^|[^a-z])(?:room|zimmer|raum|bureau|salle|sala|stanza|kamer|pokoj|pok|rum)[.:-]?(?: ?(?:nummer|number|numer|numero|nr|no|n|num)[.:]?o?)?[: ]? ?$/;
// Shorter than any number with its area code, which begins with 0 in most countries.
const SHORT = /^\(?[1-9](?:[ ./-]?\d){0,7}(?![ ./-]?\d)/;

// A project's grant, in lower case: "grant 101 118 442". Grant is also a first name.
const OF_GRANT = /(?:^|[^A-Za-z])grant (?:(?:no|number|agreement)\.? )?$/;

// "EN 12101-2", "DIN EN ISO 14119"
const OF_STANDARD = /(?:^|[^A-Za-z])(?:DIN|EN|ISO|IEC|VDE|NEN|NBN|NF|UNE|UNI|CEI|BS|PN|SS|ASTM|ONORM)[ -]$/;

// Not "WHATSAPP EN 600 123 456".
const STANDARD = /^[1-9]\d{2,5}(?:[-:]\d{1,4}){0,2}(?![\d/-]| \d)/;

// A step of a path, a file reference ("TO-4418-2024", "GK.6220.11.2026", "1C.04.350") or a container number ("MSKU
// 730441-2").
const IN_CODE =
  /[A-Za-z0-9]\/$|\d[A-Z]{1,2}\.$|(?:^|[^A-Za-z])(?!(?:TEL|FAX|MOB|FON|GSM|TFN?|PH)[.-])[A-Z]{2,4}[.-]$|[A-Z]{3}[UJZ] ?$/;

/** Whether the text before a number shows that it belongs to a path, a file, a container, a standard or an article. */
export const isCode = ({ text, lower }: ScannedText, start: number): boolean =>
  IN_CODE.test(textBefore(text, start, 6)) ||
  (OF_STANDARD.test(textBefore(text, start, 12)) && STANDARD.test(textAfter(text, start, 16))) ||
  OF_ARTICLE.test(textBefore(lower, start, 24)) ||
  OF_GRANT.test(textBefore(text, start, 24)) ||
  (SHORT.test(textAfter(text, start, 24)) && OF_ROOM.test(textBefore(lower, start, 24)));

/**
 * Whether a number that begins with 0 follows the word for a phone line: "its redemption line (0345 871 2046)", "ligne
 * directe 03 84 …". The line of a program has a number that does not begin with 0.
 */
export const isAfterLine = ({ text, lower }: ScannedText, start: number): boolean =>
  /^\(?0[1-9]/.test(textAfter(text, start, 3)) &&
  / (?:lines?|ligne|linea|linha|lijn)(?: direct[ae]?| dirett?a| direta)?(?: is| est| e|:)? $/.test(
    textBefore(lower, start, 24),
  );

/**
 * Whether a number follows the word for the number of a thing: "Ersatzrolle Nr. 800 264 405", "lokal nr 0418-203-01". A
 * number that begins with 0 does not count after "Nr.", nor does one that begins with 06 or 07 after the other words:
 * each may be a phone number.
 */
export const isAfterNumber = (text: string, start: number): boolean =>
  (!text.startsWith('0', start) && /(?:^| )Nr\. $/.test(textBefore(text, start, 5))) ||
  (!/^0[67]/.test(textAfter(text, start, 2)) &&
    NUMBER_OF.test(textBefore(text, start, 24)) &&
    !NUMBER_OF_PERSON.test(textBefore(text, start, 24)));

const NUMBER_OF = /[A-Za-z\u00AA-\uFFFB-]{3} (?:nr|num|numer|numero|n\.o) $/;
// "mitt nr", "twój numer", "nowy numer", "auf der Nr": a person's.
const NUMBER_OF_PERSON =
  /(?:^|[^A-Za-z])(?:min|mitt|ditt|vart|hans|hennes|deras|nytt|moj|twoj|jego|jej|nowy|stary|ten|moja|mijn|jouw|haar|zijn|nieuw|mein|dein|ihre?|neue|mon|son|notre|nouveau|mio|suo|nuovo|nostro|mi|su|nuevo|meu|seu|novo|my|your|his|her|new|the|jako|inny|inne|samma|detta|denna|privat|privata|prywatny|sluzbowy|kontaktowy|domowy|komorka|prive|privado|personal|personale|fisso|este|esse|otro|outro|stesso|pod|na|det|dit|dat|das|die|der) [a-z.]{2,6} $/i;

// Requests to be called, folded, directly before the number: "ring me on 604 733".
const TO_CALL = compileExpression(
  `(?<![a-z])(?:${[
    '(?:ring|call|phone|text|reach) (?:me|us|him|her|them|mum|dad|home)(?: back)? (?:on|at)',
    '(?:erreichst du mich|erreichen sie (?:mich|uns)|erreichbar|ruf(?:t|en sie)? (?:mich|uns)(?: bitte)?) unter',
    '(?:joignable|me joindre|nous joindre|appelez-(?:moi|nous)|rappelez-(?:moi|nous)|appelle-moi|rappelle-moi) au',
    '(?:llama(?:me|nos)|llame(?:me|nos)|me llamas|localizable) (?:al|en el)',
    '(?:chiama(?:mi|ci|temi|teci)|mi chiami|reperibile) (?:al|allo)',
    '(?:bel (?:me|ons|mij)|bereikbaar) op',
    '(?:liga-(?:me|nos)|ligue-(?:me|nos)|ligue|contactavel) (?:para o|pelo)',
    '(?:zadzwon|dzwon|prosze dzwonic|dzwonic) pod(?: (?:nr|numer))?',
    '(?:ring (?:mig|oss)|nas) pa',
  ].join('|')})(?: tel\\.?)? $`,
  '',
);
const TO_CALL_REACH = 48;

/** Whether somebody asks to be called on the number at an index. */
export const isToCall = (lower: string, start: number): boolean =>
  TO_CALL.test(textBefore(lower, start, TO_CALL_REACH));

// "forwarded to number 447700900218", "ponowna proba na numer 790112443"
const TO_NUMBER =
  /(?:^|[^a-z])(?:to|auf|an(?: die)?|au|du|al|del|dal|naar|van|para o|ao|do|na|pod|z|till|fran) (?:numbers?|nummer|nr|numero|numer|numeru)(?: tel\.?)?:? $/i;

/** Whether a number follows words for where a call or message goes or comes from. */
export const isAfterToNumber = (text: string, start: number): boolean => TO_NUMBER.test(textBefore(text, start, 24));

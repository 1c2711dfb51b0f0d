import { digitsOf } from '../text/digits-of.ts';
import type { Format } from './format.ts';
import { wordList } from './vocabulary.ts';

const PASSPORT_WORDS = wordList({
  en: 'passport,passports,passport number*,passport no,passportnumber,travel document*,visa no,visa nr,visa number*,id document*',
  de: 'reisepass*,pass,pass nr,passnummer*,reisedokument*,passnr,passkopie*,ausweiskopie*,ausweis*,personalausweis*,perso nr,visum nr,visumnummer*,visumnr*',
  fr: 'passeport*,visa n,numero de visa',
  es: 'pasaporte*,visado n,numero de visado',
  it: 'passaporto*,passaporti,visto n,numero del visto,numero di visto',
  nl: 'paspoort*,visumnummer*',
  pt: 'passaporte*,visto n,numero do visto',
  pl: 'paszport*,dowod osobisty,dowodu osobistego,nr wizy,numer wizy',
  sv: 'pass,passnummer*,passnr*,passkopia*,visumnummer*',
  other:
    'pas nr,pasnr*,pasnummer*,passin numero*,passi nro,passi,cestovni pas*,pas c.,cislo pasu,pasu,utlevel*,pasaport*,putovnic*,potni list*',
});
const NUMBER_WORDS = wordList({ en: 'number,number is', de: 'nummer,nr', fr: 'numero', pl: 'numer,nr', sv: 'numret' });
// Documents that people show at a gate or a desk.
const SHOWN_DOCUMENTS = wordList({
  en: 'passport*,id card*',
  de: 'ausweis*,personalausweis*,reisepass*,pass',
  fr: "passeport*,piece d'identite,carte d'identite",
  es: 'pasaporte*,documento de identidad',
  it: "passaporto,carta d'identita,documento d'identita",
  nl: 'paspoort*,identiteitsbewijs*,identiteitskaart*,legitimatie*',
  pt: 'passaporte*,cartao de cidadao',
  pl: 'paszport*,dowod*',
  sv: 'passet,legitimation*,id kort*',
});
const CARD_WORDS = wordList({
  en: 'identity card*,id card*,idcardnumber,national id card*,national id,residence permit*,residence card*,biometric residence*,brp,alien number,green card',
  de: 'perso,perso nr,perso nr.,persoausweis*,aufenthaltstitel*,aufenthaltserlaubnis*,aufenthaltskarte*,niederlassungserlaubnis*,identitatskarte*,meldezettel*',
  fr: "carte d'identite,carte nationale d'identite,cni,titre de sejour,carte de sejour,carte de resident",
  es: 'documento de identidad,documento nacional de identidad,permiso de residencia,tarjeta de residencia,tarjeta de identidad,carta de identidad',
  it: "carta d'identita,carta identita,c.i.,cie,permesso di soggiorno,carta di soggiorno",
  nl: 'identiteitskaart*,id kaart*,identiteitsbewijs*,verblijfsvergunning*,verblijfsdocument*,verblijfskaart*',
  pt: 'cartao de cidadao,bilhete de identidade,titulo de residencia,autorizacao de residencia',
  pl: 'dowod*,dowodu,nr dow.,dow. os.,dow. osob.,d.o.,karta pobytu,karty pobytu,legitymacj*',
  sv: 'id kort*,uppehallstillstand*,uppehallskort*,legitimation*',
  other:
    'obcansky prukaz*,op:,licna karta*,osebna izkaznica*,buletin,carte de identitate,szemelyi igazolvany*,szem. ig.,henkilokortti*,isikutunnistus*',
});
// A driver's tachograph card shows the number of the license and its own number.
const LICENSE_WORDS = wordList({
  en: "driver licen*,drivers licen*,driver's licen*,driving licen*,driver's permit*,driving permit*,dl:,dl no,dl number,dl#,driverlicen*,driverslicen*,driver card*",
  de: 'fuhrerschein*,fuehrerschein*,fuhrerausweis*,lernfahrausweis*,fahrerlaubnis*,fs nr,fs nr.,fsk,fahrerkarte*',
  fr: 'permis de conduire,permis,numero de permis,carte conducteur,carte de conducteur',
  es: 'permiso b,permiso c,permiso clase b,permiso clase c,carnet b,carnet c,permiso de conducir,permiso de conduccion,licencia de conducir,carnet de conducir,licencia de manejo,tarjeta de conductor,tarjeta de tacografo,tarjeta del tacografo',
  it: 'patente,patente di guida,licenza di condurre,pat. guida,pat guida,pat. cat,carta del conducente,carta tachigrafica',
  nl: 'rijbewijs*,bestuurderskaart*,tachograafkaart*',
  pt: 'carta de conducao,carteira de motorista,cnh,habilitacao,cartao de condutor',
  pl: 'prawo jazdy,prawa jazdy,numer prawa jazdy,karta kierowcy',
  sv: 'forarkort*,korkort*',
  other: 'korekort*,forerkort*,ajokort*,ridicsk*,rp c.,vodicsk*,vozack*,vezetoi engedely*',
});
// Words that name a driver's license only in a text about driving.
const FURTHER_LICENSE_WORDS = wordList({
  en: 'licence number*,license number*,licence no,license no,licence no.,licence,dl',
  es: 'permiso',
  other: 'permis',
});
const DRIVING = wordList({
  en: 'driver*,driving,car,van,vehicle*,plate*,dvla',
  de: 'fahrer*',
  es: 'conductor*,conduci*,vehiculo*,turismo,furgoneta,coche',
  pl: 'kierowc*',
  sv: 'forare*',
});

const lettersIn = (value: string): number => value.length - digitsOf(value).length;
const isLicense = (value: string): boolean =>
  digitsOf(value).length >= 4 && value.length >= 6 && value.length <= 20 && lettersIn(value) <= 9;

/** Passports, identity cards and driver's licenses: most have no check digit, so a word must identify the number. */
export const DOCUMENT_FORMATS: readonly Format[] = [
  {
    name: 'passport',
    kind: 'PASSPORT',
    lead: true,
    onlyFirst: true,
    digits: 2,
    expression:
      /(?:[A-Z]{1,3}[ -]?|(?!(?:is|to|no|nr|est|es|e|ar|er|on)[ -])[a-z]{1,3}[ -]?)?\d(?:[A-Za-z0-9]{5,10}|\d{2}[ -]?\d{3}[ -]?\d{2,3})|[A-Z]{1,2} \d{3} \d{3,4}(?! ?\d)|\d{2} [A-Z]{2} \d{5}(?! ?\d)|[A-Za-z]\d{2}[A-Za-z0-9]{6}|[A-Za-z][A-Za-z0-9]{8}/y,
    valid: (value) => digitsOf(value).length >= 4 && value.length <= 12 && lettersIn(value) <= 5,
    proof: 'context',
    after: true,
    words: PASSPORT_WORDS,
    reach: 40,
  },
  {
    // Nine consonants and digits, of which only a few may be digits; Dutch numbers end with a digit.
    name: 'DE or NL passport or identity card',
    kind: 'PASSPORT',
    at: 'word',
    expression: /[CFGHJKLMNPRTVWXYZ](?=[A-Z]{0,7}\d)[CFGHJKLMNPRTVWXYZ0-9]{8}|[A-NP-Z]{2}[A-NP-Z0-9]{6}\d/y,
    proof: 'context',
    after: true,
    words: PASSPORT_WORDS,
    reach: 40,
  },
  {
    // "Ausweis wie immer?" and in the next line of a chat "Nummer haben wir: EB7710482".
    name: 'number of a document that another sentence mentions',
    kind: 'PASSPORT',
    lead: true,
    at: 'word',
    expression: /[A-Z]{1,3} ?\d{6,8}|[CFGHJKLMNPRTVWXYZ](?=[A-Z0-9]{0,7}\d)[CFGHJKLMNPRTVWXYZ0-9]{8}/y,
    proof: 'context',
    words: NUMBER_WORDS,
    near: SHOWN_DOCUMENTS,
    reach: 32,
  },
  {
    name: 'identity card or residence permit',
    kind: 'NATIONAL_ID',
    lead: true,
    onlyFirst: true,
    // Letters and digits in up to four groups, none of which is a word; not a date.
    expression:
      /(?!(?:NIF|NISS|DNI|NIE|CC|BI|CPF|RG|BSN|CF|TEL|FAX|DOB|SN|REF|ART|INV)[ -])(?!(?:19|20)\d{2}-[01]\d-[0-3]\d|\d{1,2}-\d{1,2}-(?:19|20)?\d{2}(?!\d))(?:[A-Z]{1,4}[ -]?)?\d[A-Z0-9]{2,19}(?:[ -](?:\d[A-Z0-9]{0,11}|[A-Z]{1,3}\d{1,8}|[A-Z]{2}(?![A-Za-z]))){0,3}|[A-Z]\d?[A-Z0-9]{6,11}|[A-Z]{2,3},? (?:nr|numer)\.? ?\d{6}(?!\d)/y,
    valid: (value) =>
      digitsOf(value).length >= (value.length === 9 ? 1 : 4) &&
      value.length >= 7 &&
      value.length <= 16 &&
      lettersIn(value) <= 8,
    shrinks: true,
    proof: 'context',
    words: CARD_WORDS,
    reach: 56,
  },
  {
    name: 'IT identity card',
    kind: 'NATIONAL_ID',
    at: 'word',
    digits: 5,
    expression: /[A-Z]{2}\d{5}[A-Z]{2}|[A-Z]{2}\d{7}(?!\d)/y,
    proof: 'context',
    words: wordList({ it: "documento,documento n,doc. n,c.i.,ci,ci n,carta d'identita*" }),
    reach: 40,
  },
  {
    // In German "RG" is an invoice: the full stops, a state or the last digit show a Brazilian register.
    name: 'BR general register',
    kind: 'NATIONAL_ID',
    lead: true,
    digits: 7,
    expression: /(?:[A-Z]{2}[- ]?)?\d{1,2}\.\d{3}\.\d{3}(?:-[\dX])?(?![.,]\d)|\d{7,8}-[\dX]|\d{9,13}(?= SSP)/y,
    proof: 'context',
    words: wordList({ pt: 'rg,registro geral,cedula de identidade' }),
    reach: 16,
  },
  {
    name: 'PT citizen card, as printed',
    kind: 'NATIONAL_ID',
    first: [8],
    digits: 8,
    expression: /\d{8} \d ?Z[A-Z]\d/y,
    proof: 'form',
    words: CARD_WORDS,
  },
  {
    name: 'driver license',
    kind: 'DRIVER_LICENSE',
    lead: true,
    onlyFirst: true,
    digits: 4,
    expression:
      /(?:[A-Z]{1,5}[ -]?|[a-z]{1,3})?\d[A-Za-z0-9]{0,18}(?:[ -](?:\d[A-Za-z0-9]{0,8}|[A-Z]{1,3}\d[A-Z0-9]{0,6})){0,4}(?:[/-][A-Z0-9]{1,2}(?![A-Za-z0-9]))?/y,
    valid: isLicense,
    shrinks: true,
    proof: 'context',
    after: true,
    words: LICENSE_WORDS,
    reach: 40,
  },
  {
    name: 'GB driver license',
    kind: 'DRIVER_LICENSE',
    lead: true,
    at: 'word',
    expression:
      /[A-Z]{1,5}9{0,4} ?\d(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])\d ?[A-Z9]{2}\d[A-Z]{2}(?: ?\d{2}(?!\d))?/y,
    valid: (value) => value.length === 16 || value.length === 18,
    proof: 'form',
    words: LICENSE_WORDS,
  },
  {
    // "Pat. U1R165756K": the abbreviation also means a patent.
    name: 'IT driver license after its abbreviation',
    kind: 'DRIVER_LICENSE',
    at: 'word',
    digits: 6,
    expression: /(?:U1[A-Z0-9]{7}|[A-Z]{2}\d{7})[A-Z]/y,
    proof: 'context',
    words: wordList({ it: 'pat.' }),
  },
  {
    name: 'PT driver license after its short name',
    kind: 'DRIVER_LICENSE',
    lead: true,
    digits: 7,
    expression: /[A-Z]{1,2}-\d{5,7} \d(?![A-Za-z0-9-])/y,
    proof: 'name',
    words: wordList({ pt: 'carta' }),
  },
  {
    name: 'driver license in a text about driving',
    kind: 'DRIVER_LICENSE',
    lead: true,
    onlyFirst: true,
    digits: 4,
    expression: /(?:[A-Z]{1,5}[ -]?)?\d[A-Z0-9]{1,18}(?:[ /-]\d[A-Z0-9]{0,8}){0,4}|[A-Z]{1,5}9{0,4} \d{6} [A-Z0-9]{5}/y,
    valid: isLicense,
    shrinks: true,
    proof: 'context',
    words: FURTHER_LICENSE_WORDS,
    near: DRIVING,
    reach: 32,
  },
];

import { contextWords } from '../../text/context-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import type { Rule } from '../rule.ts';
import { lettersIn } from './letters-in.ts';

const PASSPORT_WORDS = contextWords({
  en: 'passport,passports,passport number*,passport no,passportnumber,travel document*,visa no,visa nr,visa number*',
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

const NUMBER_WORDS = contextWords({
  en: 'number,number is',
  de: 'nummer,nr',
  fr: 'numero',
  es: 'numero',
  it: 'numero',
  nl: 'nummer',
  pt: 'numero',
  pl: 'numer,nr',
  sv: 'nummer,numret',
});
// Documents that people show at a gate or a desk.
const SHOWN_DOCUMENTS = contextWords({
  en: 'passport*,id card*',
  de: 'ausweis*,personalausweis*,reisepass*,pass',
  fr: "passeport*,piece d'identite,carte d'identite",
  es: 'pasaporte*,documento de identidad',
  it: "passaporto,carta d'identita,documento d'identita",
  nl: 'paspoort*,identiteitsbewijs*,identiteitskaart*,legitimatie*',
  pt: 'passaporte*,cartao de cidadao,documento de identidade',
  pl: 'paszport*,dowod*',
  sv: 'passet,legitimation*,id kort*',
});

// A driver's tachograph card shows the number of the license and its own number.
const LICENSE_WORDS = contextWords({
  other:
    'driver card*,fahrerkarte*,carte conducteur,carte de conducteur,tarjeta de conductor,tarjeta de tacografo,tarjeta del tacografo,carta del conducente,carta tachigrafica,bestuurderskaart*,tachograafkaart*,cartao de condutor,karta kierowcy,forarkort*',
  en: `driver licen*,drivers licen*,driver's licen*,driving licen*,driver's permit*,driving permit*,dl:,dl no,dl number,dl#,driverlicen*,driverslicen*`,
  de: 'fuhrerschein*,fuehrerschein*,fuhrerausweis*,lernfahrausweis*,fahrerlaubnis*,fs nr,fs nr.,fsk',
  fr: 'permis de conduire,permis,numero de permis',
  es: 'permiso b,permiso c,permiso clase b,permiso clase c,carnet b,carnet c,permiso de conducir,permiso de conduccion,licencia de conducir,carnet de conducir,licencia de manejo',
  it: 'patente,patente di guida,licenza di condurre,pat. guida,pat guida,pat. cat',
  nl: 'rijbewijs*',
  pt: 'carta de conducao,carteira de motorista,cnh,habilitacao',
  pl: 'prawo jazdy,prawa jazdy,numer prawa jazdy',
});
// Further words, some of which name a driver's license only in a text about driving.
const FURTHER_LICENSE_WORDS = contextWords({
  en: 'licence number*,license number*,licence no,license no,licence no.,licence,dl',
  de: 'fs nr,fs nr.,fuhrerschein*,fuhrerausweis*',
  es: 'permiso',
  pl: 'prawo jazdy,prawa jazdy',
  sv: 'korkort*',
  other: 'korekort*,forerkort*,ajokort*,ridicsk*,rp c.,vodicsk*,vozack*,vezetoi engedely*,permis',
});
const DRIVING = contextWords({
  en: 'driver*,driving,car,van,vehicle*,plate*,dvla',
  de: 'fuhrerschein*,fuhrerausweis*,fs nr,fs nr.,fahrer*',
  es: 'conductor*,conduci*,vehiculo*,turismo,furgoneta,coche',
  pl: 'prawo jazdy,prawa jazdy,kierowc*',
  sv: 'korkort*,forare*',
  other: 'korekort*,forerkort*,ajokort*,ridicsk*,rp c.,vodicsk*,vozack*,vezetoi engedely*,permis',
});

/**
 * Rules for passports. Every country has its own format, most without a check digit, so a word must identify the
 * number.
 */
export const PASSPORT_RULES: readonly Rule[] = [
  {
    name: 'passport number',
    kind: 'PASSPORT',
    beginsWithLetters: true,
    at: 'both',
    onlyFirstGroup: true,
    // "12 AB 34567": a letter ends a group of digits; `valid` counts them all.
    digitsMin: 2,
    expression:
      /(?:[A-Z]{1,3}[ -]?|(?!(?:is|to|no|nr|est|es|e|ar|er|on)[ -])[a-z]{1,3}[ -]?)?\d(?:[A-Za-z0-9]{5,10}|\d{2}[ -]?\d{3}[ -]?\d{2,3})|[A-Z]{1,2} \d{3} \d{3,4}(?! ?\d)|\d{2} [A-Z]{2} \d{5}(?! ?\d)|[A-Za-z]\d{2}[A-Za-z0-9]{6}|[A-Za-z][A-Za-z0-9]{8}/y,
    valid: (value) => digitsOf(value).length >= 4 && value.length <= 12 && lettersIn(value) <= 5,
    proof: 'context',
    words: PASSPORT_WORDS,
    reach: 40,
  },
  {
    // "Ausweis wie immer?" and in the next line of a chat "Nummer haben wir: EB7710482".
    name: 'number of a document that another sentence mentions',
    kind: 'PASSPORT',
    beginsWithLetters: true,
    at: 'word',
    digitsMin: 1,
    expression: /[A-Z]{1,3} ?\d{6,8}|[CFGHJKLMNPRTVWXYZ](?=[A-Z0-9]{0,7}\d)[CFGHJKLMNPRTVWXYZ0-9]{8}/y,
    proof: 'context',
    words: NUMBER_WORDS,
    alsoNear: SHOWN_DOCUMENTS,
    onlyBefore: true,
    reach: 32,
  },
  {
    // Nine consonants and digits, of which only a few may be digits; Dutch numbers end with a digit.
    name: 'DE or NL passport or identity card',
    kind: 'PASSPORT',
    at: 'word',
    digitsMin: 1,
    expression: /[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}|[A-NP-Z]{2}[A-NP-Z0-9]{6}\d/y,
    valid: (value) => digitsOf(value).length >= 1,
    proof: 'context',
    words: PASSPORT_WORDS,
    reach: 40,
  },
];

/** Rules for driver's licenses: with a word beside them, and the British format without one. */
export const DRIVER_LICENSE_RULES: readonly Rule[] = [
  {
    name: 'driver license number',
    kind: 'DRIVER_LICENSE',
    beginsWithLetters: true,
    at: 'both',
    onlyFirstGroup: true,
    digitsMin: 4,
    expression:
      /(?:[A-Z]{1,5}[ -]?|[a-z]{1,3})?\d[A-Za-z0-9]{0,18}(?:[ -](?:\d[A-Za-z0-9]{0,8}|[A-Z]{1,3}\d[A-Z0-9]{0,6})){0,4}(?:[/-][A-Z0-9]{1,2}(?![A-Za-z0-9]))?/y,
    valid: (value) => digitsOf(value).length >= 4 && value.length >= 6 && value.length <= 20 && lettersIn(value) <= 9,
    shrinks: true,
    proof: 'context',
    words: LICENSE_WORDS,
    reach: 40,
  },
  {
    // "cond. Pierluigi Costa, pat. U1R165756K": the abbreviation also means a patent.
    name: 'IT driver license after its abbreviation',
    kind: 'DRIVER_LICENSE',
    at: 'word',
    digitsMin: 6,
    expression: /(?:U1[A-Z0-9]{7}|[A-Z]{2}\d{7})[A-Z]/y,
    proof: 'context',
    words: contextWords({ it: 'pat.' }),
    onlyBefore: true,
  },
  {
    name: 'GB driver license',
    kind: 'DRIVER_LICENSE',
    beginsWithLetters: true,
    at: 'word',
    digitsMin: 1,
    expression:
      /[A-Z]{1,5}9{0,4} ?\d(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])\d ?[A-Z9]{2}\d[A-Z]{2}(?: ?\d{2}(?!\d))?/y,
    valid: (value) => value.length === 16 || value.length === 18,
    proof: 'form',
    words: LICENSE_WORDS,
  },
  {
    // "conduzida por Ivo Taveira (carta BR-440718 2)": "carta" alone is also a letter.
    name: 'PT driver license after its short name',
    kind: 'DRIVER_LICENSE',
    beginsWithLetters: true,
    at: 'both',
    digitsMin: 7,
    expression: /[A-Z]{1,2}-\d{5,7} \d(?![A-Za-z0-9-])/y,
    proof: 'context',
    words: contextWords({ pt: 'carta' }),
    gap: /^[ :(]{1,2}(?:n\.?o? )?$/,
    onlyBefore: true,
    reach: 12,
  },
  {
    name: 'driver license with other words',
    kind: 'DRIVER_LICENSE',
    beginsWithLetters: true,
    at: 'both',
    onlyFirstGroup: true,
    digitsMin: 4,
    expression: /(?:[A-Z]{1,5}[ -]?)?\d[A-Z0-9]{1,18}(?:[ /-]\d[A-Z0-9]{0,8}){0,4}|[A-Z]{1,5}9{0,4} \d{6} [A-Z0-9]{5}/y,
    valid: (value) => digitsOf(value).length >= 4 && value.length >= 6 && value.length <= 20 && lettersIn(value) <= 9,
    shrinks: true,
    proof: 'context',
    words: FURTHER_LICENSE_WORDS,
    alsoNear: DRIVING,
    onlyBefore: true,
    reach: 32,
  },
];

import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, type WordsByLanguage } from '../../text/context-expression.ts';
import { digitsOf } from '../../text/digits-of.ts';
import type { Rule } from '../rule.ts';
import { weightedSum } from './checksums.ts';
import { LABELLED_PLATES, PLATE_EXPRESSIONS, SURE_PLATE, WEAK_PLATE } from './plate-formats.ts';

const PASSPORT_WORDS = contextWords({
  en: 'passport,passports,passport number*,passport no,passportnumber,travel document*',
  de: 'reisepass*,pass,pass nr,passnummer*,reisedokument*,passnr,ausweis*,personalausweis*',
  fr: 'passeport*',
  es: 'pasaporte*',
  it: 'passaporto*,passaporti',
  nl: 'paspoort*',
  pt: 'passaporte*',
  pl: 'paszport*,dowod osobisty,dowodu osobistego',
  sv: 'pass,passnummer*,passnr*',
  other: 'pas nr,pasnr*,pasnummer*,passin numero*,passi nro,cestovni pas*,cislo pasu,pasu',
});

const LICENSE_WORDS = contextWords({
  en: `driver licen*,drivers licen*,driver's licen*,driving licen*,driver's permit*,driving permit*,dl:,dl no,dl number,dl#,driverlicen*,driverslicen*`,
  de: 'fuhrerschein*,fuehrerschein*,fahrerlaubnis*',
  fr: 'permis de conduire,permis,numero de permis',
  es: 'permiso de conducir,permiso de conduccion,licencia de conducir,carnet de conducir,licencia de manejo',
  it: 'patente,patente di guida',
  nl: 'rijbewijs*',
  pt: 'carta de conducao,carteira de motorista,cnh,habilitacao',
  pl: 'prawo jazdy,prawa jazdy,numer prawa jazdy',
});

const PLATE_WORDS = contextWords({
  en: 'license plate*,licence plate*,plate,plates,plate number*,plate no,number plate*,registration number,reg no,registration plate*,vrm,tag number,vrn,licence number plate*',
  de: 'kennzeichen*,kfz kennzeichen*,nummernschild*,autokennzeichen*,kennz,kennz.,kfz kz,kfz kz.',
  fr: "immatriculation*,immatricule*,plaque*,plaque d'immatriculation,immat,immat.",
  es: 'matricula*,placa*',
  it: 'targa,targhe,targato,targata',
  nl: 'kenteken*,nummerplaat*',
  pt: 'matricula*,placa*,chapa*',
  pl: 'tablica rejestracyjna,tablice rejestracyjne,numer rejestracyjny,nr rejestracyjny,nr rej,nr rej.,nr. rej,nr. rej.,rejestracja,rejestracji',
  sv: 'regnr*,reg nr,reg.nr,reg.nr.,registreringsnummer*,registreringsskylt*,registrerad',
  other: 'nummerplade*,spz,rz,registracni znack*,rekisterinumero*,rekisteritunnus*,rek.nro,skiltnummer*',
});

// What a plate is on: such a word and the form of a country together are enough.
const VEHICLE_NOUNS: WordsByLanguage = {
  en: `rego,vehicle reg,anpr,lpr,alpr,fuel card*,hgv,minivan*,forklift*,car,cars,vehicle*,van,vans,truck*,lorry,lorries,motorbike*,motorcycle*,parked,parking,whose is,car park,driver,driving,trailer*,caravan*,motorhome*,campervan*,scooter*,moped*,taxi*,minibus*,pickup*,tow truck*,tractor*,towed,tachograph*,barrier,blocking`,
  de: 'tankkarte*,*parkplatz*,parkschein*,parkausweis*,ausfahrt,auto,autos,wagen,*wagen,pkw,lkw,fahrzeug*,kfz*,dienstwagen*,firmenwagen*,leihwagen*,mietwagen*,parkplatz*,halter*,anhanger*,transporter*,lieferwagen*,kastenwagen*,motorrad*,roller,wohnmobil*,wohnwagen*,kombi,sattelzug*,zugmaschine*,traktor*,schlepper*,stapler,geparkt*,umparken,umgeparkt,wem gehort,abgeschleppt*,tuv,schranke*,parkt,parken,einfahrt*',
  fr: 'imm.,carte carburant*,voiture*,vehicule*,camion*,camionnette*,moto,utilitaire*,stationne*,parking*,fourgon*,remorque*,scooter*,berline*,garee*,a qui est,poids lourd*,semi remorque*,flotte,gare,garer,portail',
  es: 'matr.,mat.,multa,tarjeta de combustible,coche*,furgo,vehiculo*,furgoneta*,camion*,moto,automovil*,aparcad*,de quien es,vado,turismo,remolque*,scooter*,autobus*,autocar*,taxi,grua,itv,garaje,flota,aparca,aparcar',
  it: 'tg.,multa,auto,automobile*,vettura*,veicolo*,macchina,furgone*,camion,moto,autocarro,parcheggi*,di chi e,rimorchio,scooter,motorino,pullman,carro attrezzi,revisione,flotta,parcheggia*,cancello',
  nl: "kent.,bekeuring*,boete,tankpas*,auto,auto's,wagen,voertuig*,bestelbus*,bestelauto*,vrachtwagen*,motor,*auto,parkeer*,geparkeerd,busje,bus,aanhang*,caravan,camper,scooter,apk,vrachtauto*,slagboom,oprit,inrit,trekker*,tractor*",
  pt: 'carro*,viatura*,veiculo*,automovel*,carrinha*,camiao,mota,moto,estacionad*,parque,reboque,camioneta*,caminhao,caminhoes,ligeiro*,furgao,autocarro,onibus,trotinete,inspecao,frota,estaciona*,portao',
  pl: 'rej.,tablica,tablice,mandat,auto,auta,autem,samochod*,pojazd*,furgon*,ciezarowk*,motocykl*,parking*,przyczep*,naczep*,ciagnik*,dostawczak*,skuter*,zaparkowan*,czyj*,osobow*,kamper*,szlaban*,parkuj*',
  sv: 'skylt,skylten,skyltad,bil,*bilen,bilar,fordon*,lastbil*,skapbil*,motorcykel*,parkera*,parkering*,bilens,tjanstebil*,firmabil*,slap,slapet,slapvagn*,husbil*,husvagn*,moped*,buss,bussen,parkerad,traktor*,skapbilen,besiktning*',
  other:
    'varevogn*,lastvogn*,campingvogn*,bilen,anhaenger*,dodavk*,vozidl*,auta,nakladak*,prives*,parkovist*,pakettiauto*,auton,autosta,autolla,auto,rekka*,perakarry*',
};
const VEHICLE_NAMES: WordsByLanguage = {
  other: `golf,fiat,kia,dacia,mercedes,cupra,honda,subaru,mitsubishi,jeep,iveco,scania,lexus,audi,bmw,opel,vauxhall,toyota,volvo,peugeot,
    renault,citroen,skoda,nissan,hyundai,mazda,volkswagen,vw,astra,fiesta,corsa,passat,polo,octavia,fabia,transit,sprinter,vito,crafter,caddy,
    kangoo,trafic,berlingo,jumper,boxer,ducato,doblo,daily,panda,hilux,vivaro,movano,tesla,ateca,arona,suzuki,reg`,
};
const VEHICLE_WORDS = contextWords(VEHICLE_NOUNS, VEHICLE_NAMES);
// Such a noun and nothing but signs up to the plate: "Fahrzeug: …", "van (…".
const RIGHT_BEHIND_VEHICLE = compileExpression(`(?:${contextWords(VEHICLE_NOUNS).source})[ :=("'>|]{1,3}$`, 'g');

const VIN_WORDS = contextWords({
  en: 'vin,vin number*,chassis*,vehicle identification*,vehicle id*',
  de: 'fahrgestell*,fahrzeug ident*,fahrzeugident*,fin',
  fr: 'numero de chassis,vin',
  es: 'numero de bastidor,bastidor,chasis',
  it: 'telaio,numero di telaio',
  nl: 'chassisnummer*,voertuigidentificatie*',
  pt: 'chassi*,quadro',
  pl: 'numer vin,nr vin,nadwozia',
});

// "ISO 2409", "EN 1090", "SHA-1", "NOV 2026"
const STANDARD =
  /^(?:ISO|DIN|EN|IEC|RAL|USB|RFC|VDE|SHA|MD|UTF|UCS|[AL]?GPL|MPL|AES|RSA|TLS|SSL|CRC|IPV|HDMI|ECMA|ANSI|IEEE|PEP|CVE|WPA|DDR)\d|^(?:JAN|FEB|MAR|APR|MAY|MAI|JUN|JUL|AUG|SEP|OCT|OKT|NOV|DEC|DEZ)\d{1,4}$/;
const mayBePlate = (value: string) => !STANDARD.test(value) && value.length >= 4 && value.length <= 9;

const lettersIn = (value: string): number => value.length - digitsOf(value).length;

/** Passports: every country has its own form, most without a check; the word decides. */
export const PASSPORT_RULES: readonly Rule[] = [
  {
    name: 'passport number',
    kind: 'PASSPORT',
    leads: true,
    at: 'both',
    leading: true,
    digitsMin: 4,
    expression:
      /[A-Z]{0,3}[ -]?\d(?:[A-Z0-9]{5,10}|\d{2}[ -]?\d{3}[ -]?\d{2,3})|[A-Z]\d{2}[A-Z0-9]{6}|[A-Z][A-Z0-9]{8}/iy,
    valid: (value) => digitsOf(value).length >= 4 && value.length <= 12 && lettersIn(value) <= 5,
    proof: 'context',
    words: PASSPORT_WORDS,
    reach: 40,
  },
  {
    // Nine digits and consonants, few of them digits.
    name: 'DE passport or identity card',
    kind: 'PASSPORT',
    at: 'word',
    leading: true,
    digitsMin: 1,
    expression: /[CFGHJKLMNPRTVWXYZ][CFGHJKLMNPRTVWXYZ0-9]{8}/y,
    valid: (value) => digitsOf(value).length >= 1,
    proof: 'context',
    words: PASSPORT_WORDS,
    reach: 40,
  },
];

/** Driving licences: by the word, and the British form by itself. */
export const DRIVER_LICENSE_RULES: readonly Rule[] = [
  {
    name: 'driving licence number',
    kind: 'DRIVER_LICENSE',
    leads: true,
    at: 'both',
    leading: true,
    digitsMin: 4,
    expression: /(?:[A-Z]{1,5}[ -]?|[a-z]{1,3})?\d[A-Za-z0-9]{0,18}(?:[ -]\d[A-Za-z0-9]{0,8}){0,4}/y,
    valid: (value) => digitsOf(value).length >= 4 && value.length >= 6 && value.length <= 20 && lettersIn(value) <= 9,
    proof: 'context',
    words: LICENSE_WORDS,
    reach: 40,
  },
  {
    name: 'GB driving licence',
    kind: 'DRIVER_LICENSE',
    at: 'word',
    digitsMin: 1,
    expression: /[A-Z]{1,5}9{0,4}\d(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])\d[A-Z9]{2}\d[A-Z]{2}/y,
    valid: (value) => value.length === 16,
    proof: 'form',
    words: LICENSE_WORDS,
  },
];

/** Plates: letters and digits beside the word, a form of a country beside a word for vehicles; few by form alone. */
export const LICENSE_PLATE_RULES: readonly Rule[] = [
  {
    name: 'plate',
    kind: 'LICENSE_PLATE',
    leads: true,
    at: 'both',
    leading: true,
    digitsMin: 1,
    expression: /[A-Z0-9]{1,4}(?:[ -][A-Z0-9]{1,4}){1,3}|[A-Z0-9]{4,8}/y,
    valid: (value) => digitsOf(value).length >= 1 && lettersIn(value) >= 1 && value.length >= 4 && value.length <= 9,
    proof: 'context',
    words: PLATE_WORDS,
    onlyBefore: true,
    reach: 32,
  },
  ...LABELLED_PLATES.map(
    (expression): Rule => ({
      name: 'plate of a country behind its label',
      kind: 'LICENSE_PLATE',
      leads: true,
      at: 'both',
      leading: true,
      digitsMin: 1,
      expression,
      valid: mayBePlate,
      proof: 'context',
      words: PLATE_WORDS,
      onlyBefore: true,
      reach: 24,
    }),
  ),
  {
    name: 'plate by its form',
    kind: 'LICENSE_PLATE',
    leads: true,
    at: 'both',
    leading: true,
    digitsMin: 2,
    expression: SURE_PLATE,
    proof: 'form',
    words: VEHICLE_WORDS,
  },
  ...PLATE_EXPRESSIONS.map(
    (expression): Rule => ({
      name: 'plate of a country',
      kind: 'LICENSE_PLATE',
      leads: true,
      at: 'both',
      leading: true,
      digitsMin: 1,
      expression,
      valid: mayBePlate,
      proof: 'context',
      words: VEHICLE_WORDS,
      reach: 40,
    }),
  ),
  {
    name: 'plate of a country right behind a vehicle',
    kind: 'LICENSE_PLATE',
    leads: true,
    at: 'both',
    leading: true,
    digitsMin: 1,
    expression: WEAK_PLATE,
    valid: mayBePlate,
    proof: 'context',
    words: RIGHT_BEHIND_VEHICLE,
    onlyBefore: true,
    reach: 24,
  },
];

const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_VALUES = '12345678123457923456789';

// The check digit at the ninth place (49 CFR 565.15); only North American makers must set it.
function isCheckedVin(vin: string): boolean {
  const digits = vin.replace(/[A-Z]/g, (letter) => VIN_VALUES.charAt(VIN_LETTERS.indexOf(letter)));
  const rest = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return vin.charAt(8) === (rest === 10 ? 'X' : String(rest)) && lettersIn(vin) >= 3 && /\d{4}$/.test(vin);
}

/** Vehicle identification numbers (ISO 3779): by the word, or by the North American check digit. */
export const VIN_RULES: readonly Rule[] = [
  {
    name: 'VIN with its check digit',
    kind: 'VIN',
    at: 'word',
    digitsMin: 1,
    expression: /[A-HJ-NPR-Z0-9]{17}/y,
    valid: isCheckedVin,
    proof: 'form',
    words: VIN_WORDS,
  },
  {
    name: 'VIN',
    kind: 'VIN',
    at: 'word',
    digitsMin: 1,
    expression: /[A-HJ-NPR-Z0-9]{17}/iy,
    valid: (value) => digitsOf(value).length >= 3 && lettersIn(value) >= 2,
    proof: 'context',
    words: VIN_WORDS,
  },
];

import { listedBits } from '../../names/name-bits.ts';
import { COMMON } from '../../names/word-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords } from '../../text/context-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { fillsCodeCell } from './code-cell.ts';
import { isPlate, isStrongPlate } from './plate-formats.ts';

/** Whether a value in the format of a number plate, beside a word for vehicles, is the number of a part or the like. */
export function isOtherThanPlate(scanned: ScannedText, { start, end }: TextRange): boolean {
  return (
    CODE_KEY.test(textBefore(scanned.lower, start, KEY_REACH)) ||
    isAfterPart(scanned, { start, end }) ||
    isOfWords(scanned.text.slice(start, end)) ||
    fillsCodeCell(scanned, { start, end })
  );
}

/** Whether what is written like a plate in lower case consists of words and a number: "hij om 14", "al 112 y". */
export function isOfWords(written: string): boolean {
  const words = written.split(' ').filter((word) => /^[a-z]+$/.test(word));
  return (
    written.includes(' ') &&
    words.some((word) => word.length > 1) &&
    words.every((word) => (listedBits(word) & COMMON) !== 0)
  );
}

/** Whether letters and digits, given also without their signs, can be a plate in a field for one. */
export const canBePlate = (compact: string, written: string): boolean =>
  compact.length >= 4 &&
  compact.length <= 9 &&
  /\d/.test(compact) &&
  /[A-Za-z]/.test(compact) &&
  !NO_PLATE.test(written);

// "code: RN-114", "route=NO-12": a key for something else directly before the value.
const CODE_KEY =
  /(?:^|[^a-z])(?:code|codigo|codice|kod|ref|id|sku|seal|container|route|ruta|tour|tournee|rota|line|linie|ligne|linea|linha|job|order|task|gate|dock|zone|series|serie)["']?(?:=|: ?)["']?$/;
const KEY_REACH = 16;

// "panne AB-123-CD", "Däck ABC 123": faults and parts that are also written down with the vehicle's plate, so a
// complete plate after them counts.
function isAfterPart({ text, lower }: ScannedText, { start, end }: TextRange): boolean {
  const before = textBefore(lower, start, PART_REACH);
  const written = text.slice(start, end);
  return AFTER_PART.test(before) || (AFTER_FAULT.test(before) && !isWholePlate(written, before));
}

function isWholePlate(written: string, before: string): boolean {
  const { length } = written.replace(/[^A-Za-z0-9]/g, '');
  return (
    (length >= 6 && isStrongPlate(written)) ||
    (length >= 7 && isPlate(written) && POLISH.test(before)) ||
    (/^[A-Z]{3} ?\d{3}$/.test(written) && SWEDISH.test(before))
  );
}

const POLISH = /(?:akumulator|opon|felg|awari|usterk)[a-z]{0,4}[ :]{1,2}$/;
const SWEDISH = /(?:dack|larm|fel)[ :]{1,2}$/;

// "2 rivets", "520 x 110": a number of things, a size.
const NO_PLATE = /(?:^| )[a-z]{4,}(?: |$)|^\d{1,4} ?x ?\d{1,4}$/;

// Parts of vehicles and machines, devices, papers, trains and flights: directly before a number, such a word says what
// the number belongs to.
const PARTS = contextWords({
  en: 'part,parts,filter*,belt*,chain,bolt*,screw*,seal*,gasket*,bearing*,roller*,hose*,nozzle*,valve*,sensor*,switch*,relay*,fuse*,bulb*,lamp*,pump*,cable*,plug*,shelf,coupling,axle*,printer*,reader*,display*,scanner*,rfid tag,form,error*,series,handbook,manual,train,flight*,drawing',
  de: '*filter,zundkerze*,bremsscheibe*,bremsbelag*,*riemen,dichtung*,schraube*,kugellager,pumpe*,*pumpe,*ventil,*schalter,relais,sicherung*,ladegerat*,drucker*,leser*,*teil,*teile,artikel*,fehler*,formular*,vordruck*,handbuch*,kostenstelle*,grosse,baureihe,serie,flug,zeichnung*',
  fr: 'filtre*,courroie*,joint*,pompe*,vanne*,capteur*,interrupteur*,fusible*,ampoule*,chargeur*,bougie*,plaquette*,roulement*,lecteur*,borne*,imprimante*,piece*,formulaire*,imprime*,erreur*,train,vol',
  es: 'filtro*,correa*,junta*,bomba*,valvula*,interruptor*,bombilla*,cargador*,bujia*,pastilla*,rodamiento*,lector*,impresora*,pieza*,repuesto*,formulario*,impreso*,fallo*,enganche*,tren,vuelo',
  it: 'filtro,filtri,cinghia*,guarnizion*,pompa*,valvola*,sensore*,interruttore*,fusibil*,lampad*,candel*,pastigli*,cuscinett*,lettore*,stampant*,pezzo*,ricambi*,modulo*,errore*,treno,volo',
  nl: '*filter,riem,*riem,*snaar,pakking*,pomp*,klep,schakelaar*,zekering*,lader*,bougie*,remblok*,remschijf*,lezer*,onderdeel*,onderdelen,formulier*,trein,vlucht',
  pt: 'filtro*,correia*,vedante*,bomba*,valvula*,interruptor*,fusivel*,lampada*,carregador*,pastilha*,rolamento*,leitor*,impressora*,peca*,formulario*,falha*,comboio,voo',
  pl: 'filtr*,pasek,paska*,uszczelk*,pomp*,zawor*,czujnik*,wylacznik*,bezpiecznik*,zarowk*,ladowark*,lozysk*,czytnik*,drukark*,czesc*,formularz*,druk,pociag*,lot',
  sv: '*filter,*rem,packning*,pump*,ventil*,givare*,brytare*,sakring*,laddare*,tandstift*,bromsbelagg*,bromsskiv*,lasare*,skrivare*,reservdel*,blankett*,felkod*,tag,flyg',
});
// Faults, and parts of one vehicle that a workshop or a breakdown service writes down with its plate.
const FAULTS = contextWords({
  en: 'batter*,charger*,camera*,fault*,alarm*',
  de: 'batterie*,felge*,kamera*,*storung,storung*,alarm*,zug',
  fr: 'batterie*,jante*,defaut*,panne*,alarme*',
  es: 'bateria*,llanta*,camara*,averia*',
  it: 'batteria*,cerchi*,telecamer*,guasto*,allarme*',
  nl: 'accu*,velg*,storing*,camera*',
  pt: 'bateria*,pneu*,avaria*,camara*',
  pl: 'kamer*,bateri*,akumulator*,opon*,felg*,awari*,usterk*',
  sv: 'batteri*,dack*,falg*,kamera*,larm*,fel',
});
// The end of the word, another short word such as the name of a series, and a space, a dash or a colon.
const directlyAfter = ({ source }: RegExp): RegExp =>
  compileExpression(`(?:${source})[a-z]{0,8}(?: [a-z]{2,5}(?=-))?[ :-]{1,2}$`, '');
const AFTER_PART = directlyAfter(PARTS);
const AFTER_FAULT = directlyAfter(FAULTS);
const PART_REACH = 32;

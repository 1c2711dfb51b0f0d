import { COMMON, listedBits } from '../../names/name-bits.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords } from '../../text/context-expression.ts';
import type { ScannedText } from '../../text/scanned-text.ts';
import { textBefore } from '../../text/text-beside.ts';
import type { TextRange } from '../../text/text-range.ts';
import { fillsCodeCell } from './code-cell.ts';

/** Whether a value in the format of a number plate, beside a word for vehicles, is the number of a part or the like. */
export function isOtherThanPlate(scanned: ScannedText, { start, end }: TextRange): boolean {
  return (
    AFTER_PART.test(textBefore(scanned.lower, start, PART_REACH)) ||
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

// "2 rivets", "520 x 110": a number of things, a size.
const NO_PLATE = /(?:^| )[a-z]{4,}(?: |$)|^\d{1,4} ?x ?\d{1,4}$/;

// Parts of vehicles and machines, devices, papers, faults, and what runs to a timetable: directly before a number, they
// say whose it is.
const PARTS = contextWords({
  en: 'part,parts,filter*,belt*,chain,bolt*,screw*,seal*,gasket*,bearing*,roller*,hose*,nozzle*,valve*,sensor*,switch*,relay*,fuse*,bulb*,lamp*,batter*,charger*,pump*,cable*,plug*,shelf,coupling,axle*,camera*,printer*,reader*,display*,scanner*,rfid tag,form,error*,fault*,alarm*,series,handbook,manual,train,flight*,drawing',
  de: '*filter,zundkerze*,bremsscheibe*,bremsbelag*,*riemen,dichtung*,schraube*,kugellager,pumpe*,*pumpe,*ventil,*schalter,relais,sicherung*,batterie*,ladegerat*,felge*,kamera*,drucker*,leser*,*teil,*teile,artikel*,storung*,fehler*,alarm*,formular*,vordruck*,handbuch*,kostenstelle*,grosse,baureihe,serie,flug,zug,zeichnung*',
  fr: 'filtre*,courroie*,joint*,pompe*,vanne*,capteur*,interrupteur*,fusible*,ampoule*,batterie*,chargeur*,jante*,bougie*,plaquette*,roulement*,lecteur*,borne*,imprimante*,piece*,formulaire*,imprime*,defaut*,erreur*,panne*,alarme*,train,vol',
  es: 'filtro*,correa*,junta*,bomba*,valvula*,interruptor*,bombilla*,bateria*,cargador*,llanta*,bujia*,pastilla*,rodamiento*,lector*,camara*,impresora*,pieza*,repuesto*,formulario*,impreso*,averia*,fallo*,enganche*,tren,vuelo',
  it: 'filtro,filtri,cinghia*,guarnizion*,pompa*,valvola*,sensore*,interruttore*,fusibil*,lampad*,batteria*,cerchi*,candel*,pastigli*,cuscinett*,lettore*,telecamer*,stampant*,pezzo*,ricambi*,modulo*,guasto*,errore*,allarme*,treno,volo',
  nl: '*filter,riem,*riem,*snaar,pakking*,pomp*,klep,schakelaar*,zekering*,accu*,lader*,velg*,bougie*,remblok*,remschijf*,lezer*,onderdeel*,onderdelen,formulier*,storing*,trein,vlucht',
  pt: 'filtro*,correia*,vedante*,bomba*,valvula*,interruptor*,fusivel*,lampada*,bateria*,carregador*,pneu*,pastilha*,rolamento*,leitor*,impressora*,peca*,formulario*,avaria*,falha*,comboio,voo',
  pl: 'filtr*,pasek,paska*,uszczelk*,pomp*,zawor*,czujnik*,wylacznik*,bezpiecznik*,zarowk*,bateri*,akumulator*,ladowark*,opon*,felg*,lozysk*,czytnik*,kamer*,drukark*,czesc*,formularz*,druk,awari*,usterk*,pociag*,lot',
  sv: '*filter,*rem,packning*,pump*,ventil*,givare*,brytare*,sakring*,batteri*,laddare*,dack*,falg*,tandstift*,bromsbelagg*,bromsskiv*,lasare*,kamera*,skrivare*,reservdel*,blankett*,fel,felkod*,larm*,tag,flyg',
});
// The end of the word, another short word such as the name of a series, and a space, a dash or a colon.
const AFTER_PART = compileExpression(`(?:${PARTS.source})[a-z]{0,8}(?: [a-z]{2,5}(?=-))?[ :-]{1,2}$`, '');
const PART_REACH = 32;

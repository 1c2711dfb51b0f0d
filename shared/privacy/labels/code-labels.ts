import { phraseSet } from '../word-set.ts';
import { labelWords } from './labels.ts';

// Headings of columns whose cells are numbers of things, with any signs between their words, written as in labels.ts.
const CODES = phraseSet(
  `id,code,codes,sku,ref,ref no,reference,reference no,item,item no,item code,order,order no,order nr,order number,order id,ticket,ticket no,ticket id,case,case no,case id,file no,
    part,part no,part number,article,article no,product,product code,product id,stock code,batch,batch no,lot,lot no,serial,serial no,serial number,invoice,invoice no,job,job no,asset,asset id,vat,vat no,vat number,
    pos,artnr,art nr,artikelnr,artikelnummer,artikel,bestellnr,bestellnummer,auftrag,auftragsnr,auftragsnummer,beleg,belegnr,vorgang,vorgangsnr,teilenr,teilenummer,sachnr,charge,kostenstelle,aktenzeichen,az,rechnungsnr,rechnungsnummer,ust idnr,ust id,
    no commande,n commande,numero commande,commande,dossier,n dossier,no dossier,reference article,code article,facture,n facture,siret,siren,
    codigo,referencia,pedido,n pedido,num pedido,expediente,n expediente,articulo,lote,albaran,factura,n factura,cif,
    codice,rif,riferimento,ordine,n ordine,articolo,codice articolo,lotto,commessa,pratica,n pratica,ddt,fattura,piva,p iva,partita iva,cf piva,p iva cf,
    ordernr,ordernummer,bestelnr,bestelnummer,referentie,zaaknr,zaaknummer,dossiernr,bon,bonnr,factuur,factuurnr,btw nr,kvk,
    encomenda,n encomenda,artigo,processo,n processo,guia,fatura,n fatura,nipc,
    kod,indeks,symbol,nr zamowienia,zamowienie,nr kat,nr sprawy,partia,faktura,nr faktury,nip,regon,
    order nr,arende,arendenr,arendenummer,artnr,parti,partinr,fakturanr,org nr,orgnr,organisationsnummer`,
);

/** Whether the heading of a column says that its cells are numbers of things: orders, articles, cases, firms. */
export const isCodeLabel = (label: string): boolean => CODES.has(labelWords(label));

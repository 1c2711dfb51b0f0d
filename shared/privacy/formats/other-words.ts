import { wordList } from './vocabulary.ts';

const INSURANCE_AND_BATCHES = {
  en: 'policy no,policy number,policy nr,policy ref,claim no,claim number,claim ref,contract nr',
  de: 'police nr,police nummer,policen nr*,policennr*,policennummer*,versicherungsschein nr*,versicherungsscheinnr*,versicherungsscheinnummer*,los nr,losnr*,losnummer*,chargen nr*,chargennr*,lieferschein nr*,lieferscheinnr*,vertrag nr',
  fr: 'police n,police no,police numero,police d assurance n,contrat n,contrat no,contrat numero,bon de livraison n',
  es: 'lote n,lote no,lote numero,contrato n,contrato no,contrato numero,albaran n,siniestro n',
  it: 'polizza n,polizza numero,polizza nr,contratto n,contratto numero,bolla n,ddt n,sinistro n,sinistro numero,partita n',
  nl: 'polis nr,polisnummer*,partijnr*,partijnummer*,partij nr,schadenummer*,contract nr,contractnr*,pakbonnr*,pakbonnummer*',
  pt: 'lote n,lote no,lote numero,contrato n,contrato no,contrato numero,guia n,guia de remessa n,sinistro n,sinistro numero',
  pl: 'polisa nr,polisa numer,polisy nr,polise nr,numer polisy,nr polisy,seria nr,nr serii,numer serii,nr partii,numer partii,umowa nr,umowa numer',
  sv: 'forsakring nr,forsakringsnr*,forsakringsnummer*,forsakringsbrev nr,skadenummer*,skada nr,skadearende nr,avtal nr,avtalsnr*,parti nr,partinr*,partinummer*,batchnr*,batchnummer*,satsnr*,satsnummer*,foljesedel nr',
  other: 'police nr*,policenr*,policenummer*,pojistka c,pojistna smlouva c,vakuutus nro,vakuutusnumero*',
};
const NUMBERS = {
  en: `o ring,quoting,quote,order,orders,order number,order no,order id,purchase order,po number,invoice*,version,versions,release,releases,build,builds,serial,serial number,
    serial no,sku,isbn,issn,ean,upc,gtin,part no,part number,ticket,tracking*,shipment,parcel,commit*,revision,model,article,catalog*,batch,lot,
    transaction id,request id,trace id,session id,error code,checksum,hash,sha,md5,uuid,guid,timestamp,epoch,
    coordinate*,latitude,longitude,lat,lon,lng,rfc,doi,arxiv,pmid,issue,port,offset,size,bytes,
    aws,arn,imei,charity no,charity number,vat,vat no,vat reg,zip,zip code,postcode,customer no,customer number,client no,client number,member no,member number,membership number,contract no,contract number,case no,case number,docket,file no,file number,company no,company number,registered in,england and wales,england & wales,grant no,grant agreement,registered no,holding no,holding number,barcode,asin,product*`,
  de: `transaktions nr*,transaktionsnr*,transaktionsnummer*,transaktions id,beleg nr*,belegnr*,belegnummer*,kundennummer*,kundennr*,kunden nr,mitgliedsnummer*,mitgliedsnr*,vertragsnummer*,vertragsnr*,bestellung*,bestellnummer*,auftrag*,rechnung*,rechnungsnummer*,seriennummer*,seriennr*,artikel*,artikelnummer*,ersatzteil*,teilenummer*,teilenr*,bauteilnummer*,materialnummer*,sachnummer*,sendung*,vorgang*,aktenzeichen*,
    bestell*,charge*,plz,postleitzahl*,mwst*`,
  fr: 'numero client,numero de client,n° client,numero de contrat,commande*,numero de commande,facture*,serie,numero de serie,colis,suivi,article*,dossier,tva,code postal',
  es: 'numero de operacion,numero de transaccion,id de transaccion,exp,exp.,numero de cliente,numero de contrato,pedido*,numero de pedido,factura*,serie,numero de serie,envio,seguimiento,articulo*,expediente',
  it: 'id transazione,numero transazione,codice cliente,numero cliente,numero di contratto,ordine*,numero ordine,fattura*,seriale,numero di serie,spedizione,articolo*,pratica,lotto',
  nl: 'transactienr*,transactienummer*,transactie id,klantnummer*,klantnr*,lidnummer*,contractnummer*,bestelling*,bestelnummer*,factuur*,factuurnummer*,serienummer*,serienr*,zending*,artikel*,onderdeel*,onderdelen*,dossier,dossiers,dossiernr*,dossiernummer*',
  pt: 'entidade,entidade credora,numero da transacao,id da transacao,nipc,numero do cliente,encomenda*,pedido*,fatura*,numero de serie,envio,rastreio,artigo*,processo',
  sv: 'transaktions nr*,transaktionsnr*,transaktionsnummer*,transaktions id,kundnummer*,kundnr*,medlemsnummer*,avtalsnummer*,order*,ordernr*,arende*,arendenr*,diarienr*,faktura*,fakturanr*,artikelnr*,artikelnummer*,reservdel*,detaljnummer*,detaljnr*,bankgiro*,plusgiro*,org.nr,orgnr*,organisationsnummer*,kolli*',
  other:
    'cep,ico,dic,y tunnus,cui,adoszam,btw nr,siren,siret,rcs,hrb,zvr,zvr zahl,dvr,hra,krs,regon,nip,kvk,cvr,cif,p. iva,partita iva,ust idnr*,uid nr*,schadennr*,schadennummer*,schaden nr,sinistre*,siniestro*,poliza*,apolice*,polisnr*,szkoda nr,skadenr*,bdo,duns,lei,cve*',
  pl: 'nr transakcji,numer transakcji,id transakcji,nr listu,numer listu,nr ewid*,nr przesylki,numer klienta,nr klienta,numer umowy,nr umowy,zamowieni*,faktur*,numer seryjny,nr seryjny,przesylk*,artykul*,partia,nr kat*,nr czesci,numer czesci,czesc nr',
};

// What identifies anything, or has short numbers.
const GENERIC = {
  en: 'id,page,pages,chapter,section,figure,table,line,reference,ref,item,amount,total,price,quantity,qty',
  de: 'betrag,preis,summe,seite,kapitel,abschnitt,abbildung,tabelle,zeile',
  fr: 'prix,montant,page,chapitre,figure,tableau,ligne,reference*',
  es: 'precio,importe,pagina,capitulo,figura,tabla,referencia*',
  it: 'riferimento*,prezzo,importo,pagina,capitolo,figura,tabella',
  nl: 'referentie*,prijs,bedrag,pagina,hoofdstuk,figuur,tabel',
  pt: 'referencia*,preco,valor,pagina,capitulo,figura,tabela',
  pl: 'referencj*,cena,kwota,strona,rozdzial,rysunek,tabela',
};

/** Words for numbers of things rather than persons. A number that comes shortly after one of them is not removed. */
export const NOT_PERSONAL = wordList(INSURANCE_AND_BATCHES, NUMBERS, GENERIC);

/** `NOT_PERSONAL` without words such as "ID" and "page", which say nothing against a number that passes a check. */
export const NUMBERS_OF_THINGS = wordList(INSURANCE_AND_BATCHES, NUMBERS);

import { contextWords } from '../text/context-expression.ts';

const INSURANCE_AND_BATCHES = {
  // "Policy" alone is also a rule, and "Police" who is called for help.
  en: 'policy no,policy number,policy nr,policy ref,under policy,our policy,insurance policy,claim no,claim number,claim ref,contract nr',
  de: 'police nr,police nummer,policen nr*,policennr*,policennummer*,police mit nr,versicherungspolice*,versicherungsschein*,los nr,losnr*,losnummer*,chargen nr*,chargennr*,lieferschein*,vertrag nr',
  fr: 'police n,police no,police numero,police d assurance,contrat n,contrat no,contrat numero,bon de livraison',
  es: 'lote n,lote no,lote numero,contrato n,contrato no,contrato numero,albaran*',
  it: 'polizza*,contratto n,contratto numero,bolla,bolla n,ddt,sinistro n,sinistro numero,partita n',
  nl: 'polis,polisnummer*,partijnr*,partijnummer*,partij nr,schadenummer*,contract nr,contractnr*,pakbon*',
  pt: 'lote n,lote no,lote numero,contrato n,contrato no,contrato numero,guia n,guia de remessa,guia de transporte,sinistro n,sinistro numero',
  pl: 'polisa*,polisy,polise,polisie,seria nr,nr serii,numer serii,nr partii,numer partii,umowa nr,umowa numer',
  sv: 'forsakring nr,forsakringsnr*,forsakringsnummer*,forsakringsbrev*,skadenummer*,skada nr,skadearende*,avtal nr,avtalsnr*,parti nr,partinr*,partinummer*,batchnr*,batchnummer*,satsnr*,satsnummer*,foljesedel*',
  other: 'police nr*,policenr*,policenummer*,pojistka,pojistna smlouva,pojistne smlouvy,vakuutus nro,vakuutusnumero*',
} as const;

/** Words for numbers of things rather than persons: a number shortly after one of them is not removed. */
export const NOT_PERSONAL = contextWords(INSURANCE_AND_BATCHES, {
  en: `quoting,quote,order,orders,order number,order no,order id,purchase order,po number,invoice*,version,versions,release,releases,build,builds,serial,serial number,
    serial no,sku,isbn,issn,ean,upc,gtin,part no,part number,ticket,tracking*,shipment,parcel,commit*,revision,model,article,item,catalog*,batch,lot,
    transaction id,request id,trace id,session id,error code,checksum,hash,sha,md5,uuid,guid,id,timestamp,epoch,price,amount,total,quantity,qty,
    coordinate*,latitude,longitude,lat,lon,lng,page,pages,chapter,section,figure,table,line,rfc,doi,arxiv,pmid,issue,port,offset,size,bytes,
    aws,arn,imei,charity no,charity number,vat,vat no,vat reg,zip,zip code,postcode,reference,ref,customer no,customer number,client no,client number,member no,member number,membership number,contract no,contract number,case no,case number,docket,file no,file number,company no,company number,registered in,registered no,holding no,holding number,barcode,asin,product*`,
  de: `transaktions nr*,transaktionsnr*,transaktionsnummer*,transaktions id,beleg nr*,belegnr*,belegnummer*,kundennummer*,kundennr*,kunden nr,mitgliedsnummer*,mitgliedsnr*,vertragsnummer*,vertragsnr*,bestellung*,bestellnummer*,auftrag*,rechnung*,rechnungsnummer*,seriennummer*,seriennr*,artikel*,artikelnummer*,sendung*,vorgang*,aktenzeichen*,
    bestell*,betrag,preis,summe,seite,kapitel,abschnitt,abbildung,tabelle,zeile,charge*,plz,postleitzahl*,mwst*`,
  fr: 'numero client,numero de client,n° client,numero de contrat,commande*,numero de commande,facture*,serie,numero de serie,colis,suivi,reference*,prix,montant,page,chapitre,figure,tableau,ligne,article*,dossier,tva,code postal',
  es: 'numero de operacion,numero de transaccion,id de transaccion,exp,exp.,numero de cliente,numero de contrato,pedido*,numero de pedido,factura*,serie,numero de serie,envio,seguimiento,referencia*,precio,importe,pagina,capitulo,figura,tabla,articulo*,expediente',
  it: 'id transazione,numero transazione,codice cliente,numero cliente,numero di contratto,ordine*,numero ordine,fattura*,seriale,numero di serie,spedizione,riferimento*,prezzo,importo,pagina,capitolo,figura,tabella,articolo*,pratica,lotto',
  nl: 'transactienr*,transactienummer*,transactie id,klantnummer*,klantnr*,lidnummer*,contractnummer*,bestelling*,bestelnummer*,factuur*,factuurnummer*,serienummer*,serienr*,zending*,referentie*,prijs,bedrag,pagina,hoofdstuk,figuur,tabel,artikel*,dossier*',
  pt: 'numero da transacao,id da transacao,nipc,numero do cliente,encomenda*,pedido*,fatura*,numero de serie,envio,rastreio,referencia*,preco,valor,pagina,capitulo,figura,tabela,artigo*,processo',
  sv: 'transaktions nr*,transaktionsnr*,transaktionsnummer*,transaktions id,kundnummer*,kundnr*,medlemsnummer*,avtalsnummer*,order*,ordernr*,arende*,arendenr*,diarienr*,faktura*,fakturanr*,artikelnr*,bankgiro*,plusgiro*,org.nr,orgnr*,organisationsnummer*,kolli*',
  other:
    'cep,btw nr,siren,siret,rcs,hrb,hra,krs,regon,nip,kvk,cvr,cif,p. iva,partita iva,ust idnr*,uid nr*,schadennr*,schadennummer*,schaden nr,sinistre*,siniestro*,poliza*,apolice*,polisnr*,szkoda nr,skadenr*,bdo,duns,lei,cve*',
  pl: 'nr transakcji,numer transakcji,id transakcji,nr listu,numer listu,nr ewid*,nr przesylki,numer klienta,nr klienta,numer umowy,nr umowy,zamowieni*,faktur*,numer seryjny,nr seryjny,przesylk*,referencj*,cena,kwota,strona,rozdzial,rysunek,tabela,artykul*,partia,nr kat*',
});

import { contextWords } from '../text/context-expression.ts';

/** Words that name numbers of things, not of persons: what follows them closely is left in the text. */
export const NOT_PERSONAL = contextWords({
  en: `order,orders,order number,order no,order id,purchase order,po number,invoice*,version,versions,release,releases,build,builds,serial,serial number,
    serial no,sku,isbn,issn,ean,upc,gtin,part no,part number,ticket,tracking*,shipment,parcel,commit*,revision,model,article,item,catalog*,batch,lot,
    transaction id,request id,trace id,session id,error code,checksum,hash,sha,md5,uuid,guid,id,timestamp,epoch,price,amount,total,quantity,qty,
    coordinate*,latitude,longitude,lat,lon,lng,page,pages,chapter,section,figure,table,line,rfc,doi,arxiv,pmid,issue,port,offset,size,bytes,
    aws,arn,imei,charity no,charity number,vat,vat no,vat reg,zip,zip code,postcode,reference,ref,case no,case number,docket,barcode,asin,product*`,
  de: `bestellung*,bestellnummer*,auftrag*,rechnung*,rechnungsnummer*,seriennummer*,artikel*,artikelnummer*,sendung*,vorgang*,aktenzeichen*,
    bestell*,betrag,preis,summe,seite,kapitel,abschnitt,abbildung,tabelle,zeile,charge*,plz,postleitzahl*,mwst*`,
  fr: 'commande*,numero de commande,facture*,serie,numero de serie,colis,suivi,reference*,prix,montant,page,chapitre,figure,tableau,ligne,article*,dossier,tva,code postal',
  es: 'pedido*,numero de pedido,factura*,serie,numero de serie,envio,seguimiento,referencia*,precio,importe,pagina,capitulo,figura,tabla,articulo*,expediente',
  it: 'ordine*,numero ordine,fattura*,seriale,numero di serie,spedizione,riferimento*,prezzo,importo,pagina,capitolo,figura,tabella,articolo*,pratica',
  nl: 'bestelling*,bestelnummer*,factuur*,factuurnummer*,serienummer*,zending*,referentie*,prijs,bedrag,pagina,hoofdstuk,figuur,tabel,artikel*,dossier*',
  pt: 'encomenda*,pedido*,fatura*,numero de serie,envio,rastreio,referencia*,preco,valor,pagina,capitulo,figura,tabela,artigo*,processo',
  sv: 'order*,ordernr*,arende*,arendenr*,diarienr*,faktura*,fakturanr*,artikelnr*,bankgiro*,plusgiro*,org.nr,orgnr*,organisationsnummer*,kolli*',
  other:
    'cep,btw nr,siren,siret,rcs,hrb,hra,krs,regon,nip,kvk,cvr,cif,p. iva,partita iva,ust idnr*,uid nr*,schadennr*,schadennummer*,schaden nr,sinistre*,siniestro*,poliza*,apolice*,polisnr*,szkoda nr,skadenr*,bdo,duns,lei,cve*',
  pl: 'zamowieni*,faktur*,numer seryjny,przesylk*,referencj*,cena,kwota,strona,rozdzial,rysunek,tabela,artykul*,partia',
});

import { phraseSet } from '../word-set.ts';

// Things have names too: a name beside one of these labels does not count as a person's.
const OF_THINGS = phraseSet(
  `sku,artigo,articulo,articolo,towar,bezeichnung,designation,denominazione,denominacion,benamning,ean,upc,isbn,asin,price,qty,quantity,stock,batch,lot,product,item,article,model,version,build,category,unit price,weight,color,colour,size,file,path,type,
  artikel,artikelnr,preis,menge,marke,modell,produkt,version,gewicht,farbe,produit,prix,quantite,gamme,marque,modele,couleur,poids,produto,preco,quantidade,versao,modelo,cor,
  producto,precio,cantidad,marca,prodotto,prezzo,quantita,modello,colore,peso,produkt,cena,ilosc,model,marka,pris,antal,vara,artikelnummer,prijs,aantal,merk,kleur,maat,
  brand,brands,make,manufacturer,maker,producer,hersteller,produzent,marken,sorte,schiff,zug,linie,wein,band,verlag,verein,krankenkasse,versicherung,versicherer,spediteur,
  fabricant,producteur,marques,enseigne,train,navire,vin,cepage,editeur,assureur,fabricante,productor,tren,barco,vino,editorial,aseguradora,variedad,fabbricante,produttore,marchio,
  treno,nave,vitigno,vigneto,editore,compagnia,assicurazione,fabrikant,producent,trein,schip,wijn,uitgever,verzekeraar,produtor,comboio,navio,vinho,casta,editora,seguradora,
  transportadora,pociag,statek,wino,wydawnictwo,ubezpieczyciel,tillverkare,tag,fartyg,vin,forlag,forsakringsbolag,varumarke,wine,ship,vessel,publisher,insurer,variety,breed,team,club,
  vehicle,vehicule,vehiculo,veicolo,voertuig,viatura,pojazd,fordon,fahrzeug,car,auto,voiture,coche,carro,samochod,bil,hotel,bank,banque,banco,banca,
  razon social,ragione sociale,raison sociale,firmenname,bedrijfsnaam,denominacao social,nazwa firmy,foretagsnamn,company name,siret,siren,cif,partita iva,vat,kvk,hrb,krs,regon,org nr,
  supplier,suppliers,vendor,vendors,lieferant,lieferanten,fournisseur,fournisseurs,proveedor,proveedores,fornitore,fornitori,leverancier,leveranciers,fornecedor,fornecedores,
  dostawca,dostawcy,leverantor,leverantorer,leverandor,material,materiaal,materiale,materiali,materiaux,materiel,materiais,materialien,materialer,medication,medikation,medikamente,medicatie,medicacion,medicacao,medicazione,terapia,
  traitement,leki,lek,lakemedel,medicinering,farmaci,arzneimittel,tjanst,e tjanst,cuvee,ferry,fahre,traghetto,veerboot,farja`,
);

/** Whether a label belongs to things rather than to persons. */
export function isThingLabel(words: string): boolean {
  return OF_THINGS.has(words);
}

const OF_PLACES = phraseSet(
  `city,town,place,country,region,state,location,site,destination,origin,branch,stadt,ort,land,standort,filiale,bundesland,ville,commune,pays,lieu,localite,agence,ciudad,municipio,
  pais,provincia,localidad,lugar,sede,citta,comune,paese,luogo,filiale,stad,plaats,gemeente,vestiging,herkomst,bestemming,cidade,concelho,localidade,distrito,destino,origem,filial,
  ward,station,stop,school,room,hall,street,bahnhof,haltestelle,schule,raum,werk,klinik,gare,arret,ecole,salle,rue,plage,usine,estacion,parada,colegio,calle,embalse,playa,rio,fiume,
  stazione,fermata,scuola,aula,via,spiaggia,halte,school,zaal,straat,gemaal,polder,estacao,paragem,escola,rua,praia,barragem,herkunft,origen,provenienza,provenance,pochodzenie,ursprung,stacja,przystanek,szkola,sala,ulica,rzeka,hallplats,
  skola,sal,gata,strand,depot,lager,entrepot,almacen,magazzino,magazijn,armazem,magazyn,warehouse,plant,centre,center,comune,distretto,zona,zone,
  miasto,miejscowosc,kraj,oddzial,gmina,ort,kommun,lan,plats,kontor,avgang,transporteur,transportista,corriere,carrier,transportor`,
);

/** Whether a label belongs to places or carriers, whose names are not those of persons either. */
export function isPlaceLabel(words: string): boolean {
  return OF_PLACES.has(words);
}

// Parts in a choir or an orchestra: "basso", "Alt". The rest of such a table is about persons.
const OF_PARTS = phraseSet(
  'voice,voice part,stimme,stimmlage,stimmgruppe,voix,pupitre,voz,cuerda,voce,voci,stem,stemgroep,stemsoort,naipe,glos,stamma,roststamma,stemme,instrument,instrumento,strumento',
);

/** Whether a label belongs to parts in a choir or an orchestra. */
export function isPartLabel(words: string): boolean {
  return OF_PARTS.has(words);
}

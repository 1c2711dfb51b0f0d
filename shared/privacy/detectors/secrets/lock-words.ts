import { contextWords, type WordsByLanguage } from '../../text/context-expression.ts';

const ALARM_WORDS: WordsByLanguage = {
  en: 'alarm',
  de: 'alarmanlage*',
  fr: 'alarme',
  es: 'alarma',
  it: 'allarme',
  nl: 'alarminstallatie',
  pt: 'alarme',
  pl: 'alarmu',
  sv: 'larmet,larm,larmpanel*,alarmen',
};

/** Words for an alarm, which has a code even where none is mentioned. */
export const ALARMS: RegExp = contextWords(ALARM_WORDS);

/**
 * Words for what a code opens or turns off, without word endings that other words also have ("connector") and without
 * words with another meaning ("port 8080").
 */
export const LOCKS: RegExp = contextWords(ALARM_WORDS, {
  en: 'door*,gate,gates,keybox,lockbox,key safe,safe,shed,garage,locker*,cabinet*,padlock*,bike cellar,bike room,bike cage,bike store,side entrance,main entrance,back entrance,keypad*,toilet*,copier*,photocopier*,printer*,till,cash box,tablet*,ipad*,barrier*,bin store,boiler room',
  de: '*haustur*,*eingangstur*,tur,turen,*turoffner*,hoftor,rolltor,einfahrtstor,*garagentor*,tor,*schlusselkasten*,*schlusselsafe*,*schlusseltresor*,*tresor,schranke,*schrank,garage*,spind*,schuppen,*radkeller*,kellertur,*eingang,zahlenschloss,*tastenfeld*,bedienfeld*,warteraum,*toilette*,wc,*kopierer*,drucker*,kasse,tablet*,ipad*,mullraum,aufzug',
  fr: 'porte,portes,portail,coffre,garage,armoire*,cadenas,digicode,immeuble,local a velos,local velos,boite a cles,entree laterale,entree principale,clavier,vigik,toilettes,wc,photocopieu*,copieur*,imprimante*,caisse,tablette*,ipad*,barriere,local poubelles',
  es: 'puerta*,portal,caja fuerte,caja de llaves,armario*,garaje,candado*,verja,trastero*,entrada lateral,entrada principal,teclado,bano,banos,aseo*,fotocopiadora*,impresora*,caja registradora,tableta,ipad*,barrera,cuarto de basuras',
  it: 'porta,portone,cancello,cassetta,cassaforte,armadi*,garage,lucchett*,deposito bici,ingresso laterale,ingresso principale,tastiera,tastierino,bagno,bagni,fotocopiatrice*,stampante*,cassa,ipad*,sbarra,locale rifiuti',
  nl: '*deur,*deuren,poort,*kluis*,*kast,hek,hangslot,fietsenkelder,*fietsenstalling,*berging,zij ingang,hoofdingang,toetsenbord,paneel,toilet*,wc,kopieer*,printer*,kassa,tablet,ipad*,slagboom,containerruimte',
  pt: 'porta,portao,cofre*,armario*,garagem,cadeado*,arrecadacao,entrada lateral,entrada principal,teclado,casa de banho,fotocopiadora*,impressora*,caixa registadora,ipad*,cancela,barreira,casa do lixo',
  pl: 'drzwi,brama,bramy,furtk*,skryt*,skrzynka na klucze,sejf*,szafk*,klodk*,garaz*,rowerown*,klatki,domofon*,wejscie,wejscia,klawiatur*,toalet*,kserokopiark*,ksero,drukark*,kasy,tablet*,ipad*,szlaban*,smietnik*',
  sv: '*dorr,*dorren,porten,grinden,garaget,*skapet,*skap,hanglas*,cykelkallare*,cykelrum*,*ingangen,knappsats*,panelen,nogle*,*toalett*,wc,kopiator*,skrivare*,kassan,surfplatt*,ipad*,bommen,soprum*',
});

/** Words that ask readers to keep something secret. */
export const SECRECY: RegExp = contextWords({
  en: 'do not share,don t share,do not pass,don t pass,keep it secret,confidential',
  de: 'nicht weitergeben,nicht weitersagen,geheim halten,vertraulich',
  fr: 'ne pas diffuser,ne pas le diffuser,ne pas communiquer,ne pas le communiquer,ne le communiquez,ne le donnez pas',
  es: 'no lo compartas,no compartir,no lo compart*,no difundir,confidencial',
  it: 'non diffond*,non condivid*,non lo date,riservato',
  nl: 'niet doorgeven,niet delen,niet verder vertellen,vertrouwelijk',
  pt: 'nao partilh*,nao compartilh*,nao divulg*,confidencial',
  pl: 'nie podawac,nie przekazywac,nie udostepniac,nie podawaj*,nie przekazuj*,poufne',
  sv: 'sprid inte,sprid den inte,for inte vidare,dela inte,lamna inte ut',
});

/** Words that say that a code is not one of a lock: of goods, errors, countries, bookings, taxes or laws. */
export const OTHER_CODES: RegExp = contextWords({
  en: 'mm,cm,error*,fault*,exit,status,return,event,zip,post,postal,postcode,country,area,bar,qr,source,product*,article*,item,order,colou?r,tax,cost,project,promo*,discount,voucher,spare part,model,booking*,reservation,customer code,customer codes,http,dress,conduct,activity,nace,icd,plu,hs,version,display*,screen,shows,show,appears,text,flight,price,description,shop,machine code,key code',
  de: '*bestell*,*fehler*,artikel*,produkt*,postleitzahl,farb*,lander*,buchung*,gutschein*,rabatt*,aktions*,display,anzeige,zeigt,meldung*,quell*,version,bezeichnung,preis,flug,shop',
  fr: 'erreur*,panne,article*,produit*,postal,insee,ape,naf,promo*,reduction,couleur*,code client,reservation,route,travail,civil,penal,barres,affiche,ecran,pays,designation,prix,vol,boutique,commande*',
  es: 'articulo*,producto*,color,codigo de cliente,reserva*,descuento,promocion*,cnae,barras,pantalla,muestra,civil,fiscal,pais,averia,descripcion,precio,vuelo,pedido*',
  it: 'errore*,articolo*,prodotto*,postale,sconto,colore*,codice cliente,prenotazion*,fiscale,civile,ateco,sdi,univoco,barre,mostra,tributo,guasto,schermo,descrizione,prezzo,volo,ordine',
  nl: 'fout*,foutmelding,artikel*,kleur*,boeking*,korting*,toont,scherm,storing*,landnummer,omschrijving,prijs,vlucht,bestel*',
  pt: 'erro,erros,artigo*,produto*,cor,postal,cae,desconto,promocional,barras,ecra,mostra,fiscal,certidao,avaria,pais,descricao,preco,voo,encomenda*',
  pl: 'bledu,bledow,towaru,artykulu,produktu,pocztow*,kreskow*,rabatow*,promocyjn*,koloru,kod klienta,rezerwacji,pkd,wyswietl*,kraju,usterki,kierunkow*,nazwa,cena,cene,lotu,zamowieni*',
  sv: 'fel,felet,artikel*,produkt*,farg*,bokning*,rabatt*,visar,skarmen,sni,benamning,pris,flyg*,bestall*',
});

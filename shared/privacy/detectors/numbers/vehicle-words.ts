import { compileExpression } from '../../text/compiled-expression.ts';
import { contextWords, type WordsByLanguage } from '../../text/context-expression.ts';

/** Words that announce a number plate. */
export const PLATE_WORDS = contextWords({
  en: 'license plate*,licence plate*,plate,plates,plate number*,plate no,number plate*,registration number,reg no,registration plate*,vrm,tag number,tag no,tag#,license tag*,licence tag*,vrn,licence number plate*',
  de: 'kennzeichen*,kfz kennzeichen*,nummernschild*,kontrollschild*,autokennzeichen*,kennz,kennz.,kfz kz,kfz kz.',
  fr: "immatriculation*,immatricule*,plaque*,plaque d'immatriculation,immat,immat.",
  es: 'matricula*,placa*',
  it: 'targa,targhe,targato,targata',
  nl: 'kenteken*,nummerplaat*',
  pt: 'matricula*,placa*,chapa*',
  pl: 'tablica rejestracyjna,tablice rejestracyjne,numer rejestracyjny,nr rejestracyjny,nr rej,nr rej.,nr. rej,nr. rej.,rejestracja,rejestracji',
  sv: 'regnr*,reg nr,reg.nr,reg.nr.,registreringsnummer*,registreringsskylt*,registrerad',
  other:
    'kjennemerke*,nummerplade*,spz,rz,registracni znack*,rekisterinumero*,rekisteritunnus*,rek.nro,skiltnummer*,rendszam*,ecv,inmatricular*,numurzime*,valstybinis numeris,registreerimismark*,registreerimisnumber*',
});

// Words for things with a number plate: one of them and a country's format are enough together.
const VEHICLE_NOUNS: WordsByLanguage = {
  en: `roadside assistance,breakdown recovery,tanker*,courier*,delivery driver*,rego,ambulance*,vehicle reg,anpr,lpr,alpr,fuel card*,hgv,minivan*,forklift*,car,cars,vehicle*,van,vans,truck*,lorry,lorries,motorbike*,motorcycle*,parked,parking,whose is,car park,driver,driving,trailer*,caravan*,motorhome*,campervan*,scooter*,moped*,taxi*,minibus*,pickup*,tow truck*,tractor*,towed,tachograph*,barrier,blocking,low loader*,lowloader*,tipper*,flatbed*,curtainsider*`,
  de: 'pannenhilfe*,abschlepp*,pannendienst*,tanklast*,tanker,silozug*,silofahrzeug*,fahrer,fahrers,fahrerin,fahrerwechsel,chauffeur*,tiefgarage*,carport*,tacho*,tankkarte*,rettungswagen*,*parkplatz*,parkschein*,parkausweis*,ausfahrt,auto,autos,wagen,*wagen,pkw,lkw,fahrzeug*,kfz*,dienstwagen*,firmenwagen*,leihwagen*,mietwagen*,parkplatz*,halter*,anhanger*,transporter*,lieferwagen*,kastenwagen*,motorrad*,roller,wohnmobil*,wohnwagen*,kombi,sattelzug*,zugmaschine*,traktor*,schlepper*,stapler,geparkt*,umparken,umgeparkt,wem gehort,abgeschleppt*,tuv,schranke*,parkt,parken,einfahrt*,*auflieger,tieflader*,kipper,*laster,unterwegs mit',
  fr: 'depannage*,remorquage*,depanneuse*,citerne*,camion citerne*,chauffeur*,conducteur*,livreur*,coursier*,imm.,ambulance*,carte carburant*,voiture*,vehicule*,camion*,camionnette*,moto,utilitaire*,stationne*,parking*,fourgon*,remorque*,scooter*,berline*,garee*,a qui est,poids lourd*,semi remorque*,flotte,gare,garer,portail,semi,benne,tracteur*,porte engins',
  es: 'cisterna*,conductor,conductora,chofer*,repartidor*,matr.,ambulancia*,mat.,multa,tarjeta de combustible,coche*,furgo,vehiculo*,furgoneta*,camion*,moto,automovil*,aparcad*,de quien es,vado,turismo,remolque*,scooter*,autobus*,autocar*,taxi,grua,itv,garaje,flota,aparca*,tractora,semirremolque*,gondola,volquete*',
  it: 'soccorso stradale,cisterna,autocisterna,autocisterne,autobotte,autista,autisti,conducente,sosta,tg.,ambulanza,ambulanze,multa,auto,automobile*,vettura*,veicolo*,macchina,furgone*,camion,moto,autocarro,parcheggi*,di chi e,rimorchio,scooter,motorino,pullman,carro attrezzi,revisione,flotta,parcheggia*,cancello,semirimorchio,bilico,motrice,trattore,furgoncino',
  nl: "pech onderweg,pechhulp*,takel*,chauffeur*,bestuurder*,koerier*,ontheffing*,kent.,ambulance*,bekeuring*,boete,tankpas*,auto,auto's,wagen,voertuig*,bestelbus*,bestelauto*,vrachtwagen*,motor,*auto,parkeer*,geparkeerd,busje,bus,aanhang*,caravan,camper,scooter,apk,vrachtauto*,slagboom,oprit,inrit,trekker*,tractor*,oplegger*,dieplader*,kipper,trailer,rijdt met,rijdt morgen met",
  pt: 'assistencia em viagem,desempanagem,cisterna*,motorista*,condutor,condutora,estafeta*,carro*,ambulancia*,viatura*,veiculo*,automovel*,carrinha*,camiao,mota,moto,estacionad*,parque,reboque,camioneta*,caminhao,caminhoes,ligeiro*,furgao,autocarro,onibus,trotinete,inspecao,frota,estaciona*,portao,semirreboque*,trator*,galera,pesado',
  pl: 'pomoc drogowa,pomocy drogowej,holowani*,cystern*,kierowc*,kurier*,rej.,karetk*,tablica,tablice,mandat,auto,auta,autem,samochod*,pojazd*,furgon*,ciezarowk*,motocykl*,parking*,przyczep*,naczep*,ciagnik*,dostawczak*,skuter*,zaparkowan*,czyj*,osobow*,kamper*,szlaban*,parkuj*,lawet*,wywrotk*,bus,busem,busa,wjazd*,wyjazd*',
  sv: 'bargning*,vagassistans*,tankbil*,korde,chauffor*,forare,foraren,budbil*,skylt,ambulans*,skylten,skyltad,bil,*bilen,bilar,fordon*,lastbil*,skapbil*,motorcykel*,parkera*,parkering*,bilens,tjanstebil*,firmabil*,slap,slapet,slapvagn*,husbil*,husvagn*,moped*,buss,bussen,parkerad,traktor*,skapbilen,besiktning*,dragbil*,skoter*,dumper*',
  other:
    'chauffor*,forer,foreren,sjafor*,ridic,ridice,ridici,cisterna,cisterny,kuljettaja*,sailioauto*,soforul,sofer,trekkvogn*,varevogn*,lastvogn*,campingvogn*,bilen,anhaenger*,dodavk*,vozidl*,auta,nakladak*,prives*,parkovist*,pakettiauto*,auton,autosta,autolla,auto,rekka*,perakarry*',
};
const VEHICLE_NAMES: WordsByLanguage = {
  other: `golf,fiat,alfa romeo,giulietta,giulia,stelvio,lancia,kia,dacia,mercedes,cupra,honda,subaru,mitsubishi,jeep,iveco,scania,lexus,audi,bmw,opel,vauxhall,toyota,volvo,peugeot,
    renault,citroen,skoda,nissan,hyundai,mazda,volkswagen,vw,astra,fiesta,corsa,passat,polo,octavia,fabia,transit,sprinter,vito,crafter,caddy,
    kangoo,trafic,berlingo,jumper,boxer,ducato,doblo,daily,panda,hilux,vivaro,movano,tesla,ateca,arona,suzuki,clio,megane,twingo,scenic,captur,punto,yaris,corolla,auris,qashqai,ibiza,tiguan,touran,
    zafira,mokka,insignia,karoq,kodiaq,sandero,dokker,mondeo,kuga,sportage,picanto,tucson,multivan,caravelle,amarok,jumpy,scudo,talento,proace,actros,atego,stralis,
    volvon,saab,saaben,skodan,toyotan,audin,golfen,passaten,opeln,
    reg`,
};

// "jourbil", "lanebilen": not "stabil" and "mobil".
const SWEDISH_CARS: WordsByLanguage = { sv: [...'degklnprst'].flatMap((end) => [`*${end}bil`, `*${end}bilen`]).join() };

/** Words for things with a number plate, and makes and models that rarely mean anything else. */
export const VEHICLE_WORDS: RegExp = contextWords(VEHICLE_NOUNS, SWEDISH_CARS, VEHICLE_NAMES);

/** What people say before or after the plate of a vehicle that arrives: whom to let in, or who comes in it. */
export const ARRIVAL_WORDS: RegExp = contextWords({
  en: 'let in,let him in,let her in,let them in,let through,let him through,let her through,wave through,coming in,arriving in',
  de: 'kommt mit,kommt mit dem,fuhr mit,fuhr mit dem,kommt im,anreise mit,reist an mit,reist mit,durchlassen,durchwinken,reinlassen,hereinlassen,einlassen,einfahren lassen',
  fr: 'arrive avec,vient avec,arrive en,laissez passer,laisser passer,laissez entrer,laisser entrer,faire entrer',
  es: 'llega con,llega con la,llega con el,viene con,viene con la,viene con el,dejad pasar,dejen pasar,dejar pasar,dejad entrar,dejen entrar,dejar entrar',
  it: 'arriva con,viene con,fate passare,far passare,fate entrare,fai entrare,far entrare,lasciate passare,lasciar passare',
  nl: 'komt met,komt met de,gaat met de,doorlaten,binnenlaten,laten doorrijden',
  pt: 'vem com,vem com a,vem com o,chega com,chega com a,deixar entrar,deixem entrar,deixa entrar,deixar passar,deixem passar',
  pl: 'przyjedzie,przyjedzie z,przyjezdza,wpusccie,wpuscic,prosze wpuscic,przepuscic,przepusccie,wpusc',
  sv: 'kommer med,kommer i,slapp in,slappa in,slapp igenom',
  other: 'kommer med,luk ind,slip ind,prijede,pustte,vpustte',
});

/** A word for a vehicle with only signs between it and the plate: "Fahrzeug: …", "van (…". */
export const RIGHT_AFTER_VEHICLE: RegExp = compileExpression(
  `(?:${contextWords(VEHICLE_NOUNS).source})[ :=("'>|]{1,3}$`,
  'g',
);

/** Words in texts about vehicles: where they are parked and admitted, who drives them, what is repaired. */
export const VEHICLE_MATTERS: RegExp = contextWords({
  en: 'driver*,garage*,fleet*,gatehouse,pick up,drop off',
  de: 'fahrer*,fahrten*,fahrt mit,werkstatt*,fuhrpark*,pforte,pfortner*,fahrtenbuch',
  fr: 'chauffeur*,garage*,controle technique',
  es: 'conductor*,taller*,porteria',
  it: 'autista*,officina*,tagliando,collaudo,portineria',
  nl: 'chauffeur*,garage*,rijdt,keuring*,werkplaats,wagenpark,portier,geladen,afgeleverd',
  pt: 'motorista*,oficina*,bate chapas,revisao,portaria,estaleiro',
  pl: 'kierowc*,warsztat*,przeglad*,brama,bramie,portier*',
  sv: 'forare,chauffor*,verkstad*,lastkaj',
});

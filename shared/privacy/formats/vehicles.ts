import { compileExpression } from '../text/compiled-expression.ts';
import { digitsOf } from '../text/digits-of.ts';
import type { ScannedText } from '../text/scanned-text.ts';
import { textBefore } from '../text/text-beside.ts';
import type { TextRange } from '../text/text-range.ts';
import { weightedSum } from './checksums.ts';
import { type Format, wordsOf } from './format.ts';
import { wordBefore, wordList } from './vocabulary.ts';

// Words that announce a number plate.
const PLATE_WORDS = wordList({
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

// Things with a number plate, and makers and models that rarely mean anything else: one of these words and a country's
// format are enough together. Not "stabil" and "mobil" in Swedish.
const VEHICLE_WORDS = wordList(
  {
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
  },
  {
    other: `golf,fiat,alfa romeo,giulietta,giulia,stelvio,lancia,kia,dacia,mercedes,cupra,honda,subaru,mitsubishi,jeep,iveco,scania,lexus,audi,bmw,opel,vauxhall,toyota,volvo,peugeot,
    renault,citroen,skoda,nissan,hyundai,mazda,volkswagen,vw,astra,fiesta,corsa,passat,polo,octavia,fabia,transit,sprinter,vito,crafter,caddy,
    kangoo,trafic,berlingo,jumper,boxer,ducato,doblo,daily,panda,hilux,vivaro,movano,tesla,ateca,arona,suzuki,clio,megane,twingo,scenic,captur,punto,yaris,corolla,auris,qashqai,ibiza,tiguan,touran,
    zafira,mokka,insignia,karoq,kodiaq,sandero,dokker,mondeo,kuga,sportage,picanto,tucson,multivan,caravelle,amarok,jumpy,scudo,talento,proace,actros,atego,stralis,
    volvon,saab,saaben,skodan,toyotan,audin,golfen,passaten,opeln,
    reg`,
  },
  {
    // Columns of forms.
    en: 'vehicles,vehicle used,tractor unit',
    fr: 'porteur',
    it: 'mezzo,automezzo,autovettura',
    nl: 'aanhanger',
    pl: 'naczepa,przyczepa',
    sv: [...'degklnprst'].flatMap((end) => [`*${end}bil`, `*${end}bilen`]).join(),
  },
);

// Parts of vehicles and machines, devices, papers, trains and flights, and faults: directly before a number, such a
// word says what the number belongs to.
const PARTS = wordList({
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

const CANTONS = 'A[GIR]|B[ELS]|F[LR]|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH]';
const IE = 'CE|CN|CW|DL|KE|KK|KY|LD|LH|LK|LM|LS|MH|MN|MO|OY|RN|SO|TN|TS|WD|WH|WX|WW|[CDGLTW]';
const IE_YEAR = '8[7-9]|9\\d|0\\d|1[0-2]|1[3-9][12]|2\\d[12]';
const NL = '[B-DF-HJ-NPR-TV-XZ]';

/** A country, how surely its format is a plate, and the format. */
type PlateFormat = readonly [country: string, strength: 'strong' | 'plain' | 'weak', source: string];

// Plates in the official format; tables and chats often leave out the space or dash. Beside a word for vehicles, strong
// formats count in lower case too, and weak ones only after a label.
const PLATE_FORMATS: readonly PlateFormat[] = [
  ['GB', 'strong', '[A-Z]{2}\\d{2} ?[A-Z]{3}|[A-Z]\\d{1,3} ?[A-Z]{3}|[A-Z]{3} ?\\d{1,3}[A-Z]'],
  ['GB: Northern Ireland', 'weak', '[A-Z]{0,2}[IZ][A-Z]? ?\\d{1,4}'],
  ['GB: diplomats', 'plain', '\\d{3} [DX] \\d{3}'],
  ['DE with a dash', 'strong', '[A-Z]{1,3}-[A-Z]{1,2}[ -]?[1-9]\\d{0,3}[EH]?'],
  ['DE', 'plain', '[A-Z]{1,3}(?: - | )[A-Z]{1,2}[ -]?[1-9]\\d{0,3}[EH]?'],
  ['DE: army, dealers, short-term', 'weak', 'Y[ -]\\d{5,6}|[A-Z]{1,3}-0[3467]\\d{3,4}'],
  ['AT with a dash', 'strong', '[A-Z]{1,2}-\\d{3,6} ?[A-Z]{1,3}'],
  ['AT', 'plain', '(?!(?:EN|KM|PK)[ -])[A-Z]{1,2}[ -]\\d{1,6} ?[A-Z]{1,3}|[A-Z]{2}\\d{3}[A-Z]{2}'],
  ['CH, LI in two groups', 'plain', `(?:${CANTONS})[ -]\\d{3} \\d{3}`],
  ['CH, LI', 'plain', `(?:${CANTONS})[ -](?:\\d{1,2} \\d{3}|\\d{3,6})`],
  ['FR, IT', 'strong', '[A-Z]{2}[ -]?\\d{3}[ -]?[A-Z]{2}|WW?-\\d{3}-[A-Z]{2}'],
  ['FR before 2009', 'plain', '\\d{2,4}[ -]?[A-Z]{2,3}[ -]?(?:\\d{2}|2[AB])'],
  ['IT before 1994', 'plain', '[A-Z]{2} \\d[A-Z]\\d{4}'],
  ['IT mopeds', 'weak', 'X\\d? ?[A-Z0-9]{4,5}'],
  ['ES', 'strong', '(?:[CEHRST][ -])?\\d{4}[ -]?[BCDFGHJKLMNPRSTVWXYZ]{3}'],
  ['ES before 2000', 'plain', '[A-Z]{1,2}[ -]?\\d{4}[ -]?[A-Z]{1,2}'],
  ['ES before 1971, PT trailers', 'weak', '[A-Z]{1,2}-\\d{6}'],
  ['PT with dashes', 'strong', '\\d{2}-[A-Z]{2}-\\d{2}|[A-Z]{2}-\\d{2}-(?:\\d{2}|[A-Z]{2})|\\d{2}-\\d{2}-[A-Z]{2}'],
  ['PT', 'plain', '[A-Z]{2} \\d{2} [A-Z]{2}|\\d{2} [A-Z]{2} \\d{2}'],
  ['PT without dashes', 'weak', '[A-Z]{2}\\d{2}[A-Z]{2}|\\d{2}[A-Z]{2}\\d{2}'],
  [
    'NL with dashes',
    'strong',
    '\\d{2}-[A-Z]{2,3}-\\d{1,2}|\\d-[A-Z]{3}-\\d{2}|[A-Z]{2,3}-\\d{2,3}-[A-Z]{1,2}|[A-Z]-\\d{2,3}-[A-Z]{2,3}|\\d{1,3}-[A-Z]{2,3}-[A-Z\\d]{1,2}|\\d-[A-Z]{2}-\\d{3}|[A-Z]{2}-[A-Z]{2}-\\d{2}',
  ],
  ['NL', 'plain', `\\d{2}${NL}{3}\\d|\\d${NL}{3}\\d{2}|${NL}{2}\\d{3}${NL}|${NL}\\d{3}${NL}{2}|${NL} \\d{3} ${NL}{2}`],
  ['BE', 'strong', '[1-9]-[A-Z]{3}-\\d{3}|[A-Z]-[A-Z]{3}-\\d{3}'],
  ['BE without dashes', 'plain', '[1-9] ?[A-Z]{3} ?\\d{3}'],
  ['BE before 2010, EE', 'weak', '[MOQSTUW][A-Z]{3}\\d{3}|\\d{3}[ -]?[A-Z]{2,3}'],
  ['PL mixed', 'strong', '[BCDEFGKLNOPRSTWZ][A-Z]{1,2} ?(?=\\d{1,4}[A-Z])\\d[A-Z0-9]{3,4}'],
  ['PL', 'plain', '[BCDEFGKLNOPRSTWZ][A-Z](?: ?\\d[A-Z0-9]{4}|[A-Z] ?(?=[A-Z0-9]{0,4}\\d)[A-Z0-9]{4,5})'],
  ['PL: personalized, army', 'weak', '[A-Z]\\d [A-Z][A-Z0-9]{2,4}|[A-Z]{2}[ -]\\d{5}'],
  ['SE', 'strong', '[A-Z]{3} ?\\d{2}[A-Z]'],
  ['SE, NO, DK, FI', 'plain', '[A-Z]{3}[ -]?\\d{2}[A-Z0-9]|[A-Z]{2} ?\\d{2} ?\\d{3}|[A-Z]{3}-\\d{1,3}|[A-Z]{2}-\\d{3}'],
  ['FI, NO trailers, LU, LV, LT', 'weak', '[A-Z]{2}-\\d{2,4}|[A-Z]{2} ?\\d{3,4}|[A-Z]{3}:\\d{3}'],
  ['IS', 'weak', '[A-Z]{2}[ -]?[A-Z]\\d{2}'],
  ['CZ', 'strong', '\\d[A-Z][A-Z\\d] ?\\d{4}'],
  [
    'CZ electric and before 2001, SK',
    'plain',
    'EL\\d ?\\d{2}[A-Z]{2}|[A-Z]{3} \\d{2}-\\d{2}|[A-Z]{2}[ -]?\\d{3}[A-Z]{2}',
  ],
  ['HU since 2022', 'strong', '[A-Z]{2} ?[A-Z]{2}-\\d{3}'],
  ['HU', 'weak', '[A-Z]{4}\\d{3}|(?:DT|CK|OT|CD) \\d{2}-\\d{2}|P-\\d{5}'],
  ['GR', 'strong', '[ABEHIKMNOPTXYZ]{3}-[1-9]\\d{3}'],
  ['GR, US', 'weak', '[A-Z]{3}[ -]?[1-9]\\d{3}|[2-9][A-Z]{3}\\d{3}'],
  ['IE', 'strong', `(?:${IE_YEAR})-(?:${IE})-\\d{1,6}`],
  ['IE without dashes', 'plain', `(?:${IE_YEAR}) ?(?:${IE}) ?\\d{3,6}`],
  ['RO', 'plain', '(?:B[ -]\\d{2,3}|[A-Z]{2}[ -]?\\d{2})[ -]?[A-HJ-NPR-Z][A-Z]{2}'],
  [
    'SI, HR, RS',
    'plain',
    '[A-Z]{2}[ -](?:[A-Z]{2}[ -]\\d{3}|\\d{2}-[A-Z]{3}|[A-Z]\\d-\\d{2}[A-Z]|\\d{3,4}[ -][A-Z]{1,2})',
  ],
  ['UA, BG', 'plain', '[A-Z]{2} ?\\d{4} ?[A-Z]{2}'],
  ['TR', 'weak', '(?:0[1-9]|[1-7]\\d|8[01]) ?[A-Z]{1,3} ?\\d{2,5}'],
];

// Words that occur beside a vehicle and begin like a plate but are not one: makers, car classes, fuel cards, standards,
// currencies, units and common words.
const NOT_PLATES =
  'BMW|VW|KIA|MAN|DAF|DKV|UTA|JCB|BYD|GMC|RAM|GL[ABCEKS]|CL[AKS]|SL[CKRS]|EQ[ABCESVX]|DIN|ISO|IEC|VDE|EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|HUF|RON|BGN|RAL|RFC|USB|TUV|KWH|PSI|RPM|PIN|BOX|KM|KG|KW|PS|HP|CC|MM|CM|ML|TEL|FAX|FIN|VIN|THE|AND|FOR|UND|BIS|VON|DER|DIE|DAS|MIT|TOR|BAY|ROW|CVE|UTC|GMT|CET|EURO?|EN(?![ -]\\d{3}[ -][A-Z]{2}(?![A-Za-z0-9]))|ID|NR|NO(?! ?\\d{4}[A-Z](?![A-Za-z0-9]))|EU|EC|EG|AM|PM|ABS|ESP|LED|GPS|TDI|TSI|HDI|GTI|CDI|DSG|AWD|SUV|MPV|HGV|LKW|PKW|LGV|ADR|PTO|UN(?!-(?!R )[A-Z]{1,2} \\d)|API|ECE|SAE|ICE|TGV|JD|ROK|ANO|KTM|CVX|EFG|WAY';
const COUNTED =
  '\\d{1,4} ?(?:KM|KG|KW|PS|HP|CC|MM|CM|ML|EUR|GBP|USD|CHF|PLN|SEK|NOK|DKK|CZK|RPM|NM|BHP|KWH|MPH|MPG|TDI|HDI|V|A|W|L|T|M|H)(?! ?[A-Za-z0-9]|-)';
// Prepositions before a measurement: "flashée à 92 km/h".
const BEFORE_COUNTED = 'A|AT|BEI|BIJ|BIS|BY|CON|DE|DI|EN|MED|MET|MIT|OF|OP|PER|POR|SUR|TO|VAN|VON|VOR|WITH';

// Letters in use, of countries whose format nothing else has then: GB since 2001, BE, BR since 2018, HR, SI, BG, RO,
// PL.
const HR = 'BJ|BM|CK|DA|DE|DJ|DU|GS|IM|KA|KC|KR|KT|KZ|MA|NA|NG|OG|OS|PU|PZ|RI|SB|SI|SJ|SK|SL|ST|VK|VT|VU|VZ|ZD|ZG|ZU';
const SI = 'CE|GO|KK|KP|KR|LJ|MB|MS|NM|PO|SG';
const BG = 'BH|BP|BT|CA|CB|CC|CM|CT|EB|EH|KH|OB|PA|PB|PK|PP|TX';
const RO =
  'AB|AG|AR|BC|BH|BN|BR|BT|BV|BZ|CJ|CL|CS|CT|CV|DB|DJ|GJ|GL|GR|HD|HR|IF|IL|IS|MH|MM|MS|NT|OT|PH|SB|SJ|SM|SV|TL|TM|TR|VL|VN|VS';
const PL =
  'BAU|BBI|BGR|BHA|BIA|BKL|BMN|BSE|BSI|BSK|BSU|BWM|BZA|CAL|CBR|CBY|CCH|CGD|CGR|CIN|CLI|CMG|CRA|CRY|CSE|CSW|CTR|CTU|CWA|CWL|CZN|DBA|DBL|DDZ|DGL|DGR|DJA|DJE|DKA|DKL|DLB|DLE|DLU|DLW|DMI|DOA|DOL|DPL|DSR|DSW|DTR|DWL|DWR|DZA|DZG|DZL|EBE|EBR|EKU|EOP|ELC|ELE|ELW|EPA|EPI|EPJ|EPD|ESI|ESK|ETM|EWE|EWI|EZD|EZG|FGW|FKR|FMI|FNW|FSD|FSL|FSU|FSW|FWS|FZA|FZG|FZI|GBY|GCH|GCZ|GDA|GKA|GKS|GKW|GLE|GMB|GND|GSL|GSP|GST|GSZ|GTC|GWE|GWO|KBC|KBR|KCH|KDA|KGR|KLI|KMI|KMY|KNS|KNT|KOL|KOS|KPR|KRA|KSU|KTA|KTT|KWA|KWI|LBI|LBL|LCH|LHR|LJA|LKR|LKS|LLB|LLE|LLU|LOP|LPA|LPU|LRA|LRY|LSW|LTM|LWL|LZA|NBA|NBR|NDZ|NEB|NEL|NGI|NGO|NKE|NLI|NMR|NNI|NNM|NOE|NOG|NOS|NPI|NSZ|NWE|OGL|OKL|OKR|ONY|OOL|OPO|OPR|PCH|PGN|PGO|PGS|PJA|PKA|PKE|PKL|PKN|PKR|PKS|PLE|PMI|PNT|POB|PPL|PRA|PSL|PSR|PSZ|PTU|PWA|PWL|PZL|RBI|RBR|RDE|RJA|RJS|RKL|RKR|RLA|RLE|RLS|RLU|RMI|RNI|RPR|RPZ|RRS|RSA|RSR|RST|RTA|RZE|SBE|SBI|SBL|SCI|SCZ|SGL|SJZ|SKL|SLU|SMI|SMY|SRB|SRS|STY|SWD|SWZ|SZA|SZY|TBU|TJE|TKA|TKI|TKN|TLW|TPI|TSA|TSK|TST|TSZ|WBR|WCI|WGM|WGR|WGS|WKZ|WLI|WLS|WMA|WMI|WML|WND|WOR|WOS|WOT|WPI|WPL|WPN|WPP|WPR|WPU|WPW|WPY|WPZ|WRA|WSC|WSE|WSI|WSK|WSZ|WWE|WWL|WWY|WZU|WZW|WZY|ZBI|ZCH|ZDR|ZGL|ZGR|ZGY|ZKA|ZKL|ZKO|ZLO|ZMY|ZPL|ZPY|ZSD|ZSL|ZST|ZSW|ZSZ|ZWA';
const UNIT = '[GKMT]B|[CDKM]?M|[CDM]?L|[KM]?G|[GKM]?HZ|K?V(?:A|AC|DC)?|[KM]?W|BIT|DPI|RPM|PSI|[AKPX]';
const MONTH_OR_MONEY =
  'JAN|FEB|MAR|APR|MAY|MAI|JUN|JUL|AUG|SEP|OCT|OKT|NOV|DEC|DEZ|EUR|USD|GBP|CHF|RON|LEI|BAR|PCS|MIN';
const SURE_PLATE = `(?:(?![IQZ])[A-Z](?![IQZ])[A-Z](?:0[2-9]|[1-7]\\d) (?:(?![IQ])[A-Z]){3}|[1-9]-[A-Z]{3}-\\d{3}|[A-Z]{3}\\d[A-J]\\d{2}|(?:${HR}) \\d{3,4}-[A-Z]{1,2}|(?:${SI}) [A-Z]{2}-\\d{3}|(?:${BG}) \\d{4} [ABCEHKMOPTXY]{2}|(?:${PL}) (?!\\d{1,4}(?:${UNIT})(?![A-Z0-9]))\\d(?=\\d{0,3}[A-Z])[A-Z0-9]{3,4}|(?:${RO}) \\d{2} (?!${MONTH_OR_MONEY})[A-HJ-NPR-Z][A-Z]{2})(?![A-Za-z0-9-])`;

// A plate is written in one case: "M-AB 12 is" ends before the word.
function plateExpression(strengths: readonly string[], isLower: boolean): RegExp {
  const write = (source: string): string => (isLower ? source.toLowerCase() : source);
  const sources = PLATE_FORMATS.filter(([, strength]) => strengths.includes(strength)).map(([, , source]) => source);
  return compileExpression(
    `(?!${write(`(?:${NOT_PLATES})(?![A-Za-z])|${COUNTED}|(?:${BEFORE_COUNTED}) ${COUNTED}`)})(?:${write(sources.join('|'))})(?![A-Za-z0-9-])`,
    'y',
  );
}

const IN_CAPITALS = plateExpression(['strong', 'plain'], false);
const LABELED = [
  compileExpression(SURE_PLATE, 'y'),
  plateExpression(['strong', 'plain', 'weak'], false),
  plateExpression(['strong', 'plain', 'weak'], true),
];

// "ISO 2409", "EN 1090", "SHA-1", "NOV 2026"; "TOP 4" of an agenda, "od 210 zł".
const STANDARD =
  /^(?:ISO|DIN|EN(?!\d{3}[A-Z]{2}$)|IEC|RAL|USB|RFC|VDE|SHA|MD|UTF|UCS|[AL]?GPL|MPL|AES|RSA|TLS|SSL|CRC|IPV|HDMI|ECMA|ANSI|IEEE|PEP|CVE|WPA|DDR|[GR]TX)\d|^(?:JAN|FEB|MAR|APR|MAY|MAI|JUN|JUL|AUG|SEP|OCT|OKT|NOV|DEC|DEZ)\d{1,4}$|^TOP\d{1,2}$|^(?:DO|NA|OD|PO|ZA)\d{1,4}ZL$/;
const lettersIn = (value: string): number => value.length - digitsOf(value).length;
const mayBePlate = (value: string): boolean => !STANDARD.test(value) && value.length >= 4 && value.length <= 9;

// "code: RN-114", "route=NO-12", "Typ ZT-410-P", "Motor OM 654", "SEPA-Mandat SP-00417": a key, a type, an engine or a
// direct debit directly before the value.
const OTHER_BEFORE =
  /(?:^|[^a-z])(?:(?:code|codigo|codice|kod|ref|id|sku|seal|container|route|ruta|tour|tournee|rota|line|linie|ligne|linea|linha|job|order|task|gate|dock|zone|series|serie)["']?(?:=|: ?)["']?|(?:typ[eo]?|model(?:lo|le|l|o|e)?|moto[rn]e?n?|moteur|silnik|engine|[a-z]{0,12}mandat)[ :]{1,2})$/;
// Words and a number in lower case, such as "hij om 14" and "al 112 y": with spaces, only three formats are a plate
// then.
const OF_WORDS =
  /^(?!(?:[a-z]{2} \d{3} [a-z]{2}|[a-z]{2}\d{2} [a-z]{3}|\d{4} [a-z]{3})$)[a-z\d]+ [a-z\d ]+$|^[a-z]{2,4}\d$/;
// The end of a word for a part, another short word such as the name of a series, and a space, a dash or a colon.
const PART_END = /^[a-z]{0,8}(?: [a-z]{2,5}(?=-))?[ :-]{1,2}$/;

function isOtherThanPlate(scanned: ScannedText, { start, end }: TextRange): boolean {
  const { text, lower } = scanned;
  const distance = wordBefore(wordsOf(scanned), PARTS, start, 32);
  return (
    OTHER_BEFORE.test(textBefore(lower, start, 24)) ||
    (distance < 16 && PART_END.test(lower.slice(start - distance, start))) ||
    OF_WORDS.test(text.slice(start, end))
  );
}

// Every plate contains a digit; it may begin with letters alone.
const PLATE = { kind: 'LICENSE_PLATE', lead: true, onlyFirst: true } as const;
// A room or a road: "sur la D 118", "auf der A 81".
const NOT_A_ROAD = '(?!(?<=[Ll]a |[Dd]er |[Dd]ie |[Tt]he )[A-Z] ?\\d{2,3}(?![A-Z0-9-]| [A-Z0-9]))';

const PLATE_RULES: readonly Format[] = [
  {
    ...PLATE,
    name: 'plate after its label',
    expression: compileExpression(`${NOT_A_ROAD}(?:[A-Z0-9]{1,4}(?:[ -][A-Z0-9]{1,4}){1,3}|[A-Z0-9]{4,8})`, 'y'),
    valid: (value) => lettersIn(value) >= 1 && mayBePlate(value),
    proof: 'context',
    words: PLATE_WORDS,
    reach: 32,
  },
  ...LABELED.map(
    (expression): Format => ({
      ...PLATE,
      name: 'plate of a country after its label',
      expression,
      valid: mayBePlate,
      proof: 'context',
      words: PLATE_WORDS,
      reach: 24,
      isOther: ({ text }, { start, end }) => OF_WORDS.test(text.slice(start, end)),
    }),
  ),
  {
    ...PLATE,
    name: 'plate by its form',
    expression: compileExpression(SURE_PLATE, 'y'),
    proof: 'form',
    words: VEHICLE_WORDS,
    isOther: isOtherThanPlate,
  },
  ...[IN_CAPITALS, plateExpression(['strong'], true)].map(
    (expression): Format => ({
      ...PLATE,
      name: 'plate of a country beside a vehicle',
      expression,
      valid: mayBePlate,
      proof: 'context',
      after: true,
      words: VEHICLE_WORDS,
      reach: 40,
      isOther: isOtherThanPlate,
    }),
  ),
];

const VIN_WORDS = wordList({
  en: 'vin,vin number*,chassis*,vehicle identification*,vehicle id*',
  de: 'fahrgestell*,fahrzeug ident*,fahrzeugident*,fin,fgst,fgst.,fgst. nr,fgnr',
  fr: 'numero de chassis,vin',
  es: 'numero de bastidor,bastidor*,bast,bast.,chasis',
  it: 'telaio,numero di telaio',
  nl: 'chassisnummer*,voertuigidentificatie*',
  pt: 'chassi*,quadro',
  pl: 'numer vin,nr vin,nadwozia,nadw,nadw.',
  sv: 'chassinr*,chassinummer*',
});
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const VIN_VALUES = '12345678123457923456789';

// The check digit is the ninth character (49 CFR 565.15); only North American makers must set it.
function isCheckedVin(vin: string): boolean {
  const digits = vin.replace(/[A-Z]/g, (letter) => VIN_VALUES.charAt(VIN_LETTERS.indexOf(letter)));
  const rest = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return vin.charAt(8) === (rest === 10 ? 'X' : String(rest)) && lettersIn(vin) >= 3 && /\d{4}$/.test(vin);
}

// The first characters of makers in Europe and of vehicles imported to it (ISO 3780); the last four are digits.
const MAKERS =
  /^(?:JHM|JMB|JMZ|JN1|JS[A3]|JT[DEHMN]|KL1|KM[HJ]|KN[AE]|NLH|NM[0T]|S[AB]1|SAJ|SAL|SAR|SC[ABC]|SHH|SHS|SJN|TM[ABK]|TRU|TSM|U5Y|UU1|VF[1-8]|VN[1KV]|VNV|VR[137]|VS[156789EKSX]|VWV|W0[LV]|W1[KNV]|WA[1U]|WB[ASY]|WD[BCDF]|WEB|WF0|WJM|WM[AEWX]|WP[01]|WV[1-3GW]|XL[ER]|YK1|YS[23]|YV[1-4]|ZA[MR]|ZCF|ZD[CM]|ZF[AF]|ZHW|ZLA)[A-HJ-NPR-Z0-9]{10}\d{4}$/;
const VIN = { kind: 'VIN', at: 'word', words: VIN_WORDS } as const;

/** Number plates and vehicle identification numbers (ISO 3779). */
export const VEHICLE_FORMATS: readonly Format[] = [
  ...PLATE_RULES,
  {
    ...VIN,
    name: 'VIN with its check digit, or of a maker',
    expression: /[A-HJ-NPR-Z0-9]{17}/y,
    valid: (value) => isCheckedVin(value) || MAKERS.test(value),
    proof: 'form',
  },
  {
    ...VIN,
    name: 'VIN beside a word for it',
    expression: /[A-HJ-NPR-Z0-9]{17}/iy,
    valid: (value) => digitsOf(value).length >= 3 && lettersIn(value) >= 2,
    proof: 'context',
    after: true,
  },
];

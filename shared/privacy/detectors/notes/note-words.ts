import { contextWords } from '../../text/context-expression.ts';

/** Headings of a plan of who works when, on one line, folded. */
export const PLAN_HEADINGS: RegExp = contextWords({
  en: 'rota*,roster*,on call,on duty,cover,shift*,standby',
  de: 'dienstplan*,schichtplan*,dienst,dienste,schicht*,bereitschaft*,notdienst*,besetzung,einsatzplan*,telefondienst*',
  fr: 'planning*,equipe*,astreinte*,garde*,permanence*,roulement*',
  es: 'turno*,cuadrante*,guardia*,planilla*',
  it: 'turno,turni,reperibil*,turnazione*',
  nl: 'rooster*,dienst,diensten,bezetting,piket*',
  pt: 'escala*,turno*,piquete*',
  pl: 'grafik*,dyzur*,zmiana,zmiany',
  sv: 'schema*,jour*,beredskap*,bemanning*,arbetspass',
});

/** Headings of a list of who was present or absent, folded; such a list contains only persons. */
export const ATTENDANCE_HEADINGS: RegExp = contextWords({
  en: 'attendees,attending,in attendance,present,apologies,absent,absentees,participants',
  de: 'anwesend*,teilnehmer*,teilnehmende,teilgenommen,entschuldigt*,abwesend*,es fehlen,fehlend',
  fr: 'presents,presentes,participants,excuse,excuses,excusees,absents,absentes',
  es: 'asistentes,asisten,presentes,participantes,ausentes,excusan,disculpan',
  it: 'presenti,partecipanti,assenti,giustificati',
  nl: 'aanwezig*,afwezig*,deelnemers,afgemeld',
  pt: 'presentes,presencas,participantes,ausentes,justificados',
  pl: 'obecni,nieobecni,uczestnicy,usprawiedliwieni',
  sv: 'narvarande,franvarande,deltagare,anmalt forhinder',
});

/** Headings of a list of who is away when, or of who belongs to a group, folded. */
export const LEAVE_HEADINGS: RegExp = contextWords({
  en: 'annual leave,leave,holidays booked,on holiday,off sick,sick leave,team,crew',
  de: 'urlaub*,krank*,elternzeit,team',
  fr: 'conges*,arret maladie,equipe',
  es: 'vacaciones,permisos,bajas,equipo',
  it: 'ferie,permessi,malattia,squadra',
  nl: 'verlof*,vakantie*,ziek,ziekmeldingen,team',
  pt: 'ferias,folgas,baixas,equipa,equipe',
  pl: 'urlop*,zwolnienie,zwolnienia,zespol',
  sv: 'semester*,ledig*,sjuk,sjuka,arbetslag',
});

/** Headings of a list of who does what, folded. */
export const TASK_HEADINGS: RegExp = contextWords({
  en: 'tasks,actions,action points,to do,duties,jobs',
  de: 'aufgaben*,zustandigkeiten',
  fr: 'taches,actions',
  es: 'tareas,acciones',
  it: 'compiti,attivita,azioni',
  nl: 'taken,taakverdeling,acties',
  pt: 'tarefas,acoes',
  pl: 'zadania,obowiazki',
  sv: 'uppgifter,atgarder',
});

/** Documents and duties named instead of the person responsible, before a colon: "Minutes: Holloway". */
export const DUTY_LABELS: RegExp = contextWords({
  en: 'chair,minutes,notes,keys,key,key holder,lead,action,owner,first aid,fire warden,responsible,hand over,handover,driver',
  de: 'protokoll,schlussel*,verantwortlich,zustandig,aufsicht,ruckruf,federfuhrung,leitung,fahrer,ubergabe,moderation',
  fr: 'compte rendu,proces verbal,pv,cles,responsable*,astreinte,pilote,animation',
  es: 'acta,llaves,responsable*,guardia,conductor,modera',
  it: 'verbale,chiavi,responsabile*,reperibile,modera,incaricato',
  nl: 'notulen,verslag,sleutels,sleutelbeheer,verantwoordelijk*,actie,actiehouder,leiding',
  pt: 'ata,acta,chaves,responsavel*,piquete,modera',
  pl: 'protokol,klucze,dyzur,dyzurny,odpowiedzialn*,podpisal*,prowadzi',
  sv: 'protokoll,nycklar,nyckelansvarig,ansvarig*,jour,leder',
});

/** Roles that only people have in minutes and rosters, directly before a name or the colon before it, folded. */
export const NOTE_ROLES: RegExp = contextWords({
  en: 'chairperson,chaired by,secretary,minute taker,note taker,minutes taken by,deputy,stand in,key holder,facilitator,mentor',
  de: 'protokollant,protokollantin,protokollfuhrer,protokollfuhrerin,protokollfuhrung,schriftfuhrer,schriftfuhrerin,sitzungsleitung,vorsitz,vertretung,stellvertretung,stellvertreter,stellvertreterin,vertreter,vertreterin,ersthelfer,ersthelferin',
  fr: 'secretaire,secretaire de seance,animateur,animatrice,rapporteur,suppleant,suppleante,remplacant,remplacante,tuteur,tutrice,president de seance,presidente de seance',
  es: 'secretario,secretaria,preside,moderador,moderadora,suplente,sustituto,sustituta,tutor,tutora,levanta acta',
  it: 'verbalizza,verbalizzante,segretario,segretaria,presiede,moderatore,moderatrice,sostituto,sostituta,tutor,supplente',
  nl: 'notulist,notuliste,voorzitter,vervanger,vervangster,plaatsvervanger,secretaris,sleutelhouder,mentor',
  pt: 'secretario,secretaria,preside,moderador,moderadora,substituto,substituta,suplente,tutor,tutora',
  pl: 'protokolant,protokolantka,przewodniczacy,przewodniczaca,zastepca,zastepczyni,opiekun,opiekunka,prowadzacy,prowadzaca,zastepuje',
  sv: 'ordforande,sekreterare,ersattare,handledare,justerare,justeringsman,motesordforande,vikarie',
});

/** Words directly before the name of someone who was spoken to, or who reported or requested something, folded. */
export const TOLD: RegExp = contextWords({
  en: 'spoke to,spoke with,spoken to,spoken with,speak to,talked to,talked with,talk to,rang,phoned,texted,emailed,chased,rang back,called back,call back,met with,meeting with,call with,call from,message from,note from,raised by,reported by,requested by,logged by,flagged by,noted by,request from,report from,complaint from,agreed with,checked with,handed over to,handover to,handover from,covered by,replaced by,standing in for,covering for,cover for,parcel for,package for,message for,keys with,keys from',
  de: 'gesprochen mit,gesprach mit,telefoniert mit,telefonat mit,ruckruf,ruckruf von,ruckruf an,ruckruf bei,gemeldet von,gemeldet durch,meldung von,hinweis von,nachricht von,anfrage von,bitte von,reklamation von,krankmeldung,krankmeldung von,rucksprache mit,absprache mit,abgesprochen mit,abgestimmt mit,termin mit,ubergabe an,ubergabe von,vertreten durch,vertretung durch,paket fur,nachricht fur,post fur,schlussel bei,schlussel von',
  fr: 'parle a,parle avec,discute avec,rappeler,signale par,signalee par,demande de,demande par,message de,reunion avec,entretien avec,echange avec,remplace par,remplacee par,vu avec,transmis a,colis pour,message pour,courrier pour,cles chez',
  es: 'hablado con,hable con,hablar con,llame a,llamado a,llamar a,llamada de,reunion con,entrevista con,comunicado por,comunicada por,notificado por,notificada por,avisado por,solicitado por,solicitada por,aviso de,peticion de,mensaje de,sustituido por,sustituida por,paquete para,mensaje para',
  it: 'parlato con,parlare con,richiamare,segnalato da,segnalata da,segnalazione di,comunicato da,richiesta di,richiesto da,colloquio con,riunione con,telefonata con,telefonata di,messaggio di,sostituito da,sostituita da,pacco per,messaggio per,posta per',
  nl: 'gesproken met,gebeld met,gebeld door,teruggebeld door,gemeld door,melding van,verzoek van,overleg met,overlegd met,gesprek met,afspraak met,afgesproken met,afgestemd met,bericht van,vervangen door,vragen aan,pakket voor,pakje voor,bericht voor,sleutels bij,sleutel bij',
  pt: 'falei com,falamos com,falado com,falar com,liguei a,liguei ao,liguei para,ligar a,comunicado por,comunicada por,reportado por,reportada por,pedido de,pedido por,reuniao com,entrevista com,mensagem de,substituido por,substituida por,encomenda para,recado para,mensagem para',
  pl: 'rozmawialem z,rozmawialam z,rozmowa z,spotkanie z,spotkanie ze,zglosil,zglosila,dzwonil,dzwonila,prosil,prosila,zgloszenie od,zgloszone przez,prosba od,wiadomosc od,telefon od,uzgodnione z,oddzwonic do,zadzwonic do,przekazal,przekazala,przekazac,dokumenty dla,paczka dla,przesylka dla,wiadomosc dla,kontakt z,kontakt ze,przyjete od,przekazane przez,podpisane przez,klucze u,przekazalem to,przekazalam to',
  sv: 'pratade med,pratat med,talade med,talat med,prata med,ringde,ringt,anmalt av,anmald av,anmalan fran,rapporterat av,samtal med,lonesamtal med,mote med,meddelande fran,avstamt med,ersatts av,vikarie for,paket till,meddelande till,nycklar hos,nycklarna finns hos,rapport fran,mejl fran',
});

/**
 * Words for calling someone, directly before the name: at the beginning of a sentence, or after "ho" or "avons".
 * Elsewhere they say what something is called.
 */
export const CALLED: RegExp =
  /(?:(?<![^\n])|(?<=[.!?:;] )|(?<=(?<![a-z])(?:ai|avons|ho|abbiamo) ))(?:appele|rappele|chiamato|richiamato|sentito)(?= )/g;

/** Words around the name of someone who was spoken to: "mit … telefoniert", "eu … au téléphone". */
export const TOLD_AROUND: readonly (readonly [before: RegExp, after: RegExp])[] = [
  [
    /(?<![a-z])mit (?=[a-z])/g,
    /^ (?:kurz |heute |gestern |nochmal )?(?:telefoniert|gesprochen|geredet|besprochen|geklart|abgesprochen|abgestimmt|vereinbart)(?![a-z])/,
  ],
  [/(?<![a-z])eu (?=[a-z])/g, /^ (?:au telephone|en ligne|au bout du fil)(?![a-z])/],
  [
    /(?<![a-z])met (?=[a-z])/g,
    /^ (?:net |vandaag |gisteren )?(?:gebeld|gesproken|overlegd|besproken|afgesproken|afgestemd)(?![a-z])/,
  ],
];

/** Words directly after the name that begins a sentence, for what the person did: "Sanders teruggebeld". */
export const CALLED_AFTER: RegExp =
  /^ (?:(?:hat|heeft|ha|a|har) )?(?:angerufen|zuruckgerufen|gebeld|teruggebeld|called back|rang back|rang|phoned|appele|rappele|llamado|chiamato|richiamato|llamo|ligou|dzwonil|dzwonila|zadzwonil|zadzwonila|ringde|ringt)(?![a-z])/;

/** The beginning of a decision or task in minutes; its subject, the person who does it, follows. Folded. */
export const DECIDED: RegExp =
  /(?<![a-z])(?:(?:agreed|decided|resolved) that|(?:vereinbart|beschlossen|festgelegt|abgesprochen), dass|(?:convenu|decide|acte|entendu) que|(?:acuerda|decide|acordado|decidido|acordo|decidiu-se|concorda) que|(?:decide|deciso|concordato|stabilito|concorda) che|(?:besloten|afgesproken|overeengekomen) dat|(?:ustalono|postanowiono|uzgodniono|zdecydowano),? ze|(?:beslutades|beslutat|beslutas|bestamdes|overenskoms|beslutade) att|(?:decisions?|agreed|resolved|actions?|next steps|beschlusse?|massnahmen?|festlegungen?|suites|acuerdos?|acordado|decisi(?:one|oni|ones|on)|decis(?:ao|oes)|besluit(?:en)?|afspra(?:ak|ken)|acties?|ustalenia|decyzj[ae]|beslut) ?:) (?=[a-z])/g;

/** The beginning of the next person's part of a decision: "and Rowe checks it", ", dass Busch", "a Jankowska". */
export const NEXT_DOER: RegExp =
  /(?:[,;]? (?:and|und|et|y|e|i|a|en|och|while|wahrend|mentre|mientras|enquanto|terwijl|medan)(?: (?:that|dass|que|che|dat|ze|att))?|[,;.]) (?=[a-z])/g;

/** Things planned by day that are not persons, in the heading of a plan, folded. */
export const PLANNED_THINGS: RegExp = contextWords({
  en: 'machine*,vehicle*,van,vans,lorr*,truck*,car,cars,room*,menu*,lunch*,meal*,dish*,market*,town*,route*,stop,stops,stores,branch*,match*,fixture*,film*,server*,backup*,opening,supplier*,product*,tool*,part,parts,ship*',
  de: 'fahrzeug*,auto,autos,lkw*,maschine*,gerat*,raum*,raeume,saal*,speise*,essen*,menu*,gericht*,markt*,ort*,stadt*,tour*,route*,halt*,filial*,spiel*,film*,server*,lieferant*,produkt*,werkzeug*,teile,zutaten*,schiff*',
  fr: 'machine*,vehicule*,voiture*,camion*,salle*,menu*,repas,plat,plats,marche,marches,ville*,tournee*,arret,arrets,magasin*,match*,film*,serveur*,fournisseur*,produit*,outil*,piece*,navire*',
  es: 'maquina*,vehiculo*,coche*,camion*,sala*,menu*,comida*,plato*,mercado*,ciudad*,ruta*,parada*,tienda*,partido*,pelicula*,servidor*,proveedor*,producto*,herramienta*,pieza*',
  it: 'macchin*,veicol*,furgon*,camion,sala,sale,menu*,pranz*,piatt*,mercat*,citta,giro,fermat*,negoz*,partit*,film,server,fornitor*,prodott*,attrezz*,pezz*',
  nl: 'machine*,voertuig*,bus,bussen,wagen*,zaal,zalen,kamer*,menu*,maaltijd*,gerecht*,markt*,stad,steden,route*,halte*,winkel*,wedstrijd*,film*,server*,leverancier*,product*,gereedschap*,onderdelen',
  pt: 'maquina*,veiculo*,carro*,carrinha*,camiao,sala*,ementa*,menu*,refei*,prato*,feira*,mercado*,cidade*,rotas,paragem,paragens,loja*,jogo*,filme*,servidor*,fornecedor*,produto*,ferramenta*,peca*',
  pl: 'maszyn*,pojazd*,samochod*,sala,sale,pokoj*,jadlospis*,menu*,obiad*,danie,dania,targ*,miast*,tras*,przystan*,sklep*,mecz*,film*,serwer*,dostawc*,produkt*,narzedz*,czesc*',
  sv: 'maskin*,fordon*,bil,bilar,lastbil*,rum*,sal,salar,matsedel*,meny*,lunch*,ratt,ratter,torg*,marknad*,ort*,stad*,rutt*,hallplats*,butik*,match*,film*,server*,leverantor*,produkt*,verktyg*,delar',
});

/** Things that belong to a person, in Swedish, directly after the genitive of a name: "Lindqvists mejl". */
export const BELONGINGS_AFTER: RegExp =
  /^ (?:mejl|mail|svar|telefon|nummer|mobil|dator|skrivbord|nycklar|nyckel|lon|semester|schema|pass|ansokan|anstallning|konto|sjukskrivning|franvaro|kollega|chef|fru|man|son|dotter|ersattare|vaska|jacka|arbetsplats|inloggning|behorighet|arende|forslag|synpunkter|uppsagning|anteckningar|fraga|begaran|losenord|skap)(?![a-z])/;

/** Articles before a surname in spoken language: "la Colombo", "a Brandão", "der Haas". */
export const ARTICLE: RegExp = /(?:la|il|ao?|lo|o|de[rnm]|die|p)\.? (?=[A-Z])/y;

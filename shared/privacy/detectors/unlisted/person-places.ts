import { contextWords } from '../../text/context-expression.ts';

/** Occupations and roles that come directly before a name, folded. */
export const WORKERS: RegExp = contextWords({
  en: 'constable,paramedic,vicar,technician,lifeguard,handyman,security guard,plumber,electrician,joiner,carpenter,builder,mechanic,gardener,cleaner,caretaker,headteacher,head teacher,form tutor,childminder,lollipop lady,physio,physiotherapist,midwife,dentist,groundsman,groundskeeper,treasurer,bookkeeper,receptionist,referee,umpire,goalkeeper,trainee,apprentice,volunteer,lodger,neighbour,landlady,postman,churchwarden,organist,choirmaster,foreman,site manager,store manager,shift lead,housekeeper,bridesmaid,trustee,colleague,classmate,flatmate,housemate',
  de: 'wachmann,hausmeister,hausmeisterin,techniker,technikerin,nachbar,nachbarn,nachbarin,mieter,mieterin,vermieterin,halter,halterin,hausarzt,tierarzt,tierarztin,hebamme,trainer,trainerin,ubungsleiter,ubungsleiterin,schiedsrichter,schiedsrichterin,elektriker,klempner,schreiner,tischler,dachdecker,schornsteinfeger,gartner,gartnerin,kassenwart,kassenwartin,kassierer,kassiererin,elternsprecher,elternsprecherin,klassenlehrer,klassenlehrerin,erzieher,erzieherin,pflegerin,azubi,praktikant,praktikantin,lehrling,geselle,polier,vorarbeiter,vorarbeiterin,schichtleiter,schichtleiterin,filialleiter,filialleiterin,untermieter,mitbewohner,mitbewohnerin,torwart,torwartin,sachverstandiger,gutachter,gutachterin,betreuerin,bruder,pate,patin,vereinsmitglied,kollegen',
  fr: 'brigadier,brigadiere,gendarme,vigile,palefrenier,palefreniere,marechal ferrant,technicien,technicienne,educateur,educatrice,gardien,gardienne,plombier,electricien,menuisier,mecanicien,mecanicienne,jardinier,jardiniere,femme de menage,kine,sage femme,dentiste,entraineur,entraineuse,arbitre,tresorier,tresoriere,comptable,apprenti,apprentie,benevole,factrice,cuisinier,cuisiniere,serveuse,vendeur,vendeuse,caissier,caissiere,chef de chantier,chef d equipe,chef de rayon,nounou,camarade,colocataire,gerant,gerante,instituteur,institutrice,animateur,animatrice,delegue,deleguee,locataire,veterinaire',
  es: 'vigilante,el tecnico,del tecnico,al tecnico,un tecnico,celador,celadora,socorrista,parroco,fontanero,electricista,carpintero,mecanico,jardinero,jardinera,limpiadora,fisio,matrona,dentista,entrenador,entrenadora,arbitro,arbitra,portero,portera,tesorero,tesorera,contable,aprendiz,voluntario,voluntaria,cartero,cocinero,cocinera,camarero,camarera,dependiente,dependienta,jefe de obra,jefa de obra,encargado,encargada,canguro,inquilino,inquilina,delegado,delegada,veterinario,veterinaria,tutora,tutor',
  it: 'il tecnico,del tecnico,al tecnico,dal tecnico,magazziniere,magazziniera,autista,appuntato,brigadiere,maresciallo,vigile,guardia giurata,parroco,idraulico,elettricista,falegname,meccanico,giardiniere,giardiniera,ostetrica,dentista,allenatore,allenatrice,arbitro,portiere,tesoriere,tesoriera,contabile,apprendista,volontario,volontaria,postino,postina,cuoco,cuoca,cameriere,cameriera,commesso,commessa,cassiere,cassiera,capocantiere,capoturno,caposquadra,bagnino,coinquilino,coinquilina,inquilino,condomino,condomina,amministratore,amministratrice,veterinario,veterinaria,educatore,educatrice,stagista,tirocinante,geometra',
  nl: 'monteur,brigadier,wachtmeester,chauffeur,beveiliger,dominee,eigenaar,eigenares,leidster,loodgieter,elektricien,timmerman,hovenier,schoonmaker,schoonmaakster,verloskundige,tandarts,trainer,trainster,scheidsrechter,keeper,penningmeester,boekhouder,boekhoudster,stagiair,stagiaire,vrijwilliger,vrijwilligster,postbode,kok,serveerster,verkoper,verkoopster,kassiere,uitvoerder,voorman,ploegleider,gastouder,huisgenoot,huurder,huurster,dierenarts,juffrouw,meester,conrector,mentor,begeleider,begeleidster,leerling,klasgenoot',
  pt: 'o tecnico,do tecnico,ao tecnico,pelo tecnico,motorista,vigilante,catequista,educador,educadora,rececionista,canalizador,eletricista,carpinteiro,mecanico,jardineiro,jardineira,parteira,dentista,treinador,treinadora,arbitro,arbitra,guarda redes,tesoureiro,tesoureira,contabilista,aprendiz,voluntario,voluntaria,carteiro,cozinheiro,cozinheira,empregado,empregada,caixeiro,caixeira,encarregado,encarregada,capataz,inquilino,inquilina,senhoria,delegado,delegada,veterinario,veterinaria,estagiario,estagiaria,dono,dona da casa',
  pl: 'kierowca,kierowcy,kierowce,policjant,policjanta,policjantka,straznik,ochroniarz,monter,recepcjonistka,ratownik,ratowniczka,proboszcz,hydraulik,hydraulikiem,elektryk,elektrykiem,stolarz,mechanik,mechanikiem,ogrodnik,ogrodniczka,sprzatacz,sprzataczka,polozna,dentysta,dentystka,trener,trenera,trenerem,trenerka,trenerki,sedzia,sedziego,sedzina,bramkarz,skarbnik,skarbniczka,ksiegowa,ksiegowy,ksiegowej,stazysta,stazystka,praktykant,praktykantka,wolontariusz,wolontariuszka,listonosz,listonoszka,kucharz,kucharka,kelner,kelnerka,sprzedawca,sprzedawczyni,kasjer,kasjerka,brygadzista,majster,majstra,magazynier,magazynierka,opiekunka,opiekun,niania,lokator,lokatorka,wspollokator,lokatora,weterynarz,wychowawca,wychowawczyni,wychowawczynia,katechetka,katecheta,instruktor,instruktorka,inspektor,inspektorem,inspektora,inspektorka,soltys,soltysa,dozorca,dozorczyni,pasazer,pasazera,pasazerka,swiadek,swiadka,serwisant,serwisanta,kierownik,kierownika,kierownikiem,kierowniczka,wlasciciel,wlasciciela,wlascicielka,najemca,najemcy,dziecko,uczennica,uczen,ucznia',
  sv: 'montor,montoren,vaktare,vaktaren,polisassistent,chauffor,chaufforen,forare,foraren,prast,prasten,diakon,kantor,lokalvardare,rormokare,rormokaren,elektriker,elektrikern,snickare,snickaren,mekaniker,mekanikern,tradgardsmastare,stadare,stadaren,staderska,barnmorska,tandlakare,tandlakaren,tranare,tranaren,domare,domaren,malvakt,malvakten,kassor,kassoren,revisor,larling,praktikant,praktikanten,volontar,brevbarare,kock,kocken,servitris,servitor,saljare,saljaren,butikschef,butikschefen,platschef,platschefen,arbetsledare,arbetsledaren,forman,formannen,dagmamma,barnvakt,fosterforalder,hyresgasten,vicevard,vicevarden,veterinar,veterinaren,mentor,mentorn,handledare,handledaren,fadder,klasskompis,rumskompis,rektor,rektorn,grannen,granne,kursledare,kursledaren,ledare,ledaren,fastighetsskotare,maklare,maklaren,forskollarare,elevassistent',
});

/**
 * Words for a conversation or a handover, before a name. Firms are also phoned, but their name is rarely two unknown
 * words.
 */
export const CONVERSED: RegExp = contextWords({
  en: 'spoke to,spoke with,spoken to,spoken with,talked to,talked with,met with,interview with,interviewed,covered by,replaced by,standing in for,covering for,filling in for,voicemail from,collected by,dropped off by',
  de: 'gibt sich als,gab sich als,ausgewiesen als,gesprochen mit,telefoniert mit,vertreten durch,abgeholt von,abgegeben von,gesprach mit,verheiratet mit',
  fr: 'parle a,parle avec,discute avec,entretien avec,remplace par,remplacee par,recupere par,recuperee par,vu avec',
  es: 'hablado con,hable con,hablar con,entrevista con,sustituido por,sustituida por,recogido por,recogida por,casado con,casada con',
  it: 'parlato con,parlare con,colloquio con,sostituito da,sostituita da,ritirato da,accompagnato da,accompagnata da,sposato con,sposata con',
  nl: 'gesproken met,gebeld met,gesprek met,vervangen door,opgehaald door,afgegeven door,getrouwd met',
  pt: 'falei com,falamos com,falado com,falar com,entrevista com,substituido por,substituida por,levantado por,casado com,casada com',
  pl: 'rozmawialem z,rozmawialam z,rozmawialismy z,rozmawial z,rozmawiala z,rozmowa z,spotkalem sie z,spotkalam sie z,zastapiony przez,zastapiona przez,oddzwonilem do,oddzwonilam do,dzwonilem do,dzwonilam do,zadzwonilem do,zadzwonilam do,odebral,odebrala,dzwonil,dzwonila',
  sv: 'vid protokollet,pratade med,pratat med,talade med,talat med,samtal med,ersatts av,hamtat av,hamtad av,lamnat av,anmalt av,anmald av,gift med,ringde,ringt',
});

/** Words before a name that someone gives as their own. */
export const SAID_TO_BE: RegExp = contextWords({
  en: 'claims to be called,says she is called,says he is called,gave his name as,gave her name as',
  de: 'nannte sich selbst,stellte sich vor als,gibt an zu heissen',
  fr: 'dit s appeler,dit se nommer,se fait appeler,a dit s appeler',
  es: 'dice llamarse,dijo llamarse,afirma llamarse,se hace llamar',
  it: 'dice di chiamarsi,ha detto di chiamarsi,si fa chiamare,afferma di chiamarsi',
  nl: 'zegt te heten,zegt dat hij heet,zegt dat zij heet',
  pt: 'diz chamar se,disse chamar se,diz que se chama',
  pl: 'twierdzi ze nazywa sie,mowi ze nazywa sie,podaje sie za',
  sv: 'uppger sig heta,sager sig heta,sade sig heta',
});

/** Words for what only a person has, directly before the name of that person. */
export const OWNED: RegExp = contextWords({
  en: 'leave of,absence of,birthday of,payslip of,sick note of,personnel file of,appraisal of',
  de: 'urlaub von,krankmeldung von,geburtstag von,abwesenheit von,personalakte von,gehalt von,elternzeit von',
  fr: 'conge de,conges de,absence de,anniversaire de,arret maladie de,fiche de paie de,salaire de',
  es: 'vacaciones de,baja de,cumpleanos de,nomina de',
  it: 'ferie di,compleanno di,busta paga di',
  nl: 'verlof van,ziekmelding van,afwezigheid van,verjaardag van,salaris van',
  pt: 'ferias de,ferias da,ferias do,baixa de,baixa da,baixa do,ausencia de,aniversario de,aniversario da,aniversario do,vencimento de',
  pl: 'urlop,nieobecnosc,urodziny,zastepstwo za',
  sv: 'semester for,franvaro for,sjukanmalan for,fodelsedag for,lon for',
});

/**
 * How people begin to introduce themselves: after a greeting, any such words; at the beginning of a sentence, only
 * words that have no other use.
 */
export const INTRODUCED: RegExp =
  /(?:(?<=[,!] )(?:sono(?: la| il)?|tu|tutaj|mowi|det ar|har ar|hier|met|ici|c'est|it is)|(?:(?<![^\n])|(?<=[,.!?:;] ))(?:soy(?: la| el)?|sou(?: a| o)?|jestem|z tej strony|jag heter|hier (?:spricht|schreibt)|spreekt u met)) (?=[a-z])/g;

/** What is said only about persons, directly after a name: that they are ill or on leave. */
export const ABSENCE: RegExp =
  /^ (?:(?:is|was|will be) (?:off (?:sick|work)|ill|sick|on leave|on holiday|poorly)\b|(?:ist|war) (?:krank|im urlaub|erkrankt)\b|(?:est|etait|sera) (?:malade|en conge|en arret maladie)\b|(?:esta|estara) (?:de baja|enferm[oa]|de vacaciones)\b|(?:e|sara) (?:malat[oa]|in malattia)\b|is (?:ziek|met verlof|op vakantie)\b|(?:esta|vai estar) (?:doente|de ferias|de baixa)\b|(?:jest|bedzie) (?:chor[ya]|na urlopie|na zwolnieniu)\b|(?:ar|var|blir) (?:sjuk|pa semester)\b)/;

/**
 * What is said about persons and rarely about things: that they are coming or not, have the keys, or substitute for
 * someone.
 */
export const PRESENCE: RegExp =
  /^ (?:can't (?:come|make it)\b|(?:ist|war) (?:verhindert|entschuldigt)\b|(?:est|etait|sera) absente?\b|no (?:viene|vendra|puede venir)\b|(?:e|sara) assente\b|is afwezig\b|komt niet\b|nao (?:vem|pode vir)\b|(?:jest|bedzie) nieobecn[ya]\b|nie (?:przyjdzie|moze przyjsc)\b|(?:ar|var|blir) (?:franvarande|forhindrad)\b|kan inte (?:komma|jobba)\b|(?:has|have) the keys?\b|hat (?:die|den) schlussel\b|a (?:les cles|la cle)\b|tiene (?:las llaves|la llave)\b|ha (?:le chiavi|la chiave)\b|heeft de sleutels?\b|tem (?:as chaves|a chave)\b|ma klucze?\b|har nyck(?:eln|larna)\b|(?:swaps?|swapped) with\b|(?:stands?|standing|filled) in for\b|vikarierar\b|bytte (?:pass|med)\b)/;

/** What follows the name of someone who receives mail in care of another. */
export const CARE_OF: RegExp = /^,? (?:c\/o|presso|p\/a|a\/c|u pan[ai]) /;

/** A number that only persons have, after the name of the person: ", r. č. 855614/1770", "(DNI 48183889Q)". */
export const PERSONAL_NUMBER: RegExp =
  /^(?:, | \()(?:con |mit |met |med |z |o numerze )?(?:r\. ?c\.|rodne cislo|pesel|d\.?n\.?i\.?|n\.?i\.?e\.?|bsn|burgerservicenummer|rijksregisternummer|numero national|personnummer|personnr|pers\.?nr|cpr(?:-nr)?|cnp|fodselsnummer|national insurance|ni number|nino|steuer-id|ahv(?:-nr)?)\.?(?: (?:nr|no|n\.o|number))?\.?:? ?\d/;

/** When the person whose name comes before was born. */
export const BORN: RegExp =
  /^,? \(?(?:born(?: on)?|d\.?o\.?b\.?:?|geboren(?: am| op)?|geb\.?(?: am| op)?|nee? le|ne\(e\) le|nacid[oa](?: el)?|n\. el|nat[oa] il|nat[oa]|nascid[oa](?: a| em)?|nasc\.?|urodzon[ya]|ur\.|fodd(?: den)?|f\.|fodt(?: den)?|narozen[ay]?|nar\.|syntynyt) (?:\d{1,2}[./-]\d|\d{1,2}(?:th|st|nd|rd|\.|o)? (?:de )?[a-z]{3}|\d{4}-\d\d|[a-z]{3,9} \d{1,2},? \d{4})/;

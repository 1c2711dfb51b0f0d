import { fieldKindOf, isRoleLabel } from '../../labels/labels.ts';
import { DEPARTMENTS } from '../../names/departments.ts';
import { wordSet } from '../../word-set.ts';

/** Words before a name for what a person is or what happens to one, folded. */
export const ROLES: ReadonlySet<string> = wordSet(
  `said says asked told replied by starring with met meet meeting contact call calls ask asks tell tells invite invited hired married marry wed divorced loves loved hates miss misses
  thank thanked heard hear knows visited interviewed director directors songwriter singer actor actress author writer poet painter composer musician guitarist drummer pianist player coach
  boxer golfer swimmer striker goalkeeper champion president minister chancellor senator mayor governor ambassador judge lawyer attorney solicitor professor scientist physicist chemist
  mathematician philosopher historian economist journalist reporter editor commenter commentator founder founders chairman chairwoman ceo cto cfo manager employee colleague colleagues
  assistant secretary nurse doctor patient client customer tenant guest witness defendant plaintiff suspect victim officer detective inspector agent friend friends brother sister mother
  father mum mom dad son daughter wife husband partner boyfriend girlfriend fiance fiancee uncle aunt cousin nephew niece grandfather grandmother grandson neighbor neighbour boss guy girl
  boy man woman under jealous
  sagte fragte von mit herrn kollege kollegin freund freundin bruder schwester chef dit demande avec par ami amie frere soeur collegue dijo con por amigo amiga hermano hermana disse amico

  amica fratello sorella collega zei met door vriend vriendin broer zus com irmao irma colega powiedzial powiedziala przez brat siostra kolega
  enkel pareja gemello gemella gemelo gemela convivente conjoint conjointe jumeau jumelle madrina padrino avo`,
);

/**
 * Whether a folded word before a name says what the person is, or labels a person. A word for a relative that is a
 * label only by itself does not: "Madre: Rossi", but not "Placa madre".
 */
export const isRoleWord = (word: string): boolean =>
  ROLES.has(word) || RANK.test(word) || (fieldKindOf(word) === 'person' && !isRoleLabel(word));

// "hoofdagent Smeets", "Oberkommissarin Weide": compounds for ranks of police officers and nurses.
const RANK =
  /^(?:hoofd|ober|haupt|chef|kriminal|polizei|politie|polis|wijk|krim|stations)[a-z]{0,12}(?:agente?|inspecteur|inspektor(?:in)?|kommissar(?:in)?|kommissarie|rechercheur|brigadier|meister(?:in)?|assistente?|sjukskoterska|schwester|pfleger(?:in)?|verpleegkundige)$/;

/** Words for offices, folded: after a title they are not a name, as in "pan dyrektor", "el Sr. Alcalde". */
export const OFFICE: RegExp =
  /(?:d[iyeu]re[kc]?t[oe]u?r\w{0,3}|president\w{0,3}|prezes\w{0,3}|kierowni\w{1,4}|ministr?\w{0,3}|profes{1,2}or\w{0,3}|doktor\w{0,3}|magister|magistra|hofrat\w{0,2}|ingenieur\w{0,2}|inspe[kc]tor\w{0,2}|manager\w{0,2}|chef\w{0,2}|leiter\w{0,2}|meister|maire|maestr[oa]|notai?re|notari\w{0,2}|kolleg\w{0,3}|coll?eg[au]\w{0,2}|hausmeister|alcald\w{1,3}|prefeit[oa]|sindac[oa]|burgemeester|voorzitter|griffier|buergermeister|borgmastare\w?|wojt\w{0,2}|burmistrz\w{0,2}|starost\w|re[ck]tor\w{0,2}|decan[oa]|dziekan\w{0,2}|reitora?|vereador\w?|ju[ei]z\w?|giudice|conselheir[oa]|encarregad[oa]|delegad[oa]|abogad[oa]|advogad[oa]|avvocat[oa]|tesorer[oa]|kanselir|secretari[oa]?|segretari[oa])$/;

/** The endings of unlisted words for groups and departments, which sign letters as persons do, folded. */
export const GROUP_ENDING: RegExp = /[a-z]{3}(?:team|dienst|service|desk|buro|beirat|stelle|gruppe|ausschuss)$/;

/** Words that address people without a name, and words for departments, folded. */
export const NOBODY: ReadonlySet<string> = new Set([
  ...DEPARTMENTS,
  ...wordSet(
    `zusammen alle allerseits leute folks everyone everybody guys there both mates madam customer customers kunden kundin kunde kolleginnen kollegen kollege damen herren
  tous toutes equipe collegues clients todos todas equipo equipa companeros clientes tutti tutte colleghi squadra allen iedereen collega collegas klant klanten team pessoal colegas
  wszyscy wszystkim panstwo koledzy kolezanki zespole alla allihopa kollegor kund kunder teamet styrelsen bestyrelsen sir sirs ladies gentlemen
  monsieur madame messieurs mesdames senor senora senores signori signora signor meneer mevrouw heer heren senhor senhora senhores pan pani ihr ihre votre vuestro vostro uw wasz`,
  ),
]);

/** Groups, and persons without a name, that letters greet, folded; after other words, some are surnames. */
export const GREETED: ReadonlySet<string> = wordSet(
  `folks everyone everybody colleagues customers solicitor solicitors allerseits kolleginnen kollegen kunden collegues companeros colleghi iedereen collegas klanten colegas
  todos todas tutti tutte wszyscy wszystkim koledzy kolezanki allihopa kollegor kunder
  applicant applicants attendees candidate candidates carers clients donors editor employees employer families friends guardians guest guests homeowners householder investors landlord
  learners listeners member members neighbour neighbours neighbor neighbors occupier owners parent parents participants partners passengers patients players pupils reader readers
  recruiter resident residents shareholder shareholders staff stakeholders student students subscriber subscribers supporters suppliers teachers tenant tenants travellers travelers users
  viewers visitor visitors volunteer volunteers
  anwohner anwohnerinnen auszubildende azubis beschaftigte besucher bewerber bewerberin bewohner bewohnerinnen ehrenamtliche eigentumer eltern fahrgaste familien freunde freundinnen
  gast gaste gemeindemitglieder geschaftspartner helfer helferinnen interessenten lehrkrafte leser leserinnen lieferanten mieter mieterinnen mitarbeiter mitarbeiterinnen mitarbeitende
  mitglied mitglieder nachbar nachbarn nachbarinnen nutzer nutzerinnen patienten patientinnen reisende schuler schulerinnen spender spieler spielerinnen studenten studierende teilnehmende
  teilnehmer teilnehmerinnen vereinsmitglieder vermieter wohnungseigentumer
  abonnes adherents amies amis benevoles candidat candidats coproprietaires eleves etudiants fournisseurs lecteurs locataires membres salaries usagers visiteurs voisins
  alumnos amigas amigos candidatos empleados estudiantes familias huespedes inquilinos lectores padres participantes profesores propietarios proveedores residentes socios trabajadores
  usuarios vecinas vecinos visitantes voluntarios
  alunni amiche amici candidati condomini dipendenti docenti famiglie fornitori genitori inquilini lettori ospiti partecipanti proprietari residenti soci studenti utenti visitatori
  volontari
  bewoner bewoners bezoekers buren buurtbewoners deelnemers docenten eigenaren gasten gebruikers gezinnen huurders leden leerlingen leveranciers lezer lezers medewerkers ouders patient
  relatie relaties reizigers sollicitant sollicitanten studenten vrienden vriendinnen vrijwilligers werknemers
  alunos associados colaboradores condominos estudantes fornecedores funcionarios hospedes leitores moradores pais passageiros professores proprietarios trabalhadores utilizadores vizinhos
  czlonkowie czytelnicy goscie klienci lokatorzy mieszkancy najemcy nauczyciele pasazerowie pracownicy przyjaciele rodzice sasiedzi studenci uczestnicy uczniowie uzytkownicy wolontariusze
  anvandare besokare boende deltagare elever foraldrar foraeldre frivilliga grannar gaster gaester hyresgaster larare lasare leverantorer medarbetare medlemmar medlemmer naboer beboere
  personal resenarer vanner
  treasurer secretary chairperson chairwoman warden caretaker groundsman groundskeeper
  kassenwart kassenwartin kassier kassierin kassierer kassiererin kassenprufer kassenpruferin schriftfuhrer schriftfuhrerin platzwart platzwartin jugendwart jugendwartin sportwart
  sportwartin turnwart turnwartin zeugwart zeugwartin geratewart geratewartin huttenwart huttenwartin bootswart bootswartin materialwart materialwartin festwart pressewart pressewartin
  hauswart hauswartin beisitzer beisitzerin obfrau obmann vorsitzende vorsitzender vereinsvorsitzende vereinsvorsitzender vorstand
  tresorier tresoriere secretaire vocal vocala tesorera tesorero tesoriere tesoriera tesoureira tesoureiro secretaria secretario penningmeester secretaris ledenadministratie
  skarbnik skarbniczka skarbniczko skarbniku sekretarz sekretarzu kassor kassoren ordforande ordforanden sekreterare sekreteraren kassakontrollant`,
);

/** Verbs after a name for what a person does, folded. */
export const DEEDS: ReadonlySet<string> = wordSet(
  `said says told asked replied answered wrote writes lives lived married died listed spent thinks thought believes explained argued added joined retired resigned testified called
  complained stated reported requested worked whispered shouted speak speaks sagte wohnt lebt schrieb geboren habite vive dijo nacio abita disse woont zei mora mieszka powiedzial powiedziala
  confirmed reported informed noted suggested proposed agreed requested bestatigt bestatigte berichtet berichtete meldete erklarte ubernimmt schlagt bittet fragt antwortet
  antwortete informiert informierte erinnert kummert erganzt confirme precise rappelle indique demande propose informe signale souligne repond ajoute explique confirma informa
  indica comenta propone pregunta solicita responde recuerda explica avisa conferma riferisce comunica chiede risponde ricorda spiega precisa segnala bevestigt meldt vraagt
  antwoordt vertelt confirmou informou referiu propos pediu perguntou respondeu explicou avisou potwierdzil potwierdzila poinformowal poinformowala zglosil zglosila zaproponowal
  zaproponowala zapytal zapytala odpowiedzial odpowiedziala poprosil poprosila przekazal przekazala bekraftar informerar rapporterar foreslar fragar svarar berattar meddelar paminner`,
);

/** Verbs for what persons do, folded: "Ernst kommt heute". */
export const DOING: ReadonlySet<string> = wordSet(
  `is was has had will would wants says said takes covers asks calls brings needs ist war hat hatte will kommt sagt geht macht bringt fragt nimmt ruft heeft had wil komt zegt neemt brengt
  vraagt gaat belt est avait veut dit prend demande arrive vient passe esta ha tiene quiere viene dice pide toma llama aveva vuole chiede prende porta tem quer disse pede traz
  vem jest ma chce mowi prosi bierze ar har hade vill sager tar kommer ringer fragar`,
);

/** Things that belong to people, after "'s". */
export const BELONGINGS: ReadonlySet<string> = wordSet(
  `killer killers wife husband mother father son daughter brother sister friend house address phone email account passport birthday career death life book song album novel film name
  office doctor lawyer boss family children kids parents`,
);

/** The last words of what introduces a name. */
export const INTRODUCTION_ENDS: ReadonlySet<string> = wordSet(
  `name is was are me him her myself himself herself to i'm am name's bin heisse heisst namens lautet m'appelle est suis s'appelle llamo es llama chiamo e chiama ben heet genaamd
  chamo-me chamo sou chama-se chama sie imie me child son daughter baby now dear hi hello hey morning afternoon evening tag morgen abend moin servus gott dzien dobry wieczor dias tardes noches buenas dia tarde noite bonsoir salut coucou ciao buongiorno buonasera gentilissima gentilissimo egregio egregia goedemorgen goedemiddag goedenavond goedendag hoi hei hej hejsan tjena godmorgon godkvall czesc witam hiya you danke merci gracias grazie obrigado obrigada obg bedankt je jij wel dzieki dziekuje tack takk tak soussigne soussignee sottoscritto sottoscritta ondergetekende undertecknad undertecknade podpisany podpisana liebe lieber hallo geehrte geehrter cher chere bonjour estimado estimada querido
  querida hola gentile caro cara carissimo carissima kara kare ciao beste geachte prezado prezada ola drogi droga szanowny szanowna witaj meet here's it's c/o attn mvh halsningar halsar kram hilsen pozdrawiam usciski
  besos abrazos abrazo abracos beijinhos bisous amicalement saluti baci lg vg mfg regards best love thanks cheers groet groeten groetjes liefs saludos cordialement grusse wishes sincerely`,
);

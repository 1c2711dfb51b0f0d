import { remembered } from '../../remembered.ts';
import { compileExpression } from '../../text/compiled-expression.ts';
import { foldCharacter } from '../../text/fold-character.ts';

/** Creates a set of words in the spelling of folded texts. */
function words(list: string): ReadonlySet<string> {
  const folded = [...list].map((character) => (character < '\x7f' ? character : foldCharacter(character))).join('');
  return new Set(folded.toLowerCase().split(/\s+/));
}

/**
 * Street types after a name that rarely mean anything else (English: United States Postal Service Publication 28, and
 * British types).
 */
export const SURE_TYPES: ReadonlySet<string> = words(
  `street streets str avenue avenues ave road roads rd boulevard boulevards blvd lane lanes ln drive drives court courts terrace crescent cres parkway pkwy highway hwy
  turnpike mews esplanade promenade wynd causeway expressway freeway motorway throughway trafficway stravenue crossroad crossroads alley alleys`,
);

/** Street types after a name that need a house number and capital letters. */
export const TYPES: ReadonlySet<string> = words(
  'approach cottages villas st av dr ct cl pl sq place places square squares way ways circle circles cir close row tce gdns grove groves gardens garden plaza walk quay wharf trail trails pike route ter rise',
);

/** United States street types that are everyday words: they need more evidence than a number before them. */
export const WEAK_TYPES: ReadonlySet<string> = words(
  `hill hills gate green loop path crossing heights view views ridge ridges park parks point points rapid rapids union unions isle isles island islands cove coves forge forges fort forts
  meadow meadows spring springs landing junction junctions mill mills creek brook brooks canyon center centers cliff cliffs club common commons corner corners course dale dam divide estate
  estates extension extensions falls ferry field fields flat flats ford fords forest fork forks glen glens harbor harbors haven hollow inlet key keys knoll knolls lake lakes light lights loaf
  lock locks lodge manor manors mission mount mountain mountains neck orchard oval overpass pass passage pine pines plain plains port ports prairie radial ramp ranch rest river run shoal
  shoals shore shores skyway spur spurs station stations stream summit track trace tunnel underpass valley valleys via viaduct village villages ville vista wall walls well wells burg burgs branch
  bridge camp cape crest gateway bluff bluffs bottom bend land bypass embankment yard fold croft`,
);

/** Street types before a name: Romance and Slavic languages, Greek. */
export const LEADING_TYPES: ReadonlySet<string> = words(
  `rue str imp ch chaussee chee voie rte fbg trav sq avenue av ave boulevard bd chemin allee impasse quai route cours passage sentier faubourg ruelle via viale vicolo vico piazza piazzale corso largo strada contrada
  calle c avda avenida plaza pza paseo carrer camino carretera ctra ronda travesia rua travessa praca estrada alameda quadra rodovia pol urb ul ulica ulicy ulice al aleja alei aleje pl plac placu
  os osiedle osiedla osiedlu trg ulitsa prospekt λεωφόρος οδός πλατεία leoforos odos ул улица проспект bulevar bulevardul ulice namesti trida calea soseaua strada jalan jl
  passeig place placa carretera rambla avinguda glorieta poligono cuesta bajada urbanizacion largo beco calcada azinhaga praceta rotunda lungomare contrada localita borgo salita calata laan heol ffordd stwg rbla cjon callejon calc estr pcta pca pta chem crs nam tr osiedle rondo skwer bulwar bul trg
  r steenweg p.zza p.zzale p.za p.le p.tta v.le v.lo c.so l.go c.da f.lli p.o tv lg fg
  lotissement venelle montee pasaje costanilla frazione piazzetta lungotevere lungarno circonvallazione stradone fondamenta rione
  bairro ladeira terreiro ruela caminho szosa zaulek wybrzeze pasaz`,
);

/** Shortened street types before a name, which are other words without their full stop. */
export const SHORTENED_TYPES: ReadonlySet<string> = words(
  'boul bld av crta rda plza cmno cno trva psje pje gta prct pct qta lgo fraz wyb bulw',
);

/** French street types, which come before a name even in lower case: "45 bd voltaire". */
export const FRENCH_TYPES: ReadonlySet<string> = words('rue bd boulevard avenue chemin impasse');

/** Street types between a name and its number: Hungarian, Slavic, Baltic. */
export const MIDDLE_TYPES: ReadonlySet<string> = words(
  'utca u ut utja ter tere korut setany fasor koz sor str strasse straat weg ring platz terrasse tee tn pst mnt gatve g iela cesta ulica ul vej gata vag gade vei torg maantee puiestee prospektas pr gt',
);

/**
 * Endings of one-word streets that no other word has: German, Dutch, Nordic, Finnish, Icelandic, Estonian, Hungarian.
 */
export const STREET_ENDING: RegExp = compileExpression(
  '^(?:.{2,24}(?:strasse|str|gasse|weg|platz|allee|straat|laan|plein|gracht|kade|gatan|gata|vagen|vegen|veien|vej|gade|katu|polku|vegur|straeti|braut|gotu|gerdi|puiestee|maantee|utca|stiegen|steeg|singel|dreef|promenade|.grand|promenaden|slingan|straket|kajen|stigen|-ring|-ufer|-damm|gassli|granden|backe|stigen|esplanaden)|(?:lind|bjork|park|kyrk|skol|slotts|lonn|ek|kastanj|stations)allen|asgrand|kajen|esplanaden)$',
  '',
);

const SHORTENED_ENDING = compileExpression(
  '^(?!(?:.{0,12}(?:schuh|kleider|konfektions|ring|helm|korn|alters|arbeits|ziel|berufs|produkt|waren|preis|kunden|kinder|jugend|lern|projekt|sport|haupt|unter|ober|blut|lohn|gehalts|tarif|entgelt|foto|bio|geo|mono|para|tele|demo|karto|typo|steuer|fach|bau|selbsthilfe|nutzer|benutzer)gr|.{0,12}(?:miet|last|trieb|bei|kinder|rettungs|ferien|dienst|speise|schlaf|personen|kraft|gebraucht|neu|einkaufs|wohn|studenten|boots|kranken|streifen|leih|jahres|vor)wg|.{0,12}(?:stamm|neu|alt|end|gross|privat|firmen|bestands)kd)$)(?:.{4,20}(?:gr|[^e]ln|pln|kd)|(?:bahnhofs?|markt|rathaus|kirch|schloss|stations|kerk|dorps)pl|.{3,20}wg|.{1,20}[bcdfghjklmnpqrtvwxz]sg|.{2,20}husg|.{0,12}eriksg|(?:stor|bank|kyrk|torp|strand|lund|skol|kyrko|hamn|ny|vasa|drottning|tradgard|linne|park|slott|kvarn|smedje|strand|fabriks|brunns|gota|ostra|vastra|sodra|norra)g|(?:stor|kirke|skole|strand|havne|torg|sjo|jernbane|dronningens|kongens)gt|lang+g|(?:park|ring|skol|kyrko?|sjo|strand|skogs|bjork|ek|tall|gran|lind|ang|back|sten|kvarn|industri|stations|hamn|villa|slotts|bruks|.{3,12}fors)v)$',
  '',
);

/**
 * Whether a word is a street with a shortened ending: Dutch and German "Prinsengr.", "Leeuwenln", "Veerwg", and Swedish
 * and Norwegian "Kungsg.", "Storg." and "Kirkegt.". German also shortens sizes, groups and cars, as in "Schuhgr. 42".
 */
export const isShortenedStreet: (word: string) => boolean = remembered((word) => SHORTENED_ENDING.test(word));

/** Street endings that other words have too. */
export const WEAK_STREET_ENDING: RegExp = compileExpression(
  '^.{3,24}(?:gate|gaten|vei|veg|tie|kuja|hof|ufer|damm|steig|steg|graben|dijk|stien|stig|torget|torg|plassen|plads|raitti|holt|hlid|tunga|tanav|backen|bakken|svingen|terrasse|vollen|haugen|toften|parken|hus|bjerg)$',
  '',
);

/** Parts of a building that rarely mean anything else before a number. */
export const SURE_UNITS: ReadonlySet<string> = words(
  'apt apartment suite ste wohnung whg appartement appt apto lejl lgh',
);

/** Parts of a building that need an address before them. */
export const UNITS: ReadonlySet<string> = words(
  'unit flat room rm floor fl stock og etage escalier bat piso planta puerta interno int scala piano andar bloco kerros as lok m mieszkanie bus no',
);

/** Particles within street names. */
export const PARTICLES: ReadonlySet<string> = words(
  'de del della delle dei di da do dos das du des la le les el los las van von der den het the of na im am an zum zur ten te op naar e y i and aux au a ao aos alla ai agli sv st ste san santa bis quater',
);

/** Ranks and titles in lower case within street names: "ul. gen. W. Sikorskiego". */
export const RANKS: ReadonlySet<string> = words(
  `gen gral ks prof dr doc bp abp kard sw bl mjr plk ppor kpt rtm hetm marsz inz cdt cdte mal mons dott cav cap cel alm eng pe
  general generala ksiedza profesora doktora biskupa kardynala swietego swietej majora pulkownika kapitana hetmana marszalka docteur professeur
  burgemeester dokter pastoor deken kardinaal koning koningin prins prinses admiraal minister president marechal commandant colonel capitaine doctor comandante capitan presidente monsignor fratelli martiri caduti papa doutor professor engenheiro coronel almirante visconde`,
);

/** Boxes at a post office, each followed by a number. */
export const BOX: RegExp =
  /(?:^|[^a-z0-9])(?:p\.? ?o\.? ?box|post office box|postbox|postboks|postfach|postbus|boite postale|b\. ?p\.|apartado(?: de correos| postal)?|apdo\.? de correos|casella postale|case postale|gpo box|private bag|locked bag|apdo\.|caixa postal|skrytka pocztowa|skr\. poczt\.) ?$/;

/** A state of the United States, before its post code. */
export const AFTER_STATE: RegExp =
  /[ ,](?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? {1,2}$/;

/** Words that introduce an address. */
export const ADDRESS_INTRODUCTION: RegExp = compileExpression(
  `(?:^|[^a-z])(?:${[
    'address(?:es)?(?: is| are)?:?,?|here they are:|live[sd]? (?:on|at)|living (?:on|at)|resid(?:es?|ing|ent) (?:at|on)|located (?:at|on)|return (?:it )?to',
    '(?:sent|send|ship(?:ped)?|deliver(?:ed)?|mail(?:ed)?|post(?:ed)?|forward(?:ed)?)(?: it| them| this| one| a new one| everything)? to',
    "(?:meet|meeting|see you|pick (?:me|us) up)(?: me| us)? at|(?:taxi|cab|uber|ride) to|drops? (?:you|me|us|them) off at|(?:office|restaurant|house|shop|store|home|clinic|practice|party|event)(?:'s)? (?:is )?(?:at|on)",
    "enter on|street of|address\\? it(?:'s| is)|it(?:'s| is) (?:in|at|on)|visit us at|where\\?",
    'wohnt (?:in|am|an)(?: der)?|wohnhaft(?: in)?|anschrift(?: lautet)?:?|adresse(?: lautet| ist| est| is)?:?|habite(?: au)?|domiciliee?(?: au)?|demeurant(?: au)?',
    'direccion(?: es)?:?|vive en|domicilio(?: en)?:?|indirizzo(?: e)?:?|abita in|residente in|adres(?: is| to)?:?|woont(?: op| aan| in)?|endereco(?: e)?:?|mora na|reside na|mieszka (?:przy|na)|zamieszkal[ya](?: przy)?|zam\\.|bor(?: pa| vid)?|pod adresem|user:',
  ].join('|')})[ \\n]{1,3}$`,
  '',
);

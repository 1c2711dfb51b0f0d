import { foldCharacter } from '../text/fold-character.ts';

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

/** Street types between a name and its number: Hungarian, Slavic, Baltic. */
export const MIDDLE_TYPES: ReadonlySet<string> = words(
  'utca u ut utja ter tere korut setany fasor koz sor str strasse straat weg ring platz terrasse tee tn pst mnt gatve g iela cesta ulica ul vej gata vag gade vei torg maantee puiestee prospektas pr gt',
);

/**
 * Endings of one-word streets that no other word has: German, Dutch, Nordic, Finnish, Icelandic, Estonian, Hungarian.
 */
export const STREET_ENDING: RegExp =
  /^(?:.{2,24}(?:strasse|str|gasse|weg|platz|allee|straat|laan|plein|gracht|kade|gatan|gata|vagen|vegen|veien|vej|gade|katu|polku|vegur|straeti|braut|gotu|gerdi|puiestee|maantee|utca|stiegen|steeg|singel|dreef|promenade|.grand|promenaden|slingan|straket|kajen|stigen|-ring|-ufer|-damm|gassli|granden|backe|stigen|esplanaden)|(?:lind|bjork|park|kyrk|skol|slotts|lonn|ek|kastanj|stations)allen|asgrand|kajen|esplanaden)$/;

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

/** A state of the United States, before its post code. */
export const AFTER_STATE: RegExp =
  /[ ,](?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]),? {1,2}$/;

/** The names of months, which appear beside numbers and are not streets. */
export const MONTHS: RegExp =
  /^(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|sept|oct|okt|nov|dec|dez|january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|maio|junho|julho|setembro|outubro|novembro|dezembro|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|wrzesnia|pazdziernika|listopada|grudnia|maj|augusti)$/;

/** Words for rooms, seats, lists and other numbered things that are not streets. */
export const NUMBERED: RegExp =
  /^(?:server|host|node|cluster|version|raum|zimmer|saal|tisch|tor|linie|gleis|nr|no|n|num|ca|circa|etwa|kapitel|punkt|absatz|artikel|art|abs|satz|phase|teil|stufe|gruppe|team|klasse|los|room|table|desk|seat|step|level|phase|part|item|week|day|line|track|bus|tram|platform|salle|sala|aula|stanza|tavolo|zaal|lokaal|sal|rum|pokoj|stolik|mesa|etape|semaine|woche|kw|tag|tel|fax|telefon|telefone|phone|top|pos|position|posten|kunde|(?!haus)[a-z-]{2,24}nummer|filiale|alter|age|uhr|kostenstelle|kreditor|debitor|bankleitzahl|blz|konto|bis|von|vom|und|oder)$/;

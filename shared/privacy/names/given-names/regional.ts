/**
 * Given names, folded, of Europe's regions and of the countries that people in Europe come from: Breton, Frisian,
 * Welsh, Basque, Catalan, Brazilian, West African, Balkan, from general knowledge. None is an everyday word of the nine
 * languages.
 */
export const GIVEN_NAMES_REGIONAL = `
abiola acacio adama adelajda adelino ademar ademir adilia adilson adosinda adwoa afia afshan agostina agostinha ailsa aissatou alaide alarico alcina
aleardo aled alfia aliou alodia alojza alvarina amabile amadeusz amadou ambrozy amilcare anael anaelle anastazy andoni andreina andzelika angelines
anicet aniello annachiara annaig annakarin annarita annelou ansel antera antimo antonieta anzelm apolinary arantxa arantza arcadio argia argimiro
ariella arjeta arleta arlete armandina armenio armi aroldo arrigo astou atanasio atieno atif auke avelina axelina azilis aziliz baljit baptistine
baraka bardhyl bartel basilisa battista bazyli belarmino belmira belmiro bendt benedito benedykta benilde benvinda berardo bernadetta bernardete
bertus beryl biggi binta bleuenn boelo boguchwal boguchwala boleslawa bongani bortolo bosko botvid boubacar brando brenno brittmarie brunella brunilde
brygida brynolf burkhart cagla carles carletto carmelina casiano casimira cassandre cassia cataldo catriona celestyn cerys cesaltina cesaria cettina
cezariusz cezaryna chantelle chebet cheikh cherono chipo chrissi cicera cicero cidalia cirilo claudemir claudete claudionor cleide cleiton cleofe
clizia clodoaldo coert cokkie colm concettina consolata constantino corrada cosette coumba cremilde crescenzo crisanto crispin cristoforo cristovao
dalmazio damiana damilola damroka dapo darragh daryna davinia deise dejanira delfim delroy demba demelza denzel deodato deonilde derk dewy dezyderiusz
diamantino didi dieke diletta dinarte dineke dinora dionizy dirce ditosa djalma djoeke dobieslaw doede domicela domingas domitilla donizete doralice
dori doriano doroteia driek drikus drissa duccio dulcineia durk durval dusica dzenan edeltrauda edin edivaldo edmee edmilson edmondo edmunda edurne
edwige eeli eelkje efigenia efisio efrem efren efua egidia eise ekow eladia elco elenice eligiusz elisangela elisea elisenda eljakim elouan elvezio
elvi elvio emeric emeterio emidio emke emrik emyr endrio engracia enisa enric enrichetta enza epke erazm ercole ermal ermenegilda erminia erminio
ernestyna errol eskild estibaliz euan euclides eudald eulogio eurico eustace eustachio evarista everaldo everdina ewen ewout ezechiele fabiano farai
fardau farhana farzana fatoumata fausta faustyn feike felicjan felismina ferdinanda fergal fermina fiammetta fieke fikreta filipina fionn fiora
flaminio flaviana floriano floriza flutura focko fokje francelina francesc franchino friedrun fritzi frouwke fryderyka funmi furio galdino galeazzo
galileo garbine garikoitz gatien gaudenzio gavina gbenga geesje gelske gennara genoveffa geovana geraldina gerdien gerlof gerolamo gerome gezim
giacinta giacomina giancarla gianfranca gianmaria giannina giannino gianpiero giasone gigliola gildas gildasio gildo gilmar gilson gilvan giona
giordana giorgina giovannella giovannina giovannino girolama gisberto giselda gislaine gittan gitti giusy gizela glaucia gleice glynis gniewomir
gniewosz goncala gonzala gorka gottardo goulven gracjan gradus granville graziela greet gretha gualberto guendalina guerino guglielma guifre guilhem
guillem guislaine gullbritt gwenllian gwenola haike halvar hamisi hannie harma harmke haroon heiltje heinrike heintje heinzi helia heliodora hendrina
hennie henrika hermenegilda hermien hettie hiacynta hielke hildebrando hiltje honorato honorina honoriusz honza horacy hubsi ibai ibro idalgo idoia
idse iebe iefke ieme iemke ifan iftikhar ignacja igone ilda ilidio iljana ilza imanol immaculada ingamaj ingbritt ingvor innocenty innocenza innocenzo
inocencia iole ippolita iqra iracema iraci irati iride iryda isabeau isabelina isaia ishtiaq isidra isilda isotta itamar itsaso ivete iwar iwen
izaskun izaura izilda izydora jacco jacenty jaci jacira jacobien jago jaione jair janerik jarema jarka jarogniew javeria jeanet jelger jelto jenneke
jenson jeremiasz jildaz jirka jitse jobien jocke joergen joffrey joffroy jojo jolande jole jonasz jonne joop jordane jordao jorien jorik jorinde
joseline joske jovelina jozafat jozefina jozka juanjo juanma juliano juma junaid juracy jurand jurema jussara juta juvenal kaatje kalikst kalista
karlerik kashif kasjan kayden kehinde kelig kerensa khadim khurram kicki kiejstut killian kiprop kirstie klaasje klaudyna klausi klementyna klotylda
koene kojo koldo konstantyn koosje kornelis kornelisz korneliusz kosma krystyn krzesimir kudzai kulwinder kunle lakhwinder lambertus lamine lammert
lammie larserik larysa lassana laudelina laurencja laurene laurentina laurenty laurien lauro lazare lenaig lenine lenneke leonia leopolda lesya levke
libertario licinia liekele lieneke lieselore lilianna liudmyla liviana liviano lizete llorenc lluc lluis lodovica loeiza loisl loli longin lorea
lorita lotje lotten louisette lourens louwrens loveday lubomila lucilla lucinio lucjusz ludgarda ludomila ludovina luisella lysbeth lyudmyla machiel
mackan madelon maeve maialen maica majlis makary mamede manel manoli manpreet manrico marceli marcellin marcellino mariagrazia marialuisa mariama
mariarosa mariateresa marilda marilene marilina marilisa marilu marineide maristella maritza marjolijn marjon marlous marlucia martinha martje maruja
maruska maryla marylene maryvonne massimiliana matelda maurizia maximiliane maxl medardo mehwish meirion menotti mercede meritxell merlijn mersiha
mervyn messias metje metody mewen mhairi michalina michelina miguelina mikel milva mimma miren mirza modou mohsin mojisola moniek montague mscislaw
muamer mudassar muguette mykyta nabeel naike narcyza naseem natalino naveed navjot nazareno ndeye nedim neema neiva nejla nelia nelly nepomuk nereo
nerino nermina nicefor nicki nicla nicolette nicomedes nighat nihad nilde nilserik nilson nilton ninon nivalda nkosinathi nneka nolwen nolwenn noomi
norberta noreen nyambura oddone odeta odetta odilia odoardo oebele okke oktawiusz olatz olindo olinto omero omotola ondina onofrio orlanda orlane
orsolina ortensia ortensio oryna orysia osagie osaze osian osmar osmund oumou owain ozanna palmina pankraz paolino paqui paquita partenope parveen
patxi paulin pehr penelopa pepi pererik petrit petronilla petroniusz piedade pierangela pierantonio pierfrancesco pierino piermario pietje pietrina
pinuccia placyda pleuni poldi polissena prakseda praxedes procopio przybyslaw qendrim quico quima quirijn rachela rachele radana radboud radogost
radowit radzimir raimonda rajmunda reginaldo rehema reint rejane remco remzija renke renza renze reynald rhian ricardina riccarda rieks rikste rildo
rimke rineke rinus ritske rivaldo rizwan roberval roderyk roelie rokhaya rolanda rolli romualda rondon rosamaria rosamunda roselia roseline rosilene
rosineide rosislaw rozenn rozyna rrezarta ruaridh rufin rufo rukhsana rukiye saakje sabsi salif salko salustiana salvadora salvatora salvina samina
sancha sandrina santuzza satinder saulo schelte scholastyka schorsch scipione sead sebald secundino sedzimir selene selvaggia seppi serafino sergi
serigne servais servane seweryna seydou shahbaz shahid shahzad shaista shanice shaniqua shpend sibusiso sieger siemowit sigbritt sigyn sijbrand sijmen
silvestra silvino sinval sipke sirkku sisto sjaan sjef sjon slavek smilla sobieslaw soccorsa soenke sofiia sofus sokhna solenne solveg soter
souleymane spytek spytko steef steffan stenake sterenn struan strzezymir suada suely sukhdeep sulejman sulo sumathi sunhild susete suzie svantje
svenerik sverker sveva sweder swiatoslaw swietoslaw sybe sybrand sylwan sylweriusz sylwiusz symeon sytse szczesny tacjana tadeu tadhg taiwo talha
tammo tamsyn tancredi tanisha tapiwa tarcisio tarquinio tarsycjusz tasneem teake teatske tebaldo telimena telio teodorico teodozja teodozjusz terenzio
teresinha terezinha tesifonte tetyana teuntje thabo thandi thandiwe thees themba theun thiphaine thirza thord thyge tibbe ticiano tido tiede tieme
tiemen tietie tifenn tiitus tinashe tini tirso titia titilayo tjaard tjade tjark tjarko tjerk tjitte tjorven tobi tobia toinette tomila tomislaw
tommasa tonina toos torun traudi treesje trijn tristano truls tudual tullia tymofiy typhaine tytus ubald ubbo ubel ubirajara ulderico ulisse ullabritt
ullacarin ulryk ulryka ulysse uzma vadym valdeci valdemira valdete valdir valdirene valdomiro valeriy valmir vanderlei vanderleia varpu velia velimir
venanzio veneranda venerina veremundo veridiana vespasiano vicencia vicent victorien vincente vincenzina violante virgilia vitalba vitalina vittore
vittoriano vittorina viviano vjosa wafula waldir walerian walmir wanderley wanesa wanessa waqar waseem wastl welington welmoed wendela wespazjan
wieczyslaw wieger wielimir wielislaw wienczyslaw wiert wiggerl wijbe wijnand wiktorian wiktoryna wilfrid wilhelmien wiliam willemien wincentyna wineke
wiola wioleta wirgilia wirgiliusz wirginia wirginiusz wisia wislaw witalis witolda witomila wladimiro wlodzimiera wojciecha wojslaw wolbert wolfi
wopke wren wszebor wszemil wybe wytze xabi xabier xhevdet yasmeen yevhenia ylber yllka ymkje yoann yohan youenn yvonnick zachariasz zaklina zawadi
zbigniewa zbyslawa zbyszko zdravka zeeshan zeger zelie zelinda zenaide zenona zenzi zephirin zijad zlatan zoilo zubair zula zurine zuza zwanet
zyczeslaw zywia
`;

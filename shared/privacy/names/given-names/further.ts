/** More given names of Europe, Turkey and Latin America, folded; none is a word of ordinary texts. */
export const GIVEN_NAMES_FURTHER = `
aaliyah aatos abdirahman abdis abdulahat abdulbekir abdulcemal abdulgazi abdulhadi abdulkadir abdulkerim abdullahi abdulmenaf abdulsamed abdulsemet
abdurrahman abdurresit abid abilio abiye abjorn abram abuzar acarkan achiel aclan adak adal adalbert adamo adasal adelardo adelasia adelgunde adelia
adelin adelinde adila adis admir adolfine adonis adora adriane adrienn adviye afer aferdita afife afrim agakisi agbegim agim aglaia agmur agnolo agnos
agron ahat ahsen ahter ainara ainoa ajan ajla ajna akalan akar akatay akay akbas akboga akcabay akcasu akcivan akdora akdurmus akgol akgunes akise
akkerman akmaner akmaral akoz aksay akseli aksogut aksoy aktemur akver alaaddin alabezek alaeddin alanalp alara alattin alaz albano alberte albulena
alcan alderano aldin aldonza aleks aleksanteri aleksej aleksi alemsah alen aleodor alexandar alexandria alexandrie alexandrina alexe aliabbas aliihsan
alis aliseydi alisha alistar alize alkor allana allegra almast almir almus almut almuth alondra aloys alparslan alpcan alphons alpin alpsu alsoy altin
altogan altug alve alwina amada amadeus amado amancio amando amarilis ambar ambrosio amedeu amela americo amleto amra amre amza anabella anaida
anamaria anargul anastasie anastazie anatolie anatolij ancuta andela andic andjela andjelina andrada andri andrian andrija andrin andrina anel anemona
anes anett angelino angelita anghel anghelina anika anina anisa anisoara anka ankica annabell annabella annalena annaliese annalise annamarie
annedore annegrete annekatrin anneleen annelene annemette annemijn annerose annett annetta annica anniina annina annita anny ansaldo ansgar antim anto
antoaneta antonela antonello antoniu antonius antun anuta apolena apolinar apollonia aral aran arben arbnor arcan arcelia ardian ardit ardita argu
n aribert arifcan arild aristides aristita arja arkut arlind arlinda armahan armend arnaude arndt arnfried arnim arnulfo aroa arpag arsenie
arsenio arsim arta artemisa artturi arziye asafe asalet asdrubal ashan asiman asir aslanhan asliye assar aston astrit atagun atalay atanur atasagun
atatore atena atenulf atgun atilhan atilio atiyye atnan augustina aukusti aulikki aurelian aureliana aurica avni avram avsin avunc axenia axinte
ayasun aybet aybora aycagul aycan aydar ayden aydinc ayduru aygonenc aygutalp aykutalp aylil aylla aynilhayat aypar aysan ayseana aysema aysenur
aysevim aysoy aysuna aytek aytoz aytuna ayulker ayvas ayyaruk azade azahar azahara azeglio azeneth azettin azize baba babett babette baccio badegul
bagdas bagdat bahaddin bahittin bahtinur bailey bajram baki balatekin balca baldassare balduino baltas balthasar balz banel baptist barak barbro barbu
barica barsen bartolomeu basarab basay bashan bashkim basok basriye baturay baudelio bautista baydu baykan bayman bayruhan baytal bayzettin bedi
bediriye bedri begim behiza behrem bekbay bekim bekir bektasi belgizar belkize bellisan benedikte benek bengibay beniamin benice benicio benigna
benjamim benno benol benone benthe bento beray beriye berkal berki berksay bernabe bernardino bernardita berndt bernfried bernward berra berran berrin
berthe berthold berto bertold besart besarta besey besim besin besnik betina betti beyda beyhatun beyler beyzade bezek bibi bican bidayet bieke bilay
bilender bilgen bilginur bilgutay biljana bilkay billy biltas binay binbasar birben birgid birgitt birsan birsen bisar biserka bitul blanduzia blerim
blerina blerta bluette boban boel bogatimur boje boleslav borahan boratas borris bortecin borys botond boynak bozbag bozerk bozica bozo boztas bradut
brandusa brayan briek brit brunhild bruni brunilda bucur buenaventura buget buhari bujar bukurije bulunc bunyamun burakhan burc burckhard burcuhan
bureyre burim burkard burkhardt busranur buyrukhan cabir cacilia cacilie caetana caga cagdan caglar cagveren caius cajsa cakar calcedonio calebe
calista calisto calixta calixto camil camok canberk candelario candelas candeniz candida canfeza cangur cannur canseven cansin cantemir cantez canur
capkan caren carin carine carita carlijn carlito carmelita carmina carola carolin casandra casemiro casian casiana caspar catharina cathleen cathrin
cathrine catia catinca catrin catrina catrine catrinel caue cavit cavuldur cazimir cebesoy cebrian cedide cedrin ceferino celal celikkan celikyurek
celilay cemalettin cemiyle cenan centa cerasela cerci cercis cetinsu cevale cevheri cevikoz cevregul ceyhun ceylin cezara cezayir charlott chelo
chelsey cheyenne chita christiana christianne christin christl christofer chucho chuy cihandide cilga cilli cilly cindoruk cinerk cirillo cirino
cirkeline cisem citlali claas clare clarisa clas claudius clavs cleopatra cleto climaco cloe codin codrin codrina codrut codruta cogay cokan cole
colpan colton coluccio conrado constantina constanza constanze consuela copur coralia coralie cordula coriolano cornelio corneliu corona corsin corvin
cosima cosme cosmina costache costanzo crenguta crescencia crin cristal cristea cristofor ctirad cuheyna cuman cuneyit curdin curt custodia custodio
cyriel cyrill dacian daciana dafina dafne dagistan dagobert daiana dajana dalan damaris damlanur daniella dante danuse dardan dariana davy dayar
decebal degmeer deha delfino delil demetra demirbuken demiriz demirok demiryurek denizalp denkel denny derkay deryanur detlev dewi diar dida didina
diedrich dierk diethard diether dietlind dijana dilcan dilder dilfeza dilhus dillon dilsat dilsitan dimas dimitri dincer dinckol dincsu dinu dion
dionigi dirican dirlik ditmar dittmar divan dochia doganalp dogannur dogansah doguhan dolensoy dolun domagoj domenic dominga domnica donata donatello
doner dorel doriana dorien dorinel dorit dorita dorli dorotea dorothe doru dorukhan draga drazen drilon drita driton ducu duha duje dumitra dumitrana
dundaralp duracan durdali durgadin durmusali durrusehvar dursadiye dursun duruk duruoz duuk duyguhan dylano eberhardt ebuakil ecegul ecemis eckard
eckehard eckhardt eckhart edaviye eddy edelbert edelgard edelmiro edeltraut edeltrud edgardo edgubay editha edon edona eelis eemeli eemil efil eflatun
efser eftimia eftimie egenur eggert egzon egzona ehrhard einari eira eitel eivor ekber ekkehart ekmel elamiye elba elea eleanora elenore eleonor elfi
elfie elgin elhan elien elifnur eligio elio elis elisabeta elisabetha elisaveta elizabeta elize elladio elmo elnur eloa eloah elodia elona elove
elpidio elsebeth elsy elvia elvy elyas elza emal emanoil emanuella emanuelly emanuil emelina emely emigdio emiliana emilly emina emirsan emis emmerich
emmy emperatriz emrullah enar encarna endrit enea enfes enginiz engla enis ennio enno ensar ensari enver enya enzio eral eraldo erasmo eraycan erbay
erbil ercihan erdemer erdibay erdursun erem eremia erenalp erensoy ergener erginel ergonul ergul ergun erhardt erina erincer erion eris erkinel erksoy
ermes ermutlu erogul eroz ersat ersec ersel erten ertun ertuncay ervaniye esenbay esengun esenturk esila esim eskinalp esmanperi esmarelda esna
esparta espartaco espiridion esref etelvina eufrosina eusebia eusebiu eustatiu eutropio evald evamaria evangelista evanghelina evcimen evde evelia
eveline evrimer eyyup ezgin ezgutekin faas fabia fadil fadile fahrullah faize fami faruk fatigul fatime fatinur fatmanur fatmir fatmire faton fayize
fazul fedele feden federigo fehim fehmiye feliciana feline felizitas fenne fenni ferahdiba ferat feraye feremez ferihan ferinaz fermuta ferre fersan
feryas ferzi fetullah feyha feyruz feyzin feza fiamma fidaye fidela fien fiene fildan filit filofteia fiodor fiorino firdevis fisnik fitim fitnat fito
fitore flamur flaviu floare floarea flor flore florea florenta florentine floriana floriane florica florim flurin flurina folker fortunata francisc
franciscus franka franky frede frederico frederike fredi fredo fredric fredrika fredy freia frieda friedemann frieder friedericke friedhilde friedhold
friedl friedo frithjof frusina fuma fuzuli fynn gabel gabino gabrielly gaby gael gaja gala galasso ganim ganimete ganiye gastone gazel gazmend geanina
gelengul gelu gencaslan gencay gentiana georgel georgian georgine geraldo gerarda gerardus geray gerdi gereon gerfried gerhardt gerhart gerlind gero
gerolf geronimo gerta gerti gertraud gertraude gertraut gertrudis gerwin gesche geta ghenadie gheorghita gherghina giacobbe gian gianfrancesco gianina
gianpaolo gianpietro gica gicu giel giesela gillis gilman ginyas gioachino gioffre gion gionata giorgian giorgiana gisa gislinde gitta giulietta
giustino glauco godelieva godelieve gokay gokbudun gokcebalan gokcil goken goknur gokperi goksev gokten goli goncafer gonen gorgunay gorklu gorsev
gote gottfrid gotthard gotthilf gotthold gottlob gotz goyo gozel gozem graciana graciano gratian gratiana gratiela greca greco gregoire gregorian
gretl griselda guarino gucal gucluer gucyeter gudula guiomar guiseppe gulaga gulbani gulbeyan gulbiye gulce gulcegun guldam gulder guldunya gulegen
gulel gulenay gulev gulfari gulfeza gulgen gulguzel gulhisar gulinaz gulluhan gulmisal gulnaziye gulozge gulper gulsa gulsahin gulselin gulseref
gulseren gulsevil gulsiye gulsu gulter gulus gulzadiye gumustekin gunar gunaydin gunda gundel gunden gundhild gundi gunduzalp gunebakan guneri
gungordu gungoren gunkurt gunner gunsel gunsen gunser guntram gunver gurarda gurcuye gurelcem gurli gursal gurten gust gustaaf gusztav guvercin guzey
gyorgyi gzim habibe haciali hacile hadassa hadrey hajo hakikat halenur halidun haliye hami hamiyet hampus hanbiken hanedan hanife hanim hannchen hanni
hanns hanny hansgeorg hansjoachim hansjurg hansjurgen hanspeter hansruedi hansueli hansultan haralamb haralambie harbinaz hardy hariz haroldo harro
hartmuth hartwig hasbek hasgul hasso hatin hava havali havse hayali hayel hayret hayrunnisa hazine hazrat hedi hedy heide heidelinde heidelore
heidemarie heidy heiner heinfried hekime hekmet heli helina hella hellena hellevi hellmuth helma helmer helmuth heloisa helvi henife henner henni
henric henricus henrieta henrikki heracleea herberto herlinde herma hermanni hermelinda hernando herrmann hertha herwig heva heyvetullah hezniye
hicsonmez hidir hilayda hildburg hildegart hildegund hildegunde hilma hiltraud hindal hinet hjalte hollie holm homero horea hortensia horymir hoskadem
huban huda hudavent hukumdar humeyra hunalp hurdogan hurican hurmet hurside huruyet huryasar husmen husnuhal huzuri iancu ianis iara iasmina icimbike
idiris idriz idun ieremia ignatz ignaz iisakki ikiz iklim ilarie ilarion ilbek ildem ildes ilenia ilim ilir ilja ilka ilkbahar ilkim ilklima ilmafer
ilonka ilper ilsu ilteris imam imer imge immo imren imrihan inaya incifir indy ingbert ingeburg ingegard ingelise ingetraud ingetraut ingried inigo
inken inocentiu insaf intihap ioanina ionelia ionica iosefina ippazio iridenta irinel irmengard irmhild irmi irmingard irmtraut irmtrud isabell
isabelly isac isaque iscan isidor isis islime ismo isra itzel iuliu iurie iustin iustina iustinian ivecen ivka ivonne iwan iyiyurek izel izgu jacobine
jacobus jael jafet jalmari janeta janett janette janic janick janik janin janja jankat jann janna janni jano janosch janus jaqueline jara jarne jaron
jaruthip jasin jasminka javi javiera jayda jaylinn jazmin jeana jele jelte jenel jente jerker jessika jessy jetmir jinthe joacim joannes jobst joeri
johny jolanthe jolie jolijn joline jonny joonatan joppe joran jordy joren jort josee josefiina josep josepha josephina josephus josko joso josse jost
josua jovita jozo juanito juliane julijana julita juna jusuf juulia kaat kahir kaique kalgay kaltrina kamar kamiel kamilly kanak kandef kanpulat
kapagan karabas karaca karaer karakucak karanbay karatas karcan kardelen karlfried karlijn karlukhan karolien karolin kasif kasim kasimir kaspar
kastriot katcha katelijne katharine kathe katherina kathi katia katleen kato katty kaver kavurt kayagun kaygusuz kayrabay kazime keano kefser kelami
kenn kenter kenth kerime kerman kete kevim kezban kiara kibar kifaye kiki kiramettin kirstin kitan kitti kiyasi kjeld klavs klothilde kocabas kocak
kockan koenraad koker koktas koldan koncagul konguralp konstanze kopan korinna korkmazalp kornelius korugan kosemen kosukhan kotuz kreszentia kreszenz
kriemhild krista kristiaan kristiane kristien krisztofer krystal krystof kubran kuddusi kujtim kumral kunigunda kursad kushtrim kutgun kutun kyan
kyano kyara labinot ladina ladislau ladislaus laerke laika lalo lambert lando lascar laureen laurentia laurenz lauretta laurian lauriane laurin laus
laust laze lazzaro leana leander leane leano leart ledion ledun leia lejla lelia lenn lennard lennarth lennert lenny leoni leonora leonore leontin
leordean lerze letitia levin leyli leyre lezize lian liane lias liberto lica licia lidwina liesa lieschen lieselot lieven lieze lilija lilla lillemor
lilo limon linde lindita lioara lioba liridon liridona lirim lisandro lissi lissy liva lize lizz lizzy ljubisa lode lodovico loida loke loni lorelei
lorenz loreto lorik lorin loris loui lova lovis lovre lowe lowie luan luara lucca lucentiu lucho lucretiu ludmilla ludo ludovicus ludwina lufen
luisina luljeta lulzim lunna lupe lupita lutgarde lutgardis lutgart luzie luzius lydie maaria maartje macaria macide madelene madelief madlen maeva
magarete magdalene magret magrit mahigul mahsun mahter mahulena maida maiken majken majvor makayla maks maksude maksur malea malina malou malva mamen
manja manola manole mansurali manuelita marcantonio marcheta marciano marcu mareen mareile marga margaritha margaud margitta margreth margrith mariane
marianela maricela maricruz mariechen mariele marieluise mariette marinela marino marinus marioara marisela maristela maritta mariuca marketta marlen
marliese marlis marlise marlyse marnix marten martirio martyn masar maside masume matei matheo mathew mathilda matthaus matts maurilio maurin mauritz
maurus maurycy maxi maynur maysa mayte mazlum meagan mechthilde mechtild mecide mecit medina mefarettin mefharet megane mehdiye mehmed mehmetzahir
mehrigul meik meinrad meja melaha meleknur melihcan melikkan melitta melker melul melwin memili menfeat menguc menisan merba merdi meret mergim merijn
merim merlin mertel merva meryeme merzuk mestur mesude metinkaya meveddet mevludiye meyhanim mezide michaele michala micheletto michelotto mick miel
mieszko miguela mihin mihnea mihrab mihriye miika mikayla milay milo miluse mimoza minibe minodora mioara miodrag mirbadin mirlinda mirona mirsad
mirta mirte miruna mischa mishat mislav misra misty mitica mitrut mitzy miyesser mohsim monalisa monis monja muarra mubetcel mucahit mucellib mucevher
muferrih mufide mufit mugber mugur mugurel muhamed muhamet muhip muhiye muhyettin mukbile mukramin mukrume muktedir mulayim mumtaze munezzer munif
muratcan muret murielle murit musafet musaffa musemma muslum musure mutluhan muvaffak muvahhide muveddet muzekker myrta myrtha nacio nades nadeschda
nadeshda nadin nafii nafile naiara naide nair naja nakip nando nanni narhanim naser nasiba nasuf natacha natali natalija natalio natalja natan
natanael nataniel natascha natasja nath naud nayara nayeli nayil nazaret nazende nazimet nazlihan nazlim nebih nebiha necdat nechifor necilal
necva nedda nefaret nefiye nehip nejdet nelida nelio nemanja neptun neriban nerim nesfe nesip neslinur nevgin nevio nevise nevsal nevsale neyran
nezengul nezihi nezize niccolo nichifor nichole nicklas nicoara nicodim nicolaie nicolaus nicoline niculina niculita nicuta nidia nigmet nihai niklas
niklaus nikolas nikolaus nikolett niksa nilcan nilda nili nilo ninetta ninthe nirgul niyazi noman norah nore norica norina noud nout nudret nural
nurbanu nurda nurdeniz nuretdin nurey nurgil nurhayet nurice nuriyet nurkan nurmelek nursan nurseda nurser nursim nurtac nurullah nurveren nuyan nydia
octav octaviana octaviu odalis odeline oganer oget ogulbas ogurata ogus oguzman oivind ojvind okanay okbay okguclu okkas okseven okturemis okturk
okyalaz olalla olca oldag olfert olimpian olimpiu olivie oliviu oliwier olus omaca omriye oncel onel ongay ongen onsal onuker onurcan onursu ophelie
orcin orfiye orgun oriana orik orni ortansa ortrun oruc oryurek oswaldo oswin otay otfried ottilia ottomar otylie ovidio ovli ovun oymak oystein
oyvind ozakan ozalpsan ozana ozansu ozaslan ozay ozbay ozbilek ozbilge ozcam ozdal ozdes ozdil ozdogdu ozerdinc ozertem ozger ozinal ozkent ozkutlu
ozlu ozokcu ozpetek ozsozlu oztek ozturk ozudogru ozyurt paca pacifica paivi paivikki paker paksu pamfil panagachie panait pancho panfilo paoletta
paride pasqual pastor patric patru paulica pavao pehlil pekkan pelayo pellegrino pembesin pepijn pepita pepito peren perinur perla perlita permun
petrica petrisor petrona petrus petrut petruta phileine philomena piedad pien pier piergiuseppe pierina piermaria pierrette piersanti pietra pippa
pirahmet piran pirmin pius plesu pompeo pompilia pompiliu pomponio poncio pontus primitiva prisca priska profira prudencia puccio purcek quinty
rabbiye rabea rabih rada raducu rael raffael raffaellino raffaello rafia rafih rafila ragner rahiye rahmet raik rakide ramiz randolf ranieri raphaela
rasul raven ravy rayan rayana rayla raymund razvan rebekka rebihat recepali refet regitse regitze regulo rehime reimar reimer reimund reina reinald
reingard reinhardt reinhilde relu remazan rembrandt remo renaat rengul reni resulcan revza rexhep reyna reynaldo rezin rezzak rhavi ricciotti richardt
rickard rigo rikard riku rinor risalet risto ritt roan robbe robby robertina rochus roeland rohat rojnu roko roldan romaine romanita romolo romulo
romulus romy ronni rony ronya roosa rosalinde rosalva rosel roselinde rosenda rosetta rosette rosi rosl rosmarie roswita rotraut rouven roxelana ruedi
ruggiero ruhide ruhsat ruhugul ruknettin rumeysa ruperta rusen ruthild ruxanda ruzica saban sabas sabatino sabettin sabih sabihe sacha sadat sadeti
sadittin safet safii safinaz safta safura sagcan sahat sahdiye sahinbey sahinder sahir sahmettin sahnuray sahra saire sakip salami sali salimet
salomon salurbay samahat samiha samurtay sanavber sancak sancar sancho sandalio sandu sanela sanije santino sanur sanziana sarina sarka sarya
satrettin saturnina sava savak saveta savina savki savni sayan saydam sayin sayrak sazime sebattin sebigul sebla secgul sedife sefer sefi sefiye seha
sehamet sehel sehreban sehza sejda sekim selaheddin selale selatin selcen seler selime seline selmin selvi semat semender semenica semine semir semrin
semsettin semsinisa senad sencar sendogan seniha senkal senn senna sennur senol senta seracettin serafeddin seraina serda seref sereina serezli
serfinaz sergej sergius serhatmehmet serma serman sernur serol servinaz sessa sevcan sevdi sevdinar seve severiano severina severo sevgen sevginur
sevican sevindik sevket sevketfeza sevla sevsevil seyda seydo seyfullah seyhan seyithan seyyide sezal sezginbas shaban shana sheryl shpresa shqipe
sibilla sibille sibylla sibylle sidar sidki sidonia sieghard siegmund siegrid siegried siegrun siegward sien siena sigfrido sigfried siglinde silan
silanur silja sille silvan silvian silviana simber sime simi simina simion simo simten sinaida sinasi sinica siper sirap sirivan siro sisko sittik
sivert skender sladjana slavena slavisa smaranda sofi sofija sohret sokmen solma solvej sonad sondre songurkan sonnur soraia sorana soraya sorine
sosimo soydaner soykan soykut soyselcuk sozer speranta stancu stanislaus steen stefaan stefana stefani stefanija stefica stellan steluta stephany
sterre suayp subutiye sucaettin sudi suheyda sukri sukufe suleyla sulhi sultane sumerya sunay sunel suner suphi susam susanita susann suse susen susi
sussanne sussie suus suvari suzanna suzer suzy swen swetlana sybilla sybille sylke sylvana sylvio tabea taciddin tacnur tagangul talayer talibe tammie
tanak tanbay tandogdu tangul tanhan tanses tansev tanyolac tanyu tasar taskan tasvir taygan taylak tayyibe teber tecimer teea tejs tekbay tekecan
tekiner teknaz teksoy telim telse temime temirhan temistocle temizkal temucin tenvir tenzin teobaldo teodosia teodosio teohari teona tercan teresia
teresita terezija terlan teuta teuvo tevs teybet tezcan tezol thaddaus thales theobald theodoor theodoro theophil theres theresia thibo thies thijmen
thijn thoralf thure tibe tiberia tibo ticen tigin tijl tijs tillmann tilo timm timon timotei timurtas tinca tincuta tinne tino tirza togan toker tokoz
toktug tolonbay tommi tomurcuk tonguc tonia topuz tora toralf torel torgny torhan torquato traude trini trudel trudi tuana tudora tudorita tudosia
tugcan tugrulhan tugtas tukelalp tule tulun tumer tumkurt tunahan tuncboga tunguc turabi turcan turcein ture turid turkalp turkmen turknur tutkucan
tutkun tuulia tuulikki tuur tuyug tuzeer tuzenur tycho tygo ubeydullah ucan ucbeyi ucgul uffe ufukay ugan ugolino ugurkan ugurtan ulakbey ulfet ulises
ulke ulkudes ulkum ullrich ulrica uludag ulugbey uluman ulutay ummahan ummahani umman ummet ummuhan umray umusan umutcan unal undine unek unlen
unsever unubol uolevi uraltay urfettin urhan urper ursina urte usame ushan ustun utkucan uyanser uzbay uzer uzsoy vacibe vafir vahittin vajen valentim
valere valerij valero valeska valon vassilios vaysal vecide veeti vefia veis velitdin venera verim verneri vezat vezrife vicentia vicentiu vigo
vildane vilhelmiina vincentio vincentiu vinicio violetta violette viorela viridiana visarion vitus viveka vivianne vjollca vladelina vlaicu vlora
voichita voicu volkhard vreneli waldtraut walentina walli waltraut waltrud wannes warre weena wencke wendolin wenke wenzel wera whitney wieland
wilfredo wilfrido wilfriede willfried willibert willy wilmer wiltrud winni wladimir woldemar wout wulf yadigar yahsi yahsikan yalazabay yamin yanick
yanik yanis yannic yannik yasan yasattin yasemen yayak yazganalp yazgul yekbun yekda yelesen yeneral yepelek yertan yesica yesil yessica yetisal yfke
yinthe ylenia ylvie yolal yonetmen yoruc yosma yrsa yucelen yumun yunt yurdanur yurdaser yuridia yurtguven yurtseven yurttas yvan zaharia zahfer zahid
zaliha zamfira zamir zaraza zebirce zehnia zehranur zekayi zelha zelma zemzem zenia zennun zenovia zerafet zeride zevlude zeynelabidin zeyno ziggy
zihni zilfa zinnure ziyaettin zohrehan zoral zufer zuheyla zulbiye zulfuye zulgarni zumre
`;

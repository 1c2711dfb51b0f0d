/** More surnames of Europe and Latin America, from A to L, folded; none is a word of ordinary texts. */
export const SURNAMES_FURTHER_A_TO_L = `
aaltonen aalts aanei aarden aarts aasen ababei abascal abatantuono abba abbagnale abbas abdi abdullah abella abellan abicic abrahamsen abrahamsson
abramovic abrego accardo acedo acerbi acero achleitner ackerl ackermann acuna adadia adame adan adelaar adinolfi adolfsson adolph adriaansen
adriaensdr adriaense adriaensen adriaenssens adryaens adzijevic aebi aeby aeije aerts aertsz agazzi agnesi agostinelli agren aguayo agudo aguila
aguilera aguilo agullo agusti agustin ahlin ahmad ahmed ahola aichholzer aichinger aigner airaksinen ajello akar akca akcay akdeniz akerman akgunduz
akhtar akmacic aksu alamo alanen alanko alatalo alber alberdi alberola alberto alboni albu alcala alcalde alcantar alcaraz alcazar alcolea aldobrandi
alegre alejandro alemany alemdar alexandersson alexandre alfonsi alfonso alfredsson aliaga alighieri alkovic allain almagia almagro almansa almanza
almaraz almazan almgren almonte aloisio alonzi alonzo alpaidis alsina altamirano altmann alvaro amaldi amalrada amanovic amat amidzic ammaniti amon
amores amoros amrein anastasi anaya anderberg anderl andrasek andreasen andreassen andreasson andreotti andreozzi andresen andreu andries andrijasevic
andrijevic angerer angiolello anglada anguiano anguillara anguissola anguita anichini anicic anjos ansems antelami antikainen antoine antolkovic anton
antonacci antonello antonetti antonic antonioni antonsen antonsson antonucci anttonen antunez aparecida apodaca aponte aporti appelman aragao aragones
aramburu arana archuleta arcos ardelean arent argan argentero argenti argento arguello argurio ariasso ariens arino ariosto ariza arjona armas
armellini armendariz armengol armenta arnaiz arnal arnau arnesen aroca aronsson arranz arredondo arregui arreola arriaga arrieta arslan arsoy artigas
artner arvidsson asberg aschauer aschman asenjo asikainen aslund asmundo asplund asprucci assuncao astrom atienza atzler auer augustsson auinger
aulenti aumann austermuhle autio aviles avogadro ayllon ayuso azcona aznar azorin babati babato babbo babey baca bacak bacher bachinger bachler bacic
backlund backman backstrom bacosi badan badel badia badillo badoer badoglio baele baena baert baeten baetens baeyens baez baeza baggio baglioni bahena
bahon baier bajamonti bajan bajardi bakos baksa balaguer balatinac balazs balbi balbo baldauf balderas balic balincic baljak ballester balmat
balotelli bandello banicevic banko banos banovac banuelos baquero barac baracca barajas barba barbarigo barbera barberini barbey barbic barbir barbu
barcaccia barcella barcelo barcena barco barela barents barese baresi baresic baric baricevic barillaro barillon barisic barkholz barkovic barman
barnaba baro baroffio barozzi barracco barral barranco barraza barreda barrena barrientos barriga barrio barsanti bartl bartolome bartosova bartova
barusic barzini basadonna basnec bastiaanse bastiaense bastida bataglia batalla batlle batrac batrnek battelli battig battisti baudry bauwens bauza
bavaud bave bayo bayon bayona bazjak bebic beccaria beccheria bech becht beckers bednarova beeckman beernaert beernink beffa begonja begue beguelin
beguin begum beijring bejarano bekaert bekbergen belda beletic bellemans belletini bellido bellocchio belmans belmonte belosevic belpere bembo
benavent benavidez bencic benesova benet benic benigni benito benthin benussi beourgeois berakovic beranek berankova beranova berberat berchtold
berendse berengario berenguer bergdahl berggren berghmans bergkvist bergoglio bergsten bergstrand bergvall berlusconi bernaards bernad bernardic
bernasconi bernat berner bernetti bernhard bernini berntsson berre berrios berrocal bersani bertels bertelsen bertho bertilsson bertoli bertolucci
bertoni bertosa bertran bervoets besancon besencon besse betancourt betschart bettin bettoni beuchat beuret beurret beyens bezemer bezic biagi
biagiotti bianchini bibi bicak bicanic bichler biedermann bieri bierstraten biggen bignami bignardi bijelic bijlsma bilge bilgin bilkova billung
binaghi bingula binner birkeland birkic birnbaum birtic bischof bitschnau bittner bixio bjelis bjorkman blaak blagaic blahova blanch blanes blaser
blasi blauensteiner blazevic blazicko blazkova blazquez blees bleijenberg blewanus blin blixt bloemendaal blokland blomberg blomgren blomkvist
blommaert blomme blomqvist blondeel blonk blumel boada boaga boban bobanovic bocca boccaccio boccherini boccioni bocelli bochud boddaugh bodner bodoni
boechat boeckx boers boeser boetet boezio bogadi bogaert bogaerts bognar bogner bogovic bohlander bohler bohlin bohman bohnbach boiardo boichat
boillat boitani boito boix bojanic bokenkamp bolander bolanos bolcevic boldu bolin boljkovac bolkesteijn bollen bolliger bolnbach bolzmann boman
bombieri bompiani bonanno bonatti bonaventura bonbach bondumier bonet bongiorno bonino bonolis bonomo bonte bonvin bonvini booden boogaerts boonen
borak borghese borgstrom borjesson borman borner borojevic borosak borrani borrego borrell borremans borromeo borromini borroni borsellino borsiere
borzomi bosilj bosio bosman bosmans bosnjak bosnjakovic bosshard bossi bossuyt bostrom bosurgi botic botica botta bottaro botteron botticelli
bottigliero bouchet bouckaert boucsein boudewijns bouhuizen bourquard bourquin bouthoorn boutin bouwhuisen bova bovet bozanic bozanovic bozicevic
bozickovic bozikovic bracke bracun bradic braem bragadin bragaglia brahier brajkovic bralic bramante brancaccio branciforte brandic brandner brandon
brands brandstatter brandstetter brandtner brankovic brannstrom brauer bray brcko brenna bresciani brese bresse breugelensis breugelmans brezjan
briccialdi brichese briemer briere brievingh brisee briseno britvec brizee brlas brlek brletic broeckx broeders broekhoven broeshart broggini brolin
broman bronder brookes broquet broschi brouwers browne broz brozova bruggeman brugman brugnaro brumleve bruneel brunelleschi brunello bruscantini
bruyninckx bruynzeels bucanac bucar buchberger buchegger buchinger budig buelens buendia bugnon buhler buhlmann bujard bukvic buljan bulzoni buncic
bungic bunic buonauro burcardo burcul buresova burgstaller buric burman burri bursic burtscher buscetta busljeta busoni busquets butcher butkovic
butselaar butte buyse buysse buzov bylund bystrom caban cabanas cabanillas cabibbo caboto cabrero cabrini caccianemico caccioppoli cadefau cadorna
caetani cafarchia caffarelli cafuk cagalj cagnin cagnotto cainero caironi calarco calatayud calbo caldeira caldera calgari callebaut callegari
callegaro calleja callens callewaert calvet calvillo calzada camanni camicione camilleri camiscione cammel campano campillo campise campoy camuccini
camurcuoglu canals canas candaux candelaria canellas canet canete canetta canevascini canil canizares canova canovas cant cantero cantimori caparros
capdevila capecchi cappelli capuana caracciolo carbajo carbo carbonell cardano carducci carfagna cargonja caric carlberg carli carlos carnera carnero
carnotte carocci carosone carpaccio carpio carraud carraux carreno carreon carreras carrero carretero carriera carron carsten carullo casagrande casal
casale casaleggio casalodi casals casanovas casares casarez casarin casellati casier casini caspar cassara cassiano castejon casteleyn castell
castellitto castello castells castiglione castilla castioni castrillo catala catalan catenazzi cattin cavalcante cavanna cazares cazorla cechova
cedillo ceja celentano celis cendron centeno ceravolo cerdan cerezo ceri cermakova cerna cerquiglini cerro cervera cesaroni cesarotti ceschi cespedes
cestaric cetin ceulemans ceuppens chamberlain chamorro chaparro chappuis chapuis charon charpie charrier chatriand chatriant chaudet chauveau
chavarria checa chechi cheda chenaux cherubini chevalley chevresson chevrolet chiappetta chiaramonte chico chigi chindamo chinnici chittolini chopard
chotzen christen christiaens christiansen christoffersen christoph chrodtrud ciampi cianciolo ciani cibin cicala cichorius cicilia cifuentes ciganovic
cignaroli cilea cilibrasi cimarosa cimini cindric cintron cirino civaschi cizmesija cizmic claassen claesdr claesen claesner claesson claeys clavero
clemente clerc coardi coates cobo cobos coca cocci cociarelli codina coene coigny coles colic coll collazo colletti collin collina collodi colman
colom coloma colomer colpaert columbo colunga combi comboni comencini comeriato comisso comman comolli concepcion condoleo conesa connolly conradi
contarini conte contrafatto coolen cools coppens corbacho corbat corbo corboz corcos cordoba coret coric corlu cornejo cornelis cornelisse cornelisz
cornut cornuz corominas corpataux corstiaens cortina cosandey cosendey cosic cosman cossiga cossy costalonga costanzi costela cotic cotto coulon
courtier courvoisier covarrubias covic cowan cozar cremonesi cretton crevar crevoisier crisafulli crispi cristea cristoforetti crivelli crnekovic
crnkovic cuadrado cubric cucek cuda cudic cuervo cueto cugia cukman cukon culi culina culjak cundari cuomo cupic curatoli curdy curic curiel cusano
cutrufo cutuli cuypers cuyvers cuzzocrea cvenic cvetkovic cvetnic cvitan cvrtila d'hondt dabo dachgelder dachgeldt dachgelt daems dahlen dahlqvist
dallape dallinger dalmau daly damijanic damjanovic dandolo dangl danner danninger darojkovic dautanec dautovic davids davidsson davison daza debelic
debruyne deceuninck deckers declerck decock decoster degroote degryse dehmel dejonghe dekeyser deladoey delaere delahaye delannoy deledda deleu deleze
delgadillo dellucci deman demeulenaere demeyer demeyere demirel demmendaal demuynck dengg dennenberg denys depero depoorter deprez depuydt derezic
derycke descamps deshusses desio desmedt deutschmann devolder devriendt dewaele dewilde dewulf dhondt diaconescu diaconu dibiasi didier didovic diego
dieguez dierckx dierick dierickx diesbach diesbergen dietl dijoux dillen dima dinu dippel dircken dirksen dirnberger dirven disdero ditschlerin dizdar
dobbelaere dobes dobric dobson dochioiu dockx dodd doesburg doglioni dohn dolezalova dolic domenech domingo dominikovic dominkovic dona donaire
donarelli donatoni doncevic donnelly donoso doorhof doornhem dorfer doria doring dorner dorschner dorsman dossetti dossi dostalova dougherty dovara
dowerg draaisma draghi dragicevic dragobratovic dragojevic drakulic drandic draxler drazic dretvic drewes dries driesen droz drub drubin druso
drysdale dubovecak duivenvoorden dujmovic dukic dulbecco dumitrescu dunser duodo dupre duque durdu durmus duroux duse duskova duvancic duvanel dvojak
dvorakova dzapo eberharter eberl eberth ebner echevarria eckbauer ecker eckhardt edberg edlinger edman edstrom edvardsson eeckhout eelman eerden
eftimie egea ehlert eibl eichberger eichenberger eichinger eigenwillig eijkelboom eimer einarsson einaudi eisl eisner ekelund ekholm eklof ekstrand
elberts elbertse elias elizondo elofsson eloranta elorza elsemulder elsenaar emanuelli emanuelsson emilsson emmen ender endrizzi engberg engdahl
englund engman engvall enzinger eraslan erber erceg ercegovic ergotic ergul erhart erhout ericson ericsson erkkila erlacher erlandsson erler erni
eronen errani errigo ersek ertas ertl escalona escamilla escolano escribano escriva espada esquibel estevez estey eterovic etzler etzold eugster
evensen evequoz everaert everde evers evrard exposito fabijanic fabra fabregas fabregat fabrizi faes fagerstrom faggiani fagiani fagotto faivre falco
falcon falier falkner fallaci falloppio fankhauser fantoni fantozzi fanucci farago faranda farinelli farnese fasching faugno faust favata fechant
fechner federico fehr fehringer feichtenschlager feichter feichtinger feichtner feigl feijoo felber feliu fellinger fellner feltzer fercher ferenac
ferm fernandes ferrabosco ferragamo ferragni ferran ferrandez ferrandiz ferrando ferraris ferrata ferrazzi ferrera ferreras ferrucci ferstl feys
fialova fibonacci fichtinger ficino fiebig fieramosca fiere fierens fierro figueras figuerola filangieri filar filipcic filipovic filippelli filippini
filogamo filzi finetti finke finotto finzi fiol fioravanti fiorucci fischetti fiser fiserova fittipaldi fitz flaiano flantz fleck flego fleischhacker
fliegner flor florea florez florio foconi fogazzaro foidl folch foletti folkesson folliero fonjallaz forjan fornaciari forsell forslund forsman
forstner fortuny fortuyn foscari fouquet franch francillon francisco francoise franic franicevic franjic frankhuizen franscini franusic frederiksen
fredriks fremie frerichs frescobaldi freshour freudenberger freudenthaler friberg frick frid friedli friedman friehus friscic frketic frohlich
froschauer froschl fruhwirth frutos fucek furda fureder furst fusani fuseli fuster gabaldon gabba gabbana gabrieli gabrielsson gabud gadda gaggini
gagliano gagliardi gahleitner gaiatto gaito galeati galenzone galesic galiano galiazzo galijn galilei galland gallart galle gallet galovic galtarossa
galuppi galvani gamboa gamsjager gangemi gangl gaona garate garces gargallo garibaldi garibay garica garmendia garobbio garozzo garret garriga garrone
garzon garzoni gascon gashi gasperi gasser gassner gastelum gattringer gaudin gaya geens geeraerts geerling geertsen gegic gehringer geier geisel
gelabert geldens gelemanovic gellemeyer gemen gemito geneart genefaas gentileschi gentilini georges georgescu geraci gerrits gerritse gertz geudens
geuens gevaert geyer gfeller gheorghiu ghoerle giacconi giacometti giammusso gianetti gianinazzi giannelli giannetti giannotti giannuzzi gianvecchio
gibert gibilisco gielen gierschner giess giger gigli gilabert gilardoni gillet gillieron gillis gimeno gindl giner ginese ginesio gioberti giolitti
giovine giradello giralt giron girona girschner gisbert giselmeyer giulietti giunti glasnovic glatz glavan glavor gligora gloor gluck gmeiner gnatz
gnodde godard goderts godet godfrey godinic goedhart goicoechea goldoni goldstein golgi golino gollner gollum golubic gomila gomis goni gonzaga
gonzalo goovaerts goransson gordillo gori goris gosch goschl gotic gottardi gotti goudriaan gough govaerts govarts govoni govorcinovic goyvaerts
gozzano gozzi grabher gracin gradenigo grahn gramsci granatelli granath granstrom grasser grassl gratz gratzer gratzl gravina grba grbac gredicak
gregersen greggio gregoire gregorio gregov greij gremese grgurevic grguric grgurovac griego griesser grifeo griffiths grijalva grill grimani grisoni
gritsch gritti groenendaal groenestein grojean grondel gronroos groote grosjean grottner grubisic gruijl grunberger grundner grzetic grzincic
gschaider gschwandtner gstrein guajardo gual gualandi gualtieri guarana guarato guardia guariento guarneri guberan guberovic gucci gude gudelj
guggenberger guglielmi guibert guicciardini guidone guidotti guijarro guilbert guillou guinizzelli guit guitart gulan gulen gullberg gullotta gulotta
gumprich gunnarsson gunpf gurule gussoni gustin gutknecht gutmann guyon haack haapanen haataja haavisto haberl hackl haderer hadrovic hadzic haengreve
haering hafliger hagendoorn hager hagg hagglund haggstrom hagman hagstrom haid haiden haider haidinger haindl hainzl hajkova hakkarainen hakker
hakkinen halambek halapir hallberg hallgren hallin halonen halvarsson hamalainen hammarstrom hammerer hammerl hammerle hancer handl haneberg
hanegraaff hanel hanna hanninen hannula hanssens hanzek haraldsson harapin hardi haring harkonen harloff harrer hartikainen hartl hasan haselaar
haslauer hasler haslinger hattinger hauer hauffer haug haumer hausberger hausler hautala hautamaki haverinen havlickova hayrioglu hayward hazenveld
hebenstreit hechenberger hecimovic hecker heere heerkens heerschop heger hehl heidrich heigl heijman heijmans heijmen heikkinen heindl heino heinonen
heinrichs heintze heinzl heiskanen heissenberger hekker helenius helgesson helin helland hellemans hellevoort hellgren helmerhorst helminen helsen
hemetsberger henck hendrickx hendrikse henk henningsson henriquez hens heras herbert heremans hering hermighausen hernadez hernandes hernando herout
herranz hertrampf hervas hervia heser hethur hettner hexspoor heydrich heylen heymans heyne heyvaert hietala hietanen higueras hilton hiltunen
himmelbauer hinic hinterberger hinteregger hinterleitner hirschmann hirt hirvonen hjalmarsson hoarau hoareau hochleitner hochreiter hodak hodel hodl
hoedemakers hoeks hoelen hoes hofbauer hofig hofinger hofler hofmeister hofstatter hogberg hoglinger hoglund hokkanen holappa hollander hollaus holler
holopainen holsten holthuis holubova holvoet holzapfel holzenbecher holzinger holzknecht holzl holzmann hondeveld honing honkanen hoogers
hoppenbrouwer horackova horakova horemans horl horle hormann hornich hornig horrocks horvatek horvathova horvatic horvatinec hosp hoste hotz houben
houdijk houghton hovel howells hoyos hrabar hranic hranj hrastinski hren hrsak hruba hruskova hrvojic hrzenjak hubel huberts hubmann huel huemer
huertas hufnagl huguet huhn huijben huijbrechts huijs huijzing huljev huls hulshouts hulskes hulst hultman humer hummer humphries hunziker huotari
huovinen hurlimann husnjak hussain hussein huter hutter hutterer huttunen huurdeman huuskonen huybrechts huyghe huys huysmans hytonen hyttinen
hyvarinen hyvonen iacobucci iacovelli iadanza iannelli iannotti iannucci iannuzzi iborra ibrahim ignac ihalainen ihsanoglu ikonen ilic ilijic ilinovic
immonen impastato infante infantino ingvarsson iniesta inonu interiano interminei interminelli inzaghi ionescu ionita ioppi iqbal iriarte isella isern
ismail israelsson iten ivancan ivandic ivanovic ivarsson ivsic izaguirre jaaskelainen jaatinen jaceps jacobi jacobsen jacobsson jacuzzi jaen jagarinec
jagecic jaimes jakel jakopec jakopovic jakovac jakovic jakovljevic jakupic jakus jalonen jandl jandova janeckova janisch jank jans jansdr janse jansse
jantsch jantti jara jarl jarosova jarvenpaa jarvinen jasprica jauhiainen jauk jaume jauregui jdotte jeggij jekel jelavic jelinkova jemric jenewein
jenni jenssen jeppsson jerez jerkovic jessel jezkova jilani jiminez jobstl jochems jockel jodar johannesson jomini jonckheere jonjic jonkman joos
jopich jorda joris jorlink jorrisen josipovic jourdan jovanovac jovanovic jove jover jovic jovinelli joye jozic juen jugovac juhlin julian julliard
junck juncken jungfer jungwirth junitz junken juntunen jurcic juresko juretic jurisic jurjevic jurlina jurrijens juttner juvara juvonen kabus kade
kadija kadlecova kafer kager kagi kahkonen kahlina kahr kaikkonen kain kaindl kainulainen kainz kalanjos kalazic kalcher kalin kallen kallert
kallstrom kaltenbock kaltenbrunner kaltenegger kamarainen kambs kammerer kamp kamper kanerva kaniski kankaanpaa kantola kapeller kappel karadeniz
karagic karamarko karge kargl karhunen karjalainen karki karkkainen karlberg karlovic karlstrom karmelic karner karppinen karrer karttunen karuza
karvinen karvonen karz kaser kasparova kasper kaster kathagen kauppila kauppinen kauzlaric kaya keijser keinanen kelecic kelekovic kelic keltenie
kemppainen kenis kensy keplinger keranen kerekovic kerkhof kerkhofs kerschbaum kerschbaumer keskinen keskitalo ketel ketting kettunen keudel kevo
khalil kilpelainen kinkela kiraly kirchmair kirincic kirpenstein kirschner kisman kitzler kitzmann kiuru kivimaki kivinen kivisto klanac klapp klaric
klarin klasic klasson klausner kleibrink kleijse klemt klerks kleybrink kligl kling klingelhofer klingler klocker kloiber kloppert klotz knaus
knezovic knockaert knoers knuf knutsson kobelt koberl kocijancic kock koeman kofler kogler koistinen koivisto koivula koivunen kokanovic kokko
kokkonen kokoric kolarec kolarova kolbl kolega kolehmainen kolen kolic kollmann kolm kolster komar komljenovic komulainen konecna konings konttinen
kopecka kopjar koponen koppensteiner koret korhonen korpela korpi korsman korstman kortelainen kortman koruturk kosanovic koscevic kosic kosonen
kossler kostanic kostelac kostolzin kovacek kovacevic kovanen kovarova krabbe krainer krainz krajcar kraljevic kraljic krall kralova kramaric krammer
krantz kranz kratochvilova kratzer kraushaar krausova kraxner krcelic kreidl krein kreiner krejcova kremser krenn kresonja kreusel kreuzer kriegl
kriens kristensson kristoffersson krizova kroker kronberger kronenberg kronsteiner krpan krsanac kruns kruschwitz krzelj krznaric kubickova kucerova
kucic kugler kuilenburg kuisma kuit kujala kujundzic kukkonen kukucka kulmala kummer kumpulainen kunac kunen kung kuosmanen kupsjak kurki kuronen
kurtoic kurzmann kuscevic kusch kuvezdic kuzmic kwaadland kyllonen laakkonen labado labas labinjan laboy lachmann lackner ladavac ladeck ladner laenen
laffray lagarde lagerweij lagler lahteenmaki lahtinen laiho laimer laitinen lakoseljac lambers lamborghini lambrecht lambregt lammens lammer lammi
lamore lamotte lampert lampl lamprecht lamy lancisi landin landl landstrom lanfranchi langern langevoort lankinen lankle lansink lantz lappalainen
larcher larranaga larrea lasic lassila lassnig lastra lathrope latier lattuada latvala laukkanen laureano laureys laurila lauwers leao leber lebon
lebreton lebron lecoq lederer ledoux leeb leemans leene lefort legendre legnante legovic leguit lehikoinen lehtimaki lehtinen lehtola lehtonen
leibetseder leinonen leitgeb leithner lelas leleu lelievre lelijveld lemonnier lengauer lenic lennartsson lensen leonardi leoncavallo leonetti
leonhartsberger leopardi leopold leppanen lercari lercher lerner lescic lesic leskovic letellier lether letta lettiere lettner leunberger leutgeb
levin leys leysen liber lichtenegger licul liden lidstrom liebelt liekens lieshout lievens ligorio ligtvoet liimatainen liljegren lillo limon linder
lindfors lindh lindinger lindkvist lindmark lindorfer lindquist lindroos lindvall linna linschoten lintner liovic lipp lippens lippomano lipponen lips
lisica liskova littizzetto liukkonen liverotti ljubetic ljubic ljubicic ljungqvist llabres llado llano llanos lledo llobet llopis llorens llorente
lloret lluch lochel loep loera lofgren loibl loidl lojen lollobrigida lombard lombroso lomeli lommert lonen longhena longoria lopresti lorch loreal
loredan lorencin lorreijn losada losekann louws loya lozada luboch lubs lucarelli lucciano lucena lucic ludovisi luevano luger luis lukinic luksa
luksic lumbreras lundell lundh lundholm lundkvist lundmark lundquist luria lussu lustenberger luster luthi luttenberger lutterveld luukkonen luxardo
luyckx luyten luzi
`;

/** More surnames of Europe and Latin America, from M to Z, folded; none is a word of ordinary texts. */
export const SURNAMES_FURTHER_M_TO_Z = `
maaswinkel maatta macan maccanelli mace macesic machackova macher machova maderna maderno madunic maenpaa maertens maestas maestre maggioli maglio
magrassi magyar mahe mahieu mahmood mahnet mahoney maierhofer maillot mair maire mairhofer majdenic majewski majorana majstorovic makkonen makovac
malacarne malaparte malatesta malave malenchini maletic malfait malinen malipiero mallien malmgren malnar maloca malpighi mamic mamula manacorda
mancebo manco mandl mangold manjon manne manninen mannisto mannoia manole manolesso manrique manso mansveld mansvelt mantegazza mantegna mantyla
manunta manzanares marangoni marasovic marazzi marcacci marceron marconi mardesic marenzio maresova maretic margraf margreiter mari maricevic marien
marijanovic marinetti maringer marinkovic marinovic maris marjanovic markanjevic markkanen markl marklund markova markovac markovic markus marmol
marsic marsili marte martensson martic martikainen martincevic martineau martinic martinovic martorell marttinen martucci marusic marzic marzorati
mascagni mascarenas mascaro mascheroni maskova maspero masseron mastandrea mastroianni matahlija matana matejka matejkova mateo mateos matesa mateu
mathiasen mathol mathurin matijas matijevic matikainen matilainen matile matko matkovic matokanovic matosevic matouskova matovina mattarella matteotti
matthai matthijs matthys matulic matulin maury mavra maya mayerhofer mayol mayoral mayorga mayrhofer mazilescu mazzacurati mazzanti mazzeo mazzini
mazzocchi mccann mcgrath medac medic meersman meert meeus meeusen meic meili meindl meis meixner melander melero melet melis mellor mendizabal mengolo
mennea mens menthonnex mentzel meraz mercadante mercalli mercantini mercati mercks merckx merilainen merisi merkas merkx mesic mestdagh metella
mettler metzler meusburger mezzetta miah micca micetic michelangeli micheletti michielsen middelkoop mielcarek mies miettinen migliaccio miguel
mihalic mihaljevic mihelcic mihic mijsberg mikic mikkonen miklecic mikulandra mikulcic mikulec milanesi milas milatic miletic milevoj milicic milina
milla miloslavic milotic milovac miltenburg mimica mimun miner minguez miniati miocic miralles miramontes mirosavljevic mirt misak misicher miskovic
missoni mitschke mitter mitteregger mitterer mitterlehner mittermayr moberg mocanu mocenigo mochlichen mocibob modiano modig modigliani modric modugno
moenen moens moensendijk moerman mofardin mogherini mohamed mohammad mohammed mohamud mohaupt moilanen moisio molegraaf moles molesini moliner molins
momberg mondadori mondaini monduzzi moneta monicelli monnard monnet monney mononen monreal montalban montalcini montalti montanariello montandon
montanelli montecchi montemayor montesinos montessori monteverdi montserrat moonen moons moors moosbrugger morabito moraleda morand morandini morante
morard morata moravcova morcillo moreels morell morellato morera moresi morgagni moric morlacchi morley morosini morpurgo morricone morrocco mortati
morth mortier morucci morvan moscarda moschino mosemann moslavac mosquera mottet mottiez moyer mozart mraovic mudden mudri mudronja mugica muhlbacher
muhlberger muhlbock muhonen muhr mulders mulet mulichen mullerova mullner munari muratori murcia murialdo muriset murri musatti muscet musilova mustac
mustapic mustonen musy muti muzic muzina myklebust myllymaki naccari nacinovic nadi naessens nagele nagl nakic narvaez naser naslund natta navarria
navone navratil navratilova nazario nebot necci nedermeijer nedic negrete neira neirynck nelissen nemcova nemeckova nerger neubacher neugebauer
neuhauser neuhold neulinger neumayer neumayr neumuller neuner neureiter neureuther neuschafer neuteboom neuwirth neuzerling nevado nevalainen neven
neveu neyens nibali nicholls nicolau nicolini nicolucci niederl niemeier niermann nieuwstraten nievo niggli nihoe niiranen nijman nijs niklasson
nikolic nikula nimac niquille niscoromni nisevic niskanen nissinen nistor nita nitti nitto nizetic nobauer noguera nogues nohlmans nolcini nollee
nonis noordijk norac norbiato nordio nordlander nordqvist norgren norlin norling norrman nosiglia notarbartolo nousiainen novakova novaro novotna
nugnes nurminen nussbaumer nussle nusslin nuutinen nuyts nykanen nylen nylund o'brien o'connor o'donnell o'neill o'sullivan oberhauser oberhofer
oberleitner obermayr obermuller oberndorfer obradovic obratov ocalan ocana ocasio oconnell oderwald odescalchi odobasic oemencs oennen oestrovsky
offredi ofner ohman oikarinen oinonen ojanen oksanen olander olausson oliboni olivarez olive oliveras olivetti oller ollikainen ollivier olmedo olmo
olthof olykan omar omma onio onisto ooms oosterhek oosterhout oostveen opizzi opmans oprea orbanic orengo oreskovic orlic orlovic ornelas orsolic
orsulic ortese ortmann ortner ortolani ortuno oskarsson osman ossani ossola osterhoudt ostermann ostinelli ostling ostman osuna oswald ottino ouwel
ouwerkerk ovadia overdijk overeem oversteeg ozimec paakkonen paavilainen paavola pablo paccot pacelli pacetti pacher pachler pachoud pacillo pacomio
paez paffrath paganini pagliaro paier paillet pajunen pajur pakarinen palic palladio pallares palman palmisano palmqvist palomar palomares palombi
paltrinieri pamic pammer panatta panduric paniagua panicucci panzera paoletti paolucci papafava papak paparic papetti paradi pareja parejo pareto
parini parkes parkkinen parmentier parmitano parpinel parri parry partanen partzelt paruta parzer pasanen pascarella paschoud pasman pasolini pasqua
passalacqua passchiers pastine pastoors patberg patino pattyn pauer paulitsch pausini pavanello pavarotti pavelic pavicic pavin pavkovic pavlicek
pavlikova pavlovic pavon pavone payet pazos peacock peano pearce pechel pecotic pecur pederiva pedersoli pedisic pedrazzini pedrero pedro pedroni
peham peharda pehkonen peinado peiro peitrequin pekkala pekkarinen pelaez pelkonen pellet pelli pellicer pellico peltier peltonen penalver penas pendl
penic pennanen pennetta penttila penttinen penz pera perak peral peranda percic perck perello perera peres pergande pergolesi perisic perkov perkovic
perner peron peronne peros perozzo perrono persico persijn pertile pertini pertl perusko peruzzi pesendorfer pesic peskova pesonen peterlik peterse
petralli petrassi petricevic petrocelli petrova petrucci petrucelli petruzzi petz peukert pezzali philips phillipsen piacentini piane piazzi piccand
piccinni piccio pichardo pichler pieber pierson pietrangeli pigafetta pignatti pihl piirainen pikec piljek pina pinamonte pincherle pineau pinedo
pineiro pinilla pininfarina pino pinol pintaric pintor piovani piquer pirandello pircher pirelli pirinen pirker pisacane pisaroni pison pistoletto
pitkanen pizzamano pizzetti pizziol pizzo plana planas plantak plantek plath platini plattner platzer plazanin plese pock poelmans poerio pointner
pokas pokorna pokos polakova polani polesel polfliet polic politz polizzi poljak polla pollak pollanen pollet polonijo polovic polzer polzl pomares
pombo pometta poncelet ponci pongrac pontecorvo ponti popa popescu popovic poppe porcel porcellato poropat portero portmann porzio posada posch poschl
poslon pospisilova postl potier potters pottier pozder pozega pozo pozuelo pozzecco prada praet praga prantl prat pratesi prati prats praxmarer preda
predovan preiss prelec prem prenner preocanin pribanic priego prinsen prinz priselac pritchard priuli privet procacci prochazkova prodi prohaska
prokop proll proost prpic prskalo prtenjaca pruschke pruvost pucci puccini pucher puchner pugliese puhakka puharic puhringer puig pujadas pujol pulci
puljiz pulkkinen puntigam punz puranen puscasu puskaric putinja puustinen quasimodo querini quero querol quevedo quinonez quiros raab raatikainen
rabitsch rabl rackham radel radelic radin radinovic radisch radl radman radocaj radojkovic radolovic radosevic radovic raes raeymaekers raguz rahija
rahman rainer raisanen rajcic rajn rakela rakuljic raljevic ramaekers ramaker ramazzotti ramis ramon ramsauer randazzo rapin rapisardi rappaz rapraz
rasanen raseta rasic raspor rastelli rastija rath raty raurica rauter rautiainen ravaglioli raya raynaud razo razov rebic rebollo recer recers
rechberger redi redl rees regge reguera rehn rehorst reichl reichmann reig reijers reimes reina reinbacher reindl reinikainen reinisch reinprecht
reinthaler reischl reising reisinger reisner reitbauer reiterer reithofer reitinger remmers rendulic renier rensi requena resanovic resch respighi
rettenbacher revilla reyna reynaert reynders reynoso riba ribaric ribera ribes ribicic ricart riccardi riccati ricko ricolfi ridder rieder riedl
riedler riedmann riegler riehl riem riener rienzo riepl rieser rihova riihimaki riikonen rijcken rijetkovic rijks rijn rijntjes ringhofer riojas riou
ripoll rippey riquelme risek risma rismondo rissanen ritacca ritosa rius rizzoli robadey robertsson robson rocamora roccabonella roce rodarte rodenas
rodrigez rodrigo roelandt roels roero roessink rogge rogiers rogner rogosic rohleder rohrdanz rohrer rohricht rohrmoser roht roig rojnic roma romanens
rombaut rombouts romeu romijn romiti romo roncalli ronkainen ronkko roodesteijn roose roosen roosenboom ropero roque rorricht rosell rosello rosemann
rosenberger rosengren rosenow rosiello roskoth rosmini rosner roso rosseel rosselat rosselet rossellat rosselli rossellini rossello rossmann
rottensteiner rotteveel rottiers roukes roura rousselet rouwenhorst rouwhorst rovira rowley roybal royo rozas ruano rubben rubbia ruberto rubesa
rubinic rudolf ruelas ruffini ruggieri ruijs rumora ruotsalainen ruppersberger rusticucci rutten ruuskanen ruzickova rytkonen ryynanen saastamoinen
saavedra sabbatini sabbe sabljak sacristan saelens saether saez safak saffi sagese sagmeister sagnelli sagredo sahlin sainz saiz sakac sakarya
salamanca salandra salata salcher salcido saldivar saleh salet salgari salic salieri sallinen salmeron salminen salom salomaa salomonsson salopek
salvemini salzer samele sammer samper samson samyn sanderson sandi sandoz sanguineti sanjuan sanmiguel sansoni sansonnens santi santic santner
santorio sanudo saraceno saracino saragat sardelic sargac sarlija sarmiento sarneel sastre satriani sattler sauberlich saudan sauli saura sauro
savolainen savorgnan saxo sbarbaro scalera scalfaro scamarcio scandone scaramucci scardino scarfoglio scarlatti scarpa scarpetta scarponi schaaf
schachinger schachner schagen schakelaar schalk schandl schantl scharinger scharroo schartner schatteleijn schatzl schauer scheel scheffers scheibe
scheiber scheidegger scheidl schellekens schelvis schepens schepers scherms scherr scherrer scherz scherzer scheucher scheuermann schiaparelli schiavo
schicchi schiestl schiffer schilcher schiller schilt schimpl schinagl schinke schinnerl schlager schlatter schleich schlogl schmidinger schmidl
schmidtke schmiedecke schmiedt schmolzer schnabl schneeberger schnyder schoberl schoch schoffmann schokman scholler scholtz schomber schonauer
schonberger schonland schoofs schopf schotte schottin schrammel schrant schranz schrempf schrenk schrik schrittwieser schroeff schuchhardt schuh
schulten schurch schuurmans schuylenborch schwaighofer schwartsbach schwarzinger schwarzl schweiger schweighofer schweitzer schwendinger schwital
scialpi scotto scuylenborchs sebastian sedano seddio sedlackova sedlakova sedlar seebacher segarra segebahn segerszoen seghers segovic segre seip
seiser seiwald selendic selin sels semialjac semitecolo sener senicic senn sensoy separovic seppanen serlupi sermonti serraglio serrato sersic sestak
sestan sestig sevcik sevcikova sevillano sezer sezgin sforza sgalambro sgarbi shea shupe sibalic sidler sieberer siegl siegrist siering siffredi sigl
sihvonen sikiric sillanpaa siller silvennoinen simara simeoni simicic simkova simo simoens simola simonen simonis simunic simunovic sinisi sinkovic
sinozic sipek sipic sire sirotic sirvio sismondi sisneros sitters situm sjoblom sjodin sjolin sjolund sjostedt skold skoog skrlin skrnicki skrtic
skugor skunca skupnjak sladonja slaetsdochter slagmolen slavica slavikova slegers slingerland smet smets smidova smirnoff smokovic smolders smolic
snauwaert sobota sobrero sobrino sodergren soderholm soderini soderman soderqvist soding soffici soini soininen sokac sokcevic sokic sokolov solana
solari soldo soler solera solimena soliz sollima solomun solsona solzer somers sommaruga somoza sonnino sonnleitner sontag soprano soranzo sordi
sorgatz sorger soric sosic sostaric soukupova soylu spaan spadafora spallanzani spanevello spanhaak speijer speri sperl spiegl spier spiess spiker
spinelli spinola spisic spitzer spoljaric sporri spralja spreeuw spreitzer springer sprong spruit spruyt squarcione sraffa srsen stadelmann stadlbauer
staelens staglieno stahr stalder stamrood stancin stancu standaert stanek stanescu stangl stanic stanicic stankova starcevic stas stastna staudacher
staude staudinger stecher steckel steenbakkers steenbeek stefan stefanec stefovic steger steidl steinacher steinbacher steinbauer steinberger
steinbock steindl steininger steinkellner steinlechner steinmeiern steinwender stejskalova stelzer stelzl stenlund stepankova sterckx sterkman
stettler stettyn steurer stey steyaert stichter stiebitz stifanic stiffel stimac stinis stipanovic stiperski stockhammer stockinger stockl stockli
stoffel stoffelsz stoger stoiber stoica stojanov stojcevic stojnic stolnik stolze stook stoppani storey storladi stosic stradivari strangio strasser
strazicic strbac streicher strid striebitz strijker strik strinavic strljic strnadova strobl strohmaier strohmayer strohmeier stroobants stucchi
stucki stuckler stuivenberg stummer stupalo sturlan suciu suhonen suijker sulzer sundell sunjic suomalainen suominen suppan supraha surac suran surbek
sureda surian surina sussebier sutinen sutter svahn svanberg svantesson svard svecova svedberg sverko svetlicic svobodova swennen swinnen sykorova
symons syrjala tabacu taboada tacchini taccola taferner tafoya tafuri tagliafierro tahtinen taipale takkelenburg talavera talbot taliani taliercio
tamarit tamborini tamburello tamburi tamburini tamez tammerijn tamminen tamsma tanghe tanguy tanskanen tanzer tanzini tarantini tarchetti tarhan
tartaglia tartini tarvainen tasca tasche taskinen tassoni tauber tebaldi techer tejedor tejera tejero telesio tellez temmerman tencalla tenorio tepes
terlevic terragni terron teruel tervo terzic tesija teufl teunissen tevetoglu texier textor thaler thalhammer thaller thanel thatcher theraulaz
theunis theys thierry thies thijs thommen thomson thor thoren thorens thout thulin thurner thys tiainen ticha tiefenbacher tielemans tiepolo tiihonen
tijerina tikka tikkanen tillmanno timonen tinguely tins tintzmann tirabassi tirie tirkkonen tisaj tlustek tobler togliatti tognazzi toic toivanen
toivonen toldo tolentino tolj tolonen tolosa tolvanen tomanova tomaselli tomasetti tome tomei tomescu tomic tomicic tomljanovic tommaseo tonc
toninelli tonisto torfs torlonia tormo tornatore torralba torrecilla torrens torrez torricelli torrijos toscanini toselli tosi toso tosto totic totino
totwiller tozzi tozzo traetta trapanese trattner trauner travaglia travaglio traversa travia traxler trbovic trebbi treboux treccani tremonti trentin
trentini tresoldi treves trezzini trgovcic trillini trillo trimmel trincavelli trinkl triplat trnski trobbiani troch troisi trombetta trommler tropea
trotta trubin trummer trupiano trupp trussardi trutanic tschentscher tudela tudic tudor tuithof tuksar tumova tuovinen turchetta turchi turci turcinov
turesson turina turpeinen turpin turrini turudic turunen tusek tuskan tutino tuzzolino ubaldi udinese udinesi ugarte ughi ugrinic uittenbosch ukic
uldry ulker ulloa ungaretti unterberger unterweger uphaus uphuis uphus urbanova uria uriarte urlic usic uusitalo vaananen vaci vackova vaes vaessen
vaillant vaisanen valadez valbuena valcarcel valderrama valenciano valentic valentin valentova valera valero valette valguarnera valier valimaki
valjetic valkonen vall valladares vallelian vallenduuk vallet vallin valls valmarana valtonen vanbrabant vandaele vandecasteele vandekerckhove
vandenbergh vandenberghe vandenbroucke vandenbussche vandendriessche vandeputte vanderheyden vanderstraeten vandevelde vandewalle vanegas vanhee
vanhoutte vanhove vankova vanneste vansteenkiste vanvitelli vaquero varano vartiainen vasari vastenhouw vattimo vavrova vayrynen vecellio vecoli
veenendaal vegt veic veit velazquez velderman veliz veltman veltroni venalainen vendetti vendrell veneziano venier verbeeck verbiest verbist verboom
verboven verbrugghe vercammen vercauteren vercelloni vercruysse verda verdejo verdonck verdone verdu verduzco vereecke vereecken verelst verfaillie
vergassola vergauwen vergeer vergerio verhaar verhaegen verhaeghe verharen verheij verheuvel verheyden verheyen verhulst verkade verlinden vermeersch
vermeil vermeir vermeire vermeylen verri versace verschuere verschueren verschut versluijs verstappen verstraete verstraeten vertoor vertooren
vervaeke vervaet vervoort verwimp verwoert vesela vespucci vesterinen vesterlund vestin vezzali viaene vial viberg vicens vidoni vidov vidovic vienne
viera vierdag vigliotti vignon vigorelli vikstrom vilalta vilanova vilaplana vilhelmsson viljanen viljevac villadicani villagomez villalonga villareal
villarosa villaverde villena vina vinas vincetic vinck vink virtanen visintini vismara vitasovic vitkova vittadello vitturi vizcaino vizintin
vladislavic vlaeminck vlckova vleugels voet voinea vojkovic volarevic volaric volcke vollbrecht volterra vonlanthen voortman vorkapic voutilainen
vozila vrabelj vrancken vranckx vranic vranken vrban vretenar vrhovec vucetic vucin vuckovic vugdelija vugec vuille vukman vukobratovic vukovic
vukusic vuljak vuorinen waardeloo wagenknecht wagenvoort wahner walch walcher waldner wallen wallgren wallis wallner walser walsteijn waltl wandl
warmer wechselberger weeldenburg weerdenburg wegmann wegscheider wehrli weidinger weihmann weijland weijters weimer weinberger weinhage weinhold
weiser weissenbock weitzel welf wellens weller weninger wennberg wensen wenzl werdes wernecke wesack wester westerbeek westerburg weston wettstein
wever weyland weylant whittaker wicht widen widhalm widmann widmer wiedner wieloch wiesbauer wieser wiesinger wigman wijland wikstrom wilcken
wildschut wilfinger wilhelmsson willaert willekens wilmont wilms wilmsen winberg windhager windisch winnrich winther wipstrik wirz wogerbauer
wohlgemut wohlmuth wohrer wolffel wolfsdr wolfswinkel wolzak wooning woudenberg woutersz wunderink wurzer wurzinger wutke wuyts wynants yaman ylinen
yoder yorulmaz yuste zaal zabala zabaleta zabarella zabjacan zaccagnini zaccardo zacchia zacco zaguri zakinja zakova zamengo zamorani zamorano zampa
zanazzo zangerl zanichelli zanker zanoski zanzi zarlino zauner zeba zebec zecchini zechmeister zechner zedillo zeemans zeffirelli zehetner zehnder
zeiler zeilinger zeiner zeldenrust zelic zemanova zengin zenz zerjav zetticci zettl zevenboom zezelic zgorelec ziani zichichi ziegert zijlemans
zijlmans zikovic zingg zirme zivic zivkovic zmaic zochling zohrer zollinger zoppetti zoppetto zorbach zorlu zorrilla zotter zrilic zrinski zubcic
zufika zugec zuidweg zuijdveld zunec zupanic zurita zuvela zuzic zwijsen
`;

/**
 * Given names that are frequent in northern, central and eastern Europe, folded. Sources: the most frequent names
 * published by SCB, SSB, Statistics Denmark, Statistics Iceland, the Finnish DVV, Statistics Estonia, Latvia and
 * Lithuania, GUS and the Polish PESEL register, the Czech and Slovak interior ministries, KSH, SURS, DZS, ELSTAT and
 * registry counts in Russia and Ukraine. No file was copied.
 */
export const GIVEN_NAMES_NORTH_EAST = `
aada aapo aare aarne aaro aase aatu abas abdi adina adony adrianna aegir aevar agda agne agneta agnete agnieszka ago agust ahti aiga aigar aigars aija
aila aili aimo ain aina ainars aino airi aiste aivar aivars ake aki akos aksel aku aladar alar alari albin aldis aldona aleksander aleksandra aleksy
alena alenka ales alexandr alexej alf alfheidur alfhild alfons alfonz algirdas alicja aliz aljaz alli aloisie alojz alojzija alojzy alpo alva alvar
alvir alvis alzbeta amadej amalie ambrus anastazija anastazja anasztazia anatol anders anderz andor andras andraz andrej andreja andris andrius
andrzej ane aneta anete anette anezka angutivik anica aniela aniko anitra annbritt anneli annelise anni anniken annikki annukka ansa anssi anta antal
antanas ante antero anti antoni antonija antonin antonina antra ants antti anu apolonia aqqaluk aranka ari arija arkadiusz armands armann armas arnar
arnfinn arni arno arnor arnost aron arpad artis artjoms arto arttu arturs arunas arvi arvid arvids arvo arvydas asa asbjorn asdis ase asgeir asger
askell asko aslak aslaug asmo asmundur asta astri astridur atle atli atte attila attilane aud audrius audunn audur august augustyn auli aulis auni
aura aurimas ausra austeja auvo aviaja avo baiba balazs baldur baldvin balint barbora barna barnabas bartlomiej bartosz beata bedrich bela bence
bendeguz benedek benedykt bengt bent bente berge berglind bergljot bergthor bergthora bergur berit bernadeta bernadett bernarda bernt bertalan bertil
bettina bianka bibiana birger birgir birgitte birkir birna birte birthe biruta birute bitte bjarki bjarne bjarni bjorg bjorgvin bjork blahoslav blanka
blaz blazej blazena bo bodil bogdan boglarka bogna bogumil bogumila boguslaw boguslawa bohdan bohdana bohumil bohumila bohumir bohuslav bohuslava
bojan bojana boldizsar boleslaw bonifacy borbala borge borivoj borje bostjan boza bozena bozenna bozidar brage bragi branislav branka branko breda
bretislav brigita brigitta brita brone bronislav bronislava bronislaw bronislawa bror brunon brynhildur brynja brynjar brynjolfur caj cato cecilie
cecylia celina cenek cezary charlotta christen christer christoffer claes claus conny csaba csanad csenge csilla csongor ctibor cvetka cvetko cyprian
cyryl czeslaw czeslawa dace dag dagbjort dagfinn dagny dagur daiga daina dainis dainius daiva dalibor dalimil dalma damir damjan danica danijel
danijela danuta danute darija darina darinka dariusz darja darko daumants davor davorin dawid dejan denes denisa dezso diljar ditte dobrila dobromila
dobroslav dobroslaw domas dominik dominika donat donatas donka dorina dorka dorota dorottya dorte dorthe dragan dragana dragica drago dragutin
drahomir drahomira drahoslav drahoslava dubravka dunja dusan dusana dusanka duska dzintars dzintra ebba ebbe eda edda edel edgars edi edijs edina edit
edita eduard edvard edvin edvinas edyta eerik eero eetu eeva eevald eevi egidijus egil egill egils egle eha eigil eija eila einar einars eino
einojuhani eirik eirikur eivind ela eldar elek elemer eliisa elin elina elisabet eliska elita elle elli elma elmar elmeri elna elof else elsi elvijs
elwira elzbieta ema embla emelie emese emilija emmie emoke endel endre ene eniko enn ensio epp eppu erja erki erkki erko erla erland erlendur erling
erlingur erna erno eryk erzsebet esa esben eskil esko espen essi esta eszter etelka eugeniusz eustachy evaldas eveliina evelin even evi evija evzen
evzenie ewa ewelina eydis eyglo eyjolfur eythor eyvindur fanni farkas felicja feliks ferdo ferdynand ferenc ferko filip finnbogi finnur fjola flemming
folke franc franci franciska franciszek franciszka francka franjo frantisek frantiska frederikke fredrik freja freyja freyr frida fridrik fridrika
fridtjof frigyes frode frosti fruzsina fryderyk gaber gabija gabor gabrijel gabrijela gardar gatis gauti gediminas geir gellert genowefa gergely gergo
gerli gertruda geza giedre giedrius gintaras gintare gints gisli gitte gizella gjertrud goran gorazd gordana gorm gosta grazyna grega greger gregers
gregor grete grethe gro groa grzegorz gudbjorg gudbjorn gudjon gudlaug gudlaugur gudmund gudmunda gudmundur gudni gudny gudridur gun gunars gunbritt
gundars gunhild gunilla gunn gunnar gunnel gunnhild gunnhildur gunnlaugur gunnthor gunta guntars guntis gunvor guro gustaf gustaw gyda gylfi gyongyi
gyorgy gyozo gyula haakon hafdis haflidi hafsteinn hafthor hajnalka hakan hakon halfdan halina halla halldor halldora hallgrimur halvard halvor hana
hanne hannele hanno hannu haralds harpa harri hasse haukur havard hedda hedinn hedvig hedvika hege heida heidar heidrun heiki heikki heimir heini
heino helgi helka helle hellen helmi helve henna henriikka henryk henryka herdis hermina hermod hijacinta hildur hilja hilkka hillar hille hillevi
hilmar hinko hinrik hjalmar hjalti hjordis hlynur hofi holmfridur hordur hrafn hrafnhildur hrafnkell hrefna hrvoje huba hulda hunor hynek iben ibolya
idar ieva iga ignac ignacy ignas iida iiris iiro iivari iivo ilari ildiko ilgvars ilija ilkka illar ilma ilmar ilmari ilme ilmo iloma ilpo ilta ilze
imants imbi imre imu inara indra indrek indulis inese ingar ingars ingegerd ingemar inger ingi ingibjorg ingolf ingolfur ingunn ingus ingvar ingvild
inka inkeri inna inta inuk iren irena ireneusz irina irja irmeli irmina isak isleifur isto istvan iva ivalu ivanka ivar ivars iver iveta ivett ivi
ivica ivona iwo iwona iza izabela izabella izsak iztok izydor jaak jaakko jaan jaana jaanika jaanus jacek jachym jadranka jadwiga jagoda jaka jakab
jakob jakov jakub janar janek janez jani janika janina janita janka janko janne jannik jannike janos janusz jarek jari jarkko jarl jarle jarmil
jarmila jarmo jaromir jaromira jaroslav jaroslava jaroslaw jasmina jasna jedrzej jelena jelka jenik jenni jeno jeppe jere jeremias jernej jerneja
jerzy jesper jette jindrich jindriska jiri jirina jitka joakim johana johanne jokull jolan jolana jolanka jolanta jona jonina jonna joona joonas joose
jorgen jorma jorun jorunn josefin josip josipa jostein jouko jouni jovan jovana joze jozef jozefa jozsef judit judita juha juhan juhana juhani juho
jukka julcsa julianna juliska juliusz juozas juraj jurate jure jurgis juri jurij juris jussi justas justina justus justyna jusztina juuso jyri jyrki
kaapo kaare kaarel kaari kaarina kaarlo kacper kadi kadri kadrin kaido kaie kaija kaimo kaire kairi kaisa kaisu kaj kaja kajetan kajsa kalervo kalev
kalevi kalina kalju kalle kalman kalmer kamil kamila kamile kare karitas karlis karlo karmen karol karola karoliin karoliina karolina karolis karoly
kasia kaspars kasper kata katalin katariina katarina katarzyna katerina kathrine kati katica katla katre katri katriina katrine kauko kauno kauri
kazimiera kazimierz kazys keijo keio keit kelemen kennet kersti kert kerttu kertu kestutis ketil ketill kiia kimmo kinga kirke kirsi kirsti kjartan
kjell kjersti kjetil klas klaudia klaudie klaudiusz klavdija klemen klemens klement klementina kleofas knud knut koit kolbeinn kolbrun konsta
konstancja konstanty kordian kornel kosti kresimir kristaps kristel krister kristian kristiina kristijan kristinn kristjan kristjana kristo kristof
kristofer kristoffer kristyna krisztian krisztina kruno kryspin krystian krystyna krzysztof ksawery ksenia ksenija kuldar kullervo kulli kunegunda
kuno kustaa kveta kvetoslav kvetoslava kvetuse kvido kyllikki kyosti ladislav ladislava lado laila laima laimonas laimonis laine lajos lala lali lari
lasse lassi laszlo lauma lauri lauris laurits lazar lazarka lech lechoslaw leelo leena leevi lehel leida leif leili lembit lemme lempi lene lenka
lenke lennart lennox leokadia leontyna leos leslaw leszek levente liana libena libor libuse lida lidija lidmila liene liga lii liia liina liis liisa
liisi liivi lija lili lilja lilly lina linas linn linnea lisbet lisbeth liselotte liudas liv ljerka ljiljana ljubica ljubo ljudmila loftur lojze
lone lorand lorant loreta lotta lovisa lovro lubica lubomir lubomira lubor lubos lucija lucja lucjan lucka lucyna ludek ludmila ludvig ludvik ludvika
ludwik ludwika luka lukacs lukasz lumir luule lykke maarika maarit maarja maciej mads magda magdolna magnar magne magnhild magnus mai maia maie maija
mainio maire mairi mairis maj maja majbritt majda maksym maksymilian malene malgorzata malik malin mall malle malthe malvina malwina manca manda
mantas manu marcell marcin mare marek mareks maren maret margareta margaretha marge margita margret margrethe margunn margus mari mariann marianna
marica marietta marija marijan marijana marika mariliis marin marinka mariola maris marita mariusz marja marjaana marjana marjatta marjeta marjetka
marju marjukka marjut marketa markko markku marko markus marlena marte martins marton martta martti martyna martynas marzena matas mate matej mateja
mateusz matevz mathea matija matild matjaz mato matous mats matti mattias mattildur matyas matylda mauno mauri medard meelis meeri melita menyhert
merete merethe merike merja mervi metka mette michal mie mieczyslaw mieczyslawa miha mihael mihaela mihajlo mihaly mihkel miia mija mijo mika mikael
mikaela mikkel mikkeline mikko miklos mikolaj mikulas mikus milada milan milana mile mileva milica milivoj milivoje milja miljenko milka milla milorad
milos miloslav miloslava milosz milus milusa mimmi mina mindaugas minea minik minna minttu mira miran mirek mirela mirja mirjami mirjana mirka mirna
miro miroslav miroslava miroslaw miroslawa mirva mladen moa modestas modris mogens mojca mojmir momir moona moonika mor moric morten nada nadezda
nandi nandor nanna natasa natasza nea nebojsa nedeljka neeme neja nejc nela nele nelli nena nenad neringa nestori netta neva nevenka neza niclas
nicolai nicolaj niilo niina nijole nika niko nikodem nikol nikola nikolai nikolaj nikoletta nikolina nives nivi njal noora normunds nuka nukappi nusa
nuutti oda odd oddbjorn oddny oddur oddvar odin odon ognjen oiva oktawia ola olafia olafur olav olavi oldrich oldriska ole oleg olev olina oliwer
oliwia olli olof olov ols oluf ona ondrej onni oona orn orri orsolya orvar orvokki osk oskari oskars osmo ossi ossian oster oszkar ota otakar othar
otso ott otti otylia outi ove paavo pal palle paninnguaq panna par pasi patricie patrycja patryk pauli pauliina paulius pavel pavla pavle pavlina
pawel peep peeter pekka pelagia pelle pentti per pernilla pernille pertti perttu petar peteris petr petras petri petter petteri petur piia pinja piotr
pipaluk piret pirita pirjo pirkko piroska pista polona poul povilas povl pravoslav preben predrag premysl priidu priit primoz prokop przemyslaw pyry
radan radek radim radka radko radmila rado radoje radojka radomir radoslav radoslava radoslaw radovan rafal ragna ragnar ragnheidur ragnhild ragni
raigo raija raili raimo raimond raimondas raimonds rain raine raita raivis raivo rajko rajmund rakel ralfs rami ramune randar randi rannveig rasa
rasmus ratko rauha raune rauni rauno rebecka rebeka reelika reet reeta reetta reidar reidun reijo reima rein reino reka remigijus remigiusz renars
reynir rigmor rihards riho riikka riina riitta rikke rimantas ritva ritvars roar robertas roberts rognvaldur rok rokas roksana rolands romana romas
roni ronja ronny roope rosita rostislav roza rozalia rozalija rozsa rubija run runar rune rut ruta ruut ruza ruzena ryszard ryszarda rytis saana saara
saga saija saila saima saini sakari saku salka salla salme salomea salvor sami samir samo samu samuli sandis sandor sanita sanja sanjin sanna sanni
santa santeri santtu sari sarolta sarunas sasa satu saulius sebastjan sebestyen seija seppo severin seweryn sidsel sigbjorn sigfrid sigfus sigge
siggeir sighvatur sigita sigmar sigmund sigmundur signe signy sigridur sigthor sigtryggur sigurbjorg sigurbjorn sigurd sigurdur sigurjon sigurlaug
sigvard siim siiri silje silva silvester silvi silvie silvija simen simonas sindre sindri sini sinikka sinisa sintija siri sirje sirkka sirle sirpa
siv sixten skaidrite skarphedinn skuli slavica slavko slavoljub slavomir slavomira slawomir slawomira slobodan smari snaebjorn snezana snjezana snorre
snorri soffia soila soili sointu solfrid solrun solveig solvi solvita soma sona sonny sophus spela srdan srecko staffan stana stanislav stanislava
stanislaw stanislawa stanka stanko stasys stein steinar steingrimur steinn steinthor steinunn stela sten stepan stepanka stevo stian stig stina stine
stipe stjepan stojan storm strahinja sture sturla styrmir sulev sune sunna suvi svajone svala svanhildur svante svatava svatopluk svatoslav svavar
svea svein sveinbjorn sveinn svend sverre sverrir svetlana sylva sylvi sylwester sylwia synne synnove szabina szabolcs szczepan szebasztian szilard
szilveszter szilvia szonja szymon taava taavet taavi taavo tadas tadeas tadej tadeja tadeusz tage taina taisto tamas tanel taneli tapani tapio tarald
tarja tarjei tarmo taru tarvi tatana tatjana tatu tauno tea teemu teija tekla tellervo teodor teofil teppo tercia terese terez tereza terezia terhi
terje tero terttu thor thora thorarinn thorbergur thorbjorg thorbjorn thordis thordur thore thorey thorgeir thorgerdur thorhallur thorhildur thorir
thorlakur thorleif thorleifur thormodur thorolfur thorsteinn thorunn thorvald thorvaldur throstur thuridur thury tibor tihamer tihana tihomir tiia
tiina tiit tiiu tijana tilda tilde tilen timea timmie timotej tin tindra tinna tiril tivadar tobiasz toini toivo tola toma tomasz tomaz tomi tomislav
tomo toms tone tonis tonje tonka tonny tonu toomas topi topias tor torbjorn tord tore torgeir torgunn torhild torill torkel torleif tormod torstein
torunn torvald tove triin triinu trine trivo troels trond troy trude tryggvi trygve trym tuija tuire tunde tuomas tuomo tuukka tuula tuuli tuva tyge
tymon tymoteusz tyra tyyne ubul ugne uku uldis ulfar ulfur ulle ulo ulpu ulrik ulrika ulrikke ulvi unn unnar unni unnur uno unto urban urdur urho
urmas uros urpo ursa urska urszula urve usko uuno uve vaclav vaclava vagn vaida vaidas vaike vaino vala valborg valdas valdimar valdis valdo
valentinas valentyna valerija valgeir valgerdur valma valtteri valtyr valur vanja vappu vasja vavrinec vazul vedran veera vegard veijo veikko veiko
veini vellamo vello velta vencel vendel vendela vendelin vendula venla verica verner veronika vesa vesna vesteinn vetle vibeke vid vida vidar vide
vidmantas vieno viesturs vigdis viggo vignir vihtori viive viivi vija viktorie viktorija vilborg vilde vilem vilhelm vilhjalmur vilho vili vilius
vilja viljami viljar viljo villads ville villem villu vilma vilmer vilmos vilnis vincenc vinka vinko virag virge virginija virpi virve visnja vit vita
vitalija vitezslav viveca vivi vjekoslav vladan vladana vladena vladimir vladimira vladislav vladislava vlado vlasta vlastimil vlastimila vlastislav
vlatka vlatko voitto vojislav vojko vojtech voldemar vratislav vuk vukasin vuokko vytas vytautas waclaw waclawa waldemar walenty walentyna waleria
walery wenche weronika wieslaw wieslawa wiktor wiktoria wincenty wioletta wislawa wit witold wladyslaw wladyslawa wlodzimierz wojciech xenie ylva
yngvar yngve yrjo zala zalan zan zaneta zarko zbigniew zbynek zbyszek zdena zdenek zdenka zdenko zdislava zdravko zdzislaw zdzislawa zeljka zeljko
zelmira zenobia zenon zenta ziemowit ziga zigmas zigmund zigurds zikmund zivile zivko zizi zlata zlatka zlatko zofia zofie zoltan zora zoran zorana
zorica zorka zrinka zsanett zsigmond zsofi zsofia zsolt zsombor zsuzsa zsuzsanna zsuzsi zuzana zuzanna zvonimir zvonko zygmunt zyta
`;

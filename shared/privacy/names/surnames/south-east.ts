/**
 * Surnames that are frequent in the Netherlands, the Iberian and Latin American countries, Italy, the Nordic countries,
 * central and eastern Europe, Asia and Africa, folded; surnames recognized by their ending (name-bits.ts) may be
 * missing. Sources: counts published by the statistical and registry offices of these countries. No file was copied.
 */
export const SURNAMES_SOUTH_EAST = `
aaberg aalders aalto aas abad abarca abate abbate abboud abdallah abe aberg abildgaard abiodun aboud abraha abreu adachi adamczyk adamek adami adamiec
adebayo adeleke adeniran adeniyi adesina adeyemi afolabi afonso agarwal agbaje agerskov agnelli agostini aguado aguiar ahlberg ahlgren ahlqvist
ahlstrom ahmadi ahokas ahonen ahuja ajayi akande akbari akerblom akerlund akesson akinola akiyama aksoy aktas ala-laurila alabi alaoui alarcon alavi
alba albanese alberti albertini albreht albuquerque alcantara alencar alfaro alfieri aliberti allik alm almeida almqvist aloisi alonso aluko alver
alves amador amano amaral amari amato amaya ambrosini ambroz amico amorim amundsen anand andersson ando andreoli andres angeli angelini angelo angulo
anier anozie ansari antal antic antonelli antonini antos anttila antunes aoki aparicio aragon arai arak arakawa araki aranda arany arata arauc araujo
araus arce arcuri arellano arena arenas arevalo arh arias armani arneson arola arora arribas arrigoni arro arteaga arud asano asante asensio asghar
asghari aslan assis astori ataman ates atiyeh augustyn aun aune auvinen avalos avci avendano awad axelsson aydin ayodele azevedo azikiwe azmi baas
baba babangida babic babu bacelar bacsi bagheri bahar bai bajaj bajc bak bakke bakken bakker bako balassa baldi baldini balducci balint balla
ballesteros balodis balog balogh banach banas bando banerjee banfi bang banki bankole bansal baptista baran baranyai barbato barberis barbero barbieri
barbosa barile barna barone baroni barragan barresi barreto barrios barros barroso barta bartak bartha bartok bartoli bartolini bartos bartosik basile
basso basta basu batista battaglia bautista bazzi beccari becerra bedi bednar bednarek bednarz beekman bekele bela belec bellini bello bellucci
belotti beltran benali benavente benavides benda bendtsen benedetti benes benetti bengtsson benko bennani bento beran berends beretta berge bergh
berglund bergman bergquist bergqvist bergstrom beridze berki bermejo bermudez bernal bernardi bernardini berntsen berrada bertini bertolini berzins
betti bevc bevilacqua bezdek bezerra bhalla bhargava bhat bhatia bhatnagar bhatt bhattacharya bianchi bianco bielak bielawa bielik bieniek bihari
bilek bilic bionaz biondi biro biswas bittencourt bizjak bjerg bjerke bjerregaard bjork bjorklund blaha blanco blasco blasko blaszczyk blazek blix
bloch blom bo boateng bobek bodnar bodor boer boersma bogaard bogar bogdan bohinc bondar bonetti bonfanti bonilla bonomi boom boon borba borbely borek
borelli borg borgen borges borghi borgia borkowski boros bos boschetti bosco bose bosma botelho botello botros bottari bouazza bouchaib boulos bouma
bouska bouts bouwman bouwmeester bozic bozkurt bozoki brabec braga brambilla branco brandao brandsma bravo brazda brekke brezina breznik brinkman
briones brito brizzi broberg brodin broek brouwer bruijn bruland bruni bruno bruschi bruun brychta brzezina brzoza bucci buch budai budi budzynski
bueno bui buijs bukovec bula bulat bulut bunin buonarroti buono burani bures burgos bury bustamante bustos buzzi byberg caballero cabello cabezas
cabral caceres cada cafiero caggiano cai calabrese caldas calero caliri calvi calvo camara camargo camarillo cammarata campana campanella campo
canales canali cannavaro cannizzaro cano canto cantoni cao capasso capek capelli capone capponi caputo caraballo carbajal carballo carbone cardillo
cardona cardoso carlini carlsen carlsson carmona carneiro carnevale caro carranza carrara carrasco carrera carrion caruso carvajal carvalho casadei
casado casanova casas casella caselli castano castellano castellanos castelli castelo castrejon catalano cataldi cattaneo cavalcanti cavallaro cavalli
cavallo cavazos ceballos ceccarelli cech cechura celik cepeda cerar cerda cermak cernelc cerny cerqueira cerri cerutti cervantez chacon chadha chagas
chakrabarti chakraborty chalupa cham chandra chandran chao chaoui charvat chatterjee chaturvedi chaudhary chaudhuri chauhan chaves chawla chekhov
cheng cherian cherif chiang chiba chiesa chiu chkheidze chladek chloupek chloupkova chmiel cho choi chojnacki chopra chou choudhury chovan chow chrzan
chu chukwu chung cibula ciccone cichon cichy ciesla cieslak cihak cimino cinquanta cipolla cirillo cisneros cizek claes claessens clausen clemmensen
clerici cocco coelho coello coenen coletti collado colombo colonna comi conceicao conde conforti contreras coppola cordeiro corderio cordero cordova
cornelissen corona coronado corradi corral corrales correa correia corsi corsini corte cortes cortese corti cosentino coskun costantini costanzo
coutinho couto crespi crespo crispino cristiani csaki csaszar csatar cseh cserepes csonka csontos csordas cuellar cuenca cuesta cuevas cuijpers culek
culic cunha curci czajka czarnota czech czifra czyz d'agostino d'amico d'angelo dabek dagher daher dahl dahlberg dahlgren dahlin dahlstrom dai dalal
dalessandro dalgaard dam damasceno damgaard damico danek dang dangelo dani danielsen danielsson dantas dao das dasgupta datta dave davila de-luca deak
declercq deconinck deeb degn dekker dekkers delapaz delarosa delic deluca demarco demir demirci denes deng derosa desai deshmukh deshpande desmet devi
devos dewitte dhar dhawan di-stefano diallo diez dijk dijkman dijkstra dike ding dinh diniz diop diouf distefano dixit dlamini dobos dogan doi dolata
dolenc dolezal dolinar domagala dombi domingues donati dong donini dostal dostoevsky doubek drapal driessen duan duarte dubbelman dubey duda dudas
dudek due duenas duman duong dusek duszak dutt dutta duvnjak dvorak dworak dyhr ebbesen ebrahimi echeverria edlund edvardsen eesmaa egberts eglitis
eguchi eide ek ekberg ekdahl eklund ekman ekstrom el-amrani elek eliassen eliasson ellingsen elomo endo eng engelen engen enger engstrom enoksen
enomoto enriquez erdei erdelyi erdem erdogan erdos eriksen eriksson erjavec erol eros ersson escalante escobar escobedo escudero eskelinen eskola
esparza espejo espeland espinal espino espinosa esposito esquivel essa esteban esteve esteves evangelista everts eze ezeji ezeudu fabbri fabian fabris
fadda fagerberg fajardo fakhoury falck falcone falconi fan fang fantini farah farahani faria farias farina farkas fasano fassi favaro fazekas fazio
fecske federici feenstra feher feitosa fekete feleki felici feliciano felix fencl feng ferenc ferenczi ferrante ferrara ferrari ferrario ferraro
ferraz ferreira ferrer ferrero ferretti ferri ferro fiala figueira figueiredo fijalek filip filipek fiore fiorentini fiorentino fiori fiorini fjeld
fjeldstad fjord flore fodor fofana fogaca foldes fonseca fontana fontes forgacs forro fors forsberg forsgren forte fortunato foss fossum fousek fraga
franca franceschi franceschini franchi franchini francken frandsen franken fransson franzen franzese fredriksen fredriksson freire freitas frias
frigerio friis frisk frolik fu fuente fujii fujikawa fujimoto fujita fujiwara fukuda fukui fukushima fulop fumagalli fung furlan furtado furukawa
furuta fusco futo fyodor gaarder gabrielli gagarin gaitan gajda gajdos gal galambos galan galante galarza galasso galazka galbiati galic galindo
gallardo gallego galli gallo galvan galvao galvez gama gambino gamez gandhi gandolfi ganem ganguly gao garay garcez garg garofalo garrido gaska gaspar
gasparini gatti gatto gawron gaytan gazdik gebre geerts gelashvili gelencser gelli genovese gentile gentili gerardi gere gergely gerges germano
gerritsen gerth ghanem ghasemi ghebremedhin ghezzi ghorbani ghosh giannini giannone giglio gil gimenez gioia giordano giorgetti giorgi giovannini
giraldo giuliani giuliano giunta glab glowacki godina godinez godoy goel goes goethals gois gokhale golec gombos gomes goncalves gondos gong goossens
gopal gora gorecki gorenc gorjup gorky gorsek goswami goto gouveia goyal grabarczyk grabiec graca gracia gram gran granado granados granberg grande
granlund grann grassi grasso grau graziani greco greger gregorc gregori grewal grgic grieco grillo grimaldi groen gron grondahl gronlund gronvold
groot grosso grum grzelak grzyb gu guardado guardiola guarino guedes guerini guerreiro guerrieri guevara guha guidi guillen guimaraes guirado guirguis
gul gulbrandsen guler gulyas gundersen gunes guo gupta gustafsson gustavsson guzik gyarmathy gyarmati gyasi gyori gyulai ha haagensen haan haapala
haapaniemi hadad haddad hagberg hagiwara haglund haile hajdu hajduk hajek hajos hakala hakansson hakimi hakl halabi halama halasz halla halmai halme
halvorsen hamada hamaguchi hamar hamasaki hampl hamre han hanak hanania handal hanssen hansson hanus hanzlik hao hara harada haraldsen harb harju
harjula haro hartog hartvigsen hasegawa hashemi hashimoto hattori haugan hauge haugen haugland havel havelka havlicek havlik havranek hayakawa hayashi
he hedberg hedin hedlund hedman hedstrom hegedus heggelund hegyi heidari heijden heikkila hejda helgesen hellberg hellman hellstrom hemmingsen
hendriks hendriksen henriksen henriksson henriques herceg heredia hermanek hermans hermansen hermansson hermosillo herrero hertelendy heuvel hidalgo
hierro higashi higuchi hiltula hino hinojosa hirai hirano hirata hirose hirvela hirvi hjelm hjort hlavacek hlavaty hlinka ho hoang hocevar hodan hoeg
hoegh hoekstra hofman hofstra hoj holanda holck holec holgersson holguin holinka hollo holm holmberg holmen holmgren holmqvist holmstrom holst holub
honda honka hoogendoorn hora horacek horak hori horie horiguchi horky hornyak horvat horvath hoshino hosseini hou houtman hovland hovorka hoyer hrabal
hrbek hrdlicka hribar hrncir hrovat hrubes hruby hruska hrytsenko hsieh hsu hu hua huang hudak hudec huerta huhta huhtala huisman huizinga hult
hultgren hultin huml hurtado husby husebye huska huszar huynh hynek iacono iannone ibanez ibarra ibe ibeabuchi ibsen ichikawa idrissi igarashi
iglesias iguchi iida ikeda ikenna ikola illes ilves imai imamura improta inaba ingebrigtsen iniguez innocenti inoue iorio irizarry isa isaksen
isaksson ishibashi ishida ishiguro ishihara ishii ishikawa ishiyama isobe issa ito ivan ivancic iversen ivic iwamoto iwasaki iwata iwu iyengar iyer
izquierdo izumi izzo jaakkola jaarsma jafari jahoda jaime jain jaiswal jakab jakl jakobsen jakobsson jamnik janak janas jancar janco janda jandacek
jandera janecek janezic janicek janik janosi janota janousek jansons janssens jansson jaquez jaramillo jarc jaros jarosz jarvela jarvi jasek jasso
jaszai javornik jazbec jelic jelinek jenei jeong jeppesen jepsen jereb jeremiassen jerman jespersen jessen jesus jezek jha ji jia jiang jideofor jilek
jilkova jin jindal jindra jirak jiranek jiricek jirousek jirsa jogi johannesen johannessen johannsen johansen johansson johnsen johnsson jokela
jokinen jonas jonasson jong jonker jonkers jonsson joo joosten jorge jorgensen josefsen josefsson joshi jug juhasz juhl jukic juneja junior junqueira
jurado jurczyk jurek jurgenson juric jurkovic jussila justesen juul kaasik kaczmarek kaczor kadam kadar kadlec kalda kalina kalinin kallas kallestad
kallio kalman kalmar kalnins kalns kalous kamali kamara kamata kamei kamphuis kanaan kaneko kang kangas kangur kania kanizsai kanka kanno kao kapadia
kaplan kapoor kapur kara karaca karas kardos karels karhu kari karimi karjala karlsen karlsson karoly karp karpathy karpati karpin karppi karsai karu
kasal kask kaski kasprzak kassab kassis kasslin kastelic kasyanov kasza kaszuba kataoka katayama katic kato katona kattai kaul kauppi kaur kaura kavan
kavcic kawabata kawaguchi kawahara kawai kawakami kawamoto kawamura kawano kawasaki kawashima kawata kazmierczak keijzer keita kelder kelemen keleti
kemeny kende kepa kerekes keresztes kertesz keskin keszthelyi keto ketola khalili khan khanna khatami khatri khouri khoury khumalo kidane kikuchi
kilic kimura kinnunen kinoshita kirkegaard kirs kis kishi kiss kita kitagawa kitamura kivela kivi kiviniemi kjaer kjeldsen kjellberg klaassen klausen
klement kleven klima klimczak klimek klimes klos kloz kmet kmetic kmiec knapik knez knezevic knudsen knutsen kobal kobayashi kobe koc kocian kocjan
kocourek kocsis kodric kofoed koga kogut kohli kohout koike koit kojima kok kolanko kolar kolaric kolarik kolasa kolenc kolesar kollar kolozsi
komaromi komarov komatsu koncz kondo kone konecny kong konieczny koning konishi konno kono konopka konya kooij koopman kopac kopec kopecky koppel
koran korkmaz kormos koroma korosi korpas kos kosa kose kosek kosir koskela koski koskinen kosola koster kostka kosztolanyi kot kotnik kotrba kouri
koury kovac kovacic kovacs koval kovalchuk kovar kovarik kovats kovic kowal kowalczyk kowalik koyama kozak kozel koziol kozma krag krajci krakowiak
kral kralj kramar kranjc krastins krasznai kratochvil kravchuk krawczyk krawiec krejci krishnan kristan kristensen kristiansen kristiansson kristof
kristoffersen kriz krizaj krizan krizek krogh krol kroon kruk krumins krupa krupicka kruus krzak krzyzak kuba kubacki kubala kubat kubes kubiak
kubicek kubik kubo kubota kuc kucera kucharczyk kudo kudrna kuhar kuijpers kuiper kuipers kujawa kukk kukla kulhanek kulik kulkarni kumagai kumar
kumari kumor kun kunc kuo kurek kurian kuribayashi kuroda kurokawa kurowski kurt kus kusano kushnir kuti kuus kuusela kuusik kuusisto kvam kvapil
kvasnicka kvist kwasniak kwiatek kwiecien kwon la-rosa laakso laaksonen labrador lacerda lach lacina lacko laczko laguna lah lahlou lahti lai laine
lakatos lal lam lambrechts lammers lampi lampinen landa landi langeland langr langrova lantos lanza lapins lappi laranjeira larosa larsson lasek
lassen laszlo latorre lau lauridsen lauritsen laursen lavric law lazar lazaro leal lebar lebeda ledesma leeuwen lehti lehto leino leite leiva leja
lemmens lemos lemus lenaerts lendvai lengyel lenin lentini leone leoni lepik lepisto lepola lepp leppala lerma lesjak leskinen leskovar lesniak lesnik
leth leung levar levo lewandowski leyva liang liao libersar lie lien liepins liguori liiv lilja lill lillebo lim lima lin linares lind lindahl
lindberg lindblad lindblom lindell linden lindgren lindholm lindqvist lindskog lindstrom ling lins lipa liptak lira lis lisiak liska liu ljung
ljungberg ljunggren llamas lo lo-presti lobato lobo locatelli lode lodi logar loh loken lombardi lombardo longhi longo longobardi loos lopes lorenc
lorente lorentsen lorentzen lorenzi lorenzo lorincz louda loureiro lourenco lovas lovato lovgren lovrec lovric lozano lu lucchese lucchesi lucero
luciani lucio luczak lugo luik lujan lukacs lukas lukasik lukats lukes lukic lumme lund lundberg lundblad lundby lunde lundgaard lundgren lundin
lundqvist lundsgaard lundstrom luo luoma luong lupo luque luts luu lv ly lykke lyng lysenko lysne ma maalouf maasik maasing mac macedo macek mach
macha machacek machado maciel madarasz madeira madej madera madrid madrigal madsen maeda maekawa maes maffei magalhaes magana maggi magi magnani
magnusson magri mahajan mahmoudi maia mainardi maj majcen majcher majchrzak major majoros makai makela maki makinen makino makowski malec malek
malhotra malik malinowski mallick malm malmberg malmqvist malmstrom maly mancha mancini mancuso mandmets manfredi manfrin mangano mani manna manner
mannila mansour mansson manzano manzoni mao marangon maras marcelli marchese marchesi marchetti marchi marchuk marciniak marcos marcussen marczak
marecek marek mares mariani maric marik marinelli marinho marini marino mariotti mariscal mark markussen marosi marques marra marras marrero marrone
marroquin marsalek martelli martinelli martini martino martins martinsen martinsson marton marttila maruyama marzano mascia masek masi masih masini
massa massaro masuda mata matas mate mathew mathiassen mathiesen mathisen mathur matias matic matos matousek matsubara matsuda matsui matsumoto
matsumura matsunaga matsuno matsuo matsuoka matsushita matsuura mattila mattos mattsson matusiak matyas matysiak mauri mauro maver maxa mazurek mazza
mazzei mazzi mazzoni mbanefo mbeki medak medeiros medrano medved megyeri mehra mehrotra mehta mei meijer meijers meireles mekonnen melchiorri mele
melgar melin mellgren mello melnyk melo meloni mena menchaca mendes mendonca menendez menezes meng menon mensah mercader merey merino merlini merlo
mesa mesaric mesquita messina mester meszaros mets metsar meucci meulen meza mezei miazga michalak michalik michalska micheli michiels miele mifsud
mihalik mihaly mihelic mika mikaelsson mikes mikhail mikkelsen mikkola miko mikolajczyk mikula milani milano milczarek milic millan minami minardi
mireles mishra misiak misra mita mitsui mitt mittal miura miyagawa miyahara miyake miyamoto miyashita miyata miyazaki miyazawa mizuno mkhize mlakar
mleczko mlinar mlynar moccia mochizuki modi moe moen mogensen mohacsi mohammadi mohan mohanty mojica mol molenaar molin molinari molnar monaco moncada
mondragon monge monroy montalvo montanari montanez montano monte monteiro montenegro montero montes montesano montez monti monus mora moradi moraes
morais morandi moravec moreira morelli moretti moretto mori morikawa morillo morimoto morioka morishita morita moriyama mork moro moroz morra
mortensen mortensson mosca moschella mota motohashi motta mottus moura mourao mourik mouritsen mousavi moya moyo mracek mrak mraz mroz mrozek mucha
muhic muijs mujica mukai mukherjee mukhopadhyay mulder munguia muniz munk murai murakami muramatsu muraoka murata murayama murgia murillo murin muro
murru murthy murty muscas musial musil musso must mustafa mutasa myhr myhre mylly myllykoski myllyla myrvold nadal nadar nadasi nader nador naess
nagai nagano nagasawa nagase nagata nagy nahas naidoo naidu naifeh naik nair naito najafi najera najjar nakada nakagawa nakahara nakai nakajima
nakamoto nakamura nakanishi nakano nakao nakashima nakata nakatani nakayama nakazawa nambiar napoletano napoli napolitano narang naranjo narayan
narayanan nardi nardini narita nascimento nasser natale nath nava navarrete navas nawrot nayak nayar nazari ncube ndiaye ndlovu nedergaard nedved
negishi negri negron nejedly nemec nemecek nemes nemeth neri nesvadba neto neuman nevala nevarez neves ng ngo ni nicoletti nicolosi niedziela nielsson
niemela niemi niemiec nieminen nieto niimi nijland nikkila nilsen nilsson ning nishi nishida nishikawa nishimoto nishimura nishino nishioka nishiyama
niskala nissen nkosi nnaji nnamdi nobile nobre nobrega noda noguchi nogueira nomura nonaka norberg nordahl nordberg nordgren nordin nordlund nordstrom
noren norgaard noriega norkko norouzi norrby nosek novaes novais novak novelli novoa novosad novosel novotny nowacki nowakowski nowicki nunes nurk
nurmela nurmi nwachukwu nwankwo nwosu nyari nyberg nygaard nygard nygren nyholm nyiri nyland nylander nyman nystrom oba obasanjo oberg obi oblak
ocampo ochi ochiai oda odegaard odegard odili oen ogata ogawa ogbonna oguchi oh ohara ohashi ohlsson ohta oikawa oishi oja ojala ojeda ojo oka okabe
okada okafor okamoto okamura okano okazaki okeke okland okoli okonkwo okoro okoye okuda okumura olah olajide olaniyan olde olejniczak olejnik olesen
olesk oliva olivares olivas oliveira olivera olivieri olivo oliynyk ollila olmos olofsen olofsson olsson olvera ondracek ondrus ong onishi ono
ontiveros onwuemelie onyekachi oommen oosterhuis opat oquendo orava oravec orban ordaz ordonez orellana org orlandi orlando ormandy orosco orosz
orozco orsi orsini orsos orta orzel osei oshima osorio ostberg osterberg ostergaard ostergren osterlund osterman ostlund ostrem osuch oszkar ota otani
otava otero otieno otsuka otten ottosen ottosson otvos outinen oven overgaard oviedo owczarek owusu oz ozaki ozawa ozcan ozdemir ozkan ozolins ozols
ozturk ozuna paal paananen pabon padar padilha padovani padovano padron pagani pagano pagh pagnotto paiva pajak pal palacio palacios palamarchuk
palazzo palecek palermo palfi palko palladino palm palma palmgren palmieri palo paloheimo palomaki palomino palomo palsson paluch palumbo pan pandey
pandit pandolfi pandya panek panico pantoja paolini pap papa papp pardo paredes parekh parente parikh parisi parmar parn parodi paroubek parra parts
parviainen pascual pasini pasquali pasternak pastor pastore pastorino paszek pasztai pasztor pataki patane patil paulino paulsen paulsson pauwels
pavan pavelka pavesi pavic pavlic pavlik pavlin pavol pawlak pawlik paz pazout pecha pecnik pecora pedersen pedraza pedrosa pedroza peeters pei
peixoto pek pekar pelayo pelc pelkola pellegrini pellegrino pelosi peltola peltoniemi peng penteado perala perales peralta perdomo perea peric perin
perini perjesi perko perri perrone persson perugini pesek pesola pessoa pestana petek petelin peterka petersons petersson peto petofi petr petrak
petrella petric petrik petrillo petrini petrone petrovic petrussen pettersen petterson petterssen pettersson pham phan phung piatek piazza picanco
piccoli piccolo pieters pietersen pietila pietras pietri pietrzak pihla pilar pilch pillai pimenta pimentel pineda pinheiro pinho pini pinna pintar
pinter pinto piotrowski piras pirc pires pirnat pisani pisano pisu pitka pivonka piwowar pizarro planinc plaza plocica pluta poder podgorski podobnik
poel pogacar poggi pohjola pokorny polak polanco polat pold poletti polgar poli polishchuk polito polivka polman polo ponce poor popiel popov porkolab
porras portillo porto pospech pospisil post postma potocnik poulsen povse pozzi prabhu prado prakash prasad prates prchal precan preciado preclik
preclikova prelog premrl previti pribyl prieto primozic principe prins prochazka proietti provenzano prus przybyl przybylski ptacek ptak puchalski
puente puentes puga puglisi pukitis pulido puri puro pusaver pushkin pusnik pusztai putin puusepp pyysalo qian qiao qin qiu quadros quaranta quaresma
quarta quaye queiros queiroz quesada quezada quik quinones quintana quintanilla quintero quiroga quiroz quraishi qvist rabelo racz raczek rada
rademaker radic radics rado rael raghavan rahal rahimi rahmani rai raimondi raina raitala raj rajala rajan rajput rakoczi rakosi ramachandran ramalho
raman ramaswamy ramberg ramstad rana randa ranganathan rangel rantala rantanen rao raposo rascon rask rasmusson ratajczak rathod rathore rattan raud
rauhala rautio ravelli ravn re-david rebane rebec rebelo recio reddy redondo refsnes regalado rego rehak reijnders reinsalu reis ren rendon renteria
renzi repin repnik resende resendez reti revesz rezaei rezende reznicek ribas ribic ricci ricciardi riccio riera riet rietveld righi rigo rigoni riha
riis rijksen rinaldi rincon rinne rintala rio ristola ritola riva rivero rizzi rizzo robledo roca rocca rocchi rocco rodrigues roed roelofs rogala
roldan rolon romagnoli romanczuk romani romaniuk romano romao romeo romhanyi ronai ronchi rondinelli ronning roos rosado rosas rosati roselli rosen
rosenlund rosenqvist rosetti rosiak rosicky rossetti rossi rossini rosso rostami roubal rous rozitis rozman rozsa rubio rudas rudenko rudzitis rueda
ruggeri ruggiero ruiter rukavina ruohola rupnik rusnak ruud ruzicka ruzsa rybak rybar rybka rydberg ryden rygiel sa saar saarela saari saarinen
sabater sabatini sabatino sabol sacchi sachdev sachdeva sadeghi sadilek sadlo saeki saenz safar safarik sagen saha sahin sahni sahu saini sainio saito
sakaguchi sakai sakamoto sakata saks saksena sakuma sakurai sala salamon salcedo saldana salehi salerno sales salgado saliba sallai salmela salmi salo
salomonsen salonen salvador salvatore salvi salvini samaha samaniego samant sampaio samuelsen samuelsson sanabria sanches sancho sand sandahl sandberg
sandell sandgreen sandgren sandhu sandin sandor sandstrom sandvik sanfilippo sankar sanmartin sanna sano santa santacruz santamaria santangelo
santillan santini santoro sanz sarabia saraiva sarap sardinha sari saric sarin sarkadi sarkany sarkar sarkis sarkola sarkozi sarma sarti sartor
sartori sasaki sasano sato satta sauceda saucedo savchuk savi savino savola sawada saxena sayegh scala scalise schaap schiavone schipper scholten
schou schouten sciortino scotti seabra sebesta sebestyen sechi sedlacek sedlak segers segovia segura sehgal seif seixas sekiguchi sekine selmeczi
selmer semerad semyon sen senatore sengupta seo sepp seppa seppala sepulveda sequeira sera serafin serafini serna serra sesay seshadri sessa seth
sethi sethre seto sever sevilla shadid shah shalhoub shamon shamoun shankar shao sharifi sharma shen shenoy shervashidze shetty shevchuk shi shibata
shibuya shimada shimizu shimomura shin shinde shinohara shirai shiraishi shoji shu shukla sibilia sidhu sierra sikk sikkema siklosi sikora silins
siltala silveira silvestri silvestro simek simic simoes simonetti simonic simons simonsen simonsson simsek simunek sinha sinko sipila sipos siqueira
sir siren sivak sivertsen siwek sjoberg sjogren sjoholm sjolander sjostrand sjostrom skaar skala skalicky skarsgard skiba skoda skog skoglund skok
skopek skoric skov skovgaard skowron skubic skytte slaby sladek slagter slama slavik sleiman slezak slovak slusarczyk smed smeets smetana smid
smirnovs smit smits smolej smolen smutny snijders soares sobczak sobczyk sobiech sobotka sobral sobrinho socha soderberg soderlund soderquist
soderstrom sodhi sokol solanki solano solbakken solberg solheim solic solinas solli solorio solorzano soltani soltesz solymosi somogyi sondergaard
song soni sonmez sonne sood soos soosaar sorensen soria soriano sorli sorrentino sorsa sos sotelo soucek soukup sousa souza sow sowa spacek spada
spagnolo spano spijker spina srb srinivasan srivastava sroka srour stachura stafsnes stajner stam stanczyk stare stary stasiak stastny staszak stavrum
steen stefanelli stefani stefaniak steffensen stehlik steins stejskal stella stelmach stenberg stensrud stenstrom stepanek stepien sterk storm
storstrand strah straka strand strandberg stransky straten strnad strom stromberg strzelczyk stubbe su suba subramanian suchanek suchy sucic suda sudo
sugar sugawara sugimoto sugita sugiura sugiyama suhadolnik sulc sule sun sund sundberg sundbo sunde sundgren sundin sundqvist sundstrom suomela suomi
suri surma susi sustar suto suveg suzuki svane svec sveda sveen svendsen svenningsen svensen svenssen svensson sverak svetina svitek svoboda
swaminathan swiatek sykora sylla synek szabados szabo szakacs szakal szalai szalay szalma szantai szanto szarka szasz szatmari szczepaniak szczepanik
szczygiel szegedi szekely szekeres szell szendrei szente szentgyorgyi szep szewc szewczyk szigeti szigetvari szijarto szilagyi szilvasi szirmai
szirtes szoke szollosi szollosy szolnoki szucs szulc szulyovszky szunyogh szutor szuts szwed szymczak szymczyk ta tabata tachibana tada tadesse tadic
tagawa taguchi tahan tajima takacs takada takagi takahashi takala takano takao takase takashima takats takayama takeda takei takemoto takeuchi
takizawa talts talvela talwar tam tamaki tamas tamasi tamayo tamm tammela tammi tammik tamura tan tanabe tanaka tandon taneja tang tangen tanggaard
tani taniguchi tao tapia tapio tar tarantino tas tashiro tatai taurino tavares tazi teder tedeschi tedesco tehrani teigen teixeira tejada tejeda tekin
telek teles tello temesvari teo terada teran terao teresi terpstra terrazas tersteeg tesar tesfaye testa testi thai thakkar thakur thane therkelsen
therkildsen thijssen thomassen thomsen thoresen thorsen thorsson thuesen thygesen tian tichy timmer timmerman timmermans ting tirado tiwari tkach
tkachuk tkacz tkaczyk to tobiassen toda toft tofte togashi toivola tokarz tokuda toldi toledo tolnai tolstoy toma toman tomas tomasi tomasini tomazic
tomczak tomczyk tominaga tomita tommasi tong toni toom toome toots toplak toprak tordai torgersen torma tornqvist toro torok torp torquato torstensson
tortora torzsok toscani toscano toth touma toure tovar toyoda traore trapani tratnik traverso travnicek treial trejo trela trevisan trevisani
trevisano trigo trindade trinh trivedi trnka trobec trolle tromp trovato trpinc truong trzaska tsai tsang tseng tsoy tsuchida tsuchiya tsuda tsuji
tsukamoto tsutsui tucci tuma tunc tuomi tuominen tuori turan turati turco turi turk turpela tveit tveten tvrdy ucar uchida uchiyama udeh ueda uehara
uemura ugwu uibo ujhelyi ujvari ukkola ulibarri ulriksen ulvestad umeda unal uno uotila upadhyay uranic urbanc urbanec urbanek urbaniak urbina urena
urias uribe urrutia urso usai ussi usui uzoma uzor uzun vaca vaccaro vacek vadas vadasz vagner vago vaher vahter vaidya vainio vaino vajda valdes
valdivia valdivieso vale valenta valente valentini valentino vali valkama valle vallejo valles valli valverde valyi vamos vana vanags vandamme
vandenberg vandenbroeck vanderlinden vandermeer vanek vanhala vanni varadi varela varga varghese varik varis varkonyi varma varnagy varnai varriale
varro vas vasconcelos vasicek vasko vasques vass vassallo vastag vaszary vavra vecchi vecchio veen veenstra vegh veiga vela velarde velasco veldhuis
veldman veloso venditti venegas venkataraman ventura venturi venturini vera verbeek verbeke verbruggen vercelli verdi verdugo veres verga vergara
verhagen verhelst verhoef verhoeven verma vermeer vermeiren vermes vermeulen verschoor vertes verweij vesely veski vespa vestby vestergaard viale
viana vianello vicente vicentini viczian vida vidak vidakovic vidic vidmar vieira vig vigil viik viitala viitanen vij vik viken viklund vilela vilkki
villa villalba villalobos villalpando villani villanueva villar villasenor villegas villela vinci vincze vinje vinther viola virag virgilio virta
virtala visconti visscher visser vissers visy vitale vitali vitek vitiello vitols vivar vivas viviani vizi vlasenko vlasic vlcek vliet vlk vo vodicka
vodnik vojacek vojta vojtech volf volkov voll volpe volpi vondra vondracek vora voros vos vovk vrana vrba vries vroom vu vukic vuong vuorela vuori
vyas vydra vyskocil wada wadhwa wagenaar wahlberg wahlgren wahlstrom wal walberg walczak wallin wan wang wanjiru wasik watabe watanabe wauters
wawrzyniak wehbe wei weisz welling wen werf wessels westberg westerberg westergaard westerlund westerveld westgard westin westlund westman wiberg
wicher wickstrom wieczorek wiersma wiig wijnands wik wiklund wilk willems willemsen winiarz wit witek witkowski wlodarczyk wojcik wojtas wojtowicz
wold wolny wouters wozniak wrobel wrona wu wulff xavier xia xiao xie xiong xu xue yadav yagi yalcin yamada yamagishi yamaguchi yamakawa yamamoto
yamamura yamanaka yamane yamaoka yamasaki yamashita yamauchi yamazaki yan yanez yano yao yap yashin yasuda yasui yavuz yazdani ybarra yde ye yeboah
yeh yeo yi yildirim yildiz yilmaz yin yip ylitalo ylonen yokoi yokota yokoyama yoneda yoon yoshida yoshikawa yoshimoto yoshimura yoshino yoshioka you
ytterdal yu yuan yuasa yue yuen yuksel yung zaccaria zach zachariassen zagar zago zahradnik zajac zajc zak zakrajsek zala zalai zalar zaleski zamani
zambelli zambrano zampieri zamudio zanella zanetti zani zanini zanon zapata zapletal zappa zappala zaragoza zarate zaremba zarins zatloukal zavala
zavrsnik zawada zawadzki zayas zbik zdunek zec zelaya zelenak zelenka zeleznik zelnik zeman zemljic zeng zennaro zepeda zetterberg zetterlund
zetterstrom zhai zhan zhang zhao zheng zhong zhou zhu zhuang zibert zieba zielinski zijlstra zika zilli zima zimny zinchenko ziolo ziomek zita zito
zogby zoldi zorc zorman zorzi zou zsigmond zsoldos zucca zuccaro zulu zuniga zupan zupanc zvirbulis zwart zych zyla
`;

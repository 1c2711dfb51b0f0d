/**
 * Short and pet forms of given names, and names missing from the other lists, in the nine languages of the labels and
 * of people who live in their countries, folded. Written from common use; no list was copied.
 */
export const GIVEN_NAMES_SHORT = `
abby addie alfie allie andie archie barney becca beth betsy billie bobbie brett bryony callum carly cass cathy charlie chloe cody connor corey courtney dani darcy debs della dougie eddie
effie ellie elsie erin evie fergus fiona freddie frankie gabby gareth gemma georgie gwen hattie imogen isla izzy jamie jasmin jayden jenna jodie josie keira kelsey kieran kirsty lexi lottie
maddie maisie millie niamh nicky oisin ollie poppy priya rhiannon rhys robbie rory rosie saoirse shauna shona sian sinead tamsin tegan tilly toby zara zoe kofi kwame kwesi yaw ama
akua abena chidi chioma chinedu ngozi obinna oluwaseun tunde yemi temi folake amara ifeoma emeka uche priyanka rohan rahul anjali deepak sanjay vikram arjun aarav nikhil pooja sunita
basti andi uli wolle kalle hansi jupp heiko heike maik mandy ronny sven thorben torben jorn jorg jorn gesa wiebke antje silke anke imke frauke hauke fenja finja jannik jannis lasse
malte ole jan-ole piet hinnerk henrike rieke leni lenni mats mika levi emil anni resi vroni sepp franzi steffi moni gabi uschi ilse gudrun roswitha hiltrud irmgard waltraud cornelia
anselm dietmar detlef eckhard ekkehard gernot gerrit guido ingo jochen jurgen lutz norbert ottmar reinhard ruediger rudiger siegfried traugott ulf volkmar wilfried wolfram ayse aylin
emre murat mehmet mustafa fatma zeynep elif deniz cem yusuf hatice kemal leyla selin
manon kevin titouan enzo lilou loane maelys anais oceane margaux clemence ombeline capucine apolline bertille odile yvette ginette huguette josiane ghislaine thibault thibaut gauthier
bastien loic yann yannick erwan gwenael ronan tanguy corentin quentin florent aurore solene soizic enora maiwenn severine bakary mamadou ibrahima fatou aminata karim nadia samira rachid
farid mourad youssef yacine sofiane kader djamel raoul fabrice thierry didier
nuria nacho pepe paco curro lola lolita pili pilar merche chus chema quique kike manolo manu santi rafa tono toni concha conchi inma inmaculada covadonga montserrat montse jordi
oriol pau neus nuria laia mireia xavi xavier arnau biel iker ainhoa itziar iratxe xoan uxia brais saray fermin leocadia saturnino eusebio asuncion amparo rocio macarena yolanda begona
oleksandra
giusi edo teo fede beppe peppe tonino pino gigi gino lello mimmo ciccio nino toto enzo renzo duilio rosalba rosario benedetta fiorella tullio elettra ermanno ludovico ornella silvana ilaria
giada gaia ginevra azzurra morgana agnese donatella loredana pierluigi giampaolo gianluca gianmarco pasquale gennaro ciro salvatore calogero carmelo santina assunta immacolata
noor joris jip juul sjoerd tjitske femke fenna famke wieke nienke marieke maaike anneke hanneke janneke joke tineke ineke bram daan sem luuk thijs gijs ruben sander jeroen jurre teun
kees wim henk piet cor bas bart wouter koen ries lotte fleur roos sanne merel mees guus sjaak sjors freek gerben jelle jorrit douwe sietse hidde ayse mo moh driss
xana ze zeca tita tete nelo quim chico tiago duarte martim afonso goncalo salvador gualter baltazar filomena constanca iolanda eunice zulmira solange wendeline matilde leonor
benedita carminho madalena beatriz mafalda rute telma vania sonia
gosia kasia basia asia ania ola ula ela zosia tosia hania marysia jola ewa iza magda aga agata gabrysia wiktoria kuba bartek tomek wojtek krzysiek piotrek pawel marek jarek darek slawek
witek zbyszek staszek stasiek janek franek antek olek mietek mirek grzesiek michal maciek radek przemek rafal lukasz zaneta lucyna malwina otylia eugenia bogumil bogumila miroslaw
daria kamila kamil danuta grazyna halina jadwiga bozena wieslawa zbigniew czeslaw wieslaw zdzislaw stanislaw
sixten pelle kalle nisse lasse olle gosta goran hakan bosse janne micke peppe putte maja tove ebba elsa signe greta gunvor gunilla gunnel margit ingemar pernilla mikkel jens rasmus
jesper anette lotta lisbet britt-marie ulla-britt karl-oskar agneta marita solveig torbjorn thorbjorn sigvard ragnhild ragnar tyra alva wilma vilma nils nilla petros ali reza said
hamid amir farhad nasrin shirin omid
bev trish shaz nev trev madge nessa bess hetty netty kitty kath cath babs olly jezza steph stephie bertie wilf woody chaz chas zac teddy niall fintan cathal donnacha keeley
binchen lotti burgl schos girgl berti fredl gustl jupi kalli manni mucki peppi rolfi uwi volki ralfi josema txema josechu josean joserra juancar juanan juancho fonsi paquito
marijo mariajo maripili maripuri mariloli encarni chayo vicen manolito richi ugaitz uxue unax naroa tonio nuccia nuzzo peppino peppina pippo pinuccio robi roby sergino tizi vany
vincenzino checco chicca dade enzino fabi gabri gigio giorgino giova lalla nico pietrino raffa toninho toze quinzinho joca juca nelinha nelito nandinho guidinha guilhas
fafa fatinha fernandinha goretti isabelinha joaozinho leninha litos luisinha lurdinhas manela mito nocas paulinha pedrinho quinha sandrinha saozinha susaninha tininha vasquinho
xico xica zezinho seba clem maxou manue juju patou patoche philou pierrot sissi yoyo christou cricri domi gege gillou guigui guitou jean-ba jean-mi jean-phi jean-lou marie-jo
marie-jeanne marie-lou lulu michou timeo garance jan-willem sjeng kobus kees-jan jopie huub cobie bep aafje wubbe siep zuzia zenek zbysiu wacek wiesiek wiesia wandzia ulka teosia
tereska tadzio stefcia stasia sylwek sabinka renia remek polcia piotrus nelka natka misia marzenka magdzia macius lusia lodzia lidka krzys krzychu krysia krystek kryska karolcia
kamilek jozia jolka jasiek jagodka iwonka irenka helenka gucio grzes grazka genia gienek franio felek ewka ewcia emilka elka edzio dorotka danka danusia czesiek bogus bolek
bodzio bozenka bogusia basienka bartus aska andrzejek agusia anki ankan annki anna-karin bettan bittan bibbi bibban bengan bengt-ake eva-lotta ella-maria gunsan jojje jossan
kickan kjelle kjell-ake lillan maggan maja-lisa mona-lisa nettan peter-erik perra robban roffe stickan tessan ullis ullan blessing godwin chukwuma amarachi ebuka seb ria gaz
abimbola abrehet adetola albita alduino algie aliyah amrit arshdeep arvinder asmeret assuntina ayitey bachisio baerbel baljeet bamidele bereket bitsy blathnaid bolaji cati chandni
chano charito czarek daljit daniat davinder delwyn denzil desamparados devinder dolfje dulcenombre ebun edek elsabet elvedin elzunia estrid eutimia ewunia fadeke fannerl feodora
fietje fiordaliso foluke freweyni fuensanta genek gennarino gesualda gesualdo ginetta girmay godelief gosienka gurinder gussie habtom hannerl hatidza ibon ibukun idske inesinha
irek issouf iyabo izka jaapje jaciara jacomina jatinder jide joasia jockum jonneke jools joosje jorid jozek jumoke justynka kajtek kamilka karolinka kathl kazik keesje kerrin
kibrom kirandeep kolawole korkor kornelka lakisha leevke lenchen liborio liesje lisl loesje lukaszek magdusia maitane malgosia maninder marcinek mariangeles mariapia mariedda
maripaz maryska mateuszek mehmetcan merima mevludin michalek mingzhe mirsada moacir momme mosun munira nadou nadzia nagore nanou natalka nwamaka ocka ocke oladele oluseun opeyemi
orlagh oulimata paulinka pieralberto quirico rachna rafalek rafe rahwa rajwinder rike ritinha rocchina ronke ruizinho saartje salvatorica saverina schorschi sebi sejad semhar
senada seren serife sharona sidnei sigi simranjit sjaantje skyler sloane sontje stefferl subomi sukhjinder suljo szymek tash teda tejinder teklu terenia thilde tingting tjorge
tobbe tomke tomus truusje turiddu tuvalie tuve txell vanna varinder vevi vinz waldek waldi weslley winfrid wladek wuraola xav ximo yentl yevhena ylvi yoli yorick yosuke youssoufa
zdzisiek zhenyu zizou zosienka zuzka
`;

/**
 * Given names that are frequent in Spain, Portugal, Latin America, Italy, the Netherlands and Belgium, folded. Sources:
 * the most frequent names published by INE (Spain), INE (Portugal), IBGE, INEGI, ISTAT, CBS and Statbel. No file was
 * copied.
 */
export const GIVEN_NAMES_SOUTH = `
aafke aagje aaltje aantje aart abbondio abelardo abril ad adalberto adalgisa adan adelina adelmo adolfo adoracion adriaan adriano adrie afonso agata
agnese agostinho agostino agueda agustin agustina aitana aitor alba alberico albertina alberto albina albino alcides alda aleida alejandrina alessia
alessio alfio alfonsina alfredo alida allard almeida almudena alonso aloysius alphonsus alvaro alvina alvise alwin amadeo amadeu amador amaia amato
amaya ambra ambrogio amedeo amerigo amparo an anabela anastasio andreia angeles angustias aniceto annalisa annamaria anneke annelies annemiek annet
anniek annunziata ans anselmo antonella antonie antonietta antonino antoon anunciacion araceli arancha aranzazu arend ariadna arie aristoteles arjan
arjen arjo armindo arnaldo arnau arnoud artur ascension asia asier assunta asuncion attilio augusto aukje aurea aurelia aurelio azucena azzurra
baldomero baltasar bartolome bartolomeo bas basilio bastiaan bauke beatrijs beatriz begona belen beltran benedetta benedetto benigno benita benito
berend bernardo berta bertine betsie bettino biagio blas bonifacio borja boudewijn bouke brais bram brecht bregje breno brigida britt bruna caio
calogero camillo camilo candela candelaria caridad carlo carlota carlotta carmelo carmine carolien cas casimiro casper catarina caterina caua cayetana
cayetano cees celestino celso cesare cesareo charo chiara chiel christiaan cintia cinzia cipriano ciriaco ciro claartje claudio clelia clemente
clementina coen coenraad conceicao concepcion concetta concha conchita consuelo cor coral cornelis corrado corrie cosimo costantino costanza cristian
cristiana cristiane cristiano cristobal cruz daan dalia dalila damiano daniek daniele danilo danique dario davi davide debby debora delfina demetrio
deolinda diede diederik dieuwertje dinis dino diogo dionisio djurre domenica domenico domingo domingos donatella donato doortje dorine douwe dries
duarte dulce edelmira edite edmundo edoardo edson eduarda eefje eelco efrain eleonora elettra eleuterio elia eliana eline elisabete elisabetta eliseo
elizabete elly eloisa eloy els elsbeth elske emanuela emanuele emiel emiliano encarnacion encarnita enrica enrico epifanio ermanno ermelinda
ermenegildo ernesta esmee esteban estefania estela ester estevao estrella ettore eufemia eugenio eulalia eusebio evandro evaristo evelien evelina
evert ezequiel ezio fabiana fabio fabiola fabricio fabrizia fabrizio facundo fatima faustino fausto federica federico felice feliciano felisa femke
fenna ferdinando fermin fernanda fernao ferruccio ferry fidel filiberto filipa filipe filippa filippo filomena fiorella fiorenza flaminia flavia
flavio floor florencia florencio florentino floris fokke foppe fortunato franca francesco francien francisca franco frans frederik freek frits froilan
froukje fulgencio fulvia fulvio gaetana gaetano gaia gaspar gaspare geert geertje geertruida gema generoso gennaro genoveva gerben german germana
gerrit gerritje gert gertjan giacinto giacoma giacomo giada giampaolo giampiero giancarlo gianfranco gianluca gianluigi gianmarco gianna gianni gijs
gijsbert gil gilda gines ginny gino gioacchino gioele gioia giordano giorgia giorgio giosue giovana giovanna giovanni girolamo gisella giuditta giulia
giuliana giuliano giulio giuseppa giuseppe giuseppina giustina giusto goedele goffredo goncalo gonzalo goos gosse graca gracia graciela grazia
graziana graziano graziella greetje gregoria gregorio griet guglielmo guido guilherme guillermina gumersindo gustavo guus hanneke harm harmen harrie
haydee hein helder heleen helio heliodoro hendrika hendrikje henk henny henrique heriberto hermenegildo herminia hernan hessel hidde higinio hilario
hipolito horacio hotze huib humberto ietje igino ignacia ignazio igor iker ilaria ilario iluminada imelda immacolata inacio inaki ineke ingmar
inmaculada inocencio ippolito iria isabela isadora isaias isaura isidora isidro italo itziar ivana ivano ivo ivone jaap jacinta jacinto jacoba jacobo
jacopo janaina jandira janneke jannes jannie jannigje janny jantine jantje jaring jarno jasmijn jef jelle jelmer jenaro jeroen jeronimo jet jikke
jildau jildou jimena jinte joana joao joaquim joaquina job joep johan joke jolanda jolien jonatan joost jordi joris jorn jorrit jos josefa josefien
josefina josine josue julieta juriaan jurriaan justa justino justo karel katrien kaua kauan kauane kees kiko klaas klaske klazina kobe koen koos
laercio laia lais lamberto lander landerico larissa laureano laurens lazaro leandro leendert lein leire leocadia leonarda leone leonor leopoldo
letizia lex lia lianne lidia lieke lies liesbet liesbeth lieve ligia lilia liliana lino lisanne livia livio lobke lodewijk loek loes lonneke lope lore
loredana lorella lorenza lotte lourenco luana luca lucelia luciana luciano lucilia lucio lucrecia lucrezia ludovica ludovico luigi luigia luigina luiz
luiza luuk luzia maaike maarten macarena machteld madalena maddalena mafalda maite malena manlio manolo mar marcela marcelina marcelino marcello
marcelo marcial marcio margarida margherita margriet mariangela mariano maribel maricarmen marieke mariella mariet marije marijke marijn marike
marilena marilia marinella marit marjan marjo marjolein marleen marli marloes mart marta martijn martim martino massimiliano massimo mateo mateus
matheus mathijs matias matilde matteo matthijs mattia mauricio maurits maurizio mauro maxim maximiliano maximino mees meindert melania melchor melle
menno merel micael micaela michela michelangelo michele michiel mieke mies milagros milena milou minke mirco mireia mirella mirko mirthe modesto
monserrat montserrat morena moreno mota murilo myrthe nadal nanda napoleone narciso natale natalina nathalia natividad nazareth nazario neeltje neide
nekane nella nelleke nello nemesio nerea nereida nerina nestor neusa neuza nicanor nicolasa nicolau nicoletta nicolo niek niels nienke nieves noelia
noemi noemia noor noortje norberto nuno nunzia nunzio nuria octavio odalys oetze ofelia olaf olavo olaya olimpia olinda oliviero onno orazio oreste
orietta oriol ornella orsola osvaldo otavio otilia ottavia ottavio ottone palmira paloma pancracio paola paolina paolo pascual pasquale pasqualina
pastora patricio patrizia patrizio patrocinio paulien paulina paulino paulo paz pepa pepe petronila piera pierangelo pierluigi piero pierpaolo piet
pieter pieterjan pieternella pietro pilar pim pina pino pio placido pleun ponciano popke porfirio primitivo primo priscila prudencio puck purificacion
quarto quinten quinzia quirino rafaela raffaela raffaele raimondo raimunda raimundo raissa ramiro rebeca reinaldo reinder reinier remedios renan
renata renato rens renske renzo reyer reyes rianne riccardo riekje rigoberto rik rina rinaldo rino rinske roald robbert roderik roel roelof rogelio
rogerio rolando romano romina ronaldo roos roque rosalba rosalinda rosana rosangela rosanne rosaria rosario rosaura rosella rosendo rosinda rossana
rossella rudi rufino ruggero rui ruperto rute rutger ruud ruy saar sabato sabina salvatore samanta samara samuele sander sandro sanne santina santo
santos saskia saturnino saverio savino sebastiaan sebastiano sebastiao segundo senne seppe serafin serafina settimio severino siebe siebren siem
sietske silvana silvano silverio silvestre silvestro simao simona simonetta sjaak sjoerd sjors socorro sofie sol soledad sonsoles stef stefania
stefano stijn sueli susana suzana suze sybren tadeo tais tamar tania telma telmo teodora teodoro teofilo teun teunis thais thaissa thiago thijs tiago
tijn timotea timoteo tine tineke tito tiziana tiziano tjeerd toine tomasa tome tommaso ton toon toribio trees triana trijntje trinidad truus tullio
twan ubaldo uberto umberto unai urbano valdemar valentino valeria valeriano valerio valter vanda vanesa vasco veerle vega ventura verdiana vicenta
vicente victoriano vidal vincenza vincenzo vinicius violeta virgilio virtudes visitacion vito vitor vitoria vittoria vittorio ward wenceslao wessel
wieke wilco willeke willem willemijn willemina wim wouter xavi ximena xiomara yaco yago yahir yaiza yara yesenia ygor yoeri yurena zacarias zaida
zelia zeno zilda zoraida zulema zulmira
`;

/**
 * Surnames that are frequent where English, German, French, Dutch, Spanish, Portuguese or Italian is spoken, folded;
 * surnames recognized by their ending (name-bits.ts) may be missing. Sources: US Census 2010, ONS and registry counts,
 * INSEE, telephone directory counts for Germany, Austria and Switzerland, CBS and Statbel, INE (Spain), IBGE, INE
 * (Portugal), ISTAT. No file was copied.
 */
export const SURNAMES_WEST = `
abadie abbott abernethy abraham abrams acevedo achterberg ackroyd acosta adam adams addison adkins adler aebischer aguilar aguirre ahrens ainsworth
aitken albers albert albrecht aldridge alexander alford allan allard allcock allen allison allmen alston althaus alvarado alvarez amann amiot ammann
andersen anderson andrade andre andrews anthony appleton archer arendt armstrong arnaud arnold arnoult arroyo arsenault artaud arthur ashley ashton
asmus atherton atkins atkinson aube aubert aubin aubry auger austin avery avila ayala ayers baader bach bachmann bader baer bagshaw bahr bailey
baillie bailly bainbridge baird baker baldwin ball ballard balzer banister banks barbe barber barbier barker barlow barnard barnes barnett baron barr
barraclough barre barrera barrett barron barry bartels barth barthelemy bartholomew bartlett barton bartsch bass bateman bates battle baudin baudouin
bauer baum baumann baumgartner baur baxter bayer bazin beach bean beard beasley beaulieu beaumont becher beck becker beckett beckmann begin behr
behrendt behrens beier beike belanger bell bellamy belliard benard bender benitez benjamin bennett benoit benson bentley benton benz berg berger
bergeron bergmann bernard berndt bernhardt bernier berry berthelot berthold bertin bertrand besnard besson best bevan beyer bickerton biermann bigot
billingham binder binet birch bird bischoff bishop bizier black blackburn blackmore blackwell blair blake blanc blanchard blanchet blank blankenship
blevins blondel blot blum bock bode bodin boehm boettcher bohm bohn boisvert bolton bolz bond bonneau bonnefoy bonner bonnet bonnin booker boone booth
bordier born bosch bossard bottcher bouchard boucher boudreaux boulanger boulay bourdon bourgeois bousquet bouvet bouvier bowen bowers bowman boyd
boyer boyle bradbury bradford bradley bradshaw brady branch brand brandl brandt braun brearley brennan breton breuer brewer briand bridges briggs
brinkmann brisson britt broadbent brock brockmann brodeur bromley brooks broughton brousseau brown browning bruce bruckner brugger bruhn brun bruneau
brunel brunet brunner bryan bryant buchan buchanan buchholz buchner buck buckley buckner budde buisson bullock burch burger burgess burke burkhardt
burkle burks burnett burns burris burrows burt burton busch bush butler butterworth buttner byers byrd byrne cabrera cadieux cain cairns calder
calderon caldwell calhoun callahan camacho cameron campbell campos camus cannon cantrell cantu cardenas carey carlier carlson carmichael carney caron
carpenter carpentier carr carre carrillo carroll carson carter cartier cartwright carver case casey cash casseau castaneda castillo castro cervantes
chabot chadwick chagnon chambers champagne chan chandler chaney chang chapman charbonneau charette charles charlton charpentier charron chartier chase
chauvet chauvin chavez chen cherry chevalier chevallier chretien christ christensen christian church clark clarke claus clay clayton clegg clement
clements clemons cleveland cline clough cloutier cobb cochran cochrane coffey cohen colas cole coleman colin collet collier collins colon colquhoun
combs comeau compton comte conley conner connor conrad conway cook cooke cooley cooper copeland cordier cormier corriveau cortez costa cote cotton
coulombe coulson courtois cousin couture couturier cowell cox crabtree craft craig cramer crane crawford crepeau crompton crosby cross croteau cruz
culp culshaw cumming cummings cunningham curry curtis cyr dahm daigle daigneault dale dalgleish dallaire dalton daniel daniels daugherty daum
davenport davey david davidson davies davis dawson day dean decker dejesus delacruz delage delaney delattre delaunay deleon delgado delmas delorme
demers dengler denis denk dennis dent desaulniers deschamps deschenes desjardins desrochers desrosiers deutsch devaux dewhurst diaz dickerson
dickinson dickson diehl dietrich dietz dillard dillon dionne dirks dittrich dixon dobler dodson doering doherty dohr doiron dominguez donaldson
donovan dorn dorsey dotson doucet douglas dowling downs doyle draeger drake drescher drews dreyer drouin drummond dube dubois duchamp ducharme
duchesne duckworth dudley duffy dufour dufresne dugas duguay duhamel duke dumas dumont dunbar duncan dunlap dunn dupont dupuis dupuy duran durand
durham duthie duval dyer eastwood eaton ebel eberhard eberhardt eberle ebert eckert eder edwards egerton egger egli ehlers ehrhardt eichhorn eichler
eisele eisen elliott ellis ellison elsner emerson emmerich emond enders engel engelhardt engelmann engels england english entwistle erdmann erickson
ernst erskine espinoza esser estes estrada etienne evans everett ewald ewing faber fabre fairbairn fairclough falk farley farmer farquhar farrell
farrington fassbender faubert faucher faulkner faure favre fawcett feldmann fenstermacher fenton ferguson ferland fernandez ferrand ferrell fiedler
fielding fields figueroa finch fink finlay finley fischer fisher fitton fitzgerald fitzpatrick flanagan fleischer fleischmann fleming fletcher fleury
flores flowers floyd fluckiger flynn foley fontaine forbes ford foreman forest forster forsyth fortier fortin foster foucher foulkes foulon fournier
fowler fox francis franco francois frank franke frankel franklin franks franz fraser frazier frechette frederick freeman frei french frenette frenzel
freund frey freytag fricke friedl friedrich fritsch fritz froehlich fromm frost fry frye fuchs fuentes fuhrmann fuller fulton funk funke furrer gabler
gabriel gagne gagnon gaillard gaines galbraith gallagher gallegos gallimore galloway gamble garcia gardner garner garnier garrett garrison gartner
garza gates gaudet gaudreau gauthier gautier gauvin gay gebauer gebhardt geddes geiger geisler geissler gentry geoffroy george gerard gerber gerdes
gerhardt gerlach germain gerste gervais gibbons gibbs gibson giese gietz gilbert giles gill gilles gillespie gilliam gillies gilmore gilmour gingras
girard giraud giroux glaser glass glenn glover gobel goddard godin goebel goetz goff golden goldschmidt gomez gonzales gonzalez good goodall goodman
goodwin gordon gosselin gotthard gottschalk gotz gould goulet goupil gow grabner grady graf graham grandjean grange grant graves gray green greene
greenhalgh greenwood greer gregory greiner grenier griffin griffith grimes grimm grondin gros gross grosse grosser groth gruber grunewald grunwald
guay guenther guerin guerra guerrero guichard guilbault guillaume guillemette guillet guillon guillot guimond gunther guth guthrie gutierrez guy guyot
guzman haag haas haase hafner hagemann hagen hahn haigh haldane hale haley hall hallam halliday hamann hamel hamelin hamilton hammer hammond hamon
hampson hampton hancock haney hanke hansen hanson hardin harding hardy hargreaves harmon harms harper harrell harrington harris harrison hart hartley
hartman hartmann hartung hartwig harvey hass hatfield hauck haupt hauptmann hauser hawkins haworth hayden hayes haynes hays head heath heaton hebert
hecht heck heckmann heid heider heil heim hein heine heinemann heinrich heinz heinze held heller hellwig helm hempel henderson hendricks hendrix
henkel hennig henning henry henschel hensel hensley henson hentschel hepworth herbst heriot herman hermann hernandez herold herrera herring herrmann
hertel hertwig hertz hertzog herve herz herzog hess hesse hester heuer heuser hewitt hewson heyer heywood hickman hicks higgins hildebrand hildebrandt
hill hiller hindle hines hinrichs hinton hinz hirsch hobbs hobson hoch hodge hodges hodgson hofer hoffman hoffmann hofmann hofstetter hogan hohmann
hohn holbrook holcomb holden holder holland holloway holman holmes holroyd holt holz holzer hood hooper hoover hopf hopkins hoppe hopper hopwood horn
horne horsfall horstmann horton hough house houston howard howarth howe howell hubbard huber hubert hubner huddleston hudson huebner huet huff huffman
hug hughes hull humbert hummel humphrey humphreys hunt hunter hurley hurst hutchinson huth hyde illingworth imbert imhof ingram innes irvine irwin
isler jackson jacob jacobs jacobson jacques jacquet jacquot jaeger jager jagger jaggi jahn jakob james janke jansen janssen janzen jardine jarvis jean
jefferson jenkins jennings jensen jimenez john johns johnson johnston jolicoeur joly jones jordan joseph jost joubert jourdain jowett joyce joyner
juarez julien jung junge jungk junker justice kaiser kaminski kane karl kaspar kastner kaufman kaufmann kavanagh kay kearns keil keir keith keller
kelley kellner kelly kemp kempf kennedy kent keogh kern kerr kershaw kessler keuper key kidd kiefer kilian kim king kinloch kinney kinsella kirby
kirchner kirk kirkham kirkland kirsch klaus klein kleinert klemm kline klinger klose kloss kluge knapp knecht kneer knight knoll knorr knowles knox
kobel kober koch koehler koenig koerner kohl kohler kolb koller konig konrad kopf kopp korner korte kowalski kraemer kraft kramer kraus krause krauss
krebs kremer kress kretschmer kreutz kreutzmann krieg krieger kroger kroll krueger krug kruger kruse kuefer kuehn kuhl kuhn kuhne kuhnert kunkel kunz
kunze kurth kurz kuster labbe labelle labonte labrecque labrie lacey lachance lacombe lacoste lacroix lafleur lafontaine laforest lagace laidlaw laing
lalonde lamarche lamb lambert lamont lamontagne lamothe lamoureux lancaster landry lane lang lange langer langley langlois lapierre lapointe laporte
lara laroche larochelle larose larsen larson larue latour lauer launay laurent laux lavallee lavigne lavoie lawrence lawson le leach lebatelier lebel
leblanc lebrun lechner leckie leclerc leclercq lecomte leconte leduc lee lefebvre lefevre lefrancois legault leger legrand legros lehmann lehner leigh
leitner lejeune lemaire lemaitre lemay lemieux lemke lemoine lennon lenoir lenz leon leonard leonhardt lerch leroux leroy lesage lester lesvesque
letourneau leuenberger leuschner levasseur leveque levesque levine levy lewis lichtenberg lieb liebig linde lindemann lindner lindsay lindsey link
linke little livingston lloyd lockhart lockwood loeffler loffler logan logie lohmann lohse loiseau lomax long longbottom lopez lorenz lott lotz louis
love lowe lowery lucas lucht luders ludwig lumsden luna luscher lussier lutz lynch lynn lyons maas macdonald macgregor macias mack mackay mackenzie
mackintosh maclaren maclean macleod macmillan macpherson macrae madden maddox mader maguire mahler mahr mai maier maillard maillet maitland maldonado
mallet malone mann manning marchal marchand marcil marcotte marechal marie marin marion marks marquardt marquez marsden marsh marshall martel martens
marti martin martinet martinez marty marx mason masse massey masson mast mather mathews mathieu mathis matthes matthews mattner maurer maurice maxwell
may mayer maynard mayo mayr mays mazur mcbride mccall mccarthy mccarty mcclain mcclure mcconnell mccormick mccoy mccray mccullough mcdaniel mcdonald
mcdowell mcfadden mcfarland mcgee mcgowan mcgregor mcguire mcintosh mcintyre mckay mckee mckenzie mckinney mcknight mclaughlin mclean mcleod mcmahon
mcmillan mcneil mcpherson meadows medina mees meier meinhardt meister mejia melanson melendez melton melville menard mendez mendoza menzel menzies
mercado mercer mercier mercure merle merrill merritt mertens merz messier messner metcalfe metz metzger metzner meunier meurer meyer meyers michael
michaud michel michels middleton miles miller millet mills miranda mistry mitchell moebius moeller moffat mohr moir molina moll moller monet monier
monjeau monnier monroe monteith montgomery montoya moody moon mooney moore moores morales moran moreau morel moreno morgan morgenstern morin moritz
morris morrison morrow morse morton moser moses mosley moss moulin moulton mousseau moutin mueller muhl muir mullen muller mulligan mullins munch
munoz munro munz murdoch murphy murray myers nadeau nagel napier nash naumann navarro naylor neal nelson neubauer neuhaus neumann neumeister newman
newsome newton nguyen nichols nicholson nickel nicolas nielsen niemann niemeyer nieves nixon noack noble noel nolan nolte norman normand norris norton
nowak nunez nuttall oberle oberli obrien ochoa ochs oconnor odom odonnell oehler ogden ogilvie ohl oldham oliver olivier olsen olson oneal oneil
oneill openshaw opitz oreilly ormerod orr ortega orth ortiz osborn osborne osbourne oshea osullivan ott otte otto ouellet ouellette owen owens pabst
pace pacheco padilla page palmer pape paquet paquette paquin paradis parent paris park parker parkin parkinson parks parr parrish parsons pasquier
patchett pate patel patrick patry patterson patton paul pauli paulus payne pearson peck peel pelletier pemberton pena pennington pepin pereira perez
perkins perrault perreault perret perrier perrin perron perrot perry peter peters petersen peterson petit petitjean petty petzold pfaff pfeffer
pfeifer pfeiffer pfister pflug phelps philipp philippe phillips picard pichon pickering pickett pickles pieper pierce pierre pietsch piette pilkington
pilz pineault pittman pitts plank platt plourde pohl poirier poissonnier pollard pollitt pons poole pope popp porter potter potts poulain poulin
poulton powell powers prager pratt preis preston preuss prevost prevot price priestley prince pringle probst proctor proulx provost prud'homme pruitt
puckett pugh quesnel quinn raabe radcliffe rademacher rafferty ramirez ramos ramsden ramsey randall randolph rasmussen ratcliffe ratliff rattray rau
rauch rausch rauscher ray raymond recker redfern redlich redman redmond reed reese reeves regan regnier reich reichel reichert reid reif reilly
reimann reimer reimers reinhardt reinhold reiter remy renard renaud renault renner renwick reuss reuter rey reyes reynaud reynolds rhodes ribbeck
ribeiro rice rich richard richards richardson richer richmond richter riddle ridley riedel rieger riel riemer ries rigby riggs riley rimmer riordan
rios ritchie ritter ritz rivard rivas rivera rivers riviere roach robbins roberson robert roberts robertson robillard robin robinson robitaille robles
rocha roche rocher roder rodgers rodrigue rodriguez rodriquez roeder roemer roger rogers rohde rohr rojas rolland rollins roman romer romero rondeau
rosa rosales rosario rose rosenberg rosenthal ross rossler roth rothe rothwell rousseau roussel rousset roux rowe rowland roy royer royle rudolph
ruegg ruel ruhl ruiz runge rupp ruppert rush rushton russell russo rust ruthven rutledge ryan sachs sailer salas salazar salinas salzmann sampson
sanchez sander sanders sandiford sandoval sanford santana santiago santos sargent sauer saunders sauter sauvage sauvageau sauve savage savard savoie
sawyer schacht schade schaefer schaeffer schaerer schafer schaffer schaller schar scharer scharf schatz schaub scheer scheffler schell schenk scherer
schick schilling schindler schlegel schlosser schlueter schmid schmidt schmied schmitt schmitz schnabel schneider schnell schober schofield scholes
scholl scholz schon schone schonfeld schott schrader schramm schreiber schreiner schroder schroeder schroer schroter schubert schuetz schuler schuller
schulte schultz schultze schulz schulze schumacher schumann schuster schutte schutz schwab schwaiger schwander schwartz schwarz schwarze schweizer
schwenk scott scrimgeour sears seddon seeger seguin seibel seidel seidl seifert seiler seitz sellers sempf senger sergent serrano sexton shackleton
shaffer shannon sharp sharpe sharples shaw shearer sheehan shelton shepard shepherd sheppard sheridan sherman shields shipley shore short sidebottom
sieber siebert siegel siemens sigrist silva simard simmonds simmons simon simpson sims sinclair singer singh singleton sirois skene skinner slade
slater sloan small smedley smith snider snow snyder solis solomon sommer sonntag sosa soto soucy southern spahn sparks spears specht speer speight
spence spencer spengler sperling spies spindler spitz st-pierre stadler stafford stahl stanley stansfield stanton stark stauffer stead steele steffen
steffens steiert steiger stein steinbach steinberg steiner steinert steinmann steinmetz stephan stephens stephenson stern stevens stevenson stewart
stiegler stirling stock stocker stokes stoll stolz stone storck stott stout strachan straub strauss streit strickland stringer strobel strong
struthers stuart studer stumpf sturm suarez suess sugden sullivan summers susse sutcliffe suter sutherland sutton swanson sweeney sweet swift sykes
taggart talley tanguay tanner tardif tate tattersall tausch taylor teichmann terrell terry tessier tetreault thackray theriault thibault thibeault
thibodeau thibodeaux thiel thiele thielemann thoma thomas thompson thornton thorpe thwaite tidswell tiedemann tierney tietz tillman timm todd
tomlinson torres toussaint townsend tran trapp trautmann travis treiber tremblay trevino trost trottier trudeau trujillo tschudi tucker tulloch
turcotte turgeon turnbull turner tyler tyrrell tyson uhl uhlig ullmann ullrich ulrich umlauf underwood unger unsworth urbach urban urner urquhart
vachon vaillancourt valdez valencia valentine valenzuela vallee vance vang vargas varley vasquez vasseur vaughan vaughn vazquez vega veilleux
velasquez velez verdier verger verreault vetter viau vidal vigneault villarreal villeneuve vincent vinson vogel vogl vogler vogt voigt voisin volk
volkmann vollmann vollmer volz von voss wachter wade wadsworth wagener wagner wahl wainwright wakefield waldmann walker wall wallace waller walls
walmsley walsh walter walters walther walton walz warburton ward wardle ware warner warren washington waterhouse waters watkins watson watts weatherby
weaver webb weber webster weeks wegener wegner wehner weibel weidner weigand weigel weigl weinert weinmann weis weise weiss weissmann welch wells
welsch welter wendt wenger wenz wenzel werner wessel west westermann westwood wetzel whalley wharton wheeler whelan whitaker white whitehead
whitehouse whiteley whitfield whitley whitney whitworth wichmann wiedemann wiegand wieland wiese wiesner wiggins wigglesworth wilcox wild wilde wilder
wiley wilhelm wilke wilken wilkerson wilkins wilkinson will wille william williams williamson willis willmann wilson wimmer winkler winstanley winter
winters wirth wise witt witte wittmann wolf wolfe wolff wolstenholme wolter wolters wong wood woodard woodcock woodhouse woods woodward wooten workman
worm worthington wright wrigley wulf wunderlich wunsch wurm wuthrich wyatt wynn wyss yang yardley yates york young zabel zahn zamora zander zbinden
zech zeller zgraggen ziegler zielke zimmer zimmerman zimmermann zink zobel zorn zuber zurcher
`;

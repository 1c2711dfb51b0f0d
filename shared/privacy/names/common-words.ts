/**
 * Words that begin sentences and titles, folded; none counts as an unknown name. Some are also names (`will`, `mark`)
 * and need more evidence.
 */
export const COMMON_WORDS = `
a abbot able about above absolute accept access according account accounts accuracy achieve across act action actions active activity actor actual
actually ad add added adding addition additional address addresses adds adjust admin administration administrator adult advance advanced advantage
advice affair after again against age agency agent agreement ahead aim air alert all allow allowed allows almost alone along alpine already also
alternative although always am amazing amber among amount an analysis analyst analytics ancient and anderen angel angle animal annual anonymised
anonymized another answer answers any anyone anything anyway apart api apologies app apparently appeal appear appendix apple application applications
apply approach approval approve approximately apps apr april archbishop arctic are area areas aren't argument arm army around array arrive art article
articles artist as ask asked asking aspect assembly assert asset assets assign assist assistant associate association assume at attach attachment
attack attempt attention attorney attribute attributes audience audio audit aug august aunt author authority authors auto automatic automatically
available average avoid award aware away baby back background backup bad bag balance ball baltic band bank banks bar bare baron baroque base based
basic basically basis batch battle bay be beach beam bear beat beautiful beauty because become bed been before began begin beginning behavior
behaviour behind being belief believe below benchmark beneath benefit beside best bet beta better between beyond big bill billing binary bird birth
birthday bishop bit black block blog blood blue board boat body bonus book books boot border born boss bot both bottom bound box boy boys branch brand
bread break breakfast breaking bridge brief bright bring british broken brother brought brown browse browser buddhist budget bug bugs build builder
building builds built bulk bundle burn bus bush business busy but button buy buyer by byte bytes cable cache calculate call called caller calling
calls camera camp campaign can can't cancel cancer candidate cannot cant capital captain capture car card cardinal cards care career careful carefully
cars case cases cash cast cat catch category catholic catholics cause cell celtic center central centre century certain certainly certificate chain
chair chairman challenge chance change changed changelog changes changing channel chapter character characters charge charges chart chase chat cheap
check checked checking checks chief child children china choice choose chosen christian christians church circle citizen city civil claim class
classes classic clay clean clear cleared clearly click client clients climate clinic close closed cloud club cluster co coach coast code codes coffee
cold collaboration collect collection college colonial color column columns combination combine come comes comfort coming command commands comment
comments commerce commission commit commitment committee common commonly communicate communication community companies company compare comparison
compatibility compatible compile compiler complaint complete completed completely complex compliance component components compute computer computers
concept concern concert concurrent condition conditions conference confidential config configuration configure confirm conflict congratulations
congress connect connected connection connections cons consider considered consistent console const constant constraint constructor consumer contact
contacts contain container containers contains content contents context continue contract contractor contrast contribute contributing contribution
contributor contributors control controller controls convention conversation convert cook cookie cool copilot copy copyright core corner corporate
corporation correct correctly cost costs could couldn't council count counter countess country county couple course court cover coverage covers cpu
craft create created creates creating creation creative creator credit credits crime crisis critical cross crowd crown crystal css csv culture
currency current currently custom customer customers customize cut cyclone daily damage dance danger dark dashboard data database databases dataset
date dates daughter dawn day days dead deal dear death debate debug dec decade december decide decided decimal decision declare decoder deep default
defaults defendant defense define defined defines definition definitions degree delay delete deleted deletes delicious deliver delivered delivery
delta demand demo democracy democrat democratic democrats demonstrate department depend dependencies dependency depending depends deploy deployed
deployment deploys deprecated depth describe describes description desert design designed designer desk desktop despite detail detailed details detect
determine dev develop developed developer developers developing development device devices dialog dictionary did didn't diet difference different
difficult digital dinner direct direction directly director directory dirty disable disabled disaster disclaimer discount discover discuss discussion
disease disk display distance distribution district dive do doc docs doctor doctors document documentation documents does doesn't dog doing dollar
domain don't done door dot double down download downloads dr draft drag drama draw drawing dream dress drew drink drive driver drivers drives drop
drug dry due duke during duty dynamic each eager earl earlier early earth easily east eastern easy eat economic economy edge edit edition editor
education effect effective effects effort eight either election electric electronic element elementary elements eleven else email emails embed
emergency emperor empire employee employees employer employment empress empty en enable enabled enables encode encoding encryption end endpoint
endpoints ends enemy energy engine engineer engineering engineers english enhance enjoy enough ensure ensures enter enterprise entertainment entire
entirely entity entries entry env environment environments equal equipment error errors escape especially essay essential establish estate estimate
etc ethics even evening event events eventually ever every everybody everyone everything everywhere evidence exact exactly example examples excellent
except exception exceptions excuse execute executed execution executive exercise existing exists exit expand expect expected experience experimental
expert explain explanation explicit explore export exports express expression expressions extend extended extends extension extensions external extra
extract extreme eye eyes face facebook facility fact factor factory fail failed fails failure fair faith fake fall fallback false family famous fan
fans far farm farmer fashion fast faster fat father fault favor favorite fear feature features feb february federal fee feed feedback feel feeling
female fetch few fewer field fields fight figure figures file files fill film filter filters final finally finance financial find finding finds fine
finger finish fire firefox firm first fiscal fish fit five fix fixed fixes fixing flag flags flat flight float floor flow flower focus folder folders
folk follow followed following follows font food foot football for force foreign forest forever forget fork form formal format formats former forms
formula forth forum forward found foundation founder four fourth fox frame framework france free freedom freeway french frequency frequently fresh fri
friday friend friendly friends from front frontend fruit full fully fun function functional functions fund fundamental funds further future gain game
games gap garden gas gate gateway gather gave gender gene general generally generate generated generates generation generator generic gentleman
gentlemen german germanic get gets getting gift girl girls git github give given gives glass global glossary go goal goals god goes going gold golden
gone good goods google got gothic government governor grab grade gradle grammar grand grant grants graph graphics gray great greater green greetings
grey grid ground group groups grow growth guarantee guard guess guest guide guideline guidelines guilty guitar gun guy guys had hair half hall hand
handle handler handles handling hands hang happen happened happens happy hard hardware has hash hasn't hat have haven't having he he's head header
headers heading headline heads health healthy hear heart heat heavily heavy height held hell hello helm help helper helpful helps hence her here
here's heritage hero hers herself hey hi hidden hide high higher highest highland highlight highlights highly highway hill him himself hindu hint
hints his historic historical history hit hobby hold holder holds hole holiday home homepage honest honor hook hooks hope hospital host hosted hosts
hot hotel hour hours house household housing how however href html http https huge huguenot huguenots human hundred hunt hunter hurricane hurt husband
i i'd i'll i'm i've ice icon id idea ideal ideas identify identity if ignore ignored image images imagine immediate immediately impact imperial
implement implementation implementations implements implicit import importance important importantly imports impossible improve improved improvement
improvements improves in inc include included includes including income incoming incorrect increase increased increasing incredible indeed
independence independent index indicate indicates individual industrial industry info inform information infrastructure inherit initial initialize
initially initiative inline inner input inputs insert inside insight inspect inspector install installation installed installing installs instance
instances instant instead institute institution instruction instructions insurance integer integrate integration intel intelligence intend interest
interested interesting interface interfaces internal international internet interview into introduce introduced introduces introducing introduction
invalid invest investigation investment invite invoice invoke involve ip is islam islamic islamist island islands isn't issue issues it it's item
items iterate iterator its itself jacket jade jan january java javascript jazz jewish job jobs join joined joint joke journal journey joy json judge
jul july jump jun june junior jury just justice keep keeps kept kernel key keyboard keys keyword keywords khan kick kid kids kill killed kind king
kingdom kit kitchen knew knight know knowing knowledge known knows label labels labor laboratories laboratory labour lack lady lake lambda lance land
landing landscape lane language languages laptop large largely larger last late later latest latter laugh launch law lawn lawyer layer layers layout
lead leader leaders leadership leading leads league learn learning least leave leaves leaving lecture led left legal legend length less lesson lessons
let let's lets letter letters level levels liability liberal liberty libraries library licence license licensed licenses life lift light lightning
like liked likely likes limit limitation limitations limited limits line linear lines link linked links linux list listed listen listener lists
literal literature little live lives living ll load loaded loader loading loads loan local locale locally located location locations lock log logger
logging logic login logo logs long longer look looking looks loop lord lose loss lost lot lots loud love lovely low lower lowest luck lunch machine
machines mad made magazine magic mail main mainly maintain maintained maintainer maintainers maintenance major make maker makes making male mall man
manage managed management manager managers manages mandatory manner manual many map mapping maps mar march margin marine mark markdown marked market
marketing markets marks marriage married marshal mask mason mass massive master match matches matching material math matter matters max maximum may
maybe me meal mean meaning means meanwhile measure measures meat mechanism media medical medicine medium meet meeting meetings member members
membership memory men mental mention mentioned menu merge merged merry mesh message messages met meta metadata metal meter method methods metric
metrics microsoft middle middleware might migrate migration mile miles military milk mill million mind mine mini minimal minimum mining minister minor
minute minutes miracle mirror miss missing mission mistake mix mobile mock mode model models modern modes modify module modules mom moment mon monday
money monitor monitoring month monthly months monument mood moon more moreover morning most mostly mother motion motor mount mountain mouse move moved
movement moves movie movies moving mozilla mr mrs ms much multi multiple mum murder museum music muslim muslims must mutable my myself mystery name
named namely names namespace narrow nation national native natural nature navigate navigation navy near nearly necessarily necessary neck need needed
needs negative neither nest nested net network networks never nevertheless new newer newest newly news newspaper next nginx nice night nine no nobody
node nodes noise non none nonetheless noon nor nordic normal normally norman normans north northern not notable note noted notes nothing notice
notification notifications notify noun nov novel november now nowhere npm null number numbers numeric nurse oauth object objects observe obtain
obvious obviously ocean oct october odd of off offer offers office officer offices official officially offline offset often oh oil ok okay old older
oldest on once one ones ongoing online only onto open opened opening opens operate operating operation operations operator operators opinion
opportunity opposite optimization optimize optimized option optional optionally options or oracle orange orchestra order ordered orders organic
organization organizations organize organizer origin original originally other others otherwise our ours ourselves out outcome outer output outputs
outside oven ovens over overall overflow overhead overlay override overrides overview own owned owner owners ownership pacific pack package packages
packaging packet page pages paid pain paint pair palace panel paper paragraph parallel parameter parameters parent parents park parking parliament
parse parsed parser parses parsing part partial participate particular particularly parties partly partner partners parts party pass passed passes
passing passion password past paste patch patches path paths patient patients pattern patterns pay paying payment payments peace pearl peer pen
pending people pepper per percent percentage perfect perfectly perform performance performed performs perhaps period permanent permission permissions
permit persistent person personal personally perspective phase philosophy phone photo photos php physical piano pick picture pictures piece pin
pipeline piper pitch pixel place placed placeholder places plain plan plane planet planning plans plant plastic platform platforms play played player
players playing plays please pleased pleasure plenty plugin plugins plus pm pocket podcast poem poet poetry point pointer points police policies
policy political politics poll pool poor pop pope popular population port portal porter portion ports pose position positive possibility possible
possibly post posted posts pot potential potentially power powered powerful powers practical practice practices pray pre precise prefer preferred
prefers prefix premium prepare prepared presence present presentation presents preserve president press pressure prettier pretty prevent prevents
preview previous previously price prices pricing pride primarily primary prime prince princess principal principle principles print printer prints
prior priority prison privacy private privilege pro probably problem problems procedure proceed process processed processes processing processor prod
produce produced producer produces product production products professional professor profile profit program programmatic programmer programming
programs progress project projects promise promises promote prompt proof proper properly properties property proposal propose proposed protect
protected protection protestant protestants protocol prototype proud provide provided provider providers provides providing proxy public publication
publicly publish published publisher pull purchase pure purple purpose push put puts putting python quality quantity queen query question questions
queue quick quickly quiet quite quote race rack radio rail rain raise raised raises random range ranges rapid rare rarely rate rates rather rating
ratio raw ray reach react reaction read reader readers readily reading readme reads ready real realistic reality realize really reason reasonable
reasons rebase receive received receives recent recently recipe recognition recommend recommendation recommendations recommended record recorded
recording records recover recovery red redacted redirect redis reduce reduced reduces reducing ref refer reference references refers reflect refresh
regard regarding regardless regards region regional regions register registered registration registry regular regularly regulation reject related
relation relations relationship relative relatively release released releases releasing relevant reliable religion religious rely remain remainder
remaining remains remark remember remind remote removal remove removed removes removing renaissance rename render rendering renders rent repair repeat
replace replaced replacement reply repo report reported reporter reporting reports repositories repository represent representation representative
represents republic republican republicans request requested requests require required requirement requirements requires requiring reserve reserved
reset resident resolution resolve resolved resolver resolves resource resources respect respond response responses responsibility responsible rest
restart restaurant restore restrict restricted restriction restrictions result resulting results resume retail retired retrieve retry return returned
returning returns reuse reveal revenue reverse review reviewed reviewer reviews revision revolution rex rich ride right rights ring rise risk river
road rob rock rod role roles roll rolling roman romans room rooms root rose rough round route router routes routine routing row rows royal ruby rule
rules run runner running runs runtime rural rush rust sad safari safe safely safety sage said sale sales salt same sample samples sandbox sat saturday
save saved saves saving saw say saying says scale scaling scan scene schedule scheduled scheduler schedules schema scheme scholar school science
scientific scientist scope score screen script scripts sdk sea search searches season seat second secondary seconds secret secretary secrets section
sections sector secure security see seeing seek seem seems seen segment select selected selection selector self sell senate senator send sender
sending sends senior sense sensitive sent sentence sep separate separately separator sept september sequence serial series serious seriously serve
served server serverless servers serves service services serving session sessions set sets setting settings setup seven seventh several severe sex
shadow shall shape share shared shares sharing sharp she she's shell shift ship shipping ships shirt shoe shop shopping shore short shortcut shortly
shot should shouldn't show showed showing shown shows side sight sign signal signals signature signed significant significantly silent silver similar
similarly simple simpler simplest simply simulation since sincerely single singleton sir sirs sister sit site sites situation six sixth size sizes
skill skills skin skip sky slack slavic sleep slide slight slightly slow slower small smaller smart smoke smooth snapshot snippet snow so soap social
society socket soft software soil sold soldier sole solid solution solutions solve some somebody somehow someone something sometimes somewhat
somewhere son song songs soon sorry sort soul sound sounds source sources south southern space spaces spark speak speaker special specialist specialty
species specific specifically specification specifications specified specifies specify speech speed spend spirit split sponsor sponsors sport sports
spot spring sprint sql square stability stable stack staff stage stand standalone standard standards star stars start started starter starting starts
state stated statement statements states static station statistics stats status stay steel stein step steps still stock stone stop storage store
stored stores stories storm story straight strange strategy stream streaming streams street strength strict string strings strong strongly structure
structures struggle student students studies studio study stuff style styles sub subject submit subscribe subscription subsequent subsequently success
successful successfully such sudden suddenly suggest suggested suggestion suggestions suggests suit suite sultan sum summary summer sun sunday super
supply support supported supporting supports supposed sure surely surface surprise survey suspect swift switch symbol symbols sync syntax system
systems tab table tables tabs tag tags take taken takes taking talk talking tall target targets task tasks taste tax tba tbc tbd tea teach teacher
teaching team teams tech technical technically technique techniques technologies technology telegram tell tells template templates temporary ten tend
term terminal terms test tested tester testing tests text than thank thanks that that's the theater theatre their theirs them theme themes themselves
then theory there there's therefore these they they're thick thin thing things think thinking third thirty this those though thought thousand thread
threads threat three threshold through throughout throw throws thu thursday thus ticket tie tier tight till time timeline timeout times timestamp
timezone tiny tip tips title to today todo together toggle token tokens told tomorrow tone too took tool tooling tools top topic topics total totally
touch tour tourist toward towards tower town toy trace track tracking trade trademark tradition traditional traffic trail train training transaction
transfer transform transformation transition translate translation transport travel treat treatment tree trees trial trick tried tries trigger
triggers trinity trip trouble troubleshooting truck true truly trunk trust truth try trying tube tue tuesday turn turned turning turns tutorial
tutorials tv twelve twenty twice twin twitter two type types typescript typhoon typical typically ui uk ultimate ultimately un unable unassigned under
underlying understand understanding understood undo unfortunately unicode union unique unit united units unity universal universe university unknown
unless unlike unlikely unlimited unnamed unset until unused up upcoming update updated updates updating upgrade upgraded upload upon upper upstream us
usage use used useful useless user username users uses using usual usually util utilities utility ux vacant valid validate validated validates
validation validator valley value valued values van variable variables variant variety various vary vast vault vector vendor vendors verify version
versions versus very via victim victory video videos view viewer views viking vikings village violence virtual visible vision visit visitor visual
visualization voice volume volunteer vote vue vulnerability wade wait waiting waits walk wall want wanted wants war warm warn warning warnings
warranty was wash wasn't waste watch watched watches water wave way ways we we'll we're we've wealth weapon wear weather web webhook webpack website
websites wed wedding wednesday week weekend weekly weeks weight welcome well went were west western what what's whatever wheel when whenever where
where's whereas wherever whether which while white who who's whole whom whose why wide widely widget widgets width wife wild will win wind window
windows wine winner winter wire wisdom wise wish with withheld within without witness woman women won't wonder wonderful wood woods word words work
worked worker workers workflow workflows working works workshop workspace world worldwide worry worse worst worth would wouldn't wow wrap wrapper
write writer writers writes writing written wrong wrote xml yaml yard yarn yeah year years yellow yes yesterday yet yield you you'll you're you've
young younger your yours yourself youth zero zone zones zoom
`;

/** Firms, products and terms of computing that often occur beside a word that is also a name, folded. */
export const TECHNICAL_WORDS = `li-ion ping tmp usr srv
engie fastweb glovo movistar openreach postnord prosegur securitas telenor uber veolia vodafone worten ziggo
abstract adobe agile airflow alibaba alpine amazon android angular ansible apache apollo appium arduino arm ascii async atlas atlassian aurora aws
azure babel bash bazel beam bedrock bigquery bitbucket bluetooth boolean bootstrap boto bun cargo cassandra cdk celery centos ceph chef chrome
chromium circle clang cloudflare cloudformation cloudfront cloudwatch cmake cobol cocoa codec cognito confluence consul cosmos couchbase crypto
cucumber cypress dart datadog debian deno django docker dotnet druid dynamo dynamodb eclipse ecma ecs edge eks elastic elasticsearch electron elixir
elm ember envoy erlang esbuild eslint etcd excel express facade fargate fastify fedora figma firebase flask flink flutter fortran fsharp gatsby gcc
gcp gemini gerrit gitlab glue gnome gnu golang gopher gradle grafana graphite graphql groovy grpc grunt gulp hadoop hapi haskell heroku hibernate hive
hudson hugo iam ibm iceberg indigo ionic isolate istio ivy jackson jaeger jakarta jasmine jekyll jenkins jest jetty jira jquery julia junit jupyter
jwt kafka karma keras kibana kinesis koa konsole kotlin kubernetes laravel latex lerna lisp lodash logstash lua lucene luigi lumen macos mariadb
markdown maven memcached mercurial mesos meteor minio mistral mocha mongo mongodb mutex mysql neptune netlify nexus nomad numpy nuxt nvidia objective
octave okta openapi openid openjdk opensearch openshift openssl opera oracle pandas pascal percona perl phoenix pip podman polly polymer postcss
postgres postgresql postman powershell presto prisma prolog prometheus proxy pulsar puppet pycharm pytest pytorch qt quarkus rabbitmq rails rancher
raspberry redhat redux regex regexp rest rollup rspec rubocop rubygems rustacean saas sagemaker salesforce samsung sapphire sass scala scikit scipy
scrum selenium sentry shell sinatra sketch slack smalltalk snowflake solaris solidity solr sonar sonarqube sphinx splunk spotify spring sqlite sqs
squid stripe struts stylus sublime subversion swagger swarm symfony tableau tailwind tensorflow terraform thrift titan tomcat tornado traefik travis
trello turbo twilio ubuntu umbraco unix unreal vagrant vault vercel vim vite vitest vmware websocket wireshark wordpress xamarin xcode yew zabbix zend
zephyr zig zookeeper zustand
`;

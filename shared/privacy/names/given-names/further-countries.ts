/**
 * Frequent given names of the Baltic and Balkan countries, Romania, Ukraine, the Caucasus, Turkey, Arab countries,
 * Iran, South and East Asia and Africa, and of Europe's nine languages where the other lists lack them, folded; none is
 * among the 9,000 most frequent words of these languages.
 */
export const GIVEN_NAMES_FURTHER_COUNTRIES = `
aake aamir aarya aasha abdelhak abdellatif abdelmajid abderrahim abderrahman abdessamad abdikadir abdirashid abdolreza abdou abiodun abla abolfazl
abukar achraf adane adda addis adebola adegoke aderonke adetokunbo adewale adin adja adjoa aftab afua agnieta agung agus ahmadullah ahmednur ahsan
aidana aidar aigerim ailin aimar ainur aishwarya aissa aisyah aiur aizhan akinyi akram akwasi alaeddine alanoud alassane alazne albena albertus
aldair alfredina aliaksandr aliaksei alioune alise aliya amahle amayra ambreen amel amelija amelja amets aminat amine aminu aminul amit anab anahit
analia analyn anass anastasiia anastasija andrias anila anjana anjum anup anyango anzu aparecida apinya aram arame aras arbnora ardalan areg arij
arminda armine arnel arshad artak artan artiom arvin asel ashot ashraqat asja asmir asmita assane assia astghik asun avtandil awatef ayaan ayaz
ayele ayesha aygun ayodeji azamat azeddine azzedine baaba babacar badreddine bahija bakyt bambang bandar banele baraa bassel bassem batbayar
bauyrzhan bayarmaa beibei bekzat benas bendix benjie berat berhanu bernadet beshoi besian bhanu bibek bich bikash bimala bineta bing binita binod
bintou birame biruk bisera bishal bismah bisrat blagoj blai bledar bocar bolanle bolat bolormaa boryana boutaina breixo budi chaimae chaiwat chamara
chaminda changming charbel chathura chathuranga cheikhou cheng cheptoo chetna chike chinghiz chunhua chunmei citra clarinda cleusa cong daksh dalva
danel dania danladi daouda daris darta daulet davoud davud dayo dedi defne deividas delaram denys deqa dereje dhanushka diarra dieynaba dilshan
dinara dipendra dipika diya djenabou djeneba djibril djoke dobrawa domantas dominykas dongmei donika dragoljub dragomir dritan dulani duyen dzan
dzenana dzmitry edilene egemen egor eisha ejner ekin ekta elchin elcio elene elira elizete elshan elvana elvir elze emils endale endang eneko
eneritz enkhtuya entela ephrem eriona erlantz erlinda ermin ermira ernests esbjorn esfandiar esha esmat estere everton ewoud eyerusalem eylem eyup
ezinne faduma faezeh faisa faizal fanta fareed farhan farhiya fariborz faris farrah fatbardhe fateh fatim fatin fation fayez fedir feifei fereshta
ferran fidan fiifi fikru florante folasade fons forough founeh fozia frehiwot gagik gaizka gamalat gamila ganbold garazi garik gathoni gayan gayane
gbolahan genilson gentian gerty getachew getahun geurt gevorg ghizlane ghulam gilli giorgi gjorgji goitom goktug golnar gonnie guangming guilan
guiying guled gulmira gulnar gulnara gulshan gunel guohua guoqiang gurdeep gustavs haavard habibeh habtamu hadiza hafida hailong hailu haitao haiyan
haizea hakima halim hameed hanane haneen hanyu haoran haoyu hardik harsimran haruma hashem hasmik hauwa hawa hawo hayk haytham heena helolise hendra
hennadiy henok herkus hermela heru hesham hessa hiba hibo hilke hillie himali himari hina hinato hirut hiwot hoai hoan hodan hongmei hongwei hongyan
hooshang hortencia houssam houssem hovhannes hrant hripsime hristijan hryhoriy huilan humaira huseyn husniye hussa hydar iago ibou idir idowu idriss
idrissa ifeyinwa ifrah ignazia igorce ihab ikran ilgar ilirjan illya ilyes imed indah intisar irakli ireti irineu isha ishara ismahan ismaila
ivonete iyad izan izaro izzat jaimy jakup jalil jameel janaka jasmeet jaume javed jehona jekabs jella jennelyn jhon jiahao jiahui jiajia jialing
jianfeng jianguo jianhua jianjun jianping jiayi jiayu jigar jihane jingjing jingyi jinhua jinlong jiya joelma jogvan jokin joko jokubas jomar
jonalyn jonte jore joselito josje josune jouri jovelyn jucelino junfeng junjie junjun jurgita kabita kadia kadiatou kadija kairat kaiwen kajus
kamlesh kamrul kanstantsin kanya karamoko kareem kariuki karmele kartika kasun kathem katsiaryna kayode kebede kenza ketevan khadije khadra khady
khai khashayar khoi khushi kiaan kidist kieu kifle kiflom kimani kipchoge kiprono kiptoo kirollos kirti klea klodian kobina konul kritika kumrije
kwamena kylian lahiru lakhdar lakmal lalit lamija lamya lanre lanying lasha lateefa ledian lendita lenie lesedi lestari lethabo leutrim levan levon
liban lidiia liedeke liepa liezl lilit liming lindalva linlin liping lirije lison liwei lixin liya ljubomir ljupco lotfi lubanzi lucile lukne lulwa
lungile luong lurdes lusine luus luwam lwandle maame machiko madara maddi madou mahad maham mahamadou mahammad mahboubeh mahbub mahmood mahnoor
mahtab maimouna majlinda makeda makena malee malick mamoudou mamuka mandeep maneesh mangala marat marcolina margje margreet marharyta maricar
maricel maricris marieme marijne marilou marimar marinalva marites marivic markel marouane marti maryan maryana maryja massamba mattis mayada mayank
maysoun mbaye medine mehar mehret mehri mehtap meifang meihua mekdes melaku meles melissande melokuhle merab merjem merlita meseret mesfin metodija
migle mikalai mikayel milad milene minghui mingze mirac mirjeta mirtes mirwais mizanur moctar modibo moez mohamoud mohamud mohcine momcilo monia
morenike mostafa mosunmola mouaz mouhamed moushumi moustapha muchen mukaddes mulu mumbua mumtaz munkhbat muntasir muralidhar murvet mussie muthanna
muthoni mwende mykhaylo nabin naceur nadeesha nadjib naelle nafisa nafissatou nagesh nagham naghmeh nagi nahel nahia naila najibullah naoual
naranbaatar narek naren nareshnavdeep nasim nasra nasreddine nassima natallia natividade nattapong nawfal naya nazar nazare nazgul nazia nazrul
neeti nenita nesreen netsanet nezha nghia ngone ngoy nhat nida nigar niharika nijat nilanthi nilofar nimal nimco ningsih ninh niran nirav nisreen
niusha nivaldo niyi noha nojus nokuthula nomaan nooa nosheen nouha noureddine novi nthabiseng nugzar nune nurlan nursultan nurul nutsa nuur nuwan
nwando obada obiora ochieng odhiambo ohene oier oihan okoth olaia olajide olanrewaju olatunji ololade oluwafemi oluwatobi oluwatosin ombretta
omolara omondi omphile onyango onyinye orkhan ornela osita otgonbayar ouafa oualid oumar oussama ousseynou ovidijus oyunbileg palesa palina pariya
parwin pavitra payam peio peipei phung phuoc pimchanok piyush pooneh pouya poyraz prabin pramila pranvera prasert pratap priyantha puspita putra
putri pyotr qendresa qian qingyun qusai rabina rachelle rafiq rafiqul rahaf rahimullah rajaa ramil ramy ranim raouf ratana ratna reema refilwe rehan
rehana relja reshma retno rezaul riekie rienke rihab rini rishabh rishi riya rizalina rizky roghayyeh rokeya rokia roozbeh rostyslav rotimi roula
rozafa rubina rudolfs ruel ruixue rukayat ruoxi rupinder ruqaya ruwan saadia sabahudin sabien sabita sadaf sadek saeid safae safiatou safija safiye
saghar saioa sajith sajjad sakeena sakineh salimata saliou salisu samvel samyar sandip sanduni sanjeewa sanneke saqib sarangerel sarfraz sargis
sarmite sarra sassan satenik savas seble sekou selami senen sener serapio sergul serik serwaa sesili sevinj seyi seynabou shabana shafiq shafiqul
shahem shahida shahnaz shailesh shakeel shamso shanshan shanti shaohua sharareh sharmin shatha shayma sheraz sherifa shervin shivansh shkelqim
shoaib shokoufeh shola shristi shuang shufen shulan shumaila shuting shuzhen siarhei siddhartha sidy sihem sijia simisola simran siphiwe siqi sirak
siranush siriporn sisay sixto siyu sizwe slamet sobia sohvi soile solja solomiia somayeh somboon somchai somporn somsak somto sondes souhail sourav
stefche stevan sucheta sugeng suhad suharto sujan sukarno sukhbaatar sumaira sumaya sunisa sunje suong supaporn supun suren sussi sutrisno sviatlana
sylviya tadesse tahereh tahmina tainara talgat tamila tanveer taslima tatev tatiane tatsiana tatsuki tautvydas tawfiq tayeb tedros teguh tehmina
teklay temur tesfalem tewodros thach thaer thanakorn thandeka thang tharanga thilini thulani thuong thuyet tianyi tianyu tidiane tigran timothe
tokunbo tomiris torge tornike tosca toufik toure toyin trajce trondur trong trudie trupti tsetseg tsige tuleen tumelo tuong tural tuti tytti udara
uladzimir uliana umair upul utami utkarsh uzoamaka vahan vahe vakhtang valbona vamika vanya vardan vasanth vasilije vasko vedant veljko ventsislav
viacheslav victorita vikash viktar vilte vinit viraj virender volha volodymyra vugar vuong vusal vusala vusi wahiba wahid wahyu wairimu wangari
waqas warsame wateen wati wawan waweru weidong weijie weimin weiming weldu wenbo wenjie wenjun wenli wenting wiam wichai widodo worku wulan xandra
xhevahire xhevat xiaobo xiaodan xiaofang xiaohong xiaohui xiaojing xiaojun xiaolan xiaoling xiaomei xiaowei xiaoyan xiaoyu xinyu xinyue xiulan
xiumei xiuzhen xose xuefeng xuemei xueying yaaba yacouba yakubu yamini yanan yanhong yanling yanmei yanping yanti yanyan yaqin yasaman yasir yasna
yassir yating yauhen yawen yaya yemane yener yeray yerlan yeva yevheniia yichen yifei yiming yimo yinan yinghua yize yodit yongjun yordanos youness
yousouf youssouf youssra yuanyuan yubaraj yudi yueming yufei yuhan yujie yulan yuling yumei yuni yuping yury yusif yuting yutong yuxi yuxin yuxuan
yuyan yvain zabihullah zahia zari zaza zemin zena zeray zerihun zeynab zhaleh zhanar zhenhua zhihao zhihui zhijun zhiming zhiqiang zhiyong zhong
zigmars zihao zinhle ziqi ziyi zoriana zornitsa zumra zurab zydrunas
`;

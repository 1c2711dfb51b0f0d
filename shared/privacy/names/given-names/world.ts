/**
 * Given names that are frequent in Russia, Ukraine, the Balkans, Greece, Turkey, the Arab and Persian countries, South
 * and East Asia and Africa, in their usual Latin spelling, folded. Sources: registry counts published in these
 * countries, and the frequencies published by the statistical offices of receiving countries. No file was copied.
 */
export const GIVEN_NAMES_WORLD = `
aadhya aakash aanya aarav aarti abbas abd abdallah abdel abdelaziz abdelkader abdelkarim abdellah abderrahmane abdoulaye abdul abdulaziz abdulkarim
abdullah abdulrahman abdur abeba abebe abhay abhijit abhinav abhishek abir abraha abubakar achieng achilleas adaeze adanna adaobi adebayo adekunle
adel adem ademola adeola adesola adham adil aditi aditya adlan adnan adomas afaf afanasy afnan afroditi afsaneh afshin agafya agapi aggeliki ahlam
ahmad ahmadreza ahmed ahmet aicha aida aikaterini aiko aiman aimi aisha ajay ajit akane akash akbar akemi akhil akhmed akif akifumi akihiko akihiro
akihito akiko akinori akio akira akito akoni akosua akshay akua ala alaa alborz aleksandar aleksandr aleksei aleksey alemayehu alev alexandros
alexandru alexei alexey alganesh ali alia alican alihan alikhan alin alinta alireza alisa aliye alkis almaz alok alp alpatu alper altan alvi alya
alyona ama amaka amal aman amandeep amani amanuel amar amare amarjit ambika ameen ami amin amina amira amirali amirhossein amita amitabh amjad ammar
amol amrita amruta anahera anahita anand ananda ananya anas anastasios anastasiya anatoli anatoliy anatoly anaya anca andra andreea andrei andrey
andriy aneesha anfisa anil anindita anirudh anjali anju ankit ankita ankur anoop anouar anshul antigoni antonios anuj anupam anupama anuradha anurag
anusha anushka anwar anya anzor aparna apoorva apostolos apti aqeel arash araya arbi archana arda ardeshir arezoo argyro arif arina aris aristea
aristeidis aristotelis arjun arkadi arkady arman armin arnav aroha arseny artem artemis artemy artin artyom arun aruna arvind arwa arya arzu asad
asahi asako asami asefa asen asghar asha ashenafi ashish ashkan ashok ashutosh ashwin ashwini asif asim aslan aslanbek asli asma asmaa asmahan asmerom
aster asuka asuman asumi asya atakan atanas ataturk atef atefeh athanasia athanasios atilla atoosa atsuko atsushi atul aurel avi avigail avinash
avraham awet ayah ayaka ayako ayame ayano aydin ayelet ayfer aygul ayhan aykut aylin ayman aynur ayodele ayomide ayoub ayse aysegul aysel aysen aysun
ayten ayub ayumi ayumu ayush azadeh azar azhar azita aziz aziza azra azumi azusa azza babajide babak babatunde babita badr bahaa bahadir bahar bahareh
bahman bahram balaji baldev balwinder banu bao baran baris basak basel basem bashar bashir basma bassam batool batuhan baudi bayram begum behnam
behnaz behrouz behzad bekbolat bekele bekkhan belgin belma beren berhane berk berkay berna beslan beste betul beyza bharat bharati bharti bhaskar
bhavana bhavesh bhavna bhupinder bhushan bijan bilal bilge bilyana bimal bindu bingbing binh biniam binnur birgul birhan birol biser bita blagoy boaz
bogomil bora borislav bouchra boutros boyan boyka brahim buket bukola bulat bulent burak burcu bushra busra calin camelia can canan cansu catalin cem
cemal cemil cemile cengiz ceren cetin cevdet ceyda cezar chafik chaim chaima chaitanya chakib chana chanda chandan chandra chandrika chara charalampos
charan charu chau chen chetan chhaya chi chiamaka chibuike chibuzo chichi chidi chidiebere chidinma chidubem chie chieko chihiro chijioke chika
chikako chikezie chima chimaobi chinatsu chinaza chinedu chinelo chinenye chinmay chinonso chinwe chinyere chioma chirag chisato chitra chiyo chiyoko
chizoba christos chrysa chrysoula chukwudi chukwuemeka chun cigdem cihan cihat ciprian claudiu constanta constantin corina cornel coskun cosmin costel
costin crina cristi cuneyt cuong dafna dafni daichi daiki daisuke dakka dalal dalit damodar danae dandan daniil danila danut danylo dao daoud dareen
dariush darshan darya davood dawit debashish deepa deepak deepali deepika deepti delyan demyan denilbek deniz derya desislava despina desta devendra
devi devika devrim dhananjay dharmendra dhiraj dhruv didem diem diep dilan dilara dilek dilip dimitar dimitra dimitrina dimitrios dimitris dinesh dinh
dionysia dionysios dipak dipti divya diyaa djamel djamila dmitri dmitriy dmitry dmytro doaa doga dogan doina dorin dov dragos driss duc dumitru dung
dunia duong duqyaha durga durmus dvora dzhabrail dzhambek dzhambulat dzhokhar ebele ebere ebrahim ebru ebtisam ecaterina ece ecem ecrin efe efi efim
efrat eftychia ehab ehsan eiichi eiji eiko eirini eitan ejike ejiofor ekaterina ekene ekrem ekwueme elad elaheh elcin eleftheria eleftherios eleni
elham eliezer elif elitsa eliyahu elizaveta elnaz elvan emad eman emeka emel emi emiko emin emine emir emmanouil emrah emre enes engin enyinnaya ercan
erdal erdem erdogan eren erez ergin erhan eri eriko erkan erkut ermias erol ersin ersoy ertan ertugrul esin esma esmaeil esra esraa essam etsuko
evangelia evangelos evdokia evgeni evgenia evgeniya evgeny evren evrim eyad eyal eylul eymen eyob fadel fadi fadia fadime fadwa fahad fahd fahim fahri
faina fairouz faisal faiza fakhri fang fani farah faramarz faranak fares farhad fariba farid farida farideh farnaz farokh farouk farrokh farshad
farshid farzad farzaneh fatemeh faten fathi fatih fatiha fatimah fatma fatos fawaz fawzi fawzia faysal fedor fei femi feng feodor ferdi fereshteh
fereydoun ferhan ferhat feride feridun ferit fethi feven fevzi feyza figen fikret filipp filippos filiz filmon firas firat firouzeh fitsum florentina
florin florina folake fotini fotios fotis fouad fouzia freweini fuat fulya fumi fumiko fumio fumiya funda funmilayo furkan futoshi fyodor gabi gagan
galina galini galip galit gamze ganesh ganga gaurav gauri gautam gavriil gayatri gebre geeta gen genet genji gennadi gennady georgeta georgi georgiana
georgios georgiy gergana ghada ghaith ghasem ghassan ghazal ghazaleh ghazi gheorghe ghita giang giannis gideon gigi gilad ginka giorgos girish girma
gita gizem gleb gokce gokhan gokmen golnaz golshan gonca gonul gopal gopi gorkem goro govind gozde grigore grigori grigorios grigoris grigory guang
gul gulay gulben gulcan gulcin guldane gulden guler gulhan gulin gulizar gullu gulnaz gulnur gulsah gulsen gulsum gulten gunay gunes guney gungor
gurkan gurmeet gurpreet gursel gursharan guven habib habiba habibollah hacer hachem hachiro hadas hadi hadil haeun hafid hafsa hagit hai haider haifa
haile haim haitham hajar hajime hakim hakki haktan hala haldun halide halil halima halime halit haluk halyna hamad hamdan hamdi hamed hamid hamida
hamide hamidreza hamit hamza hamzat hanaa hanae hanako hanan handan hande hanh hani hania hao hardeep hari harilaos harini haris harish harjit haroun
harpreet harsh harsha harshad harshita haru haruka haruki haruko harumi harun haruna haruo haruto hasan hasna hasnaa hasret hassan hasti hatem hatice
havva hayat hayati hayato haydar hayoon hayri hayriye hazal hazem heba hediyeh hemant hemi hemlata hengameh hermon hicham hichem hideaki hidehiko
hideki hideko hideo hideto hidetoshi hien hieu hikari hikaru hikmet hilal hilmi himanshu hinata hind hine hiroaki hirofumi hiroki hiroko hiromi hiromu
hironori hiroshi hiroto hiroyuki hisako hisao hisashi hisham hisoka hitesh hitomi hitoshi hoa hoang hoda homa homayoun hong honoka hooman horatiu
horia hormoz hossein houda houria hristina hristo huan hui hulya huong husamettin huseyin husnu hussain hussam hussein huu huyen hyejin hyun hyunjung
hyunwoo iacob iakovos iason ibragim ibrahim ibtissam ichiro idan idil idris ifeanyi ifeoma ignat ihor ihsan ijeoma ikechukwu ikenna ikram ikuko ikuo
ilan ilana ilayda ileana ilham ilhan ilia iliana ilias ilie iliescu ilinca iliya ilkay ilker ilknur ilya ilyas imad iman imane imran imtiaz inas inbal
inci indira inessa innokenty ioan ioana ioann ioanna ioannis ion ionel ionela ionut iosif ippolit iqbal iraj irem irfan irini iryna isa isamu isao
ishaan ishak ishita isita iskra islam ismail ismet issa issam itai itsuki itzhak iulia iulian iuliana ivanna ivaylo ivelina iwao izumi izzet jaafar
jaber jabir jaehyun jafar jagdish jagjit jahangir jai jaideep jalal jamil jamila jamilah janaki jarrah jasem jasim jaspreet jaswinder jatin javad
jawad jaya jayant jayanti jayesh jaywant jedda jia jian jiang jideofor jie jihad jihan jihoon jihye jimin jing jinho jiro jisoo jitendra jiwon jiwoo
joon joumana jun junho junichi junichiro junji junko junpei juro jyoti jyotsna kaan kabir kadir kadriye kaede kailash kais kaiti kaito kajal kalani
kalin kalliopi kaloyan kalpana kalyani kamal kamala kamau kambiz kamel kamen kamini kamran kamuran kamyar kana kanae kanako kanchan kang kanta kaori
kaoru kapitolina karam karan karim karima karthik kartik kassem kasumi katashi kateryna katsu katsuhiko katsumi katsuo katsuro kaushal kaushik kaveh
kavita kavya kawtar kaya kayo kayoko kazem kazim kazue kazuhiko kazuhiro kazuki kazuko kazuma kazumi kazunori kazuo kazushi kazuya kazuyuki keanu kei
keigo keiichi keiji keiko keisuke keita kelechi kemal kemi kenan kenichi kenji kenjiro kenshin kenta kentaro kento kenzo kerem keren kerim keshav
ketan keyvan khadija khaled khalid khalida khalifa khalil khamzat khanh khasan khava khawla khayri kheda khoa kholoud khosrow khristina khrystyna
khusein khushboo kian kianoush kiarash kichiro kidane kiet kimi kimia kimiko kimio kin kinuko kira kiran kiril kirill kiros kirra kishan kishore
kiyoko kiyomi kiyoshi klavdia klavdiya kleio kofi kohei koichi koji koka kokoro komal konstantina konstantinos koray korhan korkut kosisochukwu
kostadin kostas kosuke kotaro kotone kouhei kourosh koushi kouta krasimir krasimira kseniya kubra kuldeep kulwant kumar kumi kumiko kunal kunihiko
kuniko kunio kursat kusum kutay kwabena kwadwo kwaku kwame kwasi kyo kyoko kyosuke kyriaki kyriakos kyrylo kyung lacramioara ladan lahcen lakshman
lakshmi lale laleh lalita lama lambros lamia lan larbi larisa lata latif latifa latife laurentiu lavr lavrenty laxman laxmi layal layan layla lechi
leela lefteris lei leilani lekan leman lemlem lenuta leonid leonidas leontina lerato lesia letay lev levent leyla li liang lidiya lihua lijuan liliya
limor lin lindiwe ling linh lior liora litsa liviu loan loay lokesh lom-ali long louay loubna loukas luam luay lubna lucica lucretia lukyan luminita
lutfi lutfiye lyuben lyubomir lyubomyr lyubov lyudmila maayan macit madalin madalina madan madhav madhavi madhu madhur madhuri madina magdalini
magomed maha mahdi mahendra maher mahesh mahin mahir mahmoud mahmud mahmut mahnaz maho mahsa mahshid maiko maissa majd majed majid makar maki makiko
makka mako makoa makoto maksim mala malak malati malek malia maliheh malika malini malka mami mamiko mamoru mamta mana manabu manaia manal manami
manas manav mandana mandla manijeh manish manisha manjeet manjit manju manjula manoj manolis mansi mansour mansoureh mansur mao maram marem marfa
mariam marianthi maricica mariia mariko marios mariya markos maroun marwa marwan maryam maryna masaaki masafumi masahiko masahiro masaki masako masami
masanori masao masaru masashi masato masatoshi masaya masayoshi masayuki masoud masoumeh masumi masuyo matan matina matsuko matvei matvey mayrbek mayu
mayuka mayuko mayumi mazen mbali mebrahtu medhanie mediha medni meena meenakshi meera megha meghna megumi mehari mehdi mehmet mehrad mehran mehrdad
mehrnaz mehrnoosh mehul mei meiling meir mekonnen melek melih melike melina melis melisa meltem menachem mendel mengyao meral merav mere merhawi
meriem meron mert merve meryem messaoud mesut mete metin mevlut mewael michail michalis michi michiko michio midori mieko mihai mihail miho mihoko
mijin mikhail miki mikiko mikio miku milen milind milkias miloud miltiadis min minako minami mine mineko minh minho minji minjun minoo minoru minseo
minsu mio mirabela miray mircea miri miron misa misaki misako misao misgana mitali mithun mitra mitrofan mitsuko mitsuo mitsuru miu miwa miyako miyo
miyoko miyu miyuki mizuki mizuko moana modupe moe mohamad mohamed mohammad mohammadreza mohammed mohan mohini mohit mohsen mojgan mojtaba mokhmad
momoe momoka momoko mordechai morteza moshe motoko mouna mounia mounir mourad moussa moustafa movsar mozhgan mpho mridula mstislav muammer muath
muhammad muhammed muhammet muhannad muharrem mujde mukesh mukta mukul mulugeta muna munevver munir murad murakumo murali murat musa mustafa mustapha
mutsumi muzaffer mwangi mykhailo mykola myroslav myroslava myrto na nabil nabila nadeem nader nadezhda nadim nadir nadiya nadya nael naftali nagaraj
nagihan nagisa nahid naim naima naina najat najib najla najwa nalan nalani naledi nalini nam namita namrata nana nanako nanami nandini nandita nao
naoki naoko naoto naoya narayan narcis narcisa narendra naresh narges narinder narumi nasima nasr nasreen nasrin nasser nassim nastasya nataliia
nataliya natalya natnael natsuki natsuko natsumi nava naveen navid navneet navya nawaf nawal nawaz naz nazan nazanin nazih nazim nazir nazli nazmi
nazmiye ndidi nebiat necati necdet necip necla necmettin nedyalko neelam neelima neeraj neeta neetu nefeli negar negasi negin neha nehir nektarios
neli nelu nermin neslihan nesrin netanel neval nevena nevin nevzat nga ngan ngoc ngozi nguyet nhan nhi nhung nicolae nicoleta nicu nicusor nidal nidhi
nihal nihan nihat nikhil niki nikolaos nikolay nikoleta nikos nil nilay nilesh nilgun niloofar niloufar nilufer nima nimisha ning nir niraj niranjan
nirmal nirmala nisa nisanur nisha nishant nitin nitya nitzan nivedita nizar njeri njoroge nkechi nkem nkiruka nnamdi nnenna noa noam noboru nobu
nobuaki nobuhiko nobuhiro nobuko nobuo nobuyuki noelani nomsa nomvula nonna nonso nori noriaki noriko norio nosipho nouf nour noura nourhan noushin
nozomi ntombi nuha nur nura nuran nuray nurcan nurdan nurettin nurgul nurhan nuri nurit nuriye nursel nursen nurten nwabueze nwanneka oana oanh obi
obiageli obinna obioma octavian odysseas ofer ofir ogechi ognyan oguz oguzhan okan okechukwu okeke oksana oktay olabisi olamide olayinka olcay oleh
oleksandr oleksandra oleksii oleksiy olena olesya olha oluchi olufemi olumide oluwaseun om omaima omer omid omkar onat onder onur onyeka onyekachi
onyinyechi oren orest orestis orhan orly osama osamu osip osman osnat ostap othman othmane otieno oumaima ousmane ovidiu oxana oya ozan ozcan ozden
ozer ozge ozgun ozgur ozioma ozkan ozlem padma palak pallavi panagiota panagiotis pankaj pantelis parag paramjit paraschiva paraskevi parastoo parham
parisa parminder parth parthasarathi parthena parul parvaneh parvati parvin parviz paschalis pavan pavlo pavlos pawan payal pegah pejman pelageya
pelin peng penka perihan periklis pervin petko petre petro petronela petros petru petya peyman phong phuc phuong pinar pinchas ping plamen platon
polat polikarp polina polyxeni pooja poonam pooya pouria prabha prabhakar prabhat prachi pradeep pradip prajakta prakash pramod pranav pranay praneeth
pranjal prasad prasanna prasanth prashant prateek pratibha pratik pratima praveen praveena preeti prem prema preslava priti priya priyanka prodromos
prokhor prokopy puneet purnima pushpa qais qasim qiang qin qing quan quang quoc quyen quynh rabab rabah rabia rachana rachid rachida radha radhika
radostina radu radwan raed raef rafi rafik raghad raghav raghu ragip rahel rahim rahime rahma rahul raisa raisat raj raja rajan rajani rajat rajeev
rajendra rajesh rajeshwari rajinder rajiv rajkumar rajni raju rakesh ralitsa raluca ram rama ramadan raman ramazan ramesh ramin ramya ramzan ramzi
rana rand rangi rani rania ranjan ranjana ranjeet ranjit rasha rashad rashed rasheed rashid rashmi rasim rasoul ratan ravi ravinder ravindra rawan
razan recep reda redouane reem reena refik rehab rei reiji reika reiko rekha remus remzi remziye ren renu renuka reuven revathi reyhan reza riad richa
rida ridvan rie rieko riham rika riko rikuto rima rimma rin rinako risa risako ritesh ritika ritsuko ritu rivka riyad riza robel rodica rodion
roghayeh rohan rohini rohit roksolana rokuro rola rong ronit roopa rosen roshan roshni rosina rositsa rosol rostam rouba rouzbeh roxana roya ruba
ruchi ruchika ruka rula rumen rumi rumiko rumyana runa rupa rupali ruslan rustam ruveyda ruxandra ruya ryo ryoichi ryoji ryoko ryosuke ryota ryotaro
ryu ryuichi ryuji ryunosuke ryuta saad saba sabah sabahat sabahattin saber sabri sabrine saburo sachi sachiko sachin sachio sadako sadao sadegh
sadhana sadia sadik sadiq sadiye saeed safa safaa safak safia safiya sagar sahand sahar sahil sahin sai said saida saif saikhan saim sait sajid saki
sakiko sakine sakis sakura salah salam salama salar saleh salem salih saliha salim salima salma salman saloua salwa samah saman samaneh samar sameer
sameh samer samet samia samih samira sampath samrawit sana sanaa sanaz sanda sandeep sandhya sangeeta sangita sangmin sanjana sanjay sanjeev sanjit
sanjiv sanket santosh saori sapna sarala saraswati sare sarit sarita saroj sarojini satilmis satish satoko satomi satoru satoshi satsuki satya satyam
saud saurabh savely savita savvas sawsan sayaka sayed sayoko sayuri sebahat sebnem secil seda sedat sedef seema sefa seher seif seiichi seiji seiko
selahattin selam selamawit selcan selcuk selda selim selin sema semere semih semiha semra semyon sena senait senay senem sennait seojun seoyeon sepehr
sepideh septimiu serafim serafima serap serban serdar sergei sergey sergiu sergiy serhat serhii serhiy serkan serpil setareh setsuko seungmin sevda
sevgi sevil sevilay sevim sevinc sevtap seyfi seyit seyma sezai sezen sezer sezgin shabnam shadi shadia shaghayegh shahab shahd shahin shahla shahram
shahriar shahrokh shahrzad shai shaimaa shakir shalini shambhu shamil shan shankar shanta shanthi shapour sharad sharda sharif sharmila shashank
shashi shaul shayan shaza shazia sheela sheetal shekhar shereen sherif shichiro shideh shigeki shigeko shigemi shigenori shigeo shigeru shigeyuki
shiho shikha shilpa shima shimon shin shinichi shinichiro shinji shinjiro shinnosuke shino shinobu shintaro shintarou shinya shiori shira shirin shiro
shiv shiva shivam shivani shizuka shizuko shlomo shmuel sho shobha shohei shohreh shoichi shoji shoshana shota shouta shraddha shreya shruti shu
shubham shubhangi shuhei shuichi shuji shun shunsuke shweta shyam siamak siavash sibel siddharth sidika sieda siham silviu silviya sima simeon simge
simin simret sina sinan sinem sipho sita sivan siyabonga slavka slimane smita smriti sneha snezhana sofiane sofiya sofya soha sohail sohan soheil
soheila sohrab soib soichiro sokratis solomiya somtochukwu sonal sonali sonam soner songul sonu soojin sooyoung sora sorayya sorin sorina soroush
sosuke sotiria sotirios sotiris souad soudabeh soufiane soukaina soumaya soumya souta spyridon spyros sridevi sridhar srikanth srinivas stanca
stanimir stavros stavroula stefanos stefka stelian steliana stelios stepanida stoyan styliani stylianos suad suat subaru subash subhash subramaniam
sudha sudheer sudhir suha suhail suheyla sujata sujit sukhdev sukhwinder sukran sukru sukumar sulaiman suleiman suleyman sulim sultan suman sumana
sumeyye sumiko sumire sumit sumitra suna sunanda sundar suneel sungmin sunhee sunil sunita supriya suraj surendra suresh surinder surjit surya sushant
sushil sushila sushma susumu suzan suzu suzue suzume svetla svetoslav svitlana svyatoslav swapna swapnil swarna swati tadahiko tadao tadashi taha
tahani tahar taher tahir tahira tahsin taichi taiga taiki taisa taisei taisia takaaki takafumi takahiro takako takao takashi takato takayuki takehiko
takeo takeru takeshi taketo takuma takumi takuya tal talal talat taleb tali talia talip tam tama tamae tamaki tamako tamba tamer tamerlan tamiko tamim
tamotsu tan tane taner tanju tansel tanuja tanvi taoufik taraneh taras tarek tareq tarik tariq tarkan taro tarun tasos tatsuhiko tatsuo tatsuya
tatyana tawfik tayfun taylan tayyip teiko tejas tekin tekle temel temesgen temitope tendai tendaiwo teoman teruko teruo tesfay tesfaye tetiana tetsuko
tetsuo tetsuya tevfik tewelde thamer thanasis thanh thanos thao theodoros theofilos thi thien thinh tho thoa thodoris thom thu thuan thuc thuy tiberiu
tien tigist tikhon timofei timofey timur ting titus toader toan tobechukwu tochukwu todor todorka toichiro tokiko tolga tolulope tomer tomiko tomio
tomoaki tomoe tomohiko tomohiro tomoka tomoki tomoko tomomi tomoya tomoyuki tong torao toru toshi toshiaki toshihiko toshihiro toshiko toshimi toshio
toshiro toshiyuki touraj tova traian tram trang tri trinh trofim trung truong tsegay tsehay tshepo tsubaki tsubasa tsukiko tsuneo tsutomu tsuyoshi
tsvetan tsvetelina tuan tuba tudor tufan tugba tugce tugrul tui tulay tulin tuna tuncay tuncer tung turan turgay turgut turhan turkan turki turko
tushar tuyen tuyet tzipi tzvi uche uchechi uchenna uday ufuk ugochi ugochukwu ugonna ugur uju ulas ulku ulyana uma umaima umar ume umeko umesh umit
ummu umran umut upasana uri uriel urmila usam usama usha ushurma usman utku uttam uyen uzochi uzoma vadim vaggelis vahid vahit vaibhav vaishali vakha
valentyn valeri valeriu valeriya valery valid valida van vandana vani vanita varlam varsha varun varvara vasant vasanthi vasil vasile vasileios vasili
vasilica vasiliki vasilis vasilisa vasiliy vasilka vasily vassilis vassily vasudev vasudha vasundhara vasyl vedat veena vehbi veli veniamin venkat
venkata venkatesh vesela veselin veselina veysel vibha vidya vijay vijaya vijayalakshmi vikas vikram viktoriia viktoriya vimal vimala vinay vineet
vineeta vinh vinita vinod viorel viorica vipin vipul vira virendra vishal vishnu visita vissarion vitali vitalii vitaliy vitaly vivek vlad vladlen
vladyslav volkan volodymyr voula vsevolod vy vyacheslav wael wafa wafaa waheed wakana walaa waleed walid wambui wanjiku wanjiru warda warrane wassim
wei weiwei wen wesam widad wijdan winta wiremu wissam woojin xenia xenofon xia xiang xiao xiaoli xiaoming xin xinyi xiu xiuying xuan xue yaakov yacine
yae yael yagmur yaha yahya yair yakha yakov yakup yalcin yaldastar yaman yan yana yandarbi yang yannis yaprak yaraghi yared yaroslav yaroslava yaryna
yasar yaseen yasemin yash yashoda yashwant yasin yasmina yasser yassin yassine yasu yasuhiro yasuko yasunori yasuo yasushi yasutaka yavor yavuz yayoi
yazan yazid yefim yegor yehuda yehudit yejin yekaterina yelda yelena yeliz yelizaveta yemelyan yen yeonwoo yesim yeter yetunde yevgeni yevgenia
yevgeny yevhen yewande yi yiannis yifan yigal yigit yildiray yildirim yilmaz ying yiorgos yishai yitzhak yoana yocheved yoel yogesh yogita yohannes
yoichi yoko yonas yonatan yonca yong yoona yordan yordanka yori yoriko yosef yosei yoshi yoshiaki yoshie yoshihiro yoshikazu yoshiki yoshiko yoshimi
yoshinobu yoshinori yoshio yoshiro yoshito yoshiyuki yossi yotam youcef youko younes youngho youngmin yousef yousra youssef youta yu yua yucel yudai
yue yui yuichi yuina yuito yuji yuka yukari yuki yukihiro yukiko yukio yuko yuksel yulia yuliana yuliia yuliya yuma yume yumi yumiko yun yuna yunus
yurdagul yuri yurie yurii yuriko yuriy yusei yusra yusuf yusuke yusup yuta yutaka yuto yuu yuuka yuuki yuuko yuumi yuuna yuuta yuuto yuval yuvraj yuya
yuzuki zacharias zafer zahide zahra zaid zain zaina zainab zaira zakaria zakariya zakhar zaki zakia zakir zamfir zanele zarema zaur zayd zayed zayna
zeev zehra zeina zeinab zekeriya zeki zekiye zeliha zelimkhan zenebech zerai zerrin zewdi zeyad zeynel zeynep zhanna zhen zheng zhi zhivko zhiwei ziad
ziba zied zihan zina zinaida zineb zixuan ziya zodwa zohra zohreh zoi zoryana zouhair zoya zubeyde zuhair zuhal zulai zulal zuleyha zulfiye zulikhan
zvi
`;

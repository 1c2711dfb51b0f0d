/**
 * Frequent surnames of the Baltic and Balkan countries, Romania, Ukraine, the Caucasus, Turkey, Arab countries, Iran,
 * South and East Asia and Africa, and of Europe's nine languages where the other lists lack them, folded; none is among
 * the 9,000 most frequent words of these languages.
 */
export const SURNAMES_FURTHER_COUNTRIES = `
abazi abbasov abdelkader abdullahi abdullayev abdulrahman abebe abela abiola abolins abou acar acharya acheampong addo ademi ademovic aden adesanya
adewale adeyinka adhikari adjei adomaitis afshar aggarwal agirre agius agyei agyeman ahluwalia ahmadov ahmetovic aigbe akbas akbulut akintola akkad
akkaya akpan akram akyol alabdullah alam alami albayrak alemu alhamad alic aliu aliyev aliyeva almasri almohammad alsaleh alshami altintas altun
amadi amankwah amarasinghe amini amiri amoah ampofo amrani angelovski anghel anokye antwi anwar anyanwu apaza appiah arakelyan aravena araya arikan
arowolo arrizabalaga asadi asamoah asare asfaw ashraf asiedu aslam assefa atalay attard avdic avdiu avetisyan avraham avram awan ayaz aydogan ayele
ayeni aygun ayoub azemi aziz azizi azoulay azzopardi azzouz baah babalola badawi badu baek bagdonas bahrami baig bajraktari bajrami bajric bajwa
bakayoko bakkali bakri balaci balci balciunas balciuniene balogun bandara bangoura barakat baranauskas bardhi baroudi baskan basnet bayraktar bayram
becirovic begic begovic bejan bektas belhadj belkacem benamar benchekroun benhaddou benjelloun bensaid benslimane beqiri berhe berisha berzina
bhandari bhardwaj bhattarai bhatti bhuiyan bilyk bishwakarma bislimi bogdanov bondarenko bonello bonsu botha bouchareb bouzid boyko bozdag brahimi
brar bratianu bucur butkiene butkus buttigieg bytyqi cakir cakmak candan cardozo caruana cassar catacutan ceban cebotari cengic cerniauskas ceylan
chaabane chambi chaudhry cheon cherkaoui cheruiyot cheung chhetri chinwe chiriac chowdhury chuan chuang cinar ciobanu cisse coban coetzee cojocari
cojocaru compaore condori constantin corpuz costea coulibaly crisan dagdelen dahal dahan dahmani dambrauskas danjuma dankwa daoud daoudi darko
darvishi darwish dauti davtyan dayal debono dedic dema dembele demirovic demirtas deniz deol dervishi dhillon diabate diarra dibra didenko dilek
dimaculangan dimovski dincer dissanayake dizdarevic dizon djebbar djuric doan donkor dordevic doumbia dragomir dumitru durak durmaz dushku dwivedi
dzenis edirisinghe edri effiong egbo ekanayake ekinci ekpo elamrani elezi elidrissi elmas emenike enache eneh erbas ergin ergun eroglu ersoy ertekin
esen esfahani eskandari essien etim etxebarria etxeberria ezeh ezekiel fagbemi fakhouri falana fallahi farhadi farouk farrugia fashola faye fazlic
fazliu fedorenko ferreyra fetahu fong fonseka frasheri frimpong gabai galeano gamage gauci gavric gebrehiwot gebremariam gebremedhin gebreselassie
gedi gega genc georgievski getachew gevorgyan ghaderi ghali ghani ghazal ghazaryan gheorghe ghimire ghita girma gjata gjergji gjika gjocaj gjoni
gnagne goikoetxea goksu golubev golubovic gondal govender grech grigas grigoryan grinbergs gueye gulati guliyev guliyeva gultekin gumus gunasekara
gunawardana gunawardena gunay gundogdu gungor gurbuz gurung gutu guven gyamfi habib habte haddadi haidari haileselassie hajdari hajrizi hakobyan
halili halilovic halimi hamadi hamdan hamidi hamza haque hariri harutyunyan hasanaj hasani hasanov hasanova hasanovic hasic hassani hassoun hayat
hazan haziri herath hersi hettiarachchi heydari hijazi hirsi hnatyuk hodzic honchar hordiienko hossain hoti hovhannisyan hoxha hsiao huaman huseynov
huseynova husic hwang hyseni hysi iancu ibekwe ibrahimi ibrahimovic idris igwe ikpeazu ilhan ilie imamovic imeri inan ince iordache iroegbu islami
ismayilov iturbe ivanou ivanov ivanova ivanovski jaber jabri jadhav jafarov jahic jakupi jalali jamshidi jankauskas jankauskiene jashari javed
jayasekara jayasinghe jayasuriya jayawardena jayawardene jayaweera jibril jonaitis jovanovski jutt kaba kabak kabbaj kabore kaddour kadiri kadriu
kahraman kairys kakkar kalkan kalnina kalra kalu kamau kamberi kanan kanoute kapetanovic karabulut karadag karagoz karahan karakas karakaya karakus
karam karaman karapetyan karatas karic kariuki karklins karpovich kartal karunaratne kashyap kassem kastrati kaulins kavak kavaliauskas
kavaliauskiene kavaliou kazem kazemi kazlauskas kazlauskiene kazlou kazlouski kebede keles kelmendi khachatryan khademi khadka khalaf khaled khani
kharchenko khatib khattak khatun khelifi khosravi khurana kilinc kimani kipchoge kiptoo kiyani klavins klymenko kocak koech koffi koita koksal konan
konate kostenko kostovski kouadio kouakou kouame kouassi koulibaly kovalenko kozlov kraja krasnici krasniqi kravchenko krumina kryeziu kucuk kuffour
kumara kundu kuqi kurtovic kutlu kuusk kuzmenko kuznetsov kuznetsova kwan kwarteng kwok laci lakmal lamrani latif lawal lebedev levchenko liepina
limani limbu liyanage lizarraga lleshi lodhi lotfi lukosevicius lungu lupu lushaj lusis luthra macaraeg madu madushanka magar magbanua mahamud
maharjan mahlangu mahmoud maiga majumdar majumder makki maleki maliqi malki mamani mammadov mammadova mansouri manukyan marchenko margaryan
marinescu markovski marku martirosyan martynyuk maseko masri mazhar mbah mballo mbaye mehmedovic mehmetaj mehmeti mehmood mejri mema memic memon
mendis mendy mengistu messaoudi metin micallef mikalauskas milosevic mirkovic mirzaei mitrevski mitrovic mizrahi mkrtchyan mockus mohseni mokoena
moldovan molefe mondal morina morozov moskalenko moussaoui mrabet mthembu muca mughal muja mujic mukherji mulaj mulugeta munasinghe munteanu
muratovic muresan murtezi musliu mustafayev mustafic muthoni mutlu mwangi naderi nagar nanayakkara nanda narula nasri nassar natarajan naumovski
navickas navumenka nawaz ndour neagu nedelcu negash neupane neziri ngcobo nguessan niane niang niazi nica nikolla nikolovska nikolovski njoroge
nkansah nkrumah nnadi nnamani noori norkus nouri novik novikov nuhanovic nuhiu nweke nyarko nzeribe obaseki obeng oberoi obioha ochieng odhiambo
odukoya oduro ofori ogundele ogunleye oguntade oguz ohana ohayon ojha ojukwu okanovic okereke okoth okpara okur okyere oladipo olaizola olatunji
olawale olayinka olteanu oluwole omari omerovic omidi omondi omotosho onal oncu onuoha onwuka onyango opara oparaocha opoku oppong orhan osagie
oshodi osinbajo osmani osmanovic othman ouali ouattara ouazzani ouedraogo oyedepo oyelaran oyelowo ozan ozbay ozbek ozer ozgur ozmen ozola pacolli
padmanabhan panchenko pangilinan pariyar parlak parvizi pascu pasic pathak pathirana paulauskas paun pavlenko pavlov pavlovs pawar peci pehlivan
peiris pekcan peretz pereyra petcu petraitis petrauskas petrauskiene petrenko petrosyan petrov petrovska petrovski pillay pintea pireva poblete
pocius poghosyan pokharel ponomarenko popovski poudel pourmohammad pradhan prenga priede prifti qasem qerimi quispe qureshi rachidi radebe rajapaksa
rajapaksha ramadani ramanauskas ramic ranasinghe ranaweera randhawa ranjbar rashid rashidi rastogi rathnayake raudsepp raut rawat redzic regmi
rexhepi rezai riaz rifai rijal rimkus ristevski romanyuk rotari rotich rrahmani ruci rugova rusu rutkauskas rzayev saadi sabbagh sabic sadiku saeed
saeedi safi sahakyan saidi sajjad sakalauskas salah salameh saleem salhi salihovic salihu salman salonga saluja samadi samake samarasinghe samassa
samatar sancak sandu sanhueza sanusi sargsyan sarpong sarr sattari sava savas savchenko savic savickas savickiene sawadogo schembri sciberras sebti
seck segal sehic sejdiu selimi selimovic semyonov senanayake seneviratne seong serban sevim shabani shafiei shahbazi shaheen shaikh shala shami
shapira shapoval sharif shehu shekhawat shevchenko shirazi shkodra shkreli shonibare shrestha shvets siddiqi siddiqui sidibe sikder simkus sinani
sirbu sissoko sithole slimani smirnov smirnova softic soleimani solovyov somani sonko soumah soyinka spahic spahiu spasovski spiteri stanekzai
stankeviciene stankevicius stankovic stojanovic stojanovska stojanovski stojku subedi subotic subramaniam suljic sultani sundaram sydorenko syed
sylejmani taheri tahiri tahirovic talbi talic talukder tamang tamme tanase tanriverdi tapsoba tariq tasci tataru tavakoli tawil tekle temel temiz
tereshchenko tetteh tewari thaci thanasi thapa thapar thaqi tharu thiam ticona tinubu tkachenko toci topal topalli topalovic tosun trabelsi
trajkovska trajkovski tripathi tsegaye tshabalala tsui tuncel turcan turgut turkoglu twumasi tyagi tymoshenko ubah uche uctu uddin udoh ugur ukaj
uluc ulusoy umeh ungureanu unlu urbonas urboniene ursu usman ustun uwais uysal vanderwalt vardanyan vasiliauskas vasiliauskiene vasilyev vasudevan
vasylenko veliu velkovski vella venkatesan vilks vinogradov viswanathan vlad voicu vokshi voloshyn vorobyov vujic walia wardak warsame weerasinghe
wickramasinghe wijesinghe woldemariam worku xhafa xhemajli yacoubi yakubu yassine yatsenko yattara yazici yener yesil yetkin yeung yigit yilmazer
yohannes yousaf yousafzai yousefi yousufi yuce yurchenko yusuf zaharia zaher zahra zaidi zaman zamfir zammit zarei zaytsev zazai zeneli zeqiri
zeroual zewde zhuk zidane zogaj zogu zongo zouaoui zoungrana zubizarreta zukauskaite zukauskas zukauskiene zukic zulic
`;

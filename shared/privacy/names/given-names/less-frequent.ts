/**
 * Less frequent given names of Europe, folded: of older people, of saints and of regions, from general knowledge. None
 * is an everyday word of the nine languages.
 */
export const GIVEN_NAMES_LESS_FREQUENT = `
aage abdon abele abelone abeltje addolorata adelaida adelbert adelgund adelheid adhemar aelwyn aenne aeronwen agapito aglae agripina aisling alaric
albane albertine alceste alcide aldemiro aldina aldric aleid alejo alfonsa alfrida algot aliette alipio almerinda alwijn alwine alzira amandio amaro
amede amilcar anacleto ancelin aneurin angharad anibal annelien annelore annelotte annemie annemieke annetje annibale anselma ansje anthelme anwen
aoife apoloniusz aquilina aquilino arcangelo ariovaldo arlette arlindo armanda armande armel armida arnout arnulf artemio artemisia arwel asmund
ataide athanase augustin augustine aureliano aureliusz avelino aymeric azelie balbina balbino baldassarre balthazar baptistin barend barnaba
bartholomaus bartolo baska baudilio baukje benedikta bengta beniamino berangere bernardina bernhardine bertram bjarke blasa blodwen bogdana bogusz
bonifacia botilda bozydar branwen braulio brechtje briac brieuc brites bronagh bronwen brunhilde brynhild burghard calixte calogera candido caoimhe
caradoc carminda casilda casimir cassilda catalino cecilio ceinwen celedonio celestin celestina celestyna ceri cesarine cesira chrisje ciaran cillian
cipriana claudina cleonice clodagh clothilde coby conall corine cormac costantina crepin crescencio crispulo crocifissa cyriaque czcibor dafydd
dagmara damaso damiao delyth demetria deogracias dermot desdemona desiderio diarmuid diethelm dietlinde dieudonne dieuwke dilwyn dilys dionisia dirkje
dobroslawa domitila donal donatien dorinda dorle dorothee doutzen dulcinea dyta eckart edgard edla edmonde eduina eduvigis edvige eelke egbert
egbertje egidio eglantine ehrenfried ehrentraud eike eilert eilidh eilif eilish einir eirian eirlys eirwen eithne ejnar ejvind eladio elbert eleonore
eleuteria elfed elide eliette eligia elisee eliseu ellemieke eloi eloina elsje eluned elvino elzear emerenciana emerenziana emeteria emilian emilienne
emrys engelbert engeltje enguerrand enriqueta eoghan eoin erdmute erkentrud ermete ernestina ernfrid ersilia erundina escolastica estanislao
estanislau etiennette eudes eufrasia eufrasio eulalie eusebe eustaquio eutimio euzebiusz evangelina evelio evertjan evrard ewaryst exuperio eyvind
falko fanchon faustin faustina faustyna fearghal fedde felicien felipa felisberto fernande ffion fiacre fiadh fiete filomeno finola fionnuala fiorenzo
firmin firmino flavien flawia floortje florbela florentyna florinda folkert foulques fransje frederica frederieke freerk frej fridolin friedbert
friederike friedlinde fritiof fructuoso fuencisla fulbert fulgenzio gaetane galice gaudencio gavino geeske gelsomina genara genaro genesio geraint
geraud gerbrand geremia gerhild gerlando germund gerold gerrie gersende gertrudes gervasia gervasio gerwazy gesine gethin giambattista gijsbrecht
gilberta gilberte gisbert giselher glenys glicerio glyndwr gniewko godefroy godehard godofredo gontran gonzague goossen goronwy gosia gottlieb
graciete gracinda gracja gracjana grainne gratien gratienne grietje gruffydd grzymislawa gualtiero guenaelle guenole guerrino guilhermina gullan
gunborg gundolf gundula guusje gwendal gwenn gwilym gwladys gwynfor gysbert hadwig haldis halinka halldis halszka halvdan hanka heddwyn hedwige hefin
heiderose heilwig heimo heitor heladio helfried heliodor helmar helmtrud heloise hendrikus heniek henka henriqueta heraclio herborg herculano hermance
hermine herminio hermogenes hieronim hilaire hilaria hilbert hilding hillechien hinrich hipolit hiske holmfrid honorata honorin honorine honorio
horstmar hroar hubertine hubertus hugbert hyacinthe hylke hywel iacopo iain idalia idalina ieuan ifor ignace ildefonso illtyd ilsebill ilsetraud
inacia indalecio ingalill ingela ingelore ingobert iolo iorwerth iraide irenee irmela irmfried isaltina isaure isidoro islwyn ismenia itxaso jacomijn
jacquemine jacquotte jadzia jagienka jagna jannetje jantien januario jaropelk jaroslawa jehan jeltje jeremi jeronima jerusa jesuina jesusa jetske
jitske jocelyne jochem jofrid jorgina josselin jouke joukje jowita judicael judite jurjen justyn jytte kasandra kaska katrijn keld kettil kirstine
klaartje koert kolbjorn kordula kresten krijn krijntje kunibert kwiryn ladislao ladislas ladyslaw laurentine laurinda leandra leberecht leentje
leocadie leocadio leonce leoncio leonel leonida leonilde leontine leopoldina leopoldine liboria licinio lidewij liduina lieuwe lijsbeth lindaura
linhard liselott lisette liwia lleucu llewelyn llinos lolek longina longinos lorcan louison lowri lubbert lubin luchino lucila ludomir luitgard
luitpold lukrecja macario magni mahaut mairead malachy marcelin marceline marcjan marcolino mared margarethe marinette marzanna matea mathurin maugan
maximiano maximilien maximina mechteld meinir meinolf meinou melaine melchior melchiorre melchora meleri melitona melusine meredydd merfyn merten
meurig micha miep milowit miquelina modgun morag morfydd morwenna muireann murdo myfanwy myrddin nadzieja narcyz natercia nazzareno neidhart nelinho
nemesia nerys nicaise nicasio nicodemo nicolien noella noellie norea notburga nuala nynke obdulia oddbjorg oderisio odete odilo odilon oktawian
olegario olgierd olwen onesime onesimo onofre onorina onufry oonagh oriane orjan oronzo ortwin oscarina oscarine osvald othilia othmar otje ottaviano
ottfried otthein ottokar ozanne padraig palmiro pancrazio pankracy pantaleon pascaline pascoal pascuala patrycjusz peder pelagie peredur pernelle
petronella petronille philibert philomene piergiorgio pieternel plinio plutarco policarpo protazy przemko przemyslawa quintin quintino quirin quiteria
quiterio radegund radomil radoslawa raffaella ragnvald raimund rainald rainhard rainier reinfried reinhild reinout remigio remko rhodri rhona rhydian
rienk rigbert robustiano roderich roelf roelien rogatien rogelia roisin romaric rombaut romeu romilda romuald romualdo roosmarijn rosalina roselyne
rosine rosolino rotraud rozyczka ruairi rufina ruurd rysiek sabin sabino sagrario salustiano salvatrice sambor samuela saturnin seamus sebastiana
sebastienne seerp segismundo senan seppl seraphin sergiusz sibren siegmar sigismondo sigismund sigolene sijtske sikke silvina sinforosa siobhan sioned
siriol sissel sixtine sjoerdtje sjoukje slawoj smeralda sofronio solbritt sonke sorcha stanislao staszka styrbjorn sulislaw sunniva svenning swaantje
swietlana swietopelk sykstus sytske sytze syver szymona tadea tadek tancrede tarsicio tassilo tecle tegwen telemaco teleri telesfor telesforo
telesphore teodolinda teofila teotonio teresina theda theodule theunis thiemo thorkild thyra tiburcio tijmen tilmann tiphaine tirion tjalling tolislaw
tomasia tomine tommasina tomos tonnie torborg torcato tordis torild torquil traudl traute trudbert tryggve tsjerk tudur tugdual turlough tycjan uilke
ulbe umbelina umberta ursulina valentijn valerian valeriana vebjorn venancia venancio venceslas venerando verena victorin victorino vilgot vilhelmina
vincentius vinzenz violaine virgile virginio viriato vitaliano vitorino vittorino volkbert walburga walfried wandrille wawrzyniec wenancjusz wendelin
wibke wiebe wiebren wiepke wietse wietske wigbert wilhelmus willibald wincenta wisenna wobbe wojmir wojslawa wolfhard wubbo wytske xaviere ymke
ysaline yseult ysobel zbyslaw zeferino zefiryn zenaida zenobiusz zephyrin ziska zoelie zoja zosimo zwaantje zweder zygfryd cornelius
`;

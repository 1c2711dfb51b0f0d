import { phraseSet } from '../word-set.ts';

/**
 * Works, figures, brands, dishes, drinks, plants and ships that are written like a person, of two words or more, folded
 * and without full stops and apostrophes; none has a name that is common for persons. Historical persons count as
 * persons.
 */
export const NAMESAKES: ReadonlySet<string> = phraseSet(
  // Books, plays, operas, films, and the figures in them.
  `anna karenina,jane eyre,oliver twist,david copperfield,tom sawyer,huckleberry finn,harry potter,sherlock holmes,hercule poirot,miss marple,james bond,jason bourne,forrest gump,billy elliot,
  erin brockovich,doctor zhivago,doktor schiwago,doctor who,peter pan,peter grimes,peer gynt,mickey mouse,micky maus,donald duck,daisy duck,charlie brown,lucky luke,king kong,lara croft,indiana jones,
  tom and jerry,tom und jerry,thelma and louise,bonnie and clyde,wallace and gromit,romeo and juliet,hansel and gretel,bob the builder,fireman sam,peppa pig,postman pat,paddington bear,dorian gray,sweeney todd,
  moll flanders,tess of the durbervilles,silas marner,barnaby rudge,barry lyndon,sir gawain,mrs dalloway,miss saigon,calamity jane,maid marian,friar tuck,king lear,
  frau holle,hans im gluck,hans huckebein,max und moritz,till eulenspiegel,hansel und gretel,tristan und isolde,romeo und julia,emilia galotti,effi briest,wilhelm tell,
  minna von barnhelm,jim knopf,pippi langstrumpf,ronja raubertochter,bibi blocksberg,benjamin blumchen,peppa wutz,feuerwehrmann sam,kaptn blaubar,kapitan blaubar,kapitan iglo,rumpelstilzchen,
  nathan der weise,der kleine prinz,emil und die detektive,
  amelie poulain,jules et jim,manon lescaut,manon des sources,eugenie grandet,therese raquin,therese desqueyroux,cyrano de bergerac,arsene lupin,jean de florette,petit nicolas,le petit prince,
  pere goriot,pere noel,pere castor,monsieur patate,madame butterfly,madame bovary,capitaine fracasse,capitaine nemo,capitaine haddock,tristan et iseut,romeo et juliette,
  don juan tenorio,don giovanni,don abbondio,dona perfecta,fortunata y jacinta,pepita jimenez,bernarda alba,lazarillo de tormes,
  manolito gafotas,romeo y julieta,hansel y gretel,juan sin miedo,
  gian burrasca,mattia pascal,zeno cosini,hansel e gretel,romeo e giulietta,mastro don gesualdo,lucia di lammermoor,francesca da rimini,
  dom casmurro,frei luis de sousa,ze carioca,ze do telhado,
  pan kleks,pan twardowski,pan wolodyjowski,piotrus pan,pani bovary,pani dulska,pani dulskiej,konrad wallenrod,janko muzykant,kubus puchatek,krol macius,krol maciusia,koziolek matolek,jacek i placek,
  ania z zielonego wzgorza,szatan z siodmej klasy,jas i malgosia,
  jip en janneke,dik trom,pietje bell,pluk van de petteflat,kapitein iglo,hans en grietje,suske en wiske,max havelaar,karel ende elegast,lucky luuk,
  gosta berling,gosta berlings,nils holgersson,pippi langstrump,ronja rovardotter,emil i lonneberga,karlsson pa taket,alfons aberg,kalle anka,kalle blomkvist,froken julie,mio min mio`,
  // Firms and brands.
  `grant thornton,baker tilly,booz allen,marsh mclennan,willis towers watson,jones lang lasalle,cushman wakefield,cushman & wakefield,fortnum & mason,harvey nichols,
  charles tyrwhitt,hargreaves lansdown,virgin atlantic,ann summers,sara lee,betty crocker,aunt bessies,mr kipling,mr whippy,jimmy choo,
  jimmy johns,papa johns,ben & jerrys,marie claire,marie stopes,st john ambulance,russell hobbs,morphy richards,black & decker,fisher paykel,fisher & paykel,stanley black & decker,
  bruno banani,jack & jones,ernstings family,
  villeroy & boch,bahlsen leibniz,fritz kola,
  jules destrooper,jeff de bruges,bonne maman,michel et augustin,loic raison,
  baume & mercier,patek philippe,audemars piguet,girard perregaux,charles & alice,pere dodu,nicolas feuillatte,laurent perrier,louis roederer,pol roger,veuve clicquot,
  pepe jeans,don algodon,tio pepe,ramon bilbao,martin codax,robert mondavi,pedro ximenez,jose cuervo,marques de caceres,marques de riscal,conde de godo,
  nonno nanni,santa margherita,san benedetto,san pellegrino,
  jose maria da fonseca,ramos pinto,casal garcia,
  jan iii sobieski,pani walewska,
  douwe egberts,van gend en loos,gustaf vasa`,
  // Drinks and dishes.
  `bloody mary,tom collins,rob roy,harvey wallbanger,earl grey,lady grey,stella artois,jack daniels,sailor jerry,william lawsons,johnnie walker,
  beef wellington,filet wellington,eggs benedict,peach melba,pfirsich melba,peche melba,pesca melba,birne helene,poire belle helene,crepe suzette,crepes suzette,crepes suzettes,steak diane,victoria sponge,caesar salad,
  arnold bennett,lobster thermidor,beef stroganoff,sole colbert,gustav adolf bakelse,gustav adolfsbakelse,biff rydberg,jansson frestelse,janssons frestelse,karl xii,
  gomes de sa,ze do pipo,abade de priscos,zuppa inglese,coppa danimarca,furst puckler,prinz friedrich,konig ludwig,
  tarte tatin,reine de saba,dame blanche,croque madame,croque monsieur`,
  // Varieties of plants.
  `granny smith,pink lady,lord lambourne,louise bonne,louise bonne davranches,beurre hardy,general leclerc,williams christ,martin sec,reine claude,regina claudia,
  reina claudia,rainha claudia,reine des reinettes,king edward,maris piper,belle de fontenay,prinses irene,prinses beatrix,prins claus,queen of night,queen of sweden,gertrude jekyll,
  madame hardy,madame alfred carriere,mme alfred carriere,madame meilland,papa meilland,pierre de ronsard,abraham darby,charles de mills,constance spry,ferdinand pichard,louise odier,
  ghislaine de feligonde,festiva maxima,nelly moser,general sikorski,mrs cholmondeley,comtesse de bouchaud,king alfred,bishop of llandaff,
  mister lincoln,baron girod de lain,dame de coeur,gloria dei,rosa mundi,zephirine drouhin,felicite perpetue,cecile brunner,mme isaac pereire,madame isaac pereire,ena harkness,
  prinses maxima`,
  // Ships, and other things so often named after a person that the name alone means them.
  `gorch fock,rickmer rickmers,alexander von humboldt ii,wilhelm gustloff,dar pomorza,zawisza czarny,prinz eugen,mary rose,cutty sark,queen mary,andrea doria,juan sebastian elcano,juan sebastian de elcano,
  willem barentsz,karel doorman,belle poule,marie celeste,mary celeste,la carmencita`,
);

import { wordSet } from '../word-set.ts';

/** Words for relatives, neighbors and professions, folded: the word after them is a name even if it is not listed. */
export const KIN: ReadonlySet<string> = wordSet(
  `marito moglie figlio figlia fratello sorella marido esposa esposo hijo hija hermano hermana suegra suegro mari epouse epoux fille fils frere soeur belle-mere beau-frere tochter sohn mutter vater ehemann ehefrau lebensgefahrtin lebensgefahrte schwiegermutter bruder schwester zoon dochter echtgenoot echtgenote vriendin broer zus mulher filho filha irmao irma mae pai namorado namorada maz corka syn ojciec matka meza corke syna corki brat siostra hustru hustrun dotter dottern sonen fadern brodern svarmodern sambo sambon syster brorsa mamma pappa svarmor daughter husband wife son-in-law daughter-in-law stepson stepdaughter grandson granddaughter niece nephew fiance fiancee
  teacher nurse neighbour neighbor colleague caretaker caregiver rep lararen lararinnan vaktmastare vaktmastaren grannen kollegan sjukskoterskan skotaren elev eleven nauczyciel nauczycielka
  nauczycielki sasiad sasiadka sasiadki sasiada kolega kolezanka koledze kolezance kolezanki wozny wozna pielegniarka maestra insegnante bidello bidella collega vicina inquilina infermiera
  infermiere companero companera profesora vecino vecina conserje enfermera enfermero colega professora vizinho vizinha porteiro enfermeira juf buurman buurvrouw concierge
  advokat advokaten pastor docent capitan capitano sargento sergente tenente lieutenant luogotenente abogado abogada avvocato avvocata advogado advogada advocaat adwokat
  notario notaria notaio notaire notaris notariusz inspectora ispettore inspecteur dottoressa ksiadz ksiedza dyrektorka koleg kolezankom collegue colegas sasiedzi
  verpleegkundige oppas voisin voisine maitresse gardien gardienne infirmiere infirmier collegue
  enkelin enkelkind urenkel schwager schwagerin schwiegervater schwiegersohn schwiegertochter oma opa grossmutter grossvater tante onkel cousin cousine neffe nichte stiefsohn
  stieftochter stiefmutter stiefvater stiefbruder stiefschwester zwillingsbruder zwillingsschwester halbbruder halbschwester patentante patenonkel patenkind partnerin lebenspartner
  lebenspartnerin verlobte verlobter gattin gatte
  stepfather stepmother stepbrother stepsister grandfather grandmother granddad grandad grandma grandpa mother-in-law father-in-law brother-in-law sister-in-law half-brother
  half-sister twin-brother twin-sister godmother godfather godson goddaughter aunt auntie uncle caretaker
  nonno nonna cognato cognata genero nuora suocero suocera nipote cugino cugina zio zia patrigno matrigna fidanzato fidanzata compagna compagno mamma babbo 
  abuelo abuela nieto nieta cunado cunada yerno nuera tio tia sobrino sobrina padrastro madrastra novio novia mama papa
  avo avos cunhado cunhada genro sobrinho sobrinha padrasto madrasta padrinho madrinha afilhado afilhada noivo noiva companheiro companheira sogro sogra enteado enteada
  beau-pere belle-soeur belle-fille beau-fils gendre petit-fils petite-fille grand-mere grand-pere mamie papy oncle neveu filleul filleule parrain marraine compagne compagnon
  concubin concubine maman
  kleinzoon kleindochter zwager schoonzus schoonzoon schoondochter schoonmoeder schoonvader schoonbroer oom neef stiefmoeder stiefvader stiefzoon stiefdochter verloofde tweelingbroer
  tweelingzus moeder vader huismeester
  wnuk wnuka wnuczka wnuczki wnuczke babcia babci babcie dziadek dziadka tesciowa tesciowej tesc tescia szwagier szwagra szwagierka szwagierki ziec ziecia synowa synowej ciocia cioci
  ciotka wujek wujka kuzyn kuzyna kuzynka kuzynki bratanek bratanica siostrzeniec siostrzenica ojczym macocha pasierb narzeczony narzeczona partnerka
  barnbarn barnbarnet svager svagern svagerska svagerskan svarfar svarson svardotter mormor morfar farmor farfar moster farbror morbror kusin kusinen styvmamma styvmamman styvpappa
  styvpappan styvson styvdotter tvillingbror tvillingsyster gudmor gudfar fastmo fastman`,
);

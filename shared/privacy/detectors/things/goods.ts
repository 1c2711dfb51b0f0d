import { wordSet } from '../../word-set.ts';

/**
 * Furniture, textiles, clothes, plants, food, animals and vehicles before a single name, folded, in nine languages. No
 * word that is also a verb or a duty, because "ring Anna" and "crane Petersen" name persons.
 */
export const GOODS: ReadonlySet<string> = wordSet(
  `locomotive tram submarine satellite turbine telescope armchair couch recliner futon dresser cupboard curtain curtains duvet pillow pillows blanket towel towels handbag backpack necklace bracelet
  earrings perfume lipstick shampoo sandal sandals trainers skirt blouse cardigan teddy puppet clematis tulip dahlia peony hydrangea geranium camellia fuchsia rhododendron begonia potato potatoes apple
  apples pear pears plums strawberry tomatoes lettuce cow heifer ewe hen parrot tortoise typeface wallpaper saucepan casserole teapot
  lokomotive strassenbahn satellit teleskop liege kinderbett hochbett etagenbett matratze kissen bettdecke vorhang vorhange gardine gardinen spiegel kerze bluse hose jacke pullover strickjacke stiefel
  sandale sandalen handtasche rucksack halskette armband ohrringe parfum puppe stofftier tulpe dahlie pfingstrose hortensie geranie kamelie kartoffel kartoffeln apfel erdbeere tomaten kopfsalat kuh
  ziege henne fohlen papagei schildkrote pfanne teekanne geschirr besteck garn tapete fliese fliesen
  tramway matelas coussin coussins couette oreiller rideaux nappe miroir bougie bougies robe jupe chemise chemisier veste manteau pantalon gilet bottes sandales ceinture chapeau collier shampooing
  poupee peluche rosier tulipe pivoine hortensia camelia clematite fraise laitue vache brebis chevre poulain perroquet tortue theiere vaisselle tissu carrelage
  locomotora tranvia submarino satelite cojin cojines edredon almohada cortina cortinas espejo jarron vestido falda camisa blusa chaqueta abrigo botas sandalia sandalias bolso mochila cinturon
  sombrero pulsera perfume champu muneca tulipan dalia peonia geranio lechuga melon patata patatas manzana fresa ensaladilla gazpacho merluza ternera oveja gallina poni potro loro tortuga sarten
  cazuela tetera vajilla azulejo
  locomotiva sottomarino materasso cuscino cuscini piumone coperta specchiera candela candele gonna camicia giacca cappotto pantaloni maglione stivali sandali borsa zaino cintura cappello collana
  bracciale profumo rossetto bambola tulipano ortensia lattuga melone patate fragola mucca pecora gallina puledro pappagallo tartaruga pentola teiera piastrella piastrelle finitura finiture
  locomotief onderzeeer satelliet kussen kussens dekbed deken gordijn gordijnen kaars kaarsen jurk bloes laarzen sandaal rugzak knuffel pioenroos aardappel aardappelen aardbei geit papegaai
  schildpad theepot servies tegel tegels matras jas schoen schoenen taart soep appel tapijt fiets tas
  sapato sapatos armadio armadi armoire imprimante velo zapato zapatos ensalada alfombra bicicleta
  colchao almofada almofadas edredao espelho vestidos saia casaco calcas camisola chapeu pulseira boneca tulipa alface melao batata batatas morango vitelo ovelha galinha papagaio tartaruga panela
  bule escova aspirador varinha
  lokomotywa turbina lozko materac poduszka poduszki koldra zaslona zaslony lustro swieca swiece wazon sukienka spodnica koszula bluzka kurtka plaszcz spodnie sweter kozaki torebka plecak kapelusz
  naszyjnik bransoletka perfumy szminka szampon maskotka piwonia hortensja pelargonia ziemniak ziemniaki jablko jablka truskawka krowa kucyk papuga garnek czajniczek tkanina plytka plytki
  sernik sukienke kurtke bluzke tort zupe salatke sofe zaslone szafe drukarke kamere poduszke dywan torbe komode fotela szafa komoda
  madrass kudde kuddar tacke gardiner klanning kjol skjorta blus byxa byxor troja stovlar ryggsack halsband schampo docka gosedjur pelargon klematis potatis skoldpadda gryta tekanna kakel skapet
  hyllan soffan fatoljen lampan mattan sangen kudden`,
);

import { wordSet } from '../../word-set.ts';

/** Institutions, shops and companies before a name, folded, in nine languages, except those that an ending identifies. */
export const INSTITUTIONS: ReadonlySet<string> = wordSet(
  `preschool dispensary supermarket gartencenter baumarkt supermarkt krankenkasse sparkasse kreissparkasse volksbank raiffeisenbank stadtwerke stadtverwaltung hauptverwaltung gemeindeverwaltung
  pflegedienst lieferdienst winterdienst reinigungsdienst sozialstation tagespflege zeltplatz campingplatz freibad hallenbad jugendzentrum sanitatshaus autovermietung genossenschaft
  wohnungsbaugenossenschaft baugesellschaft forderverein sportgemeinschaft freiwilligenfeuerwehr polizeiinspektion landratsamt finanzamt amtsgericht landgericht bezirksamt jugendamt gesundheitsamt
  mutuelle mutuelles prefecture mairie ehpad foyer maternite dispensaire laverie droguerie quincaillerie jardinerie animalerie auberge mediatheque ludotheque copropriete cooperative societe societes
  scp selarl sarl sasu eurl gaec scea association fromageries papeteries biscuiteries conserveries rectorat conservatoire
  mutua mutualidad cooperativa ayuntamiento diputacion consejeria concejalia juzgado notaria comisaria parroquia ludoteca piscina albergue hostal posada parador meson taberna tasca fonda estanco bazar
  drogueria lonja cofradia hermandad sociedad asociacion agrupacion urbanizacion
  municipio prefettura questura tribunale procura parrocchia oratorio agenzia consorzio societa associazione confraternita circolo ricevitoria tabaccheria locanda albergo pensione
  tuincentrum bouwmarkt zorgverzekering zorgverzekeraar ziektekostenverzekeraar woningcorporatie woningstichting thuiszorg huisartsenpost gezondheidscentrum zorgcentrum woonzorgcentrum verpleeghuis
  kinderopvang peuterspeelzaal kinderboerderij waterschap gemeentehuis sportpark zwembad uitgeverij drukkerij slijterij bakkerij maatschappij vennootschap
  camara conservatoria cartorio esquadra paroquia infantario associacao sociedade pousada estalagem albergaria hospedaria marisqueira churrasqueira gelataria padarias drogaria fazenda
  spoldzielni urzad starostwo parafia przedszkole zlobek osrodek stowarzyszenie towarzystwo spolka spolki wspolnoty schronisko restauracja pizzeria politechnika politechniki
  forsakringskassan kommunen landstinget foreningen forbundet bostadsrattsforeningen brf samfalligheten vardcentralen vardcentral lasarettet folktandvarden apoteket biblioteket stadsbiblioteket
  simhallen ishallen matbutiken butiken gymnasiet hogskolan universitetet mejeriet bryggeriet slakteriet tryckeriet forlaget aktiebolaget kommune bornehave vuggestue`,
);

/** Endings of institutions and companies in German, Dutch and Swedish, folded. */
export const INSTITUTION_ENDING: RegExp =
  /^.{3,24}(?:versicherung|verzekering|forsakring|verwaltung|zentrum|centrum|gesellschaft|genossenschaft|gemeinschaft|vermietung|markt|opvang|stichting|stiftung|corporatie|kliniek|vereniging|kassan|linjen|centralen|foreningen|forbundet|stiftelsen|bolaget|affaren|butiken|kliniken|mottagningen|hotellet|museet)$/;

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
  schildpad theepot servies tegel tegels
  colchao almofada almofadas edredao espelho vestidos saia casaco calcas camisola chapeu pulseira boneca tulipa alface melao batata batatas morango vitelo ovelha galinha papagaio tartaruga panela
  bule escova aspirador varinha
  lokomotywa turbina lozko materac poduszka poduszki koldra zaslona zaslony lustro swieca swiece wazon sukienka spodnica koszula bluzka kurtka plaszcz spodnie sweter kozaki torebka plecak kapelusz
  naszyjnik bransoletka perfumy szminka szampon maskotka piwonia hortensja pelargonia ziemniak ziemniaki jablko jablka truskawka krowa kucyk papuga garnek czajniczek tkanina plytka plytki
  sernik
  madrass kudde kuddar tacke gardiner klanning kjol skjorta blus byxa byxor troja stovlar ryggsack halsband schampo docka gosedjur pelargon klematis potatis skoldpadda gryta tekanna kakel skapet
  hyllan soffan fatoljen lampan mattan sangen kudden`,
);

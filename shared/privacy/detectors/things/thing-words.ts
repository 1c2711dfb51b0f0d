import { isListedName, listedBits, SURNAME } from '../../names/name-bits.ts';
import { remembered } from '../../remembered.ts';
import { wordSet } from '../../word-set.ts';
import { GOODS } from './goods.ts';
import { THINGS_AFTER, THINGS_BEFORE } from './named-after.ts';

// Trades, shops, farms and rooms before a name, folded, except those that an ending identifies.
const TRADES_BEFORE: ReadonlySet<string> = wordSet(
  `stal stall hof gard gaard fattoria agriturismo masseria cascina podere finca granja rancho herdade hacienda gospodarstwo farma ferme farm manege stud kwekerij boerderij
  firmy firme etablissements ets maisons cabinet entreprises studio impresa ferramenta autofficina officina officine oficina oficinas casas talho mercearia kiosk
  zaklad sklep kancelaria przychodnia apteka uslugi gabinet salon serwis biuro pensjonat zajazd karczma gospoda dom butik affar krog kafe cafeteria kiosken
  optik sanitar elektro kfz autoteile reisen gasthaus gasthof gaststatte pension weinhaus cafe konditorei fotostudio tanzschule fahrschule grundschule
  realschule hauptschule gesamtschule kita kindergarten seniorenheim pflegeheim altenheim tierheim forskola forskolan hemtjanst begravningsbyra akeri akeriet bageri bageriet snickeri
  maleri plateri verkstad bilverkstad begravningsbyran maskinfirma optica opticas funeraria pompes etude creche maternelle asilo scuola materna elementare nido
  ambulatorio poliambulatorio ostello rifugio baita bagno lido trattoria osteria bistro bistrot snack chalet gite camping kamping rederij molen camperplaats apotheek   huisartsenpraktijk praktijk kapsalon rijschool basisschool kinderdagverblijf verzorgingstehuis buchhandlung weinhandlung tierhandlung kunsthandlung bioladen weltladen hofladen buchladen blumenladen autohandel fietsenhandel wijnhandel boekhandel drogisterij
  suite apartment apartman appartement apartamento appartamento apartament lagenhet rum sal lokal lokalen pavillon pavilion pavilhao pabellon padiglione edificio edificios edifice immeuble
  budynek gebaude byggnaden residencia residence residenza residencial condominio condominium wspolnota osiedla aula auditoriet anfiteatro skrzydlo oddzial station stationen
  rondweg ringvej puente avenida autovia autopista tunel tunnel galleria viaduct viadotto
  vivaio vivai emporio ortopedia oreficeria gioielleria profumeria calzature abbigliamento mobilificio
  pastificio caseificio salumificio oleificio frantoio birrificio lanificio maglificio calzaturificio
  carrozzeria autocarrozzeria autotrasporti tipografia litografia falegnameria vetreria fonderia edilizia
  immobiliare tessitura tintoria sartoria merceria cartoleria rosticceria enoteca distilleria vivero viveros
  hermanos joyeria relojeria zapateria ferreteria carpinteria cristaleria imprenta libreria papeleria fruteria
  carniceria pescaderia charcuteria peluqueria gestoria asesoria autoescuela guarderia ortopedias construcciones
  transportes muebles calzados confecciones conservas aceites embutidos jamones quesos marmoles pinturas
  recambios neumaticos desguaces excavaciones limpiezas pepiniere collectif comite amis garages transports
  meubles chaussures menuiserie charpente plomberie serrurerie imprimerie fromagerie charcuterie boucherie
  poissonnerie pharmacies bijouterie horlogerie cordonnerie pressing fleuriste traiteur vignobles domaines caves
  champagne cognac biscuiterie confiturerie tannerie filature scierie carriere fonderie editora papelaria
  ourivesaria relojoaria sapataria carpintaria serralharia livraria frutaria peixaria salsicharia barbearia
  cabeleireiro lavandaria pastelaria confeitaria moveis calcados confeccoes ortopedica otica clinica viveiro
  viveiros irmaos construtora imobiliaria armazens supermercados adega vinicola cervejaria metalurgica firma
  hurtownia drukarnia ksiegarnia cukiernia piekarnia masarnia rzeznia stolarnia tartak odlewnia browar winiarnia
  zakladu zakladow spoldzielnia przedsiebiorstwo fabryki huty kopalni wydawnictwo velkoobchod obchod pekarstvi
  reznictvi cukrarstvi vydavatelstvi nakladatelstvi vytahy stavby truhlarstvi zahradnictvi lekarna`,
);
// Rooms and parts of buildings, clubs and leagues, tariffs and accounts, styles and classes, machines, dishes and
// storms before a name, including inflected forms.
const KINDS_BEFORE: ReadonlySet<string> = wordSet(
  `room ward theatre block floor lounge auditorium gym workshop berth dock terrace canteen aisle raum besprechungsraum sitzungsraum saal trakt flugel kapelle gang turnhalle amphi salle
  batiment aile pavillon gymnase sala aula auditorio edificio ala gimnasio palestra sede padiglione piano corridoio zaal kamer vergaderruimte vleugel gebouw lokaal sporthal salao ginasio
  setor sector settore bloco sali sala salce skrzydlo pawilonie pawilonu budynku budynek klatce klatka hali rummet rum salen sal aulan lokalen avdelning huset hus flygeln pavilonu pavilon sale tride
  club clubs klub klubu klubben vereniging sportvereniging voetbalclub turnverein sportverein federation federacion federazione federacao liga ligue lega copa coupe coppa taca puchar
  trofeo trophee pokal beker torneo tournoi torneio turniej cupen squadra ploeg druzyna virtus dinamo atletico deportivo sporting polisportiva
  tarif tariff tarifa tariffa tarief taryfa taxa style stil stile estilo styl stijl 
  klass klasse classe clase klasa niveau livello nivel typ tipo type version edition edizione edicion edicao seria serien reihe gamme gama gamma linia
  aplikace aplikacji aplikacja programem programu systemet systemem systemie modulu modulen appen plattform platform plateforme plataforma piattaforma decompte outil gestionale software
  storm stormen sturm depressao niz wyz temporale frente borrasca vortice ciclone burza
  furgo furgoneta camioneta carrinha tug tugboat schlepper faehre fahre remorqueur chalutier remolcador rimorchiatore sleepboot veerboot binnenschip rebocador holownik prom promie farjan isbrytaren bogserbaten
  birne pfirsich poire peche pera pesca pomme pommes pomodoro tomate crepe crepes tournedos filet filetto bistecca biefstuk kotlet kurczak salatka spaghetti ravioli risotto zuccotto coppa
  bolo bolacha bolachas galletas biscoitos kaka kakor tulipe rosier rosa-strauch puxador fotel dzwig dzwigow windy winda lift liften elevator ascenseur ascensore elevador
  zegar zegara zegarem zegary etikety etykiety etykieta wozek wozka wozku
  ronde radio rozglosnia emittente emisora rundfunk einheit unite unidad unita eenheid jednostka enhet wieza tornet torre`,
);
// Furniture, programs, animals and boats, which have a single name, usually a first name.
const GOODS_BEFORE: ReadonlySet<string> = wordSet(
  `app apps applicatie applicazione application applikation aplicacion aplicacao aplikacja anwendung logiciel tool plugin modul module modulo
  bot chatbot robot portal portaal portale serveur servidor serwer servern datenbank database branch repo image container printer scanner kopieerapparaat drukarka skrivare
  ekspres dioda diode led juicer caldera caldaia chaudiere ketel kociol zmywarka pralka odkurzacz czajnik
  fauteuil canape bureau commode etagere buffet tabouret banquette rideau cadeira cadeiras armario armarios candeeiro comoda estante sofas sillon sillones butaca colchon lampe lampen
  leuchte regal regale schrank sessel stuhle hocker kommode stoel stoelen bank kast tafel tafels stol stolar bord lampa lampy soffa hylla skap matta fatolj
  krzeslo krzesla stolik komoda szafa szafka fotel kanapa biurko regaly sedie poltrona divano armadio libreria specchio colonna tavoli scrivania comodino credenza
  sofa bookcase sideboard wardrobe stool bench desk desks tables lamps rug mattress cushion cushions
  pferd stute hengst merrie paard cheval jument cavallo caballo yegua cavalo egua kon klacz hast horse mare stallion boat lifeboat barge dinghy vessel yacht jacht segelboot zeilboot veerboot ferry fahre traghetto
  font fonts schriftart lettertype typsnitt czcionka tipografia carattere
  flakt flakten ventilator ventilatorn lufter ventilateur ventilador ventilatore wentylator forwarder harvester skordaren skordare trockner torken secadora secador essiccatoio suszarnia
  szlaban schranke schlagbaum barriere barrera sbarra slagboom cancela bommen rzezba rzezbe statue statua estatua skulptur skulpturen sculpture escultura scultura posag uroczysko
  nodo nodos nodi node nodes noeud noeuds knoten knooppunt noden servizio coda kolejka cluster klaster kluster ambiente umgebung omgeving entorno environnement srodowisko instanz instance
  instancia istanza instancja gateway router firewall volume partition dashboard pipeline codename
  pod poden pods serwer serwera skrivaren drucker imprimante stampante impressora impresora frachter fartyg fartyget skepp kutter tanker trawler`,
);
// Goods after a name.
const GOODS_AFTER: ReadonlySet<string> = wordSet(
  `hallen plads universiteit universitet university koulu skole bakelse bandage terrier spaniel rottweiler lejon svamp katalog cruises homes serie reizen bookings
  vacuum vacuums hoover kettle toaster mixer spanner screwdriver screwdrivers flask flasks mug mugs cushion cushions wallpaper sofa shelf shelves lamp lamps mattress rug rugs bag bags boots shoes jacket`,
);
// Goods and parts of programs only in lower case: "Allen key", but "Peter Wrench".
const LOWERCASE_GOODS_AFTER: ReadonlySet<string> = wordSet(
  'key keys wrench spanner dish dishes burner burners catheter catheters flask tube module modules dashboard plugin widget firmware',
);
// Trades after a name, capitalized.
const TRADES_AFTER: ReadonlySet<string> = wordSet(
  `bakery butchers butcher plumbing heating electrical roofing builders construction flooring carpentry joinery landscaping scaffolding catering florist florists flowers farm farms
  nursery nurseries brewery winery vineyard vineyards distillery studio studios salon dental opticians pharmacy chemists hardware electricals haulage removals couriers courier
  tours properties estates lettings interiors kitchens bathrooms windows carpets furniture jewellers tailors publishing pictures productions
  associates partners partnership ventures capital trustees foods dairy dairies fisheries seeds engineering recruitment academy autos cars vans tyres
  bau baustoffe holzbau metallbau maschinenbau sanitar heizung elektrotechnik elektro immobilien hausverwaltung steuerberatung rechtsanwalte bestattungen reinigung gebaudereinigung
  dachdecker malerbetrieb gartenbau landtechnik kaltetechnik kuhllogistik spedition transporte mobel moden optik hof muhle brau brauhaus
  bouw bouwbedrijf installatie installaties schilders tweewielers keukens interieur makelaardij makelaars advocaten notarissen uitvaart tuinen groep autos
  batiment construction electricite chauffage plomberie immobilier paysages freres associes avocats notaires vins
  construcciones reformas obras instalaciones asociados abogados hermanos inmobiliaria viveros automocion
  costruzioni impianti edilizia immobiliare arredamenti serramenti associati fratelli autotrasporti ricambi vini
  construcoes obras instalacoes associados advogados imobiliaria moveis
  budownictwo instalacje meble nieruchomosci wspolnicy adwokaci transport instal bud trans
  fastigheter fastighets bygg byggnads akeri maskin maskiner maleri snickeri redovisning begravningsbyra advokatbyra advokater forlag tradgard entreprenad skola forskola
  forskolan gymnasium minne park parken
  instruments crafts pets petfood bakeries bikes books chemicals chocolates cleaning clothing coaches coffee
  consultants consulting cosmetics drinks energy equipment fabrics fashion fencing fitness footwear forestry
  freight furnishings gardens glass graphics healthcare homes homeware horticulture industries instrument
  insulation investments knitwear labs laundry leather lighting linen locksmiths machinery materials meats
  metals minerals optics organics packaging paints paper plastics poultry printers printing refrigeration
  rentals repairs sausages scales security shipping signs skincare solar steel stoves supplies surfaces tea
  technologies textiles timber toys trailers travel upholstery watches wines woodwork yachts koeltechniek
  installatietechniek bouwmaterialen machines meubelen meubels schoenen fietsen bloemen groenten vlees kaas
  wijnen dranken verhuur verhuizingen schoonmaak beveiliging advies accountants uitzendbureau drukkerij reizen
  techniek loodgieters hoveniers slagers bakkers vastgoed werkzeuge werkzeugbau apparatebau anlagenbau stahlbau
  fahrzeugbau fensterbau ladenbau messebau gerustbau hochbau tiefbau strassenbau bauunternehmen baumaschinen
  landmaschinen feinkost getranke weine fleischwaren backwaren wurstwaren schuhe brillen uhren schmuck
  bekleidung textilien teppiche kuchen fliesen farben lacke kunststoffe chemie pharma medizintechnik messtechnik
  umwelttechnik fordertechnik antriebstechnik haustechnik legno mobili vernici ceramiche marmi tessuti
  alimentari dolci salumi formaggi acque caffe pasta livsmedel mobler verktyg kok glas porslin damask keramik
  metalworks ironworks steelworks glassworks ropeworks boatworks brickworks waterworks art
  textil konfektion skor klader bocker tryckeri el ror plat`,
);
// Waters, mountains, buildings and events after a name, capitalized: "Perry Expedition".
const EVENTS_AND_PLACES_AFTER: ReadonlySet<string> = wordSet(
  `fellowship scholarship professorship trophy festival memorial strait straits gulf channel canal creek glacier desert plateau coast sea ocean reef crater volcano swamp harbour geyser reservoir lighthouse
  fortress barracks raid rebellion revolt uprising massacre affair scandal incident crisis mutiny riots reforms convention compromise armistice offensive siege crusade
  mission voyage expedition tournament championship classic marathon dam`,
);
// Endings of trades and firms in German, Dutch, French, Italian, Spanish, Portuguese, Polish and Swedish.
const BEFORE_ENDING =
  /^.{2,24}(?:erei|betrieb|handel|bedrijf|erij|werkstatt|werkstatten|haus|praxis|studio|winkel|zaak|firma|firman|byra|byran|schule|gymnasium|klinik|kanzlei|apotheke|erie|eria|arnia|ernia|iarnia|ownia|alnia|salon|shop|verlag|forlag|forening|verein|werke|bruk|huset|garden|skolan|skola|kyrkan|kerk|kirche|saal|zaal|raum|buro|gasthof|bauernhof|reiterhof|agentur|gaststatte|manufaktur|kantoor|hoeve|kontor|kontoret|salen|hallen|tornet|rummet)$/;
const AFTER_ENDING =
  /^.{3,24}(?:skola|skolan|gatan|vagen|torget|parken|huset|kyrkan|museet|hallen|salen|rummet|garden|byran|strasse|schule|gymnasium|klinik|platz|halle|stiftung|straat|plein|laan|kade|singel|college|zaal|kerk|werken|werke|logistik|technik|techniek|teknik|technika|handel|transporte|immobilien|betrieb|bedrijf|winkel|fastigheter|akeri|bageri|pladsen|plads|hallerne|gaarden)$/;
// Words for persons that have the ending of a trade: "segreteria", "Valerie".
const LIKE_A_TRADE = wordSet('valerie valeria segreteria bishop archbishop workshop behandel onderhandel verhandel');
const STREET_PART =
  /^(?:strasse|str|gasse|allee|weg|platz|ring|damm|ufer|schule|gymnasium|haus|halle|stiftung|preis|klinik|saal|institut|werk|werke|stadion|brucke|straat|laan|plein|kade|school|college|prijs|skolan|skola|gatan|vagen|torg|torget|priset|huset|fonden|instal|bud|trans|pol|tech|mont|bau|car|med|dent|auto|service|team|shop|it|line|cup|lauf|turnier|lijn|linie|linjen|arena|brug|bron|huis|tunnel|stichting|fonds|museum|bibliotheek|bibliothek|ziekenhuis|krankenhaus|kirche|kerk|kliniek|prijs|pokal|pris|gebouw|zaal)$/;
const STREET_NAME =
  /^.{3,24}(?:strasse|gasse|allee|straat|laan|plein|gracht|kade|gatan|vagen|vegen|veien|gade|torg|torget|skolan|skola|forskola|parken|plads|gymnasium|schule|stiftung|stadion)$/;

/** Whether a folded word before a name makes it the name of a thing: a firm, a farm, a room, a product. */
export const isThingBefore: (word: string) => boolean = remembered(
  (word) =>
    THINGS_BEFORE.has(word) ||
    TRADES_BEFORE.has(word) ||
    KINDS_BEFORE.has(word) ||
    (BEFORE_ENDING.test(word) && !isListedName(word) && !LIKE_A_TRADE.has(word)),
);

/** Whether several folded words begin with a word for a thing that is not a listed name: "bar el muelle". */
export function beginsWithThing([first, second]: readonly string[]): boolean {
  return first !== undefined && second !== undefined && isThingBefore(first) && !isListedName(first);
}

/** Whether several folded words end in a word for a thing that is not a listed name: "Holly Berry Crafts". */
export function endsInThing(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  return words.length > 1 && isThingAfter(last) && !isListedName(last);
}

// "Kaffemaskinen Rosita", "Symaskinen Ester", but not "the machine Sarah ordered"
const MACHINE_ENDING = /^.{2,24}(?:maskin|maskinen|maschine|machine|apparat|apparaten|apparaat|automat|automaten)$/;
// "reservefaergen", "Ausflugsdampfer", "bilfarjan", "rondvaartboot"
const SHIP_ENDING =
  /^.{3,24}(?:faergen?|farjan?|farje|fahre|schiff|schip|boot|baten|skibet|skib|dampfer|kutter|kotter|veerpont|segler|schlepper)$/;

/** Whether a folded word before a single name makes it the name of a product, a program or an animal. */
export const isGoodsBefore: (word: string) => boolean = remembered(
  (word) => GOODS_BEFORE.has(word) || GOODS.has(word) || SHIP_ENDING.test(word) || MACHINE_ENDING.test(word),
);

/** Whether a folded word after a name makes it the name of a thing. */
export const isThingAfter: (word: string) => boolean = remembered(
  (word) =>
    isThingAsWritten(word) || THINGS_AFTER.has(word) || TRADES_AFTER.has(word) || EVENTS_AND_PLACES_AFTER.has(word),
);

/** Whether a folded word after a name makes it the name of a thing even in lower case. */
export const isThingAfterInLowerCase: (word: string) => boolean = remembered(
  (word) => isThingAsWritten(word) || LOWERCASE_GOODS_AFTER.has(word),
);

const isThingAsWritten = (word: string): boolean =>
  (THINGS_AFTER.has(word) && word.length > 3) || GOODS_AFTER.has(word) || AFTER_ENDING.test(word);

/** Whether a folded word is itself a street, a school or a firm: "Konrad-Adenauer-Allee", "Nowak-Instal". */
export function isThingCompound(word: string): boolean {
  const dash = word.lastIndexOf('-');
  return dash > 0
    ? STREET_PART.test(word.slice(dash + 1))
    : STREET_NAME.test(word) && (listedBits(word) & SURNAME) === 0;
}

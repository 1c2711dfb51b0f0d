import type { Draw } from './draw.ts';
import type { Form } from './form.ts';

/** How the addresses of a language are written: streets without a number, numbers, towns and parts of houses. */
interface Addresses {
  readonly streets: string;
  readonly numbers: string;
  /** Each with "S" for the street and "N" for its number. */
  readonly orders: string;
  readonly towns: string;
  readonly parts: string;
}

const LANGUAGES: Readonly<Record<string, Addresses>> = {
  de: {
    streets:
      'Lindenstraße|Lindenstrasse|Lindenstr.|Linden-Straße|Goethe-Str.|Goethestr|Am Mühlbach|Bahnhofplatz|Bahnhofpl.|Schulweg|Birkenallee|Kirchgasse|Uferpromenade|Industriering|Kapellenstieg|Im Winkel|Unter den Eichen|Karl-Marx-Straße|Neuer Damm|Burgwall|Kaiserdamm|Marktplatz|An der Alten Ziegelei|Zur Mühle|Hinter der Kirche|Auf dem Berg|Lange Reihe|Große Bleiche|Vor dem Tor|Mühlenkamp|Holzmarkt|Schlossberg|Seeufer|Königsallee|Alter Markt|Rosenhof|Weinbergstr.|St.-Anna-Str.|Dr.-Karl-Renner-Ring|Straße des Friedens|Str. der Jugend|LINDENSTRASSE|lindenstraße',
    numbers:
      '12|12a|12 a|12A|12-14|12–14|12 - 14|12/14|12/3|12/3/7|Nr. 12|Nr 12|12 b-c|12½|12a-c|Haus 3|12/II|12, Haus B',
    orders: 'S N|S, N',
    towns:
      '28195 Bremen|D-28195 Bremen|DE-28195 Bremen|A-4020 Linz|4020 Linz|CH-8004 Zürich|8004 Zürich|28195 Bremen-Mitte|60311 Frankfurt am Main|60311 Frankfurt a. M.|60311 Frankfurt/Main|06712 Zeitz OT Theißen|78467 Konstanz',
    parts:
      '3. OG|3. Stock links|Whg. 4|Wohnung 12|Top 5|Tür 7|Hinterhaus|Hinterhaus, 2. OG|c/o Brandauer|EG rechts|App. 14|Aufgang B|Stiege 2',
  },
  en: {
    streets:
      "Maple Street|Maple St|Maple St.|Maple Road|Maple Rd|Maple Avenue|Maple Ave|Maple Ave.|Maple Lane|Maple Ln|Maple Drive|Maple Dr|Maple Close|Maple Cl|Maple Court|Maple Ct|Maple Crescent|Maple Cres|Maple Gardens|Maple Gdns|Maple Grove|Maple Gr|Maple Place|Maple Pl|Maple Terrace|Maple Tce|Maple Square|Maple Sq|Maple Mews|Maple Walk|Maple Way|Maple Hill|Maple Park|Maple Rise|Maple View|Maple Row|Maple Boulevard|Maple Blvd|Maple Parkway|Maple Pkwy|Maple Wharf|Maple Quay|Maple Yard|Maple Green|Maple Fold|Maple Croft|Maple Parade|Maple Circus|The Avenue|The Green|High Street|N Maple St|West Maple Street|Old Mill Lane|Kings Road|St John’s Road|St. John's Rd|MAPLE STREET|maple street|Maple Highway|Maple Loop|Maple Trail|Maple Circle|Maple Cir",
    numbers: '12|12a|12A|12-14|12–14|12/3|No. 12|No 12|12½|Flat 3, 12|Flat 3/12|Unit 4, 12|Apt 3, 12|3/12|12 & 14',
    orders: 'N S|N, S',
    towns:
      'Leeds LS6 2AB|Leeds, LS6 2AB|Leeds. LS6 2AB|Leeds, West Yorkshire, LS6 2AB|LS6 2AB|Leeds LS62AB|Dublin 4|Dublin 4, D04 X2K8|Cork, T12 AB34|Springfield, IL 62704|Springfield IL 62704|Springfield, IL 62704-1234|Springfield, Illinois 62704|leeds ls6 2ab',
    parts: 'Flat 3|Apt 4B|Apt. 4B|Unit 7|#12|Suite 210|Floor 2|Top Floor|Room 14|Flat B|Ste. 210|1st Floor',
  },
  fr: {
    streets:
      'rue des Lilas|Rue des Lilas|r. des Lilas|R. des Lilas|avenue Foch|av. Foch|Av. Foch|ave Foch|av Foch|boulevard Voltaire|bd Voltaire|Bd. Voltaire|bld Voltaire|boul. Voltaire|place du Marché|pl. du Marché|Pl du Marché|allée des Tilleuls|all. des Tilleuls|chemin du Moulin|ch. du Moulin|chem. du Moulin|impasse du Puits|imp. du Puits|quai de la Loire|cours Mirabeau|route de Vannes|rte de Vannes|Rte de Vannes|square Monge|sq. Monge|passage du Four|pass. du Four|sentier des Vignes|ruelle du Four|faubourg Saint-Denis|fbg Saint-Denis|rue du Fbg Saint-Denis|résidence Les Pins|rés. Les Pins|lotissement Les Pins|lot. Les Pins|hameau de Kerlann|lieu-dit Kerlann|villa des Roses|montée du Château|côte de la Butte|esplanade du Lac|promenade du Lac|rue du 8 Mai 1945|rue du Gal Leclerc|rue du Dr Roux|r du Moulin|RUE DES LILAS|venelle du Puits|traverse du Puits|voie Romaine|rond-point du Lac|mail des Arts|chaussée de Ghlin|clos des Vignes',
    numbers: '12|12 bis|12bis|12 ter|12 B|12B|12-14|12/14|n° 12|N°12|n°12 bis|12 quater|12, bis|no 12',
    orders: 'N S|N, S|S N|S, N',
    towns:
      '69003 Lyon|69003 LYON|F-69003 Lyon|69003 Lyon Cedex 03|1000 Bruxelles|B-1000 Bruxelles|1204 Genève|CH-1204 Genève|L-1616 Luxembourg|69 003 Lyon|69003 Lyon 3e',
    parts:
      'bât. C|bâtiment C|Bât C|apt 12|appt. 12|appartement 12|app. 12|esc. B|escalier B|3e étage|3ème étage|2e ét.|porte 4|Résidence Les Pins|BP 45|rez-de-chaussée|étage 3|bte 4|boîte 4|chez Brandauer',
  },
  es: {
    streets:
      'calle Mayor|Calle Mayor|C/ Mayor|C/Mayor|c/ Mayor|C. Mayor|C.Mayor|Cl. Mayor|CL Mayor|avenida de la Paz|Avda. de la Paz|Av. de la Paz|Avd. de la Paz|Avda de la Paz|Avda/ de la Paz|plaza del Sol|Pza. del Sol|Plza. del Sol|Pl. del Sol|Pza del Sol|paseo del Prado|Pº del Prado|P.º del Prado|Po. del Prado|carretera de Ronda|Ctra. de Ronda|Crta. de Ronda|camino del Río|Cno. del Río|Cmno. del Río|Camí del Riu|ronda Norte|Rda. Norte|travesía del Pilar|Trav. del Pilar|Tr. del Pilar|Trva. del Pilar|urbanización Los Olivos|Urb. Los Olivos|glorieta de Bilbao|Gta. de Bilbao|callejón del Gato|cuesta del Carmen|bulevar Sur|pasaje Luz|Pje. Luz|Psje. Luz|polígono Sur|Pol. Ind. Sur|P.I. Sur|rambla Nova|Rbla. Nova|carrer Nou|Carrer de Dalt|rúa do Vilar|alameda Sur|costanilla Alta|C/ 3 de Mayo|CALLE MAYOR|calle mayor|barrio Alto|Bº Alto|parque Sur',
    numbers:
      '12|12 bis|12-14|12, 3.º B|12, 3º B|12, 3ºB|12 3º B|12, 3-B|12, bajo|n.º 12|nº 12|núm. 12|12-A|12 A|12, 2.º dcha.|12, 4º izda|12, ático|12, esc. 2, 3.º A|12, pta. 4|s/n|12, bajo A|12, piso 3, puerta 2|12, 1-2|12 - 3 B|12, portal 2, 3º A|12, ent.|12, local 3',
    orders: 'S, N|S N',
    towns:
      '28013 Madrid|28013 – Madrid|28013, Madrid|E-28013 Madrid|28013 Madrid (España)|41001 Sevilla|28013 MADRID|C.P. 28013 Madrid|CP 28013 Madrid|28013 Alcalá de Henares (Madrid)|Madrid 28013',
    parts:
      '3.º B|3º izq.|bajo dcha.|esc. A|portal 4|bloque 2|bloque 2, 3º A|piso 3|puerta 5|ático|apto. 12|Apdo. de correos 45|casa 4',
  },
  it: {
    streets:
      'via Garibaldi|Via Garibaldi|V. Garibaldi|v. Garibaldi|viale Monza|V.le Monza|Vle Monza|V.le Monza|piazza Dante|P.zza Dante|P.za Dante|Pza Dante|Pzza Dante|P.le Loreto|piazzale Loreto|Ple Loreto|corso Italia|C.so Italia|Cso Italia|vicolo Stretto|vic. Stretto|V.lo Stretto|largo Augusto|L.go Augusto|Lgo Augusto|strada Nuova|Str. Nuova|Strada Provinciale 12|S.P. 12|S.S. Adriatica|contrada Macchia|C.da Macchia|Cda Macchia|c.da Macchia|località Poggio|Loc. Poggio|fraz. Poggio|frazione Poggio|borgo Pinti|B.go Pinti|lungotevere Prati|lungarno Serristori|salita Carmine|calle Larga|Campo Santo Stefano|fondamenta Nuove|rione Alto|piazzetta Nuova|galleria Vecchia|traversa Nuova|Trav. Nuova|Via XX Settembre|Via G. Verdi|Via S. Anna|Via F.lli Rosselli|VIA GARIBALDI|via garibaldi|Circ.ne Gianicolense|circonvallazione Nord|Stradone Farnese|rampa Nuova|cascina Rosa',
    numbers:
      '12|12/a|12/A|12a|12 A|12 bis|12/bis|12-14|n. 12|n.12|N. 12|n° 12|12/3|12 int. 4|12, int. 4|12, scala B|12 sc. B int. 4|12 rosso|12/R|snc|s.n.c.|n.c. 12|12 - 14|12 interno 4|12 ter',
    orders: 'S N|S, N',
    towns:
      '40121 Bologna|40121 Bologna (BO)|40121 Bologna BO|40121 BOLOGNA|I-40121 Bologna|IT-40121 Bologna|40121 – Bologna|47921 Rimini RN|CAP 40121 Bologna|Bologna (BO) 40121|00139 Roma|6900 Lugano|CH-6900 Lugano',
    parts:
      'int. 4|interno 4|scala B|sc. A, int. 12|piano 3|3° piano|palazzina C|pal. C|p.t.|c/o Brandauer|appartamento 7|app. 7|edificio B',
  },
  nl: {
    streets:
      "Dorpsstraat|Dorpsstr.|Dorpsstr|Kerkweg|Stationsplein|Stationspl.|Prinsengracht|Beukenlaan|Beukenln|Molenpad|Havenkade|Lindehof|Singel|Oude Dijk|Burgemeester de Vlugtlaan|Burg. de Vlugtlaan|Van Goghlaan|Korte Nieuwstraat|2e Dorpsstraat|Tweede Dorpsstraat|Nieuwe Markt|Grote Markt|Achter de Kerk|Aan de Dijk|De Hoge Brink|Het Hoge Land|Zeedijk|Steenweg|Gentsesteenweg|Brusselse Steenweg|Stwg. op Gent|Heirbaan|Kouter|Rozendreef|Kapelstr.|Plantsoen|Parkboulevard|Boulevard Zuid|Noordwal|Westerkade|Oosterpark|Laan van Meerdervoort|Ln v Meerdervoort|Weg naar Rhijnauwen|'t Zand|DORPSSTRAAT|dorpsstraat|Zandsteeg|Veerstoep|Hofje|Kanaaloever|Bosrand|Eikenhorst|Wilgenhoek|Meent|Warande|Reigersbaan",
    numbers:
      '12|12a|12 a|12A|12-A|12-14|12-III|12 III|12-2|12 hs|12-hs|12 bis|12bis|12 bus 3|12, bus 3|12/3|nr. 12|nr 12|no. 12|12 rood|12 zw|12 b.3',
    orders: 'S N|S, N',
    towns:
      "1012 AB Amsterdam|1012AB Amsterdam|1012 AB AMSTERDAM|1012 ab Amsterdam|NL-1012 AB Amsterdam|9000 Gent|B-9000 Gent|BE-9000 Gent|9000 GENT|3581 KP Utrecht|5211 AX 's-Hertogenbosch|1012 AB  Amsterdam|2511 CV Den Haag",
    parts:
      'bus 4|bus B|2-hoog|3 hoog achter|appartement 4|app. 4|unit 7|verdieping 3|kamer 12|bel-etage|t.a.v. Brandauer|huis 3|box 4',
  },
  pt: {
    streets:
      'Rua da Alegria|rua da Alegria|R. da Alegria|R da Alegria|r. da Alegria|Avenida da Liberdade|Av. da Liberdade|Avª da Liberdade|Av da Liberdade|Avda. da Liberdade|Travessa do Forno|Tv. do Forno|Trav. do Forno|Tr. do Forno|Largo do Carmo|Lg. do Carmo|L. do Carmo|Lgo do Carmo|Praça da República|Pç. da República|Pr. da República|Pça. da República|Praceta Camões|Pct. Camões|Prct. Camões|Beco do Jasmim|Bc. do Jasmim|Calçada do Combro|Cç. do Combro|Calç. do Combro|Estrada de Benfica|Estr. de Benfica|Est. de Benfica|Alameda Sul|Al. Sul|Alam. Sul|Rotunda Sul|Quinta do Lago|Qta. do Lago|Bairro Novo|B.º Novo|Urbanização Sul|Urb. Sul|Caminho do Monte|Cam. do Monte|Rampa Nova|Escadinhas do Duque|Rua 25 de Abril|Rua Dr. Sousa|Rua Eng.º Duarte|Rua S. João|Campo Grande|Cais do Sodré|Rossio|Terreiro do Paço|Ladeira Nova|Vila Nova|Passeio Alegre|Azinhaga Sul|RUA DA ALEGRIA|rua da alegria|Parque Sul|Ruela Nova|Impasse Sul|Lugar da Igreja|Zona Industrial',
    numbers:
      '12|12 A|12-A|12A|n.º 12|nº 12|n. 12|Nº12|12, 3.º Esq.|12, 3º Esq|12 3º Dto|12, 2.º D|12, R/C|12, r/c Dto.|12, rés-do-chão|lote 4|Lt. 4|12-14|12/14|12, 1.º|12 – 3.º Frt.|12, 4.º andar|12, apto 31|12, cave|12 bloco B|s/n|12, bl. B, ap. 31|lote 4, 2.º B',
    orders: 'S, N|S N',
    towns:
      '1100-053 Lisboa|1100-053 LISBOA|1100 Lisboa|P-1100-053 Lisboa|PT-1100-053 Lisboa|1100–053 Lisboa|1100 053 Lisboa|4000-123 Porto|CEP 01310-100, São Paulo|São Paulo - SP, 01310-100|São Paulo/SP|1100-053, Lisboa',
    parts:
      '3.º Esq.|r/c Dto.|2.º andar|bloco B|apto. 31|fração C|1.º Dto|cave|loja 3|sala 12|Apartado 45|casa 2|porta 4|torre B, 7.º A',
  },
  pl: {
    streets:
      'ul. Lipowa|ulica Lipowa|Ul. Lipowa|ul.Lipowa|ul Lipowa|UL. LIPOWA|al. Jana Pawła II|Al. Jana Pawła II|aleja Jana Pawła II|Aleje Jerozolimskie|Al. Jerozolimskie|aleje Jerozolimskie|pl. Wolności|plac Wolności|Pl. Wolności|os. Tysiąclecia|osiedle Tysiąclecia|Os. Tysiąclecia|rondo ONZ|skwer Hoovera|bulwar Filadelfijski|ul. 3 Maja|ul. 11 Listopada|ul. gen. Andersa|ul. ks. Popiełuszki|ul. św. Jana|ul. A. Mickiewicza|ul. Księcia Józefa|szosa Chełmińska|ul. Stara Droga|droga Męczenników|trakt Lubelski|wybrzeże Wyspiańskiego|wyb. Wyspiańskiego|rynek Główny|Rynek Główny|Rynek|ul. Na Stoku|ul. Pod Lasem|przy Lipowej|na Lipowej|ul. Lipowej|zaułek Literacki|pasaż Grunwaldzki|ul. Wojska Polskiego|targ Drzewny|ul. Żwirki i Wigury|ul. lipowa|kol. Borek|wieś Borek|ul. Dr. Jordana|park Sowińskiego|bulw. Dunajcowy',
    numbers:
      '12|12a|12 a|12A|12/3|12 / 3|12a/3|12 m. 3|12 m 3|12 m.3|12/14|12-14|12 lok. 3|12 lokal 3|nr 12|12 lok.3|12/3A|12/14 m. 3|12b lok. 3|12 mieszkania 3|12 m. 3a|12 kl. B m. 3|12 bud. C|12 p. 3',
    orders: 'S N|S, N',
    towns:
      '00-950 Warszawa|00-950 WARSZAWA|PL-00-950 Warszawa|00–950 Warszawa|00 950 Warszawa|30-001 Kraków|43-300 Bielsko-Biała|kod 00-950 Warszawa|w Warszawie|Warszawa 00-950|Warszawa',
    parts:
      'm. 3|mieszkanie 3|lok. 4|lokal U2|klatka B|kl. II|III piętro|3 p.|piętro 3|pok. 214|bud. C|parter|skr. poczt. 45',
  },
  sv: {
    streets:
      'Storgatan|Kungsg.|Kungsg|Kungsgatan|Parkvägen|Parkv.|Parkv|Lindallén|Stora torget|Stora Torget|Björkstigen|Skolgränd|Hamnplan|Västra Hamngatan|V. Hamngatan|V Hamngatan|Norra Kajen|Strandpromenaden|Kyrkbacken|Ringleden|Esplanaden|Sankt Eriksgatan|S:t Eriksgatan|S:ta Annas gata|Söderbyvägen|Gamla Tanneforsvägen|Gla Tanneforsv.|Drottning Kristinas väg|Dr Forselius gata|Per Weijersgatan|Åsgränd|Kvarnbyn|Kajen|Ängen|Sjöstråket|Allégatan|Östra Långgatan|Ö. Långg.|Lilla Fiskaregatan|L:a Fiskaregatan|Kapten Nemos gata|STORGATAN|storgatan|Bergslingan|Ekbacken|Solliden|Granrundan|Mossliden|Ekvägen|Lyckostigen|Kaserntorget|Hamnkajen|Tvärgränden|Lundagård|Rosenlund|Vallmovägen|Trollsländevägen|Södra Ringv.|Brunnsparken',
    numbers:
      '12|12A|12 A|12 a|12B, 3 tr|12 B lgh 1203|12-14|12 lgh 1102|12, lgh 1102|12 3 tr|12, 2 tr|12 nb|12 C 1 tr|nr 12|12 1/2|12:3|12 uppg. B|12, uppg B|12, vån 3|12 bv|12, port C|12 ög',
    orders: 'S N|S, N',
    towns:
      '411 04 Göteborg|41104 Göteborg|411 04 GÖTEBORG|S-411 04 Göteborg|SE-411 04 Göteborg|SE 411 04 Göteborg|111 22 Stockholm|i Göteborg|411 04  Göteborg|586 65 Linköping|411-04 Göteborg|Göteborg',
    parts: 'lgh 1203|lgh 12|3 tr|2 tr ög|nb|bv|vån 3|våning 3|port B|uppgång C|c/o Brandauer|uppg. A|hus 4',
  },
};

const listOf = (list: string): readonly string[] => list.split('|');

function forms(language: string, addresses: Addresses): Form[] {
  const { streets, numbers, orders, towns, parts } = addresses;
  const usual = listOf(numbers)[0] as string;
  const number = (draw: Draw, pattern = usual): string => pattern.replace('12', String(11 + draw.below(80)));
  const usualStreet = listOf(streets)[0] as string;
  const join = (order: string, name: string, written: string): string =>
    order.replace('S', '\x01').replace('N', written).replace('\x01', name);
  const first = listOf(orders)[0] as string;
  const town = listOf(towns)[0] as string;
  const form = (name: string, needsTown: boolean, write: Form['write']): Form => ({
    kind: 'STREET_ADDRESS',
    name: `${language} ${name}`,
    fits: (place) =>
      place.language === language &&
      isWhole(place.value) &&
      (!needsTown || /\d{4}|\d{2}-\d{3}|[A-Z]{2}\d/.test(place.value)),
    write,
  });
  return [
    ...listOf(streets).map((each) => form(`street ${each}`, false, (draw) => join(first, each, number(draw)))),
    ...listOf(numbers).map((each) =>
      form(`number ${each}`, false, (draw) => join(first, usualStreet, number(draw, each))),
    ),
    ...listOf(orders).map((each) => form(`order ${each}`, false, (draw) => join(each, usualStreet, number(draw)))),
    ...listOf(towns).flatMap((each) => [
      form(`town, ${each}`, true, (draw) => `${join(first, usualStreet, number(draw))}, ${each}`),
      form(`town ${each}`, true, (draw) => `${join(first, usualStreet, number(draw))} ${each}`),
      form(`town below ${each}`, true, (draw) => `${join(first, usualStreet, number(draw))}\n${each}`),
    ]),
    ...listOf(parts).flatMap((each) => [
      form(`part ${each}`, false, (draw) => `${join(first, usualStreet, number(draw))}, ${each}`),
      form(`part before a town ${each}`, true, (draw) => `${join(first, usualStreet, number(draw))}, ${each}, ${town}`),
    ]),
  ];
}

// A street and a number, not a part of an address.
const isWhole = (value: string): boolean => /\d/.test(value) && /\p{L}{3}/u.test(value) && value.length >= 8;

/** Addresses of nine languages. */
export const ADDRESS_FORMS: readonly Form[] = Object.entries(LANGUAGES).flatMap(([language, addresses]) =>
  forms(language, addresses),
);

/** Countries, regions and cities whose name could be mistaken for a person's or part of one, folded. */
export const PLACES = `
hong kong
afghanistan africa alabama alaska albania albany alberta algeria america amsterdam andalusia andorra angola ankara annapolis antarctica antwerp aragon
arctic argentina arizona arkansas armenia asia aspen athens atlanta atlantic auckland augusta austin australia austria azerbaijan azores baghdad
bahamas bahrain balkans baltimore bangkok bangladesh barbados barcelona basel bavaria beijing beirut belarus belfast belgium belgrade belize benin
berlin bermuda bern bilbao birmingham bogota bohemia bolivia bologna bombay bonn bordeaux bosnia boston botswana brandenburg bratislava brazil bremen
brisbane bristol britain brittany brno bronx brooklyn bruges brunei brussels bucharest budapest bulgaria burgundy burkina burundi cairo calgary
california kalifornien cambodia cambridge cameroon canada canberra cardiff caribbean carolina castile catalonia chad charleston charlotte chelsea chicago chile
china cincinnati cleveland cologne colombia colorado columbia columbus concord congo connecticut copenhagen crimea croatia cuba cyprus czechia dakota
dallas damascus delaware delhi denmark denver detroit dominica dortmund dover dresden dubai dublin durban dusseldorf ecuador edinburgh egypt england
eritrea essen estonia ethiopia europe fiji finland flanders florence florida france frankfurt friesland gabon galicia gambia gdansk geneva genoa
georgia germany ghana ghent glasgow gothenburg granada graz greece greenland grenada guatemala guinea guyana hague haiti hamburg hampshire hannover
hanover harlem havana hawaii helena helsinki hesse hiroshima holland hollywood honduras honolulu houston hungary iceland idaho illinois india indiana
indonesia innsbruck iowa iran iraq ireland israel istanbul italy jackson jakarta jamaica japan jersey jerusalem johannesburg jordan kansas karachi
kazakhstan kentucky kenya kiev korea kosovo krakow kuwait kyiv kyoto lagos lahore laos latvia lausanne lebanon leeds leicester leipzig lesotho liberia
libya liechtenstein lima lincoln lisbon lithuania liverpool ljubljana lombardy london louisiana lucerne luxembourg luxor lyon macedonia madagascar
madeira madison madras madrid maine malaga malawi malaysia maldives mali malmo malta manchester manhattan manila manitoba marseille maryland
massachusetts mauritius medellin melbourne memphis mexico miami michigan milan milano milwaukee minneapolis minnesota minsk mississippi missouri moldova
monaco mongolia montana montenegro monterrey montevideo montgomery montreal moravia morocco moscow mozambique mumbai munich myanmar nairobi namibia
nantes naples napoli nashville navarre nebraska nepal netherlands nevada newcastle nicaragua nice niger nigeria normandy norway nottingham nuremberg oakland
odessa ohio oklahoma olympia oman ontario oregon orlando osaka oslo ottawa oxford pacific pakistan palau palermo palestine panama paraguay paris
pasadena pennsylvania perth peru philadelphia philippines phoenix piedmont pierre pittsburgh plymouth poland portland porto portugal poznan prague
pretoria provence qatar quebec queens queensland raleigh reykjavik rhode richmond riga romania roma rome rotterdam russia rwanda sacramento salem salzburg
samoa santiago sarajevo saskatchewan savannah saxony scandinavia scotland seattle senegal seoul serbia seville seychelles shanghai sheffield siberia
sicily silesia singapore slovakia slovenia sofia soho somalia southampton spain stockholm strasbourg stuttgart sudan suriname swaziland sweden
switzerland sydney syria taiwan tajikistan tallinn tampa tanzania tasmania tehran tennessee texas thailand tirol togo tokyo toledo tonga toronto
toulouse transylvania trenton tripoli tucson tunis tunisia turin turkey turkmenistan tuscany tyrol uganda ukraine uruguay utah utrecht uzbekistan
valencia vancouver vatican veneto venezuela venice vermont verona victoria vienna vietnam vilnius virginia wales wallonia warsaw warszawa washington wellington
castilla murcia sevilla cordoba jaen caceres salamanca zamora avila segovia soria burgos teruel zaragoza girona cuenca oviedo champagne savoie wurttemberg
holstein franken vorarlberg wallis minho braga malopolska wielkopolska torun bornholm kuba holanda aare maas konigsberg metz sicilia puglia apulien
winnipeg wisconsin wroclaw wyoming yemen york zagreb zambia zeeland zimbabwe zurich
`;

/** Words that make a group of capitalized words the name of a firm, an institution, a place or a work, folded. */
export const ORGANIZATION_WORDS = `
ab academy act ag agency airlines airport algorithm and api associates association authority ave avenue award awards bank bay beach blvd board
boulevard bridge bros brothers bureau bv castle cathedral center centre chapel church cipher city cli client clinic club cluster co code college
committee company consulting container corp corporation council county court cup department dept disease distribution district division docs
documentation dr. drive effect enterprises equation estate festival format foundation framework fund gallery gesellschaft gmbh group guide hall harbor
hill holdings hospital hotel house inc incorporated index industries institute insurance international island isles kg laboratories labs lake lane
language law league library licence license limited llc llp ltd machine magazine mall market memorial method ministry model monument mountain
mountains museum network ngo number nv office open orchestra organization oy park partners partnership pipeline place plc plugin port press principle
prize process productions programming project protocol province publishing railway rd records region release republic research restaurant river road
sa sarl school sdk sea server services society software solutions sons spa square srl st stadium state station store street studio studios syndrome
systems team technologies technology terrace test theater theatre theorem tower town transform tree trust tutorial union university valley ventures
village war way worldwide zoo railroad railway freeway expressway handel stadtwerke fondation fundacja stiftung stichting fondazione fundacion fundacao talleres zaklady sohne figli irmaos synowie hijos
politechnika politecnico politecnica polytechnique assicurazioni assurances versicherung versicherungen seguros verzekeringen ubezpieczenia forsakring forsakringar choklad chocolatier sistemas sistemi servicios servizi spedizioni
transportes trasporti spedition expeditie spedycja viajes viaggi viagens voyages conserves confiserie cosmetics cosmetici kosmetik mobel meubles muebles mobili meubelen meble
boutique brewery bryggeri brouwerij brauerei
politechniki politechnike uniwersytet uniwersytetu uniwersytetem uniwersytecie akademia akademii akademie wydzial wydzialu wydziale instytut instytutu instytucie rada rady radzie
samorzad samorzadu samorzadem samorzadowi samorzadzie parlament parlamentu parlamentem parlamencie zarzad zarzadu zarzadem zarzadowi zarzadzie senatu senacie komisja komisji
komisje komitet komitetu zespol zespolu zespole ministerstwo ministerstwa urzad urzedu urzedzie gminy powiatu starostwo starostwa fundacji stowarzyszenie stowarzyszenia zwiazek
zwiazku spolki spoldzielnia spoldzielni szkoly szkole przedszkole przedszkola szpitala szpitalu przychodni teatru osrodek osrodka zakladu zakladzie agencji biuro biura
dyrekcji trybunal trybunalu zgromadzenie zgromadzenia
`;

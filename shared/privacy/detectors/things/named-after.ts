import { wordSet } from '../../word-set.ts';

/** Words before a name that make it part of the name of a place, an institution, a room or a product, folded. */
export const THINGS_BEFORE: ReadonlySet<string> = wordSet(
  `foundation fondation fundacion fundacao fundacja stiftung stichting stiftelsen stiftelse fondazione groupe gruppe gruppo grupo grupa groep hospital hopital ospedale
  krankenhaus klinikum klinik szpital ziekenhuis sjukhus sjukhuset universite universidad universidade universita universiteit uniwersytet universitat university college school
  escuela escola ecole scuola szkola skola skolan schule school lycee liceo liceum gymnasium institut instituto istituto instytut institute museum musee museo muzeum theater theatre
  teatro teatr calle rue via ulica straat strasse plaza piazza place plac placu platz plein square avenue avenida sala sali saal raum room zaal zal salen hall salle campus wing
  casa maison palace palacio palazzo palais pont bridge tower torre tour turm lake lago lac jezioro river rio fleuve rzeka mount mont monte san santa santo sao saint sainte sankt
  st ste sw sv sint sancti los las den fort port isle island opera stadion stadium stadio estadio stade aeropuerto airport aeroporto aeroport flughafen station bahnhof gare prix premio prize
  award preis nagroda bank banque banco banca cathedral kirche kerk eglise iglesia igreja parish project projet projekt progetto proyecto projeto model modell modele modello modelo
  serie series lampe lamp lampada lampara tisch table tavolo mesa stuhl chaise sedia silla chair etagere scaffale estanteria sofa ascensor aufzug lift impresora drucker printer
  baszta baszty donjon bergfried toren hotel restaurant ristorante restaurante bar cafe pub brasserie im imienia imeni ditta firma firm company entreprise empresa azienda bedrijf foretaget verlag editorial editore
  talleres bodegas garage autohaus backerei metzgerei fabryka zaklady huta koncern concern holding castel castello chateau castillo schloss zamek slot clan house haus hus huset
  dynasty order battle treaty act law theorem theory cup trophy league bataille traite republic kingdom county comte condado province parc park parque parco jardin
  server cluster node host service system software release version clinic clinica praxis apotheke pharmacie farmacia pharmacy law firm kanzlei linie line camp new north south
  east west upper lower comarca concelho transportadora transportista transporteur spediteur assurance assurances compagnie compagnia seguradora aseguradora versicherung verzekeraar
  verzekering marca marque marke merk marka brand hersteller fabricant fabricante fabrikant produttore producent tillverkare manufacturer stadsdeel stadtteil quartier barrio quartiere
  wijk bairro dzielnica stadsdelen werk usine fabrik fabriek fabrica entrepot lager magazijn magazyn magazzino armazem almacen filiale agence sucursal treno train trem comboio tag
  zug tren trein pociag schiff ship vessel ss mv bateau barco nave navio schip statek fartyg vaisseau navire buque vin vino vinho wein wine wijn wino embalse presa barragem barrage ponte ponts puente brug most
  bron brucke brasserie boulangerie backer konditorei pasticceria panaderia padaria piekarnia cukiernia cave domaine bodega cantina weingut quinta varumarket foretaget bolaget
  museu museus jardim liceu mosteiro cinema piscina cemiterio capela giardino villa caserma oratorio mediatheque piscine librairie foyer caserne clinique espace ehpad
  cine hogar cuartel meson albergue ermita mirador schwimmbad hallenbad freibad residenz kino kaserne kloster wohnheim instituut zwembad bioscoop tehuis kazerne paviljoen kliniek herberg
  makelaardij tandartspraktijk fysiotherapie fundacji szpitalu szpitala teatrze teatru stadionie stadionu instytucie instytutu bibliotece biblioteki basenie basenu moscie mostu parku ksiegarni
  aptece apteki kinie kina przedszkolu przedszkola koszarach klinice kliniki galerii hotelu kaplicy klasztorze gimnazjum rondzie ronda palacu skwerze skweru
  museet gymnasiet teatern institutet biblioteket parken bokhandeln apoteket kliniken galleriet hotellet kapellet klostret restaurang atelje galleri fonden hms
  baza bazy bazie baze databas databasen databank datenbank dom king queen drottning kung kungen koning koningin konig konigin roi reine rey reina rei rainha krol krolowa dronning kong pope pape papst paus patronat patrona codename
  pizza pizze torta torte insalata salade salat tarte gateau kuchen kaka tarta pastel sauce salsa sos soupe sopa zupa soppa burger panino cocktail drink patera vase vaas
  rua travessa praca alameda corso viale vicolo paseo camino carretera ronda glorieta chemin boulevard quai ruelle aleja aleje rondo osiedle skwer steenweg lei ley loi legge wet gesetz
  ustawa riforma reforma reforme colegio ies ceip itis iis gimnasio lyceum zespol szkol szkoly szkole liceul politecnico academy akademie akademia accademia academia biblioteca
  bibliotheek bibliothek bibliotheque biblioteka auditorio auditorium pabellon pavilhao polideportivo arena supermercato supermercado supermarkt supermarket supermarche drogerie
  morbus gemarkung flur flurstuck gewann abteilung dezernat referat amt modul modulhandbuch katalog collectie kasteel kapel kaart atlas fonds archief centrum oddzial filia
  laboratorio laboratorios laboratori laboratoires laboratoire laboratorium farmaceutici farmaceutica quimica pharma adubos abonos concimi engrais fertilizantes
  conservatorio convitto istituti ipsia itc itt comprensivo seminario convento monastero monasterio certosa abbazia abadia abdij klooster tenuta podere terreno fundo
  piazzale largo galleria rotonda belvedere lungomare passeggiata szyb kopalnia mina pozo hala silo silos ladan ladugard loge cuve citerne
  antena antenne antenna czujnik sonda sonde sensor pumpe pompe pompa pompy bomba zawor zawory valvola valvula ventil kugelhahn armatur rubinetto grifo torneira
  motor motore moteur silnik vibrator respirator aparat apparecchio aparato presse pressa prensa prasa drehmaschine frasmaschine tractor trattore tracteur traktor ciagnik
  variete varieta variedad variedade casta sorte odmiana sort ras raza razza race queijo queso formaggio fromage ser ost kaas plan programa programma programme program curso cours
  metro metropolitana hurricane typhoon cyclone storm huracan ouragan uragano furacao huragan orkan orkaan sturmtief tempete tempesta borrasca hurrikan taifun zyklon tormenta tropical
  estacion estacao stazione fermata parada paragem arret halte haltestelle przystanek hallplats hospice hospicio
  paquebot porte-avions liner transatlantico portaaviones portaerei flugzeugtrager lotniskowiec hangarfartyg battleship frigate fregate fregatte fregata fregat
  divadlo nemocnice namesti idraulica termoidraulica carrozzeria falegnameria serrurerie menuiserie plomberie fontaneria carpinteria cerrajeria ferreteria loodgietersbedrijf schildersbedrijf aannemersbedrijf`,
);

/** Words after a name that make it part of the name of a firm, an institution or an event, folded. */
export const THINGS_AFTER: ReadonlySet<string> = wordSet(
  `dynasty empire war wars conquest theorem law laws principle effect equation cycle number numbers hypothesis conjecture syndrome disease method test river lake bay island islands
  peninsula street road university college school hospital museum library institute foundation prize award medal stadium airport bridge tower hall house castle palace park garden
  church cathedral chapel cemetery county city town village district region valley mountain mountains gutter delta basin kingdom republic period era century style language languages
  people peoples culture tribe tribes doctrine plan act bill report commission committee trial case decision treaty agreement accords proclamation constant unit scale engine machine
  crimson building centre center wing campus handel bygg ab as oy aps gmbh kg ohg ug ag se plc ltd llc inc corp sarl sas sa spa srl snc sl slu lda bv nv vof sohne figli irmaos hijos
  fils zonen synowie soner group gruppe groupe gruppo grupo lines line bank store stores automotive motors consulting logistics transport verlag press media holding shop garage
  assicurazioni assurances versicherung versicherungen seguros verzekeringen ubezpieczenia forsakring forsakringar insurance choklad chocolate chocolatier sistemas sistemi systems
  boulevard avenue drive expressway parkway highway freeway crescent wharf pier quay railroad railway airport
  solutions services servicios servizi spedizioni transporte transportes trasporti spedition expeditie spedycja viajes viaggi viagens reisen reizen voyages conserves confiserie
  cosmetics cosmetici kosmetik moda mode mobel meubles muebles mobili meubelen meble foretagen boutique brewery bryggeri brouwerij brauerei
  torg torget vag vagen gata gatan gade vej veien gate plass ulica aleja straat laan plein kade weide brug kerk skolan kyrka kyrkan
  stiftung foundation haus platz weg allee ring schule gymnasium strasse stadion halle saal
  hospice academy arena playhouse allee lens lenses shirt shirts jeans suit suits perfume parfum watches handbag handbags sneakers tractor tractors supermarket supermarkets supermarkt
  supermercato supermercado supermarche superstore logo logos winkel filiaal filiale groep barnsjukhus`,
);

/** Endings of words for peoples, believers and followers. */
export const OF_PEOPLES: RegExp = /(?:ese|ish|ians|ists?|ics|ites?|nots|ans|ims|ols|ards)$/;

/** Words before a place that in most languages do not come before a person's name. */
export const PLACE_ARTICLES: ReadonlySet<string> = wordSet(
  'the in at near across les im ins aus nach zum zur auf w we na',
);

/** Prepositions after which a name that is no given name is mostly a place, folded: "in Quint". */
export const PLACE_PREPOSITIONS: ReadonlySet<string> = wordSet('in at near across im ins aus nach w we');

/** Words after a name for units, laws of nature, dynasties and universities, which bear the name alone as well. */
export const NAMESAKES_AFTER: ReadonlySet<string> = wordSet(
  `scale theorem equation equations effect hypothesis conjecture syndrome disease constant unit units laws cycle
  dynasty empire kingdom university college`,
);

/** Matters that are called by the person whom they concern: "the Kellermann report". */
export const MATTERS: ReadonlySet<string> = wordSet(
  `report reports case cases plan plans decision file files folder account accounts proposal proposals invoice invoices contract contracts claim claims ticket tickets complaint
  complaints order orders request requests offer application applications appointment appointments interview email emails letter letters payment refund booking reservation`,
);

/** Words for a place or a thing that is named after "of", in nine languages: "city of", "ville de", "metodo de". */
export const PLACES_OF: ReadonlySet<string> = wordSet(
  `city town village municipality port district county province region diocese university bay isle stadt gemeinde kreis landkreis insel universitat ville commune village departement
  canton region port baie universite ciudad municipio pueblo villa provincia puerto isla universidad comarca citta comune paese frazione porto isola universita stad gemeente dorp
  haven eiland universiteit cidade municipio vila freguesia concelho comarca ilha universidade miasto gmina wies uniwersytet
  calle plaza paseo avenida rua praca travessa largo rue place avenue boulevard
  enfermedad sindrome doenca syndroom ziekte malattia morbo maladie syndrome choroba zespol tiroidite tiroiditis tumor esofago signo segno signe escala scala echelle skala
  indice indicador indicatore coeficiente coefficiente coefficient curva courbe diagrama diagramma diagramme grafico ley loi lei legge wet teorema theoreme stelling principio principe
  regla regola regra regle metodo methode metoda prueba prova test esame exame reaccion reazione reacao reaction ecuacion equazione equacao equation numero nombre constante constant
  costante efecto effetto efeito effet circulo cerchio ciclo cycle placa piastra bain bano bagno tincion colorazione coloracao coloration solucion soluzione solucao liqueur lampara
  pozo mina puente ponte pont torre tour convento monasterio mosteiro claustro chiostro cloitre capela capilla cappella basilica kasteel chateau castello castelo ermita iglesia
  gospel evangelium evangelio evangile evangelie battle schlacht gefecht bataille batalla battaglia batalha slag bitwa`,
);

/** Directions, folded: "of" after them can name a place or a person: "west of Kerman", "west of Anna". */
export const DIRECTIONS_OF: ReadonlySet<string> = wordSet(
  `north south east west northeast northwest southeast southwest northern southern eastern western nordlich sudlich ostlich westlich nordostlich
  nordwestlich sudostlich sudwestlich norte sur oeste noreste noroeste sureste suroeste nord sud ouest ovest sul leste noorden zuiden oosten westen`,
);

/** The words between a word for a place and the name of the place. */
export const PLACE_LINKS: ReadonlySet<string> = wordSet('of de di do da von van');

/** Towns and regions that are also given names, folded: after a preposition of place they are the town. */
export const NAMED_PLACES: ReadonlySet<string> = wordSet(
  `nancy albert valence florence lourdes hagen siegen victoria chester austin jackson lincoln orlando madison charlotte douglas santiago salvador leon paris sofia verona alexandria
  sydney dallas houston carmen mercedes regina adelaide lorraine savoie bernardino israel jordan georgia virginia carolina dakota kiel bonn essen celle emden halle melle verden
  vigo alba merida cordoba valencia marina aurora roma siena gela olbia lucca ancona elba capri ischia faro lagos beja mora tavira alta lund visby breda`,
);

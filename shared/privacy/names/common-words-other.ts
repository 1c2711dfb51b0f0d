/** Words of the other languages that are often capitalized and are not names, folded. */
export const COMMON_WORDS_OTHER = `
aan abbiamo aber aby achter ademas afin agli agora ai ainda ainsi al albo ale alem algo algum alguma algunos alla alle alleen aller alles alli
allora alors als also altra altri altro am amanha amico amigo amt an anche ancora andare ander andere anfang angebot ani anlage annee anni anno ano
anos ante antes antrag antwort ao aos appena apres aqui arbeit archivo area article artigo artikel artykul arzt asi assez assim associacao ate atraves
au auch aucun auf aufgabe aujourd'hui aula aunque aus aussi autor autre aux avant avec avenida avez avis avocat avvocato ayuntamiento az bahn bajo
bambino banca banco bank bardzo bau beaucoup beda bedrijf bedzie bei beim beispiel bem bene bereich bericht beruf beste bestellung betrag betreff bez
bien bij bijlage bijna bild binnen bis bitte biuro bo boa boas boek bom bon bonjour bonne boven brasil brava bravo brief buch buena buenas bueno
buenos buon buona buongiorno bureau burgemeester burger byc byl byla bylo byly c'est ca cada cala calle caly camara cantidad capitulo car cara caro
carta casa caso ce cela celle celui cena centre centro ces cet cette chambre chaque chce che chef cher chere chez chi chory ci ciao cidade ciebie
citta ciudad client cliente co code codice codigo coisa collegamento com come comme comment commune como compania compte comune con conocer conseil
conta conto contra contrat contrato contratto contre contro contudo corso cosa cosi cour cours cual cuando cuanto cuenta cuerpo curso czas czasem
czego czesc czlowiek cztery czy czyli da daar dados dag dagen dai dal dalla damit dan dane dank danke dann dans das dass dat data date datos datum
davanti de debe debut degli dei dein deja dejar del della delle dem den denn departamento depois depuis der derecho des desde despues deux deve deze
di dia dias dice die dieci dies diese diesem diesen dieser dieses direccion directeur direction director direito diretor diritto dit dla dlaczego
dlatego do dobra dobre dobry doch docteur doctor doctora documento doen dois dokument dom donde dono door dopo dorf dort dos dossier dott dottor
dottore dottoressa doutor doutora dove drie droga drogi droit druck druga drugi du due durante durch dus duza duzo duzy dwa dyrektor dzieci dziecko
dziekuje dzien dzis dzisiaj e ecco ecole edificio een eerste eigen ein eine einem einen einer eines ejemplo el ela elas ele eles ellas elle elles
ellos eltern em empresa en encore ende enero enfant enfin ensuite entao entonces entre entreprise equipa equipo er era ergebnis erst es esa escola ese
esempio eso espana essa esse essere est esta estado estas este esto estos estou estoy et etat ete etes etwas eu exemple exemplo fahrt fall familia
familie famille farbe fatto favor fecha fehler feld femme fenster fez figlia figlio filha filho fille film fils fim fin fine fino firma foi fois form
forma forse forte fra frage fragen france frase fratello frau frauen freund freunde fue fui fur gaan garten gast gazeta gdy gdyby gdzie geachte geen
geld gemeente gemeinde general gente gentile geral gericht geschichte gesellschaft gesetz gesundheit gewicht gezin gia giorni giorno giudice giugno
gli glos gmina go gobierno godzina goed goede governo gracias gran grande grazie groep groot groupe grund grupa grupo gruppe gruppo guerra gut guten
ha haar hace hacia had hallo hand hasta haus hay heb hebben heeft heel heer heft helaas hem hermano herr herren herrn herz het heute hier hij hijo
hijos hilfe himmel historia ho hoe hof hoje hola hombre homem homme hora horas hospital hotel hoy huis hun i ich ici ieder ieri iglesia igreja ihr
ihre ihrem ihren ihrer ik il ile ils im imie in indirizzo informacao informacion informacja information informazioni informe inhalt inizio inna inne
inny insel insieme internet invece inverno io ir is isso ist isto italia ja jaar jahr jahre jahren jak jako jaren je jede jeden jeder jedna jednak
jefe jego jej jesli jest jestem jeszcze jetzt jij jour journee jouw juez juge jugend juiz juli junge juni juz juzgado kan kantoor kapitel karte kazdy
kein keine kiedy kind kinder kinderen kirche klant klasse klient knopf kobieta kod kolejny koniec konto kopf kosciol kosten kraft kraj krieg kto ktora
ktore ktory ktos kuche kunde kunden kunnen kunst l'article la laat land lang las lat lata lavoro le leben legge lehrer lei leistung lekarz les leur
leurs leute leven ley lhe libro licht liebe lieber lieu linie liste livro lo local logo loi loro lors los lub ludzie luft lugar luglio lui luogo ma
maar maart macht madame mademoiselle madre mae maggio mai maior mairie mais maison maitre maja mal maly mam mamy man manana mann mannen manner mano
markt marzo mas maschine matka mayor me medico meer mehr mein meine meio meister mejor melhor meneer menino menos mensch menschen mensen mentre merci
mere mes mesdames mese mesmo messieurs met meu meus mevrouw mezzo mi miasta miasto miejsce mientras miesiac mieszkanie mijn minha minister ministere
ministerio ministerium ministero ministerstwo ministre ministro mio mis mismo mit mitglied mittag mitte mlle mme mnie modo moeder moet mogelijk moi
mois moj moja moje molto momento mon monat monde mondo monsieur morgen morte moze mozna mu muchas mucho muchos muito mujer mulher mundo musi musik
mutter muy my na naam naar nach nacht nad nada nam name namen nao nas nasz nasza natur nawet nazwa nazwisko ne nederland nein nel nella nem nenhum
nessuno neu neue neuen ni nic nich nicht nie niech niet niets nieuw nieuwe nim ninguno nino niz no noch noche nog noi noite nom nombre nome non nord
norte nos nosotros nossa nosso nostra nostro notre notte nous nouveau nouvelle nova novo nowa nowe nowy nu nuestra nuestro nueva nuevo numer numero
nummer nun nunca nuova nuovo nur o ob oben obok obra obrigada obrigado ocho od oder odpowiedz of offnen oggi ogni ohne ojciec olha om omdat on ona
onde onder one oni ons ont ontem onze ook op ora oraz ort os osoba osoby ospedale ostatni osten otra otras otro otros ou oui outra outro over paard
pace paciente pacientes pacjent padre paese page pagina pago pai pais palabra palavra pan pana pani panie panstwo papel papier par para parce parent
parte partei partido partie pas pasado patient pays paziente pedido pela pelo pendant per perche pere pero persona personas personne pessoa pessoas
petit peu peut pflege pierwszy pismo piu plaats plan platz plus po poco pod podczas pode poi point pois pokoj policia policja politica politie polizei
polska pomoc poniewaz ponto por porque porta portugal possivel post posto potem pouco pour pourquoi povo powiat powiedzial praca pracy prasident prawo
precio preco preis premier premiere prenom president presidente prezes prezydent prezzo prima primeira primeiro primer primera primo prix problem
problema probleme profesor professor professore progetto projecto projekt projet projeto pronto prosze provincia proyecto przed przez przy przyklad
pueblo puede puerta pues punkt punto pytanie qu'il qual qualche quale qualquer quand quando quanto quartier quase quasi que quel quella quelle quello
quem questa questao queste questi questo qui quien quoi ragazzo rapaz rapport rat rathaus raz recht rechter reden regel regierung rei reise
rendez-vous reponse republica republique resposta resultado reuniao reunion richiesta richter rodzina rok roku rolle rozmowa rua rue rynek rzad sa
sabe sad sala salle salud salve sam samen samo sans satz saude schiff schloss schluss schon school schule schutz se sede sedzia see segun segunda
segundo sei seine seite sem semana sempre senhor senhora senor senora senorita senza ser sera serie service servicio servico servizio ses settembre
seu seus si sia sich sicherheit sie siempre siete signor signora signore signorina silny sim sin sind sinds sistema sitz sklep skoro so sob soba sobre
social sociedad sociedade societa societe sohn soir solo sommer soms son sonne sono sont sopra sotto sou sous soy spolka sprache sprawa sprawie staat
stad stadt stand stato stelle stimme stoff storia straat strada strasse strona stuck stunde su sua suas subito sud sul sulla suo sur sus swiat swoj
syn system szanowna szanowny szef szkola szpital ta tableau tag tage tak taka taki takie tal tam tambem tambien tan tant tanto tarde te teatro tegen
tego teil tej telefone telefono telefoon telephone tem tema temat tempo temps ten tenho ter teraz terra terug tes teu text texte texto tez thema thuis
tiempo tiene tier tijd tipo tisch titolo titre to tobie toch tochter tod toda todas todo todos toen toi ton tot toujours tous tout toute toutes tra
trabajo trabalho tras travail tre tres tresc trois troppo trzy tu tua tudo turm tus tussen tutaj tutta tutte tutti tutto twee twoj twoja ty tych
tydzien tylko tym u ubung ufficio uhr uit ulica ultimo um uma umowa un una unas und une uno unos uns unser unsere unter unternehmen uomo urzad usted
usuario utente utilizador uur uw uwaga vader vai valor van vandaag varios vater vecchio veces veel vem ver verder verein verfahren verkehr verso
vertrag verzoek vez vezes via vida viel viele viene vila ville vista vita vivre voce voces voi voici voila volgende volta vom von voor vor vos vossa
vosso votre vous vraag vragen vriend vrouw vu vuelta w waar waarom wagen wahl wald wam wand wann wanneer want war warum was wasser wasz wat water we
week weer weg weil wein wel welke welt wenn wer werk weten wetter wie wiec wiecej wieczor wiele wiem wiese wij willen winter wir wirtschaft wissen
wlasnie wniosek wo woche woda wohnung wojna wordt wort wszyscy wszystko wtedy wurde wy y ya yo z za zaak zahl zaken zal zarzad zawsze zdrowie ze zeby
zeer zeit zeitung zelf zentrum zich ziekenhuis ziel zien zij zijn zimmer znow zo zoals zona zonder zoon zou zu zug zum zur zwei zwischen zycie
islam islamic islamist roman romans catholic catholics protestant protestants huguenot huguenots norman normans christian christians jewish muslim muslims hindu buddhist
germanic gothic baroque renaissance republican republicans democrat democrats senate congress freeway laboratory laboratories khan sultan emperor empress duke earl baron
count countess prince princess queen king pope bishop archbishop cardinal abbot viking vikings celtic slavic nordic baltic arctic alpine colonial imperial royal
fon mob tel koncernen zwecks abschaltung inhaber hauptstr
hurricane typhoon cyclone woods hunt
nachster nachste nachstes nachsten termin termine sitzung besprechung anlage anlagen anhang ansprechpartner betreff gegenstand lieferung lieferungen zahlung kundigung verlangerung
vehiculo vehiculos vehicule vehicules veicolo veicoli veiculo veiculos viatura viaturas voertuig voertuigen fahrzeug fahrzeuge fordon pojazd pojazdy conductor conducteur conducente
bilaga bilagor bijlage bijlagen allegato allegati anexo anexos annexe annexes anneks zalacznik zalaczniki avenant adenda aditamento clausula clausulas clausola paragraf paragrafo
varumarke varumarken varumarkena leveransort leveransorter marque marques marca marcas marchio marchi merken remedio remedios
proximo proxima prochain prochaine prossimo prossima volgende nasta nastepny nastepna narada zebranie protokol protokoll verbale acta ata proces-verbal notulen
oddzial oddzialy ddzial regulamin zarzadzenie zadanie rozpoznanie zalecenia karta umowa umowy aneks zgloszenie zwrot styrgrupp mote inloggning faktura fakturan avtal avtalet
incidencia incidencias pedido pedidos parte comarca territorio territoire territorio foro juizo tribunal reunion riunione reuniao vergadering avisos nota notas
valida devi nello tali temi resi manca hacer ruta hande lander tore rand andra ange altan daher saber poder vamos visita sabato domenica lorsque welche welcher welches
soggetti testi effetti carrelli livelli modelli remarquez mettez cliquez lancez decouvrez consultez damen herren kolleginnen kollegen mesdames messieurs sirs dames heren panstwo senores senhores signori kontinuierliches rechtliche technische spezielle vos
oven ovens tbd tba tbc pending vacant vacante vakant unassigned unnamed redacted anonymised anonymized withheld confidential offen unbesetzt siehe ungenannt ref prenoms vorname vornamen portaria
pendiente neant confidentiel inconnu sconosciuto onbekend anoniem desconhecido wakat nieznany okand riservato anonyme anonimo
`;

/** Words that begin sentences and titles in languages other than English, folded; none counts as an unknown name. */
export const COMMON_WORDS_OTHER = `
aan abbiamo aber abschaltung aby achter acta ademas adenda aditamento afin agli agora ai ainda ainsi al albo ale alem algo algum alguma algunos alla
alle alleen allegati allegato aller alles alli allora alors als also altan altra altri altro am amanha amico amigo amt an anche ancora andare ander
andere andra aneks anexo anexos anfang ange angebot anhang ani anlage anlagen annee anneks annexe annexes anni anno ano anoniem anonimo anonyme anos
ansprechpartner ante antes antrag antwort ao aos appena apres aqui arbeit archivo area article artigo artikel artykul arzt asi assez assim associacao
ata ate atraves au auch aucun auf aufgabe aujourd'hui aula aunque aus aussi autor autre aux avant avec avenant avenida avez avis avisos avocat avtal
avtalet avvocato ayuntamiento az bahn bajo bambino banca banco bank bardzo bau beaucoup beda bedrijf bedzie bei beim beispiel bem bene bereich bericht
beruf besprechung beste bestellung betrag betreff bez bien bij bijlage bijlagen bijna bilaga bilagor bild binnen bis bitte biuro bo boa boas boek bom
bon bonjour bonne boven brasil brava bravo brief buch buena buenas bueno buenos buon buona buongiorno bureau burgemeester burger byc byl byla bylo
byly c'est ca cada cala calle caly camara cantidad capitulo car cara caro carrelli carta casa caso ce cela celle celui cena centre centro ces cet
cette chambre chaque chce che chef cher chere chez chi chory ci ciao cidade ciebie citta ciudad clausola clausula clausulas client cliente cliquez co
code codice codigo coisa collegamento com comarca come comme comment commune como compania compte comune con conducente conducteur conductor
confidentiel conocer conseil consultez conta conto contra contrat contrato contratto contre contro contudo corso cosa cosi cour cours cual cuando
cuanto cuenta cuerpo curso czas czasem czego czesc czlowiek cztery czy czyli da daar dados dag dagen daher dai dal dalla damen dames damit dan dane
dank danke dann dans das dass dat data date datos datum davanti ddzial de debe debut decouvrez degli dei dein deja dejar del della delle dem den denn
departamento depois depuis der derecho des desconhecido desde despues deux deve devi deze di dia dias dice die dieci dies diese diesem diesen dieser
dieses direccion directeur direction director direito diretor diritto dit dla dlaczego dlatego do dobra dobre dobry doch docteur doctor doctora
documento doen dois dokument dom domenica donde dono door dopo dorf dort dos dossier dott dottor dottore dottoressa doutor doutora dove drie droga
drogi droit druck druga drugi du due durante durch dus duza duzo duzy dwa dyrektor dzieci dziecko dziekuje dzien dzis dzisiaj e ecco ecole edificio
een eerste effetti eigen ein eine einem einen einer eines ejemplo el ela elas ele eles ellas elle elles ellos eltern em empresa en encore ende enero
enfant enfin ensuite entao entonces entre entreprise equipa equipo er era ergebnis erst es esa escola ese esempio eso espana essa esse essere est esta
estado estas este esto estos estou estoy et etat ete etes etwas eu exemple exemplo fahrt fahrzeug fahrzeuge faktura fakturan fall familia familie
famille farbe fatto favor fecha fehler feld femme fenster fez figlia figlio filha filho fille film fils fim fin fine fino firma foi fois fon fordon
form forma foro forse forte fra frage fragen france frase fratello frau frauen freund freunde fue fui fur gaan garten gast gazeta gdy gdyby gdzie
geachte geen gegenstand geld gemeente gemeinde general gente gentile geral gericht geschichte gesellschaft gesetz gesundheit gewicht gezin gia giorni
giorno giudice giugno gli glos gmina go gobierno godzina goed goede governo gracias gran grande grazie groep groot groupe grund grupa grupo gruppe
gruppo guerra gut guten ha haar hace hacer hacia had hallo hand hande hasta hauptstr haus hay heb hebben heeft heel heer heft helaas hem heren hermano
herr herren herrn herz het heute hier hij hijo hijos hilfe himmel historia ho hoe hof hoje hola hombre homem homme hora horas hospital hotel hoy huis
hun i ich ici ieder ieri iglesia igreja ihr ihre ihrem ihren ihrer ik il ile ils im imie in incidencia incidencias inconnu indirizzo informacao
informacion informacja information informazioni informe inhaber inhalt inizio inloggning inna inne inny insel insieme internet invece inverno io ir is
isso ist isto italia ja jaar jahr jahre jahren jak jako jaren je jede jeden jeder jedna jednak jefe jego jej jesli jest jestem jeszcze jetzt jij jour
journee jouw juez juge jugend juiz juizo juli junge juni juz juzgado kan kantoor kapitel karta karte kazdy kein keine kiedy kind kinder kinderen
kirche klant klasse klient knopf kobieta kod kolejny kollegen kolleginnen koncernen koniec kontinuierliches konto kopf kosciol kosten kraft kraj krieg
kto ktora ktore ktory ktos kuche kunde kunden kundigung kunnen kunst l'article la laat lancez land lander lang las lat lata lavoro le leben legge
lehrer lei leistung lekarz les leur leurs leute leven leveransort leveransorter ley lhe libro licht liebe lieber lieferung lieferungen lieu linie
liste livelli livro lo local logo loi loro lors lorsque los lub ludzie luft lugar luglio lui luogo ma maar maart macht madame mademoiselle madre mae
maggio mai maior mairie mais maison maitre maja mal maly mam mamy man manana manca mann mannen manner mano marca marcas marchi marchio markt marque
marques marzo mas maschine matka mayor me medico meer mehr mein meine meio meister mejor melhor meneer menino menos mensch menschen mensen mentre
merci mere merken mes mesdames mese mesmo messieurs met mettez meu meus mevrouw mezzo mi miasta miasto miejsce mientras miesiac mieszkanie mijn minha
minister ministere ministerio ministerium ministero ministerstwo ministre ministro mio mis mismo mit mitglied mittag mitte mlle mme mnie mob modelli
modo moeder moet mogelijk moi mois moj moja moje molto momento mon monat monde mondo monsieur morgen morte mote moze mozna mu muchas mucho muchos
muito mujer mulher mundo musi musik mutter muy my na naam naar nach nachste nachsten nachster nachstes nacht nad nada nam name namen nao narada nas
nasta nastepna nastepny nasz nasza natur nawet nazwa nazwisko ne neant nederland nein nel nella nello nem nenhum nessuno neu neue neuen ni nic nich
nicht nie niech niet niets nieuw nieuwe nieznany nim ninguno nino niz no noch noche nog noi noite nom nombre nome non nord norte nos nosotros nossa
nosso nostra nostro nota notas notre notte notulen nous nouveau nouvelle nova novo nowa nowe nowy nu nuestra nuestro nueva nuevo numer numero nummer
nun nunca nuova nuovo nur o ob oben obok obra obrigada obrigado ocho od oddzial oddzialy oder odpowiedz of offen offnen oggi ogni ohne ojciec okand
olha om omdat on ona onbekend onde onder one oni ons ont ontem onze ook op ora oraz ort os osoba osoby ospedale ostatni osten otra otras otro otros ou
oui outra outro over paard pace paciente pacientes pacjent padre paese page pagina pago pai pais palabra palavra pan pana pani panie panstwo papel
papier par para paragraf paragrafo parce parent parte partei partido partie pas pasado patient pays paziente pedido pedidos pela pelo pendant
pendiente per perche pere pero persona personas personne pessoa pessoas petit peu peut pflege pierwszy pismo piu plaats plan platz plus po poco pod
podczas pode poder poi point pois pojazd pojazdy pokoj policia policja politica politie polizei polska pomoc poniewaz ponto por porque porta portaria
portugal possivel post posto potem pouco pour pourquoi povo powiat powiedzial praca pracy prasident prawo precio preco preis premier premiere prenom
prenoms president presidente prezes prezydent prezzo prima primeira primeiro primer primera primo prix problem problema probleme proces-verbal
prochain prochaine profesor professor professore progetto projecto projekt projet projeto pronto prossima prossimo prosze protokol protokoll provincia
proxima proximo proyecto przed przez przy przyklad pueblo puede puerta pues punkt punto pytanie qu'il qual qualche quale qualquer quand quando quanto
quartier quase quasi que quel quella quelle quello quem questa questao queste questi questo qui quien quoi ragazzo rand rapaz rapport rat rathaus raz
recht rechter rechtliche reden regel regierung regulamin rei reise remarquez remedio remedios rendez-vous reponse republica republique resi resposta
resultado reuniao reunion richiesta richter riservato riunione rodzina rok roku rolle rozmowa rozpoznanie rua rue ruta rynek rzad sa sabato sabe saber
sad sala salle salud salve sam samen samo sans satz saude schiff schloss schluss schon school schule schutz sconosciuto se sede sedzia see segun
segunda segundo sei seine seite sem semana sempre senhor senhora senhores senor senora senores senorita senza ser sera serie service servicio servico
servizio ses settembre seu seus si sia sich sicherheit sie siehe siempre siete signor signora signore signori signorina silny sim sin sind sinds
sistema sitz sitzung sklep skoro so sob soba sobre social sociedad sociedade societa societe soggetti sohn soir solo sommer soms son sonne sono sont
sopra sotto sou sous soy spezielle spolka sprache sprawa sprawie staat stad stadt stand stato stelle stimme stoff storia straat strada strasse strona
stuck stunde styrgrupp su sua suas subito sud sul sulla suo sur sus swiat swoj syn system szanowna szanowny szef szkola szpital ta tableau tag tage
tak taka taki takie tal tali tam tambem tambien tan tant tanto tarde te teatro technische tegen tego teil tej tel telefone telefono telefoon telephone
tem tema temat temi tempo temps ten tenho ter teraz termin termine terra territoire territorio terug tes testi teu text texte texto tez thema thuis
tiempo tiene tier tijd tipo tisch titolo titre to tobie toch tochter tod toda todas todo todos toen toi ton tore tot toujours tous tout toute toutes
tra trabajo trabalho tras travail tre tres tresc tribunal trois troppo trzy tu tua tudo turm tus tussen tutaj tutta tutte tutti tutto twee twoj twoja
ty tych tydzien tylko tym u ubung ufficio uhr uit ulica ultimo um uma umowa umowy un una unas unbesetzt und une ungenannt uno unos uns unser unsere
unter unternehmen uomo urzad usted usuario utente utilizador uur uw uwaga vacante vader vai vakant valida valor vamos van vandaag varios varumarke
varumarken varumarkena vater vecchio veces veel vehicule vehicules vehiculo vehiculos veicoli veicolo veiculo veiculos vem ver verbale verder verein
verfahren vergadering verkehr verlangerung verso vertrag verzoek vez vezes via viatura viaturas vida viel viele viene vila ville visita vista vita
vivre voce voces voertuig voertuigen voi voici voila volgende volta vom von voor vor vorname vornamen vos vossa vosso votre vous vraag vragen vriend
vrouw vu vuelta w waar waarom wagen wahl wakat wald wam wand wann wanneer want war warum was wasser wasz wat water we week weer weg weil wein wel
welche welcher welches welke welt wenn wer werk weten wetter wie wiec wiecej wieczor wiele wiem wiese wij willen winter wir wirtschaft wissen wlasnie
wniosek wo woche woda wohnung wojna wordt wort wszyscy wszystko wtedy wurde wy y ya yo z za zaak zadanie zahl zahlung zaken zal zalacznik zalaczniki
zalecenia zarzad zarzadzenie zawsze zdrowie ze zebranie zeby zeer zeit zeitung zelf zentrum zgloszenie zich ziekenhuis ziel zien zij zijn zimmer znow
zo zoals zona zonder zoon zou zu zug zum zur zwecks zwei zwischen zwrot zycie
anstallningsavtal anstallningsbevis lonespecifikation lonebesked uppsagning intyg tjanstgoringsintyg betyg ansokan
hyresavtal arbeitsvertrag ausbildungsvertrag aufhebungsvertrag dienstvertrag mietvertrag kaufvertrag werkvertrag
arbeitszeugnis zwischenzeugnis zeugnis lebenslauf lohnabrechnung gehaltsabrechnung entgeltabrechnung
reisekostenabrechnung lohnzettel kuendigung bewerbung bewerbungsunterlagen anschreiben abmahnung personalakte
personalbogen krankmeldung krankschreibung urlaubsantrag vollmacht arztbrief entlassungsbrief attest gutachten payslip
paystub timesheet resume cv appraisal resignation dismissal attestation licenciement demission curriculum nomina
finiquito despido curriculo atestado cedolino assunzione licenziamento dimissioni arbeidscontract arbeidsovereenkomst
huurcontract loonstrook salarisstrook ontslagbrief sollicitatie sollicitatiebrief getuigschrift verzuimmelding
zyciorys swiadectwo wypowiedzenie podanie zaswiadczenie kennwort
`;

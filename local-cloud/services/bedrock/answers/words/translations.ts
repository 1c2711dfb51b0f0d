import { stem } from '../../words.ts';
import { ROMANCE_WORDS } from './romance-words.ts';

// Everyday and office words with their translations, without accents, one thing a group: English, German, Dutch,
// French, Spanish. A word that means something else in another of these languages (`gift`, `map`, `kind` as a sort) is
// left out, as are names and words of a single trade.
const WORDS = `
monday montag maandag lundi lunes; tuesday dienstag dinsdag mardi martes; wednesday mittwoch woensdag mercredi miercoles; thursday donnerstag donderdag jeudi jueves
friday freitag vrijdag vendredi viernes; saturday samstag sonnabend zaterdag samedi sabado; sunday sonntag zondag dimanche domingo; weekend wochenende week-end
january januar januari janvier enero; february februar februari fevrier febrero; march marz maart mars marzo; april avril abril; may mai mei mayo; june juni juin junio; july juli juillet julio
august augustus aout agosto; september septembre septiembre; october oktober octobre octubre; november novembre noviembre; december dezember decembre diciembre
spring fruhling fruhjahr lente voorjaar printemps primavera; summer sommer zomer ete verano; autumn herbst herfst najaar automne otono; winter hiver invierno
easter ostern pasen paques pascua; christmas weihnachten kerst kerstmis noel navidad; pentecost pfingsten pinksteren pentecote; holiday feiertag feestdag ferie festivo
day tag dag jour dia; week woche semaine semana; month monat maand mois mes; year jahr jaar annee ano jahrlich jaarlijks annuel anual yearly annual; hour stunde uur heure hora; minute minuut minuto
morning morgen vormittag ochtend voormiddag matin manana; afternoon nachmittag namiddag apres-midi tarde; evening abend avond soir; night nacht nuit noche; noon mittag middag midi mediodia
daily taglich dagelijks quotidien diario; weekly wochentlich wekelijks hebdomadaire semanal; monthly monatlich maandelijks mensuel mensual; today heute vandaag aujourd'hui hoy; tomorrow morgen demain
deadline frist termijn delai plazo; appointment termin afspraak rendez-vous cita; date datum fecha; calendar kalender agenda calendrier calendario; duration dauer duur duree duracion dauert duurt lasts; age alter leeftijd edad
open geoffnet offen auf geopend ouvert abierto opening offnungszeiten openingstijden openingsuren ouverture apertura ouvre opens; close closed geschlossen zu sluit sluiten gesloten dicht ferme fermeture cerrado cierra cierre closes schliesst schliessen
begin start beginn beginnt anfang begint aanvang ingang debut commence inicio empieza starts starting; end ends ended ending ende endet einde eindigt fin finit termina termine expires expiry expire ablauf abgelaufen vervalt verloopt afloopt loopt echeance expire vence
price prices preis preise prijs prijzen prix precio tarif tarief tarieven tarifs tarifa; cost costs kosten kostet gekostet kost coute cout couter cuesta coste costo costar; pay paid pays zahlen zahlt bezahlen betalen betaalt betaald payer paye paiement pagar pago betaling zahlung payment
fee gebuhr vergoeding frais honoraires tarifa charge bijdrage beitrag; invoice bill rechnung factuur facture factura nota rekening; discount rabatt korting remise descuento reduction nachlass skonto; free kostenlos gratis gratuit gratuito kosteloos umsonst
deposit kaution anzahlung borg waarborg voorschot caution acompte fianza aanbetaling; refund ruckerstattung erstattung terugbetaling remboursement reembolso reimburse erstattet terugbetaald rembourse vergoed; fine bussgeld boete amende multa; salary lohn gehalt loon salaris salaire sueldo salario wage
budget haushalt begroting presupuesto; tax steuer belasting impot impuesto vat mwst btw tva iva; bonus pramie premie prime prima premium; amount betrag bedrag montant importe sum summe som; total gesamt totaal insgesamt; money geld argent dinero; cash bargeld contant especes efectivo; debt owe owes owed schuldet schuld offen openstaand outstanding doit debe unpaid
account konto rekening compte cuenta; bank banque banco; card karte kaart pas carte tarjeta; interest zinsen rente interets; surcharge zuschlag toeslag supplement suplemento aufschlag; franchise excess deductible selbstbeteiligung selbstbehalt risico eigenrisico franquicia
rent miete huur loyer alquiler mieten huren louer; lease leasing pacht huurcontract location bail mietvertrag; buy purchase kaufen kauf kopen aankoop acheter achat comprar overnemen ubernehmen; sell sale verkaufen verkauf verkopen verkoop vendre vente vender venta; order bestellen bestellung bestelling bestel commander commande pedido
delivery deliver lieferung liefern levering leveren livraison livrer entrega; supplier lieferant leverancier fournisseur proveedor; customer client kunde klant cliente; offer quote angebot offerte devis oferta kostenvoranschlag; contract vertrag contract overeenkomst contrat contrato agreement vereinbarung rahmenvertrag
notice cancel kundigen kundigung opzeggen opzegging opzegtermijn resilier resiliation preavis rescindir preaviso termination kundigungsfrist; renew verlangern verlengen verlenging prolonger renouveler renovar verlangerung; guarantee warranty garantie gewahrleistung garantia; insurance versicherung verzekering assurance seguro police polis; insured versichert verzekerd assure asegurado
claim schaden schade sinistre siniestro damage dommage dano beschadigung; repair reparatur reparieren reparatie herstellen herstelling reparation reparer reparacion reparar mend; maintenance wartung onderhoud entretien mantenimiento service servicing; replace ersetzen austauschen vervangen vervanging remplacer reemplazar sustituir; broken defekt kaputt stuk defect panne casse roto averiado
employee mitarbeiter angestellte beschaftigte medewerker werknemer personeelslid employe salarie empleado trabajador; employer arbeitgeber werkgever employeur empresario; colleague kollege kollegin collega collegue companero; staff personal personeel personnel; manager leiter leiterin leitung bedrijfsleider verantwoordelijke responsable gerant jefe encargado leidinggevende; boss chef baas chef patron jefe director directeur direktor directrice
team mannschaft ploeg equipe equipo; department abteilung afdeling service departamento; company firma unternehmen bedrijf entreprise societe empresa betrieb; office buro kantoor bureau oficina; branch site standort filiale vestiging locatie succursale agence sucursal; owner eigentumer besitzer inhaber eigenaar baasje proprietaire propietario dueno; member mitglied lid membre miembro socio
work arbeit arbeiten werk werken travail travailler trabajo trabajar arbeitet works working; job stelle baan functie emploi puesto; apprentice auszubildende azubi leerling stagiaire apprenti aprendiz trainee; training schulung fortbildung opleiding bijscholing vorming formation formacion weiterbildung; course kurs cursus cours curso lesson les lessen unterricht stunden clase; exam prufung examen; school schule ecole escuela; teacher lehrer lehrerin leraar lerares docent professeur profesor; pupil student schuler leerling eleve alumno
leave holidays vacation urlaub vakantie verlof vrij conge conges vacaciones ferien urlaubstage verlofdagen vakantiedagen; sick krank ziek malade enfermo sickness krankheit ziekte maladie enfermedad illness; certificate attest bescheinigung krankschreibung attestation certificat certificado zeugnis getuigschrift; overtime uberstunden overuren heures-sup horas-extra; shift schicht dienst ploegendienst garde turno; on-call oncall bereitschaft bereitschaftsdienst rufbereitschaft notdienst wacht wachtdienst garde astreinte guardia standby; break pause pauze descanso
wedding marry heirat hochzeit huwelijk trouwen mariage boda; birth geburt geboorte naissance nacimiento geboren born; death died dead die gestorben tod verstorben overleden overlijden dood deces mort muerte fallecido sterben; parent eltern ouder ouders parents padres; mother mutter moeder mere madre; father vater vader pere padre; child children kinder kinderen kindren enfant enfants nino hijo; baby zuigeling saugling bebe; family familie gezin famille familia; partner spouse ehepartner echtgenoot conjoint conyuge
moving move umzug umziehen verhuizing verhuizen demenagement mudanza; home house haus huis thuis maison casa; building gebaude gebouw pand batiment edificio immeuble; room zimmer raum kamer ruimte lokaal piece chambre salle habitacion sala; floor stockwerk verdieping etage etagere piso; cellar basement keller kelder cave sotano; garden garten tuin jardin; kitchen kuche keuken cuisine cocina; toilet wc klo toilettes aseo; door tur deur porte puerta; key schlussel sleutel cle clef llave; window fenster raam fenetre ventana
parking parkplatz parkplatze stellplatz parkeerplaats parkeerplaatsen parkeren stationnement aparcamiento parken; car auto wagen voiture coche vehicle fahrzeug voertuig vehicule; bicycle bike fahrrad rad fiets velo bicicleta; train zug trein; bus autobus; lift elevator aufzug ascenseur ascensor; stairs treppe trap trappen escalier escalera; heating heizung verwarming chauffage calefaccion; water wasser eau agua; electricity power strom elektriciteit stroom electricite electricidad luz; light lamp lampe licht lumiere; waste rubbish garbage abfall mull afval dechets basura; cleaning clean reinigung reinigen putzen schoonmaak schoonmaken poetsen nettoyage nettoyer limpieza limpiar gereinigt gereinigd
dog hund hond chien perro hunde honden; cat katze kat chat chatte gato poes kater tomcat; animal pet tier dier huisdier haustier mascota tiere dieren animaux; horse pferd paard cheval caballo; rabbit kaninchen konijn lapin conejo; bird vogel oiseau pajaro; fish fisch vis poisson pescado; cow kuh koe vache vaca; milk milch melk lait leche; meat fleisch vlees viande carne; bread brot brood pain pan; coffee kaffee koffie cafe; food essen eten futter voer nourriture comida feed voeding eat fressen manger comer alimentation; drink trinken drinken boire beber getrank drank boisson bebida; breakfast fruhstuck ontbijt petit-dejeuner desayuno; lunch mittagessen middageten dejeuner almuerzo; ice eis ijs ijsje glace helado
doctor physician arzt arztin dokter arts medecin medico; vet veterinarian tierarzt tierarztin dierenarts veterinaire veterinario; nurse krankenschwester pflegekraft verpleegkundige verpleger infirmiere enfermera assistent assistente; hospital klinik krankenhaus ziekenhuis kliniek clinic clinique hopital clinica; patient patienten paciente; ward station afdeling opname; surgery operation operatie ingreep chirurgie cirugia op operiert; anaesthesia anesthesia narkose narcose anesthesie anestesia verdoving; vaccine vaccination impfung impfstoff geimpft vaccinatie vaccin vaccinaties inenting vacuna jab vaccins; medicine drug medikament medicijn geneesmiddel arznei medicament medicamento
tablet pill tablette pil comprime pastilla tabletten; dose dosis dosierung dosering dosage; pain schmerz pijn douleur dolor; wound wunde wond plaie blessure herida verletzung letsel injury; stitches suture faden hechtingen hechting points puntos nahte; emergency urgent notfall spoed spoedgeval urgence urgencia dringend; first-aid erste-hilfe ehbo premiers-secours primeros-auxilios aid hilfe hulp secours help aide ayuda ersthelfer aider; examination consultation consult untersuchung onderzoek consultation konsultation sprechstunde spreekuur; blood blut bloed sang sangre; tooth dental teeth zahn zahne tand tanden gebit dent dientes; eye auge oog oeil ojo; weight gewicht poids peso; temperature temperatur temperatuur; fever fieber koorts fievre fiebre
fasting nuchtern nuchter jeun ayunas; cremation einascherung feuerbestattung crematie cremacion; castration kastration castratie neutering; sterilisation spay sterilisatie esterilizacion; disinfection disinfect desinfektion desinfectie desinfecteren desinfektionsmittel ontsmetting desinfection desinfeccion; exposure einwirkzeit inwerktijd contact-time; concentration konzentration concentratie verdunning verdunnung dilution; cage kooi kafig hok jaula
laboratory lab labor labo laboratorium laboratoire; sample probe monster staal echantillon muestra proben; result ergebnis befund resultaat uitslag resultat resultado; test prufen testen essai prueba; measurement messung meting mesure medida; x-ray xray rontgen rontgenbild rontgengerat rontgentoestel radiographie radio radiografia; device machine equipment gerat gerate toestel apparaat appareil aparato maschine equipo; tool werkzeug gereedschap outil herramienta; fridge refrigerator kuhlschrank koelkast frigo refrigerateur nevera; alarm alarme alarma alert; battery batterie batterij akku accu bateria
computer rechner pc ordinateur ordenador; password passwort kennwort wachtwoord paswoord contrasena; backup sicherung datensicherung sauvegarde copia reservekopie; file datei bestand fichier archivo; folder ordner dossier carpeta; delete deleted remove geloscht loschen verwijderd verwijderen wissen supprimer efface supprime borrar eliminar; restore wiederherstellen terugzetten herstellen restaurer recuperar recover; network netzwerk netz netwerk reseau red; printer drucker imprimante impresora; server serveur servidor; phone telephone telefon telefoon telefono anruf telefoontje telefoontjes oproep appel llamada call calls; email mail e-mail courriel correo; website internetseite webseite site-web; letter brief courrier lettre carta; message nachricht bericht boodschap mensaje
number nummer numero; code kode codigo; name nom nombre naam; address adresse adres direccion; city stadt stad ville ciudad; country land pays pais; europe europa; germany deutschland duitsland allemagne alemania; netherlands niederlande niederlanden nederland pays-bas holland holanda; belgium belgien belgie belgique belgica; france frankreich frankrijk francia; spain spanien spanje espagne espana; abroad ausland buitenland etranger extranjero; language sprache taal langue idioma
stock bestand voorraad lager magazijn inventaire existencias inventory; box boxes schachtel packung doos dozen boite caja packungen karton; bottle flasche fles bouteille botella; bag sack sac beutel zak bolsa; piece stuck stuk unite pieza; pack package paket pakket paquet paquete verpackung; shelf regal schap rek etagere estante; expiry haltbarkeit verfallsdatum vervaldatum houdbaarheid peremption caducidad verfall haltbar houdbaar; minimum mindest mindestens minstens minimal minimaal moins; maximum hochst hochstens maximal maximaal hoogstens plus; limit grenze grens limiet limite
keep retain aufbewahren aufbewahrung bewaren bewaartermijn bewaard conserver conservation conservar guardar aufbewahrt; document dokument documento; record register buch register boek registre registro book livre libro; archive archiv archief archives archivo; signature unterschrift handtekening firma sign unterschreiben tekenen signer firmar signed unterzeichnet ondertekend; form formular formulier formulaire formulario; copy kopie copie copia; list liste lijst lista; rule regel regle regla rules regeln regels; policy richtlinie beleid reglement politique politica; law gesetz wet loi ley; permission genehmigung erlaubnis toestemming autorisation permiso machtiging approval approve genehmigt; allowed erlaubt darf durfen toegelaten mag mogen permis puede autorise may; forbidden prohibited verboten interdit prohibido; mandatory required obligatory pflicht verplicht obligatoire obligatorio vorgeschrieben
apply application request antrag beantragen aanvraag aanvragen demande demander solicitud solicitar ask anfrage; report melden meldung aangeven declarer signaler comunicar meld; complaint beschwerde klacht plainte reclamation queja klachten; decision beschluss beslissing besluit decision decidir decided beschlossen entschieden beslist decide; vote abstimmung stemming vote voto; meeting sitzung besprechung vergadering overleg reunion versammlung bijeenkomst; minutes protokoll verslag notulen proces-verbal acta; project projekt projet proyecto; plan planung planning plan; task aufgabe taak tache tarea; problem probleem probleme problema; question frage vraag pregunta; answer antwort antwoord reponse respuesta; information auskunft info informatie informations informacion; visit besuch bezoek visite visiter visita besuchen bezoeken; visitor guest gast besucher bezoeker visiteur invite visitante huesped gasten
responsible zustandig verantwortlich bevoegd encargado verantwoordelijk; contact ansprechpartner kontakt contactpersoon contacto; replacement deputy vertretung vervanger remplacant suplente; week-end wochenende; carry ubertragen meenemen overdragen reporter; remaining rest ubrig resterend restant resto left ubriggebliebene over; next folgend nachste volgende volgend prochain suivant proximo siguiente following; previous vorherig vorige precedent anterior last letzte laatste dernier ultimo; new neu nieuw nieuwe neue neuer nouveau nouvelle nuevo nueva; old alt oud ancien viejo old former; adult erwachsene erwachsen volwassen adulte adulto; young jung jong jeune joven; big large gross groot grand grande; small klein petit pequeno; high hoch hoog haut alto; cold kalt koud froid frio; warm hot heiss chaud caliente; inside indoor drinnen innen binnen interieur interior; outside outdoor draussen buiten dehors exterieur exterior
accident unfall ongeval ongeluk accidente; fire brand feuer incendie fuego; theft stolen diebstahl gestohlen diefstal gestolen vol robo; loss lost verlust verloren verlies kwijt perte perdu perdida; danger gefahr gevaar peligro; safety sicherheit veiligheid securite seguridad; protection schutz bescherming proteccion; waiting wachttijd wartezeit attente espera wachten warten; return ruckgabe retour terugbrengen devolver devolucion zuruckgeben; send schicken senden sturen verzenden envoyer enviar; receive erhalten bekommen ontvangen krijgen krijgt krijg recevoir recibir get; give geben geven donner dar; bring bringen brengen mitbringen meebrengen apporter traer; collect pick-up abholen abholung ophalen opgehaald afhalen recuperer recoger abgeholt; use benutzen verwenden gebruiken utiliser usar gebrauch gebruik; arrive ankommen aankomen arriver llegar ankunft aankomst arrivee llegada; leave-time abfahrt vertrek depart salida; search suchen zoeken chercher buscar; change change andern anderung wijzigen wijziging veranderen modifier cambiar cambio geandert gewijzigd
half halb halbe halve demi media; every each jede jeder jeden elke iedere chaque cada alle tous; once einmal eenmaal une-fois; never nie niemals nooit jamais nunca; always immer altijd toujours siempre; before vor bevor voor voordat avant antes; after nach nachdem na nadat apres despues; until bis tot jusqu hasta; since seit sinds depuis desde; within innerhalb binnen dans dentro; percent prozent procent pourcent porciento
red rot rood rouge rojo; green grun groen vert verde; blue blau blauw bleu azul; yellow gelb geel jaune amarillo; white weiss wit blanc blanco; black schwarz zwart noir negro; wood holz hout bois madera; paper papier papel; glass glas verre vidrio; metal metall metaal; clothes kleidung kleren kleding vetements ropa; shoes schuhe schoenen chaussures zapatos; music musik muziek musique musica; sport sports deporte; game spiel spel jeu juego; party feest fest feier fete fiesta; present geschenk cadeau regalo; travel trip reise reis voyage viaje; hotel unterkunft logement alojamiento; flight flug vlucht; ticket fahrkarte kaartje billet entrada; map-plan plattegrond
`;

const WITHOUT_ROMANCE = groupsOf(WORDS);
const GROUPS = [
  ...WITHOUT_ROMANCE,
  // Words that follow an English word name whatever that names.
  ...groupsOf(ROMANCE_WORDS).map(([head = '', ...words]) => [
    ...new Set([...WITHOUT_ROMANCE.filter((group) => group.includes(head)).flat(), head, ...words]),
  ]),
];

function groupsOf(text: string): string[][] {
  return text
    .split(/[;\n]/)
    .map((group) => [...new Set(group.trim().split(/\s+/).filter(Boolean).map(stem))])
    .filter((group) => group.length > 1);
}

const THINGS = new Map<string, Set<number>>();
GROUPS.forEach((group, thing) => {
  for (const word of group) {
    THINGS.set(word, (THINGS.get(word) ?? new Set()).add(thing));
  }
});

const NOTHING: ReadonlySet<number> = new Set();
// The rest of a compound says what kind of thing it is: `Parkplatz` in `Besucherparkplatz`.
const LAST_PART_MIN = 5;
const known = new Map<string, ReadonlySet<number>>();

/** The things that a stem names in any of the languages, by number; of a compound, what its last part names. */
export function thingsOf(word: string): ReadonlySet<number> {
  const things = known.get(word) ?? THINGS.get(word) ?? inflected(word) ?? lastPart(word) ?? NOTHING;
  if (known.size < 50_000) {
    known.set(word, things);
  }
  return things;
}

// Endings of German, Dutch, French and Spanish, which the English stems keep.
function inflected(word: string): ReadonlySet<number> | null {
  for (const ending of ['en', 'er', 'em', 'es', 'e', 'n', 's', 't']) {
    const things =
      word.endsWith(ending) && word.length - ending.length > 3 ? THINGS.get(word.slice(0, -ending.length)) : undefined;
    if (things !== undefined) {
      return things;
    }
  }
  for (const ending of ['en', 'e', 'n', 's']) {
    const things = word.length > 3 ? THINGS.get(word + ending) : undefined;
    if (things !== undefined) {
      return things;
    }
  }
  return null;
}

function lastPart(word: string): ReadonlySet<number> | null {
  for (let at = 3; at <= word.length - LAST_PART_MIN; at += 1) {
    const part = word.slice(at);
    const things = THINGS.get(part) ?? inflected(part);
    if (things !== null && things !== undefined) {
      return things;
    }
  }
  return null;
}

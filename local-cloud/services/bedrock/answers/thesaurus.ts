import { stem } from '../words.ts';

// Groups of synonyms, arranged by everyday subjects, without accents: a question says `hire` where the document says
// `rent`. A word may be in several groups. Opposites and merely related words (dog, cat) are never in one group.
const ENGLISH = `
rent hire lease rental; cost price fee charge tariff; cost pay payment; fee due; buy purchase order; deposit prepayment advance
refund reimburse repay; fine penalty; salary wage pay earn earnings; bill invoice; discount reduction reduced rebate cheaper; free gratis complimentary
money fund budget; spend expense; cash coin; tip gratuity; receipt invoice voucher
close shut; open unlock; begin start commence; end finish stop; expire end lapse invalid; duration last take; delay late overdue; wait pause break
quick fast rapid soon speed; often frequently frequency; regularly periodically; immediately once instantly straight; daily day; weekly week
monthly month; yearly annual annually year; midday noon; midnight night; evening night; weekend saturday sunday; deadline due latest
holiday vacation leave; absent absence away; sick ill illness sickness unwell disease; doctor physician; hospital clinic; surgery operation operate
vaccine vaccination jab inoculation; medicine drug medication tablet pill; injury injure hurt wound; pain ache; aid help assist support; nurse carer
pet animal; child kid; baby infant; pupil student learner; teacher instructor tutor coach trainer; lesson class course teaching; exam test examination
training course instruction; parent mother father; spouse wife husband partner; customer client; guest visitor; visit stay; neighbour resident
employee staff worker colleague personnel; boss manager head leader chief director supervisor; lead run manage direct; owner own belong
company firm business enterprise; team crew group; job work position; trainee apprentice intern; recruit employ; dismiss sack; resign quit
notice termination terminate; retire pension retirement; responsible charge duty; deputy substitute replacement; office workplace desk; shift rota
car vehicle automobile; bike bicycle cycle; lorry truck van; trip journey travel; flight plane fly; parking park garage; motorway road street
house home building; flat apartment; tenant renter lodger; landlord lessor; lift elevator; stair staircase stairwell step; hall hallway corridor
cellar basement; attic loft; garden yard; entrance entry door; toilet restroom bathroom lavatory; kitchen canteen; bin rubbish waste garbage trash refuse
swim swimming bathe bathing; pushchair pram stroller buggy; laundry washing wash; clean cleaning wipe hygiene; cloth rag towel; dirt dirty stain
broken damage defective faulty defect break; repair fix mend; replace exchange swap renew; lose lost missing; find locate; steal theft stolen burglary
accident incident; fire blaze burn; emergency urgent; danger dangerous hazard risk; safe safety secure security; leak flood burst; power electricity
phone telephone call ring; mail email; contact reach; tell inform notify report; report announce; ask request enquire inquiry; answer reply respond response
complain complaint; meet meeting gather assemble; assembly meeting; talk speak discuss; allow permit permission may; forbid forbidden prohibit ban
forbidden refuse; must required mandatory obligatory compulsory; necessary need require; optional voluntary; cancel cancellation withdraw; book reserve reservation
register registration enrol enrolment; member membership join; apply application; approve approval consent; decide decision vote; elect election vote
change modify alter amend edit adjust; update renew change; add insert include; delete remove erase; delete deletion; keep store retain preserve hold; save store
send submit transmit; upload send add; receive get obtain; give hand provide; bring carry; collect pick fetch; deliver delivery ship shipment; return back
show display; see view read; hide hidden invisible; check inspect verify control examine; measure measurement; count number; big large size
small little tiny; maximum limit most; limit restriction; minimum least; percent percentage share; weight weigh heavy; height high tall; length long; width wide
warm hot heat temperature; cold cool temperature; wet damp moist moisture humidity; food meal eat; eat feed fed; drink beverage; smoke smoking cigarette
noise loud quiet silence; clothes clothing wear dress; hat cap helmet; glasses goggles; document file; document record paper; folder directory; picture image photo
computer laptop machine; password passphrase; login sign; account user; error failure fail fault; crash fail down; backup copy; restore recover recovery
program software app application; version release; setting option configuration parameter; website site page; guarantee warranty; contract agreement
rule policy regulation; insurance insured insure; tax vat; offer quote quotation; supplier vendor; goods product article item; stock inventory; warehouse store
shop store; machine device equipment appliance; wood timber; make produce manufacture build; develop build; made founded built; exist founded since
reward bonus; party celebration celebrate; present gift; newcomer beginner; newest latest recent; old previous former; whole entire full; empty clear
possible can able; easy simple; hard difficult; correct right; wrong incorrect mistake; mistake error; reject refuse decline; accept agree
suspend block lock; revoke withdraw cancel; rotate renew replace; secret confidential private; person people; name call; kind type sort; purpose reason
amount sum total; sum total; average mean; method way procedure; step stage; example sample; copy duplicate; move relocate; choose select pick; use apply
language tongue; translate translation; search find look; question query; result hit; source origin; happen occur; cause reason; prevent avoid; protect guard
protect keep; supervise watch monitor; alarm alert warning; log record; connect link connection; switch change; interrupt break abort; try attempt; limit cap
`;
const GERMAN = `
mieten miete leihen ausleihen verleih; preis kosten gebuhr entgelt tarif; kosten zahlen bezahlen betragen; bezahlen zahlung uberweisen; kaufen kauf bestellen
anzahlung kaution; erstatten zuruckzahlen ruckzahlung; strafe bussgeld; gehalt lohn verdienst; rechnung beleg; rabatt ermassigung nachlass; gratis kostenlos umsonst frei
schliessen zu geschlossen; offnen auf offnungszeiten geoffnet; beginnen anfangen starten beginn anfang; enden ende aufhoren schluss; dauern dauer lange; spat verspatet
schnell rasch zugig; oft haufig regelmassig; sofort gleich umgehend unverzuglich; taglich tag; wochentlich woche; monatlich monat; jahrlich jahr; frist spatestens bis
urlaub ferien frei; krank krankheit erkrankt; arzt doktor; krankenhaus klinik; medikament arznei tablette; verletzung verletzt wunde; hilfe helfen unterstutzung
kind kinder; tochter kind; sohn kind; schuler schulerin lernende; lehrer lehrkraft lehrerin dozent; unterricht stunde kurs; prufung examen test; probe ausprobieren probezeit; eltern mutter vater
kunde kundin auftraggeber; gast besucher besuch; mitarbeiter beschaftigte angestellte personal kollege; chef leiter leiterin vorgesetzte leitung; leiten fuhren
besitzer inhaber eigentumer gehoren; firma betrieb unternehmen; arbeit stelle job; lehrling azubi auszubildende; kundigen kundigung; verantwortlich zustandig; vertretung ersatz stellvertreter
auto wagen fahrzeug; fahrrad rad velo; lastwagen lkw; reise fahrt dienstreise; parken parkplatz abstellen; haus gebaude; wohnung; mieter bewohner; aufzug lift fahrstuhl; treppe treppenhaus
keller untergeschoss; eingang tur; mull abfall; kinderwagen buggy; waschen wasche; reinigen putzen saubern reinigung; kaputt defekt schaden beschadigt; beule schaden; reparieren reparatur instandsetzung
ersetzen austauschen wechseln; verlieren verloren verlust; finden fund; stehlen gestohlen diebstahl; unfall vorfall; feuer brand; notfall dringend; gefahr gefahrlich risiko; sicherheit sicher
telefon anrufen anruf; mail email; melden mitteilen bescheid informieren benachrichtigen; fragen anfrage; antwort antworten; beschweren beschwerde; treffen versammeln sammelplatz treffpunkt versammlung sammeln
durfen erlaubt gestattet; verboten untersagt; mussen pflicht verpflichtet; notig erforderlich notwendig brauchen benotigen; freiwillig; absagen stornieren abmelden; buchen reservieren buchung reservierung
anmelden anmeldung; abmelden abmeldung kundigen; mitglied beitritt beitreten; beantragen antrag; genehmigen genehmigung zustimmung; entscheiden entscheidung abstimmen; andern anderung; loschen entfernen
aufbewahren aufbewahrung lagern speichern; schicken senden zusenden einreichen; bekommen erhalten; geben aushandigen; mitbringen bringen; abholen holen; liefern lieferung zustellung; zuruckgeben ruckgabe
prufen kontrollieren kontrolle uberprufen; messen messung; gross grosse; hochstens maximal hochst; mindestens wenigstens; anteil prozent; gewicht schwer; hohe hoch; warm temperatur heiss; nass feucht feuchte
essen mahlzeit; trinken getrank; rauchen zigarette; larm laut ruhe leise; kleidung anziehen tragen; auftritt konzert auffuhrung; klavier flugel; dokument datei unterlage; bild foto; rechner computer laptop
passwort kennwort; fehler storung; garantie gewahrleistung; vertrag vereinbarung; regel vorschrift; versicherung versichert; steuer; angebot offerte; lieferant zulieferer; ware produkt artikel; lager bestand
maschine gerat; holz; herstellen fertigen bauen produzieren; grund ursache; moglich konnen; alleine allein; person leute; art sorte; summe gesamt betrag; weg verfahren; benutzen verwenden nutzen
`;
const FRENCH = `
louer location; prix cout tarif frais; couter payer; payer paiement regler reglement; acheter achat commander; acompte arrhes caution; rembourser remboursement; amende penalite; salaire paie; facture
reduction remise rabais; gratuit gratuite; fermer fermeture ferme; ouvrir ouverture ouvert; commencer debuter debut; finir fin terminer; durer duree; vite rapidement; souvent frequemment; immediatement aussitot
quotidien jour; hebdomadaire semaine; mensuel mois; annuel an annee; conges vacances; malade maladie; medecin docteur; hopital clinique; medicament; blessure blesse; aide assistance; enfant; eleve etudiant
professeur enseignant; cours lecon; examen epreuve; client; visiteur invite; employe salarie personnel collaborateur; chef responsable directeur; diriger gerer; proprietaire appartenir; entreprise societe
travail poste emploi; apprenti stagiaire; voiture vehicule; velo bicyclette; voyage deplacement; stationner garer parking; maison batiment; appartement logement; locataire; ascenseur; escalier; cave sous-sol
dechets poubelle ordures; laver lavage lessive; nettoyer nettoyage; casse dommage defectueux panne; reparer reparation; remplacer echanger; perdre perdu perte; vol voler; incendie feu; urgence urgent
danger risque; securite; telephone appeler; courriel mail; signaler prevenir informer avertir; demander demande; repondre reponse; reclamation plainte; reunion rencontrer; permis autorise; interdit defendu
obligatoire devoir; necessaire falloir besoin; annuler annulation; reserver reservation; inscrire inscription; membre adherer adhesion; modifier changer; supprimer effacer; conserver garder; envoyer transmettre
recevoir obtenir; apporter amener; recuperer retirer chercher; livrer livraison; rendre retour restituer; verifier controler controle; maximum plus; minimum moins; chaud temperature; repas manger; fumer
bruit silence; vetement porter tenue; document fichier; photo image; ordinateur portable; erreur panne; garantie; contrat accord; regle reglement; assurance; devis offre; fournisseur; produit article
`;
const SPANISH = `
alquilar alquiler arrendar; precio costo coste tarifa; costar pagar; pagar pago abonar; comprar compra; deposito anticipo senal fianza; devolver reembolsar devolucion; multa sancion; sueldo salario; factura recibo
descuento rebaja; gratis gratuito; cerrar cierre cerrado; abrir apertura abierto; empezar comenzar inicio; terminar acabar fin; durar duracion; rapido pronto; frecuencia; inmediatamente enseguida
diario dia; semanal semana; mensual mes; anual ano; vacaciones permiso; enfermo enfermedad; medico doctor; hospital clinica; medicamento medicina; herida lesion; ayuda ayudar; nino hijo; alumno estudiante
profesor maestro; clase curso; examen prueba; cliente; visitante visita huesped amigo; visita visitante; empleado trabajador personal; jefe responsable director encargado; dirigir; dueno propietario; empresa compania
trabajo puesto; aprendiz; coche vehiculo auto; bicicleta bici; viaje; aparcar estacionar aparcamiento; casa edificio; piso apartamento; inquilino; ascensor; escalera; basura residuos; lavar lavadora
limpiar limpieza; roto averiado dano averia; reparar reparacion arreglar; cambiar sustituir reemplazar; perder perdido; robo robar; incendio fuego; emergencia urgencia; peligro riesgo; seguridad
telefono llamar; correo; avisar informar comunicar; preguntar pedir solicitar; responder respuesta; queja reclamacion quejar; reunion reunir encuentro; reunir encuentro; permitido permitir; prohibido; obligatorio deber
necesario necesitar; cancelar anular cancelacion; reservar reserva; inscribir inscripcion; socio miembro; modificar; borrar eliminar; guardar conservar; enviar mandar; recibir; traer llevar; recoger
entregar entrega; comprobar revisar controlar; maximo limite; minimo; caliente temperatura; comer comida; fumar; ruido silencio musica; ropa llevar; documento archivo; foto imagen; ordenador; contrasena clave
garantia; contrato acuerdo; regla norma; seguro; oferta presupuesto; proveedor; producto articulo; marchar salir; salida salir; llegar llegada entrada; quedarse permanecer
`;

const GROUPS = [ENGLISH, GERMAN, FRENCH, SPANISH].flatMap((words) =>
  words
    .split(/[;\n]/)
    .map((group) => group.trim().split(/\s+/).map(stem))
    .filter((group) => group.length > 1),
);

const OTHERS: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set(GROUPS.flat())].map((word) => [
    word,
    [...new Set(GROUPS.filter((group) => group.includes(word)).flat())].filter((other) => other !== word),
  ]),
);

/** The stems of a word's synonyms; none for a word that is in no group. */
export function otherWordsFor(word: string): readonly string[] {
  return OTHERS.get(word) ?? [];
}

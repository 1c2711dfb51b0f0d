import type { LanguageWords } from './language-words.ts';

/** The French words that the reader of excerpts knows. */
export const french: LanguageWords = {
  functionWords: `a ai au aux avec c ce ces cette combien comment d dans de des du elle en est est-ce et etre faut il ils j je l la le les leur lui m ma mes mon n ne
   nos notre nous on ont ou par pas peut peut-on peux plus pour pourquoi puis-je qu quand que quel quelle quelles quels qui quoi sa se ses si son sont sur t un une
   vos votre vous y suis sommes etes doit doit-on devons dois lors lorsque ete cet cela ca chez sans sous vers donc si nos moi toi ai-je a-t-il y-a-t-il quand combien heure temps ai-je avoir avons faire fait leurs mais mes notre peuvent possible pouvons tous tout toute toutes tres`,
  beforeNouns: 'un une le la les du des au aux mon ma mes notre nos votre vos ce cet cette',
  limiting: 'pour dans chez au aux de du des avec sans',
  asks: {
    temperature: 'quel/quelle/quelles température/températures',
    frequency: 'à quelle fréquence, tous/toutes les combien, combien de fois',
    clock: 'quelle/quelles heure/heures',
    duration: 'combien de temps, combien ça dure, combien dure/durent',
    time: 'quand, quel/quelle/quels/quelles jour/jours/date/dates/année/années/mois/semaine/semaines',
    money:
      'combien ? coûte/coûtent/coûtait/coûtera, combien d’argent, combien faut-il payer/prévoir/débourser, combien d’euros, combien doit-on/dois-je/devons-nous payer, combien ? paie/paye/paient/gagne/gagnent/reçoit, quel/quelle est/était/sont le/la/les/notre ? prix/tarif/tarifs/coût/montant/loyer/remise/prime/franchise/caution/salaire, quel prix/tarif/montant/loyer/salaire, à combien s’élève/s’élèvent',
    size: 'quelle taille/hauteur/largeur/longueur/profondeur/distance, combien pèse/pèsent/mesure/mesurent, quel poids, quel est le poids',
    count: 'combien, quel/quelle âge/pourcentage/nombre/quantité/part',
    name: '^qui, ^à/de/par/avec/chez/pour qui, comment s’appelle/s’appellent',
    reason: 'pourquoi, pour quelle/quelles raison/raisons, quelle est la raison/cause',
    place: 'où, ^ou, dans/sur/à/au quel/quelle/quels/quelles salle/pièce/bâtiment/étage/rue/ville/pays/lieu/endroit',
    other: 'quel/quelle/quels/quelles, que, comment, lequel/laquelle/lesquels/lesquelles, quoi',
    'yes or no':
      '^est-ce, ^peut, ^peut-on, ^puis-je, ^faut, ^faut-il, ^dois-je, ^doit-on, ^y a-t-il, ^avons-nous, ^avez-vous, ^sommes-nous, ^a-t-on, ^ai-je, ^pouvons-nous, ^a-t-il, ^est-il, ^est-elle, ^sont-ils, est-il/est-elle/sont-ils/sont-elles/peut-il/peut-elle/peuvent-ils/peuvent-elles/doit-il/doit-elle/doivent-ils/doivent-elles/a-t-il/a-t-elle/ont-ils/ont-elles',
  },
  onlyAsking: 'quelle heure, combien de temps, combien d’argent, combien de fois, quelle fréquence, quelle raison',
  pricing: 'coût*, prix, pay*, paie*, heure*, kilo*, kg, gramme*, litre*, mètre*, pièce*, par',
  counting: 'combien de/d’',
  shows: {
    time: 'dès, lorsque, jusqu*, premier/première, dernier/dernière, fin, début, avant, après, pendant, depuis, chaque, toujours, jamais, quand, aujourd’hui, demain, hier, midi, minuit, matin, soir, été, hiver, printemps, automne',
    clock: 'midi, minuit, matin, soir, nuit',
    money:
      'euro/euros, franc/francs, gratuit/gratuite/gratuits/gratuites, gratuitement, prix, coûte/coûtent, payé, budget',
    frequency:
      'chaque, tous les, toutes les, fois, par jour/semaine/mois/an, quotidien*, hebdomadaire*, mensuel*, annuel*, toujours, jamais',
    place: 'dans, sur, sous, chez, derrière, au, à côté, en face, près',
    reason: 'parce, car, afin, pour éviter, à cause, en raison, raison/raisons, donc, sinon',
    'yes or no':
      'pas, jamais, seulement, peut, peuvent, doit, doivent, toujours, interdit/interdite, autorisé/autorisée, possible, aucun/aucune',
  },
  free: 'gratuit/gratuite/gratuits/gratuites/gratuitement, sans frais',
  numbers:
    'deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze, quinze, vingt, trente, quarante, cinquante, soixante, cent, mille, moitié, demi, tiers, quart, treize, quatorze, seize',
  one: 'un, une',
  units: {
    time: 'seconde/secondes, minute/minutes, heure/heures, jour/jours, nuit/nuits, semaine/semaines, mois, an/ans, année/années',
    size: 'litre/litres, page/pages, mot/mots, pour cent, fichiers, mètre/mètres, tonne/tonnes, million/millions, octets, caractères',
    degree: 'degré/degrés',
    clock: 'heure/heures',
  },
  beforeUnits: 'bonne, pleine',
  beforeClock: 'à, vers, les',
  bounds: 'au plus, au moins, plus, moins, maximum, minimum, nouveau/nouvelle',
  seasons: 'l’été, d’été, en été, hiver, printemps, automne',
  negations: 'pas, sans, jamais, aucun/aucune/aucuns, rien',
  denials:
    'interdit/interdite/interdits/interdites, impossible, fermé/fermée/fermés/fermées, exclu/exclue/exclus/exclues',
  opensQuestion:
    'quand, où, quel/quelle/quels/quelles, qui, combien, comment, pourquoi, est-ce, peut-on, puis-je, faut-il, dois-je, doit-on, y a-t-il, a-t-on, pouvons-nous',
  asksExistence: 'y a-t-il, est-ce qu’il y a, avez-vous',
  beforeAsking: 'à, de, depuis, jusqu’à, jusqu’en, pour, avec, en, dans, par, chez, sur, à partir de',
  and: 'et, et aussi',
  greetings: 'bonjour, bonsoir, salut',
  courtesies:
    'merci beaucoup, merci d’avance, merci, s’il vous/te plaît, svp, pourriez-vous/pouvez-vous me dire, peux-tu/pourrais-tu me dire, je voudrais/veux/souhaite savoir, savez-vous',
  thanks: 'merci, je vous remercie, cordialement, bien à vous, meilleures salutations',
  old: 'ancien/anciens/ancienne/anciennes, précédent/précédente, auparavant, autrefois',
  current: 'actuel/actuelle/actuels/actuelles, actuellement',
  replaced:
    'remplacé/remplacée/remplacés/remplacées par, obsolète, abrogé/abrogée, périmé/périmée, caduc/caduque, plus valable/valide, plus en vigueur',
  refersBack: 'ici, il, elle, ils, elles, cela, ça, celui-ci, celle-ci, ceux-ci',
  questionLabels: 'q, question',
  replyLabels: 'r, réponse',
  abbreviations: 'M, MM, Mme, Mmes, Mlle, p.ex, env, art, tél, av',
  synonyms: `
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
`,
};

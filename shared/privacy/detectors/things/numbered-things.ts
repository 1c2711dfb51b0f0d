import { wordSet } from '../../word-set.ts';

const LETTERED_WORDS = `server serveur servidor serwer servern gleis interphone interfono escalier quai binario peron spar hala halle entree
  eingang aufgang ingresso wejscie bramka`;

/** Words for doors, platforms and servers, which often have a letter and never a person's name: "Gleis B". */
export const LETTERED: ReadonlySet<string> = wordSet(LETTERED_WORDS);

/** Words before a letter that numbers something: these, and others such as "plan b" and "vitamin c". */
export const NUMBERED: ReadonlySet<string> = wordSet(
  `${LETTERED_WORDS} plan vitamin hepatitis type grade class group groupe gruppe grupo gruppo groep grupa grupp escalao klatka klatki klatce scale plan option section appendix part line room gate zone level point category factor hepatitis vitamine
  permiso permis patente patent categoria categorie cat kategorie kategoria kategori clase classe klasse klass klasa carnet carta rijbewijs fuhrerschein prawo jazdy korkort vehiculo
  vehicule veicolo voertuig fahrzeug fordon pojazd vehicle parte part partie teil punto punkt point punt anexo annexe anlage allegato bijlage zalacznik bilaga appendice exhibit schedule
  lit litera letter lettera letra lettre buchstabe scala escalera stiege trappa blok block bloque bloc bat batiment edificio gebaude budynek capo titolo sezione libro abschnitt kapitel titel buch altholzkategorie capitulo titulo seccion chapitre titre section
  hoofdstuk titel afdeling rozdzial tytul dzial kapitlet avdelning chapter title`,
);

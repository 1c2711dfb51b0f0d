import { wordSet } from '../../word-set.ts';

// Names of men and women that GUS and the Polish PESEL register publish as frequent. No file was copied.
const MEN = `
adam adrian aleksander aleksy alfred ambrozy andrzej antoni arkadiusz artur augustyn bartek bartlomiej bartosz blazej
bogdan bogumil boguslaw boleslaw bronislaw cezary czeslaw daniel darek dariusz dawid dominik edmund edward emil eryk
eugeniusz fabian feliks filip franciszek franek fryderyk gerard grzegorz grzesiek gustaw henryk hubert ignacy igor
ireneusz jacek jakub jan janek janusz jarek jaroslaw jedrzej jerzy joachim jozef juliusz jurek kacper kajetan kamil
karol kazimierz klaudiusz klemens konrad konstanty kornel krystian krzysiek krzysztof ksawery leonard leszek leslaw
lucjan ludwik lukasz maciej maciek maksymilian marcin marek marian mariusz mateusz maurycy michal mieczyslaw mietek
mikolaj milosz mirek miroslaw norbert olaf olek oliwier oskar patryk pawel piotr piotrek przemek przemyslaw radek
radoslaw rafal remigiusz robert romek romuald rysiek ryszard sebastian seweryn slawek slawomir stanislaw stasiek staszek
stefan szczepan szymon tadek tadeusz teodor tobiasz tomasz tomek tymon tymoteusz tytus waclaw waldemar walenty wieslaw
wiktor wincenty witek witold wladyslaw wlodzimierz wojciech wojtek zbigniew zbyszek zdzislaw zenon zygmunt
`;
const WOMEN = `
adrianna agata agnieszka aldona aleksandra alicja alina amelia anastazja aneta ania aniela anita anna antonina
barbara basia beata bernadeta bogumila boguslawa bozena bronislawa cecylia celina czeslawa danuta daria dominika dorota
edyta elwira elzbieta emilia eugenia ewa ewelina felicja franciszka gabriela genowefa gosia grazyna halina hania hanna
helena henryka honorata ilona irena iwona iza izabela jadwiga janina joanna jola jolanta julia julita justyna kamila
karolina kasia katarzyna kazimiera kinga klara klaudia kornelia krystyna laura leokadia lidia liliana lucja lucyna
ludwika magda magdalena malgorzata malwina maria marianna mariola marlena marta martyna marysia matylda michalina milena
miroslawa monika natalia nina oliwia olga otylia patrycja paulina regina renata roksana rozalia sabina sandra stanislawa
stefania sylwia tamara teresa tosia urszula walentyna wanda weronika wieslawa wiktoria wioletta zaneta zdzislawa zofia
zosia zuzanna
`;
// "Kasia" is short for "Katarzyna", "Julia" is not a short form: "u Kasi", but "u Julii".
const SHORT_WOMEN = wordSet('ania basia gosia hania kasia marysia tosia zosia');
// Cases that are also words of Polish or another language: "Ani razu", "Klare Regeln", "Marka własna".
const WORDS = wordSet('agate ani anie ewe franka ize jole joli klare marka nine oliwie radku wande');

// "Tomek" and "Tomka", "Paweł" and "Pawła"
const FLEETING_E = /e(?=k$)|(?<=^paw)e|(?<=^kacp|sand)e/;
// How the consonant before the ending changes: "Marta" becomes "Marcie".
const SOFTENED: Readonly<Record<string, string>> = { d: 'dzie', g: 'dze', k: 'ce', r: 'rze', t: 'cie' };

/**
 * Frequent Polish given names in their other cases, folded: "tomka" and "tomkowi" for "tomek", "beacie" for "beata".
 */
export const GIVEN_NAMES_POLISH_CASES: string = [
  ...namesOf(MEN).flatMap(casesOfMan),
  ...namesOf(WOMEN).flatMap(casesOfWoman),
]
  .filter((name) => !WORDS.has(name))
  .join(' ');

function namesOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

// "Jerzego", "Antoniego"; other names drop an e before their last consonant: "Tomka", "Pawła".
function casesOfMan(name: string): string[] {
  if (/[iy]$/.test(name)) {
    const stem = name.replace(/y$/, '');
    return [`${stem}ego`, `${stem}emu`, `${name}m`];
  }
  const stem = name.replace(FLEETING_E, '');
  // "o Grzegorzu", "panie Marku"; after other consonants the ending is that of no other case: "o Pawle".
  const last = /(?:[crs]z|[gjkl])$/.test(stem) ? [`${stem}u`] : [];
  return [`${stem}a`, `${stem}owi`, `${stem}${/[gk]$/.test(stem) ? 'iem' : 'em'}`, ...last];
}

// "Kasi", "Julii", "Urszuli"; "Moniki", "Monice"; "Marty", "Marcie"; each also in the accusative: "Martę".
function casesOfWoman(name: string): string[] {
  const stem = name.slice(0, -1);
  if (SHORT_WOMEN.has(name)) {
    return [stem, `${stem}e`];
  }
  if (/[ijl]a$/.test(name)) {
    return [`${stem}i`, `${stem}e`];
  }
  return [`${stem}${/[gk]$/.test(stem) ? 'i' : 'y'}`, softened(stem), `${stem}e`];
}

function softened(stem: string): string {
  const last = stem.slice(-1);
  return last in SOFTENED ? `${stem.slice(0, -1)}${SOFTENED[last]}` : `${stem}ie`;
}

import { wordSet } from '../../word-set.ts';

// Names of men and women that the Czech Statistical Office publishes as frequent. No file was copied.
const MEN = `
adam ales antonin bohumil bohuslav dalibor daniel david dominik dusan filip frantisek hynek igor ivan jakub jan jaromir
jaroslav jindrich josef kamil karel kristian ladislav libor lubomir lubos ludek lukas marcel marek martin matej matous
michal milan milos miloslav miroslav oldrich ondrej otakar patrik pavel petr premysl radek radim radovan richard roman
rostislav rudolf stanislav stepan svatopluk simon tomas vaclav viktor vladimir vladislav vlastimil vojtech vratislav
zbynek zdenek
`;
const WOMEN = `
adela alena alzbeta andrea aneta anezka anna barbora blanka bohumila bozena dagmara denisa drahomira eliska gabriela
hana helena ivana iveta jana jarmila jaroslava jirina jitka kamila karolina katerina klara kristyna lenka libuse
marcela marketa martina michaela milada miloslava miroslava monika natalie nikola olga pavla pavlina petra
radka renata romana ruzena simona stepanka tereza vera veronika vlasta vladimira zaneta zdenka zuzana
`;
// Cases that are also words of Czech or another language, or names that registers have: "Very good", "Milady", "na
// řádku", "marka własna", "Martinů".
const WORDS = wordSet(
  `very vere veru hany hane romany romane ivany ivane olge simone simony martine martiny pavle nikole vlaste petre milady
  martinu pavlou simonou michaelou martinou petrou petry romanou radku radky radkem adely aleny
  davida jany katerine kristiana adamu hanou marka klare annu radce blanky blance andreou alese`,
);

// Czech men whose names end in a soft consonant: "Tomáš", "Matěj", "Oldřich" is not one of them.
const SOFT = /(?:ales|lubos|lukas|matej|matous|milos|ondrej|tomas)$/;
// "Pavel" and "Pavla", "Marek" and "Marka"
const FLEETING_E = /e(?=[kl]$)/;
const FLEETING = wordSet('pavel karel marek radek zdenek frantisek hynek ludek zbynek');
// How the consonant before the ending changes: "Lenka" becomes "Lence".
const SOFTENED: Readonly<Record<string, string>> = { k: 'c', g: 'z' };

/** Frequent Czech given names in their other cases, folded: "pavlovi" and "pavlem" for "pavel", "evou" for "eva". */
export const GIVEN_NAMES_CZECH_CASES: string = [
  ...namesOf(MEN).flatMap(casesOfMan),
  ...namesOf(WOMEN).flatMap(casesOfWoman),
  // "Jiří", "Marie" and "Lucie" have endings of their own, and "Eva" is too short for one that is also a word.
  'jiriho jirimu jirim marii lucii evou',
]
  .filter((name) => !WORDS.has(name))
  .join(' ');

function namesOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

function casesOfMan(name: string): string[] {
  const stem = FLEETING.has(name) ? name.replace(FLEETING_E, '') : name;
  const endings = SOFT.test(name) ? ['e', 'i', 'ovi', 'em'] : ['a', 'u', 'ovi', 'em'];
  return endings.map((ending) => `${stem}${ending}`);
}

function casesOfWoman(name: string): string[] {
  const stem = name.slice(0, -1);
  if (name.endsWith('e')) {
    return [`${stem}i`];
  }
  const last = stem.slice(-1);
  const soft = last in SOFTENED ? `${stem.slice(0, -1)}${SOFTENED[last]}e` : `${stem}e`;
  return [`${stem}y`, soft, `${stem}u`, `${stem}ou`];
}

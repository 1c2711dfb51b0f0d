import type { WordLanguage } from './language-words.ts';

/** The scale on which two things are compared. `amount` is whatever the sentence counts: "carries more than". */
export type Scale =
  | 'amount'
  | 'price'
  | 'length'
  | 'size'
  | 'mass'
  | 'moment'
  | 'age'
  | 'speed'
  | 'frequency'
  | 'temperature';

type Sides = readonly [more: string, less?: string];
/** The words of each scale in one language. */
export type ScaleWords = Readonly<Partial<Record<Scale, Sides>>>;

/** Words that compare on their own, folded: those for more on a scale, then those for less. */
export const COMPARATIVES: Readonly<Partial<Record<WordLanguage, ScaleWords>>> = {
  en: {
    price: ['dearer, pricier, costlier', 'cheaper'],
    length: ['longer', 'shorter'],
    size: ['larger, bigger', 'smaller'],
    mass: ['heavier', 'lighter'],
    moment: ['later', 'earlier, sooner'],
    age: ['older', 'newer, younger'],
    speed: ['faster, quicker', 'slower'],
    temperature: ['warmer, hotter', 'colder, cooler'],
    amount: ['more, higher, greater', 'less, fewer, lower'],
  },
  de: {
    price: ['teurer', 'billiger, guenstiger, gunstiger, preiswerter'],
    length: ['langer, laenger', 'kurzer, kuerzer'],
    size: ['grosser, groesser', 'kleiner'],
    mass: ['schwerer', 'leichter'],
    moment: ['spater, spaeter', 'fruher, frueher'],
    age: ['alter, aelter', 'junger, juenger, neuer'],
    speed: ['schneller', 'langsamer'],
    frequency: ['haufiger, haeufiger, ofter, oefter', 'seltener'],
    temperature: ['warmer, waermer, heisser', 'kalter, kaelter'],
    amount: ['mehr, hoher, hoeher', 'weniger, niedriger, geringer'],
  },
  nl: {
    price: ['duurder', 'goedkoper'],
    length: ['langer', 'korter'],
    size: ['groter', 'kleiner'],
    mass: ['zwaarder', 'lichter'],
    moment: ['later', 'vroeger, eerder'],
    age: ['ouder', 'jonger, nieuwer'],
    speed: ['sneller', 'trager, langzamer'],
    frequency: ['vaker'],
    temperature: ['warmer, heter', 'kouder, koeler'],
    amount: ['meer, hoger', 'minder, lager'],
  },
  pl: {
    price: ['drozszy, drozsza, drozsze', 'tanszy, tansza, tansze'],
    length: [
      'dluzszy, dluzsza, dluzsze, dłuzszy, dłuzsza, dłuzsze, dluzej, dłuzej',
      'krotszy, krotsza, krotsze, krocej',
    ],
    size: ['wiekszy, wieksza, wieksze', 'mniejszy, mniejsza, mniejsze'],
    mass: ['ciezszy, ciezsza, ciezsze', 'lzejszy, lzejsza, lzejsze'],
    moment: ['pozniej, pozniejszy, pozniejsza, pozniejsze', 'wczesniej, wczesniejszy, wczesniejsza, wczesniejsze'],
    age: ['starszy, starsza, starsze', 'nowszy, nowsza, nowsze, mlodszy, mlodsza, mlodsze, młodszy, młodsza, młodsze'],
    speed: ['szybszy, szybsza, szybsze, szybciej', 'wolniejszy, wolniejsza, wolniejsze, wolniej'],
    frequency: ['czesciej', 'rzadziej'],
    temperature: [
      'cieplejszy, cieplejsza, cieplejsze',
      'zimniejszy, zimniejsza, zimniejsze, chlodniejszy, chlodniejsza, chlodniejsze, chłodniejszy, chłodniejsza, chłodniejsze',
    ],
    amount: ['wiecej, wyzszy, wyzsza, wyzsze', 'mniej, nizszy, nizsza, nizsze'],
  },
  sv: {
    price: ['dyrare', 'billigare'],
    length: ['langre', 'kortare'],
    size: ['storre'],
    mass: ['tyngre', 'lattare'],
    moment: ['senare', 'tidigare'],
    age: ['aldre', 'yngre, nyare'],
    speed: ['snabbare', 'langsammare'],
    frequency: ['oftare'],
    temperature: ['varmare', 'kallare, svalare'],
    amount: ['mer, fler, hogre', 'mindre, farre, lagre'],
  },
  es: { size: ['mayor', 'menor'], moment: ['despues', 'antes'] },
  it: { size: ['maggiore', 'minore'], moment: ['dopo', 'prima'] },
  pt: { size: ['maior', 'menor'], moment: ['depois', 'antes'] },
  zh: {
    price: ['贵', '便 宜'],
    length: ['长, 久', '短'],
    size: ['大', '小'],
    mass: ['重', '轻'],
    moment: ['晚, 迟', '早'],
    speed: ['快', '慢'],
    frequency: ['频 繁'],
    temperature: ['热', '冷'],
    amount: ['多, 高', '少, 低'],
  },
};

/** Words that compare only after "more" or "less". */
export const WITH_MORE: Readonly<Partial<Record<WordLanguage, ScaleWords>>> = {
  en: { price: ['expensive, costly'], frequency: ['often, frequently', 'rarely, seldom'] },
  de: { frequency: ['haufig, oft'] },
  nl: { price: ['duur', 'goedkoop'], frequency: ['vaak, dikwijls'] },
  fr: {
    price: ['cher, chers, chere, cheres, couteux, couteuse, couteuses'],
    length: ['long, longs, longue, longues, longtemps', 'court, courts, courte, courtes, bref, breve, breves'],
    size: ['grand, grands, grande, grandes', 'petit, petits, petite, petites'],
    mass: ['lourd, lourds, lourde, lourdes', 'leger, legers, legere, legeres'],
    moment: ['tard', 'tot'],
    age: [
      'ancien, anciens, ancienne, anciennes, vieux, vieille, vieilles, age, ages, agee, agees',
      'recent, recents, recente, recentes, jeune, jeunes',
    ],
    speed: ['rapide, rapides, vite', 'lent, lents, lente, lentes, lentement'],
    frequency: ['souvent, frequemment', 'rarement'],
    temperature: ['chaud, chauds, chaude, chaudes', 'froid, froids, froide, froides'],
    amount: ['eleve, eleves, elevee, elevees, haut, hauts, haute, hautes', 'bas, basse, basses'],
  },
  es: {
    price: [
      'caro, caros, cara, caras',
      'barato, baratos, barata, baratas, economico, economicos, economica, economicas',
    ],
    length: ['largo, largos, larga, largas', 'corto, cortos, corta, cortas, breve, breves'],
    size: ['grande, grandes', 'pequeno, pequenos, pequena, pequenas'],
    mass: ['pesado, pesados, pesada, pesadas', 'ligero, ligeros, ligera, ligeras'],
    moment: ['tarde', 'temprano, pronto'],
    age: [
      'antiguo, antiguos, antigua, antiguas, viejo, viejos, vieja, viejas',
      'nuevo, nuevos, nueva, nuevas, reciente, recientes, joven, jovenes',
    ],
    speed: ['rapido, rapidos, rapida, rapidas', 'lento, lentos, lenta, lentas, despacio'],
    frequency: ['menudo, frecuencia, frecuentemente'],
    temperature: ['caliente, calientes, calido, calidos, calida, calidas', 'frio, frios, fria, frias'],
    amount: ['alto, altos, alta, altas, elevado, elevados, elevada, elevadas', 'bajo, bajos, baja, bajas'],
  },
  it: {
    price: [
      'caro, cara, care, cari, costoso, costosa, costose, costosi',
      'economico, economica, economici, economiche',
    ],
    length: ['lungo, lunga, lunghi, lunghe', 'corto, corta, corte, corti, breve, brevi'],
    size: ['grande, grandi', 'piccolo, piccola, piccole, piccoli'],
    mass: ['pesante, pesanti', 'leggero, leggera, leggere, leggeri'],
    moment: ['tardi', 'presto'],
    age: [
      'vecchi, vecchio, vecchia, vecchie, antico, antica, antichi, antiche, anziano, anziana, anziane, anziani',
      'nuovo, nuova, nuove, nuovi, recente, recenti, giovane, giovani',
    ],
    speed: ['veloce, veloci, rapido, rapida, rapide, rapidi, velocemente', 'lento, lenta, lente, lenti, lentamente'],
    frequency: ['spesso, frequentemente, frequenza', 'raramente'],
    temperature: ['caldo, calda, calde, caldi', 'freddo, fredda, fredde, freddi'],
    amount: ['alto, alta, alte, alti, elevato, elevata, elevate, elevati', 'basso, bassa, basse, bassi'],
  },
  pt: {
    price: [
      'caro, caros, cara, caras',
      'barato, baratos, barata, baratas, economico, economicos, economica, economicas',
    ],
    length: [
      'longo, longos, longa, longas, comprido, compridos, comprida, compridas',
      'curto, curtos, curta, curtas, breve, breves',
    ],
    size: ['grande, grandes', 'pequeno, pequenos, pequena, pequenas'],
    mass: ['pesado, pesados, pesada, pesadas', 'leve, leves'],
    moment: ['tarde', 'cedo'],
    age: [
      'antigo, antigos, antiga, antigas, velho, velhos, velha, velhas',
      'novo, novos, nova, novas, recente, recentes, joven, jovens, jovem',
    ],
    speed: ['rapido, rapidos, rapida, rapidas, depressa', 'lento, lentos, lenta, lentas, devagar'],
    frequency: ['frequencia, frequentemente, vezes'],
    temperature: ['quente, quentes', 'frio, frios, fria, frias'],
    amount: ['alto, altos, alta, altas, elevado, elevados, elevada, elevadas', 'baixo, baixos, baixa, baixas'],
  },
};

/** The words for "more" and "less", of languages that form comparatives with them. */
export const MORE: Readonly<Partial<Record<WordLanguage, Required<Sides>>>> = {
  en: ['more', 'less'],
  de: ['mehr', 'weniger'],
  nl: ['meer', 'minder'],
  sv: ['mer', 'mindre'],
  fr: ['plus', 'moins'],
  es: ['mas', 'menos'],
  it: ['piu', 'meno'],
  pt: ['mais', 'menos'],
};

/** The words before the second thing of a comparison. */
export const THAN: Readonly<Record<WordLanguage, RegExp>> = {
  en: /^than$/,
  de: /^als$/,
  nl: /^dan$/,
  pl: /^niz$/,
  sv: /^an$/,
  fr: /^(?:que|qu)$/,
  es: /^que$/,
  it: /^(?:di|del|dello|della|dell|dei|degli|delle|che)$/,
  pt: /^que$/,
  zh: /^比$/,
};

/**
 * More words that compare on their own, on scales for which nothing else is known. They are listed, because many other
 * words end in -er, too.
 */
export const OTHER_COMPARATIVES: readonly string[] = [
  'better worse wider narrower deeper shallower taller stronger weaker thicker thinner nearer closer farther further',
  'richer poorer safer easier harder softer quieter louder brighter darker cleaner drier wetter fuller emptier fresher',
  'stricter steeper busier rarer simpler finer milder tighter looser',
  'besser schlechter breiter schmaler tiefer flacher starker schwacher dicker dunner naher sicherer einfacher harter',
  'weicher leiser lauter heller dunkler sauberer trockener frischer strenger steiler sparsamer ergiebiger milder enger',
  'beter slechter breder smaller dieper sterker zwakker dikker dunner verder veiliger makkelijker moeilijker zachter',
  'stiller luider donkerder schoner droger natter voller strenger steiler zuiniger',
].flatMap((words) => words.split(' '));

/** The kinds of words that a change replaces. */
export type PairKind = 'bound' | 'unit' | 'calendar';

// Of each pair, the first word is replaced by the second: "days" by "weeks".
const PAIRS: Readonly<Record<PairKind, Readonly<Record<string, string>>>> = {
  bound: {
    en: 'at least/at most, at most/at least, more than/less than, less than/more than, no later than/no earlier than',
    de: 'mindestens/höchstens, höchstens/mindestens, mehr als/weniger als, weniger als/mehr als, spätestens/frühestens',
    fr: 'au moins/au plus, au plus/au moins, plus de/moins de, moins de/plus de, au plus tard/au plus tôt',
    es: 'al menos/como máximo, como máximo/al menos, más de/menos de, menos de/más de, a más tardar/como pronto',
    it: 'almeno/al massimo, al massimo/almeno, più di/meno di, meno di/più di',
    nl: 'minstens/hoogstens, maximaal/minimaal, minimaal/maximaal, meer dan/minder dan, minder dan/meer dan',
    pt: 'pelo menos/no máximo, no máximo/pelo menos, mais de/menos de, menos de/mais de',
    pl: 'co najmniej/co najwyżej, co najwyżej/co najmniej, więcej niż/mniej niż, mniej niż/więcej niż',
    sv: 'minst/högst, högst/minst, mer än/mindre än, mindre än/mer än, senast/tidigast',
  },
  unit: {
    en: 'days/weeks, day/week, months/years, month/year, hours/minutes, hour/minute, euros/dollars, kg/g, km/m, €/$, £/€',
    de: 'Tage/Wochen, Tagen/Wochen, Tag/Woche, Monate/Jahre, Monaten/Jahren, Monat/Jahr, Stunden/Minuten, kg/g, km/m, €/$',
    fr: 'jours/semaines, jour/semaine, mois/ans, heures/minutes, heure/minute, euros/dollars, kg/g, km/m, €/$',
    es: 'días/semanas, día/semana, meses/años, mes/año, horas/minutos, hora/minuto, euros/dólares, kg/g, €/$',
    it: 'giorni/settimane, giorno/settimana, mesi/anni, mese/anno, ore/minuti, euro/dollari, €/$',
    nl: 'dagen/weken, dag/week, maanden/jaar, maand/jaar, uur/minuten, euro/dollar, €/$',
    pt: 'dias/semanas, dia/semana, meses/anos, mês/ano, horas/minutos, hora/minuto, euros/dólares, €/$',
    pl: 'dni/tygodni, miesięcy/lat, miesiące/lata, godzin/minut, godziny/minuty, zł/euro',
    sv: 'dagar/veckor, dag/vecka, månader/år, timmar/minuter, kronor/euro, kr/euro',
  },
  calendar: {
    en: 'Monday/Thursday, Tuesday/Friday, Saturday/Monday, January/March, March/May, June/August, September/November',
    de: 'Montag/Donnerstag, Dienstag/Freitag, Samstag/Montag, Januar/März, März/Mai, Juni/August, September/November',
    fr: 'lundi/jeudi, mardi/vendredi, samedi/lundi, janvier/mars, mars/mai, juin/août, septembre/novembre',
    es: 'lunes/jueves, martes/viernes, sábado/lunes, enero/marzo, marzo/mayo, junio/agosto, septiembre/noviembre',
    it: 'lunedì/giovedì, martedì/venerdì, sabato/lunedì, gennaio/marzo, marzo/maggio, settembre/novembre',
    nl: 'maandag/donderdag, dinsdag/vrijdag, zaterdag/maandag, januari/maart, maart/mei, september/november',
    pt: 'segunda/quinta, terça/sexta, sábado/domingo, janeiro/março, março/maio, setembro/novembro',
    pl: 'poniedziałek/czwartek, wtorek/piątek, stycznia/marca, marca/maja, września/listopada',
    sv: 'måndag/torsdag, tisdag/fredag, lördag/måndag, januari/mars, mars/maj, september/november',
  },
};

/** Returns the pairs of a kind in a language; none in a language that is not listed. */
export function pairsOf(kind: PairKind, language: string): (readonly [from: string, to: string])[] {
  const pairs = PAIRS[kind][language]?.split(', ') ?? [];
  return pairs.map((pair) => pair.split('/') as [string, string]);
}

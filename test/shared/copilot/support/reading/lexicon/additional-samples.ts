import type { WordLanguage } from '../../../../../../shared/copilot/support/reading/languages/language-words.ts';

/** Samples of each language that complete the others, such as verbs that deny, forms with an article, and compounds. */
export const ADDITIONAL_SAMPLES: Readonly<Record<WordLanguage, string>> = {
  en: `
    treble = times:3 | quadruple = times:4 | thrice = often:3 | fortnight = unit:fortnight
    half years = unit:halfyear | even if = even | fortnightly = period:fortnight | biannual = period:halfyear
    same day = when:same | next day = when:next | age = same:age | per minute = period:minute
    per second = period:second | thirds = fraction:3 | quarters of = fraction:4 | fifths = fraction:5
    tenths = fraction:10 | regardless = wide | always = all,ever | lacked = deny | approves = +accept
    decline = change:down,-accept | continues = +valid | expires = order:end,-valid | waive = -fee | runs = +run
    stops = -run | lets = +allow
    openness = +open | cancellations = same:cancel | payments = same:pay | employees = job:employee
  `,
  de: `
    zweieinhalb = number:2.5 | dreieinhalb = number:3.5 | viereinhalb = number:4.5 | dreifach = times:3
    vierfach = times:4 | zweimal = often:2 | dreimal = often:3 | viermal = often:4 | fünfmal = often:5
    sechsmal = often:6 | siebenmal = often:7 | achtmal = often:8 | neunmal = often:9 | zehnmal = often:10
    zwölfmal = often:12 | mal = unit:times | viertel nach = past:0.25 | viertel vor = past:-0.25
    dreiviertel = number:0.75 | viertelstunde = unit:quarterhour | halbjahr = unit:halfyear | auch wenn = even
    halbjährlich = period:halfyear | taggleich = when:same | folgetag = when:next | alt = same:age
    pro minute = period:minute | pro sekunde = period:second | drittel = fraction:3 | ausnahmslos = wide
    jederzeit = all,ever | fehlt = deny | zugestimmt = +accept | verworfen = fate:rejected,-accept | bleibt gültig = +valid
    läuft ab = -valid | erlässt = -fee | läuft = +run | stoppt = -run
    geöffneten = +open | Mieterin = lease:tenant | Verträge = same:contract | siebenundvierzig = number:47
    vierhundert = number:400 | eintausend = number:1000 | zwölftausend = number:12000
  `,
  fr: `
    triple = times:3 | quadruple = times:4 | fois = unit:times | et demi = plus:0.5 | et quart = plus:0.25
    moins le quart = plus:-0.25 | quinzaine = unit:fortnight | semestre = unit:halfyear
    quart d heure = unit:quarterhour | même si = even | semestriel = period:halfyear | jour même = when:same
    lendemain = when:next | âge = same:age,same:age | par minute = period:minute | par seconde = period:second
    tiers = fraction:3 | quarts = fraction:4 | cinquièmes = fraction:5 | dixièmes = fraction:10 | quel que = wide
    toujours = all,ever | empêche = deny,deny | approuvée = +accept | rejetée = fate:rejected,-accept | continue = +valid
    expire = -valid,order:end,-valid | dispense = -fee,-fee | tourne = +run | s arrête = -run | laisse = +allow
    en raison du = because | en raison des = because | en raison d = because | limité au = bound:max | limité aux = bound:max
  `,
  es: `
    triple = times:3 | cuádruple = times:4 | veces = unit:times | y media = plus:0.5 | y cuarto = plus:0.25
    menos cuarto = plus:-0.25 | quincena = unit:fortnight | semestre = unit:halfyear
    cuarto de hora = unit:quarterhour | aunque = even,but | semestral = period:halfyear | mismo día = when:same
    día siguiente = when:next | edad = same:age | por minuto = period:minute | por segundo = period:second
    tercio = fraction:3 | cuartos = fraction:4 | quintos = fraction:5 | décimas partes = fraction:10
    independientemente = wide | siempre = all,ever | omitió = deny | aprobó = +accept | rechazó = -accept
    continúa = +valid | caducan = -valid | exime = -fee | funciona = +run | se detiene = -run
    en caso del = if | derecho al = +allow
  `,
  it: `
    triplo = times:3 | quadruplo = times:4 | volte = unit:times | e mezza = plus:0.5 | e un quarto = plus:0.25
    meno un quarto = plus:-0.25 | quindicina di giorni = unit:fortnight | semestre = unit:halfyear
    quarto d ora = unit:quarterhour | di sera = clock:pm | di mattina = clock:am | anche se = even,but
    semestrale = period:halfyear | stesso giorno = when:same | giorno successivo = when:next | età = same:age
    al minuto = period:minute | al secondo = period:second | terzi = fraction:3 | quarti = fraction:4
    quinti = fraction:5 | indipendentemente = wide | sempre = all,ever | impedisce = deny | approvata = +accept
    respinta = fate:rejected,-accept | continua = +valid | scadono = -valid | esonera = -fee | funziona = +run | si ferma = -run
    ventotto = number:28 | quarantasette = number:47 | novantanove = number:99 | duecento = number:200 | tremila = number:3000
    invece del = not | invece dello = not | invece della = not | invece dell = not | invece dei = not | invece degli = not
    invece delle = not | tenuto al = modal:must | tenuto allo = modal:must | tenuto alla = modal:must
    tenuto all = modal:must | tenuto ai = modal:must | tenuto agli = modal:must | tenuto alle = modal:must
    a partire dallo = bound:from | a partire dalla = bound:from | a partire dall = bound:from | a partire dai = bound:from
    a partire dagli = bound:from | a partire dalle = bound:from
  `,
  pt: `
    triplo = times:3 | quádruplo = times:4 | quinzena = unit:fortnight | semestre = unit:halfyear | mesmo que = even
    semestral = period:halfyear | mesmo dia = when:same | dia seguinte = when:next | idade = same:age
    independentemente = wide | omitiu = deny | aprovou = +accept | rejeitou = -accept | continua = +valid
    caducam = -valid | isenta = -fee | funciona = +run | pára = -run
    em vez do = not | em vez da = not | em vez dos = not | em vez das = not | direito ao = +allow | direito à = +allow
    direito aos = +allow | direito às = +allow
  `,
  nl: `
    drievoudig = times:3 | viervoudig = times:4 | vijfmaal = often:5 | zesmaal = often:6 | tienmaal = often:10
    twaalfmaal = often:12 | halfjaar = unit:halfyear | ook als = even | halfjaarlijks = period:halfyear
    dezelfde dag = when:same | volgende dag = when:next | leeftijd = same:age | ongeacht = wide | mist = deny
    aanvaardt = +accept | weigeren = -accept | blijft geldig = +valid | verloopt = -valid | kwijtgescholden = -fee
    draait = +run | stopt = -run
    tweeënhalf = number:2.5 | drieënhalve = number:3.5 | eenentwintig = number:21 | zevenenveertig = number:47
    negenennegentig = number:99 | vierhonderd = number:400 | eenhonderd = number:100
  `,
  pl: `
    potrójny = times:3 | poczwórny = times:4 | półrocze = unit:halfyear | półrocznie = period:halfyear
    wiek = same:age | trzecie = fraction:3,ordinal:3 | czwarte = fraction:4,ordinal:4 | piąte = fraction:5,ordinal:5
    niezależnie = wide | zaniedbał = deny | zatwierdził = +accept | odrzucił = -accept | pozostaje ważny = +valid
    wygasają = -valid | zwalnia = -fee | działa = +run | staje = -run
  `,
  sv: `
    saknar = deny | antog = +accept | avvisat = fate:rejected,-accept | fortsätter = +valid | upphör = order:end,-valid
    befriar = -fee | i drift = +run | stannar = -run | oavsett = wide | alltid = all,ever
  `,
  zh: `
    刻钟 = unit:quarterhour | 次 = unit:times | 往返 = times:2 | 违约 = same:breach | 逾期 = same:late | 预约 = same:book
    合同 = same:contract | 每分钟 = period:minute | 每秒 = period:second | 度 = unit:celsius | 港元 = unit:hkd
    无论 = plain,wide | 无论何时 = all,ever | 缺少 = deny | 采纳 = +accept | 否决 = -accept | 继续 = +valid
    终止 = order:end,-valid | 免除 = -fee | 运转 = +run | 停止 = -run
  `,
};

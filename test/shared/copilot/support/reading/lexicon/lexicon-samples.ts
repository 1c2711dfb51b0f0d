import type { WordLanguage } from '../../../../../../shared/copilot/support/reading/languages/language-words.ts';
import { DUTCH_SAMPLES } from './dutch-samples.ts';
import { POLISH_SAMPLES } from './polish-samples.ts';
import { PORTUGUESE_SAMPLES } from './portuguese-samples.ts';
import { SWEDISH_SAMPLES } from './swedish-samples.ts';

/** For each meaning that a language has words for, one of these words with all its meanings. */
export const LEXICON_SAMPLES: Readonly<Record<WordLanguage, string>> = {
  en: `
    hundred = scale:100 | thousand = scale:1000 | million = scale:1000000 | billion = scale:1000000000 | dozen = scale:12 | lakh = scale:100000 | crore = scale:10000000 | half a dozen = number:6
    half = number:0.5 | quarter of = number:0.25 | double = times:2 | twice = often:2 | times = unit:times | half past = past:0.5
    quarter past = past:0.25 | quarter to = past:-0.25 | and a half = plus:0.5 | quarters of an hour = unit:quarterhour | once = times:1,if,unit:ounce | second = unit:second,ordinal:2
    minute = unit:minute | hour = unit:hour | day = unit:day | working day = unit:workday | week = unit:week | month = unit:month
    quarter = unit:quarter | year = unit:year | percent = unit:percent | euro = unit:eur | dollar = unit:dollar
    pound sterling = unit:gbp | franc = unit:chf | cent = unit:cent | am = clock:am | pm = clock:pm | o clock = clock:24
    noon = clockword:12 | midnight = clockword:24 | not = not | not only = plain | at least = bound:min | at most = bound:max
    more than = bound:over | less than = bound:under | about = bound:about | from = bound:from | until = bound:until
    after = bound:after | before = bound:before | if = if | unless = except | only = only | because = because | all = all
    some = some | per = per | and = and | but = but | daily = period:day | weekly = period:week | monthly = period:month
    quarterly = period:quarter | yearly = period:year | hourly = period:hour | per night = period:night | must = modal:must
    may = modal:may,modal:can | can = modal:can | should = modal:should | allowed = +allow | forbidden = -allow | included = +include
    excluded = -include | charge = +fee | free of charge = -fee | open = +open | closed = -open | accept = +accept | reject = -accept
    valid = +valid | invalid = -valid | enabled = +enable | disabled = -enable | increase = change:up | decrease = change:down
    begin = order:start | end = order:end | earliest = rank:first | last = rank:last | buy = trade:buy | sell = trade:sell
    left side = side:left | right side = side:right | upstairs = level:up | downstairs = level:down | morning = time:morning
    afternoon = time:afternoon | evening = time:evening | at night = time:night | summer = season:summer | winter = season:winter
    in spring = season:spring | autumn = season:autumn | hot = heat:hot | cold = heat:cold | gross = money:gross | net = money:net
    full-time = work:full | part-time = work:part | tenant = lease:tenant | landlord = lease:landlord | customer = deal:customer
    supplier = deal:supplier | employer = job:employer | employee = job:employee | by post = way:mail | by email = way:email
    by phone = way:phone | red = color:red | green = color:green | blue = color:blue | yellow = color:yellow | black = color:black
    white = color:white | orange = color:orange | inside = place:inside | outside = place:outside | holiday = same:leave
    pay = same:pay | keep = same:keep | delete = same:delete | document = same:document | photo = same:photo | person = same:person
    contract = same:contract | cancel = same:cancel | work = same:work | give = same:give | send = same:send | go = same:go
    take = same:take | hold = same:hold | tell = same:tell | check = same:check | use = same:use | car = same:car
    company = same:company | need = same:need | comes first = same:first | log = same:note | receive = same:receive
    offer = same:offer | € = unit:eur | $ = unit:dollar | £ = unit:gbp | ¥ = unit:jpy | % = unit:percent | ° = unit:degree
    °c = unit:celsius | kg = unit:kilogram | g = unit:gram | mg = unit:milligram | t = unit:ton | km = unit:kilometer | m = unit:meter
    cm = unit:centimeter | mm = unit:millimeter | mile = unit:mile | foot = unit:foot | inch = unit:inch | yard = unit:yard
    acre = unit:acre | ha = unit:hectare | gallon = unit:gallon | pint = unit:pint | ounce = unit:ounce | lb = unit:lb
    °f = unit:fahrenheit | m³ = unit:cubicmeter | m² = unit:sqm | l = unit:liter | ml = unit:milliliter | kw = unit:kilowatt
    kwh = unit:kwh | watt = unit:watt | volt = unit:volt | nm = unit:newtonmeter | bar = unit:bar | kb = unit:kb | mb = unit:mb
    gb = unit:gb | tb = unit:tb | zero = number:0 | one = number:1 | two = number:2 | three = number:3 | four = number:4
    five = number:5 | six = number:6 | seven = number:7 | eight = number:8 | nine = number:9 | ten = number:10 | eleven = number:11
    twelve = number:12 | thirteen = number:13 | fourteen = number:14 | fifteen = number:15 | sixteen = number:16
    seventeen = number:17 | eighteen = number:18 | nineteen = number:19 | twenty = number:20 | thirty = number:30 | forty = number:40
    fifty = number:50 | sixty = number:60 | seventy = number:70 | eighty = number:80 | ninety = number:90 | first = ordinal:1
    third = ordinal:3 | fourth = ordinal:4 | fifth = ordinal:5 | sixth = ordinal:6 | seventh = ordinal:7 | eighth = ordinal:8
    ninth = ordinal:9 | tenth = ordinal:10 | eleventh = ordinal:11 | twelfth = ordinal:12 | January = month:1 | February = month:2
    March = month:3 | April = month:4 | May = modal:may,modal:can,month:5 | June = month:6 | July = month:7 | August = month:8
    September = month:9 | October = month:10 | November = month:11 | December = month:12 | Monday = weekday:1 | Tuesday = weekday:2
    Wednesday = weekday:3 | Thursday = weekday:4 | Friday = weekday:5 | Saturday = weekday:6 | Sunday = weekday:7
  `,
  de: `
    hundert = scale:100 | tausend = scale:1000 | million = scale:1000000 | milliarde = scale:1000000000 | dutzend = scale:12
    fünftel = number:0.2 | viertel = number:0.25 | zehntel = number:0.1 | halb = number:0.5 | anderthalb = number:1.5
    doppelt = times:2 | einmal = times:1 | sekunde = unit:second | minute = unit:minute | stunde = unit:hour | tag = unit:day
    werktag = unit:workday | woche = unit:week | monat = unit:month | quartal = unit:quarter | jahr = unit:year
    prozent = unit:percent | euro = unit:eur | us-dollar = unit:usd | pfund sterling = unit:gbp | franken = unit:chf
    cent = unit:cent | kilo = unit:kilogram | uhr = clock:24 | mittag = clockword:12 | mitternacht = clockword:24 | nicht = not
    nicht nur = plain | mindestens = bound:min | höchstens = bound:max | mehr als = bound:over | weniger als = bound:under
    etwa = bound:about | ab = bound:from | bis = bound:until | nach = bound:after | vor = bound:before | wenn = if
    es sei denn = except | nur = only | weil = because | alle = all | einige = some | pro = per | und = and | aber = but
    täglich = period:day | wöchentlich = period:week | monatlich = period:month | vierteljährlich = period:quarter
    jährlich = period:year | stündlich = period:hour | pro nacht = period:night | muss = modal:must | darf = modal:may,modal:can
    kann = modal:can | sollte = modal:should | erlaubt = +allow | verboten = -allow | enthalten = +include | ausgeschlossen = -include
    kostenpflichtig = +fee | kostet nichts = -fee | geöffnet = +open | geschlossen = -open | angenommen = +accept
    abgelehnt = -accept,fate:rejected | gültig = +valid | ungültig = -valid | aktiviert = +enable | deaktiviert = -enable | steigt = change:up
    sinkt = change:down | beginnt = order:start | endet = order:end | letzte = rank:last | kaufen = trade:buy | verkaufen = trade:sell
    links = side:left | rechts = side:right | oben = level:up | unten = level:down | morgens = time:morning
    nachmittags = time:afternoon | abends = time:evening | nachts = time:night | sommer = season:summer | winter = season:winter
    frühling = season:spring | herbst = season:autumn | heiß = heat:hot | kalt = heat:cold | brutto = money:gross | netto = money:net
    vollzeit = work:full | teilzeit = work:part | mieter = lease:tenant | vermieter = lease:landlord | kunde = deal:customer
    lieferant = deal:supplier | arbeitgeber = job:employer | arbeitnehmer = job:employee | per post = way:mail
    per e-mail = way:email | telefonisch = way:phone | rot = color:red | grün = color:green | blau = color:blue | gelb = color:yellow
    schwarz = color:black | weiß = color:white | orange = color:orange | innen = place:inside | außen = place:outside
    urlaub = same:leave | zahlen = same:pay | aufbewahren = same:keep | löschen = same:delete | unterlage = same:document
    person = same:person | vertrag = same:contract | kündigen = same:cancel | arbeiten = same:work | angebot = same:offer
    prüfen = same:check | heben = same:lift | fahrrad = same:bike | bekommen = same:get | angehörige = same:family
    firma = same:company | frist = same:time | melden = same:tell | null = number:0 | eins = number:1 | zwei = number:2
    drei = number:3 | vier = number:4 | fünf = number:5 | sechs = number:6 | sieben = number:7 | acht = number:8 | neun = number:9
    zehn = number:10 | elf = number:11 | zwölf = number:12 | dreizehn = number:13 | vierzehn = number:14 | fünfzehn = number:15
    sechzehn = number:16 | siebzehn = number:17 | achtzehn = number:18 | neunzehn = number:19 | zwanzig = number:20
    dreißig = number:30 | vierzig = number:40 | fünfzig = number:50 | sechzig = number:60 | siebzig = number:70 | achtzig = number:80
    neunzig = number:90 | erste = ordinal:1 | zweite = ordinal:2 | dritte = ordinal:3 | vierte = ordinal:4 | fünfte = ordinal:5
    sechste = ordinal:6 | siebte = ordinal:7 | achte = ordinal:8 | neunte = ordinal:9 | zehnte = ordinal:10 | elfte = ordinal:11
    zwölfte = ordinal:12 | januar = month:1 | februar = month:2 | märz = month:3 | april = month:4 | mai = month:5 | juni = month:6
    juli = month:7 | august = month:8 | september = month:9 | oktober = month:10 | november = month:11 | dezember = month:12
    montag = weekday:1 | dienstag = weekday:2 | mittwoch = weekday:3 | donnerstag = weekday:4 | freitag = weekday:5
    samstag = weekday:6 | sonntag = weekday:7 | einundzwanzig = number:21 | neunundneunzig = number:99 | dreihundert = number:300
    zweitausend = number:2000 | fünfzehntausend = number:15000 | zwanzigtausend = number:20000 | zweiunddreißig = number:32
    einhundert = number:100 | neuntausend = number:9000
  `,
  fr: `
    cent = scale:100 | mille = scale:1000 | million = scale:1000000 | milliard = scale:1000000000 | douzaine = scale:12
    demi = number:0.5 | double = times:2 | une fois = times:1 | seconde = unit:second,ordinal:2 | minute = unit:minute
    heure = unit:hour or clock | jour = unit:day | jour ouvré = unit:workday | semaine = unit:week | mois = unit:month
    trimestre = unit:quarter | an = unit:year | pour cent = unit:percent,unit:percent | euro = unit:eur | dollar = unit:dollar
    livre sterling = unit:gbp | franc = unit:chf | centime = unit:cent | heures du matin = clock:24 | midi = clockword:12
    minuit = clockword:24 | ne = not | non seulement = plain | au moins = bound:min | au plus = bound:max | plus de = bound:over
    moins de = bound:under | environ = bound:about | à partir de = bound:from | jusqu au = bound:max,bound:until | après = bound:after
    avant = bound:before | si = if | sauf = except | seulement = only | parce que = because | tous = all | certains = some | par = per
    et = and | mais = but | quotidien = period:day | hebdomadaire = period:week | mensuel = period:month
    trimestriel = period:quarter | annuel = period:year | par heure = period:hour | par nuit = period:night | doit = modal:must
    facultatif = modal:may | peut = modal:can | devrait = modal:should | autorisé = +allow,+allow | interdit = -allow
    inclus = +include | exclu = -include | payant = +fee | gratuit = -fee | ouvert = +open | fermé = -open,-open
    accepté = +accept,+accept | refusé = -accept,-accept,fate:rejected | valable = +valid | invalide = -valid | activé = +enable
    désactivé = -enable | augmente = change:up,change:up | diminue = change:down | commence = order:start | finit = order:end
    dernier = rank:last | acheter = trade:buy | vendre = trade:sell | gauche = side:left | à droite = side:right
    intérieur = place:inside | extérieur = place:outside | matin = time:morning | après-midi = time:afternoon | soir = time:evening
    nuit = time:night | été = season:summer | hiver = season:winter | printemps = season:spring | automne = season:autumn
    chaud = heat:hot | froid = heat:cold | brut = money:gross | net = money:net | temps plein = work:full | temps partiel = work:part
    locataire = lease:tenant | bailleur = lease:landlord | client = deal:customer | fournisseur = deal:supplier
    employeur = job:employer | salarié = job:employee | par courrier = way:mail | par e-mail = way:email | par téléphone = way:phone
    rouge = color:red | vert = color:green | bleu = color:blue | jaune = color:yellow | noir = color:black | blanc = color:white
    orange = color:orange | payer = same:pay | congé = same:leave | document = same:document | fournir = same:give
    entre en vigueur = same:start | conserver = same:keep | insuffisant = same:low | signale = same:signal | reçoit = same:get
    contrat = same:contract | annuler = same:cancel | abri = same:shelter | voiture = same:car | zéro = number:0 | un = number:1
    deux = number:2 | trois = number:3 | quatre = number:4 | cinq = number:5 | six = number:6 | sept = number:7 | huit = number:8
    neuf = number:9 | dix = number:10 | onze = number:11 | douze = number:12 | treize = number:13 | quatorze = number:14
    quinze = number:15 | seize = number:16 | dix-sept = number:17 | dix-huit = number:18 | dix-neuf = number:19 | vingt = number:20
    trente = number:30 | quarante = number:40 | cinquante = number:50 | soixante = number:60 | soixante-dix = number:70
    quatre-vingts = number:80 | quatre-vingt-dix = number:90 | premier = ordinal:1 | deuxième = ordinal:2 | troisième = ordinal:3
    quatrième = ordinal:4 | cinquième = ordinal:5 | sixième = ordinal:6 | septième = ordinal:7 | huitième = ordinal:8
    neuvième = ordinal:9 | dixième = ordinal:10 | onzième = ordinal:11 | douzième = ordinal:12 | janvier = month:1 | février = month:2
    mars = month:3 | avril = month:4 | mai = month:5 | juin = month:6 | juillet = month:7 | août = month:8 | septembre = month:9
    octobre = month:10 | novembre = month:11 | décembre = month:12 | lundi = weekday:1 | mardi = weekday:2 | mercredi = weekday:3
    jeudi = weekday:4 | vendredi = weekday:5 | samedi = weekday:6 | dimanche = weekday:7 | quatre-vingt = number:80
  `,
  es: `
    veintiuno = number:21 | veintidós = number:22 | veintitrés = number:23 | veinticuatro = number:24 | veinticinco = number:25
    veintiséis = number:26 | veintisiete = number:27 | veintiocho = number:28 | veintinueve = number:29 | doscientos = number:200
    trescientos = number:300 | cuatrocientos = number:400 | quinientos = number:500 | seiscientos = number:600
    setecientos = number:700 | ochocientos = number:800 | novecientos = number:900 | cien = scale:100 | mil = scale:1000
    millón = scale:1000000 | docena = scale:12 | medio = number:0.5 | doble = times:2 | una vez = times:1 | segundos = unit:second
    minuto = unit:minute | hora = unit:hour or clock | día = unit:day | día hábil = unit:workday | semana = unit:week | mes = unit:month
    trimestre = unit:quarter | año = unit:year | por ciento = unit:percent | euro = unit:eur | dólar = unit:dollar
    libra esterlina = unit:gbp | franco = unit:chf | céntimo = unit:cent | de la tarde = clock:pm | de la mañana = clock:am
    mediodía = clockword:12 | medianoche = clockword:24 | carece de = not | no solo = plain,plain | al menos = bound:min
    como máximo = bound:max | más de = bound:over | menos de = bound:under | aproximadamente = bound:about | desde = bound:from
    hasta el = bound:until | después de = bound:after | antes = bound:before | si = if | salvo = except | solo = only,only
    porque = because | todos = all | algunos = some | por = per | y = and | pero = but | diario = period:day | semanal = period:week
    mensual = period:month | trimestral = period:quarter | anual = period:year | por hora = period:hour | por noche = period:night
    deben = modal:must | opcional = modal:may | puede = modal:can | debería = modal:should | permitido = +allow | prohibido = -allow
    incluido = +include | excluido = -include | de pago = +fee | no cuesta nada = -fee | abierto = +open | cerrado = -open
    acepta = +accept | rechaza = -accept | válido = +valid | inválido = -valid | activado = +enable | desactivado = -enable
    aumenta = change:up | disminuye = change:down | empieza = order:start | termina = order:end | último = rank:last
    compra = trade:buy | vende = trade:sell | izquierda = side:left | a la derecha = side:right | delantero = axis:front
    trasero = axis:rear | interior = place:inside | exterior = place:outside | por la mañana = time:morning
    por la tarde = time:afternoon | por la noche = time:night | verano = season:summer | invierno = season:winter
    primavera = season:spring | otoño = season:autumn | caliente = heat:hot | frío = heat:cold | bruto = money:gross
    neto = money:net | jornada completa = work:full | media jornada = work:part | inquilino = lease:tenant
    arrendador = lease:landlord | cliente = deal:customer | proveedor = deal:supplier | empleador = job:employer
    empleado = job:employee | por correo postal = way:mail | por correo electrónico = way:email | por teléfono = way:phone
    rojo = color:red | verde = color:green | azul = color:blue | amarillo = color:yellow | negro = color:black | blanco = color:white
    naranja = color:orange | pagar = same:pay | vacaciones = same:leave | mudanza = same:move | equipo = same:team
    recoge = same:take | imparte = same:give | trabajo = same:work | contrato = same:contract | anula = same:cancel
    jurídico = same:legal | efectivo = same:cash | furgoneta = same:van | cero = number:0 | uno = number:1 | dos = number:2
    tres = number:3 | cuatro = number:4 | cinco = number:5 | seis = number:6 | siete = number:7 | ocho = number:8 | nueve = number:9
    diez = number:10 | once = unit:ounce,number:11 | doce = number:12 | trece = number:13 | catorce = number:14 | quince = number:15
    dieciséis = number:16 | diecisiete = number:17 | dieciocho = number:18 | diecinueve = number:19 | veinte = number:20
    treinta = number:30 | cuarenta = number:40 | cincuenta = number:50 | sesenta = number:60 | setenta = number:70
    ochenta = number:80 | noventa = number:90 | primero = ordinal:1 | segundo = ordinal:2 | tercero = ordinal:3 | cuarto = ordinal:4
    quinto = ordinal:5 | sexto = ordinal:6 | séptimo = ordinal:7 | octavo = ordinal:8 | noveno = ordinal:9 | décimo = ordinal:10
    undécimo = ordinal:11 | duodécimo = ordinal:12 | enero = month:1 | febrero = month:2 | marzo = month:3 | abril = month:4
    mayo = month:5 | junio = month:6 | julio = month:7 | agosto = month:8 | septiembre = month:9 | octubre = month:10
    noviembre = month:11 | diciembre = month:12 | lunes = weekday:1 | martes = weekday:2 | miércoles = weekday:3 | jueves = weekday:4
    viernes = weekday:5 | sábado = weekday:6 | domingo = weekday:7
  `,
  it: `
    cento = scale:100 | mille = scale:1000 | milione = scale:1000000 | miliardo = scale:1000000000 | dozzina = scale:12
    mezzo = number:0.5 | doppio = times:2 | una volta = times:1 | secondi = unit:second | minuto = unit:minute | ora = unit:hour or clock
    giorno = unit:day | giorno lavorativo = unit:workday | settimana = unit:week | mese = unit:month | trimestre = unit:quarter
    anno = unit:year | per cento = unit:percent | euro = unit:eur | dollaro = unit:dollar | sterlina = unit:gbp | franco = unit:chf
    centesimo = unit:cent | mezzogiorno = clockword:12 | mezzanotte = clockword:24 | non = not | non solo = plain | almeno = bound:min
    al massimo = bound:max | più di = bound:over | meno di = bound:under | circa = bound:about | a partire da = bound:from
    fino al = bound:max,bound:until | dopo = bound:after | prima di = bound:before | se = if | salvo = except | solo = only | perché = because
    tutti = all | alcuni = some | al = per | e = and | ma = but | giornaliero = period:day | settimanale = period:week
    mensile = period:month | trimestrale = period:quarter | annuale = period:year | all ora = period:hour | a notte = period:night
    deve = modal:must | facoltativo = modal:may | può = modal:can | dovrebbe = modal:should | permesso = +allow | vietato = -allow
    incluso = +include | esclusa = -include | a pagamento = +fee | gratis = -fee | aperto = +open | chiuso = -open | accetta = +accept
    rifiuta = -accept | valido = +valid | scaduto = -valid | attivato = +enable | disattivato = -enable | aumenta = change:up
    diminuisce = change:down | inizia = order:start | finisce = order:end | ultimo = rank:last | comprare = trade:buy
    vendere = trade:sell | sinistra = side:left | a destra = side:right | interno = place:inside | esterno = place:outside
    mattina = time:morning | pomeriggio = time:afternoon | sera = time:evening | notte = time:night | estate = season:summer
    inverno = season:winter | primavera = season:spring | autunno = season:autumn | caldo = heat:hot | freddo = heat:cold
    lordo = money:gross | netto = money:net | tempo pieno = work:full | tempo parziale = work:part | inquilino = lease:tenant
    locatore = lease:landlord | cliente = deal:customer | fornitore = deal:supplier | datore di lavoro = job:employer
    dipendente = job:employee | per posta = way:mail | via e-mail = way:email | per telefono = way:phone | rosso = color:red
    verde = color:green | blu = color:blue | giallo = color:yellow | nero = color:black | bianco = color:white
    arancione = color:orange | pagare = same:pay | ferie = same:leave | scrivania = same:place | guida = same:lead
    protegge = same:protect | strato = same:layer | scioglie = same:remove | nomina = same:appoint | contratto = same:contract
    annulla = same:cancel | dista = same:away | zero = number:0 | uno = number:1 | due = number:2 | tre = number:3
    quattro = number:4 | cinque = number:5 | sei = number:6 | sette = number:7 | otto = number:8 | nove = number:9 | dieci = number:10
    undici = number:11 | dodici = number:12 | tredici = number:13 | quattordici = number:14 | quindici = number:15
    sedici = number:16 | diciassette = number:17 | diciotto = number:18 | diciannove = number:19 | venti = number:20
    trenta = number:30 | quaranta = number:40 | cinquanta = number:50 | sessanta = number:60 | settanta = number:70
    ottanta = number:80 | novanta = number:90 | primo = ordinal:1 | secondo = ordinal:2 | terzo = ordinal:3 | quarto = ordinal:4
    quinto = ordinal:5 | sesto = ordinal:6 | settimo = ordinal:7 | ottavo = ordinal:8 | nono = ordinal:9 | decimo = ordinal:10
    undicesimo = ordinal:11 | dodicesimo = ordinal:12 | gennaio = month:1 | febbraio = month:2 | marzo = month:3 | aprile = month:4
    maggio = month:5 | giugno = month:6 | luglio = month:7 | agosto = month:8 | settembre = month:9 | ottobre = month:10
    novembre = month:11 | dicembre = month:12 | lunedì = weekday:1 | martedì = weekday:2 | mercoledì = weekday:3 | giovedì = weekday:4
    venerdì = weekday:5 | sabato = weekday:6 | domenica = weekday:7 | ventuno = number:21 | ventotto = number:28
    trentadue = number:32 | novantanove = number:99 | duecento = number:200 | novecento = number:900 | tremila = number:3000
    trentotto = number:38
  `,
  pt: PORTUGUESE_SAMPLES,
  nl: DUTCH_SAMPLES,
  pl: POLISH_SAMPLES,
  sv: SWEDISH_SAMPLES,
  zh: `
    一半 = number:0.5 | 秒 = unit:second | 分钟 = unit:minute | 小时 = unit:hour | 天 = unit:day | 工作日 = unit:workday | 周 = unit:week
    个月 = unit:month | 季度 = unit:quarter | 年 = unit:year | 欧元 = unit:eur | 美元 = unit:usd | 元 = unit:cny | 英镑 = unit:gbp | 日元 = unit:jpy
    公斤 = unit:kilogram | 克 = unit:gram | 吨 = unit:ton | 公里 = unit:kilometer | 米 = unit:meter | 厘米 = unit:centimeter
    毫米 = unit:millimeter | 升 = unit:liter | 毫升 = unit:milliliter | 平方米 = unit:sqm | 正午 = clockword:12 | 午夜 = clockword:24 | 不 = not
    是否 = plain | 至少 = bound:min | 最多 = bound:max | 超过 = bound:over | 少于 = bound:under | 约 = bound:about | 自 = bound:from
    内 = bound:until | 后 = bound:after | 前 = bound:before | 如果 = if | 除外 = except | 仅 = only | 因为 = because | 所有 = all | 部分 = some
    每 = per | 和 = and | 但 = but | 每天 = period:day | 每周 = period:week | 每月 = period:month | 每季度 = period:quarter | 每年 = period:year
    每小时 = period:hour | 必须 = modal:must | 可选 = modal:may | 可 = modal:can | 允许 = +allow | 禁止 = -allow | 包括 = +include | 不包括 = -include
    收费 = +fee | 免费 = -fee | 开放 = +open | 关闭 = -open | 接受 = +accept | 拒绝 = -accept | 有效 = +valid | 无效 = -valid | 启用 = +enable
    停用 = -enable | 增加 = change:up | 减少 = change:down | 开始 = order:start | 结束 = order:end | 购买 = trade:buy | 出售 = trade:sell
    上午 = time:morning | 下午 = time:afternoon | 晚上 = time:evening | 夏季 = season:summer | 冬季 = season:winter | 春季 = season:spring
    秋季 = season:autumn | 税前 = money:gross | 税后 = money:net | 全职 = work:full | 兼职 = work:part | 承租方 = lease:tenant
    出租方 = lease:landlord | 客户 = deal:customer | 供应商 = deal:supplier | 雇主 = job:employer | 员工 = job:employee | 室内 = place:inside
    室外 = place:outside | 支付 = same:pay | 通知 = same:tell | 发送 = same:send | 检查 = same:check | 取消 = same:cancel | 保留 = same:keep
    删除 = same:delete | 周一 = weekday:1 | 周二 = weekday:2 | 周三 = weekday:3 | 周四 = weekday:4 | 周五 = weekday:5 | 周六 = weekday:6
    周日 = weekday:7
  `,
};

/** Function words, which state nothing. */
export const FILLER_SAMPLES: Readonly<Record<WordLanguage, string>> = {
  en: 'the those ones',
  de: 'der unser zwischen',
  fr: 'les te afin',
  es: 'el yo ambos',
  it: 'il sue trova',
  pt: 'o ele ficam',
  nl: 'de wij eigen',
  pl: 'jest się który',
  sv: 'är det som',
  zh: '的 所 件',
};

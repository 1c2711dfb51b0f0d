import type { WordLanguage } from '../../../../../shared/copilot/support/reading/languages/language-words.ts';

/** The samples for Portuguese. */
export const PORTUGUESE_SAMPLES = `
    duas = number:2 | dezesseis = number:16 | dezessete = number:17 | dezenove = number:19 | duzentos = number:200
    trezentos = number:300 | quatrocentos = number:400 | quinhentos = number:500 | seiscentos = number:600
    setecentos = number:700 | oitocentos = number:800 | novecentos = number:900 | cem = scale:100 | mil = scale:1000
    milhão = scale:1000000 | mil milhões = scale:1000000000 | dúzia = scale:12 | meio = number:0.5 | dobro = times:2
    vezes = unit:times | e meia = plus:0.5 | e um quarto = plus:0.25 | menos um quarto = plus:-0.25
    quarto de hora = unit:quarterhour | uma vez = times:1 | segundos = unit:second | minuto = unit:minute
    hora = unit:hour or clock | dia = unit:day | dia útil = unit:workday | semana = unit:week | mês = unit:month
    trimestre = unit:quarter | ano = unit:year | por cento = unit:percent | euro = unit:eur | dólar = unit:dollar
    libra esterlina = unit:gbp | reais = unit:brl | franco = unit:chf | cêntimo = unit:cent | da tarde = clock:pm
    da manhã = clock:am | meio-dia = clockword:12 | meia-noite = clockword:24 | não = not | não só = plain
    pelo menos = bound:min | no máximo = bound:max | mais de = bound:over | menos de = bound:under | aproximadamente = bound:about
    desde = bound:from | até ao = bound:until | depois de = bound:after | antes = bound:before | se = if | salvo = except
    só = only | porque = because | todos = all | alguns = some | por = per | e = and | mas = but | diário = period:day
    semanal = period:week | mensal = period:month | trimestral = period:quarter | anual = period:year | por hora = period:hour
    por noite = period:night | por minuto = period:minute | por segundo = period:second | deve = modal:must | opcional = modal:may
    pode = modal:can | deveria = modal:should | permitido = +allow | proibido = -allow | incluído = +include | excluído = -include
    pago = +fee | não custa nada = -fee | aberto = +open | fechado = -open | aceita = +accept | rejeita = -accept
    válido = +valid | inválido = -valid | ativado = +enable | desativado = -enable | aumenta = change:up | diminui = change:down
    começa = order:start | termina = order:end | último = rank:last | compra = trade:buy | vende = trade:sell
    esquerda = side:left | à direita = side:right | interior = place:inside | exterior = place:outside | de manhã = time:morning
    à tarde = time:afternoon | à noite = time:night | verão = season:summer | inverno = season:winter | primavera = season:spring
    outono = season:autumn | quente = heat:hot | frio = heat:cold | bruto = money:gross | líquido = money:net
    tempo inteiro = work:full | tempo parcial = work:part | inquilino = lease:tenant | senhorio = lease:landlord
    cliente = deal:customer | fornecedor = deal:supplier | empregador = job:employer | empregado = job:employee
    por correio = way:mail | por correio eletrónico = way:email | por telefone = way:phone | vermelho = color:red
    verde = color:green | azul = color:blue | amarelo = color:yellow | preto = color:black | branco = color:white
    laranja = color:orange | pagar = same:pay | férias = same:leave | contrato = same:contract | anula = same:cancel
    verifica = same:check | carro = same:car | comunicar = same:tell | documento = same:document | guarda = same:keep
    recebe = same:get | terço = fraction:3 | quartos = fraction:4 | quintos = fraction:5 | a qualquer momento = ever
    primeiro = ordinal:1 | março = month:3 | segunda-feira = weekday:1 | três = number:3 | quatro = number:4 | trinta = number:30
    quarenta = number:40 | % = unit:percent | € = unit:eur | kg = unit:kilogram | °c = unit:celsius
  `;

/** The samples for Dutch. */
export const DUTCH_SAMPLES = `
    honderd = scale:100 | duizend = scale:1000 | miljoen = scale:1000000 | miljard = scale:1000000000 | dozijn = scale:12
    half = number:0.5 | kwart = number:0.25 | anderhalf = number:1.5 | dubbel = times:2 | tweemaal = often:2 | driemaal = often:3
    viermaal = often:4 | keer = unit:times | kwart over = past:0.25 | kwart voor = past:-0.25 | kwartier = unit:quarterhour
    eenmaal = times:1 | seconde = unit:second | minuut = unit:minute | uren = unit:hour | uur = unit:hour or clock
    dag = unit:day | werkdag = unit:workday | week = unit:week | maand = unit:month | kwartaal = unit:quarter | jaar = unit:year
    procent = unit:percent | euro = unit:eur | dollar = unit:dollar | pond sterling = unit:gbp | frank = unit:chf | cent = unit:cent
    kilo = unit:kilogram | middaguur = clockword:12 | middernacht = clockword:24 | niet = not | niet alleen = plain
    minstens = bound:min | hooguit = bound:max | meer dan = bound:over | minder dan = bound:under | ongeveer = bound:about
    vanaf = bound:from | tot = bound:until | na = bound:after | voor = bound:before | als = if | tenzij = except | alleen = only
    omdat = because | alle = all | sommige = some | per = per | en = and | maar = but | dagelijks = period:day
    wekelijks = period:week | maandelijks = period:month | per kwartaal = period:quarter | jaarlijks = period:year
    per uur = period:hour | per nacht = period:night | per minuut = period:minute | per seconde = period:second
    moet = modal:must | facultatief = modal:may | kan = modal:can | zou moeten = modal:should | toegestaan = +allow
    verboden = -allow | inbegrepen = +include | uitgesloten = -include | tegen betaling = +fee | gratis = -fee | open = +open
    gesloten = -open | aanvaard = +accept | afgewezen = -accept,fate:rejected | geldig = +valid | ongeldig = -valid | ingeschakeld = +enable
    uitgeschakeld = -enable | stijgt = change:up | daalt = change:down | begint = order:start | eindigt = order:end
    laatste = rank:last | kopen = trade:buy | verkopen = trade:sell | links = side:left | rechts = side:right
    bovenverdieping = level:up | benedenverdieping = level:down | binnenshuis = place:inside | buiten = place:outside
    s ochtends = time:morning | s middags = time:afternoon | s avonds = time:evening | s nachts = time:night
    zomer = season:summer | winter = season:winter | lente = season:spring | herfst = season:autumn | heet = heat:hot
    koud = heat:cold | bruto = money:gross | netto = money:net | voltijds = work:full | deeltijds = work:part
    huurder = lease:tenant | verhuurder = lease:landlord | klant = deal:customer | leverancier = deal:supplier
    werkgever = job:employer | werknemer = job:employee | per post = way:mail | per e-mail = way:email | telefonisch = way:phone
    rood = color:red | groen = color:green | blauw = color:blue | geel = color:yellow | zwart = color:black | wit = color:white
    oranje = color:orange | verlof = same:leave | betalen = same:pay | bewaren = same:keep | verwijderen = same:delete
    contract = same:contract | annuleren = same:cancel | controleren = same:check | auto = same:car | krijgt = same:get
    stuurt = same:send | ingediend = same:hand | melden = same:tell | terug = same:back | vooraf = same:ahead
    derden = fraction:3 | kwarten = fraction:4 | vijfden = fraction:5 | altijd = all,ever | eerste = ordinal:1 | maart = month:3
    maandag = weekday:1 | drie = number:3 | vier = number:4 | dertig = number:30 | veertig = number:40 | % = unit:percent
    € = unit:eur | kg = unit:kilogram | °c = unit:celsius
  `;

/** The samples for Polish. */
export const POLISH_SAMPLES = `
    jedno = number:1 | dwie = number:2 | trzech = number:3 | czterech = number:4 | pięciu = number:5
    sześciu = number:6 | siedmiu = number:7 | ośmiu = number:8 | dziewięciu = number:9 | dziesięciu = number:10
    dwunastu = number:12 | czternastu = number:14 | piętnastu = number:15 | dwudziestu = number:20
    trzydziestu = number:30 | sześćdziesięciu = number:60 | dziewięćdziesięciu = number:90 | dwieście = number:200
    trzysta = number:300 | czterysta = number:400 | pięćset = number:500 | sześćset = number:600
    siedemset = number:700 | osiemset = number:800 | dziewięćset = number:900 | sto = scale:100
    tysiąc = scale:1000 | milion = scale:1000000 | miliard = scale:1000000000 | tuzin = scale:12 | pół = number:0.5
    ćwierć = number:0.25 | półtora = number:1.5 | podwójny = times:2 | dwukrotnie = often:2 | trzykrotnie = often:3
    raz = unit:times | jednokrotnie = times:1 | wpół do = past:0.5 | i pół = plus:0.5 | kwadrans = unit:quarterhour
    sekunda = unit:second | minuta = unit:minute | godzin = unit:hour | godzina = unit:hour or clock
    dzień = unit:day | dni robocze = unit:workday | tydzień = unit:week | miesiąc = unit:month
    kwartał = unit:quarter | rok = unit:year | procent = unit:percent | euro = unit:eur | dolar = unit:dollar
    funt = unit:gbp | frank = unit:chf | zł = unit:pln | korona czeska = unit:czk | cent = unit:cent
    stopień = unit:degree | stopni celsjusza = unit:celsius | kilogramów = unit:kilogram | gramów = unit:gram
    tona = unit:ton | kilometrów = unit:kilometer | metr = unit:meter | centymetr = unit:centimeter
    milimetr = unit:millimeter | metr kwadratowy = unit:sqm | litr = unit:liter | południe = clockword:12
    północ = clockword:24 | nie = not | nie tylko = plain | co najmniej = bound:min | co najwyżej = bound:max
    ponad = bound:over | poniżej = bound:under | około = bound:about | począwszy od = bound:from
    aż do = bound:until | po upływie = bound:after | przed = bound:before | jeśli = if | nawet jeśli = even
    chyba że = except | tylko = only | ponieważ = because | wszystkie = all | niektóre = some | za = per | i = and
    ale = but | dziennie = period:day | tygodniowo = period:week | miesięcznie = period:month
    kwartalnie = period:quarter | rocznie = period:year | na godzinę = period:hour | na minutę = period:minute
    na sekundę = period:second | co noc = period:night | musi = modal:must | dobrowolny = modal:may
    może = modal:can | powinien = modal:should | dozwolony = +allow | zabroniony = -allow | wliczony = +include
    wyłączony = -include | odpłatnie = +fee | bezpłatnie = -fee | otwarty = +open | zamknięty = -open
    przyjmuje = +accept | odrzuca = -accept | ważny = +valid | nieważny = -valid | włączony = +enable
    nieaktywny = -enable | rośnie = change:up | spada = change:down | zaczyna = order:start | kończy = order:end
    ostatni = rank:last | tego samego dnia = when:same | następnego dnia = when:next | kupuje = trade:buy
    sprzedaje = trade:sell | po lewej = side:left | po prawej = side:right | na górze = level:up
    na dole = level:down | wewnątrz = place:inside | na zewnątrz = place:outside | rano = time:morning
    po południu = time:afternoon | wieczorem = time:evening | nocą = time:night | lato = season:summer
    zimie = season:winter | wiosenny = season:spring | jesień = season:autumn | gorący = heat:hot
    zimny = heat:cold | brutto = money:gross | netto = money:net | pełny etat = work:full
    niepełny etat = work:part | najemca = lease:tenant | wynajmujący = lease:landlord | klient = deal:customer
    dostawca = deal:supplier | pracodawca = job:employer | pracownik = job:employee | pocztą = way:mail
    e-mailem = way:email | telefonicznie = way:phone | czerwony = color:red | zielony = color:green
    niebieski = color:blue | żółty = color:yellow | czarny = color:black | biały = color:white | urlop = same:leave
    płaci = same:pay | przechowuje = same:keep | usuwa = same:delete | dokument = same:document
    umowa = same:contract | anuluje = same:cancel | sprawdza = same:check | samochód = same:car
    otrzymuje = same:get | wysyła = same:send | zawiadamia = same:tell | wymienia = same:change
    w każdej chwili = ever
  `;

/** Samples of the additional words of each language, such as the verbs that deny. */
export const MORE_SAMPLES: Readonly<Record<WordLanguage, string>> = {
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

/** For each meaning that Polish has words for, one of these words with all its meanings. */
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

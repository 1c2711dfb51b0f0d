/** For each meaning that Swedish has words for, one of these words with all its meanings. */
export const SWEDISH_SAMPLES = `
    hundra = scale:100 | tusen = scale:1000 | miljon = scale:1000000 | miljard = scale:1000000000 | dussin = scale:12
    den andra = ordinal:2 | halv = number:0.5 | fjärdedel = number:0.25 | en och en halv = number:1.5
    engång = times:1 | dubbel = times:2 | tredubbel = times:3 | fyrdubbel = times:4 | gång = unit:times
    och en halv = plus:0.5 | kvart över = past:0.25 | kvart i = past:-0.25 | kvart = unit:quarterhour
    halvår = unit:halfyear | sekund = unit:second | minut = unit:minute | timme = unit:hour | dag = unit:day
    arbetsdag = unit:workday | vecka = unit:week | månad = unit:month | kvartal = unit:quarter | år = unit:year
    procent = unit:percent | euro = unit:eur | franc = unit:chf | krona = unit:sek | grader = unit:degree
    grader celsius = unit:celsius | kilo = unit:kilogram | kvadratmeter = unit:sqm
    kubikmeter = unit:cubicmeter,unit:cubicmeter | klockan = clock:ahead | midnatt = clockword:24 | inte = not | inte bara = plain
    eller mer = bound:min | eller mindre = bound:max | mer än = bound:over | mindre än = bound:under
    cirka = bound:about | från = bound:from | fram till = bound:until | efter = bound:after | före = bound:before
    om = if | även om = even | om inte = except | endast = only | reserverad för = reserved | eftersom = because
    alla = all | vissa = some | per = per | och = and | men = but | dagligen = period:day | veckovis = period:week
    månadsvis = period:month | kvartalsvis = period:quarter | halvårsvis = period:halfyear | årligen = period:year
    per timme = period:hour | per natt = period:night | per minut = period:minute | per sekund = period:second
    måste = modal:must | frivillig = modal:may | kan = modal:can | bör = modal:should | tillåten = +allow
    förbjuden = -allow | ingår = +include | exklusive = -include | avgiftsbelagd = +fee | gratis = -fee
    öppen = +open | stängd = -open | accepterar = +accept | avslår = -accept | giltig = +valid | ogiltig = -valid
    aktiverad = +enable | avaktiverad = -enable | ökar = change:up | minskar = change:down | börjar = order:start
    slutar = order:end | samma dag = when:same | nästa dag = when:next | sista = rank:last | köper = trade:buy
    säljer = trade:sell | vänster = side:left | höger = side:right | övervåning = level:up
    bottenvåning = level:down | inomhus = place:inside | utomhus = place:outside | på morgonen = time:morning
    eftermiddag = time:afternoon | kväll = time:evening | på natten = time:night | sommar = season:summer
    vinter = season:winter | våren = season:spring | höst = season:autumn | het = heat:hot | kall = heat:cold
    brutto = money:gross | netto = money:net | heltid = work:full | deltid = work:part | hyresgäst = lease:tenant
    hyresvärd = lease:landlord | kund = deal:customer | leverantör = deal:supplier | arbetsgivare = job:employer
    arbetstagare = job:employee | per post = way:mail | e-post = way:email | telefon = way:phone | röd = color:red
    grön = color:green | blå = color:blue | gul = color:yellow | svart = color:black | vit = color:white
    orange = color:orange | ålder = same:age | semester = same:leave | betala = same:pay | sparas = same:keep
    raderas = same:delete | dokument = same:document | avtal = same:contract | avbokas = same:cancel
    kontrollera = same:check | bil = same:car | erhåller = same:get | skickar = same:send | anmäla = same:tell
    svarar för = same:answer | tredjedelar = fraction:3 | fjärdedelar = fraction:4 | femtedelar = fraction:5
    h = unit:hour or clock | noll = number:0 | ett = number:1 | två = number:2 | tre = number:3 | fyra = number:4
    fem = number:5 | sex = number:6 | sju = number:7 | åtta = number:8 | nio = number:9 | tio = number:10
    elva = number:11 | tolv = number:12 | tretton = number:13 | fjorton = number:14 | femton = number:15
    sexton = number:16 | sjutton = number:17 | arton = number:18 | nitton = number:19 | tjugo = number:20
    trettio = number:30 | fyrtio = number:40 | femtio = number:50 | sextio = number:60 | sjuttio = number:70
    åttio = number:80 | nittio = number:90 | tjugoett = number:21 | trettiotvå = number:32 | tvåhundra = number:200
    niohundra = number:900 | första = ordinal:1 | tredje = ordinal:3 | fjärde = ordinal:4 | femte = ordinal:5
    sjätte = ordinal:6 | sjunde = ordinal:7 | åttonde = ordinal:8 | nionde = ordinal:9 | tionde = ordinal:10
    elfte = ordinal:11 | tolfte = ordinal:12 | januari = month:1 | februari = month:2 | mars = month:3
    april = month:4 | maj = month:5 | juni = month:6 | juli = month:7 | augusti = month:8 | september = month:9
    oktober = month:10 | november = month:11 | december = month:12 | måndag = weekday:1 | tisdag = weekday:2
    onsdag = weekday:3 | torsdag = weekday:4 | fredag = weekday:5 | lördag = weekday:6 | söndag = weekday:7
  `;

/** For each meaning that Dutch has words for, one of these words with all its meanings. */
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

import type { LanguageWords } from './language-words.ts';

/** The English words that the reader of excerpts knows. */
export const english: LanguageWords = {
  functionWords: `a about again describe described explain explained said say says state stated states told also am an and any anybody anyone anything are as at be been but by called can could did do does for from get gets give
   given got had has have he her here him his how i if in into is it its just know let like many may me mean means might more most much must my name need no
   not of on one only or other our please shall she should so some somebody someone something such take takes tell than that the their them then there these
   they thing things this those to us use want wants was we were what when where which who whom whose why will with would you your yours
   allowed happen happens possible still ever too very aren't can't couldn't didn't doesn't don't hasn't haven't how's i'd i'll i'm isn't it's i've
   let's mustn't shouldn't that's there's wasn't we'll we're we've weren't what's when's where's who's won't wouldn't
   being go goes going she he's she's while whether my mine ours don doesn't anyway actually exactly roughly now else already actually currently again both each every during there'd off`,
  beforeNouns:
    'a an the my our your his her their this that these those in into at on of for from with without by about near per',
  limiting: 'for in at on by of with without',
  asks: {
    temperature: 'how warm/hot/cold, what/which temperature*',
    frequency: 'how often/frequently/regularly, how many times',
    clock: 'what/which time, what hour, how late',
    duration: 'how long/fast/quickly, how much time',
    time: 'when, what/which year/years/date/dates/day/days/month/months/week/weeks/century/decade, how early/soon, how far back',
    size: 'how big/large/heavy/high/tall/deep/far/wide/thick/broad, how much do/does/did ? ? ? ? weigh/hold/measure',
    money:
      'how much does/do/did/is/are/was/will/must/should/rent/money, how much ? money, how much .. cost/costs/pay/pays/paid/charge*/owe/owed, what do/does/did/will/would/is/are/was .. cost/costs/pay/paid/charge/charged, what/which price/fee/rent/deposit/fine/discount/salary/wage, what/which amount of money, what is/was/are the ? price/prices/fee/fees/cost/costs/rent/charge/charges/discount/salary/wage/rate/deposit/budget, what’s the ? price/fee/cost/rent/charge/discount/salary/wage/rate/deposit/budget',
    count: 'how many/much/old, what/which percentage/percentages/percent/number/amount/age/fraction/share',
    name: 'who/whom/whose',
    reason: 'why, what/which reason/reasons, what cause/caused/causes, what is/was the reason/cause',
    place: 'where, in/on/at/to which/what room/place/building/floor/street/city/town/country/shelf',
    other: 'what/which/how',
    'yes or no':
      '^can/could/may/must/should/shall/do/does/did/is/are/am/was/were/will/would/has/have, ^and/but/so can/could/may/must/should/do/does/did/is/are/was/were/will/would/has/have',
  },
  onlyAsking:
    'how often/frequently/long/far/soon/quickly/old/fast/big/large/high/warm/hot/cold/heavy/regularly, how far back, how much money/time, what reason, until/since/by/from when',
  pricing: 'cost*, price*, charge*, pay*, paid, hour*, kilo*, kg, gram*, litre*, liter*, metre*, meter*, piece*, each',
  counting: 'how many',
  shows: {
    time: 'night, spring, summer, autumn, winter, before, after, during, until, since, annually, daily, today, tomorrow, yesterday, immediately, at once, next, first, second, last, end, beginning, when, once, as soon as, never, always, every, each, noon, midnight, morning, afternoon, evening, century, decade',
    clock: 'noon, midnight, morning, evening, night',
    money:
      'dollar*, euro/euros, cent/cents, pound/pounds, free, gratis, nothing, budget, paid, price/prices, cost/costs',
    frequency:
      'every, each, once, twice, time/times, daily, weekly, monthly, yearly, annually, hourly, always, never, a day/week/month/year, per',
    place: 'in, at, on, under, behind, beside, near, opposite, inside, into',
    reason:
      'because, due, since, reason/reasons, so that, in order, therefore, cause/caused, result, led to, to avoid, otherwise, too',
    'yes or no':
      'not, never, no, nobody, nothing, none, only, always, may, must, can, cannot, could, allowed, refused, free, possible, required, any, every, each, all, same, again',
  },
  free: 'free, free of charge, at no charge/cost, gratis, complimentary',
  numbers:
    'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, twenty, thirty, forty, fifty, hundred, thousand, million, billion, half, third, quarter, none, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, sixty, seventy, eighty, ninety',
  one: 'a, an',
  units: {
    time: 'second/seconds/secs, minute/minutes/mins, hour/hours/hrs, day/days, night/nights, week/weeks, month/months, year/years',
    size: 'litre/litres/liter/liters, byte/bytes, character/characters, page/pages, word/words, percent, file/files, meter/meters/metre/metres, ton/tons, million',
    degree: 'degree/degrees',
    clock: 'a.m, am, p.m, pm, o’clock',
  },
  beforeUnits: 'working, business, calendar, full, whole',
  beforeClock: 'at',
  bounds: 'about, at least, at most, more, less, than, maximum, minimum, no more, new',
  seasons: 'summer, winter, autumn, advent',
  negations: 'not, no, never, without, nobody, none, cannot, *n’t',
  denials: 'forbidden, prohibited, banned, impossible, closed, excluded, unavailable',
  opensQuestion: 'when, where, what, which, who, whose, why, how',
  opensWithSubject: 'do, does, did, is, are, was, were, can, may, must, should, will, have, has, am',
  subjects: 'i, we, you, he, she, it, they, there, the, a, an, my, our, your, this, that',
  asksExistence: 'is/are there, do you have, does it have',
  beforeAsking: 'by, until, till, since, from, at, in, on, for, to, with, of, under',
  and: 'and, and also',
  greetings: 'dear ?, hello, hi, hey, good morning/afternoon/evening',
  courtesies:
    'many thanks, thank you, thanks, please, could/can/would you please tell me, could/can/would you tell me, could/can/would you let me know, could/can/would you say/explain, i would like/want/need to know, i want/need to know, i’d like to know, i was wondering, do you know',
  thanks: 'thank you, many thanks, thanks for, kind/best/warm regards, yours sincerely/faithfully',
  old: 'old, previous, previously, former, formerly, earlier',
  current: 'current, currently, latest, newest',
  replaced:
    'superseded, replaced by, no longer valid/applies/apply/applicable/current, obsolete, outdated, out of date, withdrawn, expired, do not use, not in force',
  refersBack: 'here, it, its, they, their, them, he, she, his, her, this, these, that, those',
  questionLabels: 'q, question',
  replyLabels: 'a, answer',
  abbreviations:
    'Mr, Mrs, Ms, Dr, Prof, St, Sr, Jr, Gen, Col, Lt, Rev, Hon, Inc, Ltd, Co, no, No, vs, e.g, i.e, etc, approx, al, fig, vol, p, pp',
  synonyms: `
rent hire lease rental; cost price fee charge tariff; cost pay payment; fee due; buy purchase order; deposit prepayment advance
refund reimburse repay; fine penalty; salary wage pay earn earnings; bill invoice; discount reduction reduced rebate cheaper; free gratis complimentary
money fund budget; spend expense; cash coin; tip gratuity; receipt invoice voucher
close shut; open unlock; begin start commence; end finish stop; expire end lapse invalid; duration last take; delay late overdue; wait pause break
quick fast rapid soon speed; often frequently frequency; regularly periodically; immediately once instantly straight; daily day; weekly week
monthly month; yearly annual annually year; midday noon; midnight night; evening night; weekend saturday sunday; deadline due latest
holiday vacation leave; absent absence away; sick ill illness sickness unwell disease; doctor physician; hospital clinic; surgery operation operate
vaccine vaccination jab inoculation; medicine drug medication tablet pill; injury injure hurt wound; pain ache; aid help assist support; nurse carer
pet animal; child kid; baby infant; pupil student learner; teacher instructor tutor coach trainer; lesson class course teaching; exam test examination
training course instruction; parent mother father; spouse wife husband partner; customer client; guest visitor; visit stay; neighbour resident
employee staff worker colleague personnel; boss manager head leader chief director supervisor; lead run manage direct; owner own belong
company firm business enterprise; team crew group; job work position; trainee apprentice intern; recruit employ; dismiss sack; resign quit
notice termination terminate; retire pension retirement; responsible charge duty; deputy substitute replacement; office workplace desk; shift rota
car vehicle automobile; bike bicycle cycle; lorry truck van; trip journey travel; flight plane fly; parking park garage; motorway road street
house home building; flat apartment; tenant renter lodger; landlord lessor; lift elevator; stair staircase stairwell step; hall hallway corridor
cellar basement; attic loft; garden yard; entrance entry door; toilet restroom bathroom lavatory; kitchen canteen; bin rubbish waste garbage trash refuse
swim swimming bathe bathing; pushchair pram stroller buggy; laundry washing wash; clean cleaning wipe hygiene; cloth rag towel; dirt dirty stain
broken damage defective faulty defect break; repair fix mend; replace exchange swap renew; lose lost missing; find locate; steal theft stolen burglary
accident incident; fire blaze burn; emergency urgent; danger dangerous hazard risk; safe safety secure security; leak flood burst; power electricity
phone telephone call ring; mail email; contact reach; tell inform notify report; report announce; ask request enquire inquiry; answer reply respond response
complain complaint; meet meeting gather assemble; assembly meeting; talk speak discuss; allow permit permission may; forbid forbidden prohibit ban
forbidden refuse; must required mandatory obligatory compulsory; necessary need require; optional voluntary; cancel cancellation withdraw; book reserve reservation
register registration enrol enrolment; member membership join; apply application; approve approval consent; decide decision vote; elect election vote
change modify alter amend edit adjust; update renew change; add insert include; delete remove erase; delete deletion; keep store retain preserve hold; save store
send submit transmit; upload send add; receive get obtain; give hand provide; bring carry; collect pick fetch; deliver delivery ship shipment; return back
show display; see view read; hide hidden invisible; check inspect verify control examine; measure measurement; count number; big large size
small little tiny; maximum limit most; limit restriction; minimum least; percent percentage share; weight weigh heavy; height high tall; length long; width wide
warm hot heat temperature; cold cool temperature; wet damp moist moisture humidity; food meal eat; eat feed fed; drink beverage; smoke smoking cigarette
noise loud quiet silence; clothes clothing wear dress; hat cap helmet; glasses goggles; document file; document record paper; folder directory; picture image photo
computer laptop machine; password passphrase; login sign; account user; error failure fail fault; crash fail down; backup copy; restore recover recovery
program software app application; version release; setting option configuration parameter; website site page; guarantee warranty; contract agreement
rule policy regulation; insurance insured insure; tax vat; offer quote quotation; supplier vendor; goods product article item; stock inventory; warehouse store
shop store; machine device equipment appliance; wood timber; make produce manufacture build; develop build; made founded built; exist founded since
reward bonus; party celebration celebrate; present gift; newcomer beginner; newest latest recent; old previous former; whole entire full; empty clear
possible can able; easy simple; hard difficult; correct right; wrong incorrect mistake; mistake error; reject refuse decline; accept agree
became become; began begin; bought buy; broke broken break; brought bring; built build; caught catch; chose chosen choose; drew drawn draw; drove driven drive
ate eaten eat; fell fallen fall; felt feel; forgot forgotten forget; froze frozen freeze; grew grown grow; heard hear; held hold; hung hang
kept keep; knew known know; laid lay; led lead; left leave; lent lend; lost lose; met meet; paid pay; rode ridden ride; rang rung ring; rose risen rise
ran run; sang sung sing; sold sell; sent send; shown show; slept sleep; spoke spoken speak; spent spend; stood stand; stole stolen steal; swam swum swim
taught teach; thrown throw; thought think; understood understand; wore worn wear; won win; wrote written write
suspend block lock; revoke withdraw cancel; rotate renew replace; secret confidential private; person people; name call; kind type sort; purpose reason
amount sum total; sum total; average mean; method way procedure; step stage; example sample; copy duplicate; move relocate; choose select pick; use apply
language tongue; translate translation; search find look; question query; result hit; source origin; happen occur; cause reason; prevent avoid; protect guard
protect keep; supervise watch monitor; alarm alert warning; log record; connect link connection; switch change; interrupt break abort; try attempt; limit cap
`,
};

import type { LanguageWords } from './language-words.ts';

/** The Polish words that the reader of excerpts knows. */
export const polish: LanguageWords = {
  functionWords: `a aby albo ale ani aż bardzo bez bo by być był była było były bym będzie będą cały ci co czego czemu czy czyli czym dla dlaczego do dokąd dość dostać
   dostanę gdy gdyby gdzie go i ich ile ilu im in inny inna inne ja jak jaka jaki jakie jakich jakiego jakiej jakim jaką je jeden jedna jedno jego jej jeszcze jest jestem
   jesteśmy jeśli jeżeli już każdy każda każde kiedy kim komu kogo kto która które którego której którego którym którymi których któremu którą który ku lub ma mają mam mamy masz
   mi mieć mnie mną moja moje mogą mogę może możemy można mój mu musi muszą muszę musimy my na nad nam nami nas nasz nasza nasze naszego naszej naszych nasi należy nic nie niech nim
   nimi niż no o obok od ona one oni ono oraz po pod podczas poza ponieważ powinien powinna powinno powinni proszę przed przez przy również są się skąd swoje swój ta tak także
   tam te tego tej ten też to tobie trzeba tu tutaj twój twoja ty tych tylko tym tę tą u w wam was we wcale wiele wolno wszystko wszystkie wy z za ze zawsze zostać że żeby żaden żadna
   ktoś coś jakiś długo często właśnie teraz obecnie`,
  beforeNouns: 'w we do z ze na od dla bez przy po o nasz nasza nasze mój moja moje ten ta to',
  limiting: 'dla w na przy z bez',
  asks: {
    temperature: 'jaka/jakiej temperatura/temperaturze/temperatury, ile stopni',
    frequency: 'jak często, ile razy, co ile',
    clock: 'o której/jakiej godzinie, od/do której godziny, która godzina, od/do której, o której',
    duration: 'jak długo, ile czasu, jak szybko, ile trwa/trwają, przez ile',
    time: 'kiedy, jaki/jakim/jakiego/który/którym/którego dzień/dniu/dnia/roku/rok/miesiącu/miesiąc, w jakie/które dni, jaka data, jak wcześnie, od/do kiedy',
    money:
      'ile ? kosztuje/kosztują/kosztowała/kosztował/kosztowało/płaci/płacę/płacimy/płacą/zapłacić/zapłacę/zarabia/wynosi/zwraca, ile pieniędzy/złotych/euro, jaka jest/była ? cena/opłata/stawka/kaucja/pensja, jaki jest/był ? koszt/czynsz/rabat/zadatek, jaka cena/opłata, ile trzeba/muszę/musimy zapłacić, po ile',
    size: 'jak duży/duża/duże/wysoki/wysoka/ciężki/ciężka/daleko/głęboki/szeroki, ile waży/ważą/mierzy',
    count: 'ile/ilu, jaki procent/wiek/odsetek, jaka liczba/część, w jakim wieku',
    name: 'kto/kogo/komu/kim, kogo, jak się/nazywa nazywa/się, czyj/czyja/czyje',
    reason: 'dlaczego/czemu, z jakiego/jakich powodu/powodów, jaki jest/był powód, jaka jest/była przyczyna, po co',
    place: 'gdzie/dokąd/skąd, w/na jakim/którym/jakiej/której pokoju/sali/budynku/piętrze/miejscu/mieście/ulicy/kraju',
    other: 'który/która/które/którą/którego/której, jaki/jaka/jakie/jaką/jakiego/jakiej, co/czego/czym, jak',
    'yes or no': '^czy, ^można, ^wolno, ^mogę, ^możemy, ^trzeba',
  },
  onlyAsking: 'ile czasu/pieniędzy/razy, jak często/długo/szybko, której/jakiej godzinie/godziny, jakiego powodu',
  pricing: 'koszt*, cena/ceny/cenę, płac*, zapłac*, godzin*, kilo*, kg, gram*, litr*, metr*, sztuk*, za',
  counting: 'ile/ilu',
  shows: {
    time: 'przed, podczas, zawsze, nigdy, codziennie, dziś, dzisiaj, jutro, wczoraj, zanim, gdy, kiedy, koniec/końca, początek/początku, pierwszy/pierwszego, ostatni/ostatniego, rano, wieczorem, nocą, nocy, południe/południa/południu, północ/północy, latem, zimą, wiosną, jesienią, każdy/każdego/każdą/każdej, najpóźniej, natychmiast, roku',
    clock: 'południe/południa/południu, północ/północy, rano, wieczorem, nocy',
    money:
      'zł, złoty/złotych/złote, pln, grosz/groszy, euro, bezpłatnie, bezpłatny/bezpłatna/bezpłatne, darmo, cena/ceny, koszt/kosztuje/koszty, gratis, budżet',
    frequency:
      'co tydzień/dzień/miesiąc/rok/roku/dwa/trzy/cztery/pół, każdy/każdego/każdą/każdej, codziennie, raz, razy, dziennie, tygodniowo, miesięcznie, rocznie, zawsze, nigdy, dwukrotnie, cotygodniow*, comiesięczn*, coroczn*',
    place: 'przy, obok, pod, nad, za, naprzeciwko, wewnątrz, w, na, koło',
    reason: 'ponieważ, bo, gdyż, dlatego, aby, żeby, powodu, przyczyna, inaczej, wskutek',
    'yes or no':
      'nie, nigdy, tylko, wyłącznie, może, mogą, można, musi, muszą, zawsze, zabronione/zabroniony/zabroniona, dozwolone/dozwolony/dozwolona, wolno, żaden/żadna, obowiązkowy/obowiązkowa',
  },
  free: 'bezpłatny/bezpłatna/bezpłatne/bezpłatnie, za darmo, darmowy/darmowa/darmowe',
  numbers:
    'dwa, dwie, dwóch, trzy, trzech, cztery, czterech, pięć, pięciu, sześć, sześciu, siedem, osiem, dziewięć, dziesięć, dziesięciu, jedenaście, dwanaście, piętnaście, dwadzieścia, trzydzieści, czterdzieści, pięćdziesiąt, sześćdziesiąt, sto, tysiąc, tysiące, tysięcy, milion, pół, połowa, ćwierć, żaden, trzynaście, czternaście, szesnaście, osiemnaście, dziewięćdziesiąt',
  one: 'jeden, jedna, jedno, jedną, jednego, jednej',
  units: {
    time: 'sekunda/sekundy/sekund, minuta/minuty/minut/minutę, godzina/godziny/godzin/godzinę, dzień/dni/dnia, doba/doby/dób, noc/noce/nocy, tydzień/tygodnie/tygodni/tygodnia, miesiąc/miesiące/miesięcy/miesiąca, rok/lata/lat/roku',
    size: 'litr/litry/litrów, strona/strony/stron, słów, procent, plików, metr/metry/metrów, ton/tona/tony, milion/milionów, znaków',
    degree: 'stopień/stopnie/stopni',
    clock: 'godz',
  },
  beforeUnits: 'robocze, roboczych, pełne, pełnych, kalendarzowych',
  beforeClock: 'godz, godz., godzinie, godziny',
  bounds: 'najwyżej, najmniej, więcej, mniej, maksymalnie, nowy/nowa/nowe',
  seasons: 'lato, latem, zima, zimą, wiosną, jesienią',
  negations: 'nie, bez, nigdy, nikt, nic, żaden/żadna/żadne/żadnego/żadnej/żadnych, ani, brak',
  denials:
    'zabroniony/zabroniona/zabronione, zakazany/zakazana/zakazane, niemożliwy/niemożliwe, zamknięty/zamknięta/zamknięte, wykluczony/wykluczone',
  opensQuestion:
    'kiedy, gdzie, co, jaki/jaka/jakie, który/która/które, kto, komu, kogo, ile, ilu, jak, dlaczego, czy, o której, skąd, dokąd',
  asksExistence: 'czy jest/są',
  beforeAsking: 'do, od, z, ze, na, w, we, dla, o, po, za',
  and: 'i, oraz, a, i/oraz także/też',
  greetings: 'dzień dobry, cześć, dobry wieczór, witam, hej, szanowni państwo',
  courtesies:
    'z góry dziękuję, bardzo dziękuję, dziękuję, dzięki, proszę, czy możesz/może mi powiedzieć, czy mogą państwo powiedzieć, chciałbym/chciałabym wiedzieć, chcę wiedzieć, czy ktoś wie',
  thanks: 'dziękuję/dziękujemy, z poważaniem, pozdrawiam, serdecznie pozdrawiam',
  old: 'stary/stara/stare/starego/starej, poprzedni/poprzednia/poprzednie, dawny/dawna/dawniej, wcześniejszy/wcześniejsza',
  current: 'aktualny/aktualna/aktualne/aktualnie, obecny/obecna/obecnie, teraz',
  replaced:
    'zastąpiony/zastąpiona/zastąpione przez, nieaktualny/nieaktualna/nieaktualne, uchylony/uchylona/uchylone, unieważniony/unieważniona, wycofany/wycofana',
  refersBack: 'tu, tutaj, tam, on, ona, ono, oni, one, to, ten',
  questionLabels: 'p, pytanie',
  replyLabels: 'o, odpowiedź',
  abbreviations: 'ul, al, np, nr, tzw, tj, prof, mgr, inż, godz, tel, str, św, art, ust, pkt',
  synonyms: `
wynająć wynajem najem wypożyczyć; cena koszt opłata stawka taryfa; kosztować płacić zapłacić; płatność zapłata wpłata; kupić zakup zamówić; kaucja zadatek zaliczka depozyt; zwrot zwrócić oddać; kara grzywna
pensja wynagrodzenie płaca zarobek zarabiać; faktura rachunek; zniżka rabat upust; bezpłatny darmowy gratis bezpłatnie; zamknąć zamknięty nieczynny; otworzyć otwarty czynny; zacząć początek rozpocząć rozpoczęcie
koniec kończyć zakończyć zakończenie; trwać długo; szybko prędko; często regularnie; natychmiast od razu niezwłocznie; codziennie dzień; tydzień tygodniowo; miesiąc miesięcznie; rok rocznie; termin najpóźniej
urlop wakacje wolne; chory choroba zwolnienie; lekarz doktor; szpital klinika przychodnia; lek lekarstwo tabletka; rana uraz skaleczenie; pomoc pomagać; dziecko dzieci; uczeń student; nauczyciel trener; lekcja zajęcia kurs
egzamin test sprawdzian; klient kupujący; gość odwiedzający; pracownik personel załoga; szef kierownik dyrektor przełożony; właściciel należeć; firma przedsiębiorstwo spółka; praca stanowisko etat; praktykant stażysta
wypowiedzenie wypowiedzieć; zastępca zastępstwo; samochód auto pojazd; rower; podróż wyjazd delegacja; parkować parking zaparkować; dom budynek; mieszkanie lokal; najemca lokator; winda dźwig; schody klatka; piwnica
wejście drzwi; śmieci odpady; prać pranie; sprzątać czyścić sprzątanie; zepsuty uszkodzony awaria usterka; naprawić naprawa; wymienić wymiana; zgubić zgubiony utrata; kradzież skradziony; wypadek zdarzenie; pożar ogień
pilny nagły; niebezpieczny zagrożenie ryzyko; telefon dzwonić zadzwonić; mail e-mail; zgłosić powiadomić zawiadomić poinformować; pytać zapytanie; odpowiedź odpowiedzieć; skarga reklamacja; spotkanie zebranie
wolno dozwolony; zabroniony zakazany; obowiązkowy konieczny; potrzebny niezbędny potrzebować; dobrowolny; odwołać anulować zrezygnować; rezerwacja zarezerwować; zapisać zapisy rejestracja; członek; wniosek wnioskować
zgoda zatwierdzić; zmienić zmiana; usunąć skasować; przechowywać trzymać zachować; wysłać przesłać; otrzymać dostać; przynieść zabrać; odebrać odbiór; dostarczyć dostawa; sprawdzać sprawdzić kontrola badać przegląd
najwyżej maksymalnie; najmniej minimum; ciepły temperatura gorący; jedzenie posiłek jeść; palić papieros; hałas głośny; ubranie strój nosić; dokument plik; zdjęcie obraz; komputer laptop; hasło; błąd; gwarancja
umowa kontrakt; reguła zasada przepis regulamin; ubezpieczenie polisa; oferta; dostawca; towar produkt artykuł; magazyn; maszyna urządzenie
`,
};

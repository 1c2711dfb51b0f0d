// Function words and question words by language: what a question is about is in its other words.
const ENGLISH = `a about again describe described explain explained said say says state stated states told also am an and any anybody anyone anything are as at be been but by called can could did do does for from get gets give
   given got had has have he her here him his how i if in into is it its just know let like many may me mean means might more most much must my name need no
   not of on one only or other our please shall she should so some somebody someone something such take takes tell than that the their them then there these
   they thing things this those to us use want wants was we were what when where which who whom whose why will with would you your yours
   allowed happen happens possible still ever too very aren't can't couldn't didn't doesn't don't hasn't haven't how's i'd i'll i'm isn't it's i've
   let's mustn't shouldn't that's there's wasn't we'll we're we've weren't what's when's where's who's won't wouldn't
   being go goes going she he's she's while whether my mine ours don doesn't anyway actually exactly roughly now else already actually currently again both each every during there'd`;
const GERMAN = `aber alle als am an auch auf aus bei beim bin bis bitte da damit darf das dass dein dem den denn der des die dies diese dieser doch dort du durch
   ein eine einem einen einer eines er es etwas fur gegen gibt habe haben hat hatte ich ihr im in ins ist ja jede jeder kann kein keine konnen man mehr mein mich mir mit
   muss nach nicht noch nur oder ob schon sein sich sie sind so soll sollte uber um und uns unser vom von vor wann war waren warum was welche welcher welches
   wem wen wenn wer werden wie wieder wird wo wofur woher wohin zu zum zur oft viel viele lange hoch bekomme bekommen bekommt dein deine deinen deiner dich dir durfen erlaubt euch euer eure findet statt
   geht hatten ihre ihrem ihren ihrer ihres machen macht meine meinem meinen meiner meines moglich musste passiert sehr sollen uns unsere unserem unseren
   unserer will wollen womit wovon wurde wurden
   wir ihr habt seid sie ab dann denn diesem diesen dieses also etwa eigentlich mal noch raus rein gerade eben etwas jemand man mussen musst muessen sollten konnten mochte mochten brauche brauchen brauchst welchem welchen
   dieselbe solche wieviel hab haste sagen laut wissen beziehungsweise davon dafur eigene eigenen ganz genau ungefahr derzeit aktuell seine seinen seiner deren dessen zwischen wegen wahrend ohne hier jetzt`;
const FRENCH = `a ai au aux avec c ce ces cette combien comment d dans de des du elle en est est-ce et etre faut il ils j je l la le les leur lui m ma mes mon n ne
   nos notre nous on ont ou par pas peut peut-on peux plus pour pourquoi puis-je qu quand que quel quelle quelles quels qui quoi sa se ses si son sont sur t un une
   vos votre vous y suis sommes etes doit doit-on devons dois lors lorsque ete cet cela ca chez sans sous vers donc si nos moi toi ai-je a-t-il y-a-t-il quand combien heure temps ai-je avoir avons faire fait leurs mais mes notre peuvent possible pouvons tous tout toute toutes tres`;
const SPANISH = `a al como con cual cuales cuando cuanta cuantas cuanto cuantos de del donde e el ella en es esa ese esta estan este ha hasta hay la las le les lo
   los me mi mis muy no nos o para pero por porque puede pueden puedo que quien quienes se ser si sin son su sus tiene tienen tengo un una unas unos y ya debe deben debo hace hacer muy nuestra nuestro pasa posible tenemos tener todo todos`;
const ITALIAN = `a ai al alla alle anche che chi ci come con cosa cui da dal dalla dei del della delle di dove e ed gli ha hanno ho i il in io la le lo ma mi ne nel
   nella non o per perche piu possiamo posso puo qual quale quali quando quanta quante quanti quanto questa questo se si sono su sua suo tra un una uno
   abbiamo adesso agli altra altre altri altro ancora anche avere avete c'e ciascuno cioe coi col come comunque cui dagli dai dall dalle dallo degli dell dello dentro deve devo devono dobbiamo
   dopo dove essere era erano facciamo fanno far fare fatto fa fino fra fuori gia giu invece l la le lei li loro lui mai me meno mentre mia mie miei mio molta molte molti molto
   negli nei nell nelle nello noi nostra nostre nostri nostro ogni oppure ora ormai ossia pero piu' poi possono prima proprio pure qualche qualcuno qualcosa quella quelle quelli quello
   quest' queste questi qui sara senza serve servono solo sopra sotto spetta spettano stata stato state stati sta stanno stesso sue sugli sui sul sull sulla sulle sullo suoi
   tale tanto te ti toccare tocca tocchera tua tue tuo tuoi tutta tutte tutti tutto un' va vanno verso via viene vengono vi vogliamo voglio voi vorrei vostra vostro vuole dammi diamo mettiamo
   esatto esattamente circa bisogna conviene capita succede si' dice detto cos'e cosa qual'e quand'e dov'e com'e nessun sapere so sai`;
const PORTUGUESE = `a ao aos as com como da das de do dos e ela ele em essa esse esta este eu foi ha isso isto lhe mais me meu minha na nao nas no nos o onde os ou
   para pela pelo pode podem por porque posso qual quais quando quanta quantas quanto quantos que quem se sem ser seu sua tem um uma umas uns
   aas agora ai ainda algum alguma alguns alguem ali antes aquela aquele aqueles aquilo aqui assim ate atraves cada ca caso certo coisa coisas cujo daquela daquele dela dele deles dessa desse desta deste
   deve devem devo disso disto dizer diz depois desde dum duma durante elas eles enquanto entao entre era eram estao estar estamos estou fazem fazer faco faz feito ficar fica ficam foram ha-de haver ir vai vao vamos
   isso ja la levar levam lhes logo ma mesma mesmo meus minhas muita muito muitas muitos nada nem nenhum nenhuma nessa nesse nesta neste nossa nossas nosso nossos numa num nunca outra outras outro outros
   paras pelas pelos perante pois pouca pouco poucos precisa precisam preciso primeiro propria proprio qualquer quase quer quero sao seja sejam sempre sera seus si sim sobre so somos sou suas
   tal tambem tanta tanto tao temos tenho ter teve tinha toda todas todo todos tu tua tudo ultima ultimo vez vezes voce voces vos vosso vossa ql qd q pq tb tipo ve-se pode-se deve-se paga-se fica-se la-se pe cuidado`;
const DUTCH = `aan al als bij dan dat de deze die dit door een en er geen had heb hebben heeft het hij hoe hoeveel ik in is je kan kunnen lang maar mag me meer met mijn
   moet na naar niet nog nu of om onze ook op over te tot uit van vaak veel voor waar waarom wanneer wat we welke wie wij worden wordt ze zich zijn zo zou
   jullie jij jou jouw u uw hun haar hem ons dit daar daarvoor hier er erbij ervan gaan gaat ga komen komt doen doet gedaan krijg krijgt krijgen kreeg moeten moest mogen willen wil wilt zullen zal zou zouden konden kunt
   heb hebt hadden was waren wordt werd geworden als dan toch even eens iets iemand niets geen alle alles elke ieder andere ander zonder tussen tijdens tegen onder boven binnen buiten af al wel tegenwoordig momenteel ergens hoelang welk`;

const LANGUAGES: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: ENGLISH,
    de: GERMAN,
    fr: FRENCH,
    es: SPANISH,
    it: ITALIAN,
    pt: PORTUGUESE,
    nl: DUTCH,
  }).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);

/** The language whose function words a question has most of, as its code; English where none has more. */
export function languageOf(words: readonly string[]): string {
  return likeliestLanguage(words) ?? 'en';
}

/** The language whose function words a text has most of, as its code; null where it has none. */
export function likeliestLanguage(words: readonly string[]): string | null {
  const counts = Object.keys(LANGUAGES).map((language) => ({
    language,
    count: words.filter((word) => isFunctionWord(word, language)).length,
  }));
  const best = counts.reduce((most, each) => (each.count > most.count ? each : most));
  return best.count === 0 ? null : best.language;
}

/** Whether a word, in lower case and without accents, is a function word or a question word of this language. */
export function isFunctionWord(word: string, language: string): boolean {
  return LANGUAGES[language]?.has(word.replaceAll('’', "'")) ?? false;
}

const ANY = new Set(Object.values(LANGUAGES).flatMap((words) => [...words]));

/** Whether a word, in lower case and without accents, is a function word of any of the languages. */
export function isFunctionWordOfAny(word: string): boolean {
  return ANY.has(word);
}

import { wordSet } from '../../../word-set.ts';

/** Frequent words of messages that are not names and are missing from the lists of common words, folded. */
export const NO_NAMES: ReadonlySet<string> = wordSet(
  `that this what when where then them they just here there have need does done else more some only also even really maybe still again already soon later today tonight tomorrow
  mich mir dich dir sich euch ihnen uns mal bitte doch noch schon auch aber wenn dann heute morgen gestern jetzt gleich spater niemand jemand keiner alles nichts immer bescheid nochmal wieder
  hem haar hun hen mij jou jullie iemand niemand even maar eens vandaag morgen gisteren straks later weer alles niks nog allemaal terug gelijk meteen samen
  sinon surtout dela dele delas deles nous vous elle elles leur moi toi demain hier aussi encore deja plus rien tout tous bien merci voir quand comment pourquoi pardon personne quelqu
  ellos ellas nosotros ustedes alguien nadie algo nada hoy manana ayer luego ahora tambien siempre nunca otra otro mismo cuando donde porfa gracias esta estas tienes puedes buenas
  loro lei noi voi qualcuno nessuno niente oggi domani ieri dopo adesso anche ancora sempre quando dove come tutto grazie sono puoi senti allora scusa
  eles elas voces alguem ninguem nada hoje amanha ontem depois agora tambem sempre quando onde tudo voce obrigado obrigada valeu pode
  jego jemu nich komus ktos nikt dzisiaj dzis jutro wczoraj potem teraz tez zawsze kiedy gdzie wszystko jeszcze masz mozesz prosze dzieki sorki wszystkim
  henne honom dom dem nagon ingen inget idag imorgon imorn igar sedan ocksa alltid vart allt bara igen tillbaka kanske snalla nagra
  nummer numero number nombre adresse address mail email telefon telefono phone code codigo kode auto bus office kantoor buro bureau ufficio oficina escritorio biuro kontoret`,
);

/** Titles in lower case, folded. Any word after one is a name, except the name of an office: "pan dyrektor". */
export const LOWERCASE_TITLES: ReadonlySet<string> = wordSet(
  `mw dhr mevr hr eng dott ing avv profa zuster herr fru herrn frau mr mrs ms dr sig sra mme mlle mevrouw meneer signora signor senora senor senhor
  senhora monsieur madame pan pani pana panem panu pania panie dona doutor`,
);

/** Words in lower case that come before a name, folded: forms of address, words for "called", greetings. */
export const BEFORE_NAMES: ReadonlySet<string> = new Set([
  ...LOWERCASE_TITLES,
  ...wordSet(
    `fr srta d sr kunde kundin kollege kollegin doutora froken mijnheer chiama heet heisst llama appelle naam hej hoi ciao coucou salut hola oi hallo hi
    hey hei czesc siema`,
  ),
]);

/** Common given names that are also everyday words in chats, folded. */
export const GIVEN_NAMES_THAT_ARE_WORDS: ReadonlySet<string> = wordSet(
  `alba ali allen ama amos ana april art asia autumn bas bella ben bianca bill blanca branca chase chiara chico claire clara cor cruz dean dolores don ela elke emin faith ferry
  franco grace hanno hope ivy jack joy june justa karl klara leal luz manda manga mar marco marina mark mats matt max may mercedes mette mo nino ola pau
  paz pilar ping ries rosa rose rusty said sali maxi salvador sandy santos signe sky sol stan stella tita toto vera victoria viola will`,
);

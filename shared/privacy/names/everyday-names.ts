/**
 * Names that ordinary texts of nine languages also write in lower case as other words ("campo", "sarà", "lange"), or
 * that are German nouns ("Wahl", "Schutz"), folded. In lower case they are not names; capitalized, they may be.
 */
export const EVERYDAY_NAMES = `
campo sara lassen andra ware langer solange colonna frei hoch hacer lange campos schnell pestana gora tali daher nello massimo rama stark essi tar
campana ruta han anders saida sagen kurz poder mara halla saga toon tas devi fuente voll pia villa cote satta kok eng valida ingar plank piccolo norma
crane basso sana modi org bora baska strom foster lado paquet chaves testi esser klein rosso lien mala ek andras dina rami gere varma vale testa toma
saber gron neto vamos hart basta engen aina antal reda moss fuentes fraga corte knapp ernst sand vide hale blank tung rein kallas sen kun aura gros
buono segura lana lies barre visita resi eder mata oka borja anta altan canali casella ella nadal gu blanco manca quarto hood jo fares chen keit mitt
enger elif reif vecchi stocker hara aun temel vanda ned keren ning deutsch heller justo kadri sina rena berg guardado harm diem lie piccoli sabato
morales vas zamani skala riva pekar reti desire reiner ange trovato tono zivile principe canales sever gram binder stam bjork matos kamen ditte quarta
scala colon sait toman jaka panna horn frost mercado koppel longo lanza penny davor scharf bent domenica corsi monte tete mimi bos vaca weise klas
lieve assunta sweet linke redlich wolle gagne sauter leger skog rasa sagar colas espejo edita izquierdo korte fontes patience kern reich verdi bridges
mucha pasi lida lira yana boyle engel wolny vilja rivas lim sander breda sanda stubbe pista lima zwart madera fielding burns walls haupt dung welch
ananda schone mays grau stumpf braun holz waters lone llamas pena sano mira carrera puro barrera cuesta mbali pili salama dunia nacho sauve blanc
brett alm mork fors koka frisk moran blot adler aria ball baum bayer berger berner beste bitte bond bonner bottcher branch brand brauer buch burger
eisen fang gartner glaser gong grosse grosser hammer hande hauptmann havel hege heim herbst heuer holzer jade jager kaufmann kiefer klima kopf korner
kraft krieg leber liga link mann marine masse mast meister moore nagel post preis rand rausch richter rohr saar sattler schacht scheibe schiffer schuh
schuler schutz siegel sommer sonne sonntag stahl stern strand streit tage tauber tausch tone umlauf vogel volk wahl wild wille wunsch zahn zimmer
blessing chas macius jagodka lusia rola ottone
`;

/**
 * Given names that are also words of their own language, folded: flowers, months, virtues, colors, dishes. "Graça" is
 * a grace period and a woman's name, so it needs other evidence to count as a name.
 */
export const NAMES_THAT_ARE_WORDS = {
  en: `abbey aster aura autumn baptist basil brandy clementine constance coral daisy dale destiny dick earnest ebony
    eve flora frank genesis gentian ginger glen grace hazel heath heather holly iris ivy jasmine jasper laurel
    lily marina maxim melody mercy misty myrtle olive opal patience penny poppy prudence raven reed romeo rosemary
    rowan rusty sally sandy savannah sienna sierra skye sonny sterling tanner urban valentine viola violet wolf
    wren`,
  de: `alpin aster blanka ernst falk flora frank gabel gala gloria hagen heide horst iris jasmin kamel kelvin lama
    linde lore mercedes olive opal pastor pia puck rein rosa rosen rosine rune saga silvester sterling urban
    viola ward wolf`,
  fr: `aster aurore baptiste blanche camelia capucine celeste charlotte claire clemence clement clementine colin
    constance coral cristal desire desiree eglantine fleur flora flore franc franco gala genet grace honore
    hortensia iris jasmin jules kelvin laine laure loup madeleine maie manuel marguerite martial martin maxime
    merle noel oceane olive olivier olympe ondine pascale patience patrice pierre prudence robin romaine rosette rosine
    saturnin urbain victoire violette`,
  es: `abril alba alma amada amado amador ambar amparo angustias anunciacion ascension asuncion aurora azahar azucena
    belen bella benigno blanca camelia candela candelaria candido caridad carmelo carmen celeste clara clemente
    concepcion concha consuelo coral corona cristal cruz custodia custodio dalia dolores domingo dulce
    emperatriz encarnacion esmeralda esperanza estela estrella fausto flor flora fortunato franco gala gema
    generoso genesis gloria gracia guadalupe inmaculada inocencia iris isla jacinto jara jazmin julio justa
    justo lana laurel leon leona linda luna macarena magdalena marco marcos margarita marina marino martirio
    mercedes milagros mina minerva modesto morena moreno narciso natividad nieves norma paloma pascual pastor
    pastora perla pia piedad pilar pino placido primitivo prudencia purificacion reina reyes rocio romana romano
    romeo ron rosa rosario sagrario salvador santa santo santos serena severo sierra silvestre socorro soledad
    trinidad vega veronica victoria viola violeta virtudes visitacion`,
  it: `alba amaro amato ambra angelo arcangelo assunta asta aurora azzurra beata bella benedetto bianca bruno candida
    candido celeste chiara concetta consolata corona costanza dalia delfino diletta dina donata donato donna
    fausto fedele felice fiamma flora fortunata fortunato franca franco gaia gala galileo gelsomina gemma giada
    gioia giustina giusto gloria grazia immacolata innocenza iride iris leone luna mare margherita marina
    massimo mercede miranda modesto morena moreno natale nazareno nerina norma pasquale pellegrino pepe perla
    pietra pino quarto regina reina romana romano ronda rosa rosario rosetta salvatore santa santo selvaggia
    serena silvestre solenne stella toni tosca urbano ventura vera viola violetta vittoria`,
  nl: `aster aura bob bram camelia dolly ester frank ginger gulden hein henna iris kees kelvin lies lila linde luna
    mare margriet marina mees merel narcis pien poppy puck roos rosa sterre toon valentijn violet wolf`,
  pt: `abril alba alma amado amador aparecida asma aurora bela candida candido celeste clara clemente conceicao coral
    cristal cruz custodio delfim domingos edite esmeralda flor flora fortunato franca franco gema generoso
    gloria graca iris jacinto junho justa justo luna madalena marco margarida marina mato modesto morena moreno
    natividade norma pascoal pastor perla pia piedade pilar pina romana romano ron rosa rosario salvador santa
    santo santos serena severo silva socorro vera veronica violeta vitor vitoria`,
  pl: `aster aurora dana dania fuma gala hala iskra jagoda jasmin kalina kara konstancja lama lila lilia luna maks
    malina melisa mira nadzieja narcyz perla rada rana regina regula rosol roza salwa sylwester zaraza`,
  sv: `alpin ambra aster axel barbara bjork bjorn blanka bror falk harpa iris klara lilja lina linda linnea lova lucka
    lykke malva matt rita rosa runa sten stig svala tom tova tuva valborg vide vilde viola`,
} as const;

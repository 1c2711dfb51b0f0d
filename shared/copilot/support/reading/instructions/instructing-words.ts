/**
 * Words of texts that tell a model what to write, in 13 languages: as expressions for folded text (lower case, without
 * accents), without boundaries of words. Those of Chinese, Japanese and Korean stand apart, because their words have no
 * boundaries.
 */
export interface InstructingWords {
  /** A program that answers, in words that mean nothing else. */
  readonly machine: readonly string[];
  /** A program or a person that helps. */
  readonly helper: readonly string[];
  /** What a model writes. */
  readonly reply: readonly string[];
  /** What says that every reply is meant, or that of the reader. */
  readonly every: readonly string[];
  /** How a reply begins or ends. */
  readonly edge: readonly string[];
  /** What a reply contains. */
  readonly content: readonly string[];
  /** A duty, a request or "always". */
  readonly duty: readonly string[];
  /** A command to say or to write something. */
  readonly command: readonly string[];
  /** To let something be forgotten. */
  readonly ignore: readonly string[];
  /** What a model was told before. */
  readonly orders: readonly string[];
  /** What came before. */
  readonly before: readonly string[];
  /** Whoever asks. */
  readonly asker: readonly string[];
  /** To ask. */
  readonly ask: readonly string[];
  /** Nothing but. */
  readonly only: readonly string[];
  /** Not to tell somebody, or not to read on. */
  readonly hide: readonly string[];
  /** The document itself. */
  readonly self: readonly string[];
  /** Any question. */
  readonly anyQuestion: readonly string[];
  /** A note of whoever runs a model. */
  readonly system: readonly string[];
  /** To whom a note is addressed. */
  readonly toward: readonly string[];
  /** A new role for whoever reads. */
  readonly role: readonly string[];
}

/** The words of languages that put spaces between words. */
export const SPACED: InstructingWords = {
  machine: [
    'ais?|a\\.i\\.|llms?|(?:chat)?gpt(?:-\\d)?|chat ?-?bots?|(?:large |ai )?language models?|ai (?:assistants?|models?|agents?|systems?)',
    'ki|kis|ki-(?:assistent\\p{L}*|modell\\p{L}*)|sprachmodell\\p{L}*',
    'ia|modeles? de lang(?:age|ue)|modelos? de (?:lenguaje|linguagem)|modell[oi] linguistic[oi]|taalmodel\\p{L}*',
    'model\\p{L}{0,3} jezykow\\p{L}{1,3}|sprakmodell\\p{L}*|ии|нейросет\\p{L}*|языков\\p{L}+ модел\\p{L}+|чат-?бот\\p{L}*|yapay zeka\\p{L}*|agents? conversationnels?|ші(?:-\\p{L}+)?|ии-\\p{L}+',
  ],
  helper: [
    'assistants?|bots?|copilots?|models?|agents?',
    'assistent\\p{L}{0,4}|modell',
    'assistante?s?|asistentes?|assistent[ei]|asysten\\p{L}{1,4}|modelo|modello|modele|ассистент\\p{L}*|помощник\\p{L}*|asistan',
  ],
  reply: [
    'answers?|responses?|repl(?:y|ies)|outputs?|completions?|summar(?:y|ies)|explanations?|recaps?|overviews?',
    'antwort(?:en)?|ausgaben?|zusammenfassung(?:en)?|antwoord(?:en)?|samenvatting(?:en)?|svar(?:en|et)?|sammanfattning\\p{L}*',
    'reponses?|resumes?|respuestas?|resumen(?:es)?|respostas?|resumos?|rispost[ae]|riassunt[oi]|odpowied\\p{L}+|podsumowani\\p{L}+',
    'ответ\\p{L}{0,3}|резюме|yanit\\p{L}*|cevab?\\p{L}*|odpoved\\p{L}*',
  ],
  every: [
    'every|each|all|any|your|every single',
    'jed(?:e|er|es|em|en)|alle[nr]?|dein(?:e|er|en|em)?|eure[rnm]?|ihre[rn]?|elk[e]?|iedere?|al je|je|jouw|uw|varje|alla|ditt?|dina',
    'tout(?:e|es|es les)?|chaque|t[ao]|votre|vos|cada|tod[ao]s?(?: l[ao]s| [ao]s)?|tus?|sus?|sua|tuas?|ogni|tutt[eio](?: le| i)?|la tua|la vostra',
    'kazd\\p{L}{1,3}|wszystki\\p{L}+|twoj\\p{L}*|swoj\\p{L}*|кажд\\p{L}+|все|всех|люб\\p{L}+|тво\\p{L}+|ваш\\p{L}*|her|tum|kazd\\p{L}+',
  ],
  edge: [
    'ends?|ending|begins?|beginning|starts?|opens?|opening|closes?|closing|finish(?:es)?|concludes?|appends?|prepends?|prefix(?:es)?',
    'end(?:e|en|et)|beende\\p{L}*|beginn\\p{L}*|schliess\\p{L}*|eindig\\p{L}*|begin(?:t|nen)?|sluit|avsluta\\p{L}*|borja\\p{L}*|inled\\p{L}*|sluta\\p{L}*',
    'termin\\p{L}+|commenc\\p{L}+|debut\\p{L}+|fini\\p{L}+|empie\\p{L}+|empez\\p{L}+|comienz\\p{L}+|comenz\\p{L}+|acab\\p{L}+|comec\\p{L}+|inizi\\p{L}+|finisc\\p{L}+|conclud\\p{L}+',
    'koncz\\p{L}+|zakoncz\\p{L}+|zaczyn\\p{L}+|rozpoczyn\\p{L}+|законч\\p{L}+|заканч\\p{L}+|начин\\p{L}+|завер\\p{L}+|bitmeli|baslamali',
  ],
  content: [
    'includ\\p{L}+|contain\\p{L}*|mention\\p{L}*|add(?:s|ed|ing)?|insert\\p{L}*|say|says|state|states|read|reads|recommend\\p{L}*|name|link|repeat|refer|promote|advertise',
    'enthalt\\p{L}*|erwahn\\p{L}*|nenn\\p{L}*|hinzu\\p{L}*|empfehl\\p{L}*|empfiehl\\p{L}*|lauten|bevat\\p{L}*|vermeld\\p{L}*|noem\\p{L}*|innehalla\\p{L}*|namna\\p{L}*|omnamna|rekommender\\p{L}*|aanbevel\\p{L}*',
    'conten\\p{L}+|mention\\p{L}+|inclu\\p{L}+|ajout\\p{L}+|recommand\\p{L}+|indiqu\\p{L}+|mencion\\p{L}+|recom\\p{L}+|contien\\p{L}+|menzion\\p{L}+|cita\\p{L}*|raccomand\\p{L}+|consigli\\p{L}+',
    'zawiera\\p{L}*|wspomin\\p{L}*|wymieni\\p{L}*|poleca\\p{L}*|содерж\\p{L}+|упомин\\p{L}+|упомян\\p{L}+|включ\\p{L}+|рекоменд\\p{L}+|icermeli',
  ],
  duty: [
    'must|should|shall|has to|have to|needs? to|always|please|ought to|make sure|is to|are to|be sure',
    'muss|mussen|soll|sollen|sollte\\p{L}*|immer|bitte|moet|moeten|altijd|maste|ska|skall|bor|alltid',
    'doi(?:t|vent)|toujours|veuillez|debe[n]?|siempre|deve|devem|devono|sempre|musi|musza|powinn\\p{L}+|zawsze',
    'долж\\p{L}+|обязан\\p{L}*|всегда|malidir|her zaman|musi|mela',
  ],
  command: [
    'say|state|tell|respond|reply|answer|mention|recommend|print|output|write(?! down)|repeat|include|add|append|insert|end(?! users?)|begin|start|claim|refer|point|suggest|promote|advise|inform|quote|type|pitch|greet|slip|verify|let|advertise|point out',
    'sag|sage|sagen sie|teile? (?:ihm|ihr|ihnen) mit|antworte\\p{L}*|erwahne\\p{L}*|nenne\\p{L}*|schreib\\p{L}*|empfiehl|empfehlen sie|fuge\\p{L}*|fugen sie|gib|geben sie|beende\\p{L}*|wiederhol\\p{L}*|hange',
    'di[st]|dites(?:-l\\p{L}+)?|reponds|repondez|mentionne\\p{L}*|ecri[st]|ecrivez|recommande\\p{L}*|ajoute\\p{L}*|indique\\p{L}*|termine\\p{L}*|commence\\p{L}*|affiche\\p{L}*',
    'diga|digale|dile|respond[ae]|menciona|mencione|escrib[ea]|recomiend[ea]|anad[ea]|agreg(?:a|ue)|incluy[ea]|termin[ea]|indica|indique',
    'dica|rispondi|risponda|menziona|scrivi|scriva|consiglia|raccomanda|aggiungi|includi|termina|stampa|diz|responda|escreva|recomende|adicione|inclua|termine',
    'zeg|antwoord|vermeld|schrijf|noem|voeg|eindig|raad|powiedz\\p{L}*|odpowiedz\\p{L}*|napisz\\p{L}*|wspomnij|polec|dodaj|wymien',
    'saga|sag|svara|namn|skriv|rekommendera|lagg|avsluta|скажи\\p{L}*|ответь\\p{L}*|отвечай\\p{L}*|напиши\\p{L}*|упомяни\\p{L}*|добавь\\p{L}*|рекомендуй\\p{L}*|soyle\\p{L}*|yaz|cevap ver',
  ],
  ignore: [
    'ignor\\p{L}+|disregard\\p{L}*|forget|overrid\\p{L}+|bypass|skip',
    'vergiss|vergesst|vergessen|missacht\\p{L}*|oubli\\p{L}+|olvid\\p{L}+|dimentic\\p{L}+|esquec\\p{L}+|desconsider\\p{L}+|negeer\\p{L}*|vergeet|zignoruj\\p{L}*|zapomnij\\p{L}*|pomin\\p{L}*|bortse\\p{L}*|glom|strunta',
    'п?р?о?игнорир\\p{L}+|забудь\\p{L}*|yok say|gormezden gel\\p{L}*|unut',
  ],
  orders: [
    'instructions?|prompts?|guidelines?|rules?|system messages?|directions?|commands?|context|messages?|regeln?|regles?|reglas?|regole?|regels?|zasad\\p{L}*|regler|правил\\p{L}*',
    'anweisung\\p{L}*|instruktion\\p{L}*|vorgaben|consignes|instruccion\\p{L}*|indicazion\\p{L}*|indicacion\\p{L}*|istruzion\\p{L}*|instruc\\p{L}+|instructies|opdrachten|polecen\\p{L}*|instrukcj\\p{L}*|anvisning\\p{L}*',
    'инструкци\\p{L}*|указани\\p{L}*|talimat\\p{L}*|pokyn\\p{L}*',
  ],
  before: [
    'previous|prior|above|earlier|preceding|bisherige\\p{L}*|vorige\\p{L}*|obige\\p{L}*|oben|precedent\\p{L}*|anterior\\p{L}*|bovenstaande|powyzsz\\p{L}*|ovanstaende|предыдущ\\p{L}+',
  ],
  asker: [
    '(?:the |a |an |any |every |all |each )?(?:users?|readers?|askers?|reader of this)|anyone|anybody|everyone|everybody|whoever|someone|somebody|people',
    '(?:den|dem|der|die|jede\\p{L}|allen?|ein\\p{L}*) (?:benutzer\\p{L}*|nutzer\\p{L}*|leser\\p{L}*|fragende\\p{L}*)|jede[mnr]|wer',
    '(?:l.)?utilisateurs?|(?:au|aux|le|les) lecteurs?|(?:al|el|los|a los) (?:usuarios?|lector\\p{L}*)|(?:all.|l.)?utent[ei]|(?:ao|o|aos|os) (?:usuarios?|utilizador\\p{L}*|leitor\\p{L}*)|(?:de|het) gebruiker\\p{L}*|de lezer\\p{L}*|uzytkownik\\p{L}*|anvandar\\p{L}*|lasar\\p{L}*|пользовател\\p{L}*|читател\\p{L}*|kullanici\\p{L}*',
  ],
  ask: [
    'asks?|asked|asking|summari[sz]ing|quer(?:y|ies)|inquires?|wants? to know|frag(?:t|en)|falls|si un \\p{L}+ demande|demand\\p{L}+|pregunt\\p{L}+|chied\\p{L}+|pergunt\\p{L}+|vraagt?|vragen|pyta\\p{L}*|zapyta\\p{L}*|fragar|спрос\\p{L}+|спрашив\\p{L}+',
  ],
  only: [
    'only|just|nothing but|exclusively|instead|nur|ausschliesslich|lediglich|stattdessen|seulement|uniquement|exclusivement|solo|solamente|unicamente|en su lugar|apenas|somente|soltanto|alleen|enkel|uitsluitend|tylko|wylacznie|bara|endast|только|лишь|лише|тильки|yalnizca|sadece',
  ],
  hide: [
    '(?:do not|don.?t|never) (?:tell|mention|reveal|disclose|translate|process|show|answer|use|explain|quote|cite)',
    'without (?:explaining|mentioning|telling)|ohne (?:zu erklaren|es zu erwahnen)|(?:sag|verrate|erwahne|nenne|ubersetze)\\p{L}* (?:\\p{L}+ ){0,3}nicht|sans (?:expliquer|mentionner)|ne (?:dis|dites|mentionne|revele|traduis)\\p{L}* (?:pas|jamais|rien)|no (?:digas?|mencion\\p{L}+|revel\\p{L}+|traduzca|traduzcas|uses|cuentes)|non (?:dire|menzion\\p{L}+|rivel\\p{L}+|tradurre)|nao (?:diga|conte|mencion\\p{L}+|revel\\p{L}+)|(?:zeg|noem|vermeld)\\p{L}* (?:\\p{L}+ ){0,3}niet|nie (?:mow|wspominaj|ujawniaj)|(?:namn|saga|avsloja) (?:\\p{L}+ ){0,2}inte|utan att forklara|не (?:говори\\p{L}*|упомина\\p{L}+|раскрыва\\p{L}+|зважаи|звертаи)',
  ],
  self: [
    '(?:this|the rest of (?:this|the)|the above) (?:document|page|note|manual|file|paragraph|list|text|price list|section|message)|the (?:figures|prices|text|rules) above',
    '(?:diese[smnr]?|vorliegende[smnr]?) (?:dokument\\p{L}*|seite|handbuch\\p{L}*|datei|text\\p{L}*|absatz\\p{L}*)|cette page|ce (?:document|manuel|texte|paragraphe)|est[ea] (?:documento|pagina|manual|parrafo|texto)|quest[oa] (?:documento|pagina|testo)|dest[ea] (?:documento|pagina|manual|texto)|dit document|deze (?:pagina|tekst)|t(?:en|ego|ym) dokumen\\p{L}+|(?:detta|denna) (?:dokument|sida|text)|этот документ|этом документе|этои странице',
  ],
  anyQuestion: [
    '(?:every|any|all|each|whatever|whichever|regardless of|no matter)(?: \\p{L}+){0,3} (?:questions?|quer(?:y|ies)|prompts?|conversations?)|whatever (?:is|they|you are|the) ask\\p{L}*',
    '(?:jede[rn]?|alle|egal welche|unabhangig von der) (?:\\p{L}+ )?fragen?|(?:toutes? (?:les )?|quelle que soit la |chaque )questions?|(?:cualquier|todas las|cada) preguntas?|(?:ogni|tutte le|qualsiasi) domand[ae]|(?:qualquer|todas as|cada) perguntas?|(?:elke|alle|iedere) vra(?:ag|gen)|(?:kazde|wszystkie|dowolne) pytani\\p{L}+|(?:varje|alla) frag\\p{L}+|(?:люб\\p{L}+|все|кажд\\p{L}+) вопрос\\p{L}*|hangi soru|her soru\\p{L}*',
  ],
  system: [
    'system (?:note|message|notice|update|instruction)|context update|(?:your|the) (?:new )?persona|your (?:new )?role|systemhinweis|systemnachricht|note (?:du )?systeme|message systeme|nota (?:del? |di )?sistema|mensaje del sistema|messaggio di sistema|mensagem do sistema|systeembericht|komunikat systemowy|systemmeddelande|системное сообщение|role\\W{0,3}:\\W{0,3}system',
  ],
  toward: ['to|for|at|dear|hey|an|fur|pour|a l.(?:attention|usage) d[eu]s?|a|para|per|voor|aan|dla|do|for|till|для|к'],
  role: [
    '(?:from now on|henceforth|from this point(?: on)?),? (?:act|answer|reply|respond|say|speak)|you will now (?:act|be|play)|pretend that you|role ?play as',
    '(?:you are now|du bist (?:jetzt|nun)|tu es maintenant|eres ahora|ahora eres|ora sei|agora voce e|je bent nu|du ar nu|теперь ты) (?:\\p{L}+ ){0,3}(?:in [^.]{1,30} mode|ais?|assistan\\p{L}*|assistent\\p{L}*|asisten\\p{L}*|(?:chat)?bot|model\\p{L}*|ассистент)',
    'ab (?:jetzt|sofort) (?:bist du|antworte)|desormais,? tu reponds|a partir de ahora,? responde|d.ora in poi rispondi|a partir de agora,? responda|vanaf nu antwoord|od teraz odpowiadaj|отныне отвечаи',
  ],
};

/** The words of languages without spaces between words, or with endings that touch the word. */
export const UNSPACED: InstructingWords = {
  machine: ['人工智能|语言模型|語言模型|聊天机器人|言語モデル|人工知能|チャットボット|인공지능|언어 ?모델|챗봇'],
  helper: ['助手|助理|アシスタント|어시스턴트'],
  reply: ['回答|答复|回复|答案|输出|摘要|返答|応答|答え|出力|要約|답변|응답|대답|출력|요약'],
  every: ['每个|每次|每条|所有|任何|你的|您的|すべての|全ての|毎回|あなたの|各|모든|매번|당신의'],
  edge: ['结尾|结束|开头|开始|終わ|始め|締め|끝나|끝내|시작'],
  content: ['包含|包括|提到|提及|加上|推荐|含め|言及|追加|書|포함|언급|추가|추천'],
  duty: ['必须|应该|应当|请|务必|始终|总是|必ず|べき|ください|なければ|常に|반드시|해야|하세요|항상'],
  command: ['回答|说|告诉|写|输出|答え|言|伝え|書い|出力|대답|말하|답하|쓰|출력'],
  ignore: ['忽略|无视|無視|忘记|忘れ|무시|잊'],
  orders: ['指示|指令|说明|提示|命令|規則|规则|지시|명령|프롬프트|규칙'],
  before: ['之前|以前|上面|上述|이전|위의'],
  asker: ['用户|使用者|读者|ユーザー|読者|사용자|독자'],
  ask: ['问|询问|聞|尋|質問|묻|물으|질문'],
  only: ['只|仅|だけ|のみ|만 |라고만'],
  hide: ['不要(?:告诉|提|翻译|透露)|言わない|伝えない|말하지'],
  self: ['本文件|此文件|本文档|该文档|このページ|この文書|이 문서'],
  anyQuestion: ['无论(?:员工|用户)?问什么|任何问题|所有问题|どんな質問|すべての質問|모든 질문|어떤 질문'],
  system: ['系统(?:提示|消息|说明)|システム(?:メッセージ|指示)|시스템 (?:메시지|지시)'],
  toward: ['致|给|へ|에게'],
  role: [
    '从现在(?:起|开始)[,，]?你|你现在是|これから(?:は)?あなた|あなたは今|今からあなた|지금부터 (?:너|당신)|당신은 이제',
  ],
};

import { detectLanguage } from '../../shared/copilot/support/reading/detect-language.ts';

/** How statements are written in a language: how subjects begin, the verbs, and a question about a subject. */
interface Wording {
  /** Words before a noun, with the space after them. They are left out of a question that quotes its subject. */
  readonly articles: string;
  /** Words that end the subject of a sentence. */
  readonly verbs: string;
  /** Words with which no subject begins: pronouns, and words that join a sentence to another. */
  readonly others: string;
  readonly ask: (subject: string, article: string) => string;
}

// The lists are short: in a whole folder, one sentence that they fit is enough.
const WORDINGS: Readonly<Partial<Record<NonNullable<ReturnType<typeof detectLanguage>>, Wording>>> = {
  en: {
    articles: '(?:the|an?|our|your|every|each|all)\\s',
    verbs: 'is|are|was|were|has|have|must|may|can|will|should|costs?|takes|needs|applies|lasts|closes|opens',
    others:
      'it|this|that|these|those|they|there|he|she|we|you|i|if|when|where|what|who|which|how|in|on|at|for|with|as|to|and|or|but|not?',
    ask: (subject, article) => `What is said about ${article.toLowerCase()}${subject}?`,
  },
  de: {
    articles: '(?:der|die|das|ein|eine|unsere?|alle|jede[rs]?)\\s',
    verbs:
      'ist|sind|war|waren|wird|werden|hat|haben|muss|müssen|darf|dürfen|kann|können|soll|sollen|gilt|gelten|kostet|kosten|beträgt|dauert',
    others:
      'es|dies[er]?|diese[rsnm]?|sie|er|wir|ihr|ich|man|wenn|wer|was|wo|wie|in|im|am|bei|für|mit|als|zu|zum|zur|und|oder|nicht|nach|vor|auf|an|ab|bis',
    ask: (subject) => `Was wird über „${subject}“ gesagt?`,
  },
  fr: {
    articles: "(?:les?|la|une?|des|nos|notre|vos|votre|tous les|toutes les|chaque)\\s|l['’]",
    verbs: 'est|sont|était|étaient|doit|doivent|peut|peuvent|sera|seront|coûte|coûtent|dure|vaut',
    others:
      'il|elle|ils|elles|on|nous|vous|je|ce|cela|si|quand|qui|que|où|en|dans|à|au|aux|pour|avec|et|ou|ne|sur|par|de|du',
    ask: (subject) => `Que dit-on de « ${subject} » ?`,
  },
  es: {
    articles: '(?:el|la|los|las|una?|unos|unas|nuestr[oa]s?|cada|todos los|todas las)\\s',
    verbs: 'es|son|era|eran|está|están|debe|deben|puede|pueden|tiene|tienen|cuesta|cuestan|dura',
    others: 'ello|se|si|cuando|quien|que|donde|en|a|al|para|por|con|y|o|no|este|esta|esto|de|del|lo',
    ask: (subject) => `¿Qué se dice sobre «${subject}»?`,
  },
  it: {
    articles: "(?:il|lo|la|gli|le|un[oa]?|i|ogni|tutti i|tutte le)\\s|(?:l|un)['’]",
    verbs: 'è|sono|era|erano|deve|devono|può|possono|costa|costano|dura|viene|vengono',
    others: 'si|se|quando|chi|che|dove|in|a|al|alla|per|con|e|o|non|questo|questa|di|del|della|da|dal|nel|nella',
    ask: (subject) => `Che cosa si dice su «${subject}»?`,
  },
  pt: {
    articles: '(?:os?|as?|uma?|uns|umas|noss[oa]s?|cada|todos os|todas as)\\s',
    verbs: 'é|são|foi|eram|está|estão|deve|devem|pode|podem|tem|têm|custa|custam|dura',
    others: 'ele|ela|se|quando|quem|que|onde|em|no|na|nos|nas|para|por|com|e|ou|não|este|esta|isto|de|do|da|ao|à',
    ask: (subject) => `O que se diz sobre «${subject}»?`,
  },
  nl: {
    articles: '(?:de|het|een|onze?|elke?|alle)\\s',
    verbs: 'is|zijn|was|waren|wordt|worden|heeft|hebben|moet|moeten|mag|mogen|kan|kunnen|kost|kosten|duurt|geldt',
    others:
      'er|dit|dat|deze|die|zij|ze|hij|wij|we|u|je|ik|als|wie|wat|waar|hoe|in|op|bij|voor|met|en|of|niet|na|tot|aan',
    ask: (subject) => `Wat wordt er over "${subject}" gezegd?`,
  },
};

const WORDS_MAX = 5;
const SUBJECT = `[\\p{L}\\p{N}][\\p{L}\\p{N}-]*(?:\\s[\\p{L}\\p{N}'’-]+){0,${WORDS_MAX - 1}}?`;
// A shorter subject is often a name or a word that many sentences have.
const SUBJECT_LETTERS_MIN = 8;
// A shorter statement says little, and a longer one asks for more than one thing.
const SENTENCE_WORDS_MIN = 6;
const SENTENCE_WORDS_MAX = 30;
const SENTENCE = /(?<=^|[.!?]\s)\p{Lu}[^.!?|\n]*\.(?=\s|$)/gmu;

/**
 * Returns questions about the subjects of an excerpt's sentences, in its language and its words: "The lease of the shed
 * is due in May." answers "What is said about the lease of the shed?".
 */
export function questionsIn(excerpt: string): string[] {
  const language = detectLanguage(excerpt);
  const wording = language === null ? undefined : WORDINGS[language];
  if (wording === undefined) {
    return [];
  }
  const { articles, verbs, others, ask } = wording;
  const statement = new RegExp(`^(${articles})?(?!(?:${others}|${verbs})\\s)(${SUBJECT})\\s(?:${verbs})\\s`, 'iu');
  // "The room that": the verb is that of another clause.
  const unfinished = new RegExp(`\\s(?:${others})$`, 'iu');
  const questions = (excerpt.match(SENTENCE) ?? []).filter(hasUsableLength).flatMap((sentence) => {
    const [, article = '', subject = ''] = statement.exec(sentence) ?? [];
    return subject.length < SUBJECT_LETTERS_MIN || unfinished.test(subject) ? [] : [ask(subject, article)];
  });
  return [...new Set(questions)];
}

function hasUsableLength(sentence: string): boolean {
  const words = sentence.split(/\s+/).length;
  return words >= SENTENCE_WORDS_MIN && words <= SENTENCE_WORDS_MAX;
}

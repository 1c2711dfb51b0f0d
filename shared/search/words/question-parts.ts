import { once } from '../../once.ts';

/** The word that joins two questions in a language, and the beginnings of the second one. */
interface Joint {
  readonly and: string;
  readonly opens: string;
  /** Verbs that begin a question only before one of the subjects: not "and are sold", but "and are there". */
  readonly verbs?: string;
  readonly subjects?: string;
}

// The alternatives are expressions, in lower case and with their accents; those that people leave out are optional.
const JOINTS: readonly Joint[] = [
  {
    and: 'and(?: also)?',
    opens: 'what|which|who|whom|whose|when|where|why|how',
    verbs: 'do|does|did|is|are|was|were|can|could|may|must|should|will|have|has|am',
    subjects: 'i|we|you|he|she|it|they|there|the|an?|my|our|your|this|that|any',
  },
  {
    and: 'und(?: auch| außerdem)?',
    opens: 'was|wer|wen|wem|wessen|wann|wo|wohin|woher|wof[üu]r|wie|wieviele?|warum|wieso|weshalb|welche[rsnm]?',
    verbs: 'ist|sind|war|wird|werden|hat|haben|habe|kann|k[öo]nnen|darf|d[üu]rfen|muss|m[üu]ssen|soll|gibt|brauche?n?',
    subjects: 'ich|wir|man|es|sie|er|ihr|d[iea][ers]|das|eine?|mein|unser|jemand',
  },
  {
    and: 'et(?: aussi)?',
    opens: `qui|que|quoi|qu['’]est-ce|quand|o[ùu]|quel(?:le)?s?|combien|comment|pourquoi|est-ce|puis-je|peut-on|faut-il|doi[st]-(?:je|on)|y a-t-il`,
  },
  {
    and: 'y(?: también| tambien)?',
    opens:
      'qué|cu[áa]ndo|d[óo]nde|cu[áa]l(?:es)?|qui[ée]n(?:es)?|cu[áa]nt[oa]s?|c[óo]mo|por qu[ée]|puedo|podemos|se puede|hay|tengo|debo',
  },
  {
    and: 'ed?(?: anche)?',
    opens: `(?:che )?cosa|qual[ei]?|chi|quando|dove|come|perch[ée]|quant[oaie]|posso|possiamo|si può|devo|bisogna|c['’]è`,
  },
  {
    and: 'e(?: também| tambem)?',
    opens: 'o que|qua(?:l|is)|quem|quando|onde|como|por ?qu[eê]|quant[oa]s?|posso|podemos|preciso|devo|h[áa]',
  },
  {
    and: 'en(?: ook)?',
    opens: 'wat|welke?|wie|wanneer|waar|waarom|hoe|hoeveel|hoelang',
    verbs: 'is|zijn|was|wordt|heeft|hebben|heb|kan|kunnen|mag|mogen|moet|moeten',
    subjects: 'ik|jij|je|hij|zij|ze|wij|we|u|men|er|de|het|een|mijn|onze?',
  },
  {
    and: '(?:i|oraz|a)(?: także| też)?',
    opens: 'co|kto|kogo|komu|kiedy|gdzie|skąd|dokąd|jaka?|jakie|jaki|kt[óo]r[yae]|ile|ilu|dlaczego|czy',
  },
];
// A word alone ("and when?") asks about what comes before it.
const WORDS_MIN = 2;

/** The places in a text between two questions, and the words there that join them, such as "and". */
export const questionJoints = once(() => {
  const opening = ({ opens, verbs, subjects }: Joint) =>
    `¿?(?:${opens}${verbs === undefined ? '' : `|(?:${verbs})\\s(?:${subjects})`})(?!\\p{L})`;
  // Each language separately: "i" means "and" only in Polish.
  const joined = JOINTS.map((joint) => `${joint.and}\\s(?=${opening(joint)})`).join('|');
  const openings = JOINTS.map(opening).join('|');
  return new RegExp(`(?<=[?？؟])\\s|(?<=？)(?=\\p{L})|(?<=;)\\s(?=${openings})|(?<=[\\s,;])(?:${joined})`, 'giu');
});

/**
 * The questions that a query asks, in its own words and order: "When do you open, and who is the mayor?" asks two.
 * Returns the whole query if it asks one: "opening hours on Saturdays and Sundays".
 */
export function questionParts(query: string): readonly string[] {
  const spaced = query.replaceAll(/\s+/gu, ' ').trim();
  const parts = spaced.split(questionJoints()).map((part) => part.trim());
  return parts.every(isQuestion) ? parts : [query];
}

function isQuestion(part: string): boolean {
  return (part.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= WORDS_MIN || /\p{Script=Han}{2}/u.test(part);
}

import { onceFor } from '../../../../once.ts';
import { meansSame } from '../../reading/evidence.ts';
import type { WordLanguage } from '../../reading/languages/language-words.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

/** How a language marks what is past and what is still to come, by a word before a verb or by the end of the verb. */
interface Tenses {
  readonly future: RegExp;
  /** A word with an accent is read with it: Italian "è" is past before a participle, and "e" is "and". */
  readonly past: RegExp;
  /** Endings are read with their accents: "subirá" will rise, and "subira" is another form. */
  readonly futureEnding?: RegExp;
  readonly pastEnding?: RegExp;
}

const TENSES: Readonly<Partial<Record<WordLanguage, Tenses>>> = {
  en: { future: /^(?:will|shall)$/, past: /^(?:was|were|been)$/ },
  // A present passive announces something or states a rule: "wird eingeführt". "Worden" may end the clause.
  de: { future: /^(?:wird|werden)$/, past: /^(?:wurden?|worden)$/ },
  nl: { future: /^(?:zal|zullen|wordt|worden)$/, past: /^(?:werd|werden)$/ },
  fr: {
    future: /^(?:sera|seront)$/,
    past: /^(?:ete|fut|furent)$/,
    futureEnding: /(?:era|eront|ira|iront|dra|dront)$/u,
  },
  es: {
    future: /^(?:sera|seran)$/,
    past: /^(?:fue|fueron|sido|ha|han)$/,
    futureEnding: /\p{L}{2}r(?:á|án)$/u,
    pastEnding: /\p{L}{2}(?:ó|aron|ieron|yeron)$/u,
  },
  it: {
    future: /^(?:sara|saranno)$/,
    past: /^(?:stat[oaie]|fu|furono|è|sono|ha|hanno)$/,
    futureEnding: /\p{L}{2}r(?:à|anno)$/u,
  },
  pt: {
    future: /^(?:sera|serao)$/,
    past: /^(?:foi|foram|sido)$/,
    futureEnding: /\p{L}{2}r(?:á|ão)$/u,
    pastEnding: /\p{L}{2}(?:ou|aram|eram|iram)$/u,
  },
  sv: { future: /^(?:ska|skall|kommer)$/, past: /^(?:blev|blivit)$/ },
};
// Room for "will probably be" and "a déjà été". Not measured.
const DISTANCE_MAX = 3;
// The participle ends a German or Dutch clause.
const VERB_LAST: ReadonlySet<string | null> = new Set(['de', 'nl']);
const CONDITIONS: readonly Clause['opener'][] = ['if', 'except', 'because'];
const TIMES = /^bound:(?:after|before|until)$/;

// Forms of a verb have at least their first letters in common. Not measured.
const STEM_LENGTH = 5;

type Tense = 'future' | 'past';

/**
 * What is still to come must not be said to have happened, nor the reverse: "was installed" is not "will be installed".
 */
export const tenseRule: Rule = ({ said, evidence }) => {
  const own = tensesIn(said);
  const isReversed = own.some(({ verb, tense }) => {
    const others = evidence.flatMap(({ source }) => tensesIn(source).filter((each) => isSameVerb(verb, each.verb)));
    return others.length > 0 && others.every((each) => each.tense !== tense);
  });
  return isReversed ? 'opposite' : null;
};

// "Iniziati" and "inizieranno".
function isSameVerb(one: Token, other: Token): boolean {
  return meansSame(one, other) || one.word.slice(0, STEM_LENGTH) === other.word.slice(0, STEM_LENGTH);
}

interface Told {
  readonly verb: Token;
  readonly tense: Tense;
}

// Conditions and clauses of time may have any tense: "once it was approved" for "when it is approved". Computed once,
// because a source is compared with each statement that cites it.
const tensesIn = onceFor(({ clauses, language }: Statement): readonly Told[] => {
  const tenses = TENSES[language ?? 'en'];
  if (tenses === undefined) {
    return [];
  }
  return clauses
    .filter(({ opener, isNegated, tokens }) => !isNegated && !CONDITIONS.includes(opener) && !tokens.some(isTime))
    .flatMap((clause) =>
      clause.content.flatMap((verb) => {
        const tense = tenseOf(verb, clause, { tenses, isLast: VERB_LAST.has(language) });
        return tense === null ? [] : [{ verb, tense }];
      }),
    );
});

function tenseOf(
  verb: Token,
  { tokens }: Clause,
  { tenses, isLast }: { readonly tenses: Tenses; readonly isLast: boolean },
): Tense | null {
  const text = verb.text.toLowerCase();
  if (tenses.futureEnding?.test(text)) {
    return 'future';
  }
  const at = tokens.indexOf(verb);
  const near = isLast ? tokens : tokens.slice(Math.max(0, at - DISTANCE_MAX), at);
  const isFuture = near.some(({ word }) => tenses.future.test(word));
  const isPast =
    tenses.pastEnding?.test(text) === true ||
    near.some(({ word, text }) => tenses.past.test(word) || tenses.past.test(text.toLowerCase()));
  return isPast === isFuture ? null : isPast ? 'past' : 'future';
}

function isTime({ meanings }: Token): boolean {
  return meanings.some((meaning) => TIMES.test(meaning));
}

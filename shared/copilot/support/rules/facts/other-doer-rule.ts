import { isAmong } from '../../reading/evidence.ts';
import type { Clause } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import { namesOf } from '../name-rules.ts';
import type { Comparison, Rule } from '../rule.ts';
import { asksWho } from './doer-rule.ts';
import { rolesIn } from './role-words-rule.ts';

// Two words of a question say what is done, and to what.
const ASKED_WORDS_MIN = 2;

/**
 * When asked who does something, a reply must not begin with somebody whom only another sentence of the excerpt names:
 * "the trainer signs it" for "the head signs the certificate", where another sentence says what the trainer does.
 */
export const otherDoerRule: Rule = (comparison) => {
  const { said, question, isTranslated } = comparison;
  const isQualified = ['not', 'only'].some((kind) => said.meanings.has(kind)) || question.meanings.has('if');
  return !isTranslated && !isQualified && asksWho(question, said.language) && namesOther(comparison) ? 'swapped' : null;
};

function namesOther({ said, evidence, question }: Comparison): boolean {
  const asked = question.content;
  const answer = said.content.filter((word) => !isAmong(word, asked));
  const persons = [...rolesIn(said).map(({ token }) => token), ...namesOf(said)];
  const [first] = answer;
  const texts = evidence.filter(({ unit }) => unit.kind !== 'row');
  const places = texts.flatMap(({ source }) =>
    source.clauses.map((clause) => ({ clause, source, shared: askedIn(clause, asked) })),
  );
  const most = Math.max(0, ...places.map(({ shared }) => shared));
  const closest = places.filter(({ shared }) => shared === most);
  if (first === undefined || !persons.includes(first) || most < ASKED_WORDS_MIN) {
    return false;
  }
  const others = [...texts.map((each) => each.source), ...texts.flatMap((each) => each.elsewhere())].filter(
    (each) => !closest.some(({ source }) => source === each),
  );
  // The source names somebody whom the reply leaves out.
  const isLeftOut = closest.every(({ clause }) =>
    clause.content.some((word) => !isAmong(word, asked) && !isAmong(word, answer)),
  );
  return (
    isLeftOut &&
    !closest.some(({ source }) => isAmong(first, source.content)) &&
    others.some(({ content }) => isAmong(first, content))
  );
}

function askedIn({ content }: Clause, asked: readonly Token[]): number {
  return asked.filter((word) => isAmong(word, content)).length;
}

import { meansSame } from '../../reading/evidence.ts';
import type { Clause, Statement } from '../../reading/statement.ts';
import type { Token } from '../../reading/tokens.ts';
import type { Rule } from '../rule.ts';

const ALSO =
  /^(?:also|including|even|too|auch|einschliesslich|inklusive|inbegriffen|selbst|sogar|compris|aussi|meme|egalement|incluid[oa]s?|incluso|inclusive|tambien|anche|compres[oaie]|incluse?|inclusi|persino|tambem|mesmo|inclusief|ook|zelfs|w[lł]acznie|takze|rowniez|nawet|aven|ocksa)$/;
// Ends the search in a long sentence. Not measured.
const ALSO_DISTANCE_MAX = 10;

/** An exception must not be included: "unless it was faulty" does not become "also when it was faulty". */
export const includedRule: Rule = ({ said, evidence, isTranslated }) => {
  // "It is insured only where it was locked" limits, and includes nothing.
  if (isTranslated || said.meanings.has('except') || said.meanings.has('only')) {
    return null;
  }
  const included = includedIn(said);
  const isTurned = evidence.some(({ source }) =>
    source.clauses.some(
      (clause) =>
        clause.opener === 'except' &&
        included.some((words) => isNamedBy(clause.content, words)) &&
        isDenied(said.clauses) === isDenied(source.clauses.filter((each) => each !== clause)),
    ),
  );
  return isTurned ? 'negation' : null;
};

/** Whether a word says that something is included: "also", "even", "including". */
export function isIncluding({ word, meanings }: Token): boolean {
  return ALSO.test(word) || meanings.includes('even') || meanings.includes('+include');
}

// The first word of an exception names what is excepted, and must be among the words after "also".
function isNamedBy([first]: readonly Token[], words: readonly Token[]): boolean {
  return first !== undefined && words.some((word) => meansSame(word, first));
}

// The words after each "also", up to a "whereas", after which a different statement begins.
function includedIn({ tokens }: Statement): Token[][] {
  return tokens.flatMap((token, at) => {
    const following = tokens.slice(at + 1, at + 1 + ALSO_DISTANCE_MAX);
    const end = following.findIndex(({ text, meanings }) => text === ';' || meanings.includes('but'));
    return isIncluding(token) ? [following.slice(0, end < 0 ? undefined : end)] : [];
  });
}

function isDenied(clauses: readonly Clause[]): boolean {
  return clauses.some(
    ({ isNegated, tokens }) => isNegated || tokens.some(({ meanings }) => meanings.includes('-allow')),
  );
}

import type { Comparison } from '../comparing/comparison.ts';
import { isAmong, shareAmong } from '../reading/evidence.ts';
import { foldWord } from '../reading/fold-word.ts';
import { WORDS, type WordLanguage } from '../reading/languages/language-words.ts';
import type { Statement } from '../reading/statement.ts';
import type { Token } from '../reading/tokens.ts';
import type { Rule } from './rule.ts';

// The rest of the statement must be about the same thing. Not measured.
const REST_KNOWN_MIN = 0.4;

// The first group of the lists: "the staff" or "the firm" can be anybody.
const GENERAL_GROUP = 0;

const PLURALS = ['', 's', 'n'];

/** A person or body must not take the place of another: "the user changes the filter" for "a technician changes it". */
export const roleWordsRule: Rule = (comparison) => {
  const { said, evidence, question, isTranslated } = comparison;
  if (isTranslated || said.meanings.has('not')) {
    return null;
  }
  const texts = evidence.filter(({ unit }) => unit.kind !== 'row').map((each) => each.source);
  const known = evidence.flatMap((each) => [each.source, each.context]);
  const added = rolesIn(said).filter((role) => !(isGeneral(role) || known.some((each) => names(each, role))));
  // A role that the question names may be "you" in the reply.
  const left = texts.flatMap(rolesIn).filter((role) => !(names(said, role) || names(question, role)));
  const isOpen = texts.flatMap(rolesIn).some(isGeneral);
  return added.length > 0 && left.length > 0 && !isOpen && isAboutSame(comparison, added) ? 'swapped' : null;
};

interface Role {
  readonly token: Token;
  /** The numbers of the groups that contain the word. */
  readonly groups: readonly number[];
}

function isGeneral({ groups }: Role): boolean {
  return groups.includes(GENERAL_GROUP);
}

function isAboutSame({ said, evidence }: Comparison, added: readonly Role[]): boolean {
  const rest = said.content.filter((word) => !added.some(({ token }) => token === word));
  const known = evidence.flatMap((each) => each.source.tokens);
  return shareAmong(rest, known) >= REST_KNOWN_MIN;
}

function names(statement: Statement, { token, groups }: Role): boolean {
  return (
    isAmong(token, statement.tokens) ||
    rolesIn(statement).some((other) => other.groups.some((group) => groups.includes(group)))
  );
}

/** Returns the words of a statement that name a person or body by what they do. */
function rolesIn({ content, language }: Statement): Role[] {
  const groups = groupsOf(language ?? 'en');
  return content.flatMap((token) => {
    const own = groups.get(token.word);
    return own === undefined ? [] : [{ token, groups: own }];
  });
}

type Groups = ReadonlyMap<string, readonly number[]>;

const read = new Map<WordLanguage, Groups>();

function groupsOf(language: WordLanguage): Groups {
  const known = read.get(language) ?? readGroups(WORDS[language].roles);
  read.set(language, known);
  return known;
}

function readGroups(listed: string): Groups {
  const groups = new Map<string, number[]>();
  for (const [number, group] of listed.split(', ').entries()) {
    for (const word of group.split('/').flatMap((each) => PLURALS.map((ending) => foldWord(`${each}${ending}`)))) {
      groups.set(word, [...(groups.get(word) ?? []), number]);
    }
  }
  return groups;
}

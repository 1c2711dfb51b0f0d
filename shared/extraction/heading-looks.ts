import { isContentsName } from './contents-name.ts';

/** How letters look: `size` in any unit that is the same for the whole document. */
interface Look {
  readonly font: string;
  readonly size: number;
}

/** A paragraph's text, and how its letters look. */
export interface ParagraphLook {
  readonly text: string;
  /** The look of all of its letters; null if there are several. */
  readonly look: Look | null;
  /** How many letters are in each look. */
  readonly letters: readonly (readonly [look: Look, count: number])[];
  /** Whether its lines are too many for a heading, or have parts that are set apart, as in a form. */
  readonly isNotHeading?: boolean;
}

// Relative to the size of the text: letters from the first size on are those of a heading, and so are letters in
// another font from the second size on.
const LARGER = 1.1;
const SMALLEST = 0.95;
// A look is that of headings if most of the paragraphs in it have the form of a heading above other text, and if little
// of the text has it.
const HEADINGS_SHARE_MIN = 0.6;
const TEXT_SHARE_MAX = 0.3;
const LENGTH_MAX = 120;
const WORDS_MAX = 14;
// "3.1 Payment", "§ 4 Haftung", "B) Miete": a heading begins with a capital letter, or one of a script without case.
const START =
  /^(?:§ ?)?(?:(?:\p{N}+(?:\.\p{N}+)*|[IVXLC]+|[A-Za-z])[.):]?\s+)?["'“„«(¿¡]*(?:\p{Lu}|\p{Lt}|\p{Lo}|\p{N}+\s?\p{L})/u;
const NUMBERS = /^(?:§ ?)?\p{N}+((?:\.\p{N}+)*)/u;
const WORD = /\p{L}\p{M}*\p{L}|\p{sc=Han}/u;
// What a heading does not contain: the end of a sentence or a part of one, the dots of a table of contents, the blanks
// of a form, or an address.
const NO_HEADING = /(?:(?<!\.)\.|[,;\u2010-])["'“”’»)]*$|\.{4}|(?:\. ){3}|_{3}| … |@|:\/\/|\bwww\./u;
// The difference in depth between two looks; the numbers of headings in one look have fewer levels.
const STEP = 10;

interface Placed extends ParagraphLook {
  /** Its place among all paragraphs, from 0. */
  readonly at: number;
}

interface Group {
  readonly look: Look;
  /** The paragraphs in this look. */
  readonly members: Placed[];
  letters: number;
}

/**
 * Returns the depth of each heading, from 0, by its place: headings in larger letters are above others, and in one look
 * "3" is above "3.1". Headings are recognized among all paragraphs of the document; null stands for any other part.
 *
 * @param isApart whether a look stands out from the look of the text although its letters are not larger.
 */
export function headingDepths(
  all: readonly (ParagraphLook | null)[],
  isApart: (look: Look, text: Look) => boolean,
): ReadonlyMap<number, number> {
  const { groups, groupAt } = groupsOf(all);
  const letters = groups.reduce((sum, group) => sum + group.letters, 0);
  const [text] = groups.toSorted((one, other) => other.letters - one.letters).map(({ look }) => look);
  const last = new Map(all.map((paragraph, at) => [paragraph?.text.trim(), at]));
  const isBeforeSameLook = ({ at }: Placed) => groupAt[at + 1] === groupAt[at];
  // A line of a table of contents has the text of the heading.
  const isContents = (placed: Placed) => isBeforeSameLook(placed) && last.get(placed.text.trim()) !== placed.at;
  const isAlone = (placed: Placed) => placed.at + 1 < all.length && !isBeforeSameLook(placed);
  const standsOut = (look: Look) =>
    text !== undefined &&
    (look.size >= text.size * LARGER || (look.size >= text.size * SMALLEST && isApart(look, text)));
  const isOfHeadings = ({ look, members, letters: own }: Group) => {
    const counted = members.filter((placed) => !isContents(placed));
    const headings = counted.filter((placed) => isHeadingShaped(placed) && isAlone(placed));
    const isMostly = headings.length >= counted.length * HEADINGS_SHARE_MIN;
    return standsOut(look) && own <= letters * TEXT_SHARE_MAX && isMostly;
  };
  const ranked = groups.filter(isOfHeadings).sort((one, other) => other.look.size - one.look.size);
  return new Map(
    ranked.flatMap(({ members }, rank) =>
      members
        .filter((placed) => isHeadingShaped(placed) && !isContents(placed))
        .map(({ at, text: own }) => [at, rank * STEP + numberDepth(own)] as const),
    ),
  );
}

// Returns the looks in the order in which they first occur, and the look of each paragraph; null for one in several
// looks.
function groupsOf(all: readonly (ParagraphLook | null)[]): {
  readonly groups: readonly Group[];
  readonly groupAt: readonly (Group | null)[];
} {
  const groups = new Map<string, Group>();
  const groupOf = ({ font, size: exact }: Look): Group => {
    // In halves: programs write the same size as 11.98 and 12.
    const size = Math.round(exact * 2);
    const key = `${size} ${font}`;
    const group = groups.get(key) ?? { look: { font, size }, members: [], letters: 0 };
    groups.set(key, group);
    return group;
  };
  const groupAt = all.map((paragraph, at) => {
    for (const [look, count] of paragraph?.letters ?? []) {
      groupOf(look).letters += count;
    }
    if (!paragraph?.look) {
      return null;
    }
    const group = groupOf(paragraph.look);
    group.members.push({ ...paragraph, at });
    return group;
  });
  return { groups: [...groups.values()], groupAt };
}

function isHeadingShaped({ text: given, isNotHeading }: ParagraphLook): boolean {
  const text = given.trim();
  const isShort = text.length <= LENGTH_MAX && text.split(/\s+/).length <= WORDS_MAX;
  const isTitle = START.test(text) && WORD.test(text);
  return isNotHeading !== true && isShort && isTitle && !NO_HEADING.test(text) && !isContentsName(text);
}

// Returns the number of levels below the first in "3.1.2".
function numberDepth(text: string): number {
  const levels = NUMBERS.exec(text)?.[1]?.split('.').length ?? 1;
  return Math.min(levels, STEP) - 1;
}

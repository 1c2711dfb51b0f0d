import { addressesOf, withoutAddresses } from './addresses.ts';
import { decodeReferences } from './character-references.ts';
import { dropMarks, dropUnknownMarks, dropWordlessSentences } from './citation-marks.ts';
import { hasTags, tagsOf, withoutLinks, withoutTags } from './markup.ts';
import { ANSWER_LENGTH_MAX } from './read-reply-lines.ts';
import { visibleCharacters } from './visible-characters.ts';

// Ordinary answers settle after two rounds. A text with more than 16 layers of hidden content is not an answer.
const ROUNDS_MAX = 16;

/** The content of the excerpts that an answer may repeat. */
interface Known {
  readonly addresses: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly excerptCount: number;
}

/**
 * Removes everything that an instruction hidden in a document could plant in an answer: invisible characters, and
 * images, links, addresses and tags that no excerpt contains. Characters that could be read as the beginning of one of
 * these are separated by a space. The result is a fixed point: cleaning it again does not change it.
 * @returns null for a text that cannot be cleaned: one that is too long, hides content or nests marks more than 16
 * layers deep, or contains an address or a tag that appears only to a client that folds compatibility forms.
 */
export function plainAnswer(text: string, excerptTexts: readonly string[]): string | null {
  if (text.length > ANSWER_LENGTH_MAX) {
    return null;
  }
  const excerpts = excerptTexts.map((excerpt) => settle(excerpt, reveal) ?? '');
  const known = knownIn(excerpts);
  const revealed = settle(text, reveal);
  const plain = revealed === null ? null : settle(revealed, (current) => clean(reveal(current), known));
  // The check of the answer reads it without its marks, so it must be possible to remove nested ones, too.
  if (plain === null || settle(plain, dropMarks) === null) {
    return null;
  }
  return isSafeWhenFolded(plain, excerpts) ? plain : null;
}

function knownIn(excerpts: readonly string[]): Known {
  return { addresses: addressesOf(excerpts), tags: tagsOf(excerpts), excerptCount: excerpts.length };
}

function reveal(text: string): string {
  return visibleCharacters(decodeReferences(visibleCharacters(text)));
}

// Unknown marks are dropped here too, not only when marks are renumbered: the text on both sides of a dropped mark
// joins, and may form an address or a tag.
function clean(text: string, { addresses, tags, excerptCount }: Known): string {
  const unlinked = withoutLinks(dropUnknownMarks(text, excerptCount), (address) => addresses.has(address));
  const cleaned = withoutAddresses(withoutTags(unlinked, tags), addresses).replace(/[ \t]{2,}/g, ' ');
  return dropWordlessSentences(cleaned.trim());
}

function isSafeWhenFolded(text: string, excerpts: readonly string[]): boolean {
  const folded = text.normalize('NFKC');
  if (folded === text) {
    return true;
  }
  const known = knownIn([...excerpts, ...excerpts.map((excerpt) => excerpt.normalize('NFKC'))]);
  return withoutAddresses(folded, known.addresses) === folded && !hasTags(folded, known.tags);
}

// Returns null for a text that still changes after all rounds.
function settle(text: string, change: (current: string) => string): string | null {
  let current = text;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const changed = change(current);
    if (changed === current) {
      return current;
    }
    current = changed;
  }
  return null;
}

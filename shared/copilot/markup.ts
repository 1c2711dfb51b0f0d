const OPENER = /<(?=[a-z/!?])[^<>]*>?/gi;
// What is between these tags is no text, also where a reader sees the rest.
const HIDDEN_ELEMENT = /<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi;
const TAG_NAME = /^<\/?([a-z][a-z0-9]*)/i;
const ATTRIBUTES = /^<\/?[a-z][a-z0-9]*(?:\s*\/?|[\s/][^=]*=.*)>$/is;
const BRACKET = /!?\[|\]\(?/g;
const MARK_OR_PLACEHOLDER = /^(?:\d+|[A-Z_]+_\d+)$/;
const LOOKS_LIKE_ADDRESS = /[\\/:.#?&%@<]/;

// The elements of HTML, and those that embed SVG or MathML. A tag with any other name is more likely a type, as in
// vector<int>.
const ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div dl dt
  element em embed fencedframe fieldset figcaption figure font footer foreignobject form frame frameset h1 h2 h3 h4 h5 h6
  head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark
  marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output
  p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select shadow slot
  small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time
  title tr track tt u ul var video wbr xmp`.split(/\s+/),
);

/** Returns everything in the texts that looks like a tag to a browser, in the form that {@link withoutTags} takes. */
export function tagsOf(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) => text.match(OPENER) ?? []);
  return new Set(found.map((tag) => (tag.endsWith('>') ? tag : firstWord(tag))));
}

/**
 * Removes unknown HTML tags from a text, scripts and styles with what they contain. Anything that only resembles a tag,
 * such as x<y, gets a space after its bracket.
 */
export function withoutTags(text: string, known: ReadonlySet<string>): string {
  const shown = text.replace(HIDDEN_ELEMENT, (element) => (known.has(element.match(OPENER)?.[0] ?? '') ? element : ''));
  return shown.replace(OPENER, (tag) => {
    const isClosed = tag.endsWith('>');
    const isKnown = isClosed ? known.has(tag) : known.has(firstWord(tag)) && !tag.includes('=');
    if (isKnown) {
      return tag;
    }
    return isClosed && isTag(tag) ? '' : `< ${tag.slice(1)}`;
  });
}

/** Whether a text has an unknown HTML tag. A tag without its closing bracket counts when it has an attribute. */
export function hasTags(text: string, known: ReadonlySet<string>): boolean {
  return (text.match(OPENER) ?? []).some((tag) => {
    const isClosed = tag.endsWith('>');
    return (isClosed || tag.includes('=')) && isTag(isClosed ? tag : `${tag}>`) && !known.has(tag);
  });
}

/** A link or an image of Markdown, up to its address. */
interface Opening {
  /** Where its label begins. */
  readonly label: number;
  readonly start: number;
  readonly isImage: boolean;
}

/**
 * Replaces each Markdown link and image of a text with its label, followed by its address if that is known. An image
 * whose address is unknown is removed with its label, which describes what nobody sees. Anything that only resembles a
 * link, such as f[i](x), gets a space between its brackets.
 */
export function withoutLinks(text: string, isKnown: (address: string) => boolean): string {
  const lastClose = text.lastIndexOf(')');
  const opens: Opening[] = [];
  let done = '';
  let at = 0;
  for (const { 0: bracket, index } of text.matchAll(BRACKET)) {
    if (index < at) {
      continue;
    }
    done += text.slice(at, index);
    at = index + bracket.length;
    if (bracket.endsWith('[')) {
      opens.push({ start: done.length, label: done.length + bracket.length, isImage: bracket === '![' });
      done += bracket;
      continue;
    }
    const open = opens.pop();
    const close = bracket === '](' && at <= lastClose ? text.indexOf(')', at) : at;
    const link =
      open === undefined
        ? null
        : plainLink({ isImage: open.isImage, labelOf: () => done.slice(open.label) }, text.slice(at, close), isKnown);
    if (link === null) {
      done += bracket.split('').join(' ');
    } else {
      done = done.slice(0, open?.start) + link;
      at = close + 1;
    }
  }
  // A space also breaks up the remains of images, and link definitions elsewhere in the text.
  return (done + text.slice(at)).replace(/!(?=\[)/g, '! ').replace(/\](?=:\s*<?[\\/／]{2})/gu, '] ');
}

// Returns null for anything that is not a link. Only the label of a link is cut out of the text: a text may have
// thousands of brackets, and each cut takes time for the whole text.
function plainLink(
  { isImage, labelOf }: { readonly isImage: boolean; readonly labelOf: () => string },
  target: string,
  isKnown: (address: string) => boolean,
): string | null {
  const [address = ''] = target.trim().split(/\s/, 1);
  if (!LOOKS_LIKE_ADDRESS.test(address)) {
    return null;
  }
  const label = labelOf();
  if (MARK_OR_PLACEHOLDER.test(label)) {
    return `[${label}]`;
  }
  if (isKnown(address)) {
    return `${label} (${address})`;
  }
  return isImage ? '' : label;
}

// "<b and c>" occurs in arithmetic. A tag has either nothing after its name, or an attribute with a value.
function isTag(tag: string): boolean {
  const name = TAG_NAME.exec(tag)?.[1]?.toLowerCase();
  if (name === undefined) {
    // "<!--" and "<?xml" are tags without a name; "</" needs one.
    return !tag.startsWith('</');
  }
  return ELEMENTS.has(name) && ATTRIBUTES.test(tag);
}

function firstWord(tag: string): string {
  return tag.split(/[\s.,;:!?)]/, 1)[0] ?? '';
}

import { attributeOf, childElements, type HtmlElement, isElement, textIn } from './html-element.ts';

// The names that pages give, in classes, ids and roles, to elements that lead to other pages. They mean something else
// after some words: "no-sidebar", "card-header", "lunch-menu".
const NAMES =
  /(?:^|[\s_-])(?<!(?:^|[\s_-])(?:has|with|no|without|card|section|article|post|entry|doc|document|policy|panel|modal|tab|table|list|accordion|toc|az|day|daily|week|weekly|dinner|lunch|breakfast|food|drinks?|wine|set)[_-]{1,2})(?:nav|navbar|navigation|menu|menubar|submenu|breadcrumbs?|pagination|pager|sidebar|toolbar|topbar|(?:social|share)(?![\w-])|(?:social|share)[_-](?:media|links?|icons?|buttons?|bar)|footer|header|contentinfo|banner)(?![a-z])/i;
const CAMEL_NAMES = /[a-z](?:Nav|Navbar|Navigation|Menu|Breadcrumbs?|Sidebar|Footer|Header)(?![a-z])/;
const NAMED_TAG = /^(?:header|footer|aside|menu)$/;
const BLOCK = /^(?:div|header|footer|aside|ul|ol|menu|dl|p|form)$/;
const HEADING = /^h[1-6]$/;
// A link past the navigation, which only readers without a pointer see.
const SKIPS = /(?:^|[\s_-])(?:skip|sr-only|visually-hidden|screen-reader-text)(?![a-z])/i;
const SKIP_TEXT =
  /^\s*(?:(?:skip|jump) (?:to (?:the )?(?:main|content|nav|search|text|side)|nav)|(?:direkt )?zum (?:haupt)?inhalt\b|aller au contenu|(?:saltar|ir) al contenido)/i;
const NO_TEXT = /^(?:script|style|template|noscript|head|title|svg|select|textarea|iframe|object)$/;
// A link to these is content: a contact, or a file to download.
const CONTENT_TARGET = /^(?:mailto|tel|sms):|\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|csv|zip|rtf)(?:[?#]|$)/i;
// So is one whose text is a sentence or a value: an address, a number, a date, the version of a document.
const SENTENCE_END = /[.?!]$/;
const FIVE_DIGITS = /(?:\d\D{0,2}){5}/;
const NAME_LENGTH_MAX = 50;
// A menu may have a few words that are not links, such as its heading.
const LINKED_SHARE_MIN = 0.8;
const LINKS_MIN = 2;
// A shorter main part may be only the title of the page.
const MAIN_MIN = 40;

/** How much of the text in an element is links, and whether it contains the main part or the name of the page. */
interface LinkShare {
  readonly letters: number;
  readonly linked: number;
  readonly links: number;
  /** The links to other pages among them. */
  readonly away: number;
  readonly hasMain: boolean;
  /** Whether a link is a heading or contains one, or a paragraph: it is an entry of a list that the page is about. */
  readonly hasEntry: boolean;
}

const NOTHING: LinkShare = { letters: 0, linked: 0, links: 0, away: 0, hasMain: false, hasEntry: false };

/**
 * Returns the elements of a page that only lead to other pages or past the navigation. Such an element is outside the
 * main part and contains nothing but short links, if the main part has most of the other text of the page; or its name
 * says that it is navigation, and most of its text is short links. A page that consists of such links keeps them.
 *
 * @param elements all elements of the page, in document order.
 */
export function navigationIn(elements: readonly HtmlElement[]): ReadonlySet<HtmlElement> {
  return elements.some(({ tagName }) => tagName === 'a') ? leadingAway(elements) : new Set();
}

function leadingAway(elements: readonly HtmlElement[]): ReadonlySet<HtmlElement> {
  const shares = sharesOf(elements);
  const body = elements.find(({ tagName }) => tagName === 'body');
  const { letters: all, linked } = (body === undefined ? undefined : shares.get(body)) ?? NOTHING;
  const mains = elements.filter(isMain).map((element) => shares.get(element) ?? NOTHING);
  const main = mains.reduce((sum, share) => sum + share.letters, 0);
  const plain = mains.reduce((sum, share) => sum + share.letters - share.linked, 0);
  const isMarked = plain >= MAIN_MIN && plain * 2 > all - linked;
  const listed = new Set(elements.flatMap(afterHeadings));
  const found = new Set<HtmlElement>();
  const inside = new Set<HtmlElement>();
  let left = all;
  for (const element of elements) {
    const { parentNode } = element;
    const share = shares.get(element) ?? NOTHING;
    if (isContent(element) || (parentNode !== null && isElement(parentNode) && inside.has(parentNode))) {
      inside.add(element);
    } else if (
      isSkipLink(element) ||
      isNavigation(element, share, { mayBeOutside: isMarked && !listed.has(element) })
    ) {
      found.add(element);
      inside.add(element);
      left -= share.letters;
    }
  }
  const isIndex = main === 0 && left * 2 < all;
  return isIndex ? new Set() : found;
}

function isMain(element: HtmlElement): boolean {
  return element.tagName === 'main' || attributeOf(element, 'role') === 'main';
}

function isContent(element: HtmlElement): boolean {
  return isMain(element) || element.tagName === 'article';
}

function isSkipLink(element: HtmlElement): boolean {
  const href = element.tagName === 'a' ? (attributeOf(element, 'href') ?? '') : '';
  const isHidden = href.startsWith('#') && SKIPS.test(attributeOf(element, 'class') ?? '');
  return isHidden || (href.includes('#') && SKIP_TEXT.test(ownText(element)));
}

function ownText({ childNodes }: HtmlElement): string {
  return childNodes.map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : '')).join('');
}

function isNavigation(element: HtmlElement, share: LinkShare, { mayBeOutside }: { mayBeOutside: boolean }): boolean {
  if (share.links < LINKS_MIN || share.hasMain || !BLOCK.test(element.tagName)) {
    return false;
  }
  // A list whose entries are steps, or more than links, is content.
  const isList = share.hasEntry || element.tagName === 'ol';
  const isOutside = mayBeOutside && share.away >= LINKS_MIN && share.linked === share.letters && !isList;
  return isOutside || (isNamed(element) && !share.hasEntry && share.linked >= share.letters * LINKED_SHARE_MIN);
}

// Returns the children right after a heading: a list of links there is content.
function afterHeadings(element: HtmlElement): HtmlElement[] {
  const children = childElements(element);
  return children.filter((_, at) => HEADING.test(children[at - 1]?.tagName ?? ''));
}

function isNamed(element: HtmlElement): boolean {
  const names = ['class', 'id', 'role'].map((name) => attributeOf(element, name) ?? '').join(' ');
  return NAMED_TAG.test(element.tagName) || NAMES.test(names) || CAMEL_NAMES.test(names);
}

// The elements are counted from the last one, because children come after their parents.
function sharesOf(elements: readonly HtmlElement[]): ReadonlyMap<HtmlElement, LinkShare> {
  const shares = new Map<HtmlElement, LinkShare>();
  for (const element of elements.toReversed()) {
    shares.set(element, shareOf(element, shares));
  }
  return shares;
}

function shareOf(element: HtmlElement, shares: ReadonlyMap<HtmlElement, LinkShare>): LinkShare {
  if (NO_TEXT.test(element.tagName)) {
    return NOTHING;
  }
  const inner = childElements(element).map((child) => shares.get(child) ?? NOTHING);
  const own = ownText(element).replace(/\s/g, '').length;
  const letters = inner.reduce((sum, share) => sum + share.letters, own);
  const hasMain = isContent(element) || element.tagName === 'h1' || inner.some((share) => share.hasMain);
  const href = attributeOf(element, 'href') ?? '';
  const hasEntry = inner.some((share) => share.hasEntry);
  const isLink = element.tagName === 'a' && !CONTENT_TARGET.test(href) && !isContentText(textIn(element), letters);
  if (isLink || element.tagName === 'button') {
    return {
      letters,
      linked: letters,
      links: Number(isLink),
      away: Number(isLink && href !== '' && !href.includes('#')),
      hasMain,
      hasEntry: /^(?:h[1-6]|p)$/.test(childElements(element)[0]?.tagName ?? ''),
    };
  }
  const sum = (count: 'linked' | 'links' | 'away') => inner.reduce((all, share) => all + share[count], 0);
  const isEntry = HEADING.test(element.tagName) && sum('links') > 0;
  return {
    letters,
    linked: sum('linked'),
    links: sum('links'),
    away: sum('away'),
    hasMain,
    hasEntry: hasEntry || isEntry,
  };
}

function isContentText(text: string, letters: number): boolean {
  const isValue = FIVE_DIGITS.test(text) || (/\d/.test(text) && /\p{L}/u.test(text));
  return letters > NAME_LENGTH_MAX || isValue || SENTENCE_END.test(text.trimEnd());
}

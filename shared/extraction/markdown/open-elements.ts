import type { Token } from 'parse5';
import { elementLook } from '../html/element-look.ts';
import { type Look, PLAIN_LOOK } from '../html/look.ts';

/** An element that is open at some point of a text; its look is null if it is not displayed. */
export interface OpenElement {
  readonly name: string;
  readonly attrs: readonly Token.Attribute[];
  look: Look | null;
  /** Its name and attributes if it continues after the end of an element that contains it; '' if it does not. */
  continued: string;
}

const words = (text: string) => new Set(text.split(/\s+/));
// The names are those of the HTML standard, section 13.2 (parsing). A `table` does not close a paragraph in old pages.
const CLOSES_PARAGRAPH = words(
  `address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3
  h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary ul xmp`,
);
const SPECIAL = words(
  `address applet article aside blockquote body button caption center colgroup dd details dialog dir div dl dt fieldset
  figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup html iframe li listing main marquee menu nav
  noembed noframes noscript object ol p plaintext pre script search section select style summary table tbody td template
  textarea tfoot th thead title tr ul xmp`,
);
// Nothing inside these can close an element outside them.
const SCOPE = words('applet caption html marquee object table td template th');
const TABLE_PARTS = words('caption colgroup tbody td tfoot th thead tr');
// The look of these continues after the end of an element that contains them, until their own end.
const FORMATTING = words('a b big code em font i nobr s small strike strong tt u');
const HEADING = /^h[1-6]$/;
// For each element that the next of its kind closes: its kind, and the elements inside which it cannot be closed.
const SIBLINGS: Readonly<Record<string, readonly [kind: RegExp, barrier: (name: string) => boolean]>> = {
  li: [/^li$/, isOtherBlock],
  dd: [/^d[dt]$/, isOtherBlock],
  dt: [/^d[dt]$/, isOtherBlock],
  td: [/^t[dh]$/, isTable],
  th: [/^t[dh]$/, isTable],
  tr: [/^tr$/, isTable],
  tbody: [/^t(?:body|head|foot)$/, isTable],
  thead: [/^t(?:body|head|foot)$/, isTable],
  tfoot: [/^t(?:body|head|foot)$/, isTable],
};
// Limits the memory that unclosed tags use: beyond it, the outermost element is forgotten.
const OPEN_MAX = 1_000;
// Of more elements alike only the innermost are continued, as in a browser. The others are mostly start tags that were
// written in place of end tags.
const CONTINUED_ALIKE_MAX = 3;
// More elements than any text continues; beyond it, what follows counts as hidden, so that it takes no time.
const CONTINUED_MAX = 50;

/** Returns the look inside the innermost element; null if it is not displayed. */
export function innermostLook(open: readonly OpenElement[]): Look | null {
  const last = open.at(-1);
  return last === undefined ? PLAIN_LOOK : last.look;
}

/** Opens an element, and closes those that cannot contain it. Returns whether it was opened. */
export function openElement(open: OpenElement[], name: string, attrs: readonly Token.Attribute[]): boolean {
  // A browser ignores the parts of a table outside one.
  if (TABLE_PARTS.has(name) && !open.some((element) => isTable(element.name))) {
    return false;
  }
  const [kind, barrier] = SIBLINGS[name] ?? [];
  if (kind !== undefined && barrier !== undefined) {
    closeAt(
      open,
      innermost(open, (other) => kind.test(other), barrier),
    );
  }
  if (CLOSES_PARAGRAPH.has(name)) {
    closeElement(open, 'p');
  }
  if (name === 'a' || name === 'nobr') {
    closeElement(open, name);
  }
  const continued = FORMATTING.has(name) ? JSON.stringify([name, attrs]) : '';
  endOlderAlike(open, continued);
  open.push({ name, attrs, look: lookOf({ name, attrs }, open.at(-1)), continued });
  if (open.length > OPEN_MAX) {
    forgetOutermost(open);
  }
  return true;
}

// Makes room for one more element alike among those that are continued.
function endOlderAlike(open: readonly OpenElement[], continued: string): void {
  let alike = 1;
  for (let at = open.length - 1; continued !== '' && at >= 0 && !SCOPE.has(open[at]?.name ?? ''); at -= 1) {
    const element = open[at] as OpenElement;
    alike += element.continued === continued ? 1 : 0;
    if (alike > CONTINUED_ALIKE_MAX) {
      element.continued = '';
      return;
    }
  }
}

// If the outermost element is not displayed, its end can no longer be told, and everything after it counts as hidden.
function forgetOutermost(open: OpenElement[]): void {
  if (open[0]?.look === null) {
    open.splice(0, open.length, { name: '', attrs: [], look: null, continued: '' });
  } else {
    open.shift();
  }
}

/** Handles an end tag: closes the element that it ends, and those inside it, as a browser does. */
export function closeElement(open: OpenElement[], name: string): void {
  const isSame = HEADING.test(name) ? (other: string) => HEADING.test(other) : (other: string) => other === name;
  const at = innermost(open, isSame, barrierOf(name));
  const isAround = open.slice(at + 1).some((element) => SPECIAL.has(element.name));
  if (at !== -1 && (name === 'form' || (FORMATTING.has(name) && isAround))) {
    open.splice(at, 1);
    renewLooks(open, at);
  } else {
    closeAt(open, at);
  }
}

function barrierOf(name: string): (other: string) => boolean {
  if (name === 'table' || TABLE_PARTS.has(name)) {
    return isTable;
  }
  if (name === 'p') {
    return (other) => SCOPE.has(other) || other === 'button';
  }
  if (name === 'li') {
    return (other) => SCOPE.has(other) || other === 'ol' || other === 'ul';
  }
  return SPECIAL.has(name) || FORMATTING.has(name) ? (other) => SCOPE.has(other) : (other) => SPECIAL.has(other);
}

function isTable(name: string): boolean {
  return name === 'table';
}

function isOtherBlock(name: string): boolean {
  return SPECIAL.has(name) && !/^(?:address|div|p)$/.test(name);
}

// Returns the position of the innermost element of a kind, or -1 without one inside the innermost barrier.
function innermost(
  open: readonly OpenElement[],
  isWanted: (name: string) => boolean,
  isBarrier: (name: string) => boolean,
): number {
  const at = open.findLastIndex(({ name }) => isWanted(name) || isBarrier(name));
  return isWanted(open[at]?.name ?? '') ? at : -1;
}

// Closes an element and everything inside it; -1 closes nothing.
function closeAt(open: OpenElement[], at: number): void {
  if (at !== -1) {
    const [closed, ...inside] = open.splice(at);
    const end = inside.findIndex(({ name }) => SCOPE.has(name));
    const formatting = inside.slice(0, end === -1 ? inside.length : end).filter(({ continued }) => continued !== '');
    reopen(open, SCOPE.has(closed?.name ?? '') ? [] : formatting);
  }
}

function reopen(open: OpenElement[], elements: readonly OpenElement[]): void {
  const from = open.length;
  open.push(...elements);
  renewLooks(open, from);
}

// Determines the looks of the elements from a position inwards again, because what is around them has changed.
function renewLooks(open: OpenElement[], from: number): void {
  const isTooMuch = open.length - from > CONTINUED_MAX;
  for (let at = from; at < open.length; at += 1) {
    const element = open[at] as OpenElement;
    if (isTooMuch && element.look === null) {
      return;
    }
    element.look = isTooMuch ? null : lookOf(element, open[at - 1]);
  }
}

function lookOf({ name, attrs }: Pick<OpenElement, 'name' | 'attrs'>, around: OpenElement | undefined): Look | null {
  const look = around === undefined ? PLAIN_LOOK : around.look;
  const element = { tagName: name, attrs, childNodes: [], nodeName: name, parentNode: null };
  return look === null ? null : elementLook(element as unknown as Parameters<typeof elementLook>[0], look, null);
}

import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { elementLook } from '../html/element-look.ts';
import { isTextVisible, type Look, PLAIN_LOOK } from '../html/look.ts';
import { raisedText } from '../raised-text.ts';
import { visibleText } from '../visible-text.ts';

// Elements without an end tag, which cannot contain anything.
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const BREAKS_LINE = new Set(
  `address article aside blockquote br center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5
  h6 header hr li main ol p pre section summary table tr ul`.split(/\s+/),
);
const HEADING = /^h([1-6])$/;
// Elements whose content a browser reads as text, even where it looks like tags.
const TEXT_ONLY: Readonly<Record<string, Tokenizer['state']>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  noscript: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};
// Limits the memory that unclosed tags use: beyond it, the outermost element is forgotten.
const OPEN_MAX = 5_000;

/** Part of a piece of HTML: a heading with its level, or other text. */
export interface HtmlPart {
  readonly heading: number | null;
  readonly text: string;
}

/**
 * Reads the pieces of HTML in a Markdown text one after another, and tracks whether the text after each piece is
 * visible.
 */
export interface HtmlReader {
  /** Returns the text of a piece that a browser displays, without its tags. */
  readonly read: (html: string) => string;
  /** Returns the same text, split at headings. */
  readonly readParts: (html: string) => readonly HtmlPart[];
  /** Whether an element that is not displayed is open. */
  readonly isHidden: () => boolean;
  /** Whether the text that follows is raised. */
  readonly isRaised: () => boolean;
}

interface OpenElement {
  readonly name: string;
  readonly look: Look | null;
}

interface State {
  readonly open: OpenElement[];
  parts: { heading: number | null; text: string }[];
}

/** Creates a reader for one document. A hiding element may be opened in one piece of HTML and closed in another. */
export function createHtmlReader(): HtmlReader {
  const state: State = { open: [], parts: [] };
  const readParts = (html: string) => {
    state.parts = [{ heading: null, text: '' }];
    const tokenizer: Tokenizer = new Tokenizer(
      { sourceCodeLocationInfo: false },
      handlerFor(state, () => tokenizer),
    );
    tokenizer.write(html, true);
    return state.parts.filter(({ text }) => text !== '');
  };
  return {
    isHidden: () => !isShown(state),
    isRaised: () => isRaised(state),
    readParts,
    read: (html) => readParts(html).reduce((all, { text }) => all + text, ''),
  };
}

function lookNow({ open }: State): Look | null {
  const last = open.at(-1);
  return last === undefined ? PLAIN_LOOK : last.look;
}

function isShown(state: State): boolean {
  const look = lookNow(state);
  return look !== null && isTextVisible(look);
}

function isRaised({ open }: State): boolean {
  return open.at(-1)?.name === 'sup';
}

function handlerFor(state: State, tokenizer: () => Tokenizer) {
  const write = ({ chars }: Token.CharacterToken) => {
    if (isShown(state)) {
      const seen = visibleText(chars);
      const text = isRaised(state) ? raisedText(seen) : seen;
      add(state, state.open.some(({ name }) => name === 'tr') ? text.replace(/\s+/g, ' ') : text);
    }
  };
  return {
    onComment: () => undefined,
    onDoctype: () => undefined,
    onEof: () => undefined,
    onCharacter: write,
    onNullCharacter: () => undefined,
    onWhitespaceCharacter: write,
    onStartTag: (token: Token.TagToken) => {
      openElement(state, token);
      const mode = TEXT_ONLY[token.tagName];
      if (mode !== undefined) {
        tokenizer().state = mode;
      }
    },
    onEndTag: ({ tagName }: Token.TagToken) => closeElement(state, tagName),
  };
}

function add({ parts }: State, text: string): void {
  const last = parts.at(-1);
  if (last !== undefined) {
    last.text += text;
  }
}

// Whether the last line is still empty.
function isAtLineStart(text: string): boolean {
  return text.slice(text.lastIndexOf('\n') + 1).trim() === '';
}

function openElement(state: State, { tagName, attrs }: Token.TagToken): void {
  if (isShown(state) && BREAKS_LINE.has(tagName)) {
    add(state, '\n');
  }
  // The cells of a row are written on one line, separated.
  if (/^t[dh]$/.test(tagName) && isShown(state) && !isAtLineStart(state.parts.at(-1)?.text ?? '')) {
    add(state, ' | ');
  }
  if (VOID.has(tagName)) {
    return;
  }
  const around = lookNow(state);
  const element = { tagName, attrs, childNodes: [], nodeName: tagName, parentNode: null };
  const look =
    around === null ? null : elementLook(element as unknown as Parameters<typeof elementLook>[0], around, null);
  state.open.push({ name: tagName, look });
  // An outermost element that is not displayed stays open, so that its content stays hidden.
  if (state.open.length > OPEN_MAX && state.open[0]?.look !== null) {
    state.open.shift();
  }
  const level = HEADING.exec(tagName)?.[1];
  if (level !== undefined && isShown(state)) {
    state.parts.push({ heading: Number(level), text: '' });
  }
}

function closeElement(state: State, name: string): void {
  if (isShown(state) && BREAKS_LINE.has(name) && !HEADING.test(name)) {
    add(state, '\n');
  }
  const at = state.open.findLastIndex((element) => element.name === name);
  if (at !== -1) {
    state.open.length = at;
  }
  if (HEADING.test(name)) {
    state.parts.push({ heading: null, text: '\n' });
  }
}

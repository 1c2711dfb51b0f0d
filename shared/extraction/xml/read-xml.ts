import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { CannotRead } from '../cannot-read.ts';
import { createCompatibility } from './markup-compatibility.ts';

/**
 * The attributes of an element by name without prefix. An attribute with a prefix can also be read as `:name`, for
 * elements with two attributes of the same name.
 */
export type XmlAttributes = Readonly<Record<string, string | undefined>>;

/** Handlers for the parts of an XML document; names have no prefix. */
export interface XmlHandlers {
  readonly open: (name: string, attributes: XmlAttributes) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** Whether an attribute is true, as XML writes booleans; a missing one is not. */
export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

// Office documents nest a few dozen elements; each open element takes memory in all readers.
const DEPTH_MAX = 1_000;
// The time is checked between two pieces.
const PIECE_BYTES = 65_536;

/**
 * Streams an XML document to the handlers, without what Office programs ignore, and keeps nothing of it in memory.
 * Entities that it declares are not expanded, and nothing outside it is read.
 *
 * @throws `CannotRead` for XML that is not well-formed or nested more than 1,000 deep, and when the time is up.
 */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers, timeIsUp: () => boolean): void {
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  const nameOf = xmlNames();
  const compatibility = createCompatibility();
  let depth = 0;
  // The attributes of the next element, as a list: iterating over the parser's object is slow.
  let given: SaxesAttributePlain[] = [];
  parser.on('attribute', (attribute) => {
    given.push(attribute);
  });
  parser.on('error', () => {
    throw new CannotRead('corrupt');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEPTH_MAX) {
      throw new CannotRead('too_complex');
    }
    const own = given;
    given = [];
    if (compatibility.enter(name, own)) {
      handlers.open(
        nameOf(name).local,
        localAttributes(own, { attributes, nameOf, isIgnored: compatibility.isIgnored }),
      );
    }
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (compatibility.leave()) {
      handlers.close(nameOf(name).local);
    }
  });
  const addText = (text: string) => {
    if (!compatibility.isSkipping()) {
      handlers.text(text);
    }
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  for (const piece of piecesOf(bytes)) {
    if (timeIsUp()) {
      throw new CannotRead('timed_out');
    }
    parser.write(piece);
  }
  parser.close();
}

function* piecesOf(bytes: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true });
  }
  yield decoder.decode();
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) {
    return 'utf-16le';
  }
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : 'utf-8';
}

/** A name without its prefix, and how an attribute with a prefix can be read as well. */
interface XmlName {
  readonly local: string;
  readonly marked: string;
}

// Cached, because a document repeats a few names thousands of times.
function xmlNames(): (name: string) => XmlName {
  const names = new Map<string, XmlName>();
  return (name) => {
    let known = names.get(name);
    if (known === undefined) {
      const short = name.slice(name.indexOf(':') + 1);
      // The readers look names up in objects, which all have a "constructor" and a "__proto__".
      const local = short in Object.prototype ? `:${short}` : short;
      known = { local, marked: `:${local}` };
      names.set(name, known);
    }
    return known;
  };
}

interface ElementAttributes {
  /** The values by name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly nameOf: (name: string) => XmlName;
  readonly isIgnored: (name: string) => boolean;
}

const NO_ATTRIBUTES: XmlAttributes = Object.freeze(Object.create(null));

function localAttributes(
  given: readonly SaxesAttributePlain[],
  { attributes, nameOf, isIgnored }: ElementAttributes,
): XmlAttributes {
  if (given.length === 0) {
    return NO_ATTRIBUTES;
  }
  const read: Record<string, string | undefined> = Object.create(null);
  for (const { name, value } of given) {
    const { local, marked } = nameOf(name);
    if (local === name) {
      read[name] = value;
    } else if (!isIgnored(name)) {
      read[marked] = value;
      if (attributes[local] === undefined) {
        read[local] = value;
      }
    }
  }
  return read;
}

import { SaxesParser } from 'saxes';
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
 * Entities that it declares are not expanded, and nothing outside it is read. Throws `CannotRead` for XML that is not
 * well-formed or nested more than 1,000 deep, and when the time is up.
 */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers, timeIsUp: () => boolean): void {
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  const localName = localNames();
  const compatibility = createCompatibility();
  let depth = 0;
  parser.on('error', () => {
    throw new CannotRead('corrupt');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEPTH_MAX) {
      throw new CannotRead('too_complex');
    }
    if (compatibility.enter(name, attributes)) {
      handlers.open(localName(name), localAttributes(attributes, localName, compatibility.isIgnored));
    }
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (compatibility.leave()) {
      handlers.close(localName(name));
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

// Cached, because a document repeats a few names thousands of times.
function localNames(): (name: string) => string {
  const names = new Map<string, string>();
  return (name) => {
    let local = names.get(name);
    if (local === undefined) {
      local = name.slice(name.indexOf(':') + 1);
      // The readers look names up in objects, which all have a "constructor" and a "__proto__".
      local = local in Object.prototype ? `:${local}` : local;
      names.set(name, local);
    }
    return local;
  };
}

function localAttributes(
  attributes: Record<string, string>,
  localName: (name: string) => string,
  isIgnored: (name: string) => boolean,
): XmlAttributes {
  const local: Record<string, string | undefined> = Object.create(null);
  for (const name in attributes) {
    const short = localName(name);
    if (short === name) {
      local[name] = attributes[name];
    } else if (!isIgnored(name)) {
      local[`:${short}`] = attributes[name];
      if (attributes[short] === undefined) {
        local[short] = attributes[name];
      }
    }
  }
  return local;
}

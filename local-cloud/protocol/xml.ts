/** Text, a list of elements under one repeated name, or nested elements; undefined leaves the element out. */
export type XmlValue =
  | string
  | number
  | boolean
  | undefined
  | readonly XmlValue[]
  | { readonly [name: string]: XmlValue };

// Formats an element with its fields in their order; a list repeats the element.
function xmlElement(name: string, value: XmlValue, attributes = ''): string {
  if (value === undefined) {
    return '';
  }
  if (Array.isArray(value)) {
    return value.map((item) => xmlElement(name, item, attributes)).join('');
  }
  const inner =
    typeof value === 'object'
      ? Object.entries(value)
          .map(([child, content]) => xmlElement(child, content))
          .join('')
      : escapeXml(String(value));
  return `<${name}${attributes}>${inner}</${name}>`;
}

/** Formats a value as an XML document whose root element has this name. */
export function xmlDocument(name: string, value: XmlValue, namespace?: string): string {
  const attributes = namespace === undefined ? '' : ` xmlns="${namespace}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement(name, value, attributes)}`;
}

// Escapes text for XML; control characters become references, as S3 writes them.
function escapeXml(text: string): string {
  const named: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: object keys may hold them, and a parser loses them unescaped
    /[&<>"\u0000-\u001f\u007f\u0085\u2028]/g,
    (character) => named[character] ?? `&#x${character.charCodeAt(0).toString(16)};`,
  );
}

/** Replaces the character references in the text of an XML element; an unknown entity stays as it is. */
export function unescapeXml(text: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (reference, ...groups) => {
    const [hex, decimal, name] = groups;
    if (hex !== undefined || decimal !== undefined) {
      return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16));
    }
    return named[name] ?? reference;
  });
}

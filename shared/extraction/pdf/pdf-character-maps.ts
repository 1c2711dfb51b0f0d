const bytesFrom = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
// The characters that a Chinese, Japanese or Korean font may contain, by the high byte of their code.
const COMMON = [
  ...bytesFrom(0x00, 0x05),
  0x1e,
  ...bytesFrom(0x20, 0x27),
  ...bytesFrom(0x2e, 0x33),
  ...bytesFrom(0x4e, 0x9f),
];
const COMPATIBLE = [0xf9, 0xfa, 0xfe, 0xff];
const IDEOGRAPHS = [...COMMON, ...bytesFrom(0x34, 0x4d), ...COMPATIBLE];
const HANGUL = [...COMMON, 0x11, ...bytesFrom(0xac, 0xd7), ...COMPATIBLE];

// The first glyph number is beyond those of the font's own collection, so that none is confused with another.
const COLLECTIONS: Readonly<Record<string, { readonly first: number; readonly rows: readonly number[] }>> = {
  Japan1: { first: 0x7800, rows: IDEOGRAPHS },
  GB1: { first: 0x7800, rows: IDEOGRAPHS },
  CNS1: { first: 0x7800, rows: IDEOGRAPHS },
  Korea1: { first: 0x4800, rows: HANGUL },
};
const COLLECTION_OF: Readonly<Record<string, string>> = { JIS: 'Japan1', GB: 'GB1', CNS: 'CNS1', KS: 'Korea1' };
const BY_UNICODE = /^Uni(JIS|GB|CNS|KS)(?:2004|X0213)?-(UCS2|UTF16)-(?:HW-)?[HV]$/;
const TO_UNICODE = /^Adobe-(Japan1|GB1|CNS1|Korea1)-UCS2$/;
const CODES = {
  UCS2: '1 begincodespacerange <0000> <ffff> endcodespacerange',
  UTF16: '3 begincodespacerange <0000> <d7ff> <d800dc00> <dbffdfff> <e000> <ffff> endcodespacerange',
} as const;
// The maximum number of lines in a section, by the specification.
const LINES_MAX = 100;

/**
 * Creates the character maps (CMaps) that a PDF names without containing them, for the reader of one document: those of
 * Chinese, Japanese and Korean fonts whose codes are Unicode. `isMissing` tells whether the document named any other
 * map, so that part of its text cannot be read.
 */
export function pdfCharacterMaps() {
  const collections = new Set<string>();
  let isMissing = false;
  const find = (name: string): string | null => {
    const [, family = '', codes] = BY_UNICODE.exec(name) ?? [];
    const collection = COLLECTION_OF[family];
    if (collection !== undefined) {
      collections.add(collection);
      return glyphsOfCodes(name, collection, CODES[codes as keyof typeof CODES]);
    }
    const [, asked = ''] = TO_UNICODE.exec(name) ?? [];
    // Without one of the maps above, codes are the collection's own glyph numbers, which are unknown here.
    return collections.has(asked) ? charactersOfGlyphs(name, asked) : null;
  };
  return {
    isMissing: () => isMissing,
    /** The class that the reader instantiates to load its data files. Fonts and image decoders are not provided. */
    Factory: class {
      async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }): Promise<Uint8Array> {
        const map = kind === 'cMapUrl' ? find(filename) : null;
        if (map === null) {
          isMissing ||= kind === 'cMapUrl';
          throw new Error('There is no such character map.');
        }
        return new TextEncoder().encode(map);
      }
    },
  };
}

function glyphsOfCodes(name: string, collection: string, codes: string): string {
  return mapOf(name, codes, {
    kind: 'cid',
    rows: rowsOf(collection, (row, glyph) => `<${row}00> <${row}ff> ${glyph}`),
  });
}

function charactersOfGlyphs(name: string, collection: string): string {
  const hex = (glyph: number) => glyph.toString(16).padStart(4, '0');
  const rows = rowsOf(collection, (row, glyph) => `<${hex(glyph)}> <${hex(glyph + 0xff)}> <${row}00>`);
  return mapOf(name, CODES.UCS2, { kind: 'bf', rows });
}

function rowsOf(collection: string, line: (row: string, glyph: number) => string): readonly string[] {
  const { first, rows } = COLLECTIONS[collection] ?? { first: 0, rows: [] };
  return rows.map((row, at) => line(row.toString(16).padStart(2, '0'), first + at * 0x100));
}

// Writes a character map in PDF syntax, whose sections may have at most 100 lines.
function mapOf(
  name: string,
  codes: string,
  { kind, rows }: { readonly kind: string; readonly rows: readonly string[] },
) {
  const sections = Array.from({ length: Math.ceil(rows.length / LINES_MAX) }, (_, at) => {
    const lines = rows.slice(at * LINES_MAX, (at + 1) * LINES_MAX);
    return `${lines.length} begin${kind}range\n${lines.join('\n')}\nend${kind}range`;
  });
  return `begincmap\n/CMapName /${name} def\n${codes}\n${sections.join('\n')}\nendcmap\n`;
}

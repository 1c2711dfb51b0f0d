// Microsoft's compound files: each is a small file system, whose streams tell which program wrote it.
const COMPOUND_FILE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const OUTLOOK_MESSAGE = 'an Outlook message (MSG)';
const COMPOUND_FORMATS: readonly { readonly streams: readonly string[]; readonly name: string }[] = [
  // Before Office documents, because a message may contain one.
  { streams: ['__properties_version1.0'], name: OUTLOOK_MESSAGE },
  {
    streams: ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document'],
    name: 'an Office document in a format from before 2007 (DOC, XLS or PPT)',
  },
];
const OTHER_COMPOUND_FILE = "a file in Microsoft's compound format, such as Thumbs.db or an installer (MSI)";
const MAIL = 'an e-mail message (EML) or a saved web page (MHTML)';

// What to do about a format that cannot be converted to the formats of its kind.
const ADVICE: Readonly<Record<string, string>> = {
  [MAIL]: 'Open it in a mail program or browser, save it as PDF or plain text, and add that file.',
  [OUTLOOK_MESSAGE]: 'Open it in a mail program, save it as PDF or plain text, and add that file.',
};

const SIGNATURES: readonly { readonly at: number; readonly bytes: string; readonly name: string }[] = [
  { at: 0, bytes: '\x89PNG\r\n\x1a\n', name: 'a PNG image' },
  { at: 0, bytes: '\xff\xd8\xff', name: 'a JPEG image' },
  { at: 0, bytes: 'GIF87a', name: 'a GIF image' },
  { at: 0, bytes: 'GIF89a', name: 'a GIF image' },
  { at: 0, bytes: 'II*\x00', name: 'a TIFF image' },
  { at: 0, bytes: 'MM\x00*', name: 'a TIFF image' },
  { at: 4, bytes: 'ftyp', name: 'an MP4 or HEIC file' },
  { at: 0, bytes: 'ID3', name: 'an MP3 audio file' },
  { at: 0, bytes: 'OggS', name: 'an Ogg audio or video file' },
  { at: 0, bytes: 'fLaC', name: 'a FLAC audio file' },
  { at: 0, bytes: '\x1f\x8b', name: 'a gzip archive' },
  { at: 0, bytes: 'BZh', name: 'a bzip2 archive' },
  { at: 0, bytes: '7z\xbc\xaf\x27\x1c', name: 'a 7-Zip archive' },
  { at: 0, bytes: 'Rar!\x1a\x07', name: 'a RAR archive' },
  { at: 0, bytes: '\xfd7zXZ\x00', name: 'an XZ archive' },
  { at: 0, bytes: '\x28\xb5\x2f\xfd', name: 'a Zstandard archive' },
  { at: 257, bytes: 'ustar', name: 'a tar archive' },
  { at: 0, bytes: 'SQLite format 3\x00', name: 'an SQLite database' },
  { at: 0, bytes: 'PAR1', name: 'a Parquet file' },
  { at: 0, bytes: '\xe4\x52\x5c\x7b\x8c\xd8\xa7\x4d\xae\xb1\x53\x78\xd0\x29\x96\xd3', name: 'a OneNote section' },
  { at: 0, bytes: '\xa1\x2f\xff\x43\xd9\xef\x76\x4c\x9e\xe2\x10\xea\x57\x22\x76\x5f', name: 'a OneNote notebook' },
  { at: 0, bytes: '\x7fELF', name: 'a program' },
  { at: 0, bytes: '\x00asm', name: 'a program' },
  { at: 0, bytes: '\xca\xfe\xba\xbe', name: 'a program' },
  { at: 0, bytes: '{\\rtf', name: 'an RTF document' },
  { at: 0, bytes: '%!PS', name: 'a PostScript document' },
  // With the program that wrote it, because a CSV file may begin with the columns ID and Price.
  { at: 0, bytes: 'ID;PWXL', name: 'a SYLK spreadsheet (SLK)' },
  { at: 0, bytes: 'ID;PSCALC', name: 'a SYLK spreadsheet (SLK)' },
  { at: 0, bytes: 'TABLE\r\n0,1\r\n', name: 'a DIF spreadsheet' },
  { at: 0, bytes: 'TABLE\n0,1\n', name: 'a DIF spreadsheet' },
];

// Documents that are one XML file, by their root element without prefix and its namespace.
const XML_ROOTS: Readonly<Record<string, { readonly namespace: string; readonly name: string }>> = {
  document: {
    namespace: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
    name: 'an OpenDocument file saved as XML (FODT, FODS or FODP)',
  },
  Workbook: {
    namespace: 'urn:schemas-microsoft-com:office:spreadsheet',
    name: 'an Excel workbook saved as XML',
  },
  wordDocument: {
    namespace: 'http://schemas.microsoft.com/office/word/2003/wordml',
    name: 'a Word document saved as XML',
  },
  package: {
    namespace: 'http://schemas.microsoft.com/office/2006/xmlPackage',
    name: 'an Office document saved as XML',
  },
};
const XML_ROOT = /<(?:\w+:)?([a-z]+)\s([^>]*)/i;

// The formats of RIFF, by the letters after its length.
const RIFF: Readonly<Record<string, string>> = {
  WEBP: 'a WebP image',
  WAVE: 'a WAV audio file',
  'AVI ': 'an AVI video',
};

// The name of the stream that contains an encrypted Office document, in UTF-16.
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');
// The number of bytes checked at the beginning.
const HEAD_BYTES = 32_768;
// The byte order mark of UTF-8, byte by byte.
const BYTE_ORDER_MARK = /^\xef\xbb\xbf/;
const HEADER_LINE = /^(?:[!-9;-~]{1,80}:|[ \t]|From )/;
const MIME_VERSION = /^MIME-Version:/im;
// Many programs omit MIME-Version; mail programs then recognize the file by these lines. HTTP headers contain them too,
// so a line that occurs only in mail is also required.
const MIME_CONTENT = /^Content-(?:Type|Transfer-Encoding):/im;
const MAIL_ONLY = /^(?:From|Subject|Message-ID|Received|Return-Path):/im;

/** Whether bytes are an Office document that needs a password. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  return isCompoundFile(bytes) && bufferOf(bytes).includes(ENCRYPTED_STREAM);
}

/** Returns what to do about a format that is not supported, by its name; null if there is no special advice. */
export function adviceFor(name: string): string | null {
  return ADVICE[name] ?? null;
}

/**
 * Returns the name, with its article, of a known format that is not supported; null for any other bytes, and for a ZIP
 * archive, whose directory shows its format (`unsupportedPackage`).
 */
export function unsupportedFormat(bytes: Uint8Array): string | null {
  if (isCompoundFile(bytes)) {
    return compoundFormat(bytes);
  }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).toString('latin1');
  const riff = head.startsWith('RIFF') ? RIFF[head.slice(8, 12)] : undefined;
  const signed = riff ?? SIGNATURES.find(({ at, bytes: signature }) => head.startsWith(signature, at))?.name ?? null;
  return signed ?? (isMail(head) ? MAIL : officeXml(head));
}

function isCompoundFile(bytes: Uint8Array): boolean {
  return bufferOf(bytes).subarray(0, COMPOUND_FILE.length).toString('latin1') === COMPOUND_FILE;
}

function compoundFormat(bytes: Uint8Array): string {
  const file = bufferOf(bytes);
  const format = COMPOUND_FORMATS.find(({ streams }) => streams.some((name) => file.includes(streamName(name))));
  return format?.name ?? OTHER_COMPOUND_FILE;
}

// A directory entry has the name in UTF-16, with a null after it.
function streamName(name: string): Buffer {
  return Buffer.from(`${name}\0`, 'utf16le');
}

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function officeXml(head: string): string | null {
  if (!head.replace(BYTE_ORDER_MARK, '').startsWith('<?xml')) {
    return null;
  }
  const [, root = '', attributes = ''] = XML_ROOT.exec(head) ?? [];
  const format = Object.hasOwn(XML_ROOTS, root) ? XML_ROOTS[root] : undefined;
  return format !== undefined && attributes.includes(`"${format.namespace}"`) ? format.name : null;
}

function isMail(head: string): boolean {
  const [header = ''] = head.replace(BYTE_ORDER_MARK, '').split(/\r?\n\r?\n/, 1);
  const isMime = MIME_VERSION.test(header) || (MIME_CONTENT.test(header) && MAIL_ONLY.test(header));
  return isMime && header.split(/\r?\n/).every((line) => HEADER_LINE.test(line));
}

import { CannotRead } from '../cannot-read.ts';
import { readXml, type XmlAttributes, type XmlHandlers } from '../xml/read-xml.ts';
import type { ZipArchive, ZipEntry, ZipLimits } from '../zip/read-zip.ts';

/** The kinds of Office documents that can be read. */
type OfficeKind = 'docx' | 'xlsx' | 'pptx';

/** A link from one part of an Office document to another. */
interface Relation {
  /** The last word of its type, such as `slide`. */
  readonly type: string;
  /** The name of the other part. */
  readonly part: string;
}

/** A DOCX, XLSX or PPTX file: a ZIP archive of linked XML parts. */
export interface OfficePackage {
  readonly kind: OfficeKind;
  /** The name of the main part, which links to all others. */
  readonly main: string;
  /** Reads a part; returns false when there is none with this name. */
  readonly read: (part: string, handlers: Partial<XmlHandlers>, timeIsUp: () => boolean) => boolean;
  /** Returns the links of a part by id; read once. */
  readonly relations: (part: string) => ReadonlyMap<string, Relation>;
}

/** Limits of what an Office document may unpack to: ten times the size of the largest ones in use. */
export const OFFICE_LIMITS: ZipLimits = {
  entriesMax: 20_000,
  entryBytesMax: 200_000_000,
  bytesMax: 400_000_000,
  ratioMax: 400,
};

const KINDS: readonly (readonly [RegExp, OfficeKind])[] = [
  [/wordprocessingml|ms-word\./, 'docx'],
  [/spreadsheetml|ms-excel\.(?!sheet\.binary)/, 'xlsx'],
  [/presentationml|ms-powerpoint\./, 'pptx'],
];
const MAIN_PARTS = ['word/document.xml', 'xl/workbook.xml', 'ppt/presentation.xml'];
const never = () => false;

/**
 * Opens an archive as an Office document, or returns null for any other archive.
 *
 * @throws `CannotRead` for an archive with the parts of an Office document but without the links between them.
 */
export function officePackage(archive: ZipArchive): OfficePackage | null {
  const parts = new Map(archive.entries.map((entry): [string, ZipEntry] => [partName(entry.name), entry]));
  const read: OfficePackage['read'] = (part, handlers, timeIsUp) => {
    const entry = parts.get(partName(part));
    if (entry === undefined) {
      return false;
    }
    readXml(archive.read(entry), { ...NOTHING, ...handlers }, timeIsUp);
    return true;
  };
  if (!parts.has('[content_types].xml')) {
    return requireOtherArchive(parts);
  }
  const known = new Map<string, ReadonlyMap<string, Relation>>();
  const relations = (part: string) => {
    const links = known.get(part) ?? relationsOf(part, read);
    known.set(part, links);
    return links;
  };
  const main = [...relations('').values()].find(({ type }) => type === 'officeDocument')?.part;
  const type = main === undefined ? undefined : contentType(main, read);
  const kind = KINDS.find(([expression]) => type !== undefined && expression.test(type))?.[1];
  return main === undefined || kind === undefined ? requireOtherArchive(parts) : { kind, main, read, relations };
}

// A file that an Office program would not open is not read at all: its parts may contain text that the document hides.
function requireOtherArchive(parts: ReadonlyMap<string, ZipEntry>): null {
  if (MAIN_PARTS.some((part) => parts.has(part))) {
    throw new CannotRead('corrupt');
  }
  return null;
}

/** Returns the title in the properties of an Office document, or null. */
export function propertiesTitle({ read, relations }: OfficePackage): string | null {
  const part = [...relations('').values()].find(({ type }) => type === 'core-properties')?.part;
  let title = '';
  let isOpen = false;
  const handlers = {
    open: (name: string) => {
      isOpen = name === 'title';
    },
    close: () => {
      isOpen = false;
    },
    text: (text: string) => {
      title += isOpen ? text : '';
    },
  };
  try {
    read(part ?? 'docProps/core.xml', handlers, never);
  } catch (error) {
    // Damaged properties do not prevent reading the document.
    if (!(error instanceof CannotRead)) {
      throw error;
    }
  }
  return title.trim() === '' ? null : title.trim();
}

const NOTHING: XmlHandlers = { open: () => undefined, close: () => undefined, text: () => undefined };

function partName(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

function relationsOf(part: string, read: OfficePackage['read']): ReadonlyMap<string, Relation> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const relations = new Map<string, Relation>();
  const open = (name: string, { Id, Type, Target, TargetMode }: XmlAttributes) => {
    if (name === 'Relationship' && Id !== undefined && Target !== undefined && TargetMode !== 'External') {
      const type = Type?.slice(Type.lastIndexOf('/') + 1) ?? '';
      relations.set(Id, { type, part: resolve(folder, Target) });
    }
  };
  read(`${folder}_rels/${part.slice(folder.length)}.rels`, { open }, never);
  return relations;
}

function resolve(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') {
      path.pop();
    } else if (step !== '' && step !== '.') {
      path.push(step);
    }
  }
  return path.join('/');
}

function contentType(part: string, read: OfficePackage['read']): string | undefined {
  let own: string | undefined;
  let usual: string | undefined;
  const open = (name: string, { PartName = '', Extension = '', ContentType }: XmlAttributes) => {
    if (name === 'Override' && partName(PartName) === partName(part)) {
      own = ContentType;
    } else if (name === 'Default' && partName(part).endsWith(`.${Extension.toLowerCase()}`)) {
      usual = ContentType;
    }
  };
  read('[Content_Types].xml', { open }, never);
  return own ?? usual;
}

// The namespaces of elements that may have text or hide it. Documents contain a second copy, for older programs, of
// content in other namespaces, such as the charts of newer programs.
const OPEN_XML = 'http://schemas.openxmlformats.org';
const STRICT = 'http://purl.oclc.org/ooxml';
const MICROSOFT = 'http://schemas.microsoft.com/office';
const UNDERSTOOD = new Set([
  ...['wordprocessingml', 'spreadsheetml', 'presentationml', 'drawingml'].flatMap((language) => [
    `${OPEN_XML}/${language}/2006/main`,
    `${STRICT}/${language}/main`,
  ]),
  ...['picture', 'chart', 'diagram', 'lockedCanvas', 'wordprocessingDrawing', 'spreadsheetDrawing'].flatMap((part) => [
    `${OPEN_XML}/drawingml/2006/${part}`,
    `${STRICT}/drawingml/${part}`,
  ]),
  ...['math', 'relationships'].flatMap((part) => [
    `${OPEN_XML}/officeDocument/2006/${part}`,
    `${STRICT}/officeDocument/${part}`,
  ]),
  ...['wordml', 'wordprocessingShape', 'wordprocessingGroup', 'wordprocessingCanvas', 'wordprocessingDrawing'].map(
    (part) => `${MICROSOFT}/word/2010/${part}`,
  ),
  `${MICROSOFT}/powerpoint/2010/main`,
  `${MICROSOFT}/drawing/2010/main`,
  `${MICROSOFT}/drawing/2008/diagram`,
  `${MICROSOFT}/spreadsheetml/2009/9/main`,
  `${MICROSOFT}/spreadsheetml/2009/9/ac`,
  `${MICROSOFT}/excel/2006/main`,
  ...['vml', 'office:office', 'office:word', 'office:excel', 'office:powerpoint'].map(
    (part) => `urn:schemas-microsoft-com:${part}`,
  ),
]);

type Attributes = readonly { readonly name: string; readonly value: string }[];

// What applies inside an element that declares namespaces. What applies around the element is not copied: a small
// document can declare thousands of namespaces, and one more in each of thousands of elements.
interface Scope {
  readonly outer: Scope | null;
  readonly namespaces: ReadonlyMap<string, string>;
  /** The namespaces that a program may ignore if it does not understand them. */
  readonly ignorable: ReadonlySet<string>;
  /** Whether there is any such namespace, here or around it. */
  readonly mayIgnore: boolean;
  /** Whether the elements and attributes with a name are ignored, for each name that was looked up. */
  readonly ignored: Map<string, boolean>;
}

interface OpenElement {
  readonly around: Scope;
  /** Whether it only wraps alternatives, so that what is in it takes its place. */
  readonly isWrapper: boolean;
  /** Whether one of its alternatives is read; null for an element without alternatives. */
  isChosen: boolean | null;
}

/**
 * Creates a filter for what an Office document contains for different programs (ISO/IEC 29500-3): of alternatives, the
 * first one that Office programs understand is read; elements and attributes in namespaces that they ignore are not
 * read.
 */
export function createCompatibility() {
  const open: OpenElement[] = [];
  let scope: Scope = {
    outer: null,
    namespaces: new Map(),
    ignorable: new Set(),
    mayIgnore: false,
    ignored: new Map(),
  };
  let skipped = 0;
  return {
    /** Enters an element; returns whether it is read, rather than skipped or replaced with what is in it. */
    enter(name: string, attributes: Attributes): boolean {
      const inner = skipped > 0 ? scope : scopeAfter(scope, attributes);
      const around = open.at(-1);
      if (skipped > 0 || isIgnored(inner, name) || isOtherChoice(inner, around, { name, attributes })) {
        skipped += 1;
        return false;
      }
      const hasAlternatives = isNamed(name, 'AlternateContent');
      const isAlternative = around !== undefined && around.isChosen !== null;
      if (isAlternative) {
        around.isChosen = true;
      }
      const isWrapper = hasAlternatives || isAlternative;
      open.push({ around: scope, isWrapper, isChosen: hasAlternatives ? false : null });
      scope = inner;
      return !isWrapper;
    },
    /** Leaves an element; returns whether it was read. */
    leave(): boolean {
      const left = skipped > 0 ? undefined : open.pop();
      skipped -= skipped > 0 ? 1 : 0;
      scope = left?.around ?? scope;
      return left !== undefined && !left.isWrapper;
    },
    /** Whether what comes next is skipped. */
    isSkipping: () => skipped > 0,
    /** Whether an attribute of the open element is ignored. */
    isIgnored: (attribute: string) => isIgnored(scope, attribute),
  };
}

// Whether an element is an alternative that is not read: one after the alternative that is read, or one that requires a
// namespace which Office programs do not understand.
function isOtherChoice(
  scope: Scope,
  around: OpenElement | undefined,
  { name, attributes }: { readonly name: string; readonly attributes: Attributes },
): boolean {
  if (around === undefined || around.isChosen === null) {
    return false;
  }
  const required = isNamed(name, 'Choice') ? prefixesIn(attributes.find((one) => one.name === 'Requires')?.value) : [];
  return around.isChosen || !required.every((prefix) => isUnderstood(scope, prefix));
}

function isNamed(name: string, local: string): boolean {
  return name.endsWith(local) && (name.length === local.length || name.at(-local.length - 1) === ':');
}

const NO_NAMESPACES: ReadonlyMap<string, string> = new Map();

function scopeAfter(outer: Scope, attributes: Attributes): Scope {
  // Most elements declare nothing.
  let namespaces: Map<string, string> | undefined;
  let list: string | undefined;
  for (const { name, value } of attributes) {
    if (name === 'xmlns' || name.startsWith('xmlns:')) {
      namespaces ??= new Map();
      namespaces.set(name.slice('xmlns:'.length), value);
    } else if (isNamed(name, 'Ignorable')) {
      list = value;
    }
  }
  if (namespaces === undefined && list === undefined) {
    return outer;
  }
  const inner = {
    ...outer,
    outer,
    namespaces: namespaces ?? NO_NAMESPACES,
    ignorable: new Set<string>(),
    ignored: new Map<string, boolean>(),
  };
  const ignorable = new Set(prefixesIn(list).flatMap((prefix) => namespaceOf(inner, prefix) ?? []));
  return { ...inner, ignorable, mayIgnore: outer.mayIgnore || ignorable.size > 0 };
}

function namespaceOf(scope: Scope, prefix: string): string | undefined {
  return innermost(scope, ({ namespaces }) => namespaces.get(prefix));
}

function isIgnorable(scope: Scope, namespace: string): boolean {
  return innermost(scope, ({ ignorable }) => ignorable.has(namespace) || undefined) ?? false;
}

// Returns the answer of the innermost scope that has one.
function innermost<Answer>(scope: Scope, answerOf: (scope: Scope) => Answer | undefined): Answer | undefined {
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    const found = answerOf(at);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function prefixesIn(list = ''): readonly string[] {
  return list.split(/\s+/).filter((prefix) => prefix !== '');
}

// A namespace that is not declared is understood: without its declaration, Office programs would not open the document.
function isUnderstood(scope: Scope, prefix: string): boolean {
  const namespace = namespaceOf(scope, prefix);
  return namespace === undefined || UNDERSTOOD.has(namespace);
}

function isIgnored(scope: Scope, name: string): boolean {
  if (!scope.mayIgnore) {
    return false;
  }
  let ignored = scope.ignored.get(name);
  if (ignored === undefined) {
    const prefix = name.slice(0, Math.max(0, name.indexOf(':')));
    ignored = isIgnorable(scope, namespaceOf(scope, prefix) ?? '') && !isUnderstood(scope, prefix);
    scope.ignored.set(name, ignored);
  }
  return ignored;
}

import { posix } from 'node:path';
import type { FileMap } from '../tracked-files.ts';

const FOLDER_PATH = /^(?:bin|lib|functions|shared|console|local-cloud|test|docs|\.ci|\.github)\/[\w@./-]*$/;
const FILE_NAME = /^(?:[\w@.-]+\/)*[\w@.-]+\.(?:tsx?|mjs|jsonl?|ya?ml|md|sh|css|html)$/;
// Created while the project runs, or by the person who runs it: no checkout contains them.
const UNTRACKED = /^(?:cdk\.out|\.local|node_modules)(?:\/|$)|^(?:cloud\.json|questions\.jsonl)$/;

/** Files, folders and headings that a document names or links to and that do not exist. */
export function missingNames(files: FileMap): string[] {
  return documentsOf(files).flatMap(([path, text]) => {
    const prose = text.replace(/^```[\s\S]*?^```/gm, '');
    const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    return [
      ...named.filter((name) => (FOLDER_PATH.test(name) || FILE_NAME.test(name)) && !exists(files, path, name)),
      ...links.filter((target) => !/^[a-z]+:/.test(target) && !resolves(files, path, target)),
    ].map((name) => `${path} names ${name}`);
  });
}

/** Documents that the code names and that do not exist. */
export function missingDocuments(files: FileMap): string[] {
  return [...files]
    .filter(([path]) => path.endsWith('.ts') && !path.startsWith('test/tidy/'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/\bdocs\/[\w./-]+\.(?:md|yaml)\b/g)]
        .filter(([name]) => !files.has(name))
        .map(([name]) => `${path} names ${name}`),
    );
}

const NAMED_FILE =
  /(?<![\w@./-])((?:[a-z][\w.-]*\/)*(?:[a-z][\w.-]*|[A-Z]+)\.(?:tsx?|mjs|mdx?|ya?ml|jsonl?|txt|sh))\b(?!\()/g;
// Files of bundles, of folders that are created while the project runs, and of folders that a person provides.
const UNTRACKED_FILE = /^(?:index\.mjs|config\.json|cloud\.json|questions\.jsonl)$/;

/** Files that a comment of the code names and that do not exist. */
export function missingInComments(files: FileMap): string[] {
  const names = [...files.keys()].map((path) => `/${path}`);
  const isMissing = (name: string) => !(UNTRACKED_FILE.test(name) || names.some((path) => path.endsWith(`/${name}`)));
  return [...files]
    .filter(([path]) => /\.(?:tsx?|mjs|sh|ya?ml)$/.test(path))
    .flatMap(([path, text]) =>
      text.split('\n').flatMap((line) => {
        const start = /\.(?:sh|ya?ml)$/.test(path) ? /^\s*#(.*)$/ : /^\s*(?:\/\/|\/?\*)(.*)$/;
        const comment = start.exec(line)?.[1] ?? '';
        const named = [...comment.matchAll(NAMED_FILE)].map(([, name = '']) => name);
        return named.filter(isMissing).map((name) => `${path} names ${name}`);
      }),
    );
}

/** Commands `npm run NAME`, `npm test` and `npm start` in documents without a script of this name in package.json. */
export function unknownScripts(files: FileMap): string[] {
  const { scripts = {} } = JSON.parse(files.get('package.json') ?? '{}') as { scripts?: Record<string, string> };
  return documentsOf(files).flatMap(([path, text]) =>
    [...text.replace(/^```json\n[\s\S]*?^```/gm, '').matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(test|start)\b)/g)]
      .map(([, run, short]) => run ?? short ?? '')
      .filter((name) => !(name in scripts))
      .map((name) => `${path} names npm run ${name}`),
  );
}

/**
 * The first cells of the table rows under a heading of the second level, without backticks and without the header row.
 */
export function tableUnder(document: string, heading: string): string[] {
  const [, section = ''] = document.split(`\n## ${heading}\n`);
  const rows = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| (?!-)(.+?) \|/gm)].map(([, cell = '']) => cell);
  return rows.slice(1).map((cell) => cell.replaceAll('`', '').trim());
}

function documentsOf(files: FileMap): [string, string][] {
  return [...files].filter(([path]) => path.endsWith('.md'));
}

function exists(files: FileMap, document: string, name: string): boolean {
  const paths = [posix.normalize(name), posix.join(posix.dirname(document), name)].map((path) =>
    path.replace(/\/$/, ''),
  );
  const inPlace = paths.some(
    (path) => files.has(path) || [...files.keys()].some((file) => file.startsWith(`${path}/`)),
  );
  const byName = !name.includes('/') && [...files.keys()].some((file) => posix.basename(file) === name);
  return inPlace || byName || UNTRACKED.test(name);
}

function resolves(files: FileMap, document: string, target: string): boolean {
  const [file = '', heading] = target.split('#');
  const path = file === '' ? document : posix.join(posix.dirname(document), file);
  if (heading === undefined) {
    return exists(files, document, file);
  }
  const headings = [...(files.get(path) ?? '').matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => slugOf(text));
  return headings.includes(heading);
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

const DEPENDENCY_KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

/**
 * Packages that only docs/dependencies.md or only a manifest names, or that the document lists twice or without a
 * reason; and packages whose version is not exact, or not the same in all manifests.
 */
export function dependencyProblems(manifests: readonly string[], document: string): string[] {
  const versions = versionsOf(manifests);
  // One line per package, or per few that belong together: "- `name`, `name`: reason".
  const lines = [...document.matchAll(/^- ((?:`[^`]+`(?:, )?)+)(.*)$/gm)];
  const listed = lines.flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const unexplained = lines
    .filter(([, , reason = '']) => !/^: \S+ /.test(reason))
    .map(([line]) => `no reason: ${line}`);
  return [
    ...[...versions.keys()]
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is not in docs/dependencies.md`),
    ...listed.filter((name) => !versions.has(name)).map((name) => `${name} is not in a package.json`),
    ...listed.filter((name, i) => listed.indexOf(name) !== i).map((name) => `${name} is listed twice`),
    ...[...versions]
      .filter(([, each]) => each.some((version) => !EXACT_VERSION.test(version)))
      .map(([name]) => `${name} is not pinned`),
    ...[...versions].filter(([, each]) => new Set(each).size > 1).map(([name]) => `${name} has several versions`),
    ...unexplained,
  ];
}

const EXACT_VERSION = /^\d+\.\d+\.\d+$/;

// The versions of each package in all manifests.
function versionsOf(manifests: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const versions = new Map<string, string[]>();
  for (const manifest of manifests.map((text) => JSON.parse(text) as Partial<Record<string, Record<string, string>>>)) {
    for (const [name, version] of DEPENDENCY_KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))) {
      versions.set(name, [...(versions.get(name) ?? []), version]);
    }
  }
  return versions;
}

const PROSE_WIDTH_MAX = 140;

/** Lines of prose in documents that are wider than 140 columns: a diff of such a line hides what has changed. */
export function wideProse(files: FileMap): string[] {
  return documentsOf(files).flatMap(([path, text]) => {
    let isCode = false;
    return text.split('\n').flatMap((line, i) => {
      if (/^\s*```/.test(line)) {
        isCode = !isCode;
      }
      const isProse = !isCode && !/^\s*(?:\||#|<)/.test(line);
      return isProse && line.length > PROSE_WIDTH_MAX ? [`${path}:${i + 1}`] : [];
    });
  });
}

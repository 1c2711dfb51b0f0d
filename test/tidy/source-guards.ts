import type { FileMap } from './tracked-files.ts';

const CONTRACT_AND_HANDLER = ['contract.ts', 'handler.ts'];
// The route tables and the list of contracts belong to no single function.
const TOP_LEVEL_FILES = ['console-endpoints.ts', 'contracts.ts', 'endpoints.ts'];

/** Folders under functions/ that do not consist of a contract and a handler. */
export function oddFunctionFolders(files: FileMap): string[] {
  const folders = new Map<string, string[]>();
  for (const path of files.keys()) {
    const [, folder, file] = /^functions\/(?:([^/]+)\/)?(.+)$/.exec(path) ?? [];
    if (file !== undefined && !(folder === undefined && TOP_LEVEL_FILES.includes(file))) {
      folders.set(folder ?? '', [...(folders.get(folder ?? '') ?? []), file]);
    }
  }
  return [...folders]
    .filter(([, held]) => held.sort().join() !== CONTRACT_AND_HANDLER.join())
    .map(([folder, held]) => `functions/${folder} holds ${held.join(', ')}`);
}

// Assembled from parts, so that this file does not break its own rule. Conflict markers of a merge count, too, because
// inside a string they compile.
const UNFINISHED = new RegExp(`\\b(?:${['FIX', 'ME'].join('')}|${['TO', 'DO'].join('')})\\b|^(?:<{7}|>{7}) `);

/** Lines with a mark of unfinished work. */
export function unfinishedMarks(files: FileMap): string[] {
  return linesMatching(files, /^(?!package-lock\.json$)/, UNFINISHED);
}

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|namespace) (\w+)/;
// The entry of a package lists what other files export.
const DOCUMENTED_FOLDERS =
  /^(?:bin|lib|functions|shared|console|local-cloud|test|clients)\/(?!.*\/(?:index|generated\/\w+)\.ts$).*\.tsx?$/;
// A sentence begins with a capital or a name in code, has at least two words, and ends with a punctuation mark.
const SENTENCE = /^(?:\p{Lu}|`|'|\d).*\s.*[.:;)]$/su;

/**
 * Exported names without a sentence that says what they promise; a type may share the sentence of a value of its name.
 */
export function undocumentedExports(files: FileMap): string[] {
  return filesAt(files, DOCUMENTED_FOLDERS).flatMap(([path, text]) => {
    const lines = text.split('\n');
    const documented = new Set<string>();
    return withoutTemplates(text)
      .split('\n')
      .flatMap((line, i) => {
        if (/^export (?:\{|\*|type \{)/.test(line)) {
          return [`${path}:${i + 1} exports by a list`];
        }
        const name = EXPORT.exec(line)?.[1];
        if (name === undefined) {
          return [];
        }
        if (SENTENCE.test(commentBefore(lines, i))) {
          documented.add(name);
        }
        return documented.has(name) ? [] : [`${path}:${i + 1} ${name}`];
      });
  });
}

/**
 * Returns a source with all its lines, but with empty template literals: code that a program generates exports nothing
 * from the program itself.
 */
export function withoutTemplates(text: string): string {
  return text.replace(/`[^`]*`/g, (template) => template.replace(/.+/g, ''));
}

function commentBefore(lines: readonly string[], index: number): string {
  let end = index - 1;
  // A directive to the linter may come between the comment and the export.
  while (/^\s*\/\//.test(lines[end] ?? '')) {
    end -= 1;
  }
  if (!/\*\/\s*$/.test(lines[end] ?? '')) {
    return '';
  }
  let start = end;
  while (start > 0 && !/^\s*\/\*/.test(lines[start] ?? '')) {
    start -= 1;
  }
  const comment = lines.slice(start, end + 1).join('\n');
  if (!/^\s*\/\*\*/.test(comment)) {
    return '';
  }
  const inner = comment.replace(/^\s*\/\*\*/, '').replace(/\*\/\s*$/, '');
  return inner.replace(/^\s*\* ?/gm, '').trim();
}

const ABSOLUTE_PATH = /(?<![\w.:/~}-])\/(?:home|Users|root|work|mnt|private)\/[\w.-]|\b[A-Z]:\\\\?Users\b/;
const REGISTRY = /\bregistry\.[\w-]+\.[a-z]|\b(?:npmjs|yarnpkg|npmmirror)\.(?:com|org)\b|"resolved":\s*"https?:/i;

/** Lines that contain a local path of one machine, or the host of a package registry. */
export function machineNames(files: FileMap): string[] {
  return [...linesMatching(files, /^/, ABSOLUTE_PATH), ...linesMatching(files, /^/, REGISTRY)];
}

/** Lines of programs, deployed or run by people, that contain a path under test/, in a string or a comment. */
export function testPathsInPrograms(files: FileMap): string[] {
  return linesMatching(
    files,
    /^(?:bin|lib|functions|shared|console|local-cloud)\/.*\.(?:m?[jt]s|tsx)$/,
    /(?<![\w-])test\/\w/,
  );
}

/** Lines of the local cloud that name an option of a command line, except as a whole argument of another program. */
export function optionsInLocalCloud(files: FileMap, options: readonly string[]): string[] {
  const named = new RegExp(`(?!(?<=')--[\\w-]+')(?<![\\w-])(?:${options.join('|')})(?![\\w-])`);
  return linesMatching(files, /^local-cloud\/.*\.ts$/, named);
}

const WAITING = /\b(?:sleep|pause|delay)\(\s*[\d_]+\s*\)|\bsetTimeout\(\s*(?:resolve|done|r|[\d_]+)\b/;
const TIMING = /expect\([^)]*(?:performance\.now|Date\.now|elapsed|duration)[^)]*\)?.*\.toBe(?:Less|Greater)Than/i;

/** Lines of tests that wait for a fixed time instead of an event, or compare a measured time. */
export function timedTests(files: FileMap): string[] {
  const tests = [
    ...filesAt(files, /^test\/.*\.test\.ts$/),
    // The strings of these tests are the code of functions, which may wait.
    ...filesAt(files, /^local-cloud\/.*\.test\.ts$/).map(([path, text]) => [path, withoutStrings(text)] as const),
  ];
  return [WAITING, TIMING].flatMap((pattern) => linesMatching(new Map(tests), /^/, pattern));
}

function withoutStrings(text: string): string {
  return withoutTemplates(text).replace(/'(?:[^'\\\n]|\\.)*'/g, "''");
}

/** Tests that do not open with what they guarantee, and the risk without them. */
export function unexplainedTests(files: FileMap): string[] {
  return filesAt(files, /\.test\.ts$/).flatMap(([path, text]) => {
    const opening = /^(?:\/\/ .*\n)*/.exec(text)?.[0].replaceAll('\n// ', ' ') ?? '';
    return /^\/\/ Guarantee: \S.* Risk: \S/.test(opening) ? [] : [path];
  });
}

function filesAt(files: FileMap, paths: RegExp): [string, string][] {
  return [...files].filter(([path]) => paths.test(path));
}

function linesMatching(files: FileMap, paths: RegExp, pattern: RegExp): string[] {
  return filesAt(files, paths).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}`] : [])),
  );
}

const COMMENT_WIDTH_MAX = 120;

/** Lines of comments that are wider than the code may be. */
export function wideComments(files: FileMap): string[] {
  return filesAt(files, /^(?!.*\/generated\/).*\.(?:ts|tsx|mjs|sh)$/).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => {
      const begins = path.endsWith('.sh') ? /^\s*#/ : /^\s*(?:\/\/|\/?\*)/;
      const isComment = begins.test(line) && !/biome-ignore/.test(line);
      return isComment && line.length > COMMENT_WIDTH_MAX ? [`${path}:${i + 1}`] : [];
    }),
  );
}

const DOCSTRING = /^[ \t]*\/\*\*[\s\S]*?\*\//gm;
const ERROR_IN_PROSE = /[;,.](?: it| and| or)? throws /i;

/** Docstrings that describe an error within their sentences, where editors show no `@throws` for it. */
export function errorsInProse(files: FileMap): string[] {
  return filesAt(files, DOCUMENTED_FOLDERS).flatMap(([path, text]) =>
    [...text.matchAll(DOCSTRING)].flatMap(({ 0: comment, index }) => {
      const sentences = comment.replace(/\n\s*\* ?/g, ' ');
      return ERROR_IN_PROSE.test(sentences) ? [`${path}:${text.slice(0, index).split('\n').length}`] : [];
    }),
  );
}

const PLAIN_SHARED = /^shared\/(?!.*\.(?:store|client|wiring)\.ts$).*\.ts$/;
const IMPURE =
  /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bMath\.random\b|\brandom(?:UUID|Bytes|Int)\b.*from 'node:|\bcrypto\.(?:randomUUID|getRandomValues)\b|\+new Date\b|\bset(?:Timeout|Interval)\b|AbortSignal\.timeout|\bprocess\.|(?:await|return|=>|=) fetch\(|'node:(?:fs|http|https|http2|net|tls|dns|child_process|timers)/;
// The log, and that of a request, which times it and its parts.
const LOGS = ['shared/aws/log.ts', 'shared/api/request-log.ts', 'shared/aws/timed.ts'];

/** Lines of plain files of shared/ that use a clock, randomness, a timer, or anything outside the process. */
export function impureLines(files: FileMap): string[] {
  const plain = filesAt(files, PLAIN_SHARED).filter(([path]) => !LOGS.includes(path));
  return linesMatching(new Map(plain), /^/, IMPURE);
}

const PRODUCTION =
  /^(?:bin|lib|functions|shared|console|local-cloud)\/(?!fixtures\/)(?!.*\.(?:test|fixture)\.).*\.tsx?$/;
// A whole string that begins as a sentence, has at least three words, and ends as one.
const WHOLE_SENTENCE =
  /(?<quote>['"`])(?<sentence>(?:[A-Z]|\$\{)(?:(?!\k<quote>|\\u).)*\s\S+\s(?:(?!\k<quote>).)*[.!?](?:\\n)?)\k<quote>/g;

/** Sentences that occur more than once in the code: two places that have to be reworded together. */
export function repeatedSentences(files: FileMap): string[] {
  const places = filesAt(files, PRODUCTION).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/?\*)/.test(line))
      .flatMap((line) =>
        [...line.matchAll(WHOLE_SENTENCE)].map(({ groups: { sentence = '' } = {} }) => ({ path, sentence })),
      ),
  );
  return [...Map.groupBy(places, ({ sentence }) => sentence)]
    .filter(([, found]) => found.length > 1)
    .map(([sentence, found]) => `${found.map(({ path }) => path).join(', ')}: ${sentence}`);
}

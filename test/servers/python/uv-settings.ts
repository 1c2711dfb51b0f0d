import { runProgram } from '../run-program.ts';

// Settings of pip, and the corresponding variables of uv.
const VARIABLES: Readonly<Record<string, string>> = {
  'index-url': 'UV_DEFAULT_INDEX',
  'extra-index-url': 'UV_INDEX',
  cert: 'SSL_CERT_FILE',
};
// As in pip, later ones override earlier ones.
const SECTIONS = ['global', 'install', ':env:'];
const LINE = /^(global|install|:env:)\.([\w-]+)=(['"])(.*)\3$/;

/**
 * Returns the environment in which uv uses pip's indexes as pip would: with its certificates, the best version among
 * all of them, and only the given Python. `python` has pip.
 */
export async function uvSettings(python: string, environment?: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const result = await runProgram(python, ['-m', 'pip', 'config', 'list'], { environment });
  const listed = result === 'missing' || result.status !== 0 ? '' : result.output;
  // biome-ignore lint/style/noProcessEnv: the proxy and the certificates of this machine are in it
  const own = environment ?? process.env;
  return { UV_PYTHON_DOWNLOADS: 'never', UV_INDEX_STRATEGY: 'unsafe-best-match', ...variablesFor(listed), ...own };
}

function variablesFor(listed: string): Record<string, string> {
  const lines = listed.split('\n').flatMap((line) => {
    const [, section = '', name = '', , value = ''] = LINE.exec(line) ?? [];
    const variable = VARIABLES[name];
    return variable === undefined ? [] : [{ rank: SECTIONS.indexOf(section), variable, value }];
  });
  const inOrder = lines.sort((one, other) => one.rank - other.rank);
  // A list has one entry per line; pip prints the line breaks as escape sequences.
  return Object.fromEntries(inOrder.map(({ variable, value }) => [variable, value.replaceAll('\\n', ' ').trim()]));
}

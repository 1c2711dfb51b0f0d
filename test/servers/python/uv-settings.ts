import { runProgram } from '../run-program.ts';

// What pip is told, and the variable that tells it to uv.
const VARIABLES: Readonly<Record<string, string>> = {
  'index-url': 'UV_DEFAULT_INDEX',
  'extra-index-url': 'UV_INDEX',
  cert: 'SSL_CERT_FILE',
};
// A later one overrules an earlier one, as pip does.
const SECTIONS = ['global', 'install', ':env:'];
const LINE = /^(global|install|:env:)\.([\w-]+)=(['"])(.*)\3$/;

/**
 * The environment in which uv asks the indexes that pip is configured for, as pip would: with its certificates, the
 * best version of all of them, and never another Python than the one it is given. `python` has pip.
 */
export async function uvSettings(python: string, environment?: NodeJS.ProcessEnv): Promise<NodeJS.ProcessEnv> {
  const result = await runProgram(python, ['-m', 'pip', 'config', 'list'], { environment });
  const listed = result === 'missing' || result.status !== 0 ? '' : result.output;
  // biome-ignore lint/style/noProcessEnv: the proxy and the certificates of this machine are in it
  const own = environment ?? process.env;
  return { UV_PYTHON_DOWNLOADS: 'never', UV_INDEX_STRATEGY: 'unsafe-best-match', ...told(listed), ...own };
}

function told(listed: string): Record<string, string> {
  const lines = listed.split('\n').flatMap((line) => {
    const [, section = '', name = '', , value = ''] = LINE.exec(line) ?? [];
    const variable = VARIABLES[name];
    return variable === undefined ? [] : [{ rank: SECTIONS.indexOf(section), variable, value }];
  });
  const inOrder = lines.sort((one, other) => one.rank - other.rank);
  // A list has one entry a line, which pip prints as the two characters of its escape.
  return Object.fromEntries(inOrder.map(({ variable, value }) => [variable, value.replaceAll('\\n', ' ').trim()]));
}

import { readFileSync } from 'node:fs';
import { openApiYaml } from '../../../bin/openapi/open-api-yaml.ts';
import { publicApi } from '../../../bin/openapi/public-api.ts';
import { CONTRACTS } from '../../../functions/contracts.ts';
import { ENDPOINTS, publicPath } from '../../../functions/endpoints.ts';
import { consoleApiFiles } from '../console-api/console-api-files.ts';

const HEAD = '# Generated from functions/endpoints.ts and the contracts there by npm run generate. Do not edit.\n';
const TABLE_HEAD = '| operation | scope | what it is for |\n|---|---|---|\n';

/** The files that are generated from the code, by their path in the checkout. */
export function generatedFiles(): Readonly<Record<string, string>> {
  return {
    'docs/openapi.yaml': `${HEAD}${openApiYaml(publicApi())}`,
    'docs/api.md': withTable(readFileSync('docs/api.md', 'utf8')),
    ...consoleApiFiles(),
  };
}

// The page with the table of endpoints, in place of the one that it has.
function withTable(page: string): string {
  const start = page.indexOf(TABLE_HEAD) + TABLE_HEAD.length;
  const end = page.indexOf('\n\n', start);
  if (start < TABLE_HEAD.length || end < 0) {
    throw new Error(`docs/api.md has no table that begins with ${TABLE_HEAD.trim()}`);
  }
  const rows = ENDPOINTS.map((endpoint) => {
    const call = `${endpoint.method} ${publicPath(endpoint)}`;
    const anchor = call
      .toLowerCase()
      .replace(/[^a-z -]/g, '')
      .replaceAll(' ', '-');
    const scope = endpoint.scope === null ? 'none' : `\`${endpoint.scope}\``;
    return `| [\`${call}\`](#${anchor}) | ${scope} | ${CONTRACTS[endpoint.name].documentation.summary.toLowerCase()} |`;
  });
  return `${page.slice(0, start)}${rows.join('\n')}${page.slice(end)}`;
}

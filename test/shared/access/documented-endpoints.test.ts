// Guarantee: the table of scopes in docs/keys.md and the picture in docs/architecture.md have every endpoint of the
// route table and no others. Risk: an operator gives a key a scope that reaches more than the page says.
import { expect, it } from 'vitest';
import { ENDPOINTS } from '../../../functions/endpoints.ts';
import { readTrackedFiles } from '../../tidy/tracked-files.ts';

const files = readTrackedFiles();

it('docs/keys.md says what each scope reaches', () => {
  const rows = [...(files.get('docs/keys.md') ?? '').matchAll(/^\| *(none|`[a-z]+:[a-z]+`) *\| *(\S.*\S) *\|$/gm)];
  const documented = rows.flatMap(([, scope, reaches = '']) =>
    [...reaches.matchAll(/`(GET|POST) (\S+)`/g)].map(([, method, path]) => `${scope} ${method} ${path}`),
  );
  const routes = ENDPOINTS.map(
    ({ scope, method, path }) =>
      `${scope === null ? 'none' : `\`${scope}\``} ${method} ${path.slice('/public/v1'.length)}`,
  );
  expect(documented.toSorted()).toEqual(routes.toSorted());
});

it('the picture in docs/architecture.md shows each function that answers callers', () => {
  const [, picture = ''] = /subgraph api [^\n]*\n(.*?)\n {2}end/s.exec(files.get('docs/architecture.md') ?? '') ?? [];
  const shown = [...picture.matchAll(/^ *gateway --> ([a-z-]+)$/gm)].map(([, name]) => name);
  expect(shown.toSorted()).toEqual(ENDPOINTS.map(({ name }) => name).toSorted());
});

// Guarantee: the table of scopes in docs/keys.md has every endpoint of the route table and no others. Risk: an operator
// gives a key a scope that reaches more than the page says.
import { expect, it } from 'vitest';
import { ENDPOINTS, publicPath } from '../../../functions/endpoints.ts';
import { readTrackedFiles } from '../../tidy/tracked-files.ts';

it('docs/keys.md says what each scope reaches', () => {
  const page = readTrackedFiles().get('docs/keys.md') ?? '';
  const rows = [...page.matchAll(/^\| *(none|`[a-z]+:[a-z]+`) *\| *(\S.*\S) *\|$/gm)];
  const documented = rows.flatMap(([, scope, reaches = '']) =>
    [...reaches.matchAll(/`(GET|POST) (\S+)`/g)].map(([, method, path]) => `${scope} ${method} ${path}`),
  );
  const routes = ENDPOINTS.map(
    ({ scope, method, path }) => `${scope === null ? 'none' : `\`${scope}\``} ${method} ${publicPath({ path })}`,
  );
  expect(documented.toSorted()).toEqual(routes.toSorted());
});

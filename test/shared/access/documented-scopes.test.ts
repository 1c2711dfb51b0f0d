// Guarantee: the table of endpoints in docs/api.md has every endpoint of the route table with its scope, and no others.
// Risk: an operator gives a key a scope that reaches more than the page says.
import { expect, it } from 'vitest';
import { ENDPOINTS, publicPath } from '../../../functions/endpoints.ts';
import { readTrackedFiles } from '../../tidy/tracked-files.ts';

it('docs/api.md says which scope each endpoint needs', () => {
  const page = readTrackedFiles().get('docs/api.md') ?? '';
  const rows = [...page.matchAll(/^\| \[`((?:GET|POST) \S+)`\]\(#[a-z-]+\) \| (none|`[a-z]+:[a-z]+`) \| \S/gm)];
  expect(rows.map(([, operation, scope]) => [operation, scope])).toEqual(
    ENDPOINTS.map(({ scope, method, path }) => [
      `${method} ${publicPath({ path })}`,
      scope === null ? 'none' : `\`${scope}\``,
    ]),
  );
});

// Guarantee: the API reference does not call the URL that it shows the base URL, which docs/api.md defines as a URL
// without a path. Risk: somebody puts this URL into BASE_URL, every example appends `/api/public/v1` to it again, and
// all calls are answered with 404.
import { expect, it } from 'vitest';
import { publicApiUrl } from '../../../../console/address/public-api-url.ts';
import { referenceTexts } from '../../../../console/texts/reference.ts';

it('shows the URL up to the path of an endpoint, and says that the path has to be appended', () => {
  expect(publicApiUrl({ api_base_url: 'https://api.example/api' })).toBe('https://api.example/api/public/v1');
  expect(referenceTexts.apiUrl).toBe('API URL (append the path of a call)');
  expect(Object.values(referenceTexts)).not.toContain('Base URL');
});

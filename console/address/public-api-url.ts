/** Returns the URL of a stage's public API, to which the path of an endpoint is appended. */
export function publicApiUrl({ api_base_url: url }: { readonly api_base_url: string }): string {
  return `${url}/public/v1`;
}

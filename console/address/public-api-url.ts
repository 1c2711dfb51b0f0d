/** Returns the URL of the public API, to which the path of an endpoint is appended, on a stage with this base URL. */
export function publicApiUrl({ api_base_url: baseUrl }: { readonly api_base_url: string }): string {
  return `${baseUrl}/public/v1`;
}

/** Opens a file of the document bucket in a new tab, a PDF at the given page. */
export function openFile({ url }: { readonly url: string }, page: number | null = null): void {
  const link = document.createElement('a');
  link.href = page === null ? url : `${url}#page=${page}`;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.click();
}

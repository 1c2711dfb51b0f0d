/**
 * Removes the `aria-orientation` that the layout sets on its navigation on narrow screens, whenever it appears: ARIA
 * does not allow the attribute on a `nav`. Returns a function that stops this.
 */
export function repairNavigation(): () => void {
  const repair = () => {
    for (const bar of document.querySelectorAll('nav[aria-orientation]')) {
      bar.removeAttribute('aria-orientation');
    }
  };
  const observer = new MutationObserver(repair);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-orientation'] });
  repair();
  return () => observer.disconnect();
}

/**
 * The layout says `aria-orientation` of its navigation on narrow screens, which no screen reader expects there and
 * accessibility rules refuse. Takes it away whenever it appears.
 */
export function repairNavigation(): () => void {
  const repair = () => {
    for (const bar of document.querySelectorAll('nav[aria-orientation]')) {
      bar.removeAttribute('aria-orientation');
    }
  };
  const watch = new MutationObserver(repair);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-orientation'] });
  repair();
  return () => watch.disconnect();
}

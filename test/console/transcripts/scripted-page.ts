import { NOW } from './company.ts';
import { READ } from './read-page.ts';

/**
 * Runs before the page's own code. The clock stands still, calls are answered by the test, and nothing happens by
 * itself after a second or more: no countdown, no repeated call and no announcement to screen readers, which would come
 * at another moment in each run.
 */
export const BEFORE_PAGE = `(() => {
  const { Date: RealDate, setTimeout: later, clearTimeout: cancel } = globalThis;
  const now = RealDate.parse('${NOW}');
  globalThis.Date = class extends RealDate {
    constructor(...parts) {
      super(...(parts.length === 0 ? [now] : parts));
    }
    static now() {
      return now;
    }
  };
  const scripted = { sent: [], open: [], timers: new Set(), changes: 0, later: (run, ms) => later(run, ms) };
  globalThis.scripted = scripted;
  let ids = 0;
  crypto.randomUUID = () => '00000000-0000-4000-9000-' + String((ids += 1)).padStart(12, '0');
  globalThis.setInterval = () => 0;
  globalThis.setTimeout = (run, ms = 0, ...rest) => {
    if (ms >= 1_000) return 0;
    const timer = later(() => {
      scripted.timers.delete(timer);
      run(...rest);
    }, ms);
    scripted.timers.add(timer);
    return timer;
  };
  globalThis.clearTimeout = (timer) => {
    scripted.timers.delete(timer);
    cancel(timer);
  };
  globalThis.fetch = async (asked, { body } = {}) => {
    const [, path] = String(asked).split('api/console/');
    const name = path?.replace('operations/', '').replace('/', '.') ?? null;
    if (name !== null) scripted.sent.push(body === undefined ? name : name + ' ' + body);
    const call = { name };
    scripted.open.push(call);
    try {
      const answer = await globalThis.scriptedAnswer(name, String(name === null ? asked : body ?? '{}'));
      if (answer.status === 0) throw new TypeError('Failed to fetch');
      const headers = { 'content-type': 'application/json' };
      if (answer.retryAfter !== undefined) headers['retry-after'] = String(answer.retryAfter);
      return new Response(JSON.stringify(answer.json), { status: answer.status, headers });
    } finally {
      scripted.open.splice(scripted.open.indexOf(call), 1);
    }
  };
  const count = (changes) => {
    scripted.changes += changes.length;
  };
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(count).observe(document, everything);
})();`;

// Looks once per frame. The page is at rest when three looks in a row find that nothing has changed since the one
// before, that no timer runs and that each open call is one that the test holds back. The limit only ends what hangs:
// on a busy machine, loading the first page takes more than half a minute.
const AT_REST = `(HELD) => new Promise((resolve) => {
  const { scripted } = globalThis;
  const loads = ({ textContent }) => /(?:Loading|…)$/.test(textContent.trim());
  const isLoading = () =>
    HELD.length === 0 && [...document.querySelectorAll('[role=status], main [class*=loading]')].some(loads);
  const isHeld = ({ name }) => HELD.includes(name);
  // While a form is being sent, a timer of the design system looks for its end again and again.
  const waitsAsExpected = () =>
    HELD.length === 0
      ? scripted.open.length === 0 && scripted.timers.size === 0
      : scripted.open.length > 0 && scripted.open.every(isHeld);
  const stateOf = () => [scripted.changes, location.hash, document.title, document.activeElement?.id].join();
  const end = performance.now() + 300_000;
  let [still, before] = [0, ''];
  const look = () => {
    const now = stateOf();
    const isWaiting = !waitsAsExpected() || isLoading();
    still = now === before && !isWaiting ? still + 1 : 0;
    before = now;
    if (still === 3) resolve(true);
    else if (performance.now() > end) resolve(false);
    // Requesting each frame while a call is not answered would cost more than everything else.
    else if (isWaiting) scripted.later(look, 25);
    else requestAnimationFrame(() => scripted.later(look));
  };
  look();
})`;

/** What a page shows, and the calls that it has sent since it was read before. */
export interface Outline {
  readonly lines: readonly string[];
  readonly sent: readonly string[];
  readonly title: string;
  readonly hash: string;
}

/** Returns an expression that evaluates another one, and resolves to true once the page is at rest again. */
export function restAfter(act: string, held: readonly string[]): string {
  return `Promise.resolve(${act}).then(() => (${AT_REST})(${JSON.stringify(held)}))`;
}

/**
 * Returns an expression that evaluates another one and reads the page once it is at rest, without the parts that
 * selectors name; null if it does not come to rest.
 */
export function outlineAfter(act: string, held: readonly string[], without: readonly string[]): string {
  const read = READ.replace('SKIPPED', JSON.stringify(without));
  return `${restAfter(act, held)}.then((rests) => (rests ? ${read} : null))`;
}

/**
 * Makes `Date` of this thread show the cloud's clock: real time plus the shared offset. Returns real time, in
 * milliseconds, for deadlines.
 */
export function followClock(shared: SharedArrayBuffer): () => number {
  const offset = new Float64Array(shared);
  const RealDate = Date;
  const realNow = RealDate.now.bind(RealDate);
  const now = () => realNow() + (offset[0] ?? 0);
  const CloudDate = new Proxy(RealDate, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  Object.defineProperty(RealDate.prototype, 'constructor', { value: CloudDate, writable: true, configurable: true });
  globalThis.Date = CloudDate;
  return realNow;
}

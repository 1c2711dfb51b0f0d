import { utc } from './dates.ts';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time in the reader's time zone, with UTC in the tooltip. */
export function Time({ at, otherwise = '–' }: { readonly at: string | null; readonly otherwise?: string }) {
  if (at === null) {
    return <>{otherwise}</>;
  }
  return (
    <time className="console-time" dateTime={at} title={utc(at)}>
      {WHEN.format(new Date(at))}
    </time>
  );
}

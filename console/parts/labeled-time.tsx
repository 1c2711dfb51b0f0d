import { Time } from './time.tsx';

/** A time after what it is the time of. */
export function LabeledTime({ label, at }: { readonly label: string; readonly at: string }) {
  return (
    <>
      {label}: <Time at={at} />
    </>
  );
}

import CloudscapeButton, { type ButtonProps } from '@cloudscape-design/components/button';
import type { Ref } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

/** What a button can do besides being pressed, such as taking the focus. */
export type ButtonControl = ButtonProps.Ref;

/** A button that keeps the focus while it is disabled. */
export function Button({ ref, ...properties }: ButtonProps & { readonly ref?: Ref<ButtonControl> }) {
  const attributes = useKeptFocus(properties.disabled === true);
  return (
    <CloudscapeButton {...(ref === undefined ? {} : { ref })} {...properties} nativeButtonAttributes={attributes} />
  );
}

import CloudscapeButton, { type ButtonProps } from '@cloudscape-design/components/button';
import { type Ref, useState } from 'react';

/** What a button can do besides being pressed, such as taking the focus. */
export type ButtonControl = ButtonProps.Ref;

/** A button that keeps the focus while it is disabled, which a browser would otherwise give to no element at all. */
export function Button({ ref, ...properties }: ButtonProps & { readonly ref?: Ref<ButtonControl> }) {
  const [focused, setFocused] = useState(false);
  const isKept = focused && properties.disabled === true;
  return (
    <CloudscapeButton
      {...(ref === undefined ? {} : { ref })}
      {...properties}
      nativeButtonAttributes={{
        onFocusCapture: () => setFocused(true),
        // Captured, because the component also calls a handler of its own for `onFocus`, even if it has none. A window
        // that is left keeps its focused element, and gives it the focus again on return.
        onBlurCapture: ({ currentTarget }) => setFocused(currentTarget === document.activeElement),
        // The component ignores clicks on a disabled button in any case.
        ...(isKept ? { disabled: false, 'aria-disabled': true } : {}),
      }}
    />
  );
}

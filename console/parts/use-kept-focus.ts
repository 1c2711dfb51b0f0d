import { useId, useReducer } from 'react';

/**
 * Returns the attributes of a native button that keeps the focus while it is disabled: a browser would give it to no
 * element at all.
 */
export function useKeptFocus(disabled: boolean) {
  const id = useId();
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  // Looked up, because React reports no event for the focus that a dialog gives back when it closes.
  const isFocused = document.activeElement?.getAttribute('data-button') === id;
  return {
    'data-button': id,
    // Captured, because the components also call a handler of their own for `onBlur`, even if they have none. A window
    // that is left keeps its focused element, and gives it the focus again on return.
    onBlurCapture: () => renderAgain(),
    // The components ignore clicks on a disabled button in any case.
    ...(disabled && isFocused ? { disabled: false, 'aria-disabled': true } : {}),
  };
}

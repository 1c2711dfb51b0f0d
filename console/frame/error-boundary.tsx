import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Component, type ReactNode } from 'react';
import { Button } from '../parts/button.tsx';
import { callTexts } from '../texts/calls.ts';

/** Keeps the frame working when a page throws, or when its script cannot be fetched for lack of a network. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) {
      return this.props.children;
    }
    const [title, hint] = navigator.onLine
      ? [callTexts.pageBroke, callTexts.pageBrokeHint]
      : [callTexts.failed, callTexts.pageUnreachable];
    return (
      <SpaceBetween size="m">
        <Box variant="h1">{title}</Box>
        <Alert type="error" action={<Button onClick={() => location.reload()}>{callTexts.reload}</Button>}>
          {hint}
        </Alert>
      </SpaceBetween>
    );
  }
}
